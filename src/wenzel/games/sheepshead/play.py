"""The play of the cards: following suit, and the duties of picker and partner (A2.6 to A2.10)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from wenzel.cards import NO_CARDS, SHORT_DECK_SIZE, Card, CardSet, Rank
from wenzel.games.game import Action, Fact
from wenzel.games.refusals import not_here, unexpected
from wenzel.games.sheepshead.actions import BatteryLaid, Play, PlayUnder, TurnedUp
from wenzel.games.sheepshead.calls import partner_cards
from wenzel.games.sheepshead.ending import Over, Termination
from wenzel.games.sheepshead.forms import Partner
from wenzel.games.sheepshead.setting import Holding, Phase, Picked, Setting
from wenzel.games.sheepshead.trick_order import trick_order, under_card
from wenzel.messages import Message
from wenzel.tricks import Trick, TrickOrder

_PLAYS: Final = tuple(Play(Card.numbered(number)) for number in range(SHORT_DECK_SIZE))
_UNDER: Final = PlayUnder()


class Kind(Enum):
    """What is played."""

    PICKED = "picked"
    """A picker, with his partner or alone, against the others."""
    LEASTER = "leaster"
    MOSTER = "moster"
    MITTLER = "mittler"
    SCHNEIDSTER = "schneidster"
    QUEENS = "queens"
    """Nobody picks: the holders of certain cards play against the others."""
    DUEL = "duel"
    """Two players, each with a battery of open cards before him."""


@dataclass(frozen=True, slots=True)
class Playing:
    """The play so far: everything here lies or was said openly.

    Attributes:
        kind: what is played.
        picked: what the picker has let be known; None without a picker.
        order: what follows and beats what.
        trick: the trick on the table; an under stands in it as the two of the called suit.
        tricks: the complete tricks, in order.
        gone: all cards played.
        seat_points: card points in the tricks of each table seat, an under counted as nothing.
        seat_tricks: how many tricks each table seat has taken.
        called_suit_led: whether the called suit has been led in a complete trick.
        batteries: the open cards before each seat where two play; nothing at larger tables.
        known_partners: who is on the picker's side for all to see, the picker left out; where
            nobody picks, who has shown a card of that side.
    """

    setting: Setting
    kind: Kind
    picked: Picked | None
    order: TrickOrder
    trick: Trick
    seat_points: tuple[int, ...]
    seat_tricks: tuple[int, ...]
    tricks: tuple[Trick, ...] = ()
    gone: CardSet = NO_CARDS
    called_suit_led: bool = False
    batteries: tuple[CardSet, ...] = ()
    known_partners: tuple[int, ...] = ()

    @property
    def picker(self) -> int | None:
        """Who took the blind, None where nobody did."""
        return self.picked.picker if self.picked is not None else None

    @property
    def call(self) -> Card | None:
        """The card whose holder is the partner, None if there is none."""
        return self.picked.call if self.picked is not None else None

    @property
    def alone(self) -> bool:
        """Whether the picker plays without a partner, and said so."""
        return self.picked is not None and self.picked.alone

    @property
    def has_under(self) -> bool:
        """Whether a card was laid face down for the called suit."""
        return self.picked is not None and self.picked.has_under

    @property
    def factor(self) -> int:
        """What cracks, blitzes and a doubler multiply the scores by."""
        return self.setting.stake * (self.picked.factor if self.picked is not None else 1)

    @property
    def known_partner(self) -> int | None:
        """The partner whom everybody knows, None while nobody is known."""
        return self.known_partners[0] if self.known_partners else None

    @property
    def current_player(self) -> int | None:
        """The seat on move."""
        return self.trick.to_play

    def winner(self, trick: Trick) -> int:
        """Return who took (or is taking) a trick."""
        return trick.winning_seat(self.order)

    def points(self, *seats: int) -> int:
        """Return the card points in the tricks of seats, without bury, blind and under."""
        return sum(self.seat_points[seat] for seat in seats)

    def tricks_of(self, *seats: int) -> int:
        """Return how many tricks seats have taken."""
        return sum(self.seat_tricks[seat] for seat in seats)

    def played_by(self, seat: int) -> CardSet:
        """Return the cards a seat has played."""
        tricks = (*self.tricks, self.trick)
        return CardSet(card for trick in tricks for card in trick.cards_of(seat))

    @property
    def played(self) -> CardSet:
        """All cards played, an under as the two of the called suit."""
        return self.gone

    @property
    def binds(self) -> bool:
        """Whether the duties of picker and partner are still in force."""
        return (
            self.picked is not None
            and self.picked.call is not None
            and not self.called_suit_led
            and self.setting.options.partner.calls_ace
        )

    # -- what may be done ---------------------------------------------------------------------

    def legal(self, seat: int, holding: Holding) -> tuple[Action, ...]:
        """Return what the seat on move may play."""
        if seat != self.trick.to_play:
            return ()
        cards, under = self.choices(seat, holding)
        plays = tuple([_PLAYS[card] for card in cards])
        return (*plays, _UNDER) if under else plays

    def choices(self, seat: int, holding: Holding) -> tuple[CardSet, bool]:
        """Return the cards that a seat on move may play, and whether it may play the under."""
        led = self.trick.led
        call = self.call
        if call is None or not self.binds:
            return self.order.legal(self.source(seat, holding), led), False
        hand = holding.hand.bits
        own = hand & self.order.masks[call.suit]
        answers = own & _answers(call)
        under = holding.under is not None
        if led is None:
            return CardSet.of_bits(hand & ~(own & ~answers) if answers else hand), under
        led_suit = self.order.suit[led]
        if led_suit == call.suit:
            if under:
                return NO_CARDS, True
            return CardSet.of_bits(answers or own or hand), False
        following = hand & self.order.masks[led_suit]
        if following:
            return CardSet.of_bits(following), False
        free = hand & ~_kept(own, answers, is_picker=seat == self.picker)
        if free:
            return CardSet.of_bits(free), False
        return holding.hand, under

    def source(self, seat: int, holding: Holding) -> CardSet:
        """Return where a seat on move takes its card from: the hand, or its battery.

        Where two play, the first two cards of a trick come from the hands and the other two from
        the batteries.
        """
        if self.batteries and len(self.trick.cards) >= len(self.batteries):
            return self.batteries[seat]
        return holding.hand

    def refusal(self, seat: int, action: Action, holding: Holding) -> Message:
        """Say why an action is refused."""
        if seat != self.current_player:
            return Message("refused.not_your_turn", seat=seat)
        match action:
            case Play(card):
                return self._card_refusal(seat, card, holding)
            case PlayUnder():
                return self._under_refusal(holding)
        return not_here(action)

    def _under_refusal(self, holding: Holding) -> Message:
        if self.call is None or holding.under is None:
            return Message("refused.no_under")
        if self.called_suit_led:
            return Message("refused.under_is_played")
        return Message("refused.under_not_now", suit=int(self.call.suit))

    def _card_refusal(self, seat: int, card: Card, holding: Holding) -> Message:
        source = self.source(seat, holding)
        if card not in source:
            code = "refused.not_in_hand" if source == holding.hand else "refused.not_in_battery"
            return Message(code, cards=CardSet((card,)))
        led, call, order = self.trick.led, self.call, self.order
        may, under = self.choices(seat, holding)
        if call is None or not self.binds:
            return _must_follow(card, led, order, may)
        suit = int(call.suit)
        if led is None:
            answer = CardSet.of_bits(holding.hand.bits & _answers(call))
            return Message("refused.must_lead_called", card=card, call=answer, suit=suit)
        if order.suit[led] == call.suit:
            if under:
                return Message("refused.must_play_under", card=card, suit=suit)
            if len(may) == 1 and may & CardSet.of_bits(_answers(call)):
                return Message("refused.must_play_called", card=card, call=may, suit=suit)
            return _must_follow(card, led, order, may)
        if order.legal(holding.hand, led) != holding.hand:
            return _must_follow(card, led, order, may)
        return Message("refused.must_keep", card=card, suit=suit)

    # -- what happens -------------------------------------------------------------------------

    def after(self, seat: int | None, what: Action | Fact) -> Phase:
        """Return the phase after one event."""
        match what:
            case Play(card) if seat is not None:
                return self._card_played(seat, card)
            case PlayUnder() if seat is not None and self.call is not None:
                return self._card_played(seat, under_card(self.call))
            case BatteryLaid(cards) if seat is not None:
                return self._with_battery(seat, cards)
            case TurnedUp(card) if seat is not None:
                return self._with_battery(seat, self.batteries[seat].with_card(card))
        raise unexpected(what)

    def _with_battery(self, seat: int, cards: CardSet) -> Playing:
        batteries = (*self.batteries[:seat], cards, *self.batteries[seat + 1 :])
        return replace(self, batteries=batteries)

    def _card_played(self, seat: int, card: Card) -> Phase:
        before = self
        if self.batteries and card in self.batteries[seat]:
            before = self._with_battery(seat, self.batteries[seat].without(card))
        return before._trick_goes_on(seat, card)

    def _trick_goes_on(self, seat: int, card: Card) -> Phase:
        trick = self.trick.play(card)
        gone = self.gone.with_card(card)
        known = self._known_after(seat, card)
        if not trick.is_complete:
            return replace(self, trick=trick, gone=gone, known_partners=known)
        following = trick.next(self.order)
        winner = following.leader
        led = trick.cards[0]
        call = self.call
        after = replace(
            self,
            trick=following,
            tricks=(*self.tricks, trick),
            gone=gone,
            known_partners=known,
            seat_points=_more(self.seat_points, winner, self.order.points_of(trick.cards)),
            seat_tricks=_more(self.seat_tricks, winner, 1),
            called_suit_led=self.called_suit_led
            or (call is not None and self.order.suit[led] == call.suit and self.binds),
        )
        if len(after.tricks) == self.setting.options.form.tricks:
            return Over(self.setting, Termination.PLAYED, playing=after)
        return after

    def _known_after(self, seat: int, card: Card) -> tuple[int, ...]:
        """Return who is known to be on the side after a card of a seat."""
        known = self.known_partners
        if seat in known or seat == self.picker:
            return known
        if self.kind is Kind.QUEENS and self.setting.options.partner is Partner.FIRST_QUEENS:
            queens = sum(other.rank is Rank.QUEEN for other in self.gone)
            return (*known, seat) if card.rank is Rank.QUEEN and queens < _FIRST_QUEENS else known
        has_side = self.kind is Kind.QUEENS or self.call is not None
        if has_side and card in partner_cards(self.setting.options, self.call):
            return (*known, seat)
        return known


_FIRST_QUEENS: Final = 2
"""How many queens find the partners where the first ones played do (rules A2.15)."""


def begin_play(setting: Setting, kind: Kind, picked: Picked | None = None) -> Playing:
    """Return the play before the first lead."""
    call = picked.call if picked is not None else None
    under = picked is not None and picked.has_under
    zeros = (0,) * setting.options.seats
    # Where two play, each adds a card of his hand and then one of his battery to every trick.
    seats = setting.order * 2 if kind is Kind.DUEL else setting.order
    return Playing(
        setting,
        kind,
        picked,
        trick_order(setting.options, call, under=under),
        Trick(seats),
        zeros,
        zeros,
        batteries=(NO_CARDS,) * len(setting.order) if kind is Kind.DUEL else (),
        known_partners=picked.partners if picked is not None else (),
    )


def _answers(call: Card) -> int:
    """Return the bits of the cards that must be played when the called suit is first led.

    The called card by its holder, and with a called ten the ace by the picker.
    """
    if call.rank is Rank.TEN:
        return call.bit | Card.of(call.suit, Rank.ACE).bit
    return call.bit


def _kept(own: int, answers: int, *, is_picker: bool) -> int:
    """Return the bits of the cards of the called suit that may not be thrown on another suit."""
    if answers:
        return answers
    return own if is_picker and own.bit_count() == 1 else 0


def _more(counts: tuple[int, ...], seat: int, count: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + count, *counts[seat + 1 :])


def _must_follow(card: Card, led: Card | None, order: TrickOrder, may: CardSet) -> Message:
    assert led is not None
    must = order.high_to_low(may)
    return Message("refused.must_follow", card=card, led=led, suit=order.suit[led], must=must)
