"""The tests of the compiled core that need no Python: built with CMake, run by ctest."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

NATIVE = Path(__file__).parents[2] / "native"
COUNTED = {"fuzz_questions": "of them right", "sheepshead": "checks passed"} | dict.fromkeys(
    ("solver", "differential"), "positions"
)
"""The tests, and what each says that it has counted."""
BUILD_SECONDS = 280
RUN_SECONDS = 120


def tool(*names: str) -> str:
    """Return the first of these programs that is there; skip the test if none is."""
    for name in names:
        path = shutil.which(name)
        if path is not None:
            return path
    pytest.skip(f"none of these is on the PATH: {', '.join(names)}")


def run(*command: str, folder: Path, seconds: int) -> str:
    """Return what a command printed; it fails the test if it fails."""
    done = subprocess.run(
        command,
        cwd=folder,
        check=False,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=seconds,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.mark.slow
@pytest.mark.timeout(BUILD_SECONDS + RUN_SECONDS)
def test_the_tests_in_cpp_pass(tmp_path: Path) -> None:
    cmake, ctest = tool("cmake"), tool("ctest")
    compiler = tool(*filter(None, [os.environ.get("CXX")]), "c++", "g++", "clang++")
    run(
        *(cmake, "-S", str(NATIVE), "-B", str(tmp_path), f"-DCMAKE_CXX_COMPILER={compiler}"),
        *("-DWENZEL_TESTS=ON", "-DWENZEL_MODULE=OFF"),
        folder=tmp_path,
        seconds=BUILD_SECONDS,
    )
    run(cmake, "--build", str(tmp_path), "--parallel", folder=tmp_path, seconds=BUILD_SECONDS)
    printed = run(ctest, "--verbose", folder=tmp_path, seconds=RUN_SECONDS)

    started = dict(re.findall(r"^ +Start +(\d+): (\w+)$", printed, re.MULTILINE))
    assert set(started.values()) == set(COUNTED)
    for number, name in started.items():
        counts = re.findall(rf"^{number}: .*?(\d+) {COUNTED[name]}", printed, re.MULTILINE)
        assert [int(count) > 0 for count in counts] == [True], f"{name} tested nothing:\n{printed}"
