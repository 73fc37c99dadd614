"""Whole matches of Scat: one player against a table of another, and how often the one wins.

The yardsticks are greedy: they take the top of the discard pile if it raises their best suit, draw
from the stock otherwise, throw the card that leaves the most, and knock with a fixed score. The
player ``knock-25`` knocks with 25.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import sqrt

from wenzel.bots import Player, make_player
from wenzel.games.game import Action
from wenzel.games.scat.actions import Discard, Draw, Knock, Source
from wenzel.games.scat.game import ScatGame
from wenzel.games.scat.match import ScatMatch
from wenzel.games.scat.options import ScatOptions
from wenzel.games.scat.turns import Step, Turns
from wenzel.games.scat.values import HALVES, best_after_discard, half_points, points
from wenzel.games.scat.view import ScatView
from wenzel.rulesets import load

SEED = "scat"
CHUNK = 200
"""Matches that are played in one go."""
SIGMAS = 1.96
"""Standard errors on either side of a 95 % confidence interval."""

Chooser = Player[ScatView]


class Greedy:
    """Draws and throws for the best suit alone, and knocks from a fixed score on."""

    def __init__(self, least: int, options: ScatOptions) -> None:
        self._least = HALVES * least
        self._scores = half_points(options)

    def choose(self, view: ScatView) -> Action:
        """Returns what to do."""
        turns, hand, scores = view.phase, view.hand, self._scores
        assert isinstance(turns, Turns)
        if turns.step is Step.DISCARD:
            loose = (card for card in hand if card is not turns.taken)
            return Discard(
                max(loose, key=lambda card: (scores[hand.without(card).bits], -points(card)))
            )
        if turns.knocker is None and scores[hand.bits] >= self._least:
            return Knock()
        top = turns.top
        assert top is not None
        taken = best_after_discard(hand.bits | top.bit, scores, kept=top.bit)
        return Draw(Source.DISCARD if taken > scores[hand.bits] else Source.STOCK)


@dataclass(frozen=True, slots=True)
class Pairing:
    """One player against a table of others.

    Attributes:
        players: how many sit at the table.
        one: the name of the player who is measured.
        field: the name of all others.
    """

    players: int
    one: str
    field: str


@dataclass(frozen=True, slots=True)
class Chunk:
    """Matches of a pairing with the numbers from ``first`` on."""

    pairing: Pairing
    first: int
    matches: int


def made(name: str, game: ScatGame) -> Greedy | Chooser:
    """Returns a player by name, a yardstick or one of the package."""
    greedy = re.fullmatch(r"knock-(\d+)", name)
    return Greedy(int(greedy[1]), game.options) if greedy else make_player(name, game.name)


def table(players: int) -> ScatGame:
    """Returns the game that is measured: three lives, no dole."""
    game = load("scat", players=players, dole=False)
    assert isinstance(game, ScatGame)
    return game


def winner(game: ScatGame, seats: list[Greedy | Chooser], number: int, dealer: int) -> int:
    """Plays a match and returns the seat that wins it."""
    match: ScatMatch = game.match(dealer)
    while not match.is_over:
        seed = f"{SEED} {game.seats} {number}"
        deal = game.deal_from_seed(seed, match.rounds, dealer=match.dealer)
        state = game.start(match.prepare(deal))
        while not state.is_terminal:
            mover = state.current_player
            assert mover is not None
            state = state.apply_unchecked(seats[mover].choose(game.view(state, mover)))
        assert state.outcome is not None
        match = match.after(state.outcome)
    assert match.winner is not None
    return match.winner


def won(chunk: Chunk) -> int:
    """Plays a chunk and returns how many matches the one has won; seats and dealers rotate."""
    pairing = chunk.pairing
    players = pairing.players
    game = table(players)
    one, field = made(pairing.one, game), made(pairing.field, game)
    count = 0
    for number in range(chunk.first, chunk.first + chunk.matches):
        place = number % players
        seats = [one if seat == place else field for seat in range(players)]
        dealer = number // players % players
        count += winner(game, seats, number, dealer) == place
    return count


def margin(share: float, matches: int) -> float:
    """Returns half the width of a share's 95 % confidence interval."""
    return SIGMAS * sqrt(share * (1 - share) / matches)
