"""What many tests need: arranged deals, scripted and random play, every rule set."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from wenzel import codec
from wenzel.cards import DECK_32, NO_CARDS, CardSet
from wenzel.errors import IllegalActionError
from wenzel.games.game import Action, Event, Game
from wenzel.games.skat.actions import ACTIONS
from wenzel.games.skat.deal import HAND_SIZE, SKAT_SIZE, Kind, SkatDeal
from wenzel.games.skat.game import SkatGame
from wenzel.games.skat.outcome import SkatOutcome
from wenzel.games.skat.state import SkatState
from wenzel.rulesets import load, ruleset_names

AnyGame = Game[Any, Any, Any]

RULESETS = ruleset_names("skat")


def skat(ruleset: str = "skat-isko", **options: object) -> SkatGame:
    """Return Skat by a rule set, with single options replaced by plain values."""
    game = load(ruleset, **options)
    assert isinstance(game, SkatGame)
    return game


def cards(text: str) -> CardSet:
    """Return cards from their text."""
    return CardSet.from_text(text)


# -- arranged deals -------------------------------------------------------------------------------


def arranged(
    forehand: str = "",
    middlehand: str = "",
    rearhand: str = "",
    skat: str = "",
    *,
    kind: Kind = Kind.AUCTION,
    stake: int = 1,
) -> SkatDeal:
    """Return a deal at a table of three, dealer 0, with the cards named where they are named.

    Everything else is dealt from the low numbers up: first to forehand, last to the skat.
    """
    named = [cards(text) for text in (forehand, middlehand, rearhand, skat)]
    rest = list(DECK_32 - CardSet(card for hand in named for card in hand))
    full: list[CardSet] = []
    for hand, size in zip(named, (HAND_SIZE, HAND_SIZE, HAND_SIZE, SKAT_SIZE), strict=True):
        missing = size - len(hand)
        assert missing >= 0, f"too many cards: {hand}"
        full.append(hand | CardSet(rest[:missing]))
        del rest[:missing]
    fore, middle, rear, two = full
    # With dealer 0 seat 1 is forehand, seat 2 middlehand and the dealer rearhand.
    return SkatDeal(hands=(rear, fore, middle), skat=two, dealer=0, kind=kind, stake=stake)


FOREHAND, MIDDLEHAND, REARHAND = 1, 2, 0
"""The seats of an arranged deal."""


def then(state: SkatState, *lines: str) -> SkatState:
    """Return the state after actions given as lines, such as ``"bid 18"`` or ``"2: concede"``.

    A number and a colon name the seat; otherwise it is the one on move.
    """
    for line in lines:
        seat, _, words = line.rpartition(":")
        state = state.apply(codec.from_line(words, ACTIONS), int(seat) if seat else None)
    return state


def said(game: SkatGame, deal: SkatDeal, *lines: str) -> SkatState:
    """Return the state of a deal after actions given as lines; see `then`."""
    return then(game.start(deal), *lines)


def refusal(state: SkatState, line: str) -> str:
    """Return the code of the refusal of an action that has to be illegal."""
    before = state
    with pytest.raises(IllegalActionError) as caught:
        then(state, line)
    assert state == before
    return caught.value.message.code


def offers(state: SkatState, seat: int | None = None) -> set[str]:
    """Return what a seat may do, as lines."""
    return {action.line for action in state.legal_actions(seat)}


def forehand_plays(game: SkatGame, deal: SkatDeal, contract: str, bid: int = 18) -> SkatState:
    """Return the state before the lead, forehand being declarer of a game with or without hand.

    Middlehand bids and forehand holds, so that any legal bid can be the declarer's. After the
    skat he lays away the very two cards he took up.
    """
    opening = [f"bid {bid}", "hold", "pass", "pass"]
    if "H" not in contract[1:] and not (contract[0] != "N" and "O" in contract):
        opening += ["take_skat", f"discard {deal.skat.text}"]
    return said(game, deal, *opening, f"announce {contract}")


def play_out(state: SkatState, rng: Random) -> SkatOutcome:
    """Play random cards to the end; nobody gives up or doubles."""
    while not state.is_terminal:
        state = state.apply(rng.choice(playing_on(state)))
    outcome = state.outcome
    assert outcome is not None
    return outcome


def finished(state: SkatState) -> SkatOutcome:
    """Return the outcome of a state that has to be the last."""
    assert state.is_terminal, state.position
    outcome = state.outcome
    assert outcome is not None
    return outcome


# -- random play of any game ----------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """One action on the way through a deal: the state before it, who acted, and the state after."""

    before: Any
    seat: int
    action: Action
    after: Any


def playing_on(state: Any, seat: int | None = None) -> tuple[Action, ...]:
    """Return the legal actions that do not give up."""
    return tuple(action for action in state.legal_actions(seat) if not action.gives_up)


def random_choice(actions: tuple[Action, ...], rng: Random) -> Action:
    """Choose a kind of action first, then one of that kind, the early ones more often.

    So a jump to the highest bid or one of many discards does not drown everything else.
    """
    kinds = sorted({type(action).__name__ for action in actions})
    kind = rng.choice(kinds)
    of_kind = [action for action in actions if type(action).__name__ == kind]
    return of_kind[int(len(of_kind) * rng.random() ** 3)]


def walk(game: AnyGame, deal: Any, rng: Random, *, unruly: float = 0.0) -> Iterator[Step]:
    """Play a deal at random to its end.

    ``unruly`` is the chance, at each step, of an interjection by a seat off move, or of a way out
    that gives up.
    """
    state = game.start(deal)
    while not state.is_terminal:
        seat = state.current_player
        choices = playing_on(state)
        if rng.random() < unruly:
            other = rng.randrange(game.seats)
            found = state.legal_actions(other)
            if found:
                seat, choices = other, found
        action = random_choice(choices, rng)
        after = state.apply(action, seat)
        yield Step(state, seat, action, after)
        state = after


def random_deal(game: AnyGame, rng: Random) -> Any:
    """Return a random deal with a random dealer."""
    return game.deal_from_seed(rng.getrandbits(64), dealer=rng.randrange(game.seats))


def all_events(steps: list[Step]) -> list[Event]:
    """Return every event of a deal, in order."""
    events = list(steps[0].before.events)
    for step in steps:
        events += step.after.events
    return events


def union(sets: Iterator[CardSet] | tuple[CardSet, ...] | list[CardSet]) -> CardSet:
    """Return the union of card sets."""
    whole = NO_CARDS
    for one in sets:
        whole |= one
    return whole
