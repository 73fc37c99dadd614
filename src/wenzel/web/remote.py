"""A client's end of the line to a table on a server, for programs that are no browser."""

from __future__ import annotations

import http.client
import json
import re
import secrets
import time
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any, Final, Literal
from urllib.parse import urlencode, urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from wenzel.errors import WenzelError
from wenzel.messages import Message
from wenzel.table.fair import Pledge
from wenzel.web.people import COOKIE
from wenzel.web.wire import Answered, Close, News, ServerFrame, Snapshot

_TABLE: Final = re.compile(r"/table/[A-Za-z0-9_-]+")
_SECONDS: Final = 10.0
_TRIES: Final = 8
_FIRST_WAIT: Final = 0.25
_SLOWEST: Final = 8.0
_TOO_LONG: Final = 1009
_FINAL: Final = {Close.BAD_FRAME, Close.NOT_SEATED, Close.NO_SUCH_TABLE, Close.TOO_MANY, _TOO_LONG}
_READER: Final = msgspec.json.Decoder(ServerFrame)


class LineError(WenzelError):
    """A table that cannot be reached, or not any more."""

    wire_code = "no_line"


@dataclass(frozen=True, slots=True)
class Address:
    """The address of a table.

    Attributes:
        is_secure: whether the server speaks TLS.
        host: the server, with its port.
        path: the table's path on it.
    """

    is_secure: bool
    host: str
    path: str

    @classmethod
    def of(cls, text: str) -> Address:
        """Read an address.

        Raises:
            LineError: it is none of a table.
        """
        try:
            parts = urlsplit(text)
            has_port = parts.port is None or parts.port > 0
        except ValueError as error:
            raise LineError(Message("join.no_address", text=text)) from error
        is_server = parts.scheme in ("http", "https") and bool(parts.hostname) and has_port
        if not is_server or not _TABLE.fullmatch(parts.path.rstrip("/")):
            raise LineError(Message("join.no_address", text=text))
        host = parts.netloc.rpartition("@")[2]
        return cls(parts.scheme == "https", host, parts.path.rstrip("/"))

    @property
    def socket(self) -> str:
        """The address of the table's socket."""
        return f"{'wss' if self.is_secure else 'ws'}://{self.host}{self.path}/socket"


def take_seat(address: Address, person: str | None, language: str, name: str | None = None) -> str:
    """Take a seat at a table, or the one taken before; return who this is to the server.

    Args:
        address: the table.
        person: who this is to the server, as it has said before.
        language: a language's code.
        name: what to be called at the table.

    Raises:
        LineError: no server answers, or it gives no seat.
    """
    body = urlencode({} if name is None else {"name": name}).encode()
    kind = http.client.HTTPSConnection if address.is_secure else http.client.HTTPConnection
    line = kind(address.host, timeout=_SECONDS)
    headers = {"Accept-Language": language, "Content-Type": "application/x-www-form-urlencoded"}
    if person is not None:
        headers["Cookie"] = f"{COOKIE}={person}"
    try:
        line.request("POST", f"{address.path}/sit", body, headers)
        answer = line.getresponse()
        answer.read()
    except (OSError, http.client.HTTPException) as error:
        raise LineError(Message("join.no_server", address=address.host)) from error
    finally:
        line.close()
    cookies = SimpleCookie()
    for header in answer.headers.get_all("Set-Cookie") or ():
        cookies.load(header)
    if answer.status == http.client.NOT_FOUND:
        raise LineError(Message("join.no_table"))
    if answer.status == http.client.CONFLICT:
        raise LineError(Message("join.full"))
    if answer.status == http.client.BAD_REQUEST and name is not None:
        # One that nobody can be called by has not come so far.
        raise LineError(Message("name.taken", name=name))
    if answer.status != http.client.SEE_OTHER or COOKIE not in cookies:
        raise LineError(Message("join.refused", number=answer.status))
    return cookies[COOKIE].value


