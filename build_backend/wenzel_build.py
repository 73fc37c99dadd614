"""The build backend: scikit-build-core, and a C++ compiler where there is none.

Three things may be missing on the machine of somebody who just wants to play, and each is asked
for only then: CMake and Ninja (scikit-build-core asks for them), a C++20 compiler (PyPI's
``ziglang``, called through four small wrappers), and the headers of a Python that a Debian
system keeps in a package of their own (`debian_headers`).

``WENZEL_NO_CORE=1`` builds without the compiled core (see ``[[tool.scikit-build.overrides]]`` in
``pyproject.toml``); then none of them is needed.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from scikit_build_core import build as base
from scikit_build_core.build import (
    build_sdist,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import compilers
import debian_headers

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ConfigSettings = dict[str, "list[str] | str"]

ZIG_REQUIREMENT = "ziglang>=0.14,<0.18"


def core_is_wanted(environment: Mapping[str, str]) -> bool:
    """Tell whether the compiled core is to be built, with scikit-build-core's idea of yes."""
    value = environment.get("WENZEL_NO_CORE", "").strip().lower()
    return value in ("", "0", "false", "off", "no", "n")


def get_requires_for_build_wheel(config_settings: ConfigSettings | None = None) -> list[str]:
    """Return what the build of a wheel needs beyond ``build-system.requires``."""
    return base.get_requires_for_build_wheel(config_settings) + _compiler_requirements()


def get_requires_for_build_editable(config_settings: ConfigSettings | None = None) -> list[str]:
    """Return what an editable installation needs beyond ``build-system.requires``."""
    return base.get_requires_for_build_editable(config_settings) + _compiler_requirements()


def build_wheel(
    wheel_directory: str,
    config_settings: ConfigSettings | None = None,
    metadata_directory: str | None = None,
) -> str:
    """Build a wheel and return its file name."""
    with _tools(config_settings) as settings:
        return base.build_wheel(wheel_directory, settings, metadata_directory)


def build_editable(
    wheel_directory: str,
    config_settings: ConfigSettings | None = None,
    metadata_directory: str | None = None,
) -> str:
    """Build a wheel that leads to this checkout, with the core compiled; return its file name."""
    with _tools(config_settings) as settings:
        return base.build_editable(wheel_directory, settings, metadata_directory)


def _compiler_requirements() -> list[str]:
    if core_is_wanted(os.environ) and compilers.find_cxx20(os.environ) is None:
        return [ZIG_REQUIREMENT]
    return []


@contextlib.contextmanager
def _tools(config_settings: ConfigSettings | None) -> Iterator[ConfigSettings]:
    """Provide what is missing for as long as the build takes."""
    settings = dict(config_settings or {})
    if not core_is_wanted(os.environ):
        yield settings
        return
    with tempfile.TemporaryDirectory(prefix="wenzel-build-") as folder:
        extra: dict[str, str] = {}
        if compilers.find_cxx20(os.environ) is None:
            print("No C++20 compiler was found: building with ziglang.", flush=True)
            extra |= compilers.write_zig_wrappers(Path(folder) / "zig")
        headers = debian_headers.provide(Path(folder) / "headers")
        if headers is not None:
            extra["Python_INCLUDE_DIR"] = str(headers)
        for name, value in extra.items():
            settings.setdefault(f"cmake.define.{name}", value)
        yield settings
