"""Plays deals written down by `training.games` again, with the rules and each seat's view."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

from wenzel.bots.skat.knowledge import Knowledge
from wenzel.bots.skat.policy import KINDS
from wenzel.cards import DECK_32, Card, CardSet
from wenzel.games.game import Action
from wenzel.games.skat.actions import Announce, Bid, Discard, Hold, Pass, Play, TakeSkat
from wenzel.games.skat.auction import Auction
from wenzel.games.skat.bids import next_bid
from wenzel.games.skat.contract import Contract
from wenzel.games.skat.deal import SkatDeal
from wenzel.games.skat.game import SkatGame
from wenzel.games.skat.play import Playing
from wenzel.games.skat.state import SkatState

Line: TypeAlias = dict[str, Any]
FULL = 0xFFFFFFFF
_HELD_BACK = 10


def read(paths: Iterable[Path]) -> list[Line]:
    """Returns the deals that were played, of all files; a line still being written is left out."""
    lines = []
    for path in paths:
        for text in path.read_text().splitlines(keepends=True):
            if text.endswith("\n"):
                line = json.loads(text)
                if not line.get("passed"):
                    lines.append(line)
    return lines


def held_back(line: Line) -> bool:
    """Tells whether a deal is kept from learning, to measure by: one of ten."""
    return bool(line["number"] % _HELD_BACK == 0)


def demand_kinds(learned: Collection[str], watched: Collection[str]) -> None:
    """Ends the program with a word if a kind of game is not among the games of both sorts."""
    missing = [kind for kind in KINDS if kind not in learned or kind not in watched]
    if missing:
        raise SystemExit(
            f"too few games of {', '.join(missing)}, learned from or held back: "
            "training.games plays more with a higher --count, or rare ones with --force"
        )


def positions(game: SkatGame, line: Line) -> Iterator[tuple[SkatState, Card]]:
    """Yields the states in which a card was played, and the card."""
    dealer = line["number"] % 3
    order = [(dealer + step) % 3 for step in (1, 2, 3)]
    hands = [CardSet()] * 3
    for seat, bits in zip(order, line["dealt"], strict=True):
        hands[seat] = CardSet.of_bits(bits)
    skat = DECK_32 - hands[0] - hands[1] - hands[2]
    state = game.start(SkatDeal(hands=tuple(hands), skat=skat, dealer=dealer))
    while isinstance(state.phase, Auction):
        state = state.apply(_call(state.phase, line["calls"], order))
    contract = Contract.from_text(line["contract"])
    before: tuple[Action, ...] = (Announce(contract),)
    if not contract.hand:
        before = (TakeSkat(), Discard(CardSet.of_bits(line["laid"])), Announce(contract))
    for action in before:
        state = state.apply(action)
    for number in line["cards"]:
        if not isinstance(state.phase, Playing):
            break
        while state.phase.asks:
            state = state.apply(Pass())
        card = Card.numbered(number)
        yield state, card
        state = state.apply(Play(card))


def _call(auction: Auction, highest: list[int], order: list[int]) -> Action:
    """Returns the word said: the players go up step by step to the highest value they called."""
    limit = highest[order.index(auction.current_player)]
    wanted = auction.bid if auction.answering else next_bid(auction.bid)
    if wanted is None or limit < wanted:
        return Pass()
    return Hold() if auction.answering else Bid(wanted)


def knowledge(game: SkatGame, state: SkatState, seat: int) -> Knowledge:
    """Returns what a seat knows."""
    return Knowledge.of(game.view(state, seat))
