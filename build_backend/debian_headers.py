"""The C headers of a Debian system's own Python, where nobody has installed them.

Debian keeps ``Python.h`` in ``libpython3.x-dev``. Anybody may download that package with
``apt-get download`` and unpack it into a folder: nothing is installed and no password is needed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

_SECONDS = 600


def provide(folder: Path) -> Path | None:
    """Return a folder with ``Python.h`` if this Python has none of its own and Debian does.

    None means: nothing to be done, or nothing that can be done; CMake then says what it misses.
    """
    if has_headers() or not is_debian_python():
        return None
    folder.mkdir(parents=True)
    package = f"libpython{version()}-dev"
    print(f"Python.h is missing: unpacking {package} into the build folder.", flush=True)
    archive = _download(package, folder)
    if archive is None:
        print(f"{package} could not be had; to install it: apt-get install {package}", flush=True)
        return None
    root = folder / "root"
    if not _runs(["dpkg-deb", "--extract", str(archive), str(root)], folder):
        return None
    return merged(root)


def version() -> str:
    """Return the version of this Python as Debian's packages name it."""
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def has_headers() -> bool:
    """Tell whether this Python's headers are there."""
    paths = {sysconfig.get_path("include"), sysconfig.get_path("platinclude")}
    return any((Path(path) / "Python.h").is_file() for path in paths if path)


def is_debian_python() -> bool:
    """Tell whether this Python, or the one its environment was made of, is the system's own."""
    tools = shutil.which("apt-get") is not None and shutil.which("dpkg-deb") is not None
    return tools and sys.base_prefix == "/usr"


def _download(package: str, folder: Path) -> Path | None:
    """Download with the package lists that are here, else with fresh ones in `folder`."""
    fetch = ["apt-get", "download", package]
    if not _runs(fetch, folder):
        private = _private_lists(folder)
        if not _runs(["apt-get", *private, "update"], folder):
            return None
        if not _runs(["apt-get", *private, "download", package], folder):
            return None
    return next(folder.glob("*.deb"), None)


def _private_lists(folder: Path) -> list[str]:
    """Return apt's options to keep its lists and caches where this user may write."""
    lists, cache = folder / "lists", folder / "cache"
    for path in (lists / "partial", cache / "archives" / "partial"):
        path.mkdir(parents=True)
    return ["-o", f"Dir::State::Lists={lists}", "-o", f"Dir::Cache={cache}"]


def _runs(command: list[str], folder: Path) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"}
    # As root, apt lays its privileges down to a user who may not write here; it needs not.
    if command[0] == "apt-get" and os.geteuid() == 0:
        command = [command[0], "-o", "APT::Sandbox::User=root", *command[1:]]
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            check=False,
            cwd=folder,
            encoding="utf-8",
            env=environment,
            errors="replace",
            stdin=subprocess.DEVNULL,
            timeout=_SECONDS,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        print(f"{command[0]}: {error}", flush=True)
        return False
    if done.returncode != 0:
        print(done.stdout + done.stderr, flush=True)
    return done.returncode == 0


def merged(root: Path) -> Path:
    """Return the folder of the headers, with the one that Debian keeps apart among them.

    ``pyconfig.h`` differs by machine: the one beside ``Python.h`` only includes the real one,
    by a path from ``/usr/include``.
    """
    headers = root / "usr" / "include" / f"python{version()}"
    for real in (root / "usr" / "include").glob(f"*/python{version()}/pyconfig.h"):
        shutil.copyfile(real, headers / "pyconfig.h")
    return headers
