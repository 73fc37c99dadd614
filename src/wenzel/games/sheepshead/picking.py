"""Who takes the blind (rules A2.3), and what follows when nobody does (A2.4)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from wenzel.cards import CardSet, Rank
from wenzel.games.game import Action, Fact
from wenzel.games.refusals import not_here, unexpected
from wenzel.games.sheepshead.actions import AskRedeal, Pass, Pick
from wenzel.games.sheepshead.ending import Over, Termination
from wenzel.games.sheepshead.forms import Partner
from wenzel.games.sheepshead.options import (
    EACH_FOR_HIMSELF,
    CallUp,
    NoPick,
    RedealRequest,
    SheepsheadOptions,
)
from wenzel.games.sheepshead.play import Kind, begin_play
from wenzel.games.sheepshead.preparing import Burying, CallingUp
from wenzel.games.sheepshead.setting import Holding, Phase, Picked, Setting
from wenzel.games.sheepshead.trick_order import trick_order
from wenzel.messages import Message


@dataclass(frozen=True, slots=True)
class Picking:
    """Each player in turn may take the blind.

    Attributes:
        waiting: who is still to be asked, the seat on move first.
        forced: all have passed, and the seat on move has to pick after all.
    """

    setting: Setting
    waiting: tuple[int, ...]
    forced: bool = False

    @property
    def picked(self) -> None:
        """Nothing yet."""
        return

    @property
    def current_player(self) -> int:
        """The seat that is asked."""
        return self.waiting[0]

    @property
    def passed(self) -> tuple[int, ...]:
        """The seats that have left the blind to others."""
        return tuple(seat for seat in self.setting.order if seat not in self.waiting)

    @property
    def must_pick(self) -> bool:
        """Whether the seat on move has no choice."""
        last = len(self.waiting) == 1
        return self.forced or (last and self.setting.options.no_pick is NoPick.FORCED_PICK)

    def legal(self, seat: int, holding: Holding) -> tuple[Action, ...]:
        """Return what a seat may do: a redeal may be asked for out of turn."""
        found: tuple[Action, ...] = ()
        if seat == self.current_player:
            found = (Pick(),) if self.must_pick else (Pick(), Pass())
        if self._may_ask(seat, holding.hand):
            return (*found, AskRedeal())
        return found

    def _may_ask(self, seat: int, hand: CardSet) -> bool:
        return (
            seat in self.waiting
            and not self.forced
            and is_worthless(hand, self.setting.options)
        )  # fmt: skip

    def refusal(self, seat: int, action: Action, _holding: Holding) -> Message:
        """Say why an action is refused."""
        if isinstance(action, AskRedeal):
            return Message("refused.no_redeal")
        if seat != self.current_player:
            return Message("refused.not_your_turn", seat=seat)
        if isinstance(action, Pass):
            return Message("refused.must_pick")
        return not_here(action)

    def after(self, seat: int | None, what: Action | Fact) -> Phase:
        """Return the phase after one event."""
        match what:
            case Pick() if seat is not None:
                return self._picked(seat)
            case Pass():
                waiting = self.waiting[1:]
                return replace(self, waiting=waiting) if waiting else _nobody_picked(self.setting)
            case AskRedeal():
                return Over(self.setting, Termination.REDEAL, seat)
        raise unexpected(what)

    def _picked(self, seat: int) -> Phase:
        options = self.setting.options
        shares_blind = options.partner is Partner.NEXT_PLAYER
        picked = Picked(
            seat,
            forced=self.must_pick,
            alone=options.partner is Partner.NONE,
            partners=self.setting.after(seat)[:1] if shares_blind else (),
        )
        if options.call_up is CallUp.BEFORE_BLIND:
            return CallingUp(self.setting, picked)
        return Burying(self.setting, picked, seat)


def begin_picking(setting: Setting) -> Picking:
    """Return the phase in which nobody has been asked yet."""
    return Picking(setting, setting.order)


def _nobody_picked(setting: Setting) -> Phase:
    no_pick = setting.options.no_pick
    if no_pick in EACH_FOR_HIMSELF:
        return begin_play(setting, Kind(no_pick.value))
    if no_pick is NoPick.SCHILLER:
        return Picking(setting, setting.order[:1], forced=True)
    if no_pick is NoPick.SCHWANZER:
        return Over(setting, Termination.SHOWN)
    return Over(setting, Termination.THROWN_IN)


def is_worthless(hand: CardSet, options: SheepsheadOptions) -> bool:
    """Tell whether a redeal may be asked for with a hand (rules A2.2)."""
    if options.redeal_request is RedealRequest.NEVER:
        return False
    forbidden = {Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK}
    if options.redeal_request is RedealRequest.NO_TEN_EITHER:
        forbidden.add(Rank.TEN)
    if hand & trick_order(options).trumps:
        return False
    return all(card.rank not in forbidden for card in hand)
