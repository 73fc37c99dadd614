"""`wenzel join`: sit down at a table of a server, line by line."""

from __future__ import annotations

import argparse
import json
import sys
import threading
from collections.abc import Iterable
from pathlib import Path
from queue import Empty, Queue
from typing import Any, Final

from wenzel.commands.arguments import add_language_argument, language_in
from wenzel.commands.folders import data_folder
from wenzel.errors import WenzelError
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.table import BadNameError
from wenzel.table.fair import commitment_to
from wenzel.table.names import checked_name
from wenzel.terminal.intents import answer_of
from wenzel.web.plain import Do, PlainScene, shown_line
from wenzel.web.remote import Address, TableLine, take_seat
from wenzel.web.wire import Answered, News, Notice, People, Promise, ServerFrame, Snapshot

_TICK: Final = 0.05
_PEOPLE: Final = "people.json"


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "join",
        help="sit down at a table of a server",
        description="Take a seat at a table that somebody else has opened, and play there line by "
        "line. Type ? for what can be typed.",
    )
    parser.add_argument("url", metavar="URL", help="the address of the table")
    parser.add_argument(
        "--name", type=_name, help="what to be called at the table (up to 24 characters)"
    )
    add_language_argument(parser)
    parser.set_defaults(run=run)


def _name(text: str) -> str:
    try:
        return checked_name(text)
    except BadNameError as error:
        raise argparse.ArgumentTypeError(Speaker().error(error)) from error


def run(arguments: argparse.Namespace) -> int:
    """Join a table and stay until the match is over or the input ends."""
    language = language_in(arguments)
    address = Address.of(arguments.url)
    people = _People(data_folder() / _PEOPLE)
    person = take_seat(address, people.of(address.host), language.code, arguments.name)
    people.keep(address.host, person)
    line = TableLine(address, person, language.code)
    try:
        _Dialogue(line, Speaker(language=language)).run()
    finally:
        line.close()
    return 0


class _People:
    """Who this user is to each server, kept in a file that only he can read."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def of(self, host: str) -> str | None:
        """Return who this user is to a server."""
        found = self._all().get(host)
        return found if isinstance(found, str) else None

    def keep(self, host: str, person: str) -> None:
        """Remember it."""
        text = json.dumps({**self._all(), host: person})
        self._file.touch(mode=0o600)
        self._file.write_text(text, encoding="utf-8")

    def _all(self) -> dict[str, object]:
        try:
            found = json.loads(self._file.read_text(encoding="utf-8"))
        except (FileNotFoundError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}


class _Typed:
    """Lines that are typed, or come through a pipe, while the table goes on."""

    def __init__(self) -> None:
        self.is_interactive = sys.stdin.isatty()
        self._lines: Queue[str | None] = Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in sys.stdin:
            self._lines.put(line)
        self._lines.put(None)

    def next(self) -> str | None:
        """Return the next line, empty if none has been typed so far, None at the end."""
        try:
            line = self._lines.get_nowait()
        except Empty:
            return ""
        return None if line is None else line.strip() or " "


class _Dialogue:
    """Shows what comes over the line, and sends what is typed."""

    def __init__(self, line: TableLine, speaker: Speaker) -> None:
        self._line = line
        self._speaker = speaker
        self._typed = _Typed()
        self._seq = 0
        self._scene = PlainScene(None, speaker, match_over=True)
        self._is_shown = True
        self._question: Do | None = None
        self._checked: set[str] = set()

    def run(self) -> None:
        """Go on until the match is over, the input ends, or somebody quits."""
        while True:
            frame = self._line.receive(_TICK)
            if frame is not None:
                self._hear(frame)
                continue
            if self._line.is_waiting:
                continue
            if not self._is_shown and (self._scene.asks or self._scene.is_last):
                self._print(self._scene.lines())
                self._is_shown = True
            if self._scene.is_last:
                return
            if self._scene.asks or self._typed.is_interactive:
                text = self._typed.next()
                if text is None or (text and not self._take(text)):
                    return

    def _hear(self, frame: ServerFrame) -> None:
        match frame:
            case Snapshot() | News():
                self._print(frame.lines)
                if frame.promise is not None:
                    self._check(frame.promise)
                self._seq = frame.seq
                self._scene = PlainScene(frame.scene, self._speaker, match_over=frame.match_over)
                self._is_shown = False
                self._question = None
            case Answered() | People() | Notice():
                self._print([frame.text] if frame.text else [])

    def _check(self, promise: Promise) -> None:
        """Say whether a deal that is over was dealt as promised, and with one's own word."""
        pledge = self._line.pledge_for(promise.commitment)
        if promise.secret is None or pledge is None or promise.commitment in self._checked:
            return
        self._checked.add(pledge.commitment)
        if commitment_to(promise.secret) != pledge.commitment:
            code = "join.secret_changed"
        else:
            code = "join.kept" if pledge.word in promise.words else "join.word_missing"
        self._print([self._speaker.say(Message(code))])

    def _take(self, text: str) -> bool:
        """Do what was typed; tell whether to stay."""
        if self._question is not None:
            doubted, self._question = self._question, None
            if answer_of(text):
                self._line.act(self._seq, doubted.action)
            else:
                self._is_shown = False
            return True
        try:
            wish = self._scene.wish(text)
        except WenzelError as error:
            self._print([self._speaker.error(error)])
            return True
        match wish:
            case Do(action, ""):
                self._line.act(self._seq, action)
            case Do(_, question):
                self._question = wish
                self._print([self._speaker.say(Message("join.sure", question=question))])
            case "deal" | "again" | "hint":
                self._line.ask(wish, self._seq)
            case "help":
                self._print([self._speaker.say(Message("join.help"))])
            case "table":
                self._print(self._scene.lines())
            case "quit":
                return False
        return True

    def _print(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(shown_line(line), flush=True)
