"""A program as a player: kept over many deals, asked when it is on move, held to the rules."""

from __future__ import annotations

import os
import shlex
import shutil
import time
from typing import Any, Final

from wenzel.engines.child import Child, LineTooLongError
from wenzel.engines.dictation import Dictation
from wenzel.engines.protocol import (
    LONGEST_LINE,
    VERSION,
    Answer,
    Complaint,
    Fault,
    FromTable,
    Hello,
    Quit,
    read_from_program,
    write,
)
from wenzel.errors import PlayerFaultError, UnknownNameError, WireError
from wenzel.games.game import Action, Event, Game, View
from wenzel.i18n import Speaker
from wenzel.messages import Message

LIMIT_MS: Final = 10_000
GRACE_MS: Final = 250
STARTUP_MS: Final = 15_000

_PATIENCE: Final = 1.0
"""Seconds that a program has to end by itself when it is no longer needed."""
_PATIENCE_WITH_FAULT: Final = 0.25
"""The same when it has done something wrong; it may use them to write down what it was told."""


class _Failing(Exception):  # noqa: N818 - what is raised outside is a PlayerFaultError
    """The program has done something wrong; the message says what."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


class ProgramContestant:
    """A program that sits down at tables, by docs/engine-protocol.md.

    It is started for its first deal and kept. One that does something wrong is told so and ended
    with all that it has started; for the next deal it is started anew.

    Args:
        command: the program and its arguments, quoted as in a shell, which sees nothing of it.
        limit_ms: how long an answer may take, in milliseconds.
        grace_ms: how much longer is waited, for the way there and back.
        startup_ms: how much longer is waited for the very first line after the program's start.

    Raises:
        WireError: a command that cannot be read.
        UnknownNameError: there is no such program.
    """

    def __init__(
        self,
        command: str,
        *,
        limit_ms: int = LIMIT_MS,
        grace_ms: int = GRACE_MS,
        startup_ms: int = STARTUP_MS,
    ) -> None:
        self.name = f"cmd:{command}"
        self._command = _words(command)
        self._limit_ms = limit_ms
        self._grace_ms = grace_ms
        self._startup_ms = startup_ms
        self._child: Child | None = None
        self._has_spoken = False
        self._last_words = ""
        self._fault: Message | None = None
        self._game: Game[Any, Any, Any] | None = None
        self._dictation: Dictation | None = None

    def begin(self, game: Game[Any, Any, Any], seat: int, seed: int | str) -> None:
        """Take a seat for a deal, in the middle of another one if need be."""
        self._fault = None
        self._game = game
        self._dictation = Dictation(game, seat, seed, self._limit_ms)
        if self._child is not None:
            self._child.take_in()
            if self._child.has_ended:
                # Between two deals a program may end as it likes.
                self._dismiss(0)
        if self._child is None:
            self._start()

    def see(self, event: Event) -> None:
        """Learn of an event, as the seat sees it."""
        if self._dictation is not None:
            self._say(self._dictation.see(event))

    def choose(self, view: View) -> Action:
        """Return what the program does.

        Raises:
            PlayerFaultError: it has done something wrong; so it will be for the rest of the deal.
            ValueError: no deal has begun.
        """
        if self._game is None or self._dictation is None:
            raise ValueError("a program is asked before a deal has begun")
        if self._fault is None:
            try:
                return self._ask(self._game, self._dictation, view)
            except _Failing as failing:
                self._fault = self._reported(failing.message)
        raise PlayerFaultError(self._fault)

    def end(self, returns: tuple[int, ...]) -> None:
        """Learn how the deal ended."""
        if self._dictation is not None:
            self._say(self._dictation.end(returns))
        self._dictation = None

    def close(self) -> None:
        """End the program."""
        self._say((Quit(),))
        self._dismiss(_PATIENCE)

    def _start(self) -> None:
        self._has_spoken = False
        self._last_words = ""
        try:
            self._child = Child(self._command, LONGEST_LINE)
        except OSError as error:
            reason = error.strerror or str(error)
            self._fault = self._reported(Message("program.cannot_start", reason=reason))

    def _say(self, lines: tuple[FromTable, ...]) -> None:
        if self._child is not None:
            for line in lines:
                self._child.send(write(line))

    def _ask(self, game: Game[Any, Any, Any], dictation: Dictation, view: View) -> Action:
        child = self._child
        assert child is not None
        child.take_in()
        self._expect_silence(child, game)
        self._say(dictation.request(view))
        answer = self._answer(child, game)
        try:
            action = game.action_from_plain(answer.action)
        except WireError as error:
            fault = error.message
            raise _Failing(Message("program.nonsense", text=_text(answer), fault=fault)) from error
        if action not in view.legal:
            raise _Failing(Message("program.illegal", action=action.line))
        return action

    def _expect_silence(self, child: Child, game: Game[Any, Any, Any]) -> None:
        """See to it that nothing has been written before it is asked for, save a greeting."""
        while True:
            try:
                line = child.read_line(deadline=0)
            except TimeoutError:
                return
            except EOFError:
                raise self._ended(child) from None
            except LineTooLongError:
                raise _Failing(Message("program.too_long", most=LONGEST_LINE)) from None
            if self._heard(line, game) is not None:
                raise _Failing(Message("program.unasked", text=_shown(line)))

    def _answer(self, child: Child, game: Game[Any, Any, Any]) -> Answer:
        """Wait for the answer; a greeting may come before it, and its way is not counted."""
        allowed = self._limit_ms + self._grace_ms
        deadline = time.monotonic() + (allowed + self._startup_ms * (not self._has_spoken)) / 1000
        while True:
            try:
                line = child.read_line(deadline)
            except TimeoutError:
                raise self._late(child) from None
            except EOFError:
                raise self._ended(child) from None
            except LineTooLongError:
                raise _Failing(Message("program.too_long", most=LONGEST_LINE)) from None
            answer = self._heard(line, game)
            if answer is not None:
                return answer
            deadline = time.monotonic() + allowed / 1000

    def _heard(self, line: bytes, game: Game[Any, Any, Any]) -> Answer | None:
        """Return an answer, or None for a greeting."""
        is_first, self._has_spoken = not self._has_spoken, True
        try:
            read = read_from_program(line)
        except WireError as error:
            text, fault = _shown(line), error.message
            raise _Failing(Message("program.nonsense", text=text, fault=fault)) from error
        match read:
            case Answer():
                return read
            case Complaint(error=trouble):
                raise _Failing(Message("program.gave_up", kind=trouble.code, text=trouble.text))
            case Hello(hello=about) if is_first:
                if about.protocol != VERSION:
                    message = Message("program.version", version=about.protocol, known=VERSION)
                    raise _Failing(message)
                if about.games and game.name not in about.games:
                    known = ", ".join(about.games)
                    raise _Failing(Message("program.game", game=game.name, known=known))
                return None
        raise _Failing(Message("program.unasked", text=_shown(line)))

    def _late(self, child: Child) -> _Failing:
        if child.half_line:
            text = child.half_line
            return _Failing(Message("program.half_line", limit=self._limit_ms, text=text))
        return _Failing(Message("program.late", limit=self._limit_ms))

    def _ended(self, child: Child) -> _Failing:
        self._dismiss(0)
        code = child.exit_code or 0
        if code < 0:
            return _Failing(Message("program.killed", signal=-code))
        return _Failing(Message("program.ended", status=code))

    def _reported(self, fault: Message) -> Message:
        """Tell the program, end it, and return the fault with the program's last words."""
        text = Speaker().say(fault)
        self._say((Fault(code=fault.code.partition(".")[2], text=text), Quit()))
        self._dismiss(_PATIENCE_WITH_FAULT)
        # Many a program writes what it is told to its standard error.
        if self._last_words in ("", text):
            return Message("program.fault", program=self.name, fault=fault)
        said = self._last_words
        return Message("program.fault_said", program=self.name, fault=fault, said=said)

    def _dismiss(self, patience: float) -> None:
        if self._child is not None:
            self._child.stop(patience)
            self._last_words = self._child.last_words
        self._child = None


def _words(command: str) -> list[str]:
    """Return a command line as words.

    Raises:
        WireError: it cannot be read.
        UnknownNameError: there is no such program.
    """
    if os.name != "posix":
        raise WireError(Message("program.posix_only"))
    try:
        words = shlex.split(command)
    except ValueError as error:
        message = Message("program.bad_command", text=command, reason=str(error))
        raise WireError(message) from error
    if not words:
        raise WireError(Message("program.no_command"))
    if shutil.which(words[0]) is None:
        raise UnknownNameError(Message("program.not_found", program=words[0]))
    return words


def _shown(line: bytes) -> str:
    return line.decode(errors="replace")


def _text(answer: Answer) -> str:
    return _shown(write(answer).rstrip())
