"""Many tables at once, rubbish by the thousand, broken lines, two clients at one seat."""

from __future__ import annotations

import contextlib
import socket
from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.server import PERSON, Client, Server, offered, wait_until
from tests.web.test_server_play import play_deal
from wenzel.errors import WireError
from wenzel.games.registry import game_names
from wenzel.web.wire import read

TABLES = 15
FRAMES = 10_000
BASES = (
    '{"type":"hello","after":3}',
    '{"type":"act","id":"a","expect_seq":0,"action":{"type":"bid","value":18}}',
    '{"type":"ask","id":"x","what":"hint","word":"y"}',
)


def rubbish(rng: Random) -> str:
    """Return text that is a frame at best by luck."""
    match rng.randrange(7):
        case 0:
            return '{"type":"hello","after":' + "9" * rng.randrange(1, 3000) + "}"
        case 1:
            return "[" * rng.randrange(1, 4000)
        case 2:
            depth = rng.randrange(1, 500)
            inner = '{"a":' * depth + "1" + "}" * depth
            return '{"type":"act","id":"a","expect_seq":0,"action":' + inner + "}"
        case 3:
            value = rng.choice(("1e999", "-0", "1e-400", "NaN", "9" * 400, '"\\ud800"', "null"))
            return '{"type":"act","id":"a","expect_seq":0,"action":{"value":' + value + "}}"
        case 4:
            return "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(100)))
        case 5:
            base = rng.choice(BASES)
            return base[: rng.randrange(len(base))]
        case _:
            signs = list(rng.choice(BASES))
            signs[rng.randrange(len(signs))] = chr(rng.randrange(32, 0x2FFF))
            return "".join(signs)


def test_ten_thousand_pieces_of_rubbish_are_frames_or_refused() -> None:
    rng, refused = Random(6), 0
    for _ in range(FRAMES):
        try:
            read(rubbish(rng))
        except WireError:
            refused += 1
    assert FRAMES / 2 < refused < FRAMES


def test_many_tables_play_at_once(server: Server) -> None:
    def play(number: int) -> int:
        game = game_names()[number % len(game_names())]
        with server.browser() as browser:
            room = server.open_table(browser, game=game, level="random")
            with server.client(browser, room) as client:
                client.deal("a word")
                play_deal(client, Random(number))
                return len(server.hub(room).room.records)

    with ThreadPoolExecutor(TABLES) as pool:
        assert list(pool.map(play, range(TABLES))) == [1] * TABLES


def test_a_table_outlives_whatever_is_sent_to_it(server: Server) -> None:
    rng = Random(8)
    with server.browser() as browser:
        room = server.open_table(browser, game="skat", level="random")
        hub = server.hub(room)
        for _ in range(40):
            client = server.client(browser, room, hello=rng.random() < 0.5)
            with client, contextlib.suppress(ConnectionClosed):
                for _ in range(50):
                    client.line.send(rubbish(rng))
        wait_until(lambda: hub.is_idle)
        with server.client(browser, room) as client:
            if not hub.room.is_playing:
                client.deal()
            play_deal(client, rng)
        assert hub.room.records


def shaken(server: Server, room: str, person: str) -> socket.socket:
    """Return a line on which the socket of a table has just been opened, by hand."""
    host = server.url.removeprefix("http://")
    address, _, port = host.partition(":")
    line = socket.create_connection((address, int(port)), timeout=20)
    line.sendall(
        f"GET /table/{room}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n"
        f"Cookie: {PERSON}={person}\r\n\r\n".encode()
    )
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def masked(data: bytes, *, kind: int = 1, length: int | None = None) -> bytes:
    """Return a frame of a WebSocket, with a length that may be a lie."""
    mask, size = b"\x01\x02\x03\x04", len(data) if length is None else length
    head = (
        bytes([0x80 | size]) if size < 126
        else b"\xfe" + size.to_bytes(2) if size < 65_536
        else b"\xff" + size.to_bytes(8)
    )  # fmt: skip
    body = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
    return bytes([0x80 | kind]) + head + mask + body


BROKEN = {
    "in mid-frame": masked(b'{"type":"hello"}')[:9],
    "no UTF-8": masked(b"\xff\xfe\x80"),
    "half a letter": masked("ö".encode()[:1]),
    "a frame of a million gigabytes": masked(b"{", length=2**50),
    "less than it says": masked(b"{", length=4000),
    "more than a message may have": masked(b"x" * 40_000),
    "a kind there is not": masked(b"{}", kind=3),
    "not masked": b"\x81\x05hello",
    "no frame at all": bytes(range(60, 120)),
}


@pytest.mark.parametrize("sent", BROKEN.values(), ids=BROKEN)
def test_a_line_that_breaks_is_let_go(server: Server, sent: bytes) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="scat")
        hub = server.hub(room)
        for _ in range(5):
            line = shaken(server, room, browser.cookies[PERSON])
            line.sendall(sent)
            line.close()
        wait_until(lambda: hub.is_idle)
        with server.client(browser, room) as client:
            assert client.deal()["code"] == "done"


def test_two_clients_at_one_seat_act_once_between_them(server: Server) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="skat")
        with server.client(browser, room) as one, server.client(browser, room) as two:
            one.deal()
            while one.wait_for_turn():
                while two.seq < one.seq:
                    two.receive()
                assert one.scene is not None
                assert one.scene == two.scene
                action, seq = offered(one.scene)[0], one.seq
                ids = [
                    client.command(type="act", expect_seq=seq, action=action, id=f"{seq}-{number}")
                    for number, client in enumerate((one, two))
                ]
                codes = sorted(
                    answered(client, id) for client, id in zip((one, two), ids, strict=True)
                )
                assert codes == ["done", "stale"]


def answered(client: Client, id: str) -> str:
    frame = client.receive_until(lambda got: got["type"] == "answer" and got["id"] == id)
    return str(frame["code"])


def test_what_is_remembered_is_bounded(server: Server) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="skat")
        hub = server.hub(room)
        with server.client(browser, room) as client:
            for _ in range(90):
                client.act({"type": "no_such_action", "x": "y" * 3000})
            for given in hub.room._answers._given.values():
                assert len(given) <= 64
        wait_until(lambda: not hub._clients)
