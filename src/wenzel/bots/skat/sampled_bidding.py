"""Bidding, skat, discard and announcement: what the games of a hand bring on average."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from wenzel.bots.player import Advice
from wenzel.bots.sampling import Bits, Floats
from wenzel.bots.skat.evaluation import WON, Hands, expected
from wenzel.bots.skat.features import Kind, kind_of
from wenzel.bots.skat.limits import others_called
from wenzel.bots.skat.nets import Numbers, about
from wenzel.cards import DECK_32, Card, CardSet, Rank, Suit
from wenzel.games.skat.actions import Announce, Bid, Discard, Hold, Pass, TakeSkat
from wenzel.games.skat.auction import Auction
from wenzel.games.skat.bids import BID_VALUES, next_bid
from wenzel.games.skat.contract import TRUMP_GAMES, Contract, GameType, trick_order, trumps_of
from wenzel.games.skat.exchange import Exchange, Step
from wenzel.games.skat.setting import Bidding
from wenzel.games.skat.view import SkatView
from wenzel.messages import Mean, Message, Value

AFTER_SKAT: Final = (
    *map(Contract, TRUMP_GAMES),
    Contract(GameType.NULL),
    Contract(GameType.NULL, ouvert=True),
)
HAND_GAMES: Final = (
    *(Contract.of(game, hand=True) for game in TRUMP_GAMES),
    *(Contract.of(game, hand=True, schneider=True) for game in TRUMP_GAMES),
    Contract(GameType.NULL, hand=True),
    Contract(GameType.NULL, hand=True, ouvert=True),
)
_ACES: Final = CardSet(Card.of(suit, Rank.ACE) for suit in Suit).bits
_LIKELY: Final = 5
"""So many discards of a skat are looked at more closely."""
_GLANCE: Final = 13
"""At first one skat of so many is looked at with all games, if that saves much."""
_WORTH_A_GLANCE: Final = 4
_NEAR: Final = 12.0
"""A game is looked at with all skats if with one of some it comes so near to the best."""
_FAT: Final = 10
"""So many points laid away are worth a word."""
_SPARE: Final = 5
"""So many cards that are no trumps and no aces are enough to choose the discard from."""


@dataclass(frozen=True, slots=True)
class Temper:
    """What passing is thought to bring; the higher, the more cautious.

    Attributes:
        passing: mean score of a seat that passes while others may play.
        last: of forehand, when everybody else has passed.
        liking: kinds of games that are liked more than their score, and by how much.
        hand: the same of hand games.
    """

    passing: float = 6.0
    last: float = 0.0
    liking: tuple[tuple[Kind, float], ...] = ()
    hand: float = 0.0

    def extra(self, contract: Contract) -> float:
        """Return by how much a game is liked more than its score."""
        liked = dict(self.liking).get(kind_of(contract.game, ouvert=contract.ouvert), 0.0)
        return liked + (self.hand if contract.hand else 0.0)


USUAL: Final = Temper()
BOLD: Final = Temper(-6.0, -12.0)
CAUTIOUS: Final = Temper(18.0, 12.0)


@dataclass(frozen=True, slots=True)
class Plan:
    """A game after the skat."""

    laid: CardSet
    contract: Contract
    score: float
    chance: float


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a hand promises at a bid, before the skat is seen.

    Attributes:
        score: mean score with the skat taken up.
        chance: mean chance to win so.
        hand: the best hand game.
        hand_score: what it brings.
        hand_chance: how likely it is won.
        game: the game that would be played most often with the skat.
    """

    score: float
    chance: float
    hand: Contract
    hand_score: float
    hand_chance: float
    game: Contract

    @property
    def best(self) -> float:
        """The score of the better way."""
        return max(self.score, self.hand_score)

    @property
    def contract(self) -> Contract:
        """The hand game, or the game that would be played most often with the skat."""
        return self.hand if self.hand_score > self.score else self.game

    @property
    def chance_of_best(self) -> float:
        """How likely (0 to 1) the better way wins."""
        return self.hand_chance if self.hand_score > self.score else self.chance


