"""The style sheet of all decks: one palette, one set of line weights, one size of card.

Old packs were cut in wood and coloured through stencils: a bold ink line, flat bright colours,
shade by hatching alone. Every drawing of this package keeps to what stands here, so that the
whole deck looks drawn by one hand.
"""

from __future__ import annotations

from typing import Final

CARD_WIDTH: Final = 620
CARD_HEIGHT: Final = 1040
MIDDLE: Final = CARD_WIDTH // 2

# The stencils. Three hexadecimal digits keep the cards small.
INK: Final = "#211"
CREAM: Final = "#fdf5e0"
RED: Final = "#d22"
YELLOW: Final = "#fb3"
BLUE: Final = "#369"
GREEN: Final = "#483"
FLESH: Final = "#fdb"
BLUSH: Final = "#e97"
BROWN: Final = "#a63"
STEEL: Final = "#cde"
PALE: Final = "#ffe"
"""Linen, fur and paper: lighter than the card."""

# Line weights in units of the card: at table size, 62 pixels wide, ten of them are a pixel.
CONTOUR: Final = 7
INNER: Final = 5
FINE: Final = 3.5
"""Hatching, veins, stitches and wrinkles."""

EDGE: Final = "#b9a888"
CORNER_RADIUS: Final = 34
FRAME_INSET: Final = 22
FRAME_RADIUS: Final = 20

GROUND: Final = 978
"""Where the soles of a standing figure are, and the foot of a vignette."""
