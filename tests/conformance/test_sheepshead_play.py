"""The numbered cases about cards, deal, calls and duties (rules A3, 1 to 40)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.sheepshead_support import (
    UNDER,
    dealt,
    may_play,
    offers,
    on,
    options_of,
    play_of,
    said,
    sheepshead,
    then,
)
from tests.support import cards
from wenzel.cards import DECK_32, Card, CardSet
from wenzel.errors import IllegalActionError
from wenzel.games.sheepshead.actions import Play, PlayUnder, UnderSeen
from wenzel.games.sheepshead.calls import callable_cards, needs_under
from wenzel.games.sheepshead.play import Kind, Playing
from wenzel.games.sheepshead.setting import Holding
from wenzel.games.sheepshead.trick_order import trick_order, under_card
from wenzel.i18n import Speaker

OPTIONS = options_of()
ORDER = trick_order(OPTIONS)


def test_case_1_the_cards() -> None:
    assert len(ORDER.trumps) == 14
    assert len(DECK_32 - ORDER.trumps) == 18
    assert ORDER.points_of(DECK_32) == 120
    assert ORDER.points_of(ORDER.trumps) == 45
    for suit in (1, 2, 3):
        assert ORDER.points_of(ORDER.cards_of(suit)) == 25


@pytest.mark.parametrize(("case", "trick", "winner", "points"), [
    (2, "SK S9 D7 SA DQ", 5, 18),
    (3, "SJ CJ DA DT D7", 2, 25),
    (4, "DA DJ DK D9 HQ", 5, 20),
    (5, "H9 H7 CK SA HT", 5, 25),
    (6, "HK H9 H8 H7 HT", 5, 14),
    (7, "HK H9 H8 H7 CA", 1, 15),
    (8, "C9 ST HA SK H8", 1, 25),
])  # fmt: skip
def test_cases_2_to_8_who_takes_a_trick(case: int, trick: str, winner: int, points: int) -> None:
    played = [Card(text) for text in trick.split()]
    assert ORDER.winner(played) == winner - 1, case
    assert ORDER.points_of(played) == points, case


@pytest.mark.parametrize(("case", "led", "hand", "legal"), [
    (9, "C9", "CQ CJ HA S8", "HA S8 CJ CQ"),
    (10, "C9", "CQ CJ C7 HA", "C7"),
    (11, "D9", "HK SA HJ", "HJ"),
    (12, "S8", "HJ HA C9", "HJ HA C9"),
])  # fmt: skip
def test_cases_9_to_12_following_suit(case: int, led: str, hand: str, legal: str) -> None:
    assert may_play(on(play_of(), led), hand) == set(legal.split()), case


def test_case_13_the_deal() -> None:
    deck = list(DECK_32)
    deal = sheepshead().deal(deck, dealer=4)
    assert deal.blind == CardSet(deck[15:17])
    assert deal.hands[0] == CardSet(deck[0:3] + deck[17:20])
    assert deal.hands[4] == CardSet(deck[12:15] + deck[29:32])


def test_cases_14_and_15_who_picks_and_who_leads() -> None:
    game = sheepshead()
    deal = game.deal_from_seed(3, dealer=4)
    picked = said(game, deal, *["pass"] * 4, "pick")
    assert picked.phase.picked is not None
    assert picked.phase.picked.picker == 4
    bury = next(line for line in sorted(offers(picked)) if line.startswith("bury"))
    assert then(game, picked, bury, "alone").current_player == 0
    leaster = said(game, deal, *["pass"] * 5)
    assert isinstance(leaster.phase, Playing)
    assert leaster.phase.kind is Kind.LEASTER
    assert leaster.current_player == 0


@pytest.mark.parametrize(("case", "eight", "calls", "under"), [
    (16, "C7 CQ DJ DA DT DK D9 D8", "CA", False),
    (17, "C7 S7 H7 CQ DJ DA DT DK", "HA SA CA", False),
    (18, "CA C7 CQ DJ DA DT DK D9", "HA SA", True),
    (19, "CA SA HA CQ DJ DA DT DK", "HT ST CT", False),
    (20, "CA SA HA HT CQ DJ DA DK", "ST CT", False),
    (21, "CA CT SA ST HA HT CQ DJ", "", False),
    (22, "CQ SQ HQ DQ CJ SJ HJ DJ", "HA SA CA", True),
    (23, "H8 HA CQ DJ DA DT DK D9", "SA CA", True),
])  # fmt: skip
def test_cases_16_to_23_what_may_be_called(case: int, eight: str, calls: str, under: bool) -> None:
    held = cards(eight)
    assert callable_cards(held, held, OPTIONS) == cards(calls), case
    assert needs_under(held, OPTIONS) is under, case


def calls_after(hand: str, blind: str, bury: str) -> set[str]:
    """Return what seat 0 may call after picking and burying."""
    game = sheepshead()
    return offers(said(game, dealt(game, hand, blind=blind), "pick", f"bury {bury}"))


def test_case_21_without_anything_to_call_the_picker_is_alone() -> None:
    assert calls_after("CA CT SA ST HA HT", "CQ DJ", "CT ST") == {"alone"}


def test_case_22_an_under_may_be_a_trump() -> None:
    game = sheepshead()
    state = said(game, dealt(game, "CQ SQ HQ DQ CJ SJ", blind="HJ DJ"), "pick", "bury HJ DJ")
    assert offers(state) == {"call CA under", "call SA under", "call HA under", "alone"}
    laid = then(game, state, "call HA under")
    assert "lay_under CQ" in offers(laid)


def test_case_23_an_ace_from_the_blind_cannot_be_called_though_it_is_buried() -> None:
    assert "call HA" not in calls_after("H8 CQ DJ DA DT DK", "HA C9", "HA DT")


def test_case_24_one_card_of_the_suit_is_kept() -> None:
    hand, blind = "C7 C8 CQ DJ DA DT", "DK D9"
    assert "call CA" in calls_after(hand, blind, "C7 DK")
    # Burying both does not entitle to an under either: that was settled before the bury.
    assert calls_after(hand, blind, "C7 C8") == {"alone"}


def test_case_25_the_hold_card_is_not_thrown_off() -> None:
    playing = on(play_of("HA", picker=1), "C9")
    assert may_play(playing, "H8 SA CQ DJ DA DT") == {"DT", "DA", "DJ", "SA", "CQ"}


def test_case_26_of_two_cards_either_may_go_but_not_both() -> None:
    playing = on(play_of("HA", picker=1), "C9")
    assert may_play(playing, "H8 H7 SA CQ DJ DA") == {"DA", "DJ", "H7", "H8", "SA", "CQ"}
    assert may_play(playing, "H7 SA CQ DJ DA") == {"DA", "DJ", "SA", "CQ"}


def test_case_27_the_picker_follows_with_any_card() -> None:
    assert may_play(on(play_of("HA", picker=1), "H9"), "H8 HK CQ") == {"H8", "HK"}


def test_case_28_the_partner_plays_the_called_ace() -> None:
    assert may_play(on(play_of("HA"), "H9"), "HA HT H7") == {"HA"}


def test_case_29_the_called_ace_is_not_thrown_off() -> None:
    assert may_play(on(play_of("HA"), "C9"), "HA S9 SJ") == {"S9", "SJ"}


def test_case_30_the_partner_leads_the_suit_by_the_ace() -> None:
    assert may_play(play_of("HA", picker=1), "HA HT DQ") == {"DQ", "HA"}


@pytest.mark.parametrize(("hand", "picker"), [("HA", 0), ("H8", 1)])
def test_case_31_the_last_card_is_always_legal(hand: str, picker: int) -> None:
    for led in ("C9", "DQ", "S7"):
        assert may_play(on(play_of("HA", picker=picker), led), hand) == {hand}


HEARTS_LED = "H9 H7 HA HK HT"
"""A first trick in which hearts were led; seat 2 has the called ace and leads next."""


def test_case_32_after_the_first_lead_nobody_is_bound() -> None:
    playing = on(play_of("HA", picker=3), f"{HEARTS_LED} C9")
    assert playing.called_suit_led
    assert may_play(playing, "H8 DQ S7") == {"DQ", "H8", "S7"}


def test_case_33_the_picker_may_lead_the_suit() -> None:
    playing = play_of("HA")
    assert may_play(playing, "H8 CQ DJ DA DT SA") == {"DT", "DA", "DJ", "H8", "SA", "CQ"}
    assert may_play(on(playing, "H8"), "HA HT DQ") == {"HA"}


def test_case_34_the_partner_throws_another_card_of_the_suit() -> None:
    assert may_play(on(play_of("HA"), "C9"), "HA H7") == {"H7"}


@pytest.mark.parametrize(("case", "rest", "winner", "points"), [
    (35, "H8 H7", 2, 21),
    (36, "D7 H7", 3, 21),
])  # fmt: skip
def test_cases_35_and_36_the_called_ten(case: int, rest: str, winner: int, points: int) -> None:
    playing = on(play_of("HT", picker=1), "H9")
    assert may_play(playing, "HA CA SA DJ DA") == {"HA"}
    playing = on(playing, "HA")
    assert may_play(playing, "HT HK DQ") == {"HT"}
    playing = on(playing, f"HT {rest}")
    assert playing.trick.leader == winner, case
    assert playing.points(winner) == points, case


def test_case_35_without_the_rule_the_ace_wins() -> None:
    playing = on(play_of("HT", picker=1, called_ten_beats_ace=False), "H9 HA HT H8 H7")
    assert playing.trick.leader == 1


def test_case_37_an_under_never_wins_and_its_points_go_to_the_trick() -> None:
    game = sheepshead()
    deal = dealt(
        game, "C7 C8 C9 S7 S8 H9", "HA D7 D8 D9 S9 SK", "CQ SQ HQ DJ DA CA", "H8 CK CT DK HJ SJ",
        blind="DT SA",
    )  # fmt: skip
    state = said(
        game, deal, "pass", "pass", "pick", "bury CA SA", "call HA under", "lay_under DT",
        "play H9", "play HA",
    )  # fmt: skip
    assert offers(state) == {"play_under"}
    state = then(game, state, "play_under", "play H8")
    last = sorted(line for line in offers(state) if line.startswith("play"))[0]
    state = then(game, state, last)
    playing = state.phase
    assert isinstance(playing, Playing)
    assert playing.tricks[0].cards[2] is under_card(Card("HA"))
    assert playing.trick.leader == 1
    assert state.hands[1].seen is Card("DT")
    play, seen = state.events
    assert play.visible_to is None
    assert seen.what == UnderSeen(Card("DT"))
    assert seen.visible_to == frozenset({1})


def test_case_38_an_under_that_is_led_is_the_called_suit() -> None:
    playing = on(play_of("HA", under=True), UNDER)
    assert may_play(playing, "HA HT DQ") == {"HA"}
    assert may_play(on(playing, "HA"), "HK CQ") == {"HK"}


def test_case_39_the_under_is_kept_until_its_suit_or_the_last_trick() -> None:
    playing = on(play_of("HA", under=True, picker=1), "S9")
    assert may_play(playing, "CQ CA", under="DT") == {"CA", "CQ"}
    assert may_play(playing, "", under="DT") == {UNDER}


def test_case_40_the_jack_of_diamonds() -> None:
    game = sheepshead("sheepshead-jack-of-diamonds")
    deal = dealt(game, "CQ SQ HQ DQ CJ SJ", blind="DJ C7")
    state = said(game, deal, "pick", "bury C7 SJ", "call DJ")
    assert "call DJ" not in offers(state)
    for seed in range(3):
        again = state
        while not again.is_terminal:
            choices = again.legal_actions()
            again = again.apply(choices[seed % len(choices)])
        assert again.outcome is not None
        assert again.outcome.partner is None
        assert again.outcome.alone
    bound = play_of("DJ", partner="jack-of-diamonds")
    assert may_play(on(bound, "C9"), "DJ S7 H7") == {"DJ", "H7", "S7"}
    assert may_play(on(bound, "DQ"), "DJ DA H7") == {"DA", "DJ"}


def test_nothing_but_the_called_card_tells_the_partner() -> None:
    playing = on(play_of("HA", picker=3), "H9")
    assert playing.known_partner is None
    assert on(playing, "H7 HA").known_partner == 2


def test_a_bury_that_leaves_no_hold_card_is_told_at_the_call() -> None:
    game = sheepshead()
    state = said(game, dealt(game, "C7 C8 CQ DJ DA DT", blind="DK D9"), "pick", "bury C7 C8")
    with pytest.raises(IllegalActionError) as caught:
        then(game, state, "call CA")
    assert caught.value.message.code == "refused.no_hold_card"


@pytest.mark.parametrize(("played", "picker", "hand", "under", "tried", "said_to_him"), [
    ("", 1, "HA HT DQ", None, "HT", "♥10 may not be led: whoever leads hearts leads ♥A."),
    ("H9", 3, "HA HT DQ", None, "HT",
     "♥10 may not be played: hearts are led for the first time, so it must be ♥A."),
    ("C9", 3, "HA S9", None, "HA",
     "♥A must be kept until hearts are led, or for the last trick."),
    ("C9", 1, "H8 S9", None, "H8",
     "♥8 must be kept until hearts are led, or for the last trick."),
    ("C9", 1, "C8 S9", None, "S9",
     "♠9 may not be played: ♣9 was led, so clubs must be followed (♣8)."),
    ("H9", 1, "CQ CA", "DT", "CQ",
     "♣Q may not be played: hearts were led, and the under stands for them."),
    ("S9", 1, "CQ CA", "DT", UNDER,
     "The under is kept until hearts are led, or for the last trick."),
    ("S9", 1, "CQ CA", None, UNDER, "No card was laid face down."),
    (f"{HEARTS_LED} C9", 3, "DQ", "DT", UNDER, "The under has been played."),
    ("S9", 1, "CQ CA", None, "DA", "Not in this hand: ♦A."),
])  # fmt: skip
def test_a_refusal_names_the_duty(
    played: str, picker: int, hand: str, under: str | None, tried: str, said_to_him: str
) -> None:
    playing = on(play_of("HA", picker=picker, under=under is not None), played)
    seat = playing.current_player
    assert seat is not None
    holding = Holding(cards(hand), under=Card(under) if under else None)
    action = PlayUnder() if tried == UNDER else Play(Card(tried))
    assert action not in playing.legal(seat, holding)
    assert Speaker().say(playing.refusal(seat, action, holding)) == said_to_him


def test_the_order_of_trumps_and_its_variants() -> None:
    plain = ["CQ", "SQ", "HQ", "DQ", "CJ", "SJ", "HJ", "DJ", "DA", "DT", "DK", "D9", "D8", "D7"]
    assert [card.text for card in ORDER.high_to_low(ORDER.trumps)] == plain
    variants: list[tuple[dict[str, Any], str]] = [
        ({"spitz": "second"}, "CQ D7 SQ HQ DQ CJ SJ HJ DJ DA DT DK D9 D8"),
        ({"spitz": "first"}, "D7 CQ SQ HQ DQ CJ SJ HJ DJ DA DT DK D9 D8"),
        ({"trump_suit": "clubs"}, "CQ SQ HQ DQ CJ SJ HJ DJ CA CT CK C9 C8 C7"),
        (
            {"trump_suit": "hearts", "jacks_above_queens": True},
            "CJ SJ HJ DJ CQ SQ HQ DQ HA HT HK H9 H8 H7",
        ),
    ]
    for options, text in variants:
        order = trick_order(options_of(**options))
        assert [card.text for card in order.high_to_low(order.trumps)] == text.split()


def test_every_pair_of_a_fail_suit_is_ranked_ace_ten_king() -> None:
    ranks = "ATK987"
    for high, low in permutations(range(6), 2):
        better = ORDER.beats(Card("C" + ranks[low]), Card("C" + ranks[high]))
        assert better is (low < high)
