"""Is a claim of all remaining tricks certain? Proved from what the claimant can know.

The proof never looks at hidden cards: it must hold for *every* lie of the unseen cards that fits
the tricks so far, with both opponents (a defender's partner too, ISkO 4.4.5) doing their worst.
So the answer tells the claimant nothing, and no claim can be refused by a hidden card alone.

In a Null the declarer claims to take no trick; a defender cannot claim. With a Spitze announced
the declarer's claim includes that the lowest trump takes the last trick, while he still has it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from wenzel.cards import DECK_32, Card, CardSet
from wenzel.games.skat.contract import GameType
from wenzel.games.skat.deal import HAND_SIZE
from wenzel.games.skat.play import Playing
from wenzel.games.skat.setting import Holding
from wenzel.tricks import TRUMP, TrickOrder

_SUITS: Final = range(TRUMP + 1)


@dataclass(frozen=True, slots=True)
class _Opponent:
    """What can be known of an opponent's hand.

    Attributes:
        count: how many cards it holds.
        voids: effective suits it has none of, as bits.
        known: its cards, where they lie open; then `count` and `voids` say nothing new.
    """

    count: int
    voids: int = 0
    known: int | None = None


# A face asks several times in one position what is legal, and a proof may take half a second.
@lru_cache(maxsize=32)
def claim_is_certain(playing: Playing, seat: int, holding: Holding) -> bool:
    """Tell whether the seat on move takes all the rest (as declarer of a Null: nothing)."""
    if playing.trick.to_play != seat or playing.declarer is None:
        return False
    if playing.contract.game is GameType.NULL:
        return seat == playing.declarer and _avoids_every_trick(playing, holding)
    return _Proof.of(playing, seat, holding).takes_all_from_here(playing, seat)


def _unseen(playing: Playing, seat: int, holding: Holding) -> int:
    known = holding.hand | holding.laid | playing.played
    for at, cards in enumerate(playing.open_hands):
        if cards is not None and at != seat:
            known |= cards
    return (DECK_32 - known).bits


def _voids(playing: Playing, seat: int) -> int:
    order = playing.contract.order
    voids = 0
    for trick in (*playing.tricks, playing.trick):
        card = trick.card_of(seat)
        if card is None or trick.led is None:
            continue
        if order.suit[card] != order.suit[trick.led]:
            voids |= 1 << order.suit[trick.led]
    return voids


@dataclass(frozen=True, slots=True)
class _Position:
    """The claimant on lead: his cards, the unseen ones, and the opponents in playing order."""

    own: int
    pool: int
    next: _Opponent
    last: _Opponent


class _Proof:
    """Exhaustive search over what the opponents could do, with equal cases looked at once.

    Two prunings are exact. An opponent who cannot win the trick plays the lowest card of a suit:
    holding the higher one instead only helps him. The claimant leads the highest card of a suit:
    if a lower one wins now, so does it, and the lower one wins later.
    """

    def __init__(self, order: TrickOrder, kept: int) -> None:
        self._order = order
        self._kept = kept
        self._by_strength = {
            suit: tuple(sorted(order.cards_of(suit), key=lambda card: order.strength[card]))
            for suit in _SUITS
        }
        self._settled: dict[_Position, bool] = {}
        self.start: _Position | None = None

    @classmethod
    def of(cls, playing: Playing, seat: int, holding: Holding) -> _Proof:
        """Set up the proof for a seat."""
        contract = playing.contract
        is_spitze = contract.spitze and seat == playing.declarer
        proof = cls(contract.order, contract.trumps[-1].bit if is_spitze else 0)
        seats = playing.setting.order
        place = seats.index(seat)
        opponents = [_opponent(playing, seats[(place + step) % 3]) for step in (1, 2)]
        proof.start = _Position(holding.hand.bits, _unseen(playing, seat, holding), *opponents)
        return proof

    def takes_all_from_here(self, playing: Playing, seat: int) -> bool:
        """Tell whether the claimant, on move, takes this trick and all others."""
        position = self.start
        assert position is not None
        trick = playing.trick
        if trick.led is None:
            return self._takes_all(position)
        order = self._order
        best = trick.cards[order.winner(trick.cards)]
        for card in order.legal(CardSet.of_bits(position.own), trick.led):
            if not order.beats(card, best) or self._comes_too_soon(card, position.own):
                continue
            after = _Position(position.own & ~card.bit, position.pool, position.next, position.last)
            if len(trick.cards) + 1 == len(trick.seats):
                if self._takes_all(after):
                    return True
                continue
            replies = self._replies(after, order.suit[trick.led], card, is_next=True)
            if replies is not None and all(self._takes_all(reply) for reply in replies):
                return True
        return False

    def _takes_all(self, position: _Position) -> bool:
        if not position.own:
            return True
        known = self._settled.get(position)
        if known is None:
            known = self._holds_the_top(position) or any(
                self._lead_wins(position, suit) for suit in _SUITS
            )
            self._settled[position] = known
        return known

    def _holds_the_top(self, position: _Position) -> bool:
        """Tell whether trumps from the top draw all others, and every plain suit runs.

        True needs no search, and is what most certain claims come to.
        """
        shown = [opponent.known or 0 for opponent in (position.next, position.last)]
        unseen = position.pool | shown[0] | shown[1]
        for suit in _SUITS:
            own = [card for card in self._by_strength[suit] if position.own & card.bit]
            others = [card for card in self._by_strength[suit] if unseen & card.bit]
            drawing = own[::-1][: len(others)]
            if any(self._order.beats(others[-1], card) for card in drawing):
                return False
            if suit == TRUMP and (
                len(drawing) < len(others)
                or any(self._comes_too_soon(card, position.own) for card in drawing)
            ):
                return False
        return True

    def _lead_wins(self, position: _Position, suit: int) -> bool:
        own = position.own & self._order.masks[suit]
        if not own:
            return False
        card = next(c for c in reversed(self._by_strength[suit]) if own & c.bit)
        if self._comes_too_soon(card, position.own):
            return False
        led = _Position(position.own & ~card.bit, position.pool, position.next, position.last)
        first = self._replies(led, suit, card, is_next=True)
        if first is None:
            return False
        for after_first in first:
            second = self._replies(after_first, suit, card, is_next=False)
            if second is None or not all(self._takes_all(reply) for reply in second):
                return False
        return True

    def _comes_too_soon(self, card: Card, own: int) -> bool:
        """Tell whether a Spitze would be lost: its card has to take the very last trick."""
        return card.bit == self._kept and own != card.bit

    def _replies(
        self, position: _Position, led: int, best: Card, *, is_next: bool
    ) -> list[_Position] | None:
        """Return the positions after each reply worth trying, None if one of them wins."""
        found: list[_Position] = []
        player = position.next if is_next else position.last
        follows = self._with_suit(position, led, led, is_next=is_next)
        for suit in _SUITS:
            cards = self._with_suit(position, suit, led, is_next=is_next)
            if not cards:
                continue
            if suit != led and player.known is not None and follows:
                continue
            ranked = [card for card in self._by_strength[suit] if cards & card.bit]
            if self._order.beats(ranked[-1], best):
                return None
            found.append(_after_reply(position, ranked[0].bit, suit, led, is_next=is_next))
        return found

    def _with_suit(self, position: _Position, suit: int, led: int, *, is_next: bool) -> int:
        """Return the cards of a suit one of which the opponent might play now, as bits."""
        player = position.next if is_next else position.last
        cards = (position.pool if player.known is None else player.known) & self._order.masks[suit]
        if not cards or player.known is not None:
            return cards
        if player.voids >> suit & 1:
            return 0
        after = _after_reply(position, cards & -cards, suit, led, is_next=is_next)
        return cards if self._is_possible(after) else 0

    def _is_possible(self, position: _Position) -> bool:
        """Tell whether the unseen cards can be dealt to the opponents and the hidden skat."""
        capacity = [
            0 if opponent.known is not None else opponent.count
            for opponent in (position.next, position.last)
        ]
        voids = [
            -1 if opponent.known is not None else opponent.voids
            for opponent in (position.next, position.last)
        ]
        hidden = position.pool.bit_count() - sum(capacity)
        if hidden < 0 or min(capacity) < 0:
            return False
        barred = [0, 0]
        barred_both = 0
        for suit in _SUITS:
            size = (position.pool & self._order.masks[suit]).bit_count()
            no_next, no_last = voids[0] >> suit & 1, voids[1] >> suit & 1
            barred[0] += size * no_next
            barred[1] += size * no_last
            barred_both += size * (no_next & no_last)
        return (
            barred_both <= hidden
            and barred[0] <= capacity[1] + hidden
            and barred[1] <= capacity[0] + hidden
        )


def _opponent(playing: Playing, seat: int) -> _Opponent:
    shown = playing.open_hands[seat] if playing.open_hands else None
    if shown is not None:
        return _Opponent(len(shown), 0, shown.bits)
    return _Opponent(HAND_SIZE - len(playing.played_by(seat)), _voids(playing, seat))


def _after_reply(
    position: _Position, card: int, suit: int, led: int, *, is_next: bool
) -> _Position:
    player = position.next if is_next else position.last
    pool = position.pool
    if player.known is not None:
        player = _Opponent(player.count - 1, 0, player.known & ~card)
    else:
        voids = player.voids | (1 << led if suit != led else 0)
        player = _Opponent(player.count - 1, voids)
        pool &= ~card
    if is_next:
        return _Position(position.own, pool, player, position.last)
    return _Position(position.own, pool, position.next, player)


def _avoids_every_trick(playing: Playing, holding: Holding) -> bool:
    """Tell whether a Null declarer, on move behind the lead, can take no trick whatever happens.

    A suit is safe when his lowest card is below the lowest unseen one, his second lowest below
    the second lowest, and so on while both last: nobody can then force him to win in it.
    """
    trick, order = playing.trick, playing.contract.order
    if trick.led is None:
        return False
    assert playing.declarer is not None
    unseen = _unseen(playing, playing.declarer, holding)
    for cards in playing.open_hands:
        if cards is not None:
            unseen |= cards.bits & ~holding.hand.bits
    best = trick.cards[order.winner(trick.cards)]
    return any(
        not order.beats(card, best) and _is_safe(order, holding.hand.without(card), unseen)
        for card in order.legal(holding.hand, trick.led)
    )


def _is_safe(order: TrickOrder, hand: CardSet, unseen: int) -> bool:
    for suit in _SUITS:
        own = sorted(order.strength[card] for card in hand & order.cards_of(suit))
        others = sorted(
            order.strength[card] for card in CardSet.of_bits(unseen) & order.cards_of(suit)
        )
        if any(mine > theirs for mine, theirs in zip(own, others, strict=False)):
            return False
    return True
