"""Hair and beards, for heads that look three quarters to the right; origins as in `head`."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import CREAM, FINE, INK, INNER, RED
from wenzel.decks.svg import Node, group


def _strands(colour: str) -> str:
    return CREAM if colour == INK else INK


def bob(pen: Pen, colour: str, *, length: float = 1) -> Node:
    """Return hair to the jaw, to be drawn over the face and under a hat."""
    end = 44 + 34 * (length - 1)
    return group(
        pen.shape(
            f"-8,-86 34,-78 54,-46 52,-24 40,-42 14,-50 -12,-44 -30,-22! -28,8 -24,{end - 14} "
            f"-26,{end + 4}! -38,{end + 10} -48,{end}! -60,{end + 10} -72,{end - 4}! "
            f"-90,{end - 10} -96,{end - 18}! -84,{end - 40} -74,-34 -50,-74",
            colour,
        ),
        pen.lines(
            f"-42,-30 -50,4 -44,{end - 14}", f"-58,-24 -66,6 -66,{end - 18}",
            "-2,-66 -24,-52 -36,-34",
            weight=FINE,
            ink=_strands(colour),
        ),
    )  # fmt: skip


def curls(pen: Pen, colour: str) -> Node:
    """Return a head of round curls."""
    return group(
        pen.shape(
            "-10,-88 12,-84! 34,-86 48,-66! 60,-58 58,-36! 52,-24 38,-30! 30,-44 12,-38! 0,-46 "
            "-16,-34! -24,-36 -32,-22! -26,-8 -36,4! -30,22 -44,32! -52,44 -66,34! -82,34 -78,12! "
            "-90,0 -80,-20! -88,-40 -72,-50! -70,-74 -48,-74! -34,-92",
            colour,
        ),
        pen.lines(
            "-20,-72 -8,-62 8,-70", "30,-66 40,-56", "-54,-54 -42,-48 -46,-34",
            "-64,-16 -52,-12 -56,2", "-62,16 -52,22",
            weight=FINE,
            ink=_strands(colour),
        ),
    )  # fmt: skip


def moustache(pen: Pen, colour: str) -> Node:
    """Return a moustache with its ends turned up."""
    return group(
        pen.limb("26,36:6 44,42:6 58,34:4 60,22:0", colour, INNER),
        pen.limb("28,35:6 8,44:8 -14,40:5 -24,24:0", colour, INNER),
    )


def drooping_moustache(pen: Pen, colour: str) -> Node:
    """Return a moustache that hangs down beside the chin."""
    return group(
        pen.limb("28,35:6 44,46:7 50,64:5 48,80:0", colour, INNER),
        pen.limb("28,35:6 10,44:8 -4,62:6 -8,84:0", colour, INNER),
        pen.line("18,54 28,56 36,54", INNER),
    )


def pointed_beard(pen: Pen, colour: str) -> Node:
    """Return a small beard on the chin, below the lower lip."""
    return group(
        pen.shape("4,66! 12,56 24,53 36,56 42,64! 40,86 28,108! 14,90", colour),
        pen.lines("18,66 24,88", "30,64 29,88", weight=FINE, ink=_strands(colour)),
    )


def full_beard(pen: Pen, colour: str, *, length: float = 1) -> Node:
    """Return a beard from ear to ear in locks, with moustache and mouth."""
    low = 104 + 40 * (length - 1)
    return group(
        pen.shape(
            f"-44,8! -30,34 -8,40! 8,30 26,30 42,34 52,20! 60,44 54,74! 50,{low - 16} "
            f"36,{low - 8}! 30,{low + 8} 20,{low + 18}! 4,{low + 4} 2,{low - 10}! "
            f"-14,{low - 4} -20,{low - 28}! -44,66 -42,46! -56,32",
            colour,
        ),
        pen.lines(
            "-26,48 -18,68", "-4,58 -2,84", f"14,66 18,{low - 6}", f"32,64 32,{low - 18}",
            "44,48 44,66",
            weight=FINE,
            ink=_strands(colour),
        ),
        pen.shape("14,44! 26,40 38,44! 26,54", RED, FINE),
        moustache(pen, colour),
    )  # fmt: skip


def forked_beard(pen: Pen, colour: str) -> Node:
    """Return a long beard in two points."""
    return group(
        pen.shape(
            "-44,8! -30,34 -8,40! 8,30 26,30 42,34 52,20! 62,52 60,86 66,128! 42,110 28,84! "
            "18,112 -6,134! -4,106 -18,86 -40,60 -54,34",
            colour,
        ),
        pen.lines(
            "-28,46 -14,72", "-2,58 4,104", "14,64 12,90", "34,62 44,96", "48,48 52,90",
            weight=FINE,
            ink=_strands(colour),
        ),
        pen.shape("14,44! 26,40 38,44! 26,54", RED, FINE),
        moustache(pen, colour),
    )  # fmt: skip
