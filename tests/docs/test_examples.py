"""What the documents show works: each command runs, shown output is real, Python blocks run."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from wenzel.cards import DECK_32
from wenzel.shuffle import shuffled

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def _blocks(language: str) -> list[tuple[str, str]]:
    return [
        (document.name, body)
        for document in DOCUMENTS
        for found, body in BLOCK.findall(document.read_text(encoding="utf-8"))
        if found == language
    ]


def _commands() -> list[tuple[str, str, str]]:
    """Return document, command, and the output shown below it (nothing if none is)."""
    shown: list[tuple[str, str, str]] = []
    for document, body in _blocks("console"):
        for part in re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            shown.append((document, command, output))
    return shown


COMMANDS = _commands()


def test_the_readme_shows_its_commands() -> None:
    shown = {command for document, command, _ in COMMANDS if document == "README.md"}
    assert {"scripts/play", "scripts/test", "wenzel play"} <= shown


@pytest.mark.parametrize(
    ("command", "output"),
    [pytest.param(command, output, id=f"{doc}: {command}") for doc, command, output in COMMANDS],
)
def test_command_runs(command: str, output: str, tmp_path: Path) -> None:
    if command == "scripts/test":
        # The whole suite inside itself would not end; that it starts and collects is enough here.
        command = "scripts/test --collect-only -q -n0 tests/unit"
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "NO_COLOR": "1"}
    if command == "scripts/play" or command.startswith("wenzel serve"):
        check_server(command, {**environment, "BROWSER": "true", "XDG_DATA_HOME": str(tmp_path)})
        return
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
    if output:
        assert done.stdout == output


def check_server(command: str, environment: dict[str, str]) -> None:
    """Check that a command serves, and ends in good order when it is interrupted."""
    with subprocess.Popen(
        ["bash", "-c", f"exec {command}"], cwd=ROOT, env=environment,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True,
    ) as program:  # fmt: skip
        assert program.stdout is not None
        assert "http://127.0.0.1:" in program.stdout.readline()
        program.send_signal(signal.SIGINT)
        assert program.wait(60) == 0


@pytest.mark.parametrize(
    "body", [pytest.param(body, id=f"{doc} {n}") for n, (doc, body) in enumerate(_blocks("python"))]
)
def test_python_block_runs(body: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", body],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_the_shuffle_in_the_documents_is_ours() -> None:
    scope: dict[str, object] = {}
    for document, body in _blocks("python"):
        if document == "deals.md":
            exec(body, scope)
    shown = scope["shuffled"]
    assert callable(shown)
    for seed, number in ((1, 1), ("club evening", 36)):
        cards = [card.text for card in shuffled(DECK_32, seed, "deal", number)]
        assert shown(seed, number) == cards
