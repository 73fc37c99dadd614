"""Finds a working C++20 compiler, or makes one of PyPI's ``ziglang``."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

PROBE = """\
#include <array>
#include <bit>
#include <concepts>
#include <cstdint>
#include <span>
#include <thread>
template <std::unsigned_integral T> int bits(T set) { return std::popcount(set); }
int main() {
    std::array<std::uint32_t, 2> hands{1, 2};
    std::thread([] {}).join();
    return bits(std::span(hands)[0]) - 1;
}
"""
"""A program that needs the language, the library and the linker."""

PROBE_SECONDS: float = 60


def find_cxx20(environment: Mapping[str, str]) -> str | None:
    """Return the command of a C++ compiler that builds a C++20 program, None if there is none.

    Whoever sets ``CXX`` or a CMake toolchain decides alone. On Windows CMake finds Visual Studio
    by its registration and not on the PATH, so the choice is left to CMake.
    """
    if chosen := environment.get("CXX", "").strip():
        return chosen
    if toolchain := environment.get("CMAKE_TOOLCHAIN_FILE", "").strip():
        return toolchain
    if sys.platform == "win32":
        return "cl"
    for name in ("c++", "g++", "clang++"):
        program = shutil.which(name, path=environment.get("PATH"))
        if program is not None and builds_cxx20([program], environment):
            return program
    return None


def builds_cxx20(command: list[str], environment: Mapping[str, str]) -> bool:
    """Tell whether a compiler turns `PROBE` into a program."""
    with tempfile.TemporaryDirectory(prefix="wenzel-probe-") as folder:
        source = Path(folder) / "probe.cpp"
        source.write_text(PROBE, encoding="utf-8")
        arguments = ["-std=c++20", "-pthread", str(source), "-o", str(Path(folder) / "probe")]
        try:
            done = subprocess.run(
                [*command, *arguments],
                capture_output=True,
                check=False,
                env=dict(environment),
                stdin=subprocess.DEVNULL,
                timeout=PROBE_SECONDS,
            )
        except (OSError, subprocess.TimeoutExpired):
            return False
        return done.returncode == 0


def write_zig_wrappers(folder: Path) -> dict[str, str]:
    """Write programs that call ``python -m ziglang``; return the CMake definitions to use them.

    CMake takes a compiler with an argument, but an archiver only as one program, and zig is all
    of them at once. Without ``-mcpu=baseline`` zig builds for the processor it runs on, and a
    wheel has to run on others. It compiles its C++ library for each combination of optimisation
    and relocation anew, which is most of the build; with the same ones in CMake's own tests of
    the compiler, it does so once.
    """
    folder.mkdir(parents=True)
    flags = ["-mcpu=baseline", "-O3", "-fPIC"]
    tools = {
        "CMAKE_C_COMPILER": _wrapper(folder, "cc", flags),
        "CMAKE_CXX_COMPILER": _wrapper(folder, "c++", flags),
        "CMAKE_AR": _wrapper(folder, "ar", []),
        "CMAKE_RANLIB": _wrapper(folder, "ranlib", []),
    }
    return {name: str(path) for name, path in tools.items()}


def _wrapper(folder: Path, tool: str, arguments: list[str]) -> Path:
    path = folder / tool
    command = [sys.executable, "-m", "ziglang", tool]
    # Arguments of ours go last: zig looks at the first to see what it is asked.
    line = f'exec {shlex.join(command)} "$@" {shlex.join(arguments)}'.rstrip()
    path.write_text(f"#!/bin/sh\n{line}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


__all__ = ["PROBE", "PROBE_SECONDS", "builds_cxx20", "find_cxx20", "write_zig_wrappers"]
