"""The pen that draws every part: shapes with a contour, lines, limbs, hatching, ornament."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import atan2, degrees

from wenzel.decks.curves import (
    Course,
    Point,
    path_data,
    points_of,
    sampled,
    smooth,
    tapered,
)
from wenzel.decks.style import CONTOUR, FINE, INK, INNER
from wenzel.decks.svg import Node, copies, element, group, number, numbers, steady


@dataclass(frozen=True, slots=True)
class Pen:
    """Draws in the house's line weights.

    >>> Pen().line("0,0! 10,0!")
    '<path d="M0 0h10" stroke-width="5"/>'

    Attributes:
        scale: the scale at which `svg.place` will put the drawing; lines are drawn heavier by its
            inverse, so that a small lion has the line of a big one.
    """

    scale: float = 1

    def at(self, scale: float) -> Pen:
        """Return the pen for a part that `svg.place` will put at a scale of its own."""
        return replace(self, scale=self.scale * scale)

    def shape(
        self, outline: Course, fill: str | None, weight: float = CONTOUR, ink: str = INK
    ) -> Node:
        """Return a closed shape; a weight of 0 leaves out the contour."""
        data = self._data(outline, closed=True)
        return self._path(data, fill, weight, ink)

    def line(self, course: Course, weight: float = INNER, ink: str = INK) -> Node:
        """Return an open line."""
        return self._path(self._data(course), None, weight, ink)

    def lines(self, *courses: Course, weight: float = INNER, ink: str = INK) -> Node:
        """Return several open lines as one element."""
        data = "".join(self._data(one) for one in courses)
        return self._path(data, None, weight, ink)

    def limb(
        self,
        course: Course,
        fill: str | None,
        weight: float = CONTOUR,
        *,
        blunt: bool = False,
        ink: str = INK,
    ) -> Node:
        """Return a tapered shape along a course whose points carry half widths."""
        return self.shape(tapered(course, blunt=blunt), fill, weight, ink)

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        fill: str | None = INK,
        weight: float = CONTOUR,
        ink: str = INK,
    ) -> Node:
        """Return a circle."""
        return element("circle", cx=x, cy=y, r=radius, fill=fill, **self._stroke(weight, ink))

    def oval(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        fill: str | None = INK,
        weight: float = CONTOUR,
        *,
        turn: float = 0,
        ink: str = INK,
    ) -> Node:
        """Return an ellipse, turned clockwise by `turn` degrees about its middle."""
        transform = f"rotate({numbers((turn, x, y))})" if turn else None
        return element(
            "ellipse",
            cx=x, cy=y, rx=rx, ry=ry, fill=fill, transform=transform,
            **self._stroke(weight, ink),
        )  # fmt: skip

    def hatch(
        self, start: Course, end: Course, count: int, weight: float = FINE, ink: str = INK
    ) -> Node:
        """Return `count` strokes from places along one course to places along another."""
        data = "".join(
            self._data([Point(*a), Point(*b)])
            for (a, _), (b, _) in zip(sampled(start, count), sampled(end, count), strict=True)
        )
        return self._path(data, None, weight, ink)

    def dots(
        self,
        course: Course,
        count: int,
        radius: float,
        fill: str = INK,
        weight: float = 0,
        *,
        closed: bool = False,
    ) -> Node:
        """Return discs evenly along a course: buttons, pearls, studs, berries."""
        # A stroke of no length has round ends and no middle: a dot in ten bytes.
        data = "".join(
            f"M{numbers((steady(x), steady(y)))}h0"
            for (x, y), _ in sampled(course, count, closed=closed)
        )
        rim = 2 * radius + weight / self.scale
        drawn = element("path", d=data, stroke=fill, stroke_width=rim - 2 * weight / self.scale)
        return group(element("path", d=data, stroke_width=rim), drawn) if weight else drawn

    def row(
        self,
        course: Course,
        count: int,
        motif: Callable[[], Node],
        *,
        closed: bool = False,
        scale: float = 1,
    ) -> Node:
        """Return copies of a motif along a course, its x axis laid along the way."""
        places = (
            (steady(x), steady(y), degrees(atan2(dy, dx)))
            for (x, y), (dx, dy) in sampled(course, count, closed=closed)
        )
        return copies(motif(), places, scale)

    def scallops(
        self,
        course: Course,
        count: int,
        depth: float,
        fill: str | None = None,
        weight: float = INNER,
        *,
        pointed: bool = False,
    ) -> Node:
        """Return a border of bows, or of points, along the right-hand side of a course."""
        edge = sampled(course, 2 * count + 1)
        points = []
        for index, ((x, y), (dx, dy)) in enumerate(edge):
            if index % 2:
                points.append(Point(x - dy * depth, y + dx * depth, pointed))
            else:
                points.append(Point(x, y, True))
        if fill is None:
            return self.line(points, weight)
        backwards = list(reversed(points_of(course)))
        return self.shape([*points, *backwards[1:-1]], fill, weight)

    def _data(self, course: Course, *, closed: bool = False) -> str:
        # A unit is a tenth of a millimetre in print: finer only for what will be enlarged.
        decimals = 0 if self.scale < 1.2 else 1
        return path_data(smooth(course, closed=closed), closed=closed, decimals=decimals)

    def _path(self, data: str, fill: str | None, weight: float, ink: str) -> Node:
        return element("path", d=data, fill=fill, **self._stroke(weight, ink))

    def _stroke(self, weight: float, ink: str) -> dict[str, str | float | None]:
        if not weight:
            return {"stroke": "none"}
        heavy = number(weight / self.scale)
        return {
            "stroke": ink if ink != INK else None,
            "stroke_width": heavy if heavy != number(CONTOUR) else None,
        }
