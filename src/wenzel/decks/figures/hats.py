"""Hats, helmets and crowns for heads turned three quarters to the right; origins as in `head`."""

from __future__ import annotations

from wenzel.decks.curves import Course, Point, points_of, sampled
from wenzel.decks.pen import Pen
from wenzel.decks.style import BLUE, FINE, GREEN, INNER, PALE, RED, STEEL, YELLOW
from wenzel.decks.svg import Node, group, place


def plume(pen: Pen, course: Course, fill: str, *, lobes: int = 6, spine: bool = True) -> Node:
    """Return an ostrich feather from the root along a course that carries half widths."""
    points = points_of(course)
    widest = max(point.width for point in points)
    edge = sampled(course, 2 * lobes + 1)
    left: list[Point] = []
    right: list[Point] = []
    for index, ((x, y), (dx, dy)) in enumerate(edge):
        share = index / (2 * lobes)
        width = widest * min(1.0, 0.35 + share * 1.6) * (1 if share < 0.8 else 1.6 - share * 0.75)
        inner = not index % 2
        out = width * (0.66 if inner else 1.05)
        # The barbs hang towards the tip.
        ahead = 0 if inner else width * 0.28
        left.append(Point(x + dy * out + dx * ahead, y - dx * out + dy * ahead, inner))
        right.append(Point(x - dy * out + dx * ahead, y + dx * out + dy * ahead, inner))
    (tip_x, tip_y), (dx, dy) = edge[-1]
    tip = Point(tip_x + dx * widest * 0.7, tip_y + dy * widest * 0.7)
    drawn = pen.shape([*left, tip, *reversed(right)], fill)
    return group(drawn, pen.line(points[:], FINE)) if spine else drawn


def beret(pen: Pen, fill: str, slash: str) -> Node:
    """Return the wide slashed beret of a lansquenet."""
    return group(
        pen.shape(
            "-78,-30 -112,-54 -104,-88 -60,-108 6,-114 78,-104 112,-74 98,-46 62,-42! 20,-52 "
            "-30,-48",
            fill,
        ),
        *(
            pen.limb(course, slash, INNER)
            for course in (
                "-92,-58:0 -78,-78:8 -54,-92:0", "-48,-62:0 -34,-84:9 -10,-98:0",
                "6,-66:0 20,-86:9 40,-98:0", "58,-62:0 70,-76:8 88,-86:0",
            )
        ),
        pen.shape("-70,-22! -30,-38 20,-42 66,-32! 70,-46! 20,-58 -34,-54 -80,-36!", slash),
    )  # fmt: skip


def broad_hat(pen: Pen, fill: str, band: str) -> Node:
    """Return a felt hat with a high crown and a wide brim turned up at one side."""
    return group(
        pen.shape("-58,-46! -56,-110 -34,-136 6,-130 36,-140 54,-112 58,-52! 0,-40", fill),
        pen.hatch("30,-128 44,-70", "48,-112 54,-70", 5),
        pen.shape("-62,-66! 0,-58 60,-70! 60,-48! 0,-36 -62,-44!", band),
        pen.shape(
            "-64,-46! 0,-36 60,-50! 96,-66 124,-64 104,-36 56,-26 0,-22 -58,-16 -104,-22 -128,-52 "
            "-96,-52",
            fill,
        ),
        pen.line("-96,-34 -56,-28 0,-32 60,-36 98,-48", FINE),
    )


def cap(pen: Pen, fill: str, trim: str) -> Node:
    """Return a soft cap with a turned-up brim that comes to a point in front."""
    return group(
        pen.shape("-66,-38! -70,-86 -30,-118 20,-112 52,-84 62,-46!", fill),
        pen.lines("-44,-56 -42,-86 -18,-104", "-10,-58 2,-84 20,-98", weight=FINE),
        pen.shape("-82,-22! -78,-58 -30,-58 20,-60 60,-66 118,-40! 60,-32 0,-38 -40,-34", trim),
        pen.line("-68,-38 -20,-48 50,-50", FINE),
    )


