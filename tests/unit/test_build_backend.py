"""The build backend: what it asks for where something is missing, and nothing where it is not."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import compilers
import debian_headers
import wenzel_build

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="programs are shell scripts here")


def program(folder: Path, name: str, line: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{line}\n", encoding="utf-8")
    path.chmod(0o755)


@POSIX
def test_no_compiler_on_the_path(tmp_path: Path) -> None:
    assert compilers.find_cxx20({"PATH": str(tmp_path)}) is None


@POSIX
def test_a_compiler_too_old_is_none(tmp_path: Path) -> None:
    program(tmp_path, "c++", "echo 'unrecognized option -std=c++20' >&2; exit 1")
    assert compilers.find_cxx20({"PATH": str(tmp_path)}) is None


@POSIX
def test_the_first_compiler_that_works(tmp_path: Path) -> None:
    program(tmp_path, "c++", "exit 1")
    program(tmp_path, "g++", "exit 0")
    program(tmp_path, "clang++", "exit 0")
    assert compilers.find_cxx20({"PATH": str(tmp_path)}) == str(tmp_path / "g++")


@POSIX
def test_a_compiler_that_hangs_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilers, "PROBE_SECONDS", 0.1)
    program(tmp_path, "c++", "exec /bin/sleep 60")
    assert compilers.find_cxx20({"PATH": str(tmp_path)}) is None


@pytest.mark.parametrize("name", ["CXX", "CMAKE_TOOLCHAIN_FILE"])
def test_a_choice_made_is_left_alone(name: str, tmp_path: Path) -> None:
    assert compilers.find_cxx20({"PATH": str(tmp_path), name: "mine"}) == "mine"


@pytest.mark.parametrize(
    ("found", "no_core", "wanted"),
    [
        ("c++", "", False),
        (None, "", True),
        (None, "0", True),
        (None, "1", False),
        (None, "true", False),
    ],
)
@pytest.mark.parametrize("kind", ["wheel", "editable"])
def test_ziglang_is_required_only_without_a_compiler(
    kind: str, found: str | None, no_core: str, wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compilers, "find_cxx20", lambda environment: found)
    monkeypatch.setenv("WENZEL_NO_CORE", no_core)
    require = getattr(wenzel_build, f"get_requires_for_build_{kind}")
    assert (wenzel_build.ZIG_REQUIREMENT in require()) is wanted


def test_nothing_is_required_without_the_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WENZEL_NO_CORE", "1")
    assert wenzel_build.get_requires_for_build_wheel() == []


@POSIX
def test_wrappers_call_ziglang(tmp_path: Path) -> None:
    folder = tmp_path / "a folder's name"
    defined = compilers.write_zig_wrappers(folder)
    assert set(defined) == {
        "CMAKE_C_COMPILER",
        "CMAKE_CXX_COMPILER",
        "CMAKE_AR",
        "CMAKE_RANLIB",
    }
    stand_in = tmp_path / "ziglang.py"
    stand_in.write_text("import sys\nprint(sys.argv[1:])\n", encoding="utf-8")
    shown = {
        name: subprocess.run(
            [path, "-c", "a b.cpp"],
            capture_output=True,
            check=True,
            encoding="utf-8",
            env={"PYTHONPATH": str(tmp_path)},
        ).stdout.strip()
        for name, path in defined.items()
    }
    assert shown["CMAKE_AR"] == "['ar', '-c', 'a b.cpp']"
    assert shown["CMAKE_RANLIB"] == "['ranlib', '-c', 'a b.cpp']"
    assert shown["CMAKE_CXX_COMPILER"].startswith("['c++', '-c', 'a b.cpp', ")
    assert "-mcpu=baseline" in shown["CMAKE_C_COMPILER"]


def test_a_python_with_headers_needs_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(debian_headers, "has_headers", lambda: True)
    assert debian_headers.provide(tmp_path / "headers") is None
    assert not (tmp_path / "headers").exists()


def test_a_python_of_another_origin_gets_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(debian_headers, "has_headers", lambda: False)
    monkeypatch.setattr(sys, "base_prefix", "/opt/elsewhere")
    assert debian_headers.provide(tmp_path / "headers") is None


def test_the_two_halves_of_the_headers_are_put_together(tmp_path: Path) -> None:
    version = debian_headers.version()
    headers = tmp_path / "usr" / "include" / f"python{version}"
    real = tmp_path / "usr" / "include" / "some-machine" / f"python{version}"
    for folder, text in ((headers, "the other one"), (real, "the real one")):
        folder.mkdir(parents=True)
        (folder / "pyconfig.h").write_text(text, encoding="utf-8")
    assert debian_headers.merged(tmp_path) == headers
    assert (headers / "pyconfig.h").read_text(encoding="utf-8") == "the real one"


def test_a_wheel_without_the_core_serves_every_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WENZEL_NO_CORE", "1")
    monkeypatch.chdir(Path(__file__).parent.parent.parent)
    name = wenzel_build.build_wheel(str(tmp_path))
    assert name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(tmp_path / name) as wheel:
        files = set(wheel.namelist())
    assert {
        "wenzel/py.typed",
        "wenzel/solver/_core.pyi",
        "wenzel/rulesets/skat-isko.toml",
        "wenzel/locale/en/skat.md",
    } <= files
    assert not [each for each in files if each.endswith((".so", ".pyd", ".cpp"))]
