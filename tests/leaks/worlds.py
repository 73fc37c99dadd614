"""Other worlds: the same play with two cards exchanged that a seat cannot tell apart.

A seat has no way of knowing where a card lies that nothing visible to it has ever named. Two such
cards are exchanged in the plain form of the deal and of every action, and the deal is played again.
Where that is legal, it is another world that looks the same to the seat. Knows no game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any

from tests.support import AnyGame, Step
from wenzel import codec
from wenzel.errors import IllegalActionError


def words(plain: Any) -> set[str]:
    """Return all strings in a plain value."""
    if isinstance(plain, str):
        return {plain}
    if isinstance(plain, dict):
        plain = list(plain.values())
    if isinstance(plain, list | tuple | set | frozenset):
        return set().union(*map(words, plain)) if plain else set()
    return set()


def exchanged(plain: Any, one: str, other: str) -> Any:
    """Return a plain value with two words in each other's places."""
    if isinstance(plain, str):
        return {one: other, other: one}.get(plain, plain)
    if isinstance(plain, dict):
        return {key: exchanged(value, one, other) for key, value in plain.items()}
    if isinstance(plain, list | tuple):
        return [exchanged(value, one, other) for value in plain]
    return plain


def states_until(steps: Sequence[Step], until: int) -> list[Any]:
    """Return the states before each step up to number `until`."""
    return [steps[0].before, *(step.after for step in steps[:until])]


def unknown_cards(game: AnyGame, steps: Sequence[Step], until: int, seat: int) -> list[str]:
    """Return the cards that nothing visible to a seat has named before step `until`."""
    seen: set[str] = set()
    for state in states_until(steps, until):
        for event in state.events:
            seen |= words(codec.to_plain(event.seen_by(seat).what))
    return [card.text for card in game.deck if card.text not in seen]


def replayed(
    game: AnyGame, deal: Any, steps: Sequence[Step], one: str, other: str
) -> list[Any] | None:
    """Return the states of the same play with two cards exchanged, None if it is not legal."""
    state = game.start(game.deal_from_plain(exchanged(codec.to_plain(deal), one, other)))
    states = [state]
    for step in steps:
        action = game.action_from_plain(exchanged(codec.to_plain(step.action), one, other))
        if action != step.action and action not in state.legal_actions(step.seat):
            return None
        try:
            state = state.apply(action, step.seat)
        except IllegalActionError:
            return None
        states.append(state)
    return states


def other_worlds(
    game: AnyGame, deal: Any, steps: Sequence[Step], until: int, seat: int, rng: Random, most: int
) -> Iterator[tuple[str, str, list[Any]]]:
    """Yield the cards exchanged and the states of worlds that a seat cannot tell apart.

    Args:
        game: the game.
        deal: the cards of this world.
        steps: what was done in it.
        until: how many of the steps have been made.
        seat: who looks.
        rng: draws the pairs of cards.
        most: how many pairs are tried; not all of them are legal worlds.
    """
    now = states_until(steps, until)[-1]
    pairs = list(combinations(unknown_cards(game, steps, until, seat), 2))
    for one, other in rng.sample(pairs, min(most, len(pairs))):
        states = replayed(game, deal, steps[:until], one, other)
        if states is None or states[-1].is_terminal != now.is_terminal:
            # Hidden cards may end a deal by themselves: then the worlds do not look the same.
            continue
        yield one, other, states
