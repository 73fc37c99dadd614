"""Duels for tests: heads, results made by hand, and contestants that misbehave."""

from __future__ import annotations

from typing import Any

from wenzel.arena.head import Head, make_head
from wenzel.arena.lineup import line_up
from wenzel.arena.results import JobResult, SkatFacts, Thinking
from wenzel.errors import PlayerFaultError
from wenzel.games.game import Action, Event, Game
from wenzel.games.skat.actions import Pass
from wenzel.messages import Message
from wenzel.rulesets import load


def head_of(
    *names: str, ruleset: str = "skat-isko", seed: str = "arena", letters: str | None = None,
    **options: object,
) -> Head:  # fmt: skip
    """Return the head of a duel."""
    game = load(ruleset, **options)
    return make_head(game, ruleset, names, line_up(len(names), game.seats, letters), seed)


def passed_in(head: Head, deal: int, seating: int) -> JobResult:
    """Return the result of a deal that nobody played."""
    return made(
        head, deal, seating, SkatFacts(forehand=1, plain=(0, 0, 0), seeger_fabian=(0, 0, 0))
    )


def game_of(head: Head, deal: int, seating: int, declarer: int, contract: str, score: int,
            **facts: Any) -> JobResult:  # fmt: skip
    """Return the result of a declarer's game with forehand at seat 1, scored by lists of three."""
    won = score > 0
    plain = tuple(score if seat == declarer else 0 for seat in range(3))
    seeger_fabian = tuple(
        score + (50 if won else -50) if seat == declarer else 0 if won else 40 for seat in range(3)
    )
    found = SkatFacts(
        forehand=1, plain=plain, seeger_fabian=seeger_fabian, declarer=declarer,
        contract=contract, won=won, **facts,
    )  # fmt: skip
    return made(head, deal, seating, found)


def made(head: Head, deal: int, seating: int, facts: SkatFacts) -> JobResult:
    """Return a result with what a test says of the deal."""
    return JobResult(
        deal=deal,
        seating=seating,
        players=head.seatings[seating],
        dealer=0,
        returns=facts.plain,
        winners=(),
        termination="passed-in" if facts.contract is None else "played",
        skat=facts,
        thinking=(Thinking(1, 0.001, 0.001, 10, 0.02, 0.004),) * 3,
    )


class Failing:
    """A contestant that does whatever comes first until it fails, as late as a test wants."""

    def __init__(
        self, name: str, error: Exception, *, after: int = 0, passes: bool = False
    ) -> None:
        self.name = name
        self.deals = 0
        self.ended: list[tuple[int, ...]] = []
        self.seen: list[Event] = []
        self.is_closed = False
        self._error = error
        self._after = after
        self._passes = passes
        self._asked = 0

    def begin(self, game: Game[Any, Any, Any], seat: int, seed: int | str) -> None:
        self.deals += 1
        self._asked = 0
        self.seen = []

    def see(self, event: Event) -> None:
        self.seen.append(event)

    def choose(self, view: Any) -> Action:
        self._asked += 1
        if self._asked > self._after:
            raise self._error
        if self._passes and Pass() in view.legal:
            return Pass()
        found: Action = next(action for action in view.legal if not action.gives_up)
        return found

    def end(self, returns: tuple[int, ...]) -> None:
        self.ended.append(returns)

    def close(self) -> None:
        self.is_closed = True


def fault() -> PlayerFaultError:
    """Return what a contestant raises that forfeits."""
    return PlayerFaultError(Message("program.cannot_start", reason="no legs"))
