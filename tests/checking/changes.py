"""Single changes of a JSON document, for tests that every one of them is found."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

from wenzel.cards import DECK_52
from wenzel.checking.notation import spelled_card

CARDS = [spelled_card(card) for card in DECK_52]


class Change(NamedTuple):
    """A document with one value changed."""

    path: tuple[str | int, ...]
    old: Any
    new: Any
    document: Any

    @property
    def name(self) -> str:
        """The field that was changed, whatever its place in lists."""
        return ".".join(str(part) for part in self.path if isinstance(part, str))


def changes(document: Any, rng: Random, share: float = 1.0) -> Iterator[Change]:
    """Yield the document with each of its values changed in turn, and each list shortened.

    ``share`` is the chance of each change to be yielded.
    """
    for path, old in _values(document):
        for new in _instead_of(old, rng):
            if rng.random() < share and (new != old or type(new) is not type(old)):
                yield Change(path, old, new, with_value(document, path, new))


def _values(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[Any, Any]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _values(inner, (*path, name))
        return
    yield path, value
    if isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _values(inner, (*path, number))


def _instead_of(old: Any, rng: Random) -> list[Any]:
    match old:
        case bool():
            return [not old]
        case int():
            return [old + rng.choice((-1, 1)), rng.randrange(9)]
        case None:
            return [rng.randrange(5), rng.choice(CARDS)]
        case str():
            return [_other_card(old, rng), "x"]
        case list():
            return [old[:-1] if old else [0], [*old, old[0] if old else 0]]
    raise AssertionError(old)


def _other_card(old: str, rng: Random) -> str:
    same = old.replace("T", "10")
    return rng.choice([card for card in CARDS if card != same])


def with_value(document: Any, path: tuple[str | int, ...], new: Any) -> Any:
    """Return a copy of a document with one value changed."""
    copy = deepcopy(document)
    inside = copy
    for part in path[:-1]:
        inside = inside[part]
    inside[path[-1]] = new
    return copy
