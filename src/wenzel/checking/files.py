"""Files of other programs' games: which game is in them, and the check of every item."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Final

from wenzel import codec
from wenzel.checking.node import Node
from wenzel.checking.verdict import Verdict
from wenzel.errors import RecordError, WireError

_MARK: Final = b"\xef\xbb\xbf"
"""The byte order mark that some editors put before UTF-8."""
_CHECKS: Final[Mapping[str, tuple[type, str]]] = {
    "sheepshead": (list, "wenzel.checking.sheepshead:check_hands"),
    "scat": (dict, "wenzel.checking.scat:check_rounds_and_matches"),
}
"""For each game what the document is, and who checks it."""
CHECKED_GAMES: Final = tuple(_CHECKS)
"""The games whose files can be checked."""


def check_file(game: str, content: bytes) -> tuple[Verdict, ...]:
    """Check a file of other programs' games.

    Args:
        game: one of `CHECKED_GAMES`.
        content: of the file, JSON in UTF-8.

    Raises:
        RecordError: no JSON, or not a file of this game at all; a bad item is a `Verdict`.
    """
    form, path = _CHECKS[game]
    module, _, name = path.partition(":")
    check: Callable[[Node], Iterator[Verdict]] = getattr(import_module(module), name)
    try:
        document: object = codec.from_json(content.removeprefix(_MARK), form)
    except WireError as error:
        raise RecordError(error.message, where=error.where) from error
    return tuple(check(Node(document)))
