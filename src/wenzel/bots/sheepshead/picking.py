"""Whether to take the blind, to ask for a new deal, and whether to double."""

from __future__ import annotations

from typing import Final

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


def needed_to_pick(options: SheepsheadOptions, asked_after: int) -> float:
    """Return from what strength on a hand should pick."""
    least = _PICK_FROM[min(asked_after, len(_PICK_FROM) - 1)]
    if options.partner is Partner.NONE:
        least += _ALONE_NEEDS
    return least * options.form.hand / _HAND


def wants_to_pick(hand: CardSet, setting: Setting, seat: int) -> bool:
    """Tell whether a hand is strong enough to pick in its seat."""
    order = setting.order
    asked_after = len(order) - 1 - order.index(seat)
    return strength(hand, setting.options) >= needed_to_pick(setting.options, asked_after)
