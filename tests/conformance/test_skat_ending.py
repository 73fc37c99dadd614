"""Section L of the table, and the endings of section J: giving up, showing, claiming."""

from __future__ import annotations

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
    refusal,
    said,
    skat,
    then,
)
from wenzel.cards import CardSet
from wenzel.games.skat.contract import Contract
from wenzel.games.skat.deal import SkatDeal
from wenzel.games.skat.options import SkatOptions
from wenzel.games.skat.play import Playing
from wenzel.games.skat.scoring import Terms, declarer_gave_up, defenders_gave_up, settle
from wenzel.games.skat.state import SkatState

GAME = skat()

# Forehand has everything in Grand but hands out no trick he need not; with 4.
STRONG = arranged(
    forehand="CJ SJ HJ DJ CA CT CK CQ C9 C8",
    middlehand="SA ST SK SQ S9 S8 S7 HA HT HK",
    rearhand="DA DT DK DQ D9 D8 D7 HQ H9 H8",
    skat="C7 H7",
)
# With 1 in Clubs; each defender has tricks.
EVEN = arranged(
    forehand="CJ C7 C8 C9 CT S7 S8 H7 H8 D7",
    middlehand="SJ CA CK SA ST SK HA HT D8 D9",
    rearhand="HJ DJ CQ SQ S9 HK HQ H9 DA DT",
    skat="DK DQ",
)


def tricks(state: SkatState, count: int) -> SkatState:
    """Play tricks, always the first legal card."""
    for _ in range(3 * count):
        card = next(line for line in sorted(offers(state)) if line.startswith("play"))
        state = then(state, card)
    return state


def score(state: SkatState) -> int:
    return finished(state).returns[FOREHAND]


@decides("L1")
def test_the_declarer_gives_up_alone_with_ten_cards() -> None:
    state = then(forehand_plays(GAME, EVEN, "C"), "concede")
    assert finished(state).termination == "conceded"
    assert score(state) == -48
    assert finished(state).winners == (MIDDLEHAND, REARHAND)


@decides("L1", "L2")
@pytest.mark.parametrize(("played", "alone"), [(0, True), (1, True), (2, False), (5, False)])
def test_until_when_the_declarer_gives_up_alone(played: int, alone: bool) -> None:
    state = tricks(forehand_plays(GAME, EVEN, "C"), played)
    state = then(state, f"{FOREHAND}: concede")
    assert state.is_terminal == alone
    if alone:
        assert score(state) == -48
        return
    first = state.current_player
    assert offers(state) == {"accept", "decline"}
    assert first in (MIDDLEHAND, REARHAND)
    assert finished(then(state, "accept")).returns[FOREHAND] == -48
    second = then(state, "decline")
    assert second.current_player in {MIDDLEHAND, REARHAND} - {first}
    assert finished(then(second, "accept")).returns[FOREHAND] == -48
    assert not then(second, "decline").is_terminal


@pytest.mark.parametrize("extra", [0, 1])
def test_a_card_on_the_table_is_no_longer_in_the_hand(extra: int) -> None:
    """9 cards in hand after one trick; 8 as soon as the second card lies."""
    state = tricks(forehand_plays(GAME, STRONG, "G"), 1)
    assert state.current_player == FOREHAND
    if extra:
        state = then(state, sorted(line for line in offers(state) if line.startswith("play"))[0])
    assert then(state, f"{FOREHAND}: concede").is_terminal == (not extra)


@decides("L4")
@pytest.mark.parametrize("seat", [MIDDLEHAND, REARHAND])
def test_a_defender_binds_both(seat: int) -> None:
    state = then(forehand_plays(GAME, EVEN, "C"), f"{seat}: concede")
    assert state.current_player == FOREHAND
    assert offers(state) == {"accept", "decline"}
    done = then(state, "accept")
    assert score(done) == 24
    assert finished(done).winners == (FOREHAND,)
    assert not then(state, "decline").is_terminal


