"""What beasts wear: manes in locks, feathers, bristles."""

from __future__ import annotations

from wenzel.decks.curves import Course, Point, between, bones, sampled
from wenzel.decks.pen import Pen
from wenzel.decks.style import CONTOUR
from wenzel.decks.svg import Node, group


def locks(
    course: Course, count: int, depth: float, *, sweep: float = 0.5, closed: bool = False
) -> list[Point]:
    """Return the edge of a mane: pointed locks on the left-hand side of a course.

    Args:
        course: where the locks are rooted; clockwise, a closed one has its locks outside.
        count: how many locks.
        depth: how far their tips stand off, in units.
        sweep: how far, in parts of the depth, the tips lean along the course; less than 0 against.
        closed: whether the course ends where it began.
    """
    places = sampled(course, 2 * count + (0 if closed else 1), closed=closed)
    edge = []
    for index, ((x, y), (dx, dy)) in enumerate(places):
        if index % 2 == 0:
            edge.append(Point(x, y, True))
            continue
        lean = depth * sweep
        belly = Point(x + dy * depth * 0.6, y - dx * depth * 0.6)
        tip = Point(x + dy * depth + dx * lean, y - dx * depth + dy * lean, True)
        edge += [belly, tip] if sweep >= 0 else [tip, belly]
    return edge


def feathers(
    pen: Pen,
    roots: Course,
    tips: Course,
    count: int,
    width: float,
    fill: str,
    *,
    weight: float = CONTOUR,
) -> Node:
    """Return feathers side by side, the last on top.

    Args:
        pen: the pen.
        roots: the course along which they grow.
        tips: the course along which they end.
        count: how many.
        width: half the width of each, in units.
        fill: their colour.
        weight: the weight of their contours.
    """
    pairs = zip(sampled(roots, count), sampled(tips, count), strict=True)
    return group(
        *(
            pen.limb(
                bones(
                    (*root, width * 0.7),
                    (*between(root, tip, 0.75), width),
                    (*tip, width * 0.45),
                ),
                fill,
                weight,
            )
            for (root, _), (tip, _) in pairs
        )
    )