class SampledBidding:
    """Decisions before the first card."""

    def __init__(self, temper: Temper, every: int) -> None:
        self._temper = temper
        self._every = every

    def bid(self, view: SkatView, auction: Auction, *, reasons: bool = True) -> Advice:
        """Return the next word of the auction.

        Args:
            view: what the seat knows.
            auction: the auction.
            reasons: whether somebody asks for the whole reason, which takes longer.
        """
        wanted = auction.bid if auction.answering else next_bid(auction.bid)
        if wanted is None:
            return Advice(Pass(), Message("hint.pass_limit", value=auction.bid))
        threshold = self._temper.last if auction.last_option else self._temper.passing

        def promise(value: int) -> Outlook:
            return self._outlook(view, auction.bidding, value)

        found = promise(wanted)
        values: dict[str, Value] = {
            "contract": found.contract, "chance": round(100 * found.chance_of_best),
            "score": Mean.of(found.best),
        }  # fmt: skip
        if found.best < threshold:
            return Advice(Pass(), Message("hint.pass_pays", value=wanted, **values))
        limit = wanted
        if reasons:
            limit = _last(wanted, lambda value: promise(value).best >= threshold)
        if auction.answering:
            return Advice(Hold(), Message("hint.hold_pays", value=wanted, limit=limit, **values))
        return Advice(Bid(wanted), Message("hint.bid_pays", value=wanted, limit=limit, **values))

    def prepare(self, view: SkatView, exchange: Exchange) -> Advice:
        """Return the declarer's next step."""
        order = view.setting.order
        bidding = exchange.bidding
        if exchange.step is Step.CHOOSE:
            return self._choose(view, bidding)
        if exchange.step is Step.DISCARD:
            plan = best_plan(view.hand, bidding, order, view.seat, self._temper)
            reason = Message(
                "hint.discard_pays", cards=plan.laid, contract=plan.contract,
                chance=round(100 * plan.chance), score=Mean.of(plan.score),
                purpose=purpose_of(view.hand, plan.laid, plan.contract.game),
            )  # fmt: skip
            return Advice(Discard(plan.laid), reason)
        return self._announce(view, bidding)

    def _outlook(self, view: SkatView, bidding: Bidding, value: int) -> Outlook:
        order = view.setting.order
        calls = others_called(bidding, view.seat, order)
        place = order.index(view.seat)
        return outlook(view.hand, value, place, calls, self._temper, every=self._every)

    def _choose(self, view: SkatView, bidding: Bidding) -> Advice:
        found = self._outlook(view, bidding, bidding.bid)
        offered = [a.contract for a in view.legal if isinstance(a, Announce)]
        hand_score, score = Mean.of(found.hand_score), Mean.of(found.score)
        if found.hand_score > found.score and found.hand in offered:
            reason = Message(
                "hint.hand_pays", contract=found.hand, chance=round(100 * found.hand_chance),
                score=hand_score, other_score=score,
            )  # fmt: skip
            return Advice(Announce(found.hand), reason)
        if found.hand_score > found.score:
            return Advice(TakeSkat(), Message("hint.take_skat"))
        reason = Message("hint.skat_pays", contract=found.hand, score=score, other_score=hand_score)
        return Advice(TakeSkat(), reason)

    def _announce(self, view: SkatView, bidding: Bidding) -> Advice:
        offered = [a.contract for a in view.legal if isinstance(a, Announce)]
        # A Spitze is a gamble, taken only when nothing else covers the bid.
        plain = [contract for contract in offered if not contract.spitze] or offered
        side = after_skat(bidding, view.seat, view.setting.order)
        hand = np.array([view.hand.bits], np.uint32)
        laid = np.array([view.holding.laid.bits], np.uint32)
        found = []
        for contract in plain:
            scores, chances = expected(contract, hand, laid, bidding.bid, side)
            liked = float(scores[0]) + self._temper.extra(contract)
            found.append((liked, float(chances[0]), contract))
        score, chance, contract = max(found, key=lambda each: each[0])
        reason = Message(
            "hint.announce_pays", contract=contract, chance=round(100 * chance),
            score=Mean.of(score),
        )  # fmt: skip
        return Advice(Announce(contract), reason)


