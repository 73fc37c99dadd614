"""What a player with a perfect memory knows during the play, and nothing that it cannot know.

Every card that has been played is counted; a seat that did not follow is void; cards that lie
open are known. All else is *unseen*: it may lie in any other hand that is not void, or face down.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import comb
from typing import Self

from wenzel.cards import DECK_32, NO_CARDS, Card, CardSet
from wenzel.games.skat.contract import GameType, trick_order
from wenzel.games.skat.deal import HAND_SIZE
from wenzel.games.skat.play import Playing
from wenzel.games.skat.view import SkatView
from wenzel.tricks import TRUMP, TrickOrder


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The table as one seat sees it, with the cards counted.

    Attributes:
        seat: whose knowledge it is.
        hand: its cards.
        laid: what it has laid away for good: its skat as a declarer, nothing otherwise.
        playing: the play so far.
        order: the trick order.
        unseen: the cards whose place is not known to the seat.
        possible: by table seat, the cards a seat may hold (an open hand exactly).
        partner: the other defender; None for the declarer and in a Ramsch.
        opponents: the seats that play against this one.
    """

    seat: int
    hand: CardSet
    laid: CardSet
    playing: Playing
    order: TrickOrder
    unseen: CardSet
    possible: tuple[CardSet, ...]
    partner: int | None
    opponents: tuple[int, ...]

    @classmethod
    def of(cls, view: SkatView) -> Self:
        """Return what the seat of a view knows while cards are played.

        Raises:
            ValueError: no cards are being played.
        """
        playing = view.playing
        if playing is None:
            raise ValueError(f"no cards are being played in {type(view.phase).__name__}")
        order = playing.contract.order
        # What is passed on in a Schieberamsch may have been taken up by the next player.
        ramsch = playing.contract.game is GameType.RAMSCH
        laid = NO_CARDS if ramsch else view.holding.laid
        shown = dict(enumerate(playing.open_hands))
        unseen = DECK_32 - view.hand - laid - playing.played
        for cards in shown.values():
            unseen -= cards or NO_CARDS
        possible = []
        for seat in range(view.options.players):
            open_hand = shown.get(seat)
            if seat == view.seat:
                possible.append(view.hand)
            elif seat not in playing.setting.order:
                possible.append(NO_CARDS)
            elif open_hand is not None:
                possible.append(open_hand)
            else:
                possible.append(unseen - _ruled_out(playing, order, seat))
        others = tuple(seat for seat in playing.setting.order if seat != view.seat)
        partner = None
        if playing.declarer is not None and playing.declarer != view.seat:
            partner = next(seat for seat in others if seat != playing.declarer)
        opponents = tuple(seat for seat in others if seat != partner)
        return cls(
            view.seat, view.hand, laid, playing, order, unseen, tuple(possible), partner, opponents
        )

    # -- the seats ----------------------------------------------------------------------------

    @property
    def declarer(self) -> int | None:
        """The declarer, None in a Ramsch."""
        return self.playing.declarer

    @property
    def behind(self) -> tuple[int, ...]:
        """The seats that play to this trick after this one."""
        trick = self.playing.trick
        return trick.seats[len(trick.cards) + 1 :]

    def cards_left(self, seat: int) -> int:
        """Return how many cards a seat holds."""
        return HAND_SIZE - len(self.playing.played_by(seat))

    # -- the trick ----------------------------------------------------------------------------

    @property
    def led(self) -> Card | None:
        """The card led to this trick."""
        return self.playing.trick.led

    @property
    def legal(self) -> CardSet:
        """The cards that may be played."""
        return self.order.legal(self.hand, self.led)

    @property
    def best(self) -> Card | None:
        """The card that takes the trick so far."""
        cards = self.playing.trick.cards
        return cards[self.order.winner(cards)] if cards else None

    @property
    def winning_seat(self) -> int | None:
        """The seat that takes the trick so far."""
        trick = self.playing.trick
        return trick.winning_seat(self.order) if trick.cards else None

    @property
    def trick_points(self) -> int:
        """The card points on the table."""
        return self.order.points_of(self.playing.trick.cards)

    @property
    def winners(self) -> tuple[Card, ...]:
        """The legal cards that would take the trick so far."""
        best = self.best
        if best is None:
            return tuple(self.legal)
        return tuple(card for card in self.legal if self.order.beats(card, best))

    # -- the cards ----------------------------------------------------------------------------

    def own(self, suit: int) -> tuple[Card, ...]:
        """Return one's cards of an effective suit, from the top."""
        return self.order.high_to_low(self.hand & self.order.cards_of(suit))

    def held_by(self, suit: int, *seats: int) -> CardSet:
        """Return the cards of an effective suit that one of the seats may hold."""
        held = 0
        for seat in seats:
            held |= self.possible[seat].bits
        return CardSet.of_bits(held & self.order.masks[suit])

    def above(self, card: Card, cards: CardSet) -> int:
        """Return how many of some cards are of the card's suit and stronger."""
        return (cards.bits & _stronger(self.playing.contract.game)[card]).bit_count()

    def is_master(self, card: Card) -> bool:
        """Tell whether no opponent can have a higher card of the suit."""
        suit = self.order.suit[card]
        return self.above(card, self.held_by(suit, *self.opponents)) == 0

    def may_beat(self, seat: int, card: Card, led: Card) -> bool:
        """Tell whether a seat that has yet to play could take the trick from a card."""
        suit = self.order.suit[led]
        mine = self.possible[seat]
        if any(self.order.beats(other, card) for other in mine & self.order.cards_of(suit)):
            return True
        trumps = mine & self.order.cards_of(TRUMP)
        if suit == TRUMP or not any(self.order.beats(trump, card) for trump in trumps):
            return False
        return self.void_chance(seat, suit) > 0

    def holds_up(self, card: Card) -> bool:
        """Tell whether a card, played now, cannot be beaten by an opponent behind."""
        led = self.led or card
        return not any(self.may_beat(s, card, led) for s in self.behind if s in self.opponents)

    def is_void(self, seat: int, suit: int) -> bool:
        """Tell whether a seat has certainly none of an effective suit."""
        return not self.held_by(suit, seat)

    def void_chance(self, seat: int, suit: int) -> float:
        """Return how likely a seat has none of a suit, all lies of the cards being alike (0 to 1).

        A hand that is known to be void elsewhere has fewer cards to choose from.
        """
        choice = self.possible[seat]
        of_suit = len(choice & self.order.cards_of(suit))
        if not of_suit:
            return 1.0
        playing = self.playing
        if playing.open_hands and playing.open_hands[seat] is not None:
            return 0.0
        left = self.cards_left(seat)
        return comb(len(choice) - of_suit, left) / max(1, comb(len(choice), left))


@cache
def _stronger(game: GameType) -> tuple[int, ...]:
    """Return, by card number, the cards of the card's suit that are stronger, as bits."""
    order = trick_order(game)
    return tuple(
        sum(other.bit for other in DECK_32 if _is_stronger(order, other, card)) for card in DECK_32
    )


def _is_stronger(order: TrickOrder, other: Card, card: Card) -> bool:
    return order.suit[other] == order.suit[card] and order.strength[other] > order.strength[card]


def _ruled_out(playing: Playing, order: TrickOrder, seat: int) -> CardSet:
    """Return the suits that a seat has shown to be void in, as cards."""
    bits = 0
    for trick in (*playing.tricks, playing.trick):
        card, led = trick.card_of(seat), trick.led
        if card is not None and led is not None and order.suit[card] != order.suit[led]:
            bits |= order.masks[order.suit[led]]
    return CardSet.of_bits(bits)
