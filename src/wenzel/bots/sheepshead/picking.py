"""Whether to take the blind, to ask for a new deal, and whether to double."""

from __future__ import annotations

from typing import Final

from wenzel.bots.sheepshead.remembered import Remembered
from wenzel.bots.sheepshead.strength import strength
from wenzel.cards import CardSet
from wenzel.games.sheepshead.forms import Partner
from wenzel.games.sheepshead.options import SheepsheadOptions
from wenzel.games.sheepshead.setting import Setting

_PICK_FROM: Final = (3.4, 3.45, 3.5, 3.5, 3.45)
"""By how many are asked after this seat: the fewer there are, the less a pick needs."""
_HAND: Final = 6
"""The size of hand that these figures are meant for."""
_ALONE_NEEDS: Final = 0.6
"""What more a hand needs where the picker has no partner."""


@Remembered
def _needed(options: SheepsheadOptions) -> tuple[float, ...]:
    more = _ALONE_NEEDS if options.partner is Partner.NONE else 0.0
    return tuple((least + more) * options.form.hand / _HAND for least in _PICK_FROM)


def needed_to_pick(options: SheepsheadOptions, asked_after: int) -> float:
    """Return from what strength on a hand should pick."""
    needed = _needed(options)
    return needed[min(asked_after, len(needed) - 1)]


def wants_to_pick(hand: CardSet, setting: Setting, seat: int) -> bool:
    """Tell whether a hand is strong enough to pick in its seat."""
    order = setting.order
    asked_after = len(order) - 1 - order.index(seat)
    return strength(hand, setting.options) >= needed_to_pick(setting.options, asked_after)
