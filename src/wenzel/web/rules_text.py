"""The rules of a game as a page has them: chapters, in the visitor's language, with cards."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markupsafe import escape
from starlette.exceptions import HTTPException

from wenzel.cards import CardSet
from wenzel.i18n import Speaker
from wenzel.i18n.languages import ENGLISH, LANGUAGES, Language

_CHAPTER: Final = "\n## "
_OTHER_RULES: Final = re.compile(r"wenzel rules (\w+)")
_AIM, _SET_UP = range(2)


@dataclass(frozen=True, slots=True)
class Figure:
    """A row of cards with words below it."""

    caption: str
    cards: tuple[str, ...]


def _row(caption: str, cards: str) -> Figure:
    return Figure(caption, tuple(cards.split()))


_FIGURES: Final[Mapping[tuple[str, int], tuple[Figure, ...]]] = {
    ("skat", _SET_UP): (
        _row("page.cards_trumps_grand", "CJ SJ HJ DJ"),
        _row("page.cards_trumps_skat", "CJ SJ HJ DJ HA HT HK HQ H9 H8 H7"),
        _row("page.cards_suit_skat", "SA ST SK SQ S9 S8 S7"),
        _row("page.cards_null", "SA SK SQ SJ ST S9 S8 S7"),
    ),
    ("sheepshead", _SET_UP): (
        _row("page.cards_trumps_sheepshead", "CQ SQ HQ DQ CJ SJ HJ DJ DA DT DK D9 D8 D7"),
        _row("page.cards_fail", "CA CT CK C9 C8 C7"),
    ),
    ("scat", _AIM): (
        _row("page.cards_31", "HA HK HT"),
        _row("page.cards_23", "HK H8 H5"),
        _row("page.cards_17", "SQ D9 D8"),
    ),
}
"""What is drawn in which chapter of which game; the chapters are the same in all languages."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: its heading, its text as HTML, and the cards that are drawn with it."""

    id: str
    heading: str
    html: str
    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True)
class RulesText:
    """The rules of a game.

    Attributes:
        language: the one that they are written in.
        title: the game.
        opening: what comes before the first chapter, as HTML.
        chapters: aim, set-up, play, scoring and end, and options.
    """

    language: Language
    title: str
    opening: str
    chapters: tuple[Chapter, ...]

    @property
    def main_chapters(self) -> tuple[Chapter, ...]:
        """Aim, set-up, play, scoring and end."""
        return self.chapters[:4]


@cache
def rules_text(game: str, language: str, *, native_digits: bool = False) -> RulesText:
    """Return the rules of a game, in English where they have not been translated.

    Args:
        game: its name.
        language: the code of the reader's language.
        native_digits: whether figures are in the language's own digits, those of commands aside.

    Raises:
        HTTPException: there are none.
    """
    locale = resources.files("wenzel") / "locale"
    for code in (language, ENGLISH.code):
        file = locale / code / f"{game}.md"
        if file.is_file():
            speaker = Speaker(language=LANGUAGES[code], native_digits=native_digits)
            return _read(game, speaker, file.read_text(encoding="utf-8"))
    raise HTTPException(404)


def _read(game: str, speaker: Speaker, text: str) -> RulesText:
    opening, *chapters = text.split(_CHAPTER)
    title, _, opening = opening.partition("\n")
    words = {"speaker": speaker}
    return RulesText(
        speaker.language,
        speaker.digits(title.lstrip("# ")),
        _MARKDOWN.render(opening, words),
        tuple(
            Chapter(
                f"chapter-{number + 1}",
                speaker.digits(heading),
                _MARKDOWN.render(body, words),
                _figures(game, number),
            )
            for number, chapter in enumerate(chapters)
            for heading, _, body in (chapter.partition("\n"),)
        ),
    )


def _figures(game: str, number: int) -> tuple[Figure, ...]:
    return _FIGURES.get((game, number), ())


class _Renderer(RendererHTML):
    """Commands that show other rules become links, figures suit the reader, tables scroll."""

    def text(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        figures: str = env["speaker"].digits(tokens[idx].content)
        return str(escape(figures))

    def code_inline(self, tokens: Sequence[Token], place: int, options: Any, env: Any) -> str:
        other = _OTHER_RULES.fullmatch(tokens[place].content)
        if other is not None:
            name = escape(env["speaker"].word(f"name.{other[1]}"))
            return f'<a href="/rules/{other[1]}">{name}</a>'
        return super().code_inline(tokens, place, options, env)

    def table_open(self, tokens: Sequence[Token], place: int, options: Any, env: Any) -> str:
        return '<div class="wide" tabindex="0"><table>\n'

    def table_close(self, tokens: Sequence[Token], place: int, options: Any, env: Any) -> str:
        return "</table></div>\n"


_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}, renderer_cls=_Renderer).enable("table")


def shown_cards(figures: Sequence[Figure]) -> CardSet:
    """Return all cards of figures, to find a deck that has them."""
    return CardSet.from_text("".join(card for figure in figures for card in figure.cards))
