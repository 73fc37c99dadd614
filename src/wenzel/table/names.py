"""What persons may call themselves: what can be read and does nothing to the text around it."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from wenzel.messages import Message
from wenzel.table.errors import BadNameError

LONGEST_NAME: Final = 24
"""Characters that a name may have."""
_JOINERS: Final = "\u200c\u200d"
"""They part and join letters inside of words of Indian scripts, and are invisible alone."""
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that look like nothing at all."""
_MOST_MARKS: Final = 4
"""Marks on one letter; more of them run over the lines above and below."""


def checked_name(text: str) -> str:
    r"""Return a name as it is kept: composed, and with single blanks between its words.

    >>> checked_name("  Anna   Lena ")
    'Anna Lena'

    Raises:
        BadNameError: nobody can be called so.
    """
    name = re.sub(" +", " ", unicodedata.normalize("NFC", text)).strip(" ")
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadNameError(Message("name.length", most=LONGEST_NAME, count=len(name)))
    if not _is_readable(name):
        raise BadNameError(Message("name.unreadable"))
    return name


def is_name(text: str) -> bool:
    """Tell whether a text is a name as it is kept."""
    try:
        return checked_name(text) == text
    except BadNameError:
        return False


def sounds_like(one: str, two: str) -> bool:
    """Tell whether two names are read as the same: small letters and large ones, blanks, dots.

    >>> sounds_like("Anna M", "anna m.")
    True
    """
    return _heard(one) == _heard(two)


def _heard(name: str) -> str:
    return re.sub(r"[ .\u200c\u200d]", "", unicodedata.normalize("NFKC", name).casefold())


def _is_readable(name: str) -> bool:
    """Tell whether nothing in a name is hidden, turns a line round or runs out of it."""
    marks, is_seen = 0, False
    for place, sign in enumerate(name):
        kind = unicodedata.category(sign)
        if sign in _JOINERS:
            # Between letters only: at an end, or two of them, they would hide.
            if place in (0, len(name) - 1) or name[place - 1] in _JOINERS:
                return False
            continue
        if sign in _BLANK or (kind[0] in "CZ" and sign != " "):
            return False
        marks = marks + 1 if kind[0] == "M" else 0
        if marks > _MOST_MARKS or (marks and not is_seen):
            return False
        is_seen = is_seen or kind[0] in "LNS"
    return is_seen
