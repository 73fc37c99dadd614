"""What tests of Scat need: arranged rounds, play by lines."""

from __future__ import annotations

from itertools import chain

import msgspec
import pytest

from wenzel.cards import DECK_52, Card
from wenzel.errors import IllegalActionError
from wenzel.games.scat.deal import HAND_SIZE, ScatDeal, seats_in_order
from wenzel.games.scat.game import ScatGame
from wenzel.games.scat.outcome import ScatOutcome
from wenzel.games.scat.state import ScatState
from wenzel.games.scat.turns import Turns
from wenzel.rulesets import load


def scat(players: int = 3, ruleset: str = "scat", **options: object) -> ScatGame:
    """Return Scat by a rule set, with single options replaced by plain values."""
    game = load(ruleset, players=players, **options)
    assert isinstance(game, ScatGame)
    return game


def cards(text: str) -> tuple[Card, ...]:
    """Return cards in the order of their text."""
    return tuple(map(Card, text.split()))


def arranged(
    game: ScatGame,
    *hands: str,
    upcard: str = "",
    stock: str = "",
    pennies: tuple[int | None, ...] | None = None,
    dealer: int | None = None,
) -> ScatDeal:
    """Return a deal with the hands of seat 0, seat 1 and so on; all that is unnamed is filled up.

    The last seat deals, so that seat 0 begins, unless a dealer is named.

    Args:
        game: the game.
        hands: three cards of each seat that is in, or nothing for any three.
        upcard: the first card of the discard pile.
        stock: the cards on the top of the stock, the first to be drawn first.
        pennies: what everybody has left, all the pennies unless told otherwise.
        dealer: the seat that deals.
    """
    options = game.options
    pennies = pennies or (options.lives,) * options.players
    dealer = options.players - 1 if dealer is None else dealer
    named = [cards(hand) for hand in hands]
    named += [()] * (options.players - len(named))
    up, top = cards(upcard), cards(stock)
    used = set(chain(up, top, *named))
    assert len(used) == len(up) + len(top) + sum(map(len, named)), "a card is named twice"
    # The lowest cards go to the hands that are not named.
    rest = sorted((card for card in DECK_52 if card not in used), key=lambda card: -card.rank)
    full = {}
    order = seats_in_order(pennies, dealer)
    for seat in order:
        full[seat] = named[seat] or tuple(rest.pop() for _ in range(HAND_SIZE))
        assert len(full[seat]) == HAND_SIZE
    up = up or (rest.pop(),)
    dealt = [full[seat][number] for number in range(HAND_SIZE) for seat in order]
    deal = game.deal((*dealt, *up, *top, *rest), dealer)
    kitty = options.lives * options.players - sum(left or 0 for left in pennies)
    return msgspec.structs.replace(deal, pennies=pennies, kitty=kitty)


def then(game: ScatGame, state: ScatState, *lines: str) -> ScatState:
    """Return the state after actions given as lines, such as ``"draw stock"``."""
    for line in lines:
        state = state.apply(game.action_from_line(line))
    return state


def passed_on(game: ScatGame, state: ScatState, turns: int) -> ScatState:
    """Return the state after turns in which the card drawn from the stock is laid away."""
    for _ in range(turns):
        card = state.stock[0]
        state = then(game, state, "draw stock", f"discard {card.text}")
    return state


def refusal(game: ScatGame, state: ScatState, line: str, seat: int | None = None) -> str:
    """Return the code of the refusal of an action that has to be illegal."""
    with pytest.raises(IllegalActionError) as caught:
        state.apply(game.action_from_line(line), seat)
    return caught.value.message.code


def offers(state: ScatState, seat: int | None = None) -> set[str]:
    """Return what a seat may do, as lines."""
    return {action.line for action in state.legal_actions(seat)}


def turns_of(state: ScatState) -> Turns:
    """Return the turns of a round that is not over."""
    assert isinstance(state.phase, Turns)
    return state.phase


def finished(state: ScatState) -> ScatOutcome:
    """Return the outcome of a state that has to be the last."""
    assert state.outcome is not None, state.position
    return state.outcome
