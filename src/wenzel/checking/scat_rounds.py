"""Is a recorded round of Scat right? It is played by the rules, and everything is compared.

Seat 0 is on the dealer's left, and everybody has all his pennies.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from wenzel.cards import Card
from wenzel.checking.node import Node
from wenzel.checking.notation import spelled_card
from wenzel.checking.steps import AnyGame
from wenzel.errors import WenzelError
from wenzel.games.game import Action
from wenzel.games.scat.actions import Discard, Draw, Knock, Source
from wenzel.games.scat.ending import Termination
from wenzel.games.scat.outcome import ScatOutcome
from wenzel.games.scat.phases import turns_of
from wenzel.games.scat.state import ScatState
from wenzel.games.scat.values import HALVES
from wenzel.messages import Message
from wenzel.rulesets import load

RULESET: Final = "scat"
KNOCK: Final = "knock"
THIRTY_ONE: Final = "31"
EXHAUSTED: Final = ("exhausted", "stock exhausted", "stock-exhausted", "stock", "draw")
"""Names for an end without a stock; a file needs only one."""
_SOURCES: Final = {"stock": (Source.STOCK, "drew"), "discard-pile": (Source.DISCARD, "took")}
_CARD_FIELDS: Final = ("drew", "took", "threw")


def check_round(node: Node) -> None:
    """Check one round.

    Raises:
        WenzelError: the first difference, or what makes the round impossible to check.
    """
    end = node.field("end")
    game = _game(node.field("players"), end)
    deck = node.field("deck")
    cards = deck.cards()
    try:
        deal = game.deal(cards, game.seats - 1)
    except WenzelError as error:
        raise deck.refused_by(error) from error
    state = game.start(deal)
    assert isinstance(state, ScatState)
    _compare_deal(node, state)
    log = node.field("log").items()
    for entry in log:
        state = _after(game, state, entry)
    if state.outcome is None:
        raise node.field("log").refused(Message("check.breaks_off", count=len(log)))
    _compare_outcome(node, state, state.outcome)


def _game(players: Node, end: Node) -> AnyGame:
    """Return the game of so many players, with the rule about the stock that the end shows."""
    exhausted = "draw" if end.value in EXHAUSTED else "reshuffle"
    try:
        return load(RULESET, players=players.whole(), stock_exhausted=exhausted)
    except WenzelError as error:
        raise players.refused_by(error) from error


def _compare_deal(node: Node, state: ScatState) -> None:
    hands = node.get("hands")
    if hands is not None:
        _compare_hands(hands, [tuple(hand) for hand in state.deal.hands])
    upcard = node.get("upcard")
    if upcard is not None and upcard.card() is not state.deal.upcard:
        raise upcard.differs(upcard.shown, spelled_card(state.deal.upcard))


def _compare_hands(node: Node, hands: list[tuple[Card, ...]]) -> None:
    recorded = node.items()
    if len(recorded) != len(hands):
        raise node.refused(Message("check.hands", count=len(recorded), seats=len(hands)))
    for hand, right in zip(recorded, hands, strict=True):
        hand.must_be_cards(right)


def _after(game: AnyGame, state: ScatState, entry: Node) -> ScatState:
    """Return the state after one entry of the log: a knock, or a card drawn and one discarded."""
    if state.is_terminal:
        raise entry.refused(Message("check.goes_on"))
    entry.field("p").must_be(state.current_player)
    what = entry.field("a")
    if what.value == KNOCK:
        _must_not_state(entry, _CARD_FIELDS)
        return _apply(game, state, Knock(), what)
    if what.text() not in _SOURCES:
        known = ", ".join((KNOCK, *_SOURCES))
        raise what.refused(Message("check.unknown_action", text=what.text(), known=known))
    source, name = _SOURCES[what.text()]
    _must_not_state(entry, tuple(field for _, field in _SOURCES.values() if field != name))
    stated = entry.get(name)
    if stated is not None and source is Source.STOCK:
        state = _as_reshuffled(state, stated.card())
    mover = state.current_player
    assert mover is not None
    state = _apply(game, state, Draw(source), what)
    drawn = state.hands[mover].drawn
    assert drawn is not None
    if stated is not None and stated.card() is not drawn:
        raise stated.differs(stated.shown, spelled_card(drawn))
    threw = entry.field("threw")
    return _apply(game, state, Discard(threw.card()), threw)


def _must_not_state(entry: Node, names: tuple[str, ...]) -> None:
    for name in names:
        entry.compare(name, None)


def _as_reshuffled(state: ScatState, card: Card) -> ScatState:
    """Return a state in which a recorded card lies on top of a stock that was shuffled again.

    Nothing in a file says how the discard pile was shuffled, only what was drawn afterwards; any
    card that can be in the new stock is right.
    """
    turns = turns_of(state.phase)
    if turns is None or not turns.reshuffles or card not in state.stock:
        return state
    return replace(state, stock=(card, *(other for other in state.stock if other is not card)))


def _apply(game: AnyGame, state: ScatState, action: Action, stated: Node) -> ScatState:
    try:
        return state.apply(action)
    except WenzelError as error:
        raise stated.refused_by(error) from error


def _compare_outcome(node: Node, state: ScatState, outcome: ScatOutcome) -> None:
    end = node.field("end")
    if end.value not in _names_of_end(outcome):
        raise end.differs(end.shown, _names_of_end(outcome)[0])
    final = node.get("final")
    if final is not None:
        _compare_hands(final, [tuple(holding.hand) for holding in state.hands])
    scores = [score(value.halves) for value in outcome.values if value is not None]
    node.compare("knocker", outcome.knocker)
    node.compare("winner31", sorted(outcome.declared) or None)
    node.compare("scores", scores)
    node.compare("loss", list(outcome.losses))


def _names_of_end(outcome: ScatOutcome) -> tuple[str, ...]:
    if outcome.termination == Termination.EXHAUSTED.value:
        return EXHAUSTED
    return (THIRTY_ONE if outcome.termination == Termination.THIRTY_ONE.value else KNOCK,)


def score(halves: int) -> int | float:
    """Return a score in half points as files write it: a whole number where it is one."""
    return halves // HALVES if halves % HALVES == 0 else halves / HALVES
