"""One value of a JSON document with its place in it: read strictly, compared with what is right."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import msgspec

from wenzel.cards import Card, CardSet
from wenzel.checking.notation import card_from_text, spelled
from wenzel.errors import RecordError, WenzelError, WireError
from wenzel.messages import Message

_SHOWN: Final = 60
"""How many signs of a value are shown at most; a line stays a line."""


@dataclass(frozen=True, slots=True)
class Node:
    """A value and where it stands, such as ``plays[12].legal``.

    All readers raise `RecordError`, with the place as `where`, for what is not of their form.
    """

    value: object
    place: str = ""

    # -- reading ------------------------------------------------------------------------------

    def get(self, name: str) -> Node | None:
        """Return a field of this object, None where it is not stated."""
        if not isinstance(self.value, dict):
            raise self.refused(Message("check.no_object", value=self.shown))
        if name not in self.value:
            return None
        return Node(self.value[name], f"{self.place}.{name}" if self.place else name)

    def field(self, name: str) -> Node:
        """Return a field that has to be there."""
        found = self.get(name)
        if found is None:
            raise self.refused(Message("check.missing", name=name))
        return found

    def items(self) -> list[Node]:
        """Return the items of this list."""
        if not isinstance(self.value, list):
            raise self.refused(Message("check.no_list", value=self.shown))
        return [Node(item, f"{self.place}[{n}]") for n, item in enumerate(self.value)]

    @property
    def is_null(self) -> bool:
        """Whether this is null."""
        return self.value is None

    def whole(self) -> int:
        """Return this whole number."""
        if type(self.value) is not int:
            raise self.refused(Message("check.no_number", value=self.shown))
        return self.value

    def seat(self, seats: int) -> int:
        """Return this seat of so many."""
        number = self.whole()
        if not 0 <= number < seats:
            raise self.refused(Message("refused.no_such_seat", number=number))
        return number

    def flag(self) -> bool:
        """Return this true or false."""
        if not isinstance(self.value, bool):
            raise self.refused(Message("check.no_flag", value=self.shown))
        return self.value

    def text(self) -> str:
        """Return this text."""
        if not isinstance(self.value, str):
            raise self.refused(Message("check.no_text", value=self.shown))
        return self.value

    def card(self) -> Card:
        """Return this card."""
        text = self.text()
        try:
            return card_from_text(text)
        except WireError as error:
            raise self.refused(error.message) from error

    def cards(self) -> tuple[Card, ...]:
        """Return these cards, in their order; none may be named twice."""
        found: list[Card] = []
        for item in self.items():
            card = item.card()
            if card in found:
                raise item.refused(Message("card.twice", card=card))
            found.append(card)
        return tuple(found)

    def card_set(self) -> CardSet:
        """Return these cards as a set."""
        return CardSet(self.cards())

    # -- comparing ----------------------------------------------------------------------------

    def must_be(self, computed: object) -> None:
        """Compare with plain values that the rules give.

        Raises:
            RecordError: the first difference, with both sides.
        """
        if isinstance(self.value, list) and isinstance(computed, list):
            items = self.items()
            if len(items) == len(computed):
                for item, right in zip(items, computed, strict=True):
                    item.must_be(right)
                return
        if not _equal(self.value, computed):
            raise self.differs(self.shown, _shown(computed))

    def compare(self, name: str, computed: object) -> None:
        """Compare a field of this object with what the rules give, where it is stated."""
        stated = self.get(name)
        if stated is not None:
            stated.must_be(computed)

    def must_be_cards(self, computed: Iterable[Card]) -> None:
        """Compare a list of cards, in whatever order, with the cards that the rules give."""
        right = CardSet(computed)
        if self.card_set() != right:
            raise self.differs(self.shown, spelled(right))

    def differs(self, recorded: str, computed: str) -> RecordError:
        """Return the error that says what was recorded and what the rules give."""
        return self.refused(Message("check.differs", recorded=recorded, computed=computed))

    def refused(self, message: Message) -> RecordError:
        """Return an error about this value."""
        return RecordError(message, where=self.place)

    def refused_by(self, error: WenzelError) -> RecordError:
        """Return the error for a value that the rules refuse."""
        fault = Message("check.refused", recorded=self.shown, fault=error.message)
        return RecordError(fault, where=self.place)

    @property
    def shown(self) -> str:
        """The value as it stands in the file, on one line and not too long."""
        return _shown(self.value)


def _equal(recorded: object, computed: object) -> bool:
    # In Python true is 1, and in JSON it is not.
    if isinstance(recorded, bool) or isinstance(computed, bool):
        return recorded is computed
    return recorded == computed


def _shown(value: object) -> str:
    if isinstance(value, list) and value and all(isinstance(item, str) for item in value):
        text = " ".join(map(str, value))
    else:
        text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
