"""Doubling before the lead (rules A2.14): crack, recrack, crack again, and a blitz after them.

Everybody who might double is asked in turn, and who may not can only pass: so being asked tells
nothing about who the partner is.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from wenzel.cards import CardSet
from wenzel.games.game import Action, Fact
from wenzel.games.refusals import not_here, unexpected
from wenzel.games.sheepshead.actions import (
    Blitz,
    Crack,
    CrackAgain,
    Pass,
    Queens,
    QueensShown,
    Recrack,
)
from wenzel.games.sheepshead.calls import partner_cards
from wenzel.games.sheepshead.forms import Partner
from wenzel.games.sheepshead.options import BlitzRule, SheepsheadOptions
from wenzel.games.sheepshead.play import Kind, begin_play
from wenzel.games.sheepshead.setting import Holding, Phase, Picked, Setting
from wenzel.messages import Message

QUEENS: Final = {
    Queens.BLACK: CardSet.from_text("CQ SQ"),
    Queens.RED: CardSet.from_text("HQ DQ"),
}


class Ask(Enum):
    """What the seat on move may say."""

    CRACK = "crack"
    RECRACK = "recrack"
    CRACK_AGAIN = "crack-again"
    BLITZ = "blitz"


_WORDS: Final[dict[Ask, Action]] = {
    Ask.CRACK: Crack(),
    Ask.RECRACK: Recrack(),
    Ask.CRACK_AGAIN: CrackAgain(),
}


@dataclass(frozen=True, slots=True)
class Cracking:
    """One seat after the other may double.

    Attributes:
        ask: what they are asked.
        waiting: who is still to be asked, the seat on move first.
    """

    setting: Setting
    picked: Picked
    ask: Ask
    waiting: tuple[int, ...]

    @property
    def current_player(self) -> int:
        """The seat that is asked."""
        return self.waiting[0]

    def legal(self, seat: int, holding: Holding) -> tuple[Action, ...]:
        """Return what the seat that is asked may say."""
        if seat != self.current_player:
            return ()
        if self.ask is Ask.BLITZ:
            return (*blitzes(self.picked, seat, holding.hand), Pass())
        with_picker = is_on_pickers_side(self.setting.options, self.picked, seat, holding)
        if with_picker != (self.ask is Ask.RECRACK):
            return (Pass(),)
        return (_WORDS[self.ask], Pass())

    def refusal(self, seat: int, action: Action, _holding: Holding) -> Message:
        """Say why an action is refused."""
        offered = seat not in _not_offered(self.setting, self.picked)
        if isinstance(action, Crack) and offered and seat != self.picked.picker:
            return Message("refused.was_offered")
        if seat != self.current_player:
            return Message("refused.not_your_turn", seat=seat)
        if isinstance(action, Blitz) and self.ask is Ask.BLITZ:
            return Message("refused.no_blitz", queens=action.queens)
        if action == _WORDS.get(self.ask):
            code = "refused.opponent" if self.ask is Ask.RECRACK else "refused.on_pickers_side"
            return Message(code)
        return not_here(action)

    def after(self, seat: int | None, what: Action | Fact) -> Phase:
        """Return the phase after one event."""
        match what:
            case Pass():
                if len(self.waiting) > 1:
                    return replace(self, waiting=self.waiting[1:])
                return self._all_asked(self.picked)
            case Blitz():
                return replace(self, picked=self.picked.doubled())
            case QueensShown(cards) if seat is not None:
                return replace(self, picked=self.picked.with_shown(seat, cards))
            case Crack() | Recrack() | CrackAgain() if seat is not None:
                return self._doubled(seat)
        raise unexpected(what)

    def _doubled(self, seat: int) -> Phase:
        picked = self.picked.doubled()
        if self.ask is Ask.RECRACK and seat != picked.picker:
            picked = picked.with_partner(seat)
        if picked.doubles < self.setting.options.cracks:
            if self.ask is Ask.CRACK:
                side = self._perhaps_on_the_side(seat)
                return Cracking(self.setting, picked, Ask.RECRACK, side)
            known = (picked.picker, *picked.partners)
            others = tuple(s for s in self.setting.after(picked.picker) if s not in known)
            return Cracking(self.setting, picked, Ask.CRACK_AGAIN, others)
        return self._all_asked(picked)

    def _perhaps_on_the_side(self, cracker: int) -> tuple[int, ...]:
        """Return the picker and all who, as far as everybody knows, may be his partner."""
        picked = self.picked
        if picked.alone or self.setting.options.partner is Partner.NEXT_PLAYER:
            return (picked.picker, *picked.partners)
        others = self.setting.after(picked.picker)
        return (picked.picker, *(seat for seat in others if seat != cracker))

    def _all_asked(self, picked: Picked) -> Phase:
        after_crack = self.setting.options.blitz is BlitzRule.AFTER_CRACK
        if self.ask is not Ask.BLITZ and picked.doubles and after_crack:
            return Cracking(self.setting, picked, Ask.BLITZ, self.setting.order)
        return begin_play(self.setting, Kind.PICKED, picked)


def begin_cracking(setting: Setting, picked: Picked) -> Phase:
    """Return the phase after the call: somebody may crack, or the play begins."""
    asked = _not_offered(setting, picked)
    if not setting.options.cracks or not asked:
        return begin_play(setting, Kind.PICKED, picked)
    return Cracking(setting, picked, Ask.CRACK, asked)


def _not_offered(setting: Setting, picked: Picked) -> tuple[int, ...]:
    """Return who was not offered the blind; a known partner is nobody's opponent."""
    if picked.forced:
        return ()
    later = setting.order[setting.order.index(picked.picker) + 1 :]
    return tuple(seat for seat in later if seat not in picked.partners)


def blitzes(picked: Picked, seat: int, hand: CardSet) -> tuple[Blitz, ...]:
    """Return the pairs of queens that a seat holds and has not shown yet."""
    return tuple(
        Blitz(colour)
        for colour, queens in QUEENS.items()
        if queens <= hand and (seat, queens) not in picked.shown
    )


def is_on_pickers_side(
    options: SheepsheadOptions, picked: Picked, seat: int, holding: Holding
) -> bool:
    """Tell whether a seat plays with the picker, as it knows itself by its cards."""
    if seat == picked.picker or seat in picked.partners:
        return True
    return not picked.alone and bool(partner_cards(options, picked.call) & holding.hand)
