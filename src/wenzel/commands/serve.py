"""`wenzel serve`: the table in the browser."""

from __future__ import annotations

import argparse
import errno
import logging
import os
import socket
import threading
import webbrowser
from typing import Any, Final

from wenzel.commands.arguments import positive_number
from wenzel.commands.folders import data_folder

_HOST: Final = "127.0.0.1"
_PORT: Final = 8031
_KEEP_DAYS: Final = 365
_MOST_DAYS: Final = 36_500
_LAST_PORT: Final = 65_535
_TRIES: Final = 20
_EVERYWHERE: Final = ("0.0.0.0", "::")


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "serve",
        help="the table in the browser",
        description="Serve the table to browsers, of this machine or of friends in the network.",
    )
    parser.add_argument("--host", default=_HOST, help=f"the address to listen at ({_HOST})")
    parser.add_argument(
        "--port", type=_port, default=_PORT,
        help=f"the port ({_PORT}); the next free one if it is taken, any free one for 0",
    )  # fmt: skip
    parser.add_argument(
        "--host-name", metavar="NAME", type=_host_name, action="append", default=[],
        help="a name under which browsers reach this server, such as table.example; may be given "
        "several times (localhost and the addresses of this machine always serve)",
    )  # fmt: skip
    parser.add_argument(
        "--database",
        metavar="URL",
        help="where tables are kept: a database URL (a SQLite file in the user's data folder)",
    )
    parser.add_argument(
        "--keep-days", metavar="N", type=_days, default=_KEEP_DAYS,
        help="remove tables, with the records of their deals, at which nothing has happened for "
        f"so many days ({_KEEP_DAYS}); 0 keeps them for ever",
    )  # fmt: skip
    parser.add_argument(
        "--processes", type=positive_number, default=max(1, (os.cpu_count() or 1) - 1),
        help="processes that computer players think in (all cores but one)",
    )  # fmt: skip
    parser.add_argument(
        "--open", action="store_true", help="open the first page in a browser, if there is one"
    )
    parser.set_defaults(run=run)


def _port(text: str) -> int:
    number = int(text) if text.isascii() and text.isdecimal() and len(text) <= 5 else -1
    if not 0 <= number <= _LAST_PORT:
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to {_LAST_PORT}, not {text}")
    return number


def _days(text: str) -> int:
    number = int(text) if text.isascii() and text.isdecimal() and len(text) <= 5 else -1
    if not 0 <= number <= _MOST_DAYS:
        raise argparse.ArgumentTypeError(f"a number of days from 0 to {_MOST_DAYS}, not {text}")
    return number


def _host_name(text: str) -> str:
    from wenzel.web.hosts import host_of  # noqa: PLC0415

    name = host_of(text)
    if name is None:
        raise argparse.ArgumentTypeError(f"{text} is no name of a server; one looks like a.example")
    return name


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted."""
    # Only who serves pays for the server.
    import uvicorn  # noqa: PLC0415

    from wenzel.table import DatabaseStore  # noqa: PLC0415
    from wenzel.web.app import ServerSettings, create_app  # noqa: PLC0415

    class Server(uvicorn.Server):
        """A server that says when it can be reached."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                _announce(address, arguments.port, port, in_browser=arguments.open)

    database = arguments.database or _default_database()
    DatabaseStore(database).close()  # a database that cannot be used is said so in one line
    listener = _listener(arguments.host, arguments.port)
    host, port = listener.getsockname()[:2]
    address = _address(host, port)
    settings = ServerSettings(
        database,
        arguments.processes,
        keep_days=arguments.keep_days,
        host_names=(arguments.host, *arguments.host_name),
    )
    config = uvicorn.Config(
        create_app(settings), log_level="warning", ws="websockets-sansio", ws_max_size=16_384,
        timeout_graceful_shutdown=3,
    )  # fmt: skip
    logging.getLogger("uvicorn.error").addFilter(_in_one_line)
    try:
        Server(config).run(sockets=[listener])
    except KeyboardInterrupt:
        # The server has ended in good order and hands on what ended it; here that is no error.
        pass
    finally:
        listener.close()
    return 0


def _in_one_line(entry: logging.LogRecord) -> bool:
    """Shorten what is said of a client's rubbish: it is his fault, and no place of ours."""
    if isinstance(entry.exc_info, tuple) and isinstance(entry.exc_info[1], UnicodeDecodeError):
        entry.exc_info = None
    return True


def _announce(address: str, wanted: int, port: int, *, in_browser: bool) -> None:
    taken = "" if wanted in (0, port) else f"   (port {wanted} is taken)"
    print(f"Wenzel's table: {address}{taken}   Ctrl+C ends it", flush=True)
    if in_browser:
        # Some browsers keep their caller waiting until they are closed.
        threading.Thread(target=_open, args=(address,), daemon=True).start()


def _open(address: str) -> None:
    if not webbrowser.open(address):
        print("No browser was found here: open the address in one.", flush=True)


def _address(host: str, port: int) -> str:
    shown = _HOST if host in _EVERYWHERE else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def _listener(host: str, port: int) -> socket.socket:
    """Return a socket that listens, at the next free port if the one wanted is taken.

    Raises:
        OSError: there is no such address, or no port is free; it names them.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = min(port + _TRIES, _LAST_PORT) if port else 0
    for number in range(port, last + 1):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            listener.listen(128)
        except OSError as error:
            listener.close()
            if number == last or error.errno != errno.EADDRINUSE:
                where = f"{host}, port {number}"
                raise OSError(error.errno, error.strerror or str(error), where) from error
            continue
        return listener
    raise AssertionError("there is always a last port to try")


def _default_database() -> str:
    """Return the database of this user: a file in the folder where programs keep their data."""
    return f"sqlite:///{data_folder() / 'tables.db'}"
