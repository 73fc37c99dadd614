"""A player of ours as a program that speaks the protocol."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from typing import Any, BinaryIO, Final

from wenzel import codec
from wenzel.bots import Player, make_player
from wenzel.cards import CardSet
from wenzel.engines.protocol import (
    LONGEST_LINE,
    VERSION,
    About,
    Answer,
    Complaint,
    End,
    EngineError,
    Fault,
    FromProgram,
    Happened,
    Hello,
    Quit,
    Request,
    Start,
    Trouble,
    read_from_table,
    write,
)
from wenzel.errors import WenzelError, WireError
from wenzel.games.game import Action, Event, Fact, Game
from wenzel.games.registry import game_class
from wenzel.i18n import Speaker
from wenzel.messages import Message

_BROKEN_PROMISES: Final = (
    ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError,
    ValueError,
)  # fmt: skip
"""What comes of a deal that a table tells wrongly: rules and players trust the events they get."""


@dataclass(slots=True)
class _Deal:
    """The deal that the player sits in.

    Attributes:
        game: the game with its house rules.
        seat: the player's seat.
        player: the player.
        view: what the seat knows.
        count: how many events there have been.
    """

    game: Game[Any, Any, Any]
    seat: int
    player: Player[Any]
    view: Any
    count: int = 0


class Engine:
    """Answers what a table writes, deal after deal.

    Its view is folded from the events it is told, and from nothing else.

    Args:
        level: a name of the registry of players.
        game: the name of the game.
        seed: goes into the seeds that come with the deals; None leaves them as they are.
        gives_reasons: whether to say why, with each answer.
        speaker: says what is wrong, and reasons.

    Raises:
        UnknownNameError: there is no such game or no such player of it.
    """

    def __init__(
        self,
        level: str,
        game: str,
        *,
        seed: int | str | None = None,
        gives_reasons: bool = False,
        speaker: Speaker | None = None,
    ) -> None:
        self._game = game_class(game)
        make_player(level, game)
        self._level = level
        self._seed = seed
        self._gives_reasons = gives_reasons
        self._speaker = speaker or Speaker()
        self._deal: _Deal | None = None

    def run(self, lines: BinaryIO, out: BinaryIO) -> None:
        """Answer until the table wants no more or its lines end."""
        self._write(out, self._hello())
        while line := _next(lines):
            try:
                read = read_from_table(_whole(line))
                if isinstance(read, Quit):
                    return
                answer = self._answer(read)
            except WenzelError as error:
                self._write(out, _complaint(error.wire_code, self._speaker.error(error)))
                continue
            if answer is not None:
                self._write(out, answer)

    def _hello(self) -> Hello:
        about = About(protocol=VERSION, name=f"wenzel {self._level}", games=(self._game.name,))
        return Hello(hello=about)

    def _write(self, out: BinaryIO, line: FromProgram) -> None:
        out.write(write(line))
        out.flush()

    def _answer(self, read: object) -> FromProgram | None:
        match read:
            case Start():
                self._deal = None
                self._deal = self._begun(read)
            case Happened():
                self._hear(self._current(), read)
            case Request():
                return self._decide(self._current())
            case End() | Fault():
                self._deal = None
        return None

    def _current(self) -> _Deal:
        if self._deal is None:
            raise EngineError(Message("engine.no_deal"))
        return self._deal

    def _begun(self, start: Start) -> _Deal:
        """Sit down for a deal.

        Raises:
            WenzelError: another protocol or game, house rules that are none, no such seat, a hand
                of what are no cards.
        """
        if start.protocol != VERSION:
            raise EngineError(Message("engine.version", version=start.protocol, known=VERSION))
        if start.game != self._game.name:
            raise EngineError(Message("engine.game", game=start.game, known=self._game.name))
        game = self._game(codec.from_plain(start.options, self._game.options_type))
        if not start.seat < game.seats:
            raise EngineError(Message("refused.no_such_seat", number=start.seat))
        # What was dealt is told again by the events; but nonsense is not passed over.
        CardSet.from_text(" ".join(start.hand))
        seed = start.seed if self._seed is None else f"{self._seed}/{start.seed}"
        player = make_player(self._level, game.name, seed=seed)
        return _Deal(game, start.seat, player, game.blank_view(start.seat))

    def _hear(self, deal: _Deal, told: Happened) -> None:
        """Fold an event into the view; after one that does not fit there is no deal any more."""
        self._deal = None
        if told.n != deal.count:
            raise EngineError(Message("engine.number", number=told.n, expected=deal.count))
        if told.seat is not None and not told.seat < deal.game.seats:
            raise EngineError(Message("refused.no_such_seat", number=told.seat))
        event = Event(told.n, told.seat, _read_what(deal.game, told.what))
        try:
            deal.view = deal.view.after(event)
        except WenzelError:
            raise
        except _BROKEN_PROMISES as error:
            kind = str(told.what.get("type"))
            raise EngineError(Message("engine.event", number=told.n, kind=kind)) from error
        deal.count += 1
        self._deal = deal

    def _decide(self, deal: _Deal) -> FromProgram:
        """Return the decision, or a complaint if the player comes to none.

        Raises:
            EngineError: the seat is not on move.
        """
        if not deal.count or deal.view.current_player != deal.seat:
            raise EngineError(Message("refused.not_your_turn", seat=deal.seat))
        try:
            if not self._gives_reasons:
                return Answer(action=codec.to_plain(deal.player.choose(deal.view)))
            advice = deal.player.advise(deal.view)
        except _BROKEN_PROMISES as error:
            # Either the deal was told wrongly or the player is at fault, which its author will
            # want to see; the table is told in any case.
            traceback.print_exc()
            self._deal = None
            said = self._speaker.say(Message("engine.undecided", kind=type(error).__name__))
            return _complaint("undecided", said)
        reason = self._speaker.say(advice.reason)
        return Answer(action=codec.to_plain(advice.action), reason=reason)


def _complaint(code: str, text: str) -> Complaint:
    return Complaint(error=Trouble(code=code, text=text))


def _read_what(game: Game[Any, Any, Any], plain: dict[str, Any]) -> Action | Fact:
    tag = plain.get("type")
    if any(kind.__struct_config__.tag == tag for kind in game.action_types):
        return game.action_from_plain(plain)
    return game.fact_from_plain(plain)


def _next(lines: BinaryIO) -> bytes:
    """Return the next line, of one that is too long no more than shows that; nothing at the end."""
    line = rest = lines.readline(LONGEST_LINE + 1)
    while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
        rest = lines.readline(LONGEST_LINE + 1)
    return line


def _whole(line: bytes) -> bytes:
    """Return a line without its line feed.

    Raises:
        WireError: it is too long.
    """
    if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
        raise WireError(Message("wire.too_long", most=LONGEST_LINE))
    return line.removesuffix(b"\n")
