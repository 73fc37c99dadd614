"""A browser that looks at pages: what overflows, what is cut off, what nobody has translated."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from wenzel.decks.traditions import TRADITIONS
from wenzel.i18n import catalogues
from wenzel.i18n.english import TEMPLATES
from wenzel.i18n.languages import ENGLISH, LANGUAGES, Language
from wenzel.i18n.templates import Plural, Template

CHROMIUM: Final = Path("/usr/bin/chromium")
ARGUMENTS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
DESK: Final = (1280, 800)
PHONE: Final = (390, 844)
SMALLEST: Final = (320, 640)

PSEUDO: Final = Language("qps", "Pseudo")
"""A language whose every sentence can be told from English: what stays English was forgotten."""
_ACCENTS: Final = str.maketrans("aeiouycdnstzACEINOSUYZ", "áéíóúýçďñşťžÁÇÉÍÑÓŞÚÝŽ")
_LONGER: Final = 1.35


@dataclass(frozen=True)
class Axe:
    """The accessibility checker, where it is installed."""

    script: str

    def faults(self, page: Any) -> list[str]:
        """Return what is wrong with a page, one line a rule."""
        # Run as a page's own script would be forbidden by the page's rules: this is not.
        found = page.evaluate(f"async () => {{ {self.script}; return await axe.run(document); }}")
        return [
            f"{one['id']}: {one['help']} at "
            + "; ".join(str(n["target"]) for n in one["nodes"][:4])
            for one in found["violations"]
        ]


@cache
def axe() -> Axe | None:
    """Return the checker; None where it is not installed."""
    spec = find_spec("axe_playwright_python")
    if spec is None or spec.origin is None:
        return None
    (file,) = Path(spec.origin).parent.rglob("axe.min.js")
    return Axe(file.read_text(encoding="utf-8"))


TEXT_FAULTS: Final = (Path(__file__).parent / "text_faults.js").read_text(encoding="utf-8")
"""What does not fit, and what is too small for a finger."""

UNTRANSLATED: Final = (Path(__file__).parent / "untranslated.js").read_text(encoding="utf-8")
"""What stands on a page of the pseudo-language and does not come from a sentence."""


def pseudo(text: str) -> str:
    """Return a sentence that is longer than the English one and cannot be taken for it.

    >>> pseudo("Play {game}")
    '⟦Pláý {game} ~~~ ⟧'
    """
    parts, depth, word = [], 0, ""
    for sign in text:
        depth += (sign == "{") - (sign == "}")
        word = sign if depth or sign == "}" else sign.translate(_ACCENTS)
        parts.append(word)
    longer = "~~~ " * max(1, round(len(text) * (_LONGER - 1) / 4))
    return f"⟦{''.join(parts)} {longer}⟧"


def _pseudo_sentences() -> Mapping[str, Template]:
    found: dict[str, Template] = {}
    for code, english in TEMPLATES.items():
        if isinstance(english, Plural):
            found[code] = Plural(english.by, pseudo(english.one), pseudo(english.many))
        else:
            found[code] = pseudo(english)
    return found


@contextlib.contextmanager
def pseudo_language() -> Iterator[None]:
    """Let the pseudo-language be one of the languages for as long as the block lasts."""
    real = catalogues.translations

    def translations(language: Language) -> Mapping[str, Template]:
        return _pseudo_sentences() if language == PSEUDO else real(language)

    catalogues.sentences.cache_clear()
    LANGUAGES[PSEUDO.code] = PSEUDO
    vars(catalogues)["translations"] = translations
    for words in _data_in_all_languages():
        words[PSEUDO.code] = pseudo(words[ENGLISH.code])
    try:
        yield
    finally:
        vars(catalogues)["translations"] = real
        catalogues.sentences.cache_clear()
        del LANGUAGES[PSEUDO.code]
        for words in _data_in_all_languages():
            del words[PSEUDO.code]


def _data_in_all_languages() -> Iterator[dict[str, str]]:
    """Yield words that are no sentences, by language."""
    for one in TRADITIONS:
        for words in (one.names, one.places):
            assert isinstance(words, dict)
            yield words