# A defender gives up: contract, bid, with, points, tricks, their points and tricks, score.
GIVEN = [
    ("L4", "C", 18, 1, 20, 2, 20, 2, 24),
    ("L4", "CHS", 18, 1, 20, 2, 20, 2, 60),
    ("L4", "CHZ", 18, 1, 20, 2, 0, 0, 84),
    ("L4", "GO", 18, 1, 20, 2, 0, 0, 192),
    ("L4", "C", 36, 1, 20, 2, 20, 2, 36),
    ("L14", "C", 36, 1, 40, 4, 30, 2, 36),
    ("L14", "C", 36, 1, 40, 4, 31, 2, -72),
    ("L14", "C", 48, 1, 40, 4, 0, 0, 48),
    ("L14", "C", 48, 1, 40, 4, 0, 1, -96),
    ("L14", "GHS", 144, 1, 40, 4, 0, 0, 144),
    ("L14", "GHS", 144, 1, 40, 4, 0, 1, -288),
    ("L5", "C", 18, 1, 20, 2, 60, 4, -48),
    ("L5", "CHS", 18, 1, 20, 2, 31, 3, -120),
    ("L5", "CHZ", 18, 1, 80, 8, 3, 1, -168),
    ("", "C", 18, 1, 20, 2, 59, 4, 24),
    ("", "C", 60, 1, 20, 2, 0, 0, -120),
    ("", "C", 18, 1, 90, 8, 10, 1, 36),
    ("", "C", 18, 1, 89, 8, 10, 1, 24),
    ("", "N", 23, 0, 0, 0, 30, 3, 23),
    ("", "NOH", 23, 0, 0, 0, 30, 3, 59),
]


