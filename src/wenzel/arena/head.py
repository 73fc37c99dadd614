"""What determines a duel, and what is one piece of work in it."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

import wenzel
from wenzel import codec
from wenzel.arena.lineup import seatings
from wenzel.games.game import Game, Options
from wenzel.games.registry import game_class

_DECIDING: Final = (".", "arena", "bots", "engines", "games", "solver")
"""The folders of the package whose files may change how a deal goes or what is counted."""
_DIGITS: Final = 16


class Job(NamedTuple):
    """One deal in one seating, with nothing left open: the same wherever it is played.

    Attributes:
        deal: the number of the deal, from 1.
        seating: the number of the seating, from 0, among those of `Head.seatings`.
    """

    deal: int
    seating: int


class Head(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="duel",
    tag_field="type",
):  # fmt: skip
    """Everything that determines a duel but its length: the first line of its file.

    Attributes:
        version: the version of Wenzel.
        code: a digest of the files that rules, players and counting consist of.
        game: the name of the game.
        ruleset: the name of the rule set that the options were taken from.
        options: the house rules, as plain values.
        players: what the players are called, each once.
        lineup: who sits at the table, as places in `players`.
        seed: the seed of the cards and of the players' lots.
        limit_ms: how long a program may take to answer, None for its own default.
    """

    version: str
    code: str
    game: str
    ruleset: str
    options: dict[str, Any]
    players: tuple[str, ...]
    lineup: tuple[int, ...]
    seed: str
    limit_ms: int | None = None

    @property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """By seating, who sits at each seat."""
        return _seatings(self.lineup)

    def make_game(self) -> Game[Any, Any, Any]:
        """Return the game with its house rules.

        Raises:
            OptionsError: contradictory house rules.
            WireError: options that are not those of the game.
        """
        found = game_class(self.game)
        return found(codec.from_plain(self.options, found.options_type))

    def jobs(self, deals: int) -> list[Job]:
        """Return all jobs of so many deals, in order."""
        count = len(self.seatings)
        return [Job(deal, seating) for deal in range(1, deals + 1) for seating in range(count)]

    def described(self, job: Job) -> str:
        """Return a job in one line, enough to play it again."""
        seats = ", ".join(self.players[player] for player in self.seatings[job.seating])
        return f"deal {job.deal} of seed {self.seed!r}, seating {job.seating} ({seats})"


@cache
def _seatings(lineup: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return seatings(lineup)


def make_head(
    game: Game[Any, Any, Any],
    ruleset: str,
    names: tuple[str, ...],
    lineup: tuple[int, ...],
    seed: str,
    *,
    limit_ms: int | None = None,
) -> Head:
    """Return the head of a duel; players of one name are one player.

    Args:
        game: the game with its house rules.
        ruleset: what its rules are called.
        names: the players.
        lineup: who sits at the table, as places in `names`.
        seed: the seed.
        limit_ms: how long a program may take to answer, None for its own default.
    """
    players = tuple(dict.fromkeys(names))
    return Head(
        version=wenzel.__version__,
        code=code_digest(),
        game=game.name,
        ruleset=ruleset,
        options=_plain_options(game.options),
        players=players,
        lineup=tuple(players.index(names[place]) for place in lineup),
        seed=seed,
        limit_ms=limit_ms,
    )


def _plain_options(options: Options) -> dict[str, Any]:
    """Return house rules as plain values, sets in one order whatever the process."""
    plain: dict[str, Any] = codec.to_plain(options)
    return {
        key: sorted(value) if isinstance(getattr(options, key), frozenset) else value
        for key, value in plain.items()
    }


@cache
def code_digest() -> str:
    """Return a digest of all that decides how a deal goes, the data of the players included.

    A version stays the same while one works on a player; results of two states of it must not
    be taken for those of one.
    """
    root = Path(wenzel.__file__).parent
    found = sha256()
    for folder in _DECIDING:
        files = (root / folder).glob("*") if folder == "." else (root / folder).rglob("*")
        for file in sorted(files):
            if file.is_file() and file.suffix != ".pyc":
                found.update(file.relative_to(root).as_posix().encode() + b"\0")
                found.update(sha256(file.read_bytes()).digest())
    return found.hexdigest()[:_DIGITS]
