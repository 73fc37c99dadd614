"""`wenzel solve`: exact values of declared deals with all cards open."""

from __future__ import annotations

import argparse
import sys
import warnings
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import groupby, islice
from typing import TYPE_CHECKING, Any, Final

import msgspec

from wenzel import codec
from wenzel.cards import Card
from wenzel.commands.replay import opened
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.solver import Goal, SlowSolverWarning, Solver
from wenzel.solver.api import DEFAULT_TABLE_MB
from wenzel.study.problems import BadProblem, Problem, read_problems
from wenzel.tricks import TrickOrder

if TYPE_CHECKING:
    from wenzel.solver.batch import Batch

_ROWS_A_THREAD: Final = 64


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What is said of one deal, in the form other programs read it.

    Attributes:
        id: what the deal is called; null if it has no name.
        value: card points of the declarer, his skat included; in a Null 1 when he avoids every
            trick, else 0. Null with --at-least.
        won: whether the declarer wins; with --at-least whether he reaches so many points.
        best: a best card for who leads; with --at-least null when nothing helps his side.
        nodes: cards tried by the search for the value.
        ms: milliseconds of that search.
        moves: the value after each card that can be led; only with --all-moves.
    """

    id: str | None
    value: int | None
    won: bool
    best: str | None
    nodes: int
    ms: float
    moves: dict[str, int] | msgspec.UnsetType = msgspec.UNSET


@dataclass(slots=True)
class _Count:
    """What is said at the end."""

    deals: int = 0
    differ: int = 0
    errors: int = 0
    ms: float = 0.0
    nodes: int = 0

    def add(self, answer: Answer, difference: str | None) -> None:
        """Count a deal that was solved."""
        self.deals += 1
        self.differ += difference is not None
        self.ms += answer.ms
        self.nodes += answer.nodes

    @property
    def line(self) -> str:
        """The sums as a line."""
        deals = "1 deal" if self.deals == 1 else f"{self.deals} deals"
        sums = f"{deals} solved, {self.differ} differ, {self.errors} bad"
        if not self.deals:
            return sums
        return f"{sums}, {self.ms / self.deals:.1f} ms and {self.nodes // self.deals} nodes a deal"


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "solve",
        help="find the exact value of deals with all cards open",
        description="Read declared deals, as lines of id, contract, leader, declarer, three hands "
        "and skat (and perhaps value and won, which are compared), or records of Skat, and find "
        "what each is worth with best play of both sides. The exit code is 1 if a deal is bad or "
        "its given value is not the true one.",
    )
    parser.add_argument("file", metavar="FILE", help="the deals; - is standard input")
    parser.add_argument(
        "--all-moves", action="store_true", help="also the value after each card that can be led"
    )
    parser.add_argument(
        "--at-least",
        type=int,
        metavar="N",
        help="only find out whether the declarer reaches N card points",
    )
    parser.add_argument("--threads", type=_threads, default=1, metavar="N", help="1 by default")
    parser.add_argument("--json", action="store_true", help="one object a deal and line")
    parser.set_defaults(run=run)


def _threads(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 256:
        raise argparse.ArgumentTypeError(f"{text} is no number of threads")
    return int(text)


def made_solver(threads: int) -> Solver:
    """Return a solver; that it is the slow one is said in a sentence, on standard error."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SlowSolverWarning)
        solver = Solver(DEFAULT_TABLE_MB, threads)
    if not solver.is_compiled:
        print(f"wenzel: {Speaker().say(Message('solver.slow'))}", file=sys.stderr)
    return solver


def run(arguments: argparse.Namespace) -> int:
    """Solve all deals of a file."""
    speaker = Speaker(plain=True)
    count = _Count()
    with opened(arguments.file) as stream:
        asked = _Asked(made_solver(arguments.threads), arguments.at_least, arguments.all_moves)
        for found in _chunks(read_problems(stream, arguments.file), asked, arguments.threads):
            if isinstance(found, BadProblem):
                count.errors += 1
                print(f"wenzel: {speaker.error(found.error)}", file=sys.stderr)
                continue
            problem, answer = found
            difference = _difference(problem, answer, arguments.at_least)
            count.add(answer, difference)
            if arguments.json:
                print(codec.to_json(answer))
            else:
                print(_line(problem, answer, speaker, arguments.at_least))
            if difference:
                # Among objects there is no place for it, so it goes where errors go.
                stream_for_it = sys.stderr if arguments.json else sys.stdout
                prefix = "wenzel: " if arguments.json else ""
                print(f"{prefix}{problem.place}: differs: {difference}", file=stream_for_it)
    if not arguments.json:
        print(count.line)
    return 1 if count.errors or count.differ else 0


