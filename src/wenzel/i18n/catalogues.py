"""The sentences of each language: gettext catalogues, keyed by the codes of messages.

A catalogue (``locale/<language>/messages.po``) has one entry a code: the code as its context, the
English sentence as its source. What is not translated yet is said in English.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from gettext import c2py  # type: ignore[attr-defined,unused-ignore]
from importlib import resources
from typing import Final

from wenzel.i18n.english import TEMPLATES
from wenzel.i18n.languages import ENGLISH, Language
from wenzel.i18n.templates import Forms, Plural, Template

CATALOGUE: Final = "messages.po"


@cache
def sentences(language: Language) -> Mapping[str, Template]:
    """Return the sentence of each code in a language."""
    if language == ENGLISH:
        return TEMPLATES
    return {**TEMPLATES, **translations(language)}


@cache
def translations(language: Language) -> Mapping[str, Template]:
    """Return those sentences that the catalogue of a language has translated."""
    # Only who speaks another language than English pays for the reader.
    from babel.messages.pofile import read_po  # noqa: PLC0415

    found: dict[str, Template] = {}
    page = resources.files("wenzel") / "locale" / language.code / CATALOGUE
    if not page.is_file():
        return found
    with page.open("rb") as file:
        catalogue = read_po(file, locale=language.code)
    rule: Callable[[int], int] = c2py(catalogue.plural_expr)
    for entry in catalogue:
        code, english = entry.context, TEMPLATES.get(str(entry.context))
        if code is None or english is None or entry.fuzzy:
            continue
        if isinstance(english, Plural) and isinstance(entry.string, tuple):
            if all(entry.string):
                found[code] = Forms(english.by, tuple(map(str, entry.string)), rule)
        elif isinstance(english, str) and isinstance(entry.string, str) and entry.string:
            found[code] = entry.string
    return found