def morion(pen: Pen, plate: str = STEEL) -> Node:
    """Return an iron hat with a high comb and a brim that rises to points."""
    return group(
        pen.shape("-60,-44! -58,-92 -20,-116 30,-112 58,-84 58,-46!", plate),
        pen.shape("-58,-84! -46,-140 10,-156 62,-118 60,-76! 32,-112 -22,-118", plate),
        pen.lines("-44,-102 -32,-130 10,-140 44,-114", weight=FINE),
        pen.hatch("36,-102 46,-56", "52,-88 56,-54", 5),
        pen.dots("-50,-58 0,-66 52,-62", 7, 4.5, YELLOW, FINE),
        pen.shape("-122,-70! -70,-32 -8,-20 60,-30 126,-84! 78,-56 0,-46 -64,-50", plate),
    )


def crown(pen: Pen, lining: str, *, jewels: str = BLUE) -> Node:
    """Return a king's crown: a jewelled band, five lilies and a lining."""
    return group(
        pen.shape("-60,-46! -52,-96 0,-116 54,-98 60,-50!", lining),
        pen.shape(
            "-66,-30! -80,-112! -52,-84! -34,-128! -8,-88! 8,-134! 22,-90! 46,-130! 56,-88! "
            "84,-116! "
            "68,-36! 0,-22",
            YELLOW,
        ),
        *(
            pen.disc(x, y, 9, RED, INNER)
            for x, y in ((-80, -114), (-34, -132), (8, -140), (46, -134), (84, -120))
        ),
        pen.lines("-68,-44 0,-36 70,-50", "-70,-66 0,-56 74,-72"),
        *(
            pen.disc(x, y, 7, jewels if x else GREEN, FINE)
            for x, y in ((-40, -50), (0, -46), (42, -52))
        ),
    )


def closed_crown(pen: Pen, lining: str, *, jewels: str = BLUE) -> Node:
    """Return an emperor's crown: arches over the lining, an orb and a cross on top."""
    arches = ("-62,-60 -72,-104 2,-142 76,-106 66,-60", "2,-60 10,-100 2,-140")
    return group(
        pen.shape("-62,-46! -66,-96 -44,-136 2,-142 50,-136 72,-98 66,-50!", lining),
        pen.lines(*arches, weight=24),
        pen.lines(*arches, weight=14, ink=YELLOW),
        pen.shape("-7,-158! -7,-176! -21,-176! -21,-189! -7,-189! -7,-204! 7,-204! 7,-189! "
                  "21,-189! 21,-176! 7,-176! 7,-158!", YELLOW, INNER),
        pen.disc(0, -152, 14, RED, INNER),
        pen.shape(
            "-66,-30! -74,-76! -56,-66! -44,-84! -30,-62! -2,-58 32,-64! 48,-86! 58,-70! 78,-80! "
            "68,-36! 0,-22",
            YELLOW,
        ),
        _band(pen, jewels),
    )  # fmt: skip


def lily_crown(pen: Pen, lining: str, *, jewels: str = RED) -> Node:
    """Return a crown of three tall lilies and two pearls."""
    lily = pen.shape(
        "-9,6! -12,-12 -30,-10 -36,-30! -34,-48! -20,-32 -11,-28! -16,-56 0,-80! 16,-56 11,-28! "
        "20,-32 34,-48! 36,-30! 30,-10 12,-12 9,6!",
        YELLOW,
        INNER,
    )
    return group(
        pen.shape("-60,-46! -50,-92 0,-100 54,-94 60,-50!", lining),
        place(lily, -62, -74, turn=-16, scale=0.82),
        place(lily, 66, -80, turn=18, scale=0.82),
        place(lily, 4, -72),
        pen.dots("-30,-82! 36,-86!", 2, 8, PALE, INNER),
        pen.shape("-66,-30! -74,-74! -30,-66 4,-64 40,-68 78,-80! 68,-36! 0,-22", YELLOW),
        _band(pen, jewels),
    )


def _band(pen: Pen, jewels: str) -> Node:
    return group(
        pen.lines("-68,-42 0,-34 70,-48"),
        *(
            pen.disc(x, y, 7, jewels if x else GREEN, FINE)
            for x, y in ((-40, -50), (0, -46), (42, -52))
        ),
    )


def fur_brim(pen: Pen, fill: str) -> Node:
    """Return the puffed fur border of a cap or crown."""
    return group(
        pen.shape(
            "-72,-40! -78,-24 -60,-20! -46,-10 -30,-20! -14,-8 4,-20! 20,-10 36,-22! 54,-16 "
            "66,-32! "
            "76,-50 60,-54! 30,-44 0,-42 -40,-44",
            fill,
        ),
    )
