"""Messages to sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from enum import Enum
from typing import Final

from wenzel.cards import Card, CardSet, Rank, Suit, high_to_low
from wenzel.errors import WenzelError
from wenzel.games.skat.contract import Contract, GameType
from wenzel.i18n.catalogues import sentences
from wenzel.i18n.faces import FRENCH, DeckFace
from wenzel.i18n.languages import ENGLISH, Language
from wenzel.i18n.templates import Template
from wenzel.i18n.visible import visible
from wenzel.messages import Mean, Message, Textual, Value
from wenzel.tricks import TRUMP

_ISOLATE: Final = "\u2068{}\u2069"
"""Keeps a value that may run the other way from turning its neighbours round."""
_ISOLATE_RIGHT_TO_LEFT: Final = "\u2067{}\u2069"
"""The same for words of the language, which may consist of such values only."""

_TWO_DOTS: Final = re.compile(r"(?<!\.)\.(\u2069+)\.(?!\.)")
"""The end of a name such as “Anna M.” and of the sentence that it ends."""

_MINUS: Final = "−"

_FIGURES: Final = re.compile(r"(?<![0-9])(?<![A-Za-z]{2})(?<![A-Za-z]{2}-)[0-9]+")
"""Numbers, but not what is part of a name, as in SHA-256."""

_OPENING_OF_SENTENCE: Final = re.compile(r"\{(\w+)\}.*[.!?:…\u0589]$", re.DOTALL)
"""A whole sentence, also an Armenian one, whose first word is a value."""


class Speaker:
    """Turns messages, cards and contracts into words of one language and one deck.

    Args:
        face: whose card names to use.
        names: what the seats are called; ``seat 1`` and so on by default.
        plain: whether to keep to letters for the suits instead of signs.
        full_names: whether cards are named in full, as the language calls them, and not in short
            or in the words of their home.
        language: whose sentences to use.
        native_digits: whether numbers are written in the language's own digits.
        sort: puts a set of cards, which has no order of its own, in that of a game.
    """

    def __init__(
        self,
        face: DeckFace = FRENCH,
        *,
        names: Callable[[int], str] | None = None,
        plain: bool = False,
        full_names: bool = False,
        language: Language = ENGLISH,
        native_digits: bool = False,
        sort: Callable[[Iterable[Card]], tuple[Card, ...]] = high_to_low,
    ) -> None:
        self.face = face
        self.plain = plain
        self._full_names = full_names and not plain
        self.language = language
        self._names = names
        self._templates = sentences(language)
        digits = language.digits if native_digits else ""
        self._digits = str.maketrans("0123456789", digits) if digits else None
        self._sort = sort

    def say(self, message: Message) -> str:
        """Return the sentence for a message; texts among its values are made visible.

        Raises:
            KeyError: there is none for its code; a test keeps that from happening.
        """
        template = self._template(message.code)
        if not isinstance(template, str):
            count = message.values[template.by]
            assert isinstance(count, int)
            template = template.form(count)
        words = {name: self._words(name, value) for name, value in message.values.items()}
        if self.language.right_to_left:
            words = {
                name: _Isolated(word, is_said=isinstance(message.values[name], (Message, tuple)))
                for name, word in words.items()
            }
        said = self.digits(_TWO_DOTS.sub(r".\1", template.format(**words)))
        # Cards are small words in some languages, and begin a sentence there all the same.
        opening = _OPENING_OF_SENTENCE.match(template)
        if opening is not None and isinstance(message.values[opening[1]], (Card, CardSet)):
            return said[:1].upper() + said[1:]
        return said

    def say_briefly(self, message: Message) -> str:
        """Return the sentence for a message with its cards in short, for where room is short."""
        brief = copy(self)
        brief._full_names = False
        return brief.say(message)

    def digits(self, text: str) -> str:
        """Return a text with its digits as the reader likes them."""
        digits = self._digits
        if digits is None:
            return text
        return _FIGURES.sub(lambda found: found[0].translate(digits), text)

    def say_all(self, messages: Iterable[Message]) -> list[str]:
        """Return the sentences for messages."""
        return [self.say(message) for message in messages]

    def error(self, error: WenzelError) -> str:
        """Return an error as one line that ends in the place it happened."""
        text = self.say(error.message)
        return f"{text} [{visible(error.where)}]" if error.where else text

    def card(self, card: Card) -> str:
        """Return a card in short."""
        if self._full_names:
            return self.word(f"card.{self.face.name}.{card.text.lower()}")
        return self.face.text(card, plain=self.plain)

    def cards(self, cards: Iterable[Card]) -> str:
        """Return cards: in short and parted by blanks, or listed by their full names."""
        names = [self.card(card) for card in cards]
        return self._listed(names) if self._full_names else " ".join(names)

    def seat(self, seat: int) -> str:
        """Return what a seat is called."""
        if self._names is not None:
            return self._names(seat)
        return self.word("seat.numbered").format(number=seat)

    def word(self, code: str) -> str:
        """Return a word that sentences are filled with."""
        word = self._template(code)
        assert isinstance(word, str)
        return word

    def _template(self, code: str) -> Template:
        """Return the sentence of a code: that for the deck's own words, where it has one."""
        return self._templates.get(f"{code}.{self.face.name}") or self._templates[code]

    def suit(self, suit: int) -> str:
        """Return the word for an effective suit."""
        if suit == TRUMP:
            return self.word("suit.trump")
        if self._at_home:
            return self.face.suit_names[Suit(suit)]
        return self.word(f"suit.{self.face.name}.{Suit(suit).name.lower()}")

    @property
    def _at_home(self) -> bool:
        """Whether suits are named, as the cards are, in the words of their home."""
        return self.face.spelled and not self._full_names

    def rank(self, rank: Rank) -> str:
        """Return the word for a rank, or what stands on the card where there is none."""
        code = f"rank.{self.face.name}.{rank.name.lower()}"
        return self.word(code) if code in self._templates else self.face.ranks[rank]

    def game(self, game: GameType) -> str:
        """Return the word for what is played."""
        if game.suit is not None and self._at_home:
            return self.face.suit_names[game.suit]
        if game.suit is not None:
            return self.word(f"game.{self.face.name}.{game.suit.name.lower()}")
        return self.word(f"game.{game.name.lower()}")

    def contract(self, contract: Contract) -> str:
        """Return a contract in words: ``Clubs Hand, Schneider announced``."""
        if contract.game is GameType.NULL:
            ouvert, hand = "_ouvert" * contract.ouvert, "_hand" * contract.hand
            return self.word(f"contract.null{ouvert}{hand}")
        level = (
            "ouvert" if contract.ouvert
            else "schwarz" if contract.schwarz
            else "schneider" if contract.schneider
            else "hand" if contract.hand
            else "plain"
        )  # fmt: skip
        words = self.word(f"contract.{level}").format(game=self.game(contract.game))
        return self.word("contract.spitze").format(contract=words) if contract.spitze else words

    def _listed(self, parts: Sequence[str]) -> str:
        joint = self.word("list.joint")
        listed = "".join(parts[:1])
        for part in parts[1:]:
            listed = joint.format(head=listed, tail=part)
        return listed

    def _words(self, name: str, value: Value) -> object:
        if name == "seat" and isinstance(value, int):
            return self.seat(value)
        if name == "suit" and isinstance(value, int):
            return self.suit(value)
        match value:
            case Message():
                return self.say(value)
            case Card():
                return self.card(value)
            case CardSet():
                return self.cards(self._sort(value))
            case Suit():
                return self.face.letters[value]
            case Rank():
                # T is understood wherever cards are read, 10 only where a person types.
                return value.letter if value is Rank.TEN else self.face.ranks[value]
            case Contract():
                return self.contract(value)
            case GameType():
                return self.game(value)
            case Enum():
                # Choices of house rules are named as they are written; others are words.
                code = f"word.{value.value}"
                return self.word(code) if code in self._templates else str(value.value)
            case tuple():
                return self._listed([str(self._words("", part)) for part in value])
            case Mean():
                return value.text.replace("-", _MINUS).replace(".", self.language.decimal)
            case Textual():
                return value.text
            case str():
                return visible(value)
            case int():
                return _Number(value)
            case _:
                return value


def figure(score: int) -> str:
    """Return a score as people write it: with its sign, and nothing without one."""
    return f"{_Number(score):+}"


class _Number(int):
    """A number as people write it: with a true minus, and without a sign where it is nothing."""

    def __format__(self, form: str) -> str:
        # Nothing is neither won nor lost.
        return format(int(self), form if self else form.removeprefix("+")).replace("-", _MINUS)

    def __str__(self) -> str:
        return format(self)


class _Isolated:
    """A value that takes part in a sentence of the other direction as one piece."""

    def __init__(self, value: object, *, is_said: bool) -> None:
        self._value = value
        self._isolate = _ISOLATE_RIGHT_TO_LEFT if is_said else _ISOLATE

    def __format__(self, form: str) -> str:
        return self._isolate.format(format(self._value, form))
