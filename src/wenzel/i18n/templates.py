"""The form of a sentence before its values are put in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Plural:
    """A sentence in two forms; ``by`` names the value that chooses between them."""

    by: str
    one: str
    many: str

    def form(self, count: int) -> str:
        """Return the form for a count."""
        return self.one if count == 1 else self.many


@dataclass(frozen=True, slots=True)
class Forms:
    """A sentence in as many forms as its language has; ``by`` names the value that chooses."""

    by: str
    forms: tuple[str, ...]
    rule: Callable[[int], int]

    def form(self, count: int) -> str:
        """Return the form for a count."""
        return self.forms[self.rule(abs(count))]


Template: TypeAlias = str | Plural | Forms
