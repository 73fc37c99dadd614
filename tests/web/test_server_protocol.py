"""The protocol as documented: its schema is that of the code, and every frame is by it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.web.server import Server, offered
from wenzel.games.registry import game_names
from wenzel.web.wire import Close, read

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
SCHEMA: dict[str, Any] = json.loads((DOCS / "protocol.schema.json").read_text(encoding="utf-8"))
PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]


def strict(part: str) -> Draft202012Validator:
    """Return a validator that lets no unknown field pass, wherever the code has none."""
    closed = json.loads(json.dumps(SCHEMA["$defs"]))
    for definition in closed.values():
        if "properties" in definition:
            definition["additionalProperties"] = False
    return Draft202012Validator({"$ref": f"#/$defs/{part}", "$defs": closed})


FROM_CLIENT, FROM_SERVER = strict("FromClient"), strict("FromServer")


def test_the_schema_is_up_to_date() -> None:
    script = ROOT / "scripts" / "protocol_schema.py"
    subprocess.run([sys.executable, str(script), "--check"], check=True)
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("frame", EXAMPLES, ids=lambda frame: str(frame["type"]))
def test_the_examples_are_frames(frame: dict[str, Any]) -> None:
    if FROM_CLIENT.is_valid(frame):
        read(json.dumps(frame))
    else:
        FROM_SERVER.validate(frame)


def test_every_kind_of_frame_has_an_example() -> None:
    kinds = {
        kind for part in ("FromClient", "FromServer")
        for kind in SCHEMA["$defs"][part]["discriminator"]["mapping"]
    }  # fmt: skip
    assert {frame["type"] for frame in EXAMPLES} == kinds


def test_every_close_code_is_told() -> None:
    assert {str(int(code)) for code in Close} <= set(
        re.findall(r"^\| (\d{4}) ", PAGE, re.MULTILINE)
    )


@pytest.mark.parametrize("game", game_names())
def test_every_frame_of_whole_deals_is_by_the_schema(server: Server, game: str) -> None:
    rng = Random(game)
    with server.browser() as browser:
        room = server.open_table(browser, game=game)
        with server.client(browser, room) as client:
            for _ in range(3):
                client.answer(type="ask", what="deal", word="a word", expect_seq=client.seq)
                while client.wait_for_turn():
                    if rng.random() < 0.2:
                        client.answer(type="ask", what="hint")
                    assert client.scene is not None
                    client.act(rng.choice(offered(client.scene)))
            client.answer(type="act", expect_seq=0, action={"type": "play", "card": "CJ"})
            client.answer(type="ask", what="again")
            client.answer_to_snapshot()
            for frame in client.sent:
                FROM_CLIENT.validate(frame)
            for frame in client.frames:
                FROM_SERVER.validate(frame)
            assert {"snapshot", "news", "answer", "people"} <= {f["type"] for f in client.frames}
