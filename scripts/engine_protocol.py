"""Writes what docs/engine-protocol.md shows of the code: the schema of all lines, and a transcript.

The schema goes to docs/engine-protocol.schema.json, the transcript into the page, where one is.
With --check nothing is written, and it fails if one of them is not up to date.
"""

from __future__ import annotations

import json
import re
import sys
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import msgspec

from wenzel.bots import make_player
from wenzel.engines import Engine
from wenzel.engines.dictation import Dictation
from wenzel.engines.protocol import PROGRAM_LINES, TABLE_LINES, Quit, Request, write
from wenzel.rulesets import load

DOCS: Final = Path(__file__).resolve().parents[1] / "docs"
PAGE: Final = DOCS / "engine-protocol.md"
SCHEMA: Final = DOCS / "engine-protocol.schema.json"
BLOCK: Final = re.compile(r"(?<=^```text\n)< .*?(?=^```$)", re.MULTILINE | re.DOTALL)

LEVEL: Final = "rule"
SEED: Final = "transcript"
DEAL: Final = 109
SEAT: Final = 1
LIMIT_MS: Final = 10_000


def schema() -> dict[str, Any]:
    """Return the schema: a line is one that a table writes or one that a program writes."""
    kinds = (*TABLE_LINES, *PROGRAM_LINES)
    refs, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    table, program = refs[: len(TABLE_LINES)], refs[len(TABLE_LINES) :]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The lines between a table and a program that plays",
        "anyOf": [{"$ref": "#/$defs/FromTable"}, {"$ref": "#/$defs/FromProgram"}],
        "$defs": {"FromTable": {"anyOf": table}, "FromProgram": {"anyOf": program}, **parts},
    }


def table_lines() -> list[bytes]:
    """Return all that the table writes to one seat in a deal of players of the house."""
    game = load("skat-isko")
    players = [make_player(LEVEL, game.name) for _ in range(game.seats)]
    dictation = Dictation(game, SEAT, f"{SEED}/{DEAL}/{SEAT}", LIMIT_MS)
    state = game.start(game.deal_from_seed(SEED, DEAL, dealer=0))
    said = [line for event in state.events for line in dictation.see(event.seen_by(SEAT))]
    while not state.is_terminal:
        mover = state.current_player
        assert mover is not None
        view = game.view(state, mover)
        if mover == SEAT:
            said += dictation.request(view)
        state = state.apply(players[mover].choose(view))
        said += [line for event in state.events for line in dictation.see(event.seen_by(SEAT))]
    return [write(line) for line in (*said, *dictation.end(state.returns), Quit())]


def transcript() -> str:
    """Return a deal line by line, each with who wrote it: ``>`` the table, ``<`` the program."""
    written = table_lines()
    out = BytesIO()
    Engine(LEVEL, "skat").run(BytesIO(b"".join(written)), out)
    answers = iter(out.getvalue().splitlines(keepends=True))
    lines = [b"< " + next(answers)]
    asking = str(Request.__struct_config__.tag)
    for line in written:
        lines.append(b"> " + line)
        if json.loads(line)["type"] == asking:
            lines.append(b"< " + next(answers))
    return b"".join([*lines, *answers]).decode()


def main(arguments: list[str]) -> int:
    """Write both, or check them."""
    page = PAGE.read_text(encoding="utf-8")
    shown = transcript()
    wanted = {
        SCHEMA: json.dumps(schema(), indent=2, ensure_ascii=False) + "\n",
        PAGE: BLOCK.sub(lambda _: shown, page),
    }
    if arguments != ["--check"]:
        for file, text in wanted.items():
            file.write_text(text, encoding="utf-8")
        return 0
    old = [f.name for f, text in wanted.items() if f.read_text(encoding="utf-8") != text]
    if not old and BLOCK.search(page):
        return 0
    print(f"not up to date: {', '.join(old)}: run scripts/engine_protocol.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
