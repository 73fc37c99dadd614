"""Snails."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import FINE, FLESH, INK, INNER, PALE
from wenzel.decks.svg import Node, group


def snail(pen: Pen, shell: str, band: str, body: str = FLESH, *, back: bool = False) -> Node:
    """Return a snail that crawls to the right, 130 high and 190 long.

    Args:
        pen: the pen.
        shell: the colour of its house.
        band: the colour of the stripe that winds around it.
        body: the colour of the rest.
        back: whether it looks over its shoulder.
    """
    left, right = (40, 66) if back else (84, 108)
    return group(
        pen.line(f"66,-74 {left},-124"),
        pen.line(f"80,-74 {right},-120"),
        pen.shape(
            "-110,-4! -76,-22 -40,-40 30,-40 46,-70 66,-90 92,-78 98,-54 84,-22 66,-4!", body
        ),
        pen.disc(left, -124, 10, PALE, INNER),
        pen.disc(right, -120, 10, PALE, INNER),
        pen.disc(left + (-3 if back else 3), -124, 4, INK, 0),
        pen.disc(right + (-3 if back else 3), -120, 4, INK, 0),
        pen.line("64,-54 76,-50 90,-58" if not back else "54,-58 64,-46 76,-48", FINE),
        pen.disc(-20, -68, 56, shell),
        pen.line("24,-56 10,-26 -30,-22 -62,-50 -56,-92 -18,-106 12,-88 14,-62 -8,-46 -36,-54 "
                 "-38,-78 -18,-86 -6,-72", 9, band),
        pen.line("36,-62 22,-24 -32,-12", FINE),
        pen.line("-2,-40 -30,-42 -48,-64 -42,-86 -18,-96 4,-82 4,-66 -10,-58 -26,-64 "
        "-22,-76", FINE),
    )  # fmt: skip
