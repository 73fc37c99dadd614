"""A real server in this process, and clients that talk to it as browsers do."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from wenzel.web.app import ServerSettings, create_app
from wenzel.web.hub import Hub

T = TypeVar("T")
PERSON = "wenzel_person"
WAIT_SECONDS = 60.0


@dataclass
class Server:
    """A server that runs; its address and its application."""

    url: str
    app: Any

    def hub(self, room: str) -> Hub:
        hub: Hub = self.app.state.rooms.find(room)
        assert hub is not None
        return hub

    def browser(self, **headers: str) -> httpx.Client:
        return httpx.Client(
            base_url=self.url, headers=headers, trust_env=False, timeout=WAIT_SECONDS
        )

    def open_table(self, browser: httpx.Client, **form: str) -> str:
        """Open a table and sit down; return its name."""
        answer = browser.post("/start", data=form)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].rpartition("/")[2]

    def client(self, browser: httpx.Client, room: str, **more: Any) -> Client:
        return Client(self, room, browser.cookies.get(PERSON), **more)


@contextlib.contextmanager
def running(settings: ServerSettings | None = None) -> Iterator[Server]:
    """Run a server for as long as the block lasts."""
    listener = socket.create_server(("127.0.0.1", 0))
    port = listener.getsockname()[1]
    app = create_app(settings or ServerSettings(forms_a_minute=100_000))
    config = uvicorn.Config(
        app, log_level="critical", ws="websockets-sansio", timeout_graceful_shutdown=1
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        wait_until(lambda: server.started)
        yield Server(f"http://127.0.0.1:{port}", app)
    finally:
        server.should_exit = True
        thread.join()
        listener.close()


def apart(deed: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Do something asynchronous; in this thread a browser's driver may have a loop that runs."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(deed())).result()


def wait_until(holds: Callable[[], Any], seconds: float = WAIT_SECONDS) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it never came to hold"
        time.sleep(0.01)


@dataclass
class Client:
    """A client of a table: it sends commands and keeps every raw frame it gets."""

    server: Server
    room: str
    person: str | None
    hello: bool = True
    after: int | None = None
    raw: list[str] = field(default_factory=list)
    frames: list[dict[str, Any]] = field(default_factory=list)
    sent: list[dict[str, Any]] = field(default_factory=list)
    headers: dict[str, str] = field(default_factory=dict)
    number: int = 0
    seq: int = 0
    scene: dict[str, Any] | None = None

    def __post_init__(self) -> None:
        cookie = {} if self.person is None else {"Cookie": f"{PERSON}={self.person}"}
        self._end = contextlib.ExitStack()
        self.line: ClientConnection = self._end.enter_context(
            connect(
                f"{self.server.url.replace('http', 'ws')}/table/{self.room}/socket",
                additional_headers={**cookie, **self.headers},
                proxy=None,
            )
        )
        if self.hello:
            self.send(type="hello", after=self.after)
            self.receive_until(lambda frame: frame["type"] == "people")

    def send(self, **frame: Any) -> None:
        self.sent.append(frame)
        self.line.send(json.dumps(frame))

    def command(self, **frame: Any) -> str:
        """Send a command with a name of its own, and return that."""
        self.number += 1
        id = frame.setdefault("id", f"c{self.number}")
        self.send(**frame)
        return str(id)

    def receive(self, seconds: float = WAIT_SECONDS) -> dict[str, Any]:
        text = self.line.recv(timeout=seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        frame: dict[str, Any] = json.loads(text)
        self.frames.append(frame)
        if frame["type"] in PLACED:
            self.seq, self.scene = frame["seq"], frame.get("scene")
        return frame

    def receive_until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            frame = self.receive()
            if fits(frame):
                return frame

    def answer(self, **frame: Any) -> dict[str, Any]:
        """Send a command and return its answer."""
        id = self.command(**frame)
        return self.receive_until(lambda got: got["type"] == "answer" and got["id"] == id)

    def act(self, action: dict[str, Any]) -> dict[str, Any]:
        return self.answer(type="act", expect_seq=self.seq, action=action)

    def deal(self, word: str = "") -> dict[str, Any]:
        return self.answer(type="ask", what="deal", word=word)

    def answer_to_snapshot(self) -> dict[str, Any]:
        """Ask for the whole picture, and return it."""
        self.command(type="ask", what="snapshot")
        return self.receive_until(lambda frame: frame["type"] == "snapshot")

    def forget(self) -> None:
        """Drop the frames got so far."""
        self.raw.clear()
        self.frames.clear()

    def wait_for_turn(self) -> bool:
        """Read frames until the seat is on move (True) or the deal is over (False)."""
        while True:
            scene = self.scene
            if scene is not None and scene.get("settlement"):
                return False
            if scene is not None and scene.get("your_turn"):
                return True
            self.receive()

    def deal_until_turn(self) -> None:
        """Have deals dealt until one lets the seat act; some end before, as by a dealt 31."""
        self.deal()
        while not self.wait_for_turn():
            self.deal()

    def close_code(self) -> int:
        """Read to the end, and return why the server hung up."""
        with pytest.raises(ConnectionClosed) as closed:
            self.receive_until(lambda _: False)
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    def close(self) -> None:
        self._end.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


PLACED = ("snapshot", "news")


def offered(scene: dict[str, Any]) -> list[dict[str, Any]]:
    """Return every action that a scene offers, put together without knowing the game."""
    found = [button["action"] for group in scene.get("groups", ()) for button in group["buttons"]]
    piles = scene.get("piles") or {}
    found += [piles[key] for key in ("stock_action", "top_action") if piles.get(key)]
    seats = scene.get("seats") or [{}]
    own = [*scene.get("hand", ()), *seats[0].get("open_cards", ())]
    playable = [card["card"] for card in own if card.get("playable")]
    if scene.get("tap"):
        found += [{**scene["tap"], scene.get("tap_field", "card"): card} for card in playable]
    if selection := scene.get("selection"):
        cards = playable[: selection["count"]]
        chosen = cards[0] if selection.get("single") else cards
        found.append({**selection["action"], selection.get("field", "cards"): chosen})
    return found
