"""The novice: knows the maxims, forgets, hopes, and now and then cannot wait."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from wenzel.bots.player import Advice, SeededPlayer, demand_turn
from wenzel.bots.skat.bidding import bid
from wenzel.bots.skat.choice import Chosen, fattest, highest
from wenzel.bots.skat.exchange import discard_advice, plans
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.bots.skat.rule_player import RulePlayer, card_to_play
from wenzel.bots.skat.soundness import sounder
from wenzel.bots.worlds import Lot
from wenzel.cards import NO_CARDS, Rank
from wenzel.games.skat.actions import Play
from wenzel.games.skat.auction import Auction
from wenzel.games.skat.exchange import Exchange, Step
from wenzel.games.skat.play import Playing
from wenzel.games.skat.view import SkatView
from wenzel.messages import Message
from wenzel.tricks import TRUMP

_REMEMBERED: Final = 2
"""So many tricks back the novice knows what was played."""
_LEAST_HOPE, _MOST_HOPE = -0.02, 0.12
"""How much likelier its games seem to it than they are."""
_PLAN_BLUR: Final = 12.0
"""By how much it misjudges a discard at most, in points of the score."""
_PLAINLY_WORSE: Final = 10.0
"""What is so much worse than the best is not even thought of."""
_IMPATIENCE: Final = 0.2
"""How often (0 to 1) it grasps at a trick that could wait."""


class NovicePlayer(SeededPlayer[SkatView]):
    """Plays soundly on the whole, and errs as people do; never absurdly (`soundness`).

    Args:
        seed: what its misjudgements are drawn from.
    """

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._rule = RulePlayer(seed)

    def advise(self, view: SkatView) -> Advice:
        """Return what to do, and why."""
        demand_turn(view)
        phase = view.phase
        if isinstance(phase, Auction):
            # The hand looks the same to it during the whole auction.
            lot = Lot(self.seed, "hope", view.seat, view.hand.bits)
            return bid(view, phase, _LEAST_HOPE + (_MOST_HOPE - _LEAST_HOPE) * lot.share())
        lot = Lot(self.seed, "novice", view.seat, view.count)
        if isinstance(phase, Exchange) and phase.step is Step.DISCARD:
            return _discard(view, phase, lot)
        advice = self._rule.advise(view)
        if not isinstance(phase, Playing) or not isinstance(advice.action, Play):
            return advice
        card, reason = _card(remembered(Knowledge.of(view)), lot)
        return Advice(Play(card), reason)


def _discard(view: SkatView, exchange: Exchange, lot: Lot) -> Advice:
    forehand = view.seat == view.setting.forehand
    found = list(plans(view.hand, exchange.bid, forehand=forehand))
    least = max(prospect.expected for _, prospect in found) - _PLAINLY_WORSE
    guessed = [
        (prospect.expected + _PLAN_BLUR * (lot.share() - lot.share()), number)
        for number, (_, prospect) in enumerate(found)
        if prospect.expected >= least
    ]
    return discard_advice(*found[max(guessed)[1]])


def _card(known: Knowledge, lot: Lot) -> Chosen:
    chosen = card_to_play(known)
    if not known.playing.contract.game.has_matadors or len(known.legal) == 1:
        return chosen
    if lot.share() < _IMPATIENCE:
        chosen = _grasp(known) or chosen
    return sounder(known, chosen[0]) or chosen


def _grasp(known: Knowledge) -> Chosen | None:
    """Return a card that takes a trick at once, where it might have waited."""
    order = known.order
    if known.led is None:
        aces = [c for c in known.legal if c.rank is Rank.ACE and order.suit[c] != TRUMP]
        code = "hint.cash" if known.seat == known.declarer else "hint.lead_ace"
        return (card := fattest(known, aces), Message(code, card=card)) if aces else None
    winners = known.winners
    if not winners or known.winning_seat == known.partner:
        return None
    card = highest(known, winners)
    if order.suit[card] == TRUMP != order.suit[known.led]:
        return card, Message("hint.ruff", card=card)
    if not known.behind:
        return card, Message("hint.win_last", card=card)
    return (card, Message("hint.win_sure", card=card)) if known.holds_up(card) else None


def remembered(known: Knowledge) -> Knowledge:
    """Return what is left of a seat's knowledge: of older tricks neither cards nor voids."""
    playing = known.playing
    forgotten = NO_CARDS
    for trick in playing.tricks[:-_REMEMBERED]:
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            forgotten |= NO_CARDS.with_card(card) if seat != known.seat else NO_CARDS
    unseen = known.unseen | forgotten
    shown = dict(enumerate(playing.open_hands))
    possible = tuple(
        held if seat == known.seat or not held or shown.get(seat) is not None
        else held | forgotten
        for seat, held in enumerate(known.possible)
    )  # fmt: skip
    return replace(known, unseen=unseen, possible=possible)
