"""Who plays with whom, as far as one seat can tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

from wenzel.bots.sheepshead.evidence import partner_weight, void_suits
from wenzel.cards import NO_CARDS, Card, CardSet
from wenzel.games.sheepshead.calls import partner_cards
from wenzel.games.sheepshead.forms import Partner
from wenzel.games.sheepshead.options import SheepsheadOptions
from wenzel.games.sheepshead.play import Kind, Playing
from wenzel.games.sheepshead.view import SheepsheadView
from wenzel.tricks import Trick

_TWO: Final = 2
_ANY_PARTNER: Final = 1 / 3
"""How likely any other of four is the partner while nobody is."""


@dataclass(frozen=True, slots=True)
class Sides:
    """The sides as a seat sees them.

    Attributes:
        seat: whose knowledge it is.
        picker: the picker, None where nobody has picked.
        each_for_himself: whether there are no sides at all.
        undecided: whether the sides are still to be found, so that nobody knows his own.
        chances: by table seat, how likely it plays on the picker's side (where nobody picks: with
            the cards that make the smaller side), from 0 to 1.
        hidden: cards that make a side and whose holder the seat does not know.
        barred_call: the called card, which the picker himself cannot hold.
    """

    seat: int
    picker: int | None
    each_for_himself: bool
    undecided: bool
    chances: tuple[float, ...]
    hidden: CardSet
    barred_call: CardSet

    @classmethod
    def of(cls, view: SheepsheadView, playing: Playing) -> Self:
        """Return what a seat knows of the sides while cards are played."""
        options = view.options
        seats = options.seats
        picker = playing.picker
        if picker is None and playing.kind is not Kind.QUEENS:
            return cls(view.seat, None, True, False, (0.0,) * seats, NO_CARDS, NO_CARDS)
        made = NO_CARDS if playing.alone else partner_cards(options, playing.call)
        barred = barred_to_picker(options, playing.call)
        own = view.hand | view.holding.buried | playing.played_by(view.seat)
        certain = set(playing.known_partners)
        if picker is not None:
            certain.add(picker)
        if made & own:
            certain.add(view.seat)
        hidden = made - own - playing.played
        chances = [0.0] * seats
        tricks = (*playing.tricks, playing.trick)
        for card in hidden:
            for seat, chance in _holders(card, view.seat, playing, tricks, barred).items():
                chances[seat] = 1 - (1 - chances[seat]) * (1 - chance)
        for seat in certain:
            chances[seat] = 1.0
        undecided = _is_undecided(options, playing)
        return cls(view.seat, picker, False, undecided, tuple(chances), hidden, barred)

    @property
    def with_picker(self) -> bool:
        """Whether this seat itself is on the picker's side."""
        return self.chances[self.seat] == 1.0

    def friend(self, seat: int) -> float:
        """Return how likely a seat is on this one's side, 0 to 1."""
        if seat == self.seat:
            return 1.0
        if self.each_for_himself:
            return 0.0
        if self.undecided:
            return _ANY_PARTNER
        return self.chances[seat] if self.with_picker else 1 - self.chances[seat]

    def barred(self, seat: int) -> CardSet:
        """Return what a seat cannot hold because of what was called."""
        return self.barred_call if seat == self.picker else NO_CARDS


def _is_undecided(options: SheepsheadOptions, playing: Playing) -> bool:
    first_queens = options.partner is Partner.FIRST_QUEENS
    return first_queens and len(playing.known_partners) < _TWO


def barred_to_picker(options: SheepsheadOptions, call: Card | None) -> CardSet:
    """Return what a picker cannot hold because he called it.

    Only the partner's own jack, and an ace in a house that allows it, may be named by a picker who
    holds it.
    """
    if call is None or call is options.partner.jack or options.own_ace_call:
        return NO_CARDS
    return CardSet((call,))


def _holders(
    card: Card, seat: int, playing: Playing, tricks: Sequence[Trick], barred: CardSet
) -> dict[int, float]:
    """Return the other seats that may hold a card, and how likely each does."""
    order = playing.order
    weights = {}
    for other in playing.setting.after(seat):
        if other == playing.picker and card in barred:
            continue
        if order.suit[card] in void_suits(other, order, tricks):
            continue
        weights[other] = partner_weight(other, playing, tricks)
    total = sum(weights.values())
    return {other: weight / total for other, weight in weights.items()} if total else {}
