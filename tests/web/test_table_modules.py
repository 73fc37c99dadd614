"""The table's modules: their types hold, they know no game, and they hold no sentence."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from wenzel.games.registry import game_names
from wenzel.web.templating import STATIC

MODULES = sorted(STATIC.glob("*.js"))
CODE = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
STRINGS = re.compile(r'"([^"\n]*)"|`([^`]*)`')


def test_the_types_hold() -> None:
    compiler = shutil.which("tsc")
    if compiler is None:
        pytest.skip("there is no TypeScript compiler (npm install --global typescript)")
    project = Path(__file__).with_name("tsconfig.json")
    done = subprocess.run(
        [compiler, "--project", str(project)], capture_output=True, text=True, check=False
    )
    assert done.stdout == ""
    assert done.returncode == 0


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.name)
def test_a_module_knows_no_game_and_says_nothing(module: Path) -> None:
    code = CODE.sub("", module.read_text(encoding="utf-8"))
    assert not [name for name in game_names() if re.search(rf"\b{name}\b", code, re.IGNORECASE)]
    texts = [one or two for one, two in STRINGS.findall(code)]
    # A sentence would begin with a capital letter and go on with words.
    assert not [text for text in texts if re.match(r"[A-Z][a-z]+ [a-z]+ [a-z]+", text)]