def _last(value: int, holds: Callable[[int], bool]) -> int:
    """Return the last bid from a value on at which something holds that then holds no more."""
    values = BID_VALUES[BID_VALUES.index(value) :]
    return values[bisect_left(values, True, lo=1, key=lambda one: not holds(one)) - 1]


def purpose_of(twelve: CardSet, laid: CardSet, game: GameType) -> Message:
    """Return what two cards are laid away for."""
    plain = laid - CardSet(trumps_of(game))
    order = trick_order(game)
    for suit in Suit:
        cards = order.cards_of(suit) & twelve
        if cards and cards <= plain:
            code = "hint.discard_null_void" if game is GameType.NULL else "hint.discard_void"
            return Message(code, suit=int(suit))
    points = order.points_of(laid)
    if points >= _FAT:
        return Message("hint.discard_points", points=points)
    return Message("hint.discard_best")


def after_skat(bidding: Bidding, seat: int, order: tuple[int, ...]) -> Numbers:
    """Return `about` for a declarer who has taken the skat."""
    calls = others_called(bidding, seat, order)
    return about(place=order.index(seat), hand=False, calls=calls)


def best_plan(
    twelve: CardSet, bidding: Bidding, order: tuple[int, ...], seat: int, temper: Temper
) -> Plan:
    """Return what to lay away of twelve cards, and the game that goes with it best."""
    pairs = [CardSet(pair) for pair in combinations(twelve, 2)]
    laid = np.array([pair.bits for pair in pairs], np.uint32)
    hand = np.uint32(twelve.bits) & ~laid
    side = after_skat(bidding, seat, order)
    best: Plan | None = None
    for contract in AFTER_SKAT:
        score, chance = expected(contract, hand, laid, bidding.bid, side)
        score = score + temper.extra(contract)
        row = int(score.argmax())
        if best is None or score[row] > best.score:
            best = Plan(pairs[row], contract, float(score[row]), float(chance[row]))
    assert best is not None
    return best


@lru_cache(maxsize=512)
def outlook(
    hand: CardSet,
    bid: int,
    place: int,
    calls: tuple[int, ...],
    temper: Temper = USUAL,
    *,
    every: int = 1,
) -> Outlook:
    """Return what a hand promises at a bid, over all skats.

    Args:
        hand: ten cards.
        bid: the value that must be reached.
        place: the place in the playing order.
        calls: the highest values that the next and the one after him have called.
        temper: what is liked.
        every: look at one skat of so many only, for speed.
    """
    own = np.array([hand.bits], np.uint32)
    nothing = np.zeros(1, np.uint32)
    side = about(place=place, hand=True, calls=calls)
    hands = []
    for contract in HAND_GAMES:
        score, chance = expected(contract, own, nothing, bid, side)
        hands.append((float(score[0]) + temper.extra(contract), float(chance[0]), contract))
    hand_score, hand_chance, hand_game = max(hands, key=lambda each: each[0])
    side = about(place=place, hand=False, calls=calls)
    games = AFTER_SKAT
    if every * _WORTH_A_GLANCE <= _GLANCE:
        glance = _weighed(hand, games, bid, side, temper, _GLANCE)[0]
        near = glance > glance.max(axis=0) - _NEAR
        games = tuple(game for game, some in zip(games, near.any(axis=1), strict=True) if some)
    scores, wins = _weighed(hand, games, bid, side, temper, every)
    row = scores.argmax(axis=0)
    every_skat = np.arange(len(row))
    best, chances = scores[row, every_skat], wins[row, every_skat]
    likeliest = games[int(np.bincount(row).argmax())]
    return Outlook(
        float(best.mean()), float(chances.mean()), hand_game, hand_score, hand_chance, likeliest
    )  # fmt: skip


