"""Between pick and play (rules A2.5, A2.8, A2.9): call up, bury, call, lay an under."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations

from wenzel.cards import NO_CARDS, Card, CardSet, Rank
from wenzel.games.game import Action, Fact, Hidden
from wenzel.games.refusals import not_here, unexpected
from wenzel.games.sheepshead.actions import (
    Alone,
    Blitz,
    Bury,
    Call,
    CallSheepshead,
    LayUnder,
    Pass,
    QueensShown,
)
from wenzel.games.sheepshead.calls import (
    callable_cards,
    fail_aces,
    fail_suits,
    hold_cards,
    jack_calls,
    needs_under,
    next_jack,
)
from wenzel.games.sheepshead.cracking import begin_cracking, blitzes
from wenzel.games.sheepshead.options import BlitzRule
from wenzel.games.sheepshead.setting import Holding, Phase, Picked, Setting
from wenzel.messages import Message


@dataclass(frozen=True, slots=True)
class CallingUp:
    """The picker may call a higher jack before he sees the blind, or say nothing."""

    setting: Setting
    picked: Picked

    @property
    def current_player(self) -> int:
        """The picker."""
        return self.picked.picker

    def legal(self, seat: int, holding: Holding) -> tuple[Action, ...]:
        """Return what the picker may do."""
        if seat != self.current_player:
            return ()
        jack = next_jack(holding.hand, self.setting.options)
        return (Pass(),) if jack is None else (Call(jack), Pass())

    def refusal(self, seat: int, action: Action, _holding: Holding) -> Message:
        """Say why an action is refused."""
        if seat != self.current_player:
            return Message("refused.not_your_turn", seat=seat)
        if isinstance(action, Call):
            return Message("refused.no_call_up", card=action.card)
        return not_here(action)

    def after(self, _seat: int | None, what: Action | Fact) -> Phase:
        """Return the phase after one event."""
        picker = self.picked.picker
        match what:
            case Call(card):
                return Burying(self.setting, replace(self.picked, call=card), picker)
            case Pass():
                return Burying(self.setting, self.picked, picker)
        raise unexpected(what)


@dataclass(frozen=True, slots=True)
class Burying:
    """Somebody has taken cards of the blind up, and buries as many.

    Attributes:
        seat: the picker, or the partner who shares the blind with him.
    """

    setting: Setting
    picked: Picked
    seat: int

    @property
    def current_player(self) -> int:
        """Who buries."""
        return self.seat

    @property
    def size(self) -> int:
        """How many cards are buried."""
        form = self.setting.options.form
        return form.blind if self.seat == self.picked.picker else form.partners_blind

    def legal(self, seat: int, holding: Holding) -> tuple[Action, ...]:
        """Return what may be buried, and the blitzes of a house that has them at the pick."""
        if seat != self.seat:
            return ()
        free = holding.hand - self._bound
        buries = (Bury(CardSet(some)) for some in combinations(free, self.size))
        return (*buries, *self._blitzes(holding))

    def _blitzes(self, holding: Holding) -> tuple[Blitz, ...]:
        if self.setting.options.blitz is not BlitzRule.AT_PICK or self.seat != self.picked.picker:
            return ()
        return blitzes(self.picked, self.seat, holding.hand)

    @property
    def _bound(self) -> CardSet:
        """The cards that this house forbids to bury."""
        jack = self.setting.options.partner.jack
        if jack is None or self.setting.options.jack_may_be_buried:
            return NO_CARDS
        return CardSet((jack,))

    def refusal(self, seat: int, action: Action, holding: Holding) -> Message:
        """Say why an action is refused."""
        if seat != self.seat:
            return Message("refused.not_your_turn", seat=seat)
        match action:
            case Bury(cards):
                if len(cards) != self.size:
                    return Message("refused.bury_size", count=len(cards), size=self.size)
                if not cards <= holding.hand:
                    return Message("refused.not_in_hand", cards=cards - holding.hand)
                return Message("refused.jack_not_buried", cards=cards & self._bound)
            case Blitz(queens):
                return Message("refused.no_blitz", queens=queens)
            case Call() | Alone() | CallSheepshead():
                return Message("refused.bury_first", size=self.size)
        return not_here(action)

    def after(self, seat: int | None, what: Action | Fact) -> Phase:
        """Return the phase after one event."""
        match what:
            case Bury() | Hidden(kind="bury"):
                return self._buried()
            case Blitz():
                return replace(self, picked=self.picked.doubled())
            case QueensShown(cards) if seat is not None:
                return replace(self, picked=self.picked.with_shown(seat, cards))
        raise unexpected(what)

    def _buried(self) -> Phase:
        options = self.setting.options
        if self.seat == self.picked.picker and options.form.partners_blind:
            return Burying(self.setting, self.picked, self.picked.partners[0])
        if options.partner.calls and self.picked.call is None:
            return Calling(self.setting, self.picked)
        return begin_cracking(self.setting, self.picked)


@dataclass(frozen=True, slots=True)
class Calling:
    """The picker has buried, and calls a partner or plays alone."""

    setting: Setting
    picked: Picked

    @property
    def current_player(self) -> int:
        """The picker."""
        return self.picked.picker

    def legal(self, seat: int, holding: Holding) -> tuple[Action, ...]:
        """Return the calls that the picker's cards allow."""
        if seat != self.current_player:
            return ()
        options = self.setting.options
        eight = holding.hand | holding.buried
        if options.partner.is_jack:
            return (*map(Call, jack_calls(eight, options)), *self._without_partner)
        calls = callable_cards(eight, holding.hand, options)
        under = needs_under(eight, options)
        named = (Call(card, under and card not in eight) for card in calls)
        return (*named, *self._without_partner)

    @property
    def _without_partner(self) -> tuple[Action, ...]:
        if self.setting.options.sheepshead_call:
            return (Alone(), CallSheepshead())
        return (Alone(),)

    def refusal(self, seat: int, action: Action, holding: Holding) -> Message:
        """Say why an action is refused."""
        if seat != self.current_player:
            return Message("refused.not_your_turn", seat=seat)
        if not isinstance(action, Call):
            return not_here(action)
        if self.setting.options.partner.is_jack:
            return Message("refused.no_call_up", card=action.card)
        return self._call_refusal(action.card, holding)

    def _call_refusal(self, card: Card, holding: Holding) -> Message:
        options = self.setting.options
        eight = holding.hand | holding.buried
        is_ten = card.rank is Rank.TEN and card.suit in fail_suits(options)
        if not is_ten and card not in fail_aces(options):
            return Message("refused.no_fail_ace", card=card)
        if card in eight:
            return Message("refused.call_own_card", card=card)
        if is_ten and not fail_aces(options) <= eight:
            return Message("refused.ten_needs_aces", card=card)
        under = needs_under(eight, options)
        if not under and not hold_cards(holding.hand, card, options):
            return Message("refused.no_hold_card", card=card, suit=int(card.suit))
        code = "refused.needs_under" if under else "refused.under_not_needed"
        return Message(code, card=card)

    def after(self, _seat: int | None, what: Action | Fact) -> Phase:
        """Return the phase after one event."""
        match what:
            case Call(card, under):
                picked = replace(self.picked, call=card, has_under=under)
                if under:
                    return Laying(self.setting, picked)
                return begin_cracking(self.setting, picked)
            case Alone():
                return begin_cracking(self.setting, replace(self.picked, alone=True))
            case CallSheepshead():
                picked = replace(self.picked, alone=True, sheepshead=True)
                return begin_cracking(self.setting, picked)
        raise unexpected(what)


@dataclass(frozen=True, slots=True)
class Laying:
    """The picker has called a suit that he has no card of, and lays a card face down for it."""

    setting: Setting
    picked: Picked

    @property
    def current_player(self) -> int:
        """The picker."""
        return self.picked.picker

    def legal(self, seat: int, holding: Holding) -> tuple[Action, ...]:
        """Return the cards that may be laid: any, trumps too."""
        return tuple(map(LayUnder, holding.hand)) if seat == self.current_player else ()

    def refusal(self, seat: int, action: Action, _holding: Holding) -> Message:
        """Say why an action is refused."""
        if seat != self.current_player:
            return Message("refused.not_your_turn", seat=seat)
        if isinstance(action, LayUnder):
            return Message("refused.not_in_hand", cards=CardSet((action.card,)))
        return not_here(action)

    def after(self, _seat: int | None, what: Action | Fact) -> Phase:
        """Return the phase after one event."""
        match what:
            case LayUnder() | Hidden(kind="lay_under"):
                return begin_cracking(self.setting, self.picked)
        raise unexpected(what)