@dataclass(frozen=True, slots=True)
class _Asked:
    """What is asked of each deal, and who answers."""

    solver: Solver
    at_least: int | None
    all_moves: bool

    def is_yes_or_no(self, problem: Problem) -> bool:
        """Tell whether only a number of points is asked for; a Null has no points."""
        return self.at_least is not None and problem.goal is Goal.POINTS

    def one(self, problem: Problem) -> Answer:
        """Solve a deal."""
        if self.is_yes_or_no(problem):
            assert self.at_least is not None
            decided = self.solver.at_least(problem.position, self.at_least)
            return self.decided(
                problem, decided.holds, decided.best, decided.nodes, decided.seconds
            )
        solved = self.solver.value(problem.position, problem.goal)
        return self.valued(problem, solved.value, solved.best, solved.nodes, solved.seconds)

    def many(self, problems: Sequence[Problem]) -> Iterator[Answer]:
        """Solve deals of one trick order and goal, shared out to the threads."""
        # Imported here because numpy takes longer to load than many a deal to solve.
        batch_module = import_module("wenzel.solver.batch")
        batch: Batch = batch_module.Batch.of([problem.position for problem in problems])
        if self.is_yes_or_no(problems[0]):
            assert self.at_least is not None
            decided = self.solver.at_least_batch(batch, self.at_least)
            for row, problem in enumerate(problems):
                yield self.decided(
                    problem,
                    bool(decided.holds[row]),
                    batch.card(decided.best[row]),
                    int(decided.nodes[row]),
                    float(decided.seconds[row]),
                )
            return
        solved = self.solver.value_batch(batch, problems[0].goal)
        for row, problem in enumerate(problems):
            yield self.valued(
                problem,
                int(solved.values[row]),
                batch.card(solved.best[row]),
                int(solved.nodes[row]),
                float(solved.seconds[row]),
            )

    def decided(
        self, problem: Problem, holds: bool, best: Card | None, nodes: int, seconds: float
    ) -> Answer:
        """Return the answer to a question of yes or no."""
        assert self.at_least is not None
        if best is None:
            best = self.solver.deciding(problem.position, self.at_least, holds)
        return self._answer(problem, None, holds, best, nodes, seconds)

    def valued(
        self, problem: Problem, value: int, best: Card | None, nodes: int, seconds: float
    ) -> Answer:
        """Return the answer that has a value."""
        if best is None:
            best = self.solver.best(problem.position, problem.goal, value)
        won = problem.target.is_reached(self.solver, problem.position, value)
        shown = value if self.at_least is None else None
        return self._answer(problem, shown, won, best, nodes, seconds)

    def _answer(
        self,
        problem: Problem,
        value: int | None,
        won: bool,
        best: Card | None,
        nodes: int,
        seconds: float,
    ) -> Answer:
        moves: dict[str, int] | msgspec.UnsetType = msgspec.UNSET
        if self.all_moves:
            values = self.solver.values(problem.position, problem.goal)
            moves = {card.text: worth for card, worth in values.items()}
        return Answer(
            id=problem.id,
            value=value,
            won=won,
            best=None if best is None else best.text,
            nodes=nodes,
            ms=round(seconds * 1000, 3),
            moves=moves,
        )


def _chunks(
    problems: Iterable[Problem | BadProblem], asked: _Asked, threads: int
) -> Iterator[BadProblem | tuple[Problem, Answer]]:
    """Yield the answers in the order of the file, with as many deals at work as is worth it."""
    upcoming = iter(problems)
    size = threads * _ROWS_A_THREAD if threads > 1 and asked.solver.is_compiled else 1
    while chunk := list(islice(upcoming, size)):
        for kind, same in groupby(chunk, key=_kind):
            group = list(same)
            if kind is None:
                yield from (found for found in group if isinstance(found, BadProblem))
                continue
            deals = [found for found in group if isinstance(found, Problem)]
            if len(deals) == 1:
                yield deals[0], asked.one(deals[0])
            else:
                yield from zip(deals, asked.many(deals), strict=True)


def _kind(found: Problem | BadProblem) -> tuple[TrickOrder, Goal] | None:
    if isinstance(found, BadProblem):
        return None
    return found.position.order, found.goal


def _difference(problem: Problem, answer: Answer, at_least: int | None) -> str | None:
    """Return where the given value is not the one found, in words."""
    if problem.value is None:
        return None
    if at_least is None or problem.goal is Goal.NO_TRICK:
        given = (problem.value, problem.won)
        found = (problem.value if answer.value is None else answer.value, answer.won)
        if given == found:
            return None
        return f"{_outcome(*given)} is given, {_outcome(*found)} is right"
    if (problem.value >= at_least) == answer.won:
        return None
    return f"{problem.value} points are given, but {at_least} are{_not(answer.won)} reached"


def _outcome(value: int, won: bool | None) -> str:
    return f"{value} ({'won' if won else 'lost'})"


def _not(holds: bool) -> str:
    return "" if holds else " not"


def _line(problem: Problem, answer: Answer, speaker: Speaker, at_least: int | None) -> str:
    name = problem.id or str(problem.place)
    if problem.goal is Goal.NO_TRICK:
        result = "won" if answer.won else "lost"
    elif answer.value is None:
        result = f"{at_least} points{_not(answer.won)} reached"
    else:
        result = f"{answer.value} points, {'won' if answer.won else 'lost'}"
    best = "" if answer.best is None else f"; best {speaker.card(Card(answer.best))}"
    line = (
        f"{name}: {speaker.contract(problem.contract)}: {result}{best}; "
        f"{answer.nodes} nodes, {answer.ms:.1f} ms"
    )
    if answer.moves is msgspec.UNSET:
        return line
    moves = sorted(answer.moves.items(), key=lambda move: -move[1])
    return line + "".join(f"\n    {speaker.card(Card(card))} {value}" for card, value in moves)
