"""Curves as a draughtsman thinks of them: a course of points that the line goes through.

A course is text, points parted by blanks: ``"10,20 40,5 70,20"`` is an arch. A point may carry

* ``!`` for a corner: the line breaks there, and between two corners it is straight;
* ``:w`` for half the width of a limb at that point, ``"10,20:8 60,25:2"``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from math import acos, atan2, cos, hypot, radians, sin, tan
from typing import NamedTuple

from wenzel.decks.svg import number, steady


class Point(NamedTuple):
    """A point of a course, in units of the card, y downward."""

    x: float
    y: float
    sharp: bool = False
    width: float = 0

    def moved(self, x: float, y: float) -> Point:
        """Return the point, moved."""
        return self._replace(x=self.x + x, y=self.y + y)


Course = str | Sequence[Point]
"""A course as text or as points."""

Vector = tuple[float, float]


class Segment(NamedTuple):
    """A cubic curve, or a straight line where `controls` is None."""

    start: Point
    controls: tuple[Vector, Vector] | None
    end: Point

    def at(self, part: float) -> Vector:
        """Return the place at a part of 0 to 1 of the way."""
        start, end, rest = self.start, self.end, 1 - part
        if self.controls is None:
            return start.x * rest + end.x * part, start.y * rest + end.y * part
        (ax, ay), (bx, by) = self.controls
        weights = (rest**3, 3 * rest * rest * part, 3 * rest * part * part, part**3)
        return (
            weights[0] * start.x + weights[1] * ax + weights[2] * bx + weights[3] * end.x,
            weights[0] * start.y + weights[1] * ay + weights[2] * by + weights[3] * end.y,
        )


@cache
def _read(text: str) -> tuple[Point, ...]:
    points = []
    for word in text.split():
        place, _, width = word.partition(":")
        sharp = place.endswith("!") or width.endswith("!")
        x, y = place.rstrip("!").split(",")
        points.append(Point(float(x), float(y), sharp, float(width.rstrip("!") or 0)))
    return tuple(points)


def points_of(course: Course) -> Sequence[Point]:
    """Return a course's points."""
    return _read(course) if isinstance(course, str) else course


def bones(*joints: tuple[float, float, float]) -> list[Point]:
    """Return the course of a limb through joints of x, y and half width."""
    return [Point(x, y, False, width) for x, y, width in joints]


def between(start: Vector, end: Vector, part: float, aside: float = 0) -> Vector:
    """Return the place at a part of the way, `aside` units to the right of one who walks it."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy) or 1
    return (
        start[0] + dx * part - dy / length * aside,
        start[1] + dy * part + dx / length * aside,
    )


def turned(course: Course, degrees: float, about: Vector = (0, 0)) -> list[Point]:
    """Return a course turned clockwise about a place."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    px, py = about
    return [
        p._replace(x=px + (p.x - px) * c - (p.y - py) * s, y=py + (p.x - px) * s + (p.y - py) * c)
        for p in points_of(course)
    ]


def shifted(course: Course, x: float, y: float) -> list[Point]:
    """Return a course moved by x to the right and y downward."""
    return [p.moved(x, y) for p in points_of(course)]


def smooth(course: Course, *, closed: bool) -> list[Segment]:
    """Lead a curve through points: round like an arc between any three, broken at corners."""
    points = points_of(course)
    count = len(points)
    tangents: list[Vector | None] = []
    for index, point in enumerate(points):
        at_end = not closed and index in (0, count - 1)
        if at_end or point.sharp:
            tangents.append(None)
        else:
            tangents.append(_tangent(points[index - 1], point, points[(index + 1) % count]))
    pairs = range(count if closed else count - 1)
    return [
        _segment(
            points[index],
            tangents[index],
            points[(index + 1) % count],
            tangents[(index + 1) % count],
        )
        for index in pairs
    ]


def path_data(segments: Sequence[Segment], *, closed: bool, decimals: int = 1) -> str:
    """Write segments that follow one another as the ``d`` of a path, in relative numbers."""
    x, y = steady(segments[0].start.x, decimals), steady(segments[0].start.y, decimals)
    writer = _Writer(f"M{number(x)}" + _joined(number(y)))
    for segment in segments:
        places: tuple[Vector, ...] = ((segment.end.x, segment.end.y),)
        if segment.controls is not None:
            places = (*segment.controls, *places)
        steps = [
            step
            for place_x, place_y in places
            for step in (steady(place_x, decimals) - x, steady(place_y, decimals) - y)
        ]
        if segment.controls is not None:
            writer.write("c", steps)
        elif steps[1] == 0:
            writer.write("h", steps[:1])
        elif steps[0] == 0:
            writer.write("v", steps[1:])
        else:
            writer.write("l", steps)
        x, y = x + steps[-2], y + steps[-1]
    return writer.text + ("z" if closed else "")


