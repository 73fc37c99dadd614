"""Lives, pennies and points under the house rules, and the match they make."""

from __future__ import annotations

import pytest

from tests.scat_support import arranged, cards, finished, passed_on, scat, then
from tests.support import skat
from wenzel.cards import CardSet, Suit
from wenzel.games.scat.losses import lives_of_knock, lives_of_thirty_one, pay
from wenzel.games.scat.options import ScatOptions, Scoring, TiedKnocker
from wenzel.games.scat.outcome import ScatOutcome
from wenzel.games.scat.points import points_of_knock, points_of_thirty_one
from wenzel.games.scat.values import HandKind, HandValue, half_points, value

USUAL = ScatOptions()
LIGHT = ScatOptions(lone_knocker_loses=1)
HARD = ScatOptions(tied_knocker=TiedKnocker.LOSES_TWO, knocker_loses_two_to_31=True)
NO_DOLE = ScatOptions(dole=False)


@pytest.mark.parametrize(
    ("scores", "usual", "light", "hard"),
    [
        ((10, 20, 30), (2, 0, 0), (1, 0, 0), (2, 0, 0)),
        ((10, 10, 30), (0, 1, 0), (0, 1, 0), (2, 1, 0)),
        ((10, 10, 10), (0, 1, 1), (0, 1, 1), (2, 1, 1)),
        ((20, 10, 10), (0, 1, 1), (0, 1, 1), (0, 1, 1)),
    ],
)
def test_a_knock(
    scores: tuple[int, ...],
    usual: tuple[int, ...],
    light: tuple[int, ...],
    hard: tuple[int, ...],
) -> None:
    for options, lost in ((USUAL, usual), (LIGHT, light), (HARD, hard)):
        found = lives_of_knock(dict(enumerate(scores)), 0, options)
        assert tuple(found.values()) == lost


def test_thirty_one_and_the_knocker() -> None:
    assert lives_of_thirty_one((0, 1, 2), (2,), 0, USUAL) == {0: 1, 1: 1, 2: 0}
    assert lives_of_thirty_one((0, 1, 2), (2,), 0, HARD) == {0: 2, 1: 1, 2: 0}
    assert lives_of_thirty_one((0, 1, 2), (2,), None, HARD) == {0: 1, 1: 1, 2: 0}


def test_who_is_out() -> None:
    assert pay((3, 0, 1), 5, {0: 0, 1: 1, 2: 1}, USUAL).out == (1,)
    assert pay((3, 1, 2), 3, {0: 0, 1: 1, 2: 1}, NO_DOLE).out == (1,)
    after = pay((None, 0, 2, 1), 9, {1: 0, 2: 1, 3: 2}, USUAL)
    assert after.lost == (0, 0, 1, 2)
    assert after.pennies == (None, 0, 1, None)
    assert after.kitty == 11
    assert after.out == (3,)


def test_nobody_pays_where_everybody_would_be_out() -> None:
    after = pay((1, 0), 4, {0: 2, 1: 1}, HARD)
    assert after.lost == (0, 0)
    assert after.pennies == (1, 0)
    assert (after.kitty, after.out) == (4, ())
    game = scat(2, tied_knocker="loses-two")
    deal = arranged(game, "CK CT S2", "DK DT H2", pennies=(1, 0))
    outcome = finished(passed_on(game, then(game, game.start(deal), "knock"), 1))
    assert outcome.losses == (0, 0)
    assert outcome.winners == ()
    assert outcome.lines[-1].code == "lives.all_would_be_out"


def test_two_players_who_are_both_dealt_thirty_one() -> None:
    game = scat(2)
    outcome = finished(game.start(arranged(game, "SA SK SQ", "DA DK DQ")))
    assert outcome.losses == (0, 0)
    assert outcome.winners == ()
    assert outcome.lines[-1].code == "lives.nobody"


# -- points ---------------------------------------------------------------------------------------


