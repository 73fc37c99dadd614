"""The form of a sentence before its values are put in."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Plural:
    """A sentence in two forms; ``by`` names the value that chooses between them."""

    by: str
    one: str
    many: str
