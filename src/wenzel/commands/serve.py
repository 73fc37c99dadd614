"""`wenzel serve`: the table in the browser."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any, Final

from wenzel.commands.arguments import positive_number

_HOST: Final = "127.0.0.1"
_PORT: Final = 8031
_LAST_PORT: Final = 65_535


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "serve",
        help="the table in the browser",
        description="Serve the table to browsers, of this machine or of friends in the network.",
    )
    parser.add_argument("--host", default=_HOST, help=f"the address to listen at ({_HOST})")
    parser.add_argument("--port", type=_port, default=_PORT, help=f"the port, 0 for any ({_PORT})")
    parser.add_argument(
        "--database",
        metavar="URL",
        help="where tables are kept: a database URL (a SQLite file in the user's data folder)",
    )
    parser.add_argument(
        "--processes", type=positive_number, default=max(1, (os.cpu_count() or 1) - 1),
        help="processes that computer players think in (all cores but one)",
    )  # fmt: skip
    parser.add_argument("--open", action="store_true", help="open the first page in the browser")
    parser.set_defaults(run=run)


def _port(text: str) -> int:
    number = int(text) if text.isdecimal() else -1
    if not 0 <= number <= _LAST_PORT:
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to {_LAST_PORT}, not {text}")
    return number


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted."""
    # Only who serves pays for the server.
    import uvicorn  # noqa: PLC0415

    from wenzel.web.app import ServerSettings, create_app  # noqa: PLC0415

    listener = _listener(arguments.host, arguments.port)
    host, port = listener.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"
    settings = ServerSettings(arguments.database or _default_database(), arguments.processes)
    config = uvicorn.Config(
        create_app(settings), log_level="warning", ws="websockets-sansio", ws_max_size=65_536,
        timeout_graceful_shutdown=3,
    )  # fmt: skip
    server = uvicorn.Server(config)
    print(f"Wenzel's table: {address}   (Ctrl+C ends it)", flush=True)
    if arguments.open:
        threading.Timer(0.7, webbrowser.open, [address]).start()
    server.run(sockets=[listener])
    return 0


def _listener(host: str, port: int) -> socket.socket:
    """Return a socket that listens; by default at the next free port if the usual one is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    tries = range(port, port + 20) if port == _PORT else (port,)
    for number in tries:
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
        except OSError:
            listener.close()
            if number == tries[-1]:
                raise
            continue
        listener.listen(128)
        return listener
    raise AssertionError("there is always a last port to try")


def _default_database() -> str:
    """Return the database of this user: a file in the folder where programs keep their data."""
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = folder / "wenzel"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"