def sampled(course: Course, count: int, *, closed: bool = False) -> list[tuple[Vector, Vector]]:
    """Return `count` places evenly along a course, each with the direction of the way there."""
    fine: list[Vector] = []
    for segment in smooth(course, closed=closed):
        fine += [segment.at(step / 16) for step in range(16)]
    last = points_of(course)[0 if closed else -1]
    fine.append((last.x, last.y))
    lengths = [0.0]
    for (ax, ay), (bx, by) in pairwise(fine):
        lengths.append(lengths[-1] + hypot(bx - ax, by - ay))
    found = []
    index = 0
    for number_ in range(count):
        share = number_ / count if closed else (number_ / (count - 1) if count > 1 else 0.5)
        wanted = lengths[-1] * share
        while index < len(fine) - 2 and lengths[index + 1] < wanted:
            index += 1
        (ax, ay), (bx, by) = fine[index], fine[index + 1]
        step = lengths[index + 1] - lengths[index] or 1.0
        part = (wanted - lengths[index]) / step
        found.append(
            ((ax + (bx - ax) * part, ay + (by - ay) * part), ((bx - ax) / step, (by - ay) / step))
        )
    return found


def tapered(course: Course, *, blunt: bool = False) -> list[Point]:
    """Return the outline of a limb along a course, with the half width each point carries.

    Args:
        course: the middle line; a width of 0 at an end makes it pointed.
        blunt: whether the ends are cut straight instead of rounded.
    """
    points = points_of(course)
    left, right = [], []
    for index, point in enumerate(points):
        before, after = points[max(index - 1, 0)], points[min(index + 1, len(points) - 1)]
        if 0 < index < len(points) - 1:
            dx, dy = _tangent(before, point, after)
        else:
            length = hypot(after.x - before.x, after.y - before.y) or 1
            dx, dy = (after.x - before.x) / length, (after.y - before.y) / length
        if not point.width:
            left.append(Point(point.x, point.y, True))
            continue
        sharp = point.sharp or index in (0, len(points) - 1)
        left.append(Point(point.x + dy * point.width, point.y - dx * point.width, sharp))
        right.append(Point(point.x - dy * point.width, point.y + dx * point.width, sharp))
    first, last = points[0], points[-1]
    outline = list(left)
    if last.width and not blunt:
        outline.append(_cap(points[-2], last))
    outline += reversed(right)
    if first.width and not blunt:
        outline.append(_cap(points[1], first))
    return outline


def _cap(inner: Point, end: Point) -> Point:
    length = hypot(end.x - inner.x, end.y - inner.y) or 1
    reach = end.width * 0.9 / length
    return Point(end.x + (end.x - inner.x) * reach, end.y + (end.y - inner.y) * reach)


def _tangent(before: Point, point: Point, after: Point) -> Vector:
    """Return the direction, at the middle one of three points, of the circle through them."""
    ax, ay = point.x - before.x, point.y - before.y
    bx, by = after.x - point.x, after.y - point.y
    near, far = hypot(ax, ay) or 1, hypot(bx, by) or 1
    x = ax / near * far + bx / far * near
    y = ay / near * far + by / far * near
    length = hypot(x, y)
    if length < 1e-6:
        return ax / near, ay / near
    return x / length, y / length


def _segment(start: Point, out: Vector | None, end: Point, into: Vector | None) -> Segment:
    dx, dy = end.x - start.x, end.y - start.y
    chord = hypot(dx, dy)
    if (out is None and into is None) or chord < 0.5:
        return Segment(start, None, end)
    # A side without a direction of its own mirrors the other one's: the segment is an arc.
    if out is None:
        assert into is not None
        out = _mirrored(into, dx, dy)
    elif into is None:
        into = _mirrored(out, dx, dy)
    dot = max(-1.0, min(1.0, out[0] * into[0] + out[1] * into[1]))
    angle = acos(dot)
    half = max(sin(angle / 2), 1e-6)
    # The handles that turn this chord into an arc of a circle; a third of it for a straight line.
    reach = chord * (min(4 / 3 * tan(angle / 4) / (2 * half), 0.6) if angle > 0.01 else 1 / 3)
    return Segment(
        start,
        (
            (start.x + out[0] * reach, start.y + out[1] * reach),
            (end.x - into[0] * reach, end.y - into[1] * reach),
        ),
        end,
    )


def _mirrored(direction: Vector, dx: float, dy: float) -> Vector:
    angle = 2 * atan2(dy, dx) - atan2(direction[1], direction[0])
    return cos(angle), sin(angle)


def _joined(text: str) -> str:
    return text if text.startswith("-") else f" {text}"


class _Writer:
    """Writes path commands, each letter only where it changes."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._letter = ""

    def write(self, letter: str, steps: Iterable[float]) -> None:
        for index, step in enumerate(steps):
            text = number(step)
            if index == 0 and letter != self._letter:
                self.text += letter + text
                self._letter = letter
            else:
                self.text += _joined(text)
