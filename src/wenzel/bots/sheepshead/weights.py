"""Weights of the terms in `wenzel.bots.sheepshead.features`, in card points.

Fitted by ``python -m benchmarks.fit_sheepshead`` to how many points each card keeps with all cards
open, over many deals: what the weights say is right on average for who sees his own cards only.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final, TypeAlias

Weights: TypeAlias = tuple[float, ...]


class Role(Enum):
    """What a seat plays for."""

    PICKER = "picker"
    PARTNER = "partner"
    OPPONENT = "opponent"


FOLLOW: Final[Mapping[Role, Weights]] = {
    Role.PICKER: (
        2.3,  # gain
        6.6,  # ours
        -0.8,  # takes
        8.9,  # takes early
        -2.3,  # takes dear
        3.1,  # gain early
        6.0,  # trump
        18.8,  # trumps below
        -20.1,  # trumps below squared
        -3.8,  # master trump
        -2.1,  # points of a trump
        -7.2,  # trump early
        -11.8,  # trumps below early
        1.0,  # points of a fail card
        -8.3,  # ace or master
        9.0,  # ace ruffed
        5.6,  # last of its suit
        3.0,  # length of its suit
        2.1,  # of the called suit
    ),
    Role.PARTNER: (
        2.2,  # gain
        3.8,  # ours
        -4.0,  # takes
        9.4,  # takes early
        4.2,  # takes dear
        2.9,  # gain early
        0.9,  # trump
        7.0,  # trumps below
        -11.8,  # trumps below squared
        -2.7,  # master trump
        -1.4,  # points of a trump
        -6.7,  # trump early
        -5.6,  # trumps below early
        -1.0,  # points of a fail card
        -1.5,  # ace or master
        1.8,  # ace ruffed
        0.9,  # last of its suit
        -0.4,  # length of its suit
        0.5,  # of the called suit
    ),
    Role.OPPONENT: (
        3.8,  # gain
        -1.8,  # ours
        4.8,  # takes
        -3.2,  # takes early
        2.3,  # takes dear
        1.1,  # gain early
        -2.0,  # trump
        8.6,  # trumps below
        -15.7,  # trumps below squared
        -4.8,  # master trump
        -0.8,  # points of a trump
        8.8,  # trump early
        -5.4,  # trumps below early
        0.8,  # points of a fail card
        0.2,  # ace or master
        -0.4,  # ace ruffed
        2.9,  # last of its suit
        -0.5,  # length of its suit
        1.0,  # of the called suit
    ),
}
"""For the terms of `FOLLOW_TERMS`."""

LEAD: Final[Mapping[Role, Weights]] = {
    Role.PICKER: (
        0.6,  # gain
        1.5,  # ours
        -8.0,  # takes
        0.1,  # trumps of foes
        1.2,  # trumps of friends
        16.6,  # own trumps
        -9.5,  # foe ruffs
        9.7,  # friend ruffs
        0.0,  # picker next
        0.0,  # picker last
        6.0,  # called suit early
        -8.4,  # trump
        -0.1,  # trumps below
        -1.7,  # trumps below squared
        13.8,  # master trump
        -3.7,  # points of a trump
        -2.5,  # trump early
        3.0,  # trumps below early
        -0.2,  # points of a fail card
        8.0,  # ace or master
        -5.5,  # ace ruffed
        -0.1,  # last of its suit
        -0.2,  # length of its suit
        -2.1,  # of the called suit
    ),
    Role.PARTNER: (
        0.7,  # gain
        -1.6,  # ours
        1.7,  # takes
        -0.2,  # trumps of foes
        2.4,  # trumps of friends
        -4.1,  # own trumps
        -3.3,  # foe ruffs
        -6.8,  # friend ruffs
        1.8,  # picker next
        -1.0,  # picker last
        2.2,  # called suit early
        -5.4,  # trump
        -5.5,  # trumps below
        -1.0,  # trumps below squared
        2.3,  # master trump
        -0.5,  # points of a trump
        8.9,  # trump early
        6.1,  # trumps below early
        0.1,  # points of a fail card
        4.7,  # ace or master
        -6.1,  # ace ruffed
        0.2,  # last of its suit
        0.0,  # length of its suit
        -6.5,  # of the called suit
    ),
    Role.OPPONENT: (
        0.5,  # gain
        -0.6,  # ours
        -5.8,  # takes
        -0.2,  # trumps of foes
        3.0,  # trumps of friends
        -4.7,  # own trumps
        -0.4,  # foe ruffs
        7.8,  # friend ruffs
        -2.0,  # picker next
        1.8,  # picker last
        4.0,  # called suit early
        4.4,  # trump
        4.6,  # trumps below
        -2.7,  # trumps below squared
        7.9,  # master trump
        -1.8,  # points of a trump
        -11.7,  # trump early
        -5.2,  # trumps below early
        0.6,  # points of a fail card
        3.1,  # ace or master
        -5.2,  # ace ruffed
        -0.1,  # last of its suit
        0.4,  # length of its suit
        3.9,  # of the called suit
    ),
}
"""For the terms of `LEAD_TERMS`."""
