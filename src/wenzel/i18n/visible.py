"""What others have written, made fit to be shown: no sign in it does anything to a terminal."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 200
"""How many signs of a text are shown at most; a path fits, a page does not."""
_CUT: Final = "…"
_TAIL: Final = 60


def visible(text: str) -> str:
    r"""Return a text with every sign that cannot be seen written as an escape, and not too long.

    Control signs could move the cursor or ring the bell, signs of direction turn the line round,
    and half a surrogate pair cannot be written at all. A text too long loses its middle, since
    a path is known by its end.

    >>> visible("\x1b[2J")
    '\\x1b[2J'
    """
    shown = text
    if not text.isprintable():
        shown = "".join(sign if sign.isprintable() else _escape(sign) for sign in text)
    if len(shown) > LONGEST:
        shown = shown[: LONGEST - _TAIL - len(_CUT)] + _CUT + shown[-_TAIL:]
    return shown


def _escape(sign: str) -> str:
    return sign.encode("unicode_escape").decode("ascii")
