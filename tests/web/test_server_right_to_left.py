"""What a table says in a language that runs from right to left."""

from __future__ import annotations

import pytest

from tests.web.server import Server
from wenzel.games.registry import game_names


@pytest.mark.parametrize("game", game_names())
def test_hints_show_no_signs_of_direction_as_escapes(server: Server, game: str) -> None:
    wanted = {"Accept-Language": "ar"}
    with server.browser(**wanted) as browser:
        room = server.open_table(browser, game=game)
        with server.client(browser, room, headers=wanted) as client:
            client.deal()
            while client.wait_for_turn():
                hint = client.answer(type="ask", what="hint")
                assert "تلميح" in hint["text"]
                assert "\\u" not in hint["text"]
                client.act(hint["action"])
            assert all("\\u" not in line for frame in client.frames for line in texts(frame))


def texts(told: object) -> list[str]:
    """Return all texts in a frame."""
    if isinstance(told, str):
        return [told]
    parts = told.values() if isinstance(told, dict) else told if isinstance(told, list) else ()
    return [text for part in parts for text in texts(part)]
