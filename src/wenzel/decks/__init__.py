"""Playing cards as SVG: the Prager deck, the French and German ones, drawn by one hand.

**How a drawing is made.** Every figure, beast and sign is a small pure function of a pen,
``def goat(pen: Pen) -> Node``, composed of smaller ones. There are no files of path data: a
drawing is said in courses of points, the text that `wenzel.decks.curves` explains, and the pen
leads smooth curves through them:

* ``pen.shape("0,0 40,-20! 80,0", RED)`` a closed shape, flat colour, bold contour; ``!`` a corner;
* ``pen.limb("0,0:20 10,60:16 0,120:9", BLUE)`` an arm, leg, tail or horn: half widths after ``:``;
* ``pen.line``, ``pen.lines`` inner lines; ``pen.hatch(from, to, count)`` shade;
* ``pen.dots``, ``pen.row``, ``pen.scallops`` buttons, studs, fringes and borders along a course;
* ``pen.disc``, ``pen.oval``; `svg.group`, `svg.place`, `svg.mirrored` put drawings together.

**Coordinates.** A card is 620 wide and 1040 high, origin at the upper left, y downward; the frame
runs 22 inside the edge. At table size, 62 pixels wide, ten units are one pixel: what is to be
read there is 60 units large or more. A part has its origin where it is held or where it stands
(a sword at the grip, a head at its middle, a beast between its feet) and is placed by
`svg.place(node, x, y, turn=..., scale=..., flip=...)`. Draw what will be placed smaller with
``Pen(scale)``, which keeps the weight of its lines. A head is about 160 high, a standing
figure five heads, its soles at y = 978 (`style.GROUND`). Vignettes stand on y = 0 within x -190 to
190 and y -215 to 0.

**Lines.** `style.CONTOUR` (7) around shapes, `INNER` (5) for folds, features and ornament, `FINE`
(3.5) for hatching. Lines are ink and round at their ends; the card's root says so, which is why
only exceptions are written. No gradients, no blur, no transparency.

**Colours** are the stencils of `style`, nothing else: RED, YELLOW, BLUE, GREEN, INK, and sparingly
FLESH, BLUSH (cheeks), BROWN (wood, leather, hair), STEEL, PALE (linen, fur). Each figure shows at
least three of the four bright ones in large flat areas; neighbours differ; shade is hatching.

**Rooms.** `figures/` parts of people: head, hair, hats, hands, dress, limbs, weapons, instruments,
thrones. `prager/` the figures of the Prager deck. `courts/` those of the French decks.
`vignettes/` the scenes at the foot of pip cards, `animals/` the beasts. `signs`, `layout`,
`glyphs`, `frame`, `patterns` what all cards share. `deck`, `faces`, `index`, `plain` make cards of
it; `export` and `sheet` make files.

**Looking at it.** ``scripts/draw_cards.py part MODULE:FUNCTION ... --out FILE.png`` draws single
functions, ``scripts/draw_cards.py sheet DECK --width 62 --out FILE.png`` a sheet of cards;
``python -m wenzel.decks DECK --out DIR`` writes all files of a deck. A card with a figure may have
16,000 bytes, a pip card 6,000, its signs and indices (about 2,000) included: what occurs twice is
defined once (`svg.copies`, `svg.twins`, `svg.both_ends`).

**When a card changes**, raise `DECKS_VERSION`, record the new hash in
``tests/decks/data/hashes.json`` (the failing test says it) and run
``scripts/draw_cards.py docs``.
"""

from __future__ import annotations

from wenzel.decks.deck import Deck, Style
from wenzel.decks.faces import (
    DECKS_VERSION,
    back,
    cards_of,
    deck_named,
    deck_names,
    deck_with,
    face,
)

__all__ = [
    "DECKS_VERSION",
    "Deck",
    "Style",
    "back",
    "cards_of",
    "deck_named",
    "deck_names",
    "deck_with",
    "face",
]
