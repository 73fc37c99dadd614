"""The languages there are, and what of them is no sentence."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from wenzel.errors import UnknownNameError
from wenzel.messages import Message


@dataclass(frozen=True, slots=True)
class Language:
    """A language.

    Attributes:
        code: its ISO 639-1 code.
        name: what it calls itself.
        right_to_left: whether its script runs from right to left.
        digits: the signs that its readers may prefer for 0 to 9; empty for none but the Latin.
        decimal: the sign before tenths.
        indices: the letters that its players know on the French ace, king, queen and jack.
    """

    code: str
    name: str
    right_to_left: bool = False
    digits: str = ""
    decimal: str = "."
    indices: str = "AKQJ"

    @property
    def direction(self) -> str:
        """The direction as HTML has it."""
        return "rtl" if self.right_to_left else "ltr"


ENGLISH: Final = Language("en", "English")
_DEVANAGARI: Final = "०१२३४५६७८९"
LANGUAGES: Final = {
    language.code: language
    for language in (
        ENGLISH,
        Language("de", "Deutsch", decimal=",", indices="AKDB"),
        Language("ne", "नेपाली", digits=_DEVANAGARI),
        Language("mr", "मराठी", digits=_DEVANAGARI),
        Language("ar", "العربية", right_to_left=True, digits="٠١٢٣٤٥٦٧٨٩"),
        Language("hy", "Հայերեն", decimal=","),
    )
}
"""All languages, by code."""


def language_of(code: str) -> Language:
    """Return a language by its code.

    Raises:
        UnknownNameError: there is none; the message names those there are.
    """
    if code not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise UnknownNameError(Message("language.unknown", name=code, known=known))
    return LANGUAGES[code]


def preferred(wanted: Iterable[str]) -> Language:
    """Return the first language there is of those wanted, as tags such as ``de-AT``; or English."""
    for tag in wanted:
        found = LANGUAGES.get(tag.replace("_", "-").split("-")[0].lower())
        if found is not None:
            return found
    return ENGLISH
