"""The turns of a round: draw and discard, or knock, and the last turns after a knock."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from wenzel.cards import DECK_52, Card
from wenzel.games.game import Action, Fact, Hidden
from wenzel.games.refusals import not_here, unexpected
from wenzel.games.scat.actions import (
    Discard,
    Draw,
    Drawn,
    Knock,
    Reshuffled,
    Source,
    Stand,
    ThirtyOne,
    ThrowDown,
    TurnedUp,
)
from wenzel.games.scat.deal import HAND_SIZE
from wenzel.games.scat.ending import Over, Termination
from wenzel.games.scat.options import StockExhausted
from wenzel.games.scat.setting import Holding, Phase, Setting
from wenzel.games.scat.values import HALVES, half_points, score_text
from wenzel.messages import Message


class Step(Enum):
    """What the seat on move has to do."""

    DRAW = "draw"
    """Draw a card or knock."""
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that is over, as everybody saw it.

    Attributes:
        taken: the card taken from the discard pile, None for one drawn from the stock.
        thrown: the card laid on the discard pile.
    """

    seat: int
    source: Source
    taken: Card | None
    thrown: Card


@dataclass(frozen=True, slots=True)
class Dealing:
    """The cards are being dealt; nobody can do anything yet."""

    setting: Setting

    @property
    def current_player(self) -> int:
        """The seat that will begin."""
        return self.setting.order[0]

    def legal(self, _seat: int, _holding: Holding) -> tuple[Action, ...]:
        """Return nothing: there is no card on the table."""
        return ()

    def refusal(self, _seat: int, action: Action, _holding: Holding) -> Message:
        """Say that it is too early."""
        return not_here(action)

    def after(self, _seat: int | None, what: Action | Fact) -> Phase:
        """Return the first turn once a card is turned up."""
        if not isinstance(what, TurnedUp):
            raise unexpected(what)
        order = self.setting.order
        stock_count = len(DECK_52) - HAND_SIZE * len(order) - 1
        return Turns(self.setting, (what.card,), stock_count, mover=order[0])


