"""Grand Hand after the skat has gone round: the cards are no longer where they were dealt."""

from __future__ import annotations

from wenzel.cards import Card, CardSet
from wenzel.games.skat.actions import Announce, Discard, Pass, Shove, TakeSkat
from wenzel.games.skat.contract import Contract
from wenzel.games.skat.deal import SkatDeal
from wenzel.games.skat.game import SkatGame
from wenzel.games.skat.options import PassedIn, SkatOptions
from wenzel.games.skat.state import SkatState

OPTIONS = SkatOptions(passed_in=PassedIn.RAMSCH, schieberamsch=True, ramsch_grand_hand=True)
DEAL = SkatDeal(
    hands=(
        CardSet.from_text("C7 C8 C9 S7 S8 S9 H7 H8 H9 DQ"),
        CardSet.from_text("SJ HJ DJ CA SA HA DA CT ST HT"),
        CardSet.from_text("CQ CK SQ SK HQ HK D7 D8 D9 DK"),
    ),
    skat=CardSet.from_text("CJ DT"),
    dealer=2,
)


def _grand_hand(game: SkatGame) -> SkatState:
    """Forehand keeps the jack of clubs and the ten of the skat; middlehand calls Grand Hand."""
    state = game.start(DEAL)
    for _ in range(3):
        state = state.apply(Pass())
    state = state.apply(TakeSkat())
    state = state.apply(Discard(CardSet.from_text("C7 S7")))
    return state.apply(Announce(Contract.from_text("GH")))


def test_matadors_count_what_lies_in_the_skat_now() -> None:
    game = SkatGame(OPTIONS)
    state = _grand_hand(game)
    while not state.is_terminal:
        state = state.apply(next(a for a in state.legal_actions() if not a.gives_up))
    assert state.outcome is not None
    assert state.outcome.settlement is not None
    # Without the jack of clubs, which forehand has kept: without 1, not with 4.
    assert state.outcome.settlement.matadors == -1
    assert state.outcome.declarer == 1
    assert sum(state.outcome.points) == 120


def test_what_was_passed_on_and_taken_up_again_is_no_longer_known() -> None:
    game = SkatGame(OPTIONS)
    state = game.start(DEAL)
    for _ in range(3):
        state = state.apply(Pass())
    state = state.apply(TakeSkat()).apply(Discard(CardSet.from_text("C7 S7")))
    assert game.view(state, 0).holding.laid == CardSet.from_text("C7 S7")
    state = state.apply(TakeSkat())
    assert not game.view(state, 0).holding.laid
    state = state.apply(Discard(CardSet.from_text("C7 S7"))).apply(Shove())
    assert game.view(state, 1).holding.laid == CardSet.from_text("C7 S7")
    assert Card("CJ") in game.view(state, 0).hand
