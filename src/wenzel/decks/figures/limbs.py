"""Sleeves and legs: drawn from joint to joint, so that a pose is a handful of places."""

from __future__ import annotations

from wenzel.decks.curves import Point, Vector, between, bones
from wenzel.decks.pen import Pen
from wenzel.decks.style import FINE, INNER, PALE
from wenzel.decks.svg import NOTHING, Node, group


def sleeve(
    pen: Pen,
    shoulder: Vector,
    elbow: Vector,
    wrist: Vector,
    fill: str,
    *,
    slash: str | None = None,
    lower: str | None = None,
    cuff: str = PALE,
    puff: float = 46,
) -> Node:
    """Return a sleeve with a puffed upper arm, a close forearm and a cuff.

    Args:
        pen: the pen.
        shoulder: where it begins.
        elbow: the bend.
        wrist: where the hand is put on afterwards.
        fill: the colour of the upper arm.
        slash: the colour of the lining that shows through slits, if there are any.
        lower: the colour of the forearm, the upper arm's by default.
        cuff: the colour of the cuff.
        puff: half the width of the upper arm in its middle.
    """
    middle = between(shoulder, elbow, 0.5)
    forearm = between(elbow, wrist, 0.5)
    upper = pen.limb(
        bones(
            (*shoulder, puff * 0.74),
            (*middle, puff),
            (*between(shoulder, elbow, 0.96), puff * 0.66),
        ),
        fill,
    )
    slits = NOTHING
    if slash is not None:
        slits = group(
            *(
                pen.limb(
                    bones(
                        (*between(shoulder, elbow, 0.08, aside * 0.8), 0),
                        (*between(shoulder, elbow, 0.5, aside), 8),
                        (*between(shoulder, elbow, 0.9, aside * 0.7), 0),
                    ),
                    slash,
                    INNER,
                )
                for aside in (-puff * 0.5, 0, puff * 0.5)
            )
        )
    edge = between(elbow, wrist, 0.9)
    return group(
        pen.limb(bones((*elbow, 29), (*forearm, 28), (*wrist, 20)), lower or fill),
        pen.hatch(
            [_point(between(elbow, wrist, 0.3, -24)), _point(between(elbow, wrist, 0.8, -20))],
            [_point(between(elbow, wrist, 0.3, -8)), _point(between(elbow, wrist, 0.8, -8))],
            4,
        ),
        upper,
        slits,
        pen.limb(bones((*between(edge, wrist, -1.2), 24), (*wrist, 29)), cuff, blunt=True),
    )


def leg(
    pen: Pen,
    hip: Vector,
    knee: Vector,
    ankle: Vector,
    hose: str,
    *,
    garter: str | None = None,
    stripe: str | None = None,
) -> Node:
    """Return a leg in hose, from the hip to the ankle."""
    calf = between(knee, ankle, 0.35)
    shade = [_point(between(knee, ankle, part, -26 + part * 8)) for part in (0.3, 0.9)]
    lit = [_point(between(knee, ankle, part, -10)) for part in (0.36, 0.94)]
    drawn = [
        pen.limb(
            bones(
                (*hip, 50), (*between(hip, knee, 0.5), 46), (*knee, 31), (*calf, 36), (*ankle, 17)
            ),
            hose,
        ),
        pen.hatch(shade, lit, 6),
    ]
    if stripe is not None:
        drawn.append(
            pen.limb(
                bones(
                    (*hip, 10), (*between(hip, knee, 0.5), 11), (*knee, 8), (*calf, 9), (*ankle, 5)
                ),
                stripe,
                FINE,
            )
        )
    if garter is not None:
        top = between(knee, ankle, 0.04)
        drawn.append(
            pen.limb(
                bones((*between(top, knee, 0.0), 36), (*between(knee, ankle, 0.14), 36)), garter,
                INNER, blunt=True,
            )
        )  # fmt: skip
    return group(*drawn)


def breeches(
    pen: Pen, hip: Vector, knee: Vector, fill: str, pane: str, *, puff: float = 62
) -> Node:
    """Return one leg of wide breeches, tied below the knee, in panes of two colours."""
    middle = between(hip, knee, 0.5)
    panes = (
        pen.limb(
            bones(
                (*between(hip, knee, 0.02, aside * 36), 3),
                (*between(hip, knee, 0.5, aside * puff), 9),
                (*between(hip, knee, 0.96, aside * 30), 3),
            ),
            pane,
            INNER,
        )
        for aside in (-0.55, 0, 0.55)
    )
    band = bones((*between(hip, knee, 0.95), 38), (*between(hip, knee, 1.08), 36))
    return group(
        pen.limb(bones((*hip, 46), (*middle, puff), (*knee, 34)), fill, blunt=True),
        *panes,
        pen.limb(band, pane, INNER, blunt=True),
    )


def boot(pen: Pen, fill: str, cuff: str, *, shaft: float = 132) -> Node:
    """Return a boot with a turned-down top, its origin at the ankle, its toe to the right."""
    top = -shaft
    return group(
        pen.shape(
            f"-36,{top}! 36,{top}! 32,{top / 2} 24,-16 52,2 84,12 96,32 92,40! 24,40! 18,34! "
            f"10,40! "
            f"-30,40! -30,0 -34,{top / 2}",
            fill,
        ),
        pen.lines(
            "20,-14 4,-8 -4,-12", "28,-2 10,4 0,0", "-30,28! 8,28!", "30,28! 92,30!", weight=FINE
        ),
        pen.hatch(f"-32,{top / 2} -28,6", f"-18,{top / 2} -14,6", 6),
        pen.shape(
            f"-44,{top - 16}! 0,{top - 8} 44,{top - 16}! 50,{top + 22}! 24,{top + 34} "
            f"0,{top + 26}! "
            f"-24,{top + 34} -50,{top + 22}!",
            cuff,
        ),
    )  # fmt: skip


def shoe(pen: Pen, fill: str, bow: str | None = None) -> Node:
    """Return a low shoe, its origin at the ankle, its toe to the right."""
    drawn = pen.shape("-24,-6! 0,4 20,-8! 48,8 80,14 92,30 90,40! -26,40! -30,14", fill)
    if bow is None:
        return drawn
    return group(
        drawn,
        pen.shape("16,0! 2,-18 -6,0! -2,16! 16,6! 34,16! 38,-2! 28,-16", bow, INNER),
    )


def _point(place: Vector) -> Point:
    return Point(*place)
