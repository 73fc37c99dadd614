"""The play of the cards (ISkO 4): tricks, Kontra, concessions, and laying cards open."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from wenzel.cards import Card, CardSet
from wenzel.games.game import Action, Fact
from wenzel.games.refusals import not_here, unexpected
from wenzel.games.skat.actions import (
    Accept,
    Claim,
    Concede,
    CutShort,
    Decline,
    HandShown,
    Pass,
    Play,
    SayKontra,
    SayRe,
    ShowHand,
)
from wenzel.games.skat.bids import null_value
from wenzel.games.skat.contract import Contract, GameType
from wenzel.games.skat.deal import HAND_SIZE
from wenzel.games.skat.ending import Over, Termination
from wenzel.games.skat.options import Concessions, Kontra
from wenzel.games.skat.scoring import ALL_TRICKS, KONTRA_FACTOR, OUT_OF_SCHNEIDER, RE_FACTOR
from wenzel.games.skat.setting import Bidding, Holding, Phase, Setting
from wenzel.messages import Message
from wenzel.tricks import Trick

CONCEDE_ALONE_FROM: Final = 9
"""With this many cards or more the declarer may give up without consent (ISkO 4.4.1)."""


class OfferKind(Enum):
    """What is offered to the other party."""

    CONCESSION = "concession"
    OPEN_HAND = "open-hand"


@dataclass(frozen=True, slots=True)
class Offer:
    """An offer to end the play, and the seats that still have to answer."""

    kind: OfferKind
    seat: int
    waiting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Playing:
    """The play so far: everything here lies or was said openly.

    Attributes:
        bidding: the auction; its declarer is None in a Ramsch.
        contract: what is played.
        trick: the trick on the table.
        tricks: the complete tricks, in order.
        kontra: 1, 2 after Kontra, 4 after Re.
        re_due: the declarer has to say Re or pass.
        kontra_asked: defenders who have still to say Kontra or pass before the lead.
        open_hands: what lies open, by table seat; None for hidden hands.
        resigned: seats whose resignation waits for the partner's (server rule).
        offer: an offer that waits for an answer.
        offered: seats that have made an offer in this trick already.
        shoves: how many players passed the skat on unseen (Schieberamsch).
    """

    setting: Setting
    bidding: Bidding
    contract: Contract
    trick: Trick
    tricks: tuple[Trick, ...] = ()
    kontra: int = 1
    re_due: bool = False
    kontra_asked: tuple[int, ...] = ()
    open_hands: tuple[CardSet | None, ...] = ()
    resigned: frozenset[int] = frozenset()
    offer: Offer | None = None
    offered: frozenset[int] = frozenset()
    shoves: int = 0

    @property
    def declarer(self) -> int | None:
        """The declarer, None in a Ramsch."""
        return self.bidding.declarer

    @property
    def defenders(self) -> tuple[int, ...]:
        """The defenders in the order of the seats; everybody in a Ramsch."""
        return tuple(seat for seat in self.setting.order if seat != self.declarer)

    @property
    def current_player(self) -> int | None:
        """The seat on move, to play or to answer."""
        if self.offer is not None:
            return self.offer.waiting[0]
        if self.re_due:
            return self.declarer
        if self.kontra_asked:
            return self.kontra_asked[0]
        return self.trick.to_play

    def winner(self, trick: Trick) -> int:
        """Return who took (or is taking) a trick."""
        return trick.winning_seat(self.contract.order)

    def points(self, *seats: int) -> int:
        """Return the card points in the tricks of seats, without the skat."""
        order = self.contract.order
        return sum(
            order.points_of(trick.cards) for trick in self.tricks if self.winner(trick) in seats
        )

    def tricks_of(self, *seats: int) -> int:
        """Return how many tricks seats have taken."""
        return sum(self.winner(trick) in seats for trick in self.tricks)

    def played_by(self, seat: int) -> CardSet:
        """Return the cards a seat has played."""
        cards = [trick.card_of(seat) for trick in (*self.tricks, self.trick)]
        return CardSet(card for card in cards if card is not None)

    @property
    def played(self) -> CardSet:
        """All cards played."""
        return CardSet(card for trick in (*self.tricks, self.trick) for card in trick.cards)

    # -- what may be done ---------------------------------------------------------------------

    def legal(self, seat: int, holding: Holding) -> tuple[Action, ...]:
        """Return what a seat may do, on move or off it."""
        if self.offer is not None:
            return (Accept(), Decline()) if seat == self.offer.waiting[0] else ()
        if self.re_due:
            return (SayRe(), Pass()) if seat == self.declarer else ()
        if self.kontra_asked:
            return (SayKontra(), Pass()) if seat == self.kontra_asked[0] else ()
        found: list[Action] = []
        if seat == self.trick.to_play:
            found += map(Play, self.contract.order.legal(holding.hand, self.trick.led))
        if self._may_kontra(seat):
            found.append(SayKontra())
        return (*found, *self._ways_out(seat))

    def _may_kontra(self, seat: int) -> bool:
        options = self.setting.options
        return (
            options.kontra is Kontra.BEFORE_OWN_CARD
            and self.kontra == 1
            and may_double(self.setting, self.bidding, seat)
            and not self.played_by(seat)
        )

    def _ways_out(self, seat: int) -> tuple[Action, ...]:
        if self.declarer is None or seat not in self.setting.order:
            return ()
        server = self.setting.options.concessions is Concessions.SERVER
        repeated = seat in (self.resigned if server else self.offered)
        found: list[Action] = [] if repeated else [Concede()]
        # On the server cards may be shown again, even those of an open game.
        if seat == self.declarer and (server or not (repeated or self._lies_open(seat))):
            found.append(ShowHand())
        return tuple(found)

    def _lies_open(self, seat: int) -> bool:
        return bool(self.open_hands) and self.open_hands[seat] is not None

    def refusal(self, seat: int, action: Action, holding: Holding) -> Message:
        """Say why an action is refused."""
        if isinstance(action, Play) and seat == self.current_player and not self.asks:
            return self._card_refusal(action.card, holding)
        is_interjection = isinstance(action, Concede | ShowHand | SayKontra)
        if seat != self.current_player and not is_interjection:
            return Message("refused.not_your_turn", seat=seat)
        if self.offer is not None:
            return Message("refused.answer_offer")
        if self.re_due:
            return Message("refused.answer_kontra")
        if self.kontra_asked:
            return Message("refused.kontra_or_pass")
        if isinstance(action, Claim):
            return Message("refused.claim_not_certain")
        return not_here(action)

    @property
    def asks(self) -> bool:
        """Whether somebody has to answer an offer, or a Kontra, before a card is played."""
        return self.offer is not None or self.re_due or bool(self.kontra_asked)

    def _card_refusal(self, card: Card, holding: Holding) -> Message:
        if card not in holding.hand:
            return Message("refused.not_in_hand", cards=CardSet((card,)))
        led = self.trick.led
        assert led is not None
        order = self.contract.order
        must = order.high_to_low(order.legal(holding.hand, led))
        return Message("refused.must_follow", card=card, led=led, suit=order.suit[led], must=must)

    # -- what happens -------------------------------------------------------------------------

    def after(self, seat: int | None, what: Action | Fact) -> Phase:
        """Return the phase after one event."""
        if seat is None:
            raise unexpected(what)
        match what:
            case Play(card):
                return self._card_played(seat, card)
            case HandShown(cards):
                return self._with_open_hand(seat, cards)
            case SayKontra():
                re_due = self._may_re
                return replace(self, kontra=KONTRA_FACTOR, kontra_asked=(), re_due=re_due)
            case SayRe():
                return replace(self, kontra=RE_FACTOR, re_due=False)
            case Pass() if self.re_due:
                return replace(self, re_due=False)
            case Pass() if self.kontra_asked:
                return replace(self, kontra_asked=self.kontra_asked[1:])
            case Concede():
                return self._conceded(seat)
            case ShowHand():
                return self._shown(seat)
            case Accept():
                return self._accepted(seat)
            case Decline() if self.offer is not None:
                # One defender's consent is enough for a concession; open cards need both.
                asks_on = self.offer.kind is OfferKind.CONCESSION
                waiting = self.offer.waiting[1:] if asks_on else ()
                offer = replace(self.offer, waiting=waiting) if waiting else None
                return replace(self, offer=offer)
            case Claim():
                return self._over(Termination.CLAIMED, seat)
            case CutShort():
                return self._over(Termination.DECIDED)
        raise unexpected(what)

    @property
    def _may_re(self) -> bool:
        options = self.setting.options
        return options.re and (options.re_in_null or self.contract.game is not GameType.NULL)

    def _over(self, termination: Termination, seat: int | None = None) -> Over:
        return Over(self.setting, self.bidding, termination, seat, self)

    def _with_open_hand(self, seat: int, cards: CardSet) -> Playing:
        hands = list(self.open_hands or (None,) * self.setting.options.players)
        hands[seat] = cards
        return replace(self, open_hands=tuple(hands))

    def _card_played(self, seat: int, card: Card) -> Phase:
        hands = self.open_hands
        if hands:
            hands = tuple(
                open_hand.without(card) if open_hand is not None and at == seat else open_hand
                for at, open_hand in enumerate(hands)
            )
        trick = self.trick.play(card)
        if not trick.is_complete:
            return replace(self, trick=trick, open_hands=hands)
        after = replace(
            self,
            trick=trick.next(self.contract.order),
            tricks=(*self.tricks, trick),
            open_hands=hands,
            offered=frozenset(),
        )
        if len(after.tricks) == ALL_TRICKS:
            return after._over(Termination.PLAYED)
        if after._is_decided(self.winner(trick)):
            return after._over(Termination.DECIDED)
        return after

    def _is_decided(self, last_winner: int) -> bool:
        """Tell whether the last trick has ended the game before its time.

        A Null ends at the declarer's first trick (ISkO 4.3), an open game, which is announced
        Schwarz, at the defenders' first.
        """
        if self.contract.game is GameType.NULL:
            return last_winner == self.declarer
        return self.contract.ouvert and last_winner != self.declarer

    @property
    def has_failed(self) -> bool:
        """Whether the defenders have what breaks the announced Schneider or Schwarz."""
        if self.contract.schwarz and self.tricks_of(*self.defenders):
            return True
        return self.contract.schneider and self.points(*self.defenders) >= OUT_OF_SCHNEIDER

    def _conceded(self, seat: int) -> Phase:
        is_declarer = seat == self.declarer
        if self.setting.options.concessions is Concessions.SERVER:
            resigned = self.resigned | {seat}
            if is_declarer or resigned >= set(self.defenders):
                return replace(self, resigned=resigned)._over(Termination.CONCEDED, seat)
            return replace(self, resigned=resigned)
        if is_declarer and HAND_SIZE - len(self.played_by(seat)) >= CONCEDE_ALONE_FROM:
            return self._over(Termination.CONCEDED, seat)
        asked = self.defenders if is_declarer else tuple(
            seat for seat in (self.declarer,) if seat is not None
        )  # fmt: skip
        return self._with_offer(OfferKind.CONCESSION, seat, asked)

    def _shown(self, seat: int) -> Phase:
        if self.setting.options.concessions is Concessions.SERVER:
            return self
        return self._with_offer(OfferKind.OPEN_HAND, seat, self.defenders)

    def _with_offer(self, kind: OfferKind, seat: int, asked: tuple[int, ...]) -> Playing:
        return replace(self, offer=Offer(kind, seat, asked), offered=self.offered | {seat})

    def _accepted(self, seat: int) -> Phase:
        offer = self.offer
        if offer is None:
            raise unexpected(Accept())
        if offer.kind is OfferKind.CONCESSION:
            return self._over(Termination.CONCEDED, offer.seat)
        if offer.waiting == (seat,):
            return self._over(Termination.SHOWN, offer.seat)
        return replace(self, offer=replace(offer, waiting=offer.waiting[1:]))


def may_double(setting: Setting, bidding: Bidding, seat: int) -> bool:
    """Tell whether a defender may say Kontra by the house's rule who may."""
    if bidding.declarer is None or seat == bidding.declarer or seat not in setting.order:
        return False
    return not setting.options.kontra_after_bid_only or bidding.highest_call(seat) > 0


def begin_play(setting: Setting, bidding: Bidding, contract: Contract, *, shoves: int = 0) -> Phase:
    """Return the phase after the announcement: the play, or the end of an impossible Null."""
    playing = Playing(
        setting, bidding, contract, Trick(setting.order), shoves=shoves,
        kontra_asked=_asked_before_lead(setting, bidding),
    )  # fmt: skip
    if contract.game is GameType.NULL and null_value(contract) < bidding.bid:
        return Over(setting, bidding, Termination.IMPOSSIBLE_NULL, bidding.declarer, playing)
    return playing


def _asked_before_lead(setting: Setting, bidding: Bidding) -> tuple[int, ...]:
    if setting.options.kontra is not Kontra.BEFORE_LEAD:
        return ()
    return tuple(seat for seat in setting.order if may_double(setting, bidding, seat))
