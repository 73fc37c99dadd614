"""The back of the Prager deck: Pegasus."""

from __future__ import annotations

from wenzel.decks.svg import NOTHING, Node


def draw() -> Node:
    """Draw the back."""
    return NOTHING
