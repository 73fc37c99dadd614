"""Hands of Sheepshead for the tests: arranged deals, deeds as lines, plays without a deal."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.support import cards
from wenzel.cards import NO_CARDS, Card, CardSet
from wenzel.games.sheepshead.actions import Play, PlayUnder
from wenzel.games.sheepshead.deal import SheepsheadDeal, playing_seats
from wenzel.games.sheepshead.game import SheepsheadGame
from wenzel.games.sheepshead.options import SheepsheadOptions
from wenzel.games.sheepshead.outcome import SheepsheadOutcome
from wenzel.games.sheepshead.play import Kind, Playing, begin_play
from wenzel.games.sheepshead.setting import Holding, Picked, Setting
from wenzel.games.sheepshead.state import SheepsheadState
from wenzel.rulesets import load

UNDER = "UNDER"


def sheepshead(ruleset: str = "sheepshead-called-ace", **options: object) -> SheepsheadGame:
    """Return Sheepshead by a rule set, with single options replaced by plain values."""
    game = load(ruleset, **options)
    assert isinstance(game, SheepsheadGame)
    return game


def dealt(
    game: SheepsheadGame, *hands: str, blind: str = "", dealer: int | None = None, stake: int = 1
) -> SheepsheadDeal:
    """Return a deal with the cards named where they are named, hands from the dealer's left on.

    Everything else is dealt from the low numbers up. By default the last seat deals, so that the
    hands are those of seats 0, 1, 2 and so on.
    """
    options, form = game.options, game.options.form
    at = game.seats - 1 if dealer is None else dealer
    order = playing_seats(options, at)
    named = [*map(cards, hands), *[NO_CARDS] * (len(order) - len(hands)), cards(blind)]
    rest = list(game.deck - CardSet(card for each in named for card in each))
    sizes = [*[form.hand] * len(order), form.blind]
    full: list[CardSet] = []
    for each, size in zip(named, sizes, strict=True):
        missing = size - len(each)
        assert missing >= 0, f"too many cards: {each}"
        full.append(each | CardSet(rest[:missing]))
        del rest[:missing]
    by_seat = [NO_CARDS] * game.seats
    for seat, each in zip(order, full, strict=False):
        by_seat[seat] = each
    return SheepsheadDeal(
        hands=tuple(by_seat), blind=full[-1], dealer=at, stake=stake, partners_blind=CardSet(rest)
    )


def said(game: SheepsheadGame, deal: SheepsheadDeal, *lines: str) -> SheepsheadState:
    """Return the state of a deal after actions given as lines, such as ``"1: crack"``."""
    return then(game, game.start(deal), *lines)


def then(game: SheepsheadGame, state: SheepsheadState, *lines: str) -> SheepsheadState:
    """Return the state after actions given as lines; a number and a colon name the seat."""
    for line in lines:
        seat, _, words = line.rpartition(":")
        state = state.apply(game.action_from_line(words), int(seat) if seat else None)
    return state


def offers(state: SheepsheadState, seat: int | None = None) -> set[str]:
    """Return what a seat may do, as lines."""
    return {action.line for action in state.legal_actions(seat)}


def played_out(state: SheepsheadState, seed: int = 1) -> SheepsheadOutcome:
    """Play random cards to the end; nobody doubles, and nobody asks for a redeal."""
    rng = Random(seed)
    while not state.is_terminal:
        state = state.apply(rng.choice([a for a in state.legal_actions() if not a.gives_up]))
    assert state.outcome is not None
    return state.outcome


# -- plays without a deal: the phase alone knows the rules ----------------------------------------


def play_of(
    call: str | None = None, *, under: bool = False, picker: int = 0, **options: Any
) -> Playing:
    """Return the play before the first lead of seat 0, at a table of five."""
    game = sheepshead(**options)
    picked = Picked(
        picker, call=Card(call) if call else None, alone=call is None, has_under=under
    )  # fmt: skip
    setting = Setting.of(game.options, game.seats - 1, 1)
    return begin_play(setting, Kind.PICKED, picked)


def on(playing: Playing, texts: str) -> Playing:
    """Return the play after cards in their order, ``UNDER`` among them."""
    for text in texts.split():
        seat = playing.current_player
        after = playing.after(seat, PlayUnder() if text == UNDER else Play(Card(text)))
        assert isinstance(after, Playing)
        playing = after
    return playing


def may_play(playing: Playing, hand: str, under: str | None = None) -> set[str]:
    """Return what the seat on move may play with a hand."""
    seat = playing.current_player
    assert seat is not None
    holding = Holding(cards(hand), under=Card(under) if under else None)
    actions = playing.legal(seat, holding)
    return {UNDER if isinstance(one, PlayUnder) else one.line.split()[1] for one in actions}


def options_of(**options: Any) -> SheepsheadOptions:
    """Return house rules, the default ones with single options replaced by plain values."""
    return sheepshead(**options).options
