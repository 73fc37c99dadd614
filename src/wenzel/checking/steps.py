"""A deal of any game from actions in text form, step by step: who, what else was legal, and then.

This is what other programs' games are checked with. It knows no game by name: whatever is
registered can be stepped through.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol, runtime_checkable

from wenzel.errors import RecordError, WenzelError
from wenzel.games.game import Action, Deal, Event, Game, Outcome, State
from wenzel.messages import Message
from wenzel.rulesets import load
from wenzel.tricks import Trick

AnyGame = Game[Any, Any, Any]

_LINE: Final = re.compile(r"\s*(?:([0-9]{1,2})\s*:)?\s*(.*?)\s*")


@dataclass(frozen=True, slots=True)
class TakenTrick:
    """A complete trick.

    Attributes:
        trick: the cards, in the order they were played.
        winner: the seat that took it.
        points: its card points, as far as they lie open.
    """

    trick: Trick
    winner: int
    points: int


@dataclass(frozen=True, slots=True)
class CheckedStep:
    """One action that the rules allow, and what came of it.

    Attributes:
        number: of the step, from 1.
        seat: who acted.
        action: what was done.
        choices: all that the seat could have done, this action included.
        trick: the trick that this action completed, None if it completed none.
        state: the whole position after it.
    """

    number: int
    seat: int
    action: Action
    choices: tuple[Action, ...]
    trick: TakenTrick | None
    state: State

    @property
    def legal(self) -> tuple[str, ...]:
        """All that the seat could have done, as lines."""
        return tuple(choice.line for choice in self.choices)

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened: the action, and what it brought about, such as a card drawn."""
        return self.state.events

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat; zeros before the end."""
        return self.state.returns

    @property
    def outcome(self) -> Outcome | None:
        """How the deal ended, None before its end."""
        return self.state.outcome


@runtime_checkable
class _Play(Protocol):
    """A phase in which tricks are taken."""

    @property
    def tricks(self) -> tuple[Trick, ...]: ...

    def winner(self, trick: Trick) -> int: ...

    def points(self, *seats: int) -> int: ...


def steps(
    game: AnyGame | str, deal: Deal | Mapping[str, Any], lines: Iterable[str]
) -> Iterator[CheckedStep]:
    """Play a deal from lines, and yield what each of them does.

    Args:
        game: a game with its house rules, or the name of a rule set.
        deal: a deal of that game, or its JSON form as plain values.
        lines: actions such as ``pick``, ``bury CA S7`` or ``draw stock``. The seat on move acts;
            ``2: concede`` is the action of seat 2, on move or off it.

    Raises:
        WenzelError: no such rule set, or cards that are no deal of the game.
        RecordError: a line that is no action of the game, or that the rules forbid; `where` names
            the step.

    >>> deal = {
    ...     "hands": [
    ...         "CJ SJ HJ DJ CA CT CK CQ C9 C8".split(),
    ...         "SA ST SK SQ S9 S8 S7 HA HT HK".split(),
    ...         "HQ H9 H8 H7 DA DT DK DQ D9 D8".split(),
    ...     ],
    ...     "skat": ["C7", "D7"],
    ...     "dealer": 2,
    ...     "stake": 1,
    ...     "kind": "auction",
    ... }
    >>> lines = ["pass", "pass", "bid 18", "announce GH", "play CJ", "play S7", "play D8"]
    >>> *_, last = steps("skat-isko", deal, lines)
    >>> last.seat, last.action.line, last.trick.winner, last.trick.points
    (2, 'play D8', 0, 2)
    """
    if isinstance(game, str):
        game = load(game)
    if not isinstance(deal, Deal):
        deal = game.deal_from_plain(deal)
    state: State = game.start(deal)
    for number, line in enumerate(lines, 1):
        try:
            taken = step(game, state, line, number)
        except WenzelError as error:
            fault = Message("record.refused", fault=error.message)
            raise RecordError(fault, where=f"step {number} ({line})") from error
        yield taken
        state = taken.state


def step(game: AnyGame, before: State, line: str, number: int = 1) -> CheckedStep:
    """Return a single step from a position; see `steps`.

    Raises:
        WenzelError: the line is no action of the game, or the rules forbid it here.
    """
    found = _LINE.fullmatch(line)
    if found is None:
        raise RecordError(Message("check.line_breaks"))
    named, words = found.groups()
    if named is not None and int(named) >= game.seats:
        raise RecordError(Message("refused.no_such_seat", number=int(named)))
    seat = before.current_player if named is None else int(named)
    if seat is None:
        raise RecordError(Message("refused.deal_over", action=words))
    return act(before, seat, game.action_from_line(words), number)


def act(before: State, seat: int, action: Action, number: int = 1) -> CheckedStep:
    """Return a single step, its action given as such.

    Raises:
        IllegalActionError: the rules forbid it here.
    """
    choices = before.legal_actions(seat)
    after = before.apply(action, seat)
    return CheckedStep(number, seat, action, choices, _trick_taken(before, after), after)


def _trick_taken(before: State, after: State) -> TakenTrick | None:
    """Return the trick that was completed between two states."""
    was, now = _play_of(before), _play_of(after)
    if was is None or now is None or len(now.tricks) == len(was.tricks):
        return None
    trick = now.tricks[-1]
    winner = now.winner(trick)
    return TakenTrick(trick, winner, now.points(winner) - was.points(winner))


def _play_of(state: State) -> _Play | None:
    """Return the play of a trick game, while it lasts and after it.

    Behind the end a phase keeps what it came from, as ``over`` or ``playing``.
    """
    phase: object = getattr(state, "phase", None)
    while phase is not None and not isinstance(phase, _Play):
        phase = getattr(phase, "over", None) or getattr(phase, "playing", None)
    return phase
