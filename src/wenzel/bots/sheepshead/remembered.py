"""Results that depend on one unchanging object alone, such as the house rules of a table."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Remembered(Generic[K, T]):
    """Remembers what a function returns.

    A table has the same rules and the same trick order for a long time, and to see that an object
    is the same is much faster than to compare all that is in it.
    """

    def __init__(self, make: Callable[[K], T]) -> None:
        self._make = make
        self._found: dict[K, T] = {}
        self._last: tuple[K, T] | None = None

    def __call__(self, key: K) -> T:
        """Return what the function returns for an object."""
        if self._last is not None and self._last[0] is key:
            return self._last[1]
        if key not in self._found:
            self._found[key] = self._make(key)
        self._last = (key, self._found[key])
        return self._last[1]
