"""How soon a table answers: from the click that is sent to the frame that shows what came of it.

A client in this process plays whole deals over a real socket of this machine, against a server with
computer players in processes of their own. What the browser then needs to draw is not in the
figures. The reference is a server of the same make that only sends the frame back.
"""

from __future__ import annotations

import http.client
import json
import socket
import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.sync.client import connect

from benchmarks.measure import Row
from wenzel.games.registry import game_names
from wenzel.i18n import Speaker
from wenzel.scenes import Scene
from wenzel.web.app import ServerSettings, create_app
from wenzel.web.plain import Do, PlainScene
from wenzel.web.remote import Address, TableLine, take_seat
from wenzel.web.wire import Answered, News, Snapshot

DEALS = 5
ECHOES = 300
WAIT_SECONDS = 30.0
BREATH_SECONDS = 0.06
"""Before each click: even a quick hand needs it, and the server hangs up on what is quicker."""
SPEAKER = Speaker()


def run() -> list[Row]:
    """Measures the click of each game."""
    echo = _echo_seconds()
    rows = []
    for game in game_names():
        clicks = _click_seconds(game)
        for name, share in (("p50", 0.5), ("p95", 0.95)):
            at = sorted(clicks)[min(len(clicks) - 1, int(share * len(clicks)))]
            rows.append(
                Row(
                    name=f"click to frame, {game}, {name} of {len(clicks)}",
                    value=at * 1e3, reference=echo * 1e3, against="an echo", unit="ms",
                )
            )  # fmt: skip
    return rows


@contextmanager
def _serving(app: Starlette) -> Iterator[str]:
    listener = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_level="error", ws="websockets-sansio"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        while not server.started:
            time.sleep(0.01)
        yield f"127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        listener.close()


def _echo_seconds() -> float:
    async def echo(line: WebSocket) -> None:
        await line.accept()
        try:
            while True:
                await line.send_text(await line.receive_text())
        except WebSocketDisconnect:
            return

    frame = json.dumps(
        {"type": "act", "id": "x-1", "expect_seq": 1, "action": {"type": "play", "card": "CJ"}}
    )
    with (
        _serving(Starlette(routes=[WebSocketRoute("/", echo)])) as host,
        connect(f"ws://{host}/", proxy=None) as line,
    ):
        times = []
        for _ in range(ECHOES):
            start = time.perf_counter()
            line.send(frame)
            line.recv()
            times.append(time.perf_counter() - start)
    return statistics.median(times)


def _click_seconds(game: str) -> list[float]:
    with (
        TemporaryDirectory() as folder,
        _serving(create_app(ServerSettings(f"sqlite:///{folder}/tables.db"))) as host,
    ):
        path, person = _table(host, game)
        address = Address.of(f"http://{host}{path}")
        line = TableLine(address, take_seat(address, person, "en"), "en")
        try:
            return _play(line)
        finally:
            line.close()


def _table(host: str, game: str) -> tuple[str, str]:
    browser = http.client.HTTPConnection(host)
    browser.request(
        "POST", "/start", body=f"game={game}",
        headers={"Content-Type": "application/x-www-form-urlencoded"},
    )  # fmt: skip
    answer = browser.getresponse()
    browser.close()
    person = next(
        cookie.partition(";")[0].partition("=")[2]
        for cookie in answer.headers.get_all("Set-Cookie") or ()
        if cookie.startswith("wenzel_person=")
    )
    return answer.headers["Location"], person


def _play(line: TableLine) -> list[float]:
    """Plays deals and returns how long each click took to the frame that shows it."""
    times: list[float] = []
    scene: Scene | None = None
    place, dealt, clicked = 0, 0, 0.0
    while True:
        frame = line.receive(WAIT_SECONDS)
        if isinstance(frame, Snapshot | News):
            place, scene = frame.seq, frame.scene
            if clicked:
                times.append(time.perf_counter() - clicked)
                clicked = 0.0
        elif isinstance(frame, Answered) and frame.code != "done":
            raise RuntimeError(frame.text)
        if line.is_waiting:
            continue
        if scene is None or scene.settlement is not None:
            if dealt == DEALS:
                return times
            dealt += 1
            line.ask("deal", place)
        elif scene.your_turn:
            wish = _wish(scene)
            time.sleep(BREATH_SECONDS)
            clicked = time.perf_counter()
            line.act(place, wish.action)


def _wish(scene: Scene) -> Do:
    """Returns the first thing that can be done."""
    count = 1 if scene.selection is None else scene.selection.count
    typed = " ".join(map(str, range(1, count + 1)))
    wish = PlainScene(scene, SPEAKER, match_over=False).wish(typed)
    assert isinstance(wish, Do)
    return wish
