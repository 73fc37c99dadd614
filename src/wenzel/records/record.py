"""The record of a deal of any game, and its JSON form: all that is needed to play it again.

A record carries the house rules in full, because the rules in force when a deal was played are
part of what happened; the name of the rule set is for people only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, Final, Self, TypeVar

import msgspec

from wenzel import codec
from wenzel.errors import RecordError, WenzelError, WireError
from wenzel.games.game import Action, Deal, Event, Game, Options, Outcome
from wenzel.games.registry import game_class
from wenzel.messages import Message

FORMAT: Final = "wenzel-record"
VERSION: Final = 1

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Step:
    """One action and the seat whose it was, on move or off it."""

    seat: int
    action: Action

    @property
    def text(self) -> str:
        """The step in words: ``1 bid 18``."""
        return f"{self.seat} {self.action.line}"


class Summary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The outcome as recorded; attributes as in `wenzel.games.game.Outcome`."""

    termination: str
    winners: tuple[int, ...]
    returns: tuple[int, ...]

    @classmethod
    def of(cls, outcome: Outcome) -> Self:
        """Sum up an outcome."""
        return cls(outcome.termination, outcome.winners, outcome.returns)


class _Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The JSON form. The order of the fields is the order in the file."""

    format: str
    version: int
    game: str
    ruleset: str | None = None
    options: dict[str, Any]
    id: str | None = None
    seats: tuple[str, ...] = ()
    date: str | None = None
    comment: str | None = None
    source: dict[str, Any] | None = None
    deal: Any
    steps: list[tuple[int, dict[str, Any]]]
    outcome: Summary | None = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Record:
    """A recorded deal.

    Attributes:
        game: the game with the house rules of the deal.
        deal: the cards.
        steps: what was done, in order.
        outcome: how it ended, as recorded; None if nobody noted it.
        seats: what the seats are called, by table seat; empty if they have no names.
        ruleset: what the house rules are called, for people.
        id: what the record is called where it comes from.
        date: when the deal was played, as ISO 8601.
        comment: anything.
        source: what another format knows beyond that, under ``format`` the format's name.
    """

    game: Game[Any, Any, Any]
    deal: Deal
    steps: tuple[Step, ...]
    outcome: Summary | None = None
    seats: tuple[str, ...] = ()
    ruleset: str | None = None
    id: str | None = None
    date: str | None = None
    comment: str | None = None
    source: Mapping[str, Any] | None = None

    @classmethod
    def of_log(
        cls,
        game: Game[Any, Any, Any],
        deal: Deal,
        log: Iterable[Event],
        outcome: Outcome | None,
        *,
        seats: tuple[str, ...] = (),
        ruleset: str | None = None,
        id: str | None = None,
        date: str | None = None,
        comment: str | None = None,
        source: Mapping[str, Any] | None = None,
    ) -> Self:
        """Make the record of a deal from its log: every event, with the hidden ones whole."""
        steps = tuple(
            Step(event.seat, event.what)
            for event in log
            if isinstance(event.what, Action) and event.seat is not None
        )
        summary = None if outcome is None else Summary.of(outcome)
        return cls(
            game=game,
            deal=deal,
            steps=steps,
            outcome=summary,
            seats=seats,
            ruleset=ruleset,
            id=id,
            date=date,
            comment=comment,
            source=source,
        )

    def to_json(self) -> str:
        """Return the record as one line of JSON, the same for equal records."""
        return codec.to_json(
            _Form(
                format=FORMAT,
                version=VERSION,
                game=self.game.name,
                ruleset=self.ruleset,
                options=options_to_plain(self.game.options),
                id=self.id,
                seats=self.seats,
                date=self.date,
                comment=self.comment,
                source=None if self.source is None else dict(self.source),
                deal=codec.to_plain(self.deal),
                steps=[(step.seat, codec.to_plain(step.action)) for step in self.steps],
                outcome=self.outcome,
            )
        )

    @classmethod
    def from_json(cls, text: str | bytes) -> Self:
        """Read a record from its JSON.

        Only the form is checked here; whether the moves are legal, a replay says.

        Raises:
            RecordError: not the form; `where` is the move or the path inside.
        """
        form = _form(text)
        options = msgspec.json.encode(form.options, order="sorted")
        game = _located("options", partial(_game, form.game, options))
        deal = _located("deal", partial(_deal, game, form.deal))
        if form.seats and len(form.seats) != game.seats:
            message = Message("record.seat_names", count=len(form.seats), seats=game.seats)
            raise RecordError(message, where="seats")
        return cls(
            game=game,
            deal=deal,
            steps=tuple(_steps(game, form.steps)),
            outcome=form.outcome,
            seats=form.seats,
            ruleset=form.ruleset,
            id=form.id,
            date=form.date,
            comment=form.comment,
            source=form.source,
        )


def _form(text: str | bytes) -> _Form:
    form = _located("", partial(codec.from_json, text, _Form))
    if form.format != FORMAT:
        raise RecordError(Message("record.other_format", format=form.format), where="format")
    if form.version != VERSION:
        message = Message("record.other_version", version=form.version, known=VERSION)
        raise RecordError(message, where="version")
    return form


def _steps(game: Game[Any, Any, Any], plain: list[tuple[int, dict[str, Any]]]) -> Iterable[Step]:
    for number, (seat, action) in enumerate(plain, 1):
        where = f"move {number}"
        if not 0 <= seat < game.seats:
            raise RecordError(Message("record.no_seat", number=seat), where=where)
        yield Step(seat, _located(where, partial(game.action_from_plain, action)))


def _located(part: str, make: Callable[[], T]) -> T:
    """Return what is made of a part of a record; an error names the part and the path in it."""
    try:
        return make()
    except WenzelError as error:
        inside = error.where.removeprefix("$").removeprefix("" if part else ".")
        message = Message("record.malformed", fault=error.message)
        raise RecordError(message, where=part + inside) from error


def options_to_plain(options: Options) -> dict[str, Any]:
    """Return the options in full, sets in a fixed order, so that equal records are equal text."""
    plain: dict[str, Any] = codec.to_plain(options)
    for field in msgspec.structs.fields(options):
        if isinstance(getattr(options, field.name), frozenset):
            plain[field.name] = sorted(plain[field.name])
    return plain


@lru_cache(maxsize=64)
def _game(name: str, options: bytes) -> Game[Any, Any, Any]:
    """Return the game of options as JSON; a file of a million records makes it once."""
    found = game_class(name)
    read = codec.from_json(options, found.options_type)
    _require_all(read, msgspec.json.decode(options))
    return found(read)


def _deal(game: Game[Any, Any, Any], plain: Any) -> Deal:
    deal: Deal = game.deal_from_plain(plain)
    _require_all(deal, plain)
    return deal


def _require_all(read: msgspec.Struct, plain: Mapping[str, Any]) -> None:
    """Refuse what leaves out a field: a default of today need not be that of the day of play.

    Raises:
        WireError: naming all that is missing.
    """
    fields = msgspec.structs.fields(read)
    missing = [field.encode_name for field in fields if field.encode_name not in plain]
    if missing:
        raise WireError(Message("record.missing", count=len(missing), keys=", ".join(missing)))