def test_points_of_a_round() -> None:
    assert points_of_knock({0: 20, 1: 30, 2: 10}, 0) == {0: 0, 1: 1, 2: 0}
    assert points_of_knock({0: 30, 1: 30, 2: 10}, 0) == {0: 2, 1: 1, 2: 0}
    assert points_of_thirty_one((0, 1, 2), (1,), dealt=False) == {0: 0, 1: 3, 2: 0}
    assert points_of_thirty_one((0, 1, 2), (0, 1), dealt=True) == {0: 6, 1: 6, 2: 0}


def points(*hands: str, upcard: str = "", lines: tuple[str, ...] = ()) -> tuple[int, ...]:
    """Return what everybody scores when the first seat knocks and the others do nothing."""
    game = scat(len(hands), "scat-points")
    state = game.start(arranged(game, *hands, upcard=upcard))
    if not state.is_terminal:
        state = then(game, state, "knock", *lines)
    while not state.is_terminal:
        state = passed_on(game, state, 1)
    outcome = finished(state)
    assert outcome.losses == (0,) * len(hands)
    assert outcome.winners == tuple(seat for seat, n in enumerate(outcome.returns) if n)
    return outcome.returns


def test_points_in_play() -> None:
    assert points("CK CT S2", "DK D5 H2", "H9 H8 H3") == (2, 0, 1)
    assert points("CK CT S2", "DK D5 H2", "HA H8 H3") == (0, 0, 1)
    assert points("CK CT S2", "DK DQ DA", "HA H8 H3") == (0, 6, 0)
    taken = ("draw discard", "discard H2")
    assert points("CK CT S2", "DK DQ H2", "HA H8 H3", upcard="DA", lines=taken) == (0, 3, 0)


def test_a_match_for_points_goes_on_while_the_leaders_are_level() -> None:
    game = scat(3, "scat-points")
    options = game.options
    assert options.scoring is Scoring.POINTS
    both = finished(game.start(arranged(game, "SA SK SQ", "DA DK DQ")))
    one = finished(game.start(arranged(game, "SA SK SQ")))
    match = game.match().after(both)
    assert match.scores == (6, 6, 0)
    assert match.dealer == 1
    match = match.after(both)
    assert match.scores == (12, 12, 0)
    assert (match.is_over, match.winner) == (False, None)
    match = match.after(one)
    assert (match.is_over, match.winner) == (True, 0)
    assert match.pennies == (3, 3, 3)


def test_a_match_wants_outcomes_of_its_own_game() -> None:
    with pytest.raises(TypeError):
        scat(3).match().after(skat().start(skat().deal_from_seed(1)))  # type: ignore[arg-type]


# -- worth of a hand ------------------------------------------------------------------------------


def test_what_a_hand_is_worth_and_why() -> None:
    runs = ScatOptions(straight_flush=True)
    hand = value(CardSet(cards("H4 H5 H6")), runs)
    assert (hand.text, hand.kind, hand.suit) == ("30", HandKind.STRAIGHT_FLUSH, Suit.HEARTS)
    hand = value(CardSet(cards("SK HK H2")), runs)
    assert (hand.text, hand.kind, hand.suit) == ("12", HandKind.SUIT, Suit.HEARTS)
    assert HandValue(61).text == "30.5"
    assert HandValue(20, suit=Suit.CLUBS) == HandValue(20, suit=Suit.SPADES)
    assert HandValue(20) < HandValue(21)


def test_houses_that_count_alike_share_a_table() -> None:
    assert half_points(ScatOptions(players=2)) is half_points(ScatOptions(lives=5))
    assert half_points(USUAL) is not half_points(ScatOptions(straight_flush=True))


def test_the_settlement_names_every_hand() -> None:
    game = scat(3, "scat-thirty-and-a-half")
    deal = arranged(game, "C7 D7 H7", "S4 S5 S6", "DK D2 H3")
    outcome = finished(passed_on(game, then(game, game.start(deal), "knock"), 2))
    assert isinstance(outcome, ScatOutcome)
    assert [line.code for line in outcome.lines] == [
        "ended.knock", "hand.three_of_a_kind", "hand.straight_flush", "hand.suit",
        "lives.lost", "lives.left",
    ]  # fmt: skip
