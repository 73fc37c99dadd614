"""Section N of the table: what pubs add to the rules, by option."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from tests.conformance.rows import decides
from tests.support import (
    FOREHAND,
    MIDDLEHAND,
    REARHAND,
    arranged,
    finished,
    forehand_plays,
    offers,
    play_out,
    random_deal,
    refusal,
    said,
    skat,
    then,
)
from wenzel.games.skat.contract import Contract
from wenzel.games.skat.deal import Kind
from wenzel.games.skat.options import LostHandGame, RamschTie, RamschValue, SkatOptions
from wenzel.games.skat.play import Playing
from wenzel.games.skat.ramsch import RamschCount, RamschSettlement, settle_ramsch
from wenzel.games.skat.scoring import Terms, played_result, settle
from wenzel.games.skat.series import begin_series

# -- Kontra ---------------------------------------------------------------------------------------

DOUBLED = [
    ("N1", "D", 1, 20, 85, 8, (-54, -108, -216)),
    ("N2", "C", 1, 18, 75, 7, (24, 48, 96)),
    ("N3", "C", 1, 18, 45, 4, (-48, -96, -192)),
    ("N4", "N", 0, 18, 20, 1, (-46, -92, -184)),
    ("", "N", 0, 18, 0, 0, (23, 46, 92)),
    ("", "GO", 4, 18, 120, 10, (264, 528, 1056)),
]


@decides(*(row for row, *_ in DOUBLED if row))
@pytest.mark.parametrize(("row", "text", "matadors", "bid", "points", "tricks", "scores"), DOUBLED)
def test_kontra_doubles_the_score_and_never_the_value(
    row: str, text: str, matadors: int, bid: int, points: int, tricks: int, scores: Sequence[int]
) -> None:
    contract = Contract.from_text(text)
    result = played_result(contract, points, tricks)
    for factor, score in zip((1, 2, 4), scores, strict=True):
        settled = settle(Terms(contract, bid, kontra=factor), result, matadors=matadors)
        assert settled.score == score
        assert settled.value == settle(Terms(contract, bid), result, matadors=matadors).value


EVEN = arranged(forehand="CJ S7 S8", middlehand="SJ SA ST", rearhand="HJ SQ SK")


@decides("N5")
def test_kontra_before_ones_own_first_card() -> None:
    game = skat(kontra="before-own-card")
    state = forehand_plays(game, EVEN, "GH")
    for seat in (MIDDLEHAND, REARHAND):
        assert "kontra" in offers(state, seat)
        said_it = then(state, f"{seat}: kontra")
        assert said_it.current_player == FOREHAND
        assert offers(said_it) == {"re", "pass"}
        assert finished(then(said_it, "re", "concede")).kontra == 4
        assert finished(then(said_it, "pass", "concede")).kontra == 2
    assert refusal(state, f"{FOREHAND}: kontra") == "refused.not_now"
    state = then(state, "play S7")
    assert "kontra" in offers(state, MIDDLEHAND)
    state = then(state, "play SA")
    assert "kontra" not in offers(state, MIDDLEHAND)
    assert "kontra" in offers(state, REARHAND)
    state = then(state, "play SQ")
    assert not any("kontra" in offers(state, seat) for seat in range(3))


@decides("N5")
def test_stricter_houses() -> None:
    lead = skat(kontra="before-lead")
    state = forehand_plays(lead, EVEN, "GH")
    assert state.current_player == MIDDLEHAND
    assert offers(state) == {"kontra", "pass"}
    asked = then(state, "pass")
    assert asked.current_player == REARHAND
    playing = then(asked, "pass")
    assert playing.current_player == FOREHAND
    assert not any("kontra" in offers(playing, seat) for seat in range(3))
    bidders = skat(kontra="before-own-card", kontra_after_bid_only=True)
    state = forehand_plays(bidders, EVEN, "GH")
    assert "kontra" in offers(state, MIDDLEHAND)
    assert "kontra" not in offers(state, REARHAND)
    quiet = skat(kontra="before-own-card", re_in_null=False)
    state = then(forehand_plays(quiet, EVEN, "NH"), f"{MIDDLEHAND}: kontra")
    assert any(line.startswith("play") for line in offers(state))
    no_re = skat(kontra="before-own-card", re=False)
    assert "re" not in offers(then(forehand_plays(no_re, EVEN, "GH"), f"{REARHAND}: kontra"))
    official = forehand_plays(skat(), EVEN, "GH")
    assert refusal(official, f"{REARHAND}: kontra") == "refused.not_now"
    assert refusal(official, f"{REARHAND}: play D7") == "refused.not_your_turn"


def test_a_kontra_is_answered_before_anything_else() -> None:
    sure = arranged(forehand="CJ SJ HJ DJ CA CT CK CQ C9 C8")
    game = skat(kontra="before-own-card")
    state = then(forehand_plays(game, sure, "CH"), f"{MIDDLEHAND}: kontra")
    assert offers(state) == {"re", "pass"}
    assert refusal(state, "claim") == "refused.answer_kontra"
    assert refusal(state, "play CJ") == "refused.answer_kontra"
    assert "claim" in offers(then(state, "pass"))
    asked = forehand_plays(skat(kontra="before-lead"), sure, "CH")
    assert refusal(asked, "play S7") == "refused.kontra_or_pass"


# -- Ramsch ---------------------------------------------------------------------------------------

PUB = SkatOptions()


def ramsch(
    points: Sequence[int],
    tricks: Sequence[int] = (4, 3, 3),
    *,
    last: int = 0,
    shoves: int = 0,
    options: SkatOptions = PUB,
    stake: int = 1,
) -> RamschSettlement:
    count = RamschCount((0, 1, 2), tuple(points), tuple(tricks), last, shoves)
    return settle_ramsch(count, options, stake)


@decides("N6", "N8", "N9", "N12", "N14")
@pytest.mark.parametrize(
    ("row", "points", "tricks", "shoves", "scores"),
    [
        ("N6", (55, 45, 20), (4, 3, 3), 0, (-55, 0, 0)),
        ("N8", (40, 40, 40), (4, 3, 3), 0, (0, 0, 0)),
        ("N9", (70, 50, 0), (5, 5, 0), 0, (-140, 0, 0)),
        ("N12", (60, 60, 0), (5, 5, 0), 0, (-120, -120, 0)),
        ("N14", (50, 40, 30), (4, 3, 3), 2, (-200, 0, 0)),
        ("", (60, 60, 0), (5, 4, 1), 0, (-60, -60, 0)),
        ("", (70, 50, 0), (5, 4, 1), 0, (-70, 0, 0)),
        ("", (120, 0, 0), (9, 1, 0), 0, (-240, 0, 0)),
        ("", (0, 120, 0), (0, 10, 0), 0, (0, 120, 0)),
        ("", (0, 120, 0), (0, 10, 0), 1, (0, 240, 0)),
        ("", (50, 50, 20), (4, 3, 3), 3, (-400, -400, 0)),
    ],
)
def test_a_ramsch(
    row: str, points: Sequence[int], tricks: Sequence[int], shoves: int, scores: Sequence[int]
) -> None:
    assert ramsch(points, tricks, shoves=shoves).scores == tuple(scores)


def test_the_values_and_ties_of_other_houses() -> None:
    ladder = SkatOptions(ramsch_value=RamschValue.LADDER)
    assert ramsch((55, 45, 20), options=ladder).scores == (-10, 0, 0)
    assert ramsch((70, 50, 0), (5, 5, 0), options=ladder).scores == (-15, 0, 0)
    no_march = SkatOptions(ramsch_value=RamschValue.LADDER, ramsch_march=0)
    assert ramsch((120, 0, 0), (10, 0, 0), options=no_march).scores == (-20, 0, 0)
    assert ramsch((120, 0, 0), (10, 0, 0), options=SkatOptions(ramsch_march=0)).scores[0] == -480
    share = SkatOptions(ramsch_tie=RamschTie.SHARE)
    assert ramsch((45, 45, 30), options=share).scores == (-22, -22, 0)
    last = SkatOptions(ramsch_tie=RamschTie.LAST_TRICK)
    assert ramsch((45, 45, 30), last=1, options=last).scores == (0, -45, 0)
    assert ramsch((45, 45, 30), last=2, options=last).scores == (-45, -45, 0)
    three = SkatOptions(ramsch_three_way=True)
    assert ramsch((40, 40, 40), options=three).scores == (-40, -40, -40)
    assert ramsch((55, 45, 20), stake=2).scores == (-110, 0, 0)


@decides("N6")
@pytest.mark.parametrize("seed", range(12))
def test_a_ramsch_played_out(seed: int) -> None:
    game = skat(passed_in="ramsch")
    rng = Random(seed)
    state = said(game, random_deal(game, rng), "pass", "pass", "pass")
    assert isinstance(state.phase, Playing)
    assert state.phase.contract.text == "R"
    assert state.current_player == state.phase.setting.forehand
    outcome = play_out(state, rng)
    assert sum(outcome.points) == 120
    assert outcome.ramsch is not None
    most = max(outcome.points)
    losers = {seat for seat in range(3) if outcome.points[seat] == most}
    assert set(outcome.ramsch.losers) == losers
    virgins = outcome.tricks.count(0)
    for seat in range(3):
        assert outcome.returns[seat] == (-most * 2**virgins if seat in losers else 0)


SHOVING = arranged(forehand="SJ C7 C8", middlehand="S7 S8", rearhand="H7 H8", skat="CJ DJ")


@decides("N13")
def test_a_jack_is_not_passed_on_by_one_who_looked() -> None:
    game = skat(passed_in="ramsch", schieberamsch=True)
    state = said(game, SHOVING, "pass", "pass", "pass")
    assert state.current_player == FOREHAND
    assert offers(state) == {"take_skat", "shove"}
    looked = then(state, "take_skat")
    for pair in ("CJ DJ", "CJ C7", "SJ C8"):
        assert refusal(looked, f"discard {pair}") == "refused.no_jack_on"
    assert not any("J" in line for line in offers(looked))
    passed_on = then(looked, "discard C7 C8")
    assert passed_on.current_player == MIDDLEHAND
    assert passed_on.skat == looked.skat | (looked.hands[FOREHAND].hand - passed_on.hands[1].hand)
    # Unseen, the jacks go on.
    unseen = then(state, "shove", "take_skat")
    assert {card.text for card in unseen.hands[MIDDLEHAND].hand} >= {"CJ", "DJ"}


@decides("N14")
def test_each_shove_doubles() -> None:
    game = skat(passed_in="ramsch", schieberamsch=True)
    for shoves in range(4):
        lines = ["shove"] * shoves + ["take_skat", "discard"] * (3 - shoves)
        state = said(game, SHOVING, "pass", "pass", "pass")
        for line in lines:
            if line == "discard":
                state = state.apply(state.legal_actions()[0])
            else:
                state = then(state, line)
        outcome = play_out(state, Random(shoves))
        assert outcome.ramsch is not None
        virgins = outcome.tricks.count(0)
        assert -min(outcome.returns) == max(outcome.points) * 2 ** (shoves + virgins)


# -- Grand Hand, Bock, Spitze, old rules ----------------------------------------------------------


@decides("N15")
def test_grand_hand_instead_of_a_ramsch() -> None:
    game = skat("skat-pub")
    series = begin_series(game.options)
    lost = arranged(forehand="CJ S7 S8")
    # A Bock round has gone by; the Ramsch round is on.
    round_on = type(series)(game.options, 0, series.score_list, bock_left=0, ramsch_left=3)
    deal = round_on.prepare(lost)
    assert deal.kind is Kind.RAMSCH
    state = game.start(deal)
    assert "announce GH" in offers(state)
    assert refusal(state, "announce CH") == "refused.only_grand_hand"
    outcome = finished(then(state, "announce GH", f"{FOREHAND}: concede"))
    assert outcome.contract == Contract.from_text("GH")
    assert outcome.declarer == FOREHAND
    after = round_on.after(outcome)
    assert (after.dealer, after.ramsch_left) == (0, 3)
    shoved = then(state, "shove", "shove", "shove")
    going_on = round_on.after(play_out(shoved, Random(0)))
    assert (going_on.dealer, going_on.ramsch_left) == (1, 2)


def test_grand_hand_counts_the_skat_that_lies_and_not_the_one_dealt() -> None:
    game = skat("skat-pub")
    state = said(game, SHOVING, "pass", "pass", "pass", "take_skat", "discard C7 C8")
    outcome = finished(then(state, "announce GH", f"{MIDDLEHAND}: concede"))
    # Forehand has kept CJ, SJ and DJ: middlehand's Grand is without 2 at least.
    assert outcome.settlement is not None
    assert outcome.declarer == MIDDLEHAND
    assert outcome.settlement.matadors <= -2


@decides("N16")
def test_a_game_lost_with_60_starts_a_round_of_doubled_games() -> None:
    game = skat(bock_events=["lost-with-60"])
    rng = Random(3)
    series = begin_series(game.options)
    found = None
    for _ in range(4000):
        state = forehand_plays(game, game.deal_from_seed(rng.getrandbits(32)), "CH")
        outcome = play_out(state, rng)
        if outcome.points[FOREHAND] == 60:
            found = outcome
            break
        assert series.after(outcome).bock_left == 0
    assert found is not None
    assert not found.settlement.won if found.settlement is not None else False
    series = series.after(found)
    stakes = []
    for number in range(4):
        deal = series.prepare(game.deal_from_seed(number, dealer=series.dealer))
        stakes.append(deal.stake)
        series = series.after(finished(said(game, deal, "pass", "pass", "pass")))
    assert stakes == [2, 2, 2, 1]


@decides("N16")
def test_a_doubled_game_doubles_the_score_alone() -> None:
    contract = Contract.from_text("D")
    result = played_result(contract, 85, 8)
    settled = settle(Terms(contract, 20, stake=2), result, matadors=1)
    assert settled.overbid
    assert settled.score == -108
    deal = arranged(forehand="CJ S7 S8", stake=2)
    house = skat(bock_events=["lost-with-60"])
    given_up = then(forehand_plays(house, deal, "GH"), "concede")
    assert finished(given_up).returns[FOREHAND] == -288


@decides("N18")
def test_spitze() -> None:
    for levels in (1, 2):
        options = SkatOptions(spitze=levels)
        contract = Contract.from_text("CP")
        made = played_result(contract, 75, 7, spitze_made=True)
        missed = played_result(contract, 120, 9, spitze_made=False)
        assert settle(Terms(contract, 18, options), made, matadors=1).score == 12 * (2 + levels)
        lost = settle(Terms(contract, 18, options), missed, matadors=1)
        assert not lost.won
    game = skat(spitze=1)
    jacks = arranged(forehand="CJ SJ HJ DJ C7 S8", skat="C8 H9")
    offered = offers(said(game, jacks, "bid 18", "hold", "pass", "pass"))
    assert "announce CHP" in offered
    assert "announce GHP" not in offered
    assert "announce SHP" not in offered
    three = arranged(forehand="CJ SJ DJ C8 S7", middlehand="HJ C7", skat="C9 H9")
    offered = offers(said(game, three, "bid 18", "hold", "pass", "pass"))
    assert {"announce GHP", "announce SHP"} <= offered
    assert "announce CHP" not in offered
    assert not any(
        line.endswith("P") for line in offers(said(skat(), three, "bid 18", "hold", "pass", "pass"))
    )


SPITZE = arranged(
    forehand="CJ SJ HJ DJ CA CT CK CQ C9 C7",
    middlehand="SA ST SK SQ S9 S8 S7 HA HT HK",
    rearhand="DA DT DK DQ D9 D8 D7 HQ H9 H8",
    skat="C8 H7",
)


@decides("N18")
def test_the_last_trick_with_the_lowest_trump() -> None:
    game = skat(spitze=1)
    start = forehand_plays(game, SPITZE, "CHP")
    keeps = start
    while not keeps.is_terminal:
        plays = sorted(line for line in offers(keeps) if line.startswith("play"))
        keeps = then(keeps, next((line for line in plays if line != "play C7"), plays[0]))
    assert finished(keeps).settlement is not None
    assert finished(keeps).returns[FOREHAND] == 12 * (11 + 1 + 1 + 2 + 1)
    spends = then(start, "play C7")
    while not spends.is_terminal:
        spends = then(spends, sorted(line for line in offers(spends) if "play" in line)[0])
    outcome = finished(spends)
    assert outcome.points[FOREHAND] == 120
    assert outcome.winners == (MIDDLEHAND, REARHAND)


def test_a_spent_spitze_is_not_given_back_by_a_claim_or_a_concession() -> None:
    game = skat(spitze=1)
    start = then(forehand_plays(game, SPITZE, "CHP"), "play C7", "play SA", "play DA")
    assert finished(then(start, "claim")).returns[FOREHAND] < 0
    shown = then(start, f"{FOREHAND}: show_hand", "accept", "accept")
    assert finished(shown).returns[FOREHAND] < 0
    given = then(start, f"{MIDDLEHAND}: concede", "accept")
    assert finished(given).returns[FOREHAND] < 0
    kept = then(forehand_plays(game, SPITZE, "CHP"), "play CJ", "play SA", "play DA", "claim")
    assert finished(kept).returns[FOREHAND] > 0


@decides("N23")
def test_the_rules_until_1998() -> None:
    game = skat("skat-old")
    assert finished(then(forehand_plays(game, EVEN, "GH"), "concede")).returns[FOREHAND] == -72
    assert finished(then(forehand_plays(game, EVEN, "G"), "concede")).returns[FOREHAND] == -96
    contract = Contract.from_text("GO")
    assert game.options.grand_ouvert_base == 36
    assert game.options.lost_hand_game is LostHandGame.SINGLE
    won = settle(Terms(contract, 18, game.options), played_result(contract, 120, 10), matadors=4)
    assert won.score == 36 * 11
    today = forehand_plays(skat(), EVEN, "GH")
    assert finished(then(today, "concede")).returns[FOREHAND] == -144


def test_a_spitze_that_would_have_to_be_spent_early_is_no_claim() -> None:
    deal = arranged(
        forehand="CJ SJ HJ DJ CA CT CK C7 HA H7",
        middlehand="CQ SA ST SK SQ S9 S8 HT HK HQ",
        rearhand="S7 H8 H9 DA DT DK DQ D9 D8 D7",
        skat="C8 C9",
    )
    tricks = (
        "CJ CQ DA", "SJ HK DT", "HJ HQ DK", "DJ SK DQ", "CA SQ D9", "CT S9 D8", "CK S8 D7",
        "H7 HT H8", "SA S7",
    )  # fmt: skip
    # On move with the lowest trump and an ace: ruffing takes the rest, but not with the Spitze.
    for contract, certain in (("CH", True), ("CHP", False)):
        state = forehand_plays(skat(spitze=1), deal, contract)
        for trick in tricks:
            state = then(state, *(f"play {card}" for card in trick.split()))
        assert state.current_player == FOREHAND
        assert ("claim" in offers(state)) == certain