@dataclass(frozen=True, slots=True)
class Turns:
    """Turn after turn, until the last one that a knock has left.

    Attributes:
        pile: the discard pile, its top card last. Only the top may be looked at in play; what is
            under it is public all the same to whoever has a memory.
        stock_count: how many cards lie in the stock.
        mover: the seat on move.
        source: where the seat on move has drawn from, None while it has not.
        taken: the card it has taken from the pile and may not lay back, None if there is none.
        knocker: who has knocked, None before that.
        waiting: after a knock the seats that still have a turn, the one on move first.
        history: the turns so far, all but knocks and hands kept.
        reshuffles: how often the pile has become the stock.
    """

    setting: Setting
    pile: tuple[Card, ...]
    stock_count: int
    mover: int
    source: Source | None = None
    taken: Card | None = None
    knocker: int | None = None
    waiting: tuple[int, ...] = ()
    history: tuple[Turn, ...] = ()
    reshuffles: int = 0

    @property
    def current_player(self) -> int:
        """The seat on move."""
        return self.mover

    @property
    def step(self) -> Step:
        """What the seat on move has to do."""
        return Step.DRAW if self.source is None else Step.DISCARD

    @property
    def top(self) -> Card | None:
        """The top of the discard pile; None while its only card has been taken."""
        return self.pile[-1] if self.pile else None

    @property
    def round_number(self) -> int:
        """How often the turn has come to the seat on move, this time included."""
        turns = len(self.history) + (self.knocker is not None)
        return turns // len(self.setting.order) + 1

    @property
    def needs_stock(self) -> bool:
        """Whether the pile has to become the stock before the next turn."""
        return not self.stock_count and self.source is None

    def legal(self, seat: int, holding: Holding) -> tuple[Action, ...]:
        """Return what a seat may do."""
        if seat != self.mover:
            return ()
        if self.source is not None:
            return tuple(Discard(card) for card in holding.hand if card is not self.taken)
        found: list[Action] = [Draw(Source.STOCK), Draw(Source.DISCARD)]
        if self._knock_fault(holding) is None:
            found.append(Knock())
        if self.setting.options.throw_down and self._throw_down_fault() is None:
            found.append(ThrowDown())
        if self.knocker is not None and self.setting.options.stand_in_last_round:
            found.append(Stand())
        return tuple(found)

    def _knock_fault(self, holding: Holding) -> Message | None:
        """Return why a hand may not knock, None if it may."""
        options = self.setting.options
        if self.knocker is not None:
            return Message("refused.second_knock", seat=self.knocker)
        if options.no_knock_in_first_round and self._in_first_round:
            return Message("refused.knock_in_first_round")
        halves = half_points(options)[holding.hand.bits]
        if halves < options.minimum_knock * HALVES:
            least = options.minimum_knock
            return Message("refused.knock_too_low", score=score_text(halves), least=least)
        return None

    def _throw_down_fault(self) -> Message | None:
        """Return why a hand may not be thrown down, None if it may."""
        if self.knocker is not None or not self._in_first_round:
            return Message("refused.throw_down_late")
        return None

    @property
    def _in_first_round(self) -> bool:
        """Whether it is the first turn of the seat on move, where nobody has knocked yet."""
        return len(self.history) < len(self.setting.order)

    def refusal(self, seat: int, action: Action, holding: Holding) -> Message:
        """Say why an action that is not legal is not."""
        if seat != self.mover:
            return Message("refused.not_your_turn", seat=seat)
        options = self.setting.options
        if isinstance(action, Discard):
            return self._discard_refusal(action.card, holding)
        if self.source is not None:
            return Message("refused.discard_is_due")
        match action:
            case Knock():
                return self._knock_fault(holding) or not_here(action)
            case ThrowDown() if options.throw_down:
                return self._throw_down_fault() or not_here(action)
            case Stand() if options.stand_in_last_round:
                return Message("refused.stand_before_knock")
        return not_here(action)

    def _discard_refusal(self, card: Card, holding: Holding) -> Message:
        if self.source is None:
            return Message("refused.draw_first")
        if card is self.taken:
            return Message("refused.same_card_back", card=card)
        return Message("refused.not_in_hand", cards=holding.hand.with_card(card) - holding.hand)

    def after(self, seat: int | None, what: Action | Fact) -> Phase:
        """Return the phase after an event."""
        match what:
            case Draw(source):
                return self._drawn(source)
            case Drawn() | Hidden("drawn"):
                return self
            case Discard(card):
                return self._discarded(card)
            case Knock():
                waiting = self._others()
                return replace(self, knocker=self.mover, waiting=waiting, mover=waiting[0])
            case Stand():
                return self._next_turn()
            case ThrowDown():
                return Over(self.setting, Termination.THROW_DOWN, seat, turns=self)
            case Reshuffled(count):
                again = self.reshuffles + 1
                return replace(self, pile=self.pile[-1:], stock_count=count, reshuffles=again)
            case ThirtyOne() if seat is not None:
                return Over(self.setting, Termination.THIRTY_ONE, self.knocker, (seat,), self)
        raise unexpected(what)

    def _others(self) -> tuple[int, ...]:
        """Return the other seats, clockwise from the left of the one on move."""
        order = self.setting.order
        place = order.index(self.mover)
        return order[place + 1 :] + order[:place]

    def _drawn(self, source: Source) -> Turns:
        if source is Source.STOCK:
            return replace(self, source=source, stock_count=self.stock_count - 1)
        return replace(self, source=source, taken=self.pile[-1], pile=self.pile[:-1])

    def _discarded(self, card: Card) -> Phase:
        assert self.source is not None
        turn = Turn(self.mover, self.source, self.taken, card)
        done = replace(
            self, pile=(*self.pile, card), source=None, taken=None, history=(*self.history, turn)
        )
        return done._next_turn()

    def _next_turn(self) -> Phase:
        """Return the phase with the next seat on move, or the end if there is none."""
        if self.knocker is None:
            if not self.stock_count and self._ends_without_stock:
                return Over(self.setting, Termination.EXHAUSTED, turns=self)
            return replace(self, mover=self._others()[0])
        waiting = self.waiting[1:]
        if not waiting:
            return Over(self.setting, Termination.KNOCK, self.knocker, turns=self)
        return replace(self, waiting=waiting, mover=waiting[0])

    @property
    def _ends_without_stock(self) -> bool:
        return self.setting.options.stock_exhausted is StockExhausted.DRAW