def _weighed(
    hand: CardSet,
    games: tuple[Contract, ...],
    bid: int,
    side: Numbers,
    temper: Temper,
    every: int,
) -> tuple[Floats, Floats]:
    """Return score and chance of each game with the best discard from each skat, a row a game."""
    scores, wins = [], []
    for contract in games:
        hands, owner = _discards(hand, contract.game, contract.ouvert, every)
        score, chance = hands.expected(contract, bid, side)
        top, row = _best_of(score + temper.extra(contract), owner, int(owner[-1]) + 1)
        scores.append(top)
        wins.append(chance[row])
    return np.array(scores), np.array(wins)


def _skats(unseen: CardSet) -> list[int]:
    return [CardSet(pair).bits for pair in combinations(unseen, 2)]


def _best_of(
    score: Floats, owner: NDArray[np.int64], count: int
) -> tuple[Floats, NDArray[np.int64]]:
    """Return the best score of each owner, and in which row it is; the rows of one lie together."""
    starts = np.searchsorted(owner, np.arange(count))
    top = np.maximum.reduceat(score, starts)
    rows = np.flatnonzero(score == top[owner])
    first = rows[np.searchsorted(owner[rows], np.arange(count))]
    return top, first


@lru_cache(maxsize=64)
def _discards(
    hand: CardSet, game: GameType, ouvert: bool, every: int
) -> tuple[Hands, NDArray[np.int64]]:
    """Return the hands that are left after the likeliest discards from each skat.

    The second array is the number of the skat.
    """
    kept = CardSet(trumps_of(game)).bits | (_ACES if game is not GameType.NULL else 0)
    skats = np.array(_skats(DECK_32 - hand)[::every], np.uint32)
    held: list[Bits] = []
    laid: list[Bits] = []
    owner: list[NDArray[np.int64]] = []
    numbers = np.arange(len(skats))
    # The same places of the twelve cards are laid away from all skats at once.
    twelve = np.uint32(hand.bits) | skats
    free = twelve & np.uint32(~kept & 0xFFFFFFFF)
    free = np.where(np.bitwise_count(free) < _SPARE, twelve, free)
    cards = _lowest_bits(free, int(np.bitwise_count(free).max()))
    for one, two in combinations(range(cards.shape[1]), 2):
        there = cards[:, two] > 0
        pair = (cards[:, one] | cards[:, two])[there]
        laid.append(pair)
        held.append(twelve[there] & ~pair)
        owner.append(numbers[there])
    return _likeliest(
        game, ouvert, np.concatenate(held), np.concatenate(laid), np.concatenate(owner)
    )


def _lowest_bits(sets: Bits, count: int) -> Bits:
    """Return the single bits of each set, one column each, 0 where there are no more."""
    found = np.zeros((len(sets), count), np.uint32)
    left = sets.copy()
    for place in range(count):
        found[:, place] = left & (~left + np.uint32(1))
        left &= left - np.uint32(1)
    return found


def _likeliest(
    game: GameType, ouvert: bool, held: Bits, laid: Bits, owner: NDArray[np.int64]
) -> tuple[Hands, NDArray[np.int64]]:
    """Keep the few discards of each skat that look best whatever was said in the auction."""
    hands = Hands.of(game, held, laid, ouvert=ouvert)
    chances = hands.odds(about(place=0, hand=False, calls=(0, 0)))
    looks = chances.sum(axis=1) + chances[:, WON]
    order = np.lexsort((-looks, owner))
    sorted_owner = owner[order]
    first = np.searchsorted(sorted_owner, sorted_owner)
    chosen = order[np.arange(len(order)) - first < _LIKELY]
    return hands.take(chosen), owner[chosen]
