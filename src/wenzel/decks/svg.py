"""A small builder of SVG text: the same picture gives the same bytes, with short numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NewType
from xml.sax.saxutils import escape, quoteattr
from zlib import crc32

from wenzel.decks.style import CARD_HEIGHT, CARD_WIDTH, CONTOUR, FRAME_INSET, INK, MIDDLE

Node = NewType("Node", str)
"""Well-formed SVG: one element, several side by side, or none. Made by this module and `Pen`."""

NOTHING = Node("")

_HALF_CIRCLE: Final = f"rotate(180 {MIDDLE} {CARD_HEIGHT // 2})"


def steady(value: float, decimals: int = 0) -> float:
    """Round a number to the same side on all machines.

    Sines differ in their last bits from one machine to another; a half is one bit from either side.
    """
    return round(round(value, 6), decimals)


def number(value: float) -> str:
    """Write a number with at most one decimal and no needless sign.

    >>> number(3), number(-0.04), number(12.25), number(-0.5)
    ('3', '0', '12.2', '-.5')
    """
    text = f"{steady(value, 1):.1f}".removesuffix(".0")
    if text in {"0", "-0"}:
        return "0"
    return text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text


def factor(value: float) -> str:
    """Write a scale with at most three decimals: one would be too coarse."""
    return f"{value:.3f}".rstrip("0").rstrip(".")


def numbers(values: Iterable[float]) -> str:
    """Write numbers in a row, parted where a sign does not part them.

    >>> numbers([1, -2, 3.5])
    '1-2 3.5'
    """
    row = ""
    for value in values:
        text = number(value)
        row += text if not row or text.startswith("-") else f" {text}"
    return row


def element(tag: str, content: str = "", /, **attributes: str | float | None) -> Node:
    """Return an element; ``stroke_width=5`` becomes ``stroke-width="5"``, None is left out."""
    written = "".join(
        f" {name.rstrip('_').replace('_', '-')}={quoteattr(_value(value))}"
        for name, value in attributes.items()
        if value is not None
    )
    return Node(f"<{tag}{written}>{content}</{tag}>" if content else f"<{tag}{written}/>")


def group(*nodes: Node, **attributes: str | float | None) -> Node:
    """Return nodes drawn one over the other, the last on top; attributes hold for all of them."""
    content = "".join(nodes)
    return element("g", content, **attributes) if attributes and content else Node(content)


def place(
    node: Node,
    x: float = 0,
    y: float = 0,
    *,
    turn: float = 0,
    scale: float = 1,
    flip: bool = False,
) -> Node:
    """Move a drawing's origin to x, y; before that mirror, scale and turn it about its origin.

    Args:
        node: the drawing.
        x: units to the right.
        y: units downward.
        turn: degrees clockwise.
        scale: its size, 1 as drawn. Lines are scaled too: draw with ``Pen(scale)``.
        flip: whether left and right are exchanged.
    """
    steps = []
    if x or y:
        steps.append(f"translate({numbers((x, y))})")
    if turn:
        steps.append(f"rotate({number(turn)})")
    if flip:
        steps.append(f"scale(-{factor(scale)} {factor(scale)})")
    elif scale != 1:
        steps.append(f"scale({factor(scale)})")
    return group(node, transform="".join(steps)) if steps else node


def mirrored(node: Node, axis: float = MIDDLE) -> Node:
    """Return a drawing mirrored left to right about the upright line x = axis."""
    return group(node, transform=f"matrix({numbers((-1, 0, 0, 1, 2 * axis, 0))})")


def twins(node: Node, axis: float = MIDDLE) -> Node:
    """Return a drawing and its mirror image, at the price of one."""
    name, first = _named(node)
    transform = f"matrix({numbers((-1, 0, 0, 1, 2 * axis, 0))})"
    return group(first, element("use", href=f"#{name}", transform=transform))


def both_ends(node: Node, scale: float = 1) -> Node:
    """Return a drawing and itself turned by half a circle about the card's middle.

    Args:
        node: the drawing.
        scale: the size of the turned one; it is as near the frame's corner as the other.
    """
    name, first = _named(node)
    return group(first, upside_down(element("use", href=f"#{name}"), scale))


def copies(node: Node, places: Iterable[tuple[float, float, float]], scale: float = 1) -> Node:
    """Return copies of a drawing, each moved to x, y and turned by some degrees."""
    name, first = _named(node)
    return group(
        element("defs", first),
        *(used(name, x, y, turn=turn, scale=scale) for x, y, turn in places),
    )


def _named(node: Node) -> tuple[str, Node]:
    # Named after what it is, so that equal names on a page are equal drawings.
    name = f"wz{crc32(node.encode()):x}"
    return name, group(node, id=name)


def upside_down(node: Node, scale: float = 1) -> Node:
    """Return a drawing of the whole card, turned by half a circle about the card's middle.

    Args:
        node: the drawing.
        scale: its size; what was near the frame's upper left corner is as near the lower right one.
    """
    if scale == 1:
        return group(node, transform=_HALF_CIRCLE)
    inset = FRAME_INSET * (1 - scale)
    moved = numbers((CARD_WIDTH - inset, CARD_HEIGHT - inset))
    return group(node, transform=f"translate({moved})scale(-{factor(scale)})")


def defined(name: str, node: Node) -> Node:
    """Define a drawing for `used`. One name means one drawing, in all cards of all decks.

    A page may hold many cards: equal ids in it do no harm as long as they name equal things.
    """
    return element("defs", group(node, id=name))


def used(name: str, x: float, y: float, *, scale: float = 1, turn: float = 0, **more: str) -> Node:
    """Return a copy of a defined drawing, its origin moved to x, y."""
    if scale == 1 and not turn:
        return element("use", href=f"#{name}", x=x, y=y, **more)
    steps = f"translate({numbers((x, y))})"
    if turn:
        steps += f"rotate({number(turn)})"
    if scale != 1:
        steps += f"scale({factor(scale)})"
    return element("use", href=f"#{name}", transform=steps, **more)


def document(title: str, *nodes: Node) -> str:
    """Return a whole card as an SVG file with a title for those who cannot see it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {CARD_WIDTH} {CARD_HEIGHT}" '
        f'role="img"><title>{escape(title)}</title>'
        f'<g fill="none" stroke="{INK}" stroke-width="{CONTOUR}" '
        f'stroke-linecap="round" stroke-linejoin="round">{"".join(nodes)}</g></svg>\n'
    )


def _value(value: str | float) -> str:
    return value if isinstance(value, str) else number(value)
