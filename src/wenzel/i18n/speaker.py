"""Messages to sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Final

from wenzel.cards import Card, CardSet, Rank, Suit, high_to_low
from wenzel.errors import WenzelError
from wenzel.games.skat.contract import Contract, GameType
from wenzel.i18n.english import TEMPLATES
from wenzel.i18n.faces import FRENCH, DeckFace
from wenzel.i18n.templates import Plural
from wenzel.i18n.visible import visible
from wenzel.messages import Message, Textual, Value
from wenzel.tricks import TRUMP

_NULL_NAMES: Final = {
    (False, False): "Null",
    (True, False): "Null Hand",
    (False, True): "Null ouvert",
    (True, True): "Null ouvert Hand",
}


class Speaker:
    """Turns messages, cards and contracts into words of one language and one deck.

    Args:
        face: whose card names to use.
        names: what the seats are called; ``seat 1`` and so on by default.
        plain: whether to keep to letters for the suits instead of signs.
        templates: the sentences.
        sort: puts a set of cards, which has no order of its own, in that of a game.
    """

    def __init__(
        self,
        face: DeckFace = FRENCH,
        *,
        names: Callable[[int], str] | None = None,
        plain: bool = False,
        templates: Mapping[str, str | Plural] = TEMPLATES,
        sort: Callable[[Iterable[Card]], tuple[Card, ...]] = high_to_low,
    ) -> None:
        self.face = face
        self.plain = plain
        self._names = names or "seat {}".format
        self._templates = templates
        self._sort = sort

    def say(self, message: Message) -> str:
        """Return the sentence for a message; texts among its values are made visible.

        Raises:
            KeyError: there is none for its code; a test keeps that from happening.
        """
        template = self._templates[message.code]
        if isinstance(template, Plural):
            template = template.one if message.values[template.by] == 1 else template.many
        words = {name: self._words(name, value) for name, value in message.values.items()}
        return template.format(**words)

    def say_all(self, messages: Iterable[Message]) -> list[str]:
        """Return the sentences for messages."""
        return [self.say(message) for message in messages]

    def error(self, error: WenzelError) -> str:
        """Return an error as one line that ends in the place it happened."""
        text = self.say(error.message)
        return f"{text} [{visible(error.where)}]" if error.where else text

    def card(self, card: Card) -> str:
        """Return a card in short."""
        return self.face.text(card, plain=self.plain)

    def cards(self, cards: Iterable[Card]) -> str:
        """Return cards in short, parted by blanks."""
        return " ".join(map(self.card, cards))

    def seat(self, seat: int) -> str:
        """Return what a seat is called."""
        return self._names(seat)

    def suit(self, suit: int) -> str:
        """Return the word for an effective suit."""
        return "trump" if suit == TRUMP else self.face.suit_names[Suit(suit)]

    def game(self, game: GameType) -> str:
        """Return the word for what is played."""
        if game.suit is not None:
            return self.face.suit_names[game.suit].capitalize()
        return game.name.capitalize()

    def contract(self, contract: Contract) -> str:
        """Return a contract in words: ``Clubs Hand, Schneider announced``."""
        if contract.game is GameType.NULL:
            return _NULL_NAMES[contract.hand, contract.ouvert]
        words = self.game(contract.game)
        if contract.ouvert:
            words += " ouvert"
        elif contract.hand:
            words += " Hand"
            if contract.schwarz:
                words += ", Schwarz announced"
            elif contract.schneider:
                words += ", Schneider announced"
        return words + (", Spitze" if contract.spitze else "")

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
                return str(value.value)
            case tuple():
                parts = (self._words("", part) for part in value)
                return ", ".join(map(str, parts))
            case Textual():
                return value.text
            case str():
                return visible(value)
            case _:
                return value
