"""docs/engine-protocol.md says what is: fields, examples, the program, the whole deal."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from tests.engines.playing import PYTHON, play, seated
from tests.support import all_events, random_deal, walk
from wenzel.engines import program as programs
from wenzel.engines.protocol import (
    PROGRAM_LINES,
    TABLE_LINES,
    VERSION,
    About,
    Answer,
    Trouble,
    read_from_program,
    read_from_table,
)
from wenzel.games.game import Game, Hidden
from wenzel.games.registry import game_class, game_names
from wenzel.rulesets import load, ruleset_names

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGE = (DOCS / "engine-protocol.md").read_text(encoding="utf-8")
SCHEMA: dict[str, Any] = json.loads(
    (DOCS / "engine-protocol.schema.json").read_text(encoding="utf-8")
)
EXAMPLES = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
TRANSCRIPT = re.findall(r"^([<>]) (.*\n)", PAGE.partition("## A whole deal")[2], re.MULTILINE)
ENGINE = [sys.executable, "-m", "wenzel", "engine", "skat", "--level", "rule"]


def section(title: str, part: str) -> str:
    """Return what stands under a title in a part of the page."""
    text = PAGE.partition(f"\n## {part}\n")[2].partition("\n## ")[0]
    assert f"\n### {title}\n" in text
    return text.partition(f"\n### {title}\n")[2].partition("\n### ")[0]


def rows(text: str) -> dict[str, str]:
    """Return the rows of tables: the first column and the second."""
    return dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", text, re.MULTILINE))


def test_the_page_and_the_schema_are_up_to_date() -> None:
    script = ROOT / "scripts" / "engine_protocol.py"
    subprocess.run([sys.executable, str(script), "--check"], check=True)
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("kind", TABLE_LINES, ids=lambda kind: kind.__struct_config__.tag)
def test_every_field_of_the_table_is_told(kind: type[msgspec.Struct]) -> None:
    told = section(f"`{kind.__struct_config__.tag}`", "What the table writes")
    assert set(rows(told)) == set(kind.__struct_fields__)


@pytest.mark.parametrize(
    ("key", "kind"), [("hello", About), ("action", Answer), ("error", Trouble)]
)
def test_every_field_of_the_program_is_told(key: str, kind: type[msgspec.Struct]) -> None:
    told = section(f"`{key}`", "What the program writes")
    assert set(rows(told)) == set(kind.__struct_fields__)


def test_every_kind_of_line_has_a_valid_example() -> None:
    seen = set()
    for text in EXAMPLES:
        plain = json.loads(text)
        Draft202012Validator(SCHEMA).validate(plain)
        line = json.dumps(plain).encode()
        seen.add(type(read_from_table(line) if "type" in plain else read_from_program(line)))
    assert seen == {*TABLE_LINES, *PROGRAM_LINES}


def test_every_fault_is_told() -> None:
    source = Path(programs.__file__).read_text(encoding="utf-8")
    faults = set(re.findall(r'_Failing\(\s*Message\("program\.(\w+)"', source))
    faults |= set(re.findall(r'message = Message\("program\.(version)"', source))
    text = PAGE.partition("**Faults.**")[2].partition("\n## ")[0]
    first_columns = " ".join(re.findall(r"^\| (`.*?) \|", text, re.MULTILINE))
    told = set(re.findall(r"`(\w+)`", first_columns)) | {"ended", "killed"}
    assert faults == told - {"code"}, faults ^ told


@pytest.mark.parametrize("name", game_names())
def test_every_action_and_fact_of_a_game_is_told(name: str) -> None:
    told = section(name.capitalize(), "What happens in the games")
    actions, facts = told.split("| fact |")
    game: type[Game[Any, Any, Any]] = game_class(name)
    for text, kinds in ((actions, game.action_types), (facts, game.fact_types)):
        table = rows(text)
        assert set(table) == {str(kind.__struct_config__.tag) for kind in kinds}
        for kind in kinds:
            fields = {
                field for field in kind.__struct_fields__
                if re.search(rf"`{field}`", table[str(kind.__struct_config__.tag)])
            }  # fmt: skip
            assert fields == set(kind.__struct_fields__), kind


@pytest.mark.parametrize("name", game_names())
def test_who_learns_of_what_is_told(name: str) -> None:
    told = section(name.capitalize(), "What happens in the games")
    private = set(re.findall(r"^\| `(\w+)` \| .*? \| the seat", told, re.MULTILINE))
    hidden: set[str] = set()
    opened: set[str] = set()
    for ruleset in ruleset_names(name):
        game, rng = load(ruleset), Random(ruleset)
        for _ in range(3):
            steps = list(walk(game, random_deal(game, rng), rng, unruly=0.1))
            for event in all_events(steps):
                seen = {type(event.seen_by(seat).what) for seat in range(game.seats)}
                tag = str(type(event.what).__struct_config__.tag)
                (hidden if Hidden in seen else opened).add(tag)
    assert hidden <= private
    assert not opened & private


def test_the_transcript_is_what_the_engine_says() -> None:
    answers = [line for who, line in TRANSCRIPT if who == "<"]
    assert len(TRANSCRIPT) - len(answers) > 40
    with subprocess.Popen(
        ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
    ) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        for who, line in TRANSCRIPT:
            if who == ">":
                engine.stdin.write(line.encode())
            else:
                assert engine.stdout.readline() == line.encode()
        assert engine.stdout.read() == b""
        assert engine.wait() == 0


def test_the_transcript_is_by_the_schema() -> None:
    for who, line in TRANSCRIPT:
        part = "FromTable" if who == ">" else "FromProgram"
        schema = {"$ref": f"#/$defs/{part}", "$defs": SCHEMA["$defs"]}
        Draft202012Validator(schema).validate(json.loads(line))
    assert json.loads(TRANSCRIPT[1][1])["protocol"] == VERSION


def test_the_program_of_the_page_plays(tmp_path: Path) -> None:
    (body,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(body.splitlines()) <= 40
    file = tmp_path / "by_lot.py"
    file.write_text(body, encoding="utf-8")
    # One and the same program, whatever is played.
    with seated(f"{PYTHON} {file}") as contestant:
        for ruleset in ("skat-isko", "skat-pub", "sheepshead-called-ace", "scat"):
            game = load(ruleset)
            for number in range(1, 5):
                done = play(game, number, {number % game.seats: contestant})
                assert play(game, number, {number % game.seats: contestant}) == done