@decides(*{row for row, *_ in GIVEN if row})
@pytest.mark.parametrize(
    ("row", "text", "bid", "matadors", "points", "own", "theirs", "their_tricks", "expected"),
    GIVEN,
)
def test_what_a_defenders_concession_is_worth(
    row: str, text: str, bid: int, matadors: int, points: int, own: int, theirs: int,
    their_tricks: int, expected: int,
) -> None:  # fmt: skip
    contract = Contract.from_text(text)
    terms = Terms(contract, bid, SkatOptions())
    simple = matadors + 1 + contract.hand + 2 * contract.schneider + 2 * contract.schwarz
    simple += contract.ouvert and contract.game.has_matadors
    base = settle(terms, declarer_gave_up(contract, 0, 0), matadors=matadors).base
    result = defenders_gave_up(
        contract, points=points, tricks=own, defender_points=theirs,
        defender_tricks=their_tricks, needed=max(0, min(2, -(-bid // base) - simple)),
    )  # fmt: skip
    assert settle(terms, result, matadors=matadors).score == expected


@decides("L14")
@pytest.mark.parametrize(
    ("contract", "bid", "expected"), [("C", 36, 36), ("C", 48, 48), ("CHS", 72, 72)]
)
def test_a_level_the_bid_needs_is_given_while_it_is_possible(
    contract: str, bid: int, expected: int
) -> None:
    state = then(forehand_plays(GAME, EVEN, contract, bid=bid), f"{MIDDLEHAND}: concede", "accept")
    assert score(state) == expected


@decides("L5")
def test_defenders_with_60_cannot_give_the_game_away() -> None:
    deal = arranged(
        forehand="C7 C8 C9 S7 S8 S9 H7 H8 H9 D7",
        middlehand="CA CT SA ST HA HT DA DT CJ SJ",
        rearhand="CK CQ SK SQ HK HQ DK DQ HJ DJ",
        skat="D8 D9",
    )
    state = forehand_plays(GAME, deal, "G")
    for trick in ("C7 CA CK", "CT CQ C8", "SA SK S7", "ST SQ S8"):
        state = then(state, *(f"play {card}" for card in trick.split()))
    assert score(then(state, f"{MIDDLEHAND}: concede", "accept")) == 24 * 5
    state = then(state, "play HA", "play HK", "play H7")
    playing = state.phase
    assert isinstance(playing, Playing)
    assert playing.points(MIDDLEHAND, REARHAND) == 71
    # Without 4: lost at the simple level, whatever the defenders say.
    assert score(then(state, f"{MIDDLEHAND}: concede", "accept")) == -24 * 5 * 2


def test_a_result_already_fixed_stays_when_the_declarer_gives_up() -> None:
    for contract, points, won in (("C", 61, 10), ("C", 60, 0), ("CHS", 89, 0), ("CHS", 90, 1)):
        result = declarer_gave_up(Contract.from_text(contract), points, 7)
        assert result.won == bool(won)
    assert declarer_gave_up(Contract.from_text("C"), 90, 7).schneider
    assert not declarer_gave_up(Contract.from_text("C"), 10, 0).schneider
    assert not declarer_gave_up(Contract.from_text("N"), 0, 0).won


@decides("L7")
def test_an_open_hand_ends_the_game_only_if_both_accept() -> None:
    start = forehand_plays(GAME, STRONG, "G")
    shown = then(start, f"{FOREHAND}: show_hand")
    assert shown.current_player == MIDDLEHAND
    both = then(shown, "accept", "accept")
    assert finished(both).termination == "shown"
    assert score(both) == 24 * 7
    # The first refusal is enough, the other defender is not asked any more.
    for answers in (("decline",), ("accept", "decline")):
        going_on = then(shown, *answers)
        assert not going_on.is_terminal, answers
        for seat in (MIDDLEHAND, REARHAND):
            playing = GAME.view(going_on, seat).playing
            assert playing is not None
            assert playing.open_hands[FOREHAND] == STRONG.hands[FOREHAND]
        assert going_on.current_player == FOREHAND


@decides("L8")
def test_all_the_rest_is_claimed_with_schneider_and_schwarz() -> None:
    state = forehand_plays(GAME, STRONG, "G")
    state = then(state, "play CJ", "play SA", "play DA")
    assert "claim" in offers(state)
    done = then(state, "claim")
    outcome = finished(done)
    assert outcome.termination == "claimed"
    assert outcome.settlement is not None
    assert outcome.points[FOREHAND] == 120
    assert outcome.tricks[FOREHAND] == 10
    assert outcome.settlement.result.schwarz
    assert score(done) == 24 * (4 + 1 + 2)


# A heart game before its last trick: the defenders have 49, and one of them has the trump ace.
HEARTS = SkatDeal(
    hands=(
        CardSet.from_text("CJ CQ CT HQ HK SQ SK S9 S7 DK"),
        CardSet.from_text("DJ HT H9 SA CK C7 DT DQ D9 D8"),
        CardSet.from_text("SJ HJ HA H8 H7 CA C8 ST S8 D7"),
    ),
    skat=CardSet.from_text("DA C9"),
    dealer=0,
)
HEARTS_PLAYED = (
    "HT H8 HK", "CK CA CT", "H7 CJ H9", "S7 SA ST", "DT D7 DK",
    "D8 HJ CQ", "S8 SQ DQ", "HQ DJ SJ", "C8 SK C7",
)  # fmt: skip


@decides("L9")
def test_a_defender_shows_the_trump_ace_and_has_60() -> None:
    state = forehand_plays(GAME, HEARTS, "HH")
    for trick in HEARTS_PLAYED:
        state = then(state, *(f"play {card}" for card in trick.split()))
    playing = state.phase
    assert isinstance(playing, Playing)
    assert state.current_player == MIDDLEHAND
    assert playing.points(MIDDLEHAND, REARHAND) == 49
    outcome = finished(then(state, "claim"))
    assert outcome.termination == "claimed"
    assert outcome.points[FOREHAND] == 60
    assert outcome.winners == (MIDDLEHAND, REARHAND)


@decides("L9")
def test_a_certain_claim_of_a_defender_decides() -> None:
    # The defender's whole hand is the top: five trumps and five clubs from the top.
    deal = arranged(
        forehand="H7 H8 H9 HQ HK S7 S8 S9 SQ SK",
        middlehand="CJ SJ HJ DJ HA HT CA CT CK CQ",
        rearhand="DA DT DK DQ D9 D8 C7 C8 C9 D7",
        skat="SA ST",
    )
    state = then(forehand_plays(GAME, deal, "H"), "play HK", "play HA", "play C9")
    assert state.current_player == MIDDLEHAND
    assert "claim" in offers(state)
    done = then(state, "claim")
    outcome = finished(done)
    assert outcome.termination == "claimed"
    assert outcome.winners == (MIDDLEHAND, REARHAND)
    assert outcome.points[FOREHAND] == 21
    assert outcome.tricks[FOREHAND] == 0
    # The jacks, the ace and the ten are missing: without 6, and Schwarz.
    assert score(done) == -10 * (6 + 1 + 2) * 2


@decides("L10")
def test_a_claim_that_is_not_certain_is_refused_and_nothing_is_lost() -> None:
    state = then(forehand_plays(GAME, EVEN, "C"), "play S7", "play SA", "play SQ")
    assert state.current_player == MIDDLEHAND
    assert refusal(state, "claim") == "refused.claim_not_certain"
    assert "claim" not in offers(state)


@decides("J15")
def test_a_null_that_a_defender_gives_up_is_won() -> None:
    state = forehand_plays(GAME, EVEN, "N")
    done = then(state, f"{REARHAND}: concede", "accept")
    assert score(done) == 23


@decides("J16")
def test_a_null_whose_declarer_lays_his_cards_open_is_won_if_accepted() -> None:
    state = then(forehand_plays(GAME, EVEN, "N"), f"{FOREHAND}: show_hand")
    done = then(state, "accept", "accept")
    assert finished(done).termination == "shown"
    assert score(done) == 23
    assert finished(done).tricks[FOREHAND] == 0


@pytest.mark.parametrize(
    ("contract", "loss"), [("N", -46), ("NH", -70), ("NO", -92), ("NOH", -118)]
)
def test_a_null_that_the_declarer_gives_up_is_lost(contract: str, loss: int) -> None:
    assert score(then(forehand_plays(GAME, EVEN, contract), "concede")) == loss


@pytest.mark.parametrize(
    ("contract", "bid", "loss"),
    [("C", 18, -48), ("CH", 18, -72), ("CHS", 18, -120), ("CHZ", 18, -168), ("CO", 18, -192),
     ("C", 36, -72), ("C", 40, -96)],
)  # fmt: skip
def test_giving_up_keeps_the_announced_levels_and_the_bid(
    contract: str, bid: int, loss: int
) -> None:
    assert score(then(forehand_plays(GAME, EVEN, contract, bid=bid), "concede")) == loss


def test_an_offer_is_answered_before_anything_else() -> None:
    state = forehand_plays(GAME, STRONG, "G")
    assert "claim" in offers(state)
    state = then(state, f"{MIDDLEHAND}: concede")
    assert offers(state) == {"accept", "decline"}
    assert refusal(state, "claim") == "refused.answer_offer"
    assert "claim" in offers(then(state, "decline"))


def test_an_offer_may_be_made_once_a_trick() -> None:
    state = tricks(forehand_plays(GAME, EVEN, "C"), 2)
    state = then(state, f"{FOREHAND}: concede", "decline", "decline")
    assert "concede" not in offers(state, FOREHAND)
    assert "concede" in offers(tricks(state, 1), FOREHAND)


@pytest.mark.parametrize("seat", [FOREHAND, MIDDLEHAND, REARHAND])
def test_who_leaves_loses(seat: int) -> None:
    state = then(forehand_plays(GAME, EVEN, "C"), f"{seat}: forfeit left")
    assert finished(state).termination == "forfeited"
    assert score(state) == (-48 if seat == FOREHAND else 24)
    early = then(said(GAME, EVEN, "bid 18"), f"{seat}: forfeit timeout")
    assert finished(early).termination == "penalty"
    assert finished(early).penalized == (seat,)
    assert finished(early).bid == 0
    assert finished(early).returns == (0, 0, 0)


def test_nobody_gives_up_in_a_ramsch() -> None:
    game = skat(passed_in="ramsch")
    state = said(game, EVEN, "pass", "pass", "pass")
    for seat in range(3):
        assert all(line.startswith("play") for line in offers(state, seat))


@decides("D7", "D8")
@pytest.mark.parametrize(("points", "score"), [(60, -288), (0, -288), (61, 144), (89, 144)])
def test_who_loses_by_a_violation_loses_simply_unless_he_has_won_already(
    points: int, score: int
) -> None:
    # Grand Hand with 4, two of the jacks in the skat: what a violation costs is a concession's.
    contract = Contract.from_text("GH")
    result = declarer_gave_up(contract, points, 5)
    assert settle(Terms(contract, 18), result, matadors=4).score == score


@pytest.mark.parametrize(("contract", "loss"), [("GO", -24 * 8 * 2), ("CO", -12 * 8 * 2)])
def test_an_open_game_ends_at_the_defenders_first_trick(contract: str, loss: int) -> None:
    state = then(forehand_plays(GAME, EVEN, contract), "play S7", "play SA", "play SQ")
    assert finished(state).termination == "decided"
    assert score(state) == loss


def test_an_announced_schneider_is_played_to_the_end() -> None:
    state = then(forehand_plays(GAME, EVEN, "CHZ"), "play S7", "play SA", "play SQ")
    assert not state.is_terminal
