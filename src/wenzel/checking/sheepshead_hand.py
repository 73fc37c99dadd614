"""A hand of Sheepshead as other programs record it, read from JSON and turned into actions.

Five seats, seat 0 on the dealer's left, cards with the rank first, ``UNDER`` for the under card.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, TypeVar

from wenzel.cards import NO_CARDS, Card, CardSet, Rank, Suit
from wenzel.checking.node import Node
from wenzel.games.game import Action
from wenzel.games.sheepshead.actions import Alone, Bury, Call, LayUnder, Pass, Pick
from wenzel.games.sheepshead.deal import SheepsheadDeal

SEATS: Final = 5
DEALER: Final = SEATS - 1
UNDER: Final = "UNDER"
RULESET: Final = "sheepshead-called-ace"
PARTNER_JACK: Final = Card.of(Suit.DIAMONDS, Rank.JACK)

T = TypeVar("T")


class Kind(Enum):
    """What is played, as the files name it."""

    ACE = "ace"
    TEN = "ten"
    UNDER = "under"
    ALONE = "alone"
    JACK = "jd"
    LEASTER = "leaster"


@dataclass(frozen=True, slots=True)
class Hand:
    """A recorded hand.

    Attributes:
        node: the whole of it.
        kind: what is played.
        deal: the cards.
        picker: who picked, None in a leaster.
        buried: what the picker buried.
        call: the card called, None if none was.
        alone: whether the picker says that he plays without a partner.
        under: the card laid aside as the card of the called suit.
        plays: the cards played, one object each.
    """

    node: Node
    kind: Kind
    deal: SheepsheadDeal
    picker: int | None
    buried: CardSet
    call: Card | None
    alone: bool
    under: Card | None
    plays: tuple[Node, ...]

    @property
    def options(self) -> dict[str, Any]:
        """The house rules that the kind of hand needs, as plain values."""
        if self.kind is not Kind.JACK:
            return {}
        called_up = self.call not in (None, PARTNER_JACK)
        return {"partner": "jack-of-diamonds", "call_up": "after-blind" if called_up else "off"}

    @property
    def opening(self) -> tuple[tuple[Action, str], ...]:
        """The actions before the first card, each with the field it comes from."""
        if self.picker is None:
            return ((Pass(), "picker"),) * SEATS
        done: list[tuple[Action, str]] = [(Pass(), "picker")] * self.picker
        done += [(Pick(), "picker"), (Bury(self.buried), "bury")]
        if self.call is not None:
            done.append((Call(self.call, self.under is not None), "call"))
        elif self.alone:
            done.append((Alone(), "alone"))
        else:
            done.append((Call(PARTNER_JACK), "kind"))
        if self.under is not None:
            done.append((LayUnder(self.under), "under"))
        return tuple(done)


def read_hand(node: Node) -> Hand:
    """Read a hand.

    Raises:
        RecordError: a field is missing, not of its form, or contradicts another one.
    """
    hands = tuple(hand.card_set() for hand in node.field("hands").items())
    blind = node.field("blind").card_set()
    picker = _or_none(node.field("picker"), lambda found: found.seat(SEATS))
    call = _or_none(node.get("call"), Node.card)
    under = _or_none(node.get("under"), Node.card)
    kind = _kind(node, picker, call, under)
    deal = SheepsheadDeal(hands=hands, blind=blind, dealer=DEALER)
    return Hand(
        node=node,
        kind=kind,
        deal=deal,
        picker=picker,
        buried=NO_CARDS if picker is None else node.field("bury").card_set(),
        call=call,
        alone=_alone(node, kind, call),
        under=under,
        plays=tuple(node.field("plays").items()),
    )


def _or_none(node: Node | None, read: Callable[[Node], T]) -> T | None:
    """Return what a field holds, None where it is null or not stated."""
    return None if node is None or node.is_null else read(node)


def _kind(node: Node, picker: int | None, call: Card | None, under: Card | None) -> Kind:
    """Return what is played by the fields that decide it, and compare it with what is stated."""
    named = node.get("kind")
    if picker is None:
        found = Kind.LEASTER
        for name in ("bury", "call", "under"):
            node.compare(name, None)
    elif call is None:
        alone = _or_none(node.get("alone"), Node.flag)
        is_jack = alone is False if named is None else named.value == Kind.JACK.value
        found = Kind.JACK if is_jack else Kind.ALONE
    elif call.rank is Rank.JACK:
        found = Kind.JACK
    elif under is not None:
        found = Kind.UNDER
    else:
        found = Kind.TEN if call.rank is Rank.TEN else Kind.ACE
    node.compare("kind", found.value)
    if found is not Kind.UNDER:
        node.compare("under", None)
    return found


def _alone(node: Node, kind: Kind, call: Card | None) -> bool:
    stated = _or_none(node.get("alone"), Node.flag)
    if kind is Kind.JACK and call is None:
        return stated is True
    alone = kind is Kind.ALONE
    if stated is not None:
        node.compare("alone", alone)
    return alone
