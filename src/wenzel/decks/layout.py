"""Where the signs stand on the cards, as on real packs: in columns, the odd ones in the middle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from wenzel.cards import Rank
from wenzel.decks.style import CARD_HEIGHT, CARD_WIDTH, MIDDLE


class Spot(NamedTuple):
    """The place of a sign.

    Attributes:
        x: units from the left.
        y: units from the top.
        upside_down: whether the sign stands on its head, as in double-ended packs.
    """

    x: float
    y: float
    upside_down: bool = False


GERMAN_PIP_SCALE: Final[Mapping[Rank, float]] = {
    Rank.SEVEN: 1.5,
    Rank.EIGHT: 1.4,
    Rank.NINE: 1.3,
    Rank.TEN: 1.22,
}

_LEFT: Final = 198
_RIGHT: Final = CARD_WIDTH - _LEFT
_FOUR_ROWS: Final = (128, 300, 472, 644)


def _columns(rows: Sequence[float], left: float, right: float) -> list[Spot]:
    return [Spot(x, y) for y in rows for x in (left, right)]


GERMAN_SPOTS: Final[Mapping[Rank, Sequence[Spot]]] = {
    Rank.SEVEN: (*_columns((140, 388, 636), _LEFT, _RIGHT), Spot(MIDDLE, 264)),
    Rank.EIGHT: _columns(_FOUR_ROWS, _LEFT, _RIGHT),
    Rank.NINE: (*_columns(_FOUR_ROWS, _LEFT, _RIGHT), Spot(MIDDLE, 386)),
    Rank.TEN: (*_columns(_FOUR_ROWS, _LEFT, _RIGHT), Spot(MIDDLE, 214), Spot(MIDDLE, 558)),
}
"""The seven to ten of the German-suited packs, all signs upright, above a vignette."""

HIGH_SPOT: Final = Spot(CARD_WIDTH - 118, 132)
"""The sign of an Ober, from German *oben*, above."""

LOW_SPOT: Final = Spot(118, CARD_HEIGHT - 196)
"""The sign of an Unter, from German *unten*, below."""

COURT_SCALE: Final = 1.5
"""The signs of Kings, Obers and Unters."""

INDEX_SPOT: Final = Spot(74, 92)
"""The middle of an index letter; the other one is turned about the card's middle."""

INDEX_MARK_SPOT: Final = Spot(74, 190)
"""The small sign below it."""

LOWER_INDEX_SCALE: Final = 0.66
"""The size of the lower index of cards that have only one way up, and a picture to show."""


def _double_ended(columns: Sequence[float], middles: Sequence[float]) -> tuple[Spot, ...]:
    left, right = 200, CARD_WIDTH - 200
    half = CARD_HEIGHT / 2
    spots = [Spot(x, y, y > half) for y in columns for x in (left, right)]
    return (*spots, *(Spot(MIDDLE, y, y > half) for y in middles))


_TOP: Final = 165
_BOTTOM: Final = CARD_HEIGHT - _TOP
_MIDDLE_ROW: Final = CARD_HEIGHT / 2
_THIRDS: Final = (_TOP, _TOP + (_BOTTOM - _TOP) / 3, _BOTTOM - (_BOTTOM - _TOP) / 3, _BOTTOM)
_UPPER: Final = (_THIRDS[0] + _THIRDS[1]) / 2
_LOWER: Final = CARD_HEIGHT - _UPPER

FRENCH_SPOTS: Final[Mapping[Rank, Sequence[Spot]]] = {
    Rank.TWO: _double_ended((), (_TOP, _BOTTOM)),
    Rank.THREE: _double_ended((), (_TOP, _MIDDLE_ROW, _BOTTOM)),
    Rank.FOUR: _double_ended((_TOP, _BOTTOM), ()),
    Rank.FIVE: _double_ended((_TOP, _BOTTOM), (_MIDDLE_ROW,)),
    Rank.SIX: _double_ended((_TOP, _MIDDLE_ROW, _BOTTOM), ()),
    Rank.SEVEN: _double_ended((_TOP, _MIDDLE_ROW, _BOTTOM), ((_TOP + _MIDDLE_ROW) / 2,)),
    Rank.EIGHT: _double_ended(
        (_TOP, _MIDDLE_ROW, _BOTTOM),
        ((_TOP + _MIDDLE_ROW) / 2, CARD_HEIGHT - (_TOP + _MIDDLE_ROW) / 2),
    ),
    Rank.NINE: _double_ended(_THIRDS, (_MIDDLE_ROW,)),
    Rank.TEN: _double_ended(_THIRDS, (_UPPER, _LOWER)),
}
"""The two to ten of the French-suited packs, the lower half turned."""

FRENCH_PIP_SCALE: Final = 1.3

INDEX_SIGN_SPOT: Final = Spot(78, 212)
"""The upper sign of a French court, below the index; the lower one is turned about the middle."""

BARE_COURT_SPOT: Final = Spot(92, 96)
"""The same where there is no index."""