class TableLine:
    """The line to a table: it comes back by itself and goes on where it broke off.

    Args:
        address: the table.
        person: the person's name for the server.
        language: a language's code.

    Raises:
        LineError: the table cannot be reached.
    """

    def __init__(self, address: Address, person: str, language: str) -> None:
        self._address = address
        self._headers = {"Cookie": f"{COOKIE}={person}", "Accept-Language": language}
        self._name = secrets.token_hex(4)
        self._number = 0
        self._seq: int | None = None
        self._pending: dict[str, Any] | None = None
        self._pledges: tuple[Pledge, ...] = ()
        self._is_pledged = False
        self._failures = 0
        self._stack = ExitStack()
        self._line = self._connected()

    @property
    def is_waiting(self) -> bool:
        """Whether a command has not been answered: until then no other is sent."""
        return self._pending is not None

    def receive(self, seconds: float) -> ServerFrame | None:
        """Return the next frame, or None if none comes in time, be it for a line that dropped.

        Raises:
            LineError: the line has ended for good.
        """
        try:
            text = self._line.recv(timeout=seconds)
        except TimeoutError:
            return None
        except ConnectionClosed as closed:
            self._come_back(closed)
            return None
        self._failures = 0
        frame: ServerFrame = _READER.decode(text)
        match frame:
            case Snapshot() | News():
                self._seq = frame.seq
                if frame.promise is not None:
                    self._pledge(frame.promise.next)
            case Answered(id=id) if self._pending is not None and self._pending["id"] == id:
                self._pending = None
            case Answered(id=id) if any(id == pledge.id for pledge in self._pledges):
                return None
        if not self._is_pledged and self._pledges:
            self._add_word(self._pledges[-1])
        return frame

    def pledge_for(self, commitment: str | None) -> Pledge | None:
        """Return what this seat has added to the deal of a commitment; None if nothing."""
        return next((one for one in self._pledges if one.commitment == commitment), None)

    def act(self, seq: int, action: dict[str, Any]) -> None:
        """Do an action at the place where it was decided."""
        self._command(type="act", expect_seq=seq, action=action)

    def ask(self, what: Literal["deal", "again", "hint"], seq: int) -> None:
        """Ask for something at a place."""
        fields: dict[str, Any] = {} if what == "hint" else {"expect_seq": seq}
        self._command(type="ask", what=what, **fields)

    def close(self) -> None:
        """Hang up."""
        self._stack.close()

    def _pledge(self, commitment: str) -> None:
        """Add a word to the next deal as soon as the table has committed itself to its secret."""
        if self.pledge_for(commitment) is None:
            # Of the one before, the deal may still be played.
            self._pledges = (*self._pledges[-1:], Pledge.to(commitment))
            self._add_word(self._pledges[-1])

    def _add_word(self, pledge: Pledge) -> None:
        self._is_pledged = True
        self._send({"type": "ask", "what": "word", "id": pledge.id, "word": pledge.word})

    def _command(self, **fields: Any) -> None:
        self._number += 1
        self._pending = {**fields, "id": f"{self._name}-{self._number}"}
        self._send(self._pending)

    def _send(self, frame: dict[str, Any]) -> None:
        # The next receive finds a line that is down, comes back and sends the frame again.
        with suppress(ConnectionClosed):
            self._line.send(json.dumps(frame))

    def _connected(self) -> ClientConnection:
        try:
            line = self._stack.enter_context(
                connect(
                    self._address.socket, additional_headers=self._headers, proxy=None,
                    open_timeout=_SECONDS,
                )
            )  # fmt: skip
        except (OSError, InvalidHandshake) as error:
            raise LineError(Message("join.no_server", address=self._address.host)) from error
        line.send(json.dumps({"type": "hello", "after": self._seq}))
        # The server may have forgotten it; who has gone on meanwhile is told of another promise.
        self._is_pledged = False
        return line

    def _come_back(self, closed: ConnectionClosed) -> None:
        code = 0 if closed.rcvd is None else closed.rcvd.code
        if code in _FINAL:
            raise LineError(Message("join.gone", number=int(code))) from closed
        while self._failures < _TRIES:
            time.sleep(min(_SLOWEST, _FIRST_WAIT * 2**self._failures))
            # Only a frame shows that the line is up again: some are dropped as soon as they stand.
            self._failures += 1
            self._stack.close()
            try:
                self._line = self._connected()
            except (LineError, ConnectionClosed):
                continue
            if self._pending is not None:
                self._send(self._pending)
            return
        raise LineError(Message("join.given_up")) from closed
