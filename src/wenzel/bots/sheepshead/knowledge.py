"""What a player knows during the play: the cards counted, who is void, who may hold what.

Every card that has been played is counted; a seat that did not follow is void; the duties of the
called suit tell where its card may be. All else is *unseen*: it may lie in any other hand, or in
the bury.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Self

from wenzel.bots.sheepshead.evidence import void_suits
from wenzel.bots.sheepshead.remembered import Remembered
from wenzel.bots.sheepshead.sides import Sides
from wenzel.bots.sheepshead.weights import Role
from wenzel.cards import NO_CARDS, Card, CardSet
from wenzel.games.sheepshead.deal import deck_for
from wenzel.games.sheepshead.play import Playing
from wenzel.games.sheepshead.view import SheepsheadView
from wenzel.tricks import TRUMP, Trick, TrickOrder

_PICKERS_TRUMPS: Final = 1.8
"""How much likelier an unseen trump is to lie with the picker, who chose to pick and to bury."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The table as one seat sees it.

    Attributes:
        seat: whose knowledge it is.
        hand: its cards, an under laid aside not among them.
        legal: the cards of the hand that may be played.
        playing: the play so far.
        order: the trick order.
        sides: who plays with whom, as far as this seat can tell.
        unseen: the cards whose place is not known to the seat.
        possible: by table seat, the cards a seat may hold.
        hand_size: how many cards each was dealt.
    """

    seat: int
    hand: CardSet
    legal: CardSet
    playing: Playing
    order: TrickOrder
    sides: Sides
    unseen: CardSet
    possible: tuple[CardSet, ...]
    hand_size: int

    @classmethod
    def of(
        cls,
        view: SheepsheadView,
        playing: Playing | None = None,
        *,
        tricks_remembered: int | None = None,
    ) -> Self:
        """Return what the seat of a view knows while cards are played.

        Args:
            view: what it sees.
            playing: the play; that of the view if it is left out.
            tricks_remembered: how many of the tricks before this one it remembers; None for all.

        Raises:
            ValueError: no cards are being played.
        """
        playing = view.playing if playing is None else playing
        if playing is None:
            raise ValueError(f"no cards are being played in {type(view.phase).__name__}")
        tricks = playing.tricks
        if tricks_remembered is not None:
            tricks = tricks[max(0, len(tricks) - tricks_remembered) :]
        remembered = (*tricks, playing.trick)
        holding = view.holding
        seen = holding.hand | holding.buried
        for card in (holding.under, holding.seen):
            seen |= NO_CARDS if card is None else CardSet((card,))
        for trick in remembered:
            seen |= CardSet(trick.cards)
        unseen = deck_for(view.options) - seen
        sides = Sides.of(view, playing)
        possible = tuple(
            _possible(seat, unseen, sides, playing, remembered)
            if seat in playing.setting.order and seat != view.seat
            else (view.hand if seat == view.seat else NO_CARDS)
            for seat in range(view.options.seats)
        )
        return cls(
            seat=view.seat,
            hand=view.hand,
            legal=playing.choices(view.seat, view.holding)[0],
            playing=playing,
            order=playing.order,
            sides=sides,
            unseen=unseen,
            possible=possible,
            hand_size=view.options.form.hand,
        )

    # -- the seats ----------------------------------------------------------------------------

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats that play, in the order after this one."""
        return self.playing.setting.after(self.seat)

    @property
    def role(self) -> Role:
        """What this seat plays for."""
        if self.seat == self.sides.picker:
            return Role.PICKER
        return Role.PARTNER if self.sides.with_picker else Role.OPPONENT

    @property
    def is_secret_partner(self) -> bool:
        """Whether this seat plays with the picker and the others do not know it."""
        known = self.seat in self.playing.known_partners
        return self.role is Role.PARTNER and self.sides.picker is not None and not known

    @property
    def behind(self) -> tuple[int, ...]:
        """The seats that play to this trick after this one."""
        trick = self.playing.trick
        return trick.seats[len(trick.cards) + 1 :]

    def friend(self, seat: int) -> float:
        """Return how likely a seat is on this one's side, 0 to 1."""
        return self.sides.friend(seat)

    def cards_left(self, seat: int) -> int:
        """Return how many cards a seat holds, an under among them."""
        return (
            self.hand_size
            - len(self.playing.tricks)
            - (self.playing.trick.card_of(seat) is not None)
        )

    # -- the trick ----------------------------------------------------------------------------

    @property
    def trick(self) -> Trick:
        """The trick on the table."""
        return self.playing.trick

    @property
    def led_suit(self) -> int | None:
        """The effective suit led to this trick."""
        led = self.trick.led
        return None if led is None else self.order.suit[led]

    @property
    def best(self) -> Card | None:
        """The card that takes the trick so far."""
        cards = self.trick.cards
        return cards[self.order.winner(cards)] if cards else None

    @property
    def trick_points(self) -> int:
        """The card points on the table."""
        return self.order.points_of(self.trick.cards)

    @property
    def called_suit(self) -> int | None:
        """The suit that binds its holder and the picker; None where nothing binds any more."""
        call = self.playing.call
        return self.order.suit[call] if call is not None and self.playing.binds else None

    # -- the cards ----------------------------------------------------------------------------

    def own(self, suit: int) -> CardSet:
        """Return one's cards of an effective suit."""
        return self.hand & self.order.cards_of(suit)

    def higher(self, card: Card, among: CardSet) -> CardSet:
        """Return the cards of the card's suit that beat it."""
        return CardSet.of_bits(_above(self.order)[card] & among.bits)

    def is_master(self, card: Card) -> bool:
        """Tell whether nobody else can have a higher card of the suit."""
        held = NO_CARDS
        for seat in self.others:
            held |= self.possible[seat]
        return not self.higher(card, held)

    def has_none(self, seat: int, wanted: CardSet) -> float:
        """Return how likely a seat holds none of some cards, 0 to 1."""
        pool = self.possible[seat].bits
        sought = wanted.bits & pool
        if not sought:
            return 1.0
        trumps = self.order.masks[TRUMP]
        more = _PICKERS_TRUMPS - 1 if seat == self.sides.picker else 0.0
        size = pool.bit_count()
        total = size + more * (pool & trumps).bit_count()
        heavy = sought.bit_count() + more * (sought & trumps).bit_count()
        each = total / size
        chance = 1.0
        for drawn in range(min(self.cards_left(seat), size)):
            rest = total - drawn * each
            if rest <= heavy:
                return 0.0
            chance *= (rest - heavy) / rest
        return chance

    def beats_chance(self, seat: int, best: Card, led_suit: int) -> float:
        """Return how likely a seat that has yet to play can take the trick from a card."""
        order = self.order
        trumps = order.trumps
        winning_trumps = self.higher(best, self.possible[seat]) if best in trumps else (
            self.possible[seat] & trumps
        )  # fmt: skip
        if led_suit == TRUMP:
            return 1 - self.has_none(seat, winning_trumps)
        of_suit = self.possible[seat] & order.cards_of(led_suit)
        void = self.has_none(seat, of_suit)
        ruffs = void * (1 - self.has_none(seat, winning_trumps))
        if best in trumps:
            return ruffs
        return min(1.0, ruffs + 1 - self.has_none(seat, self.higher(best, of_suit)))


@Remembered
def _above(order: TrickOrder) -> tuple[int, ...]:
    """Return for each card the bits of those of its effective suit that beat it."""
    numbers = range(len(order.suit))
    return tuple(
        sum(
            1 << other
            for other in numbers
            if order.suit[other] == order.suit[card]
            and order.strength[other] > order.strength[card]
        )
        for card in numbers
    )


def _possible(
    seat: int, unseen: CardSet, sides: Sides, playing: Playing, tricks: Iterable[Trick]
) -> CardSet:
    """Return the cards that another seat may hold."""
    possible = unseen - sides.barred(seat)
    for suit in void_suits(seat, playing.order, tricks):
        possible -= playing.order.cards_of(suit)
    for other, queens in playing.picked.shown if playing.picked is not None else ():
        if other != seat:
            possible -= queens
    return possible
