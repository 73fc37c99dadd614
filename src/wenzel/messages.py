"""What is to be said to a person, before it is a sentence of any language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Protocol, TypeAlias, Union, runtime_checkable


@runtime_checkable
class Textual(Protocol):
    """Anything with a text form that others can read back: a card, a card set, a contract."""

    @property
    def text(self) -> str:
        """The text form."""


@dataclass(frozen=True, slots=True)
class Mean:
    """What something scores on average, as far as it is worth saying.

    >>> str(Mean.of(-45.68))
    '-45.7'

    Attributes:
        tenths: the score in tenths.
    """

    tenths: int

    @classmethod
    def of(cls, score: float) -> Mean:
        """Return a score to the nearest tenth."""
        return cls(round(10 * score))

    @property
    def text(self) -> str:
        """The number with its sign and a decimal point; nothing has no sign."""
        return f"{self.tenths / 10:+.1f}" if self.tenths else "0.0"

    def __str__(self) -> str:
        return self.text


Value: TypeAlias = Union[
    int, str, Enum, Textual, "Message",
    tuple["Message", ...], tuple[Textual, ...], tuple[int, ...], None,
]  # fmt: skip


class Message:
    """A code with its numbers and cards, such as ``Message("bid.too_low", bid=18, least=20)``.

    Rules, records and tables return messages; only `wenzel.i18n` turns them into words.

    >>> Message("bid.too_low", bid=18, least=20)
    Message('bid.too_low', bid=18, least=20)
    """

    __slots__ = ("code", "values")

    code: str
    values: Mapping[str, Value]

    def __init__(self, code: str, **values: Value) -> None:
        object.__setattr__(self, "code", code)
        object.__setattr__(self, "values", MappingProxyType(values))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Message is frozen: {name}")

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (self.code, dict(self.values)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return NotImplemented
        return self.code == other.code and self.values == other.values

    def __hash__(self) -> int:
        return hash((self.code, tuple(sorted(self.values))))

    def __repr__(self) -> str:
        values = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"Message({self.code!r}{values})"

    def __str__(self) -> str:
        values = ", ".join(f"{name} {_plain(value)}" for name, value in self.values.items())
        return f"{self.code} ({values})" if values else self.code

    def walk(self) -> Iterator[Message]:
        """Yield this message and every message among its values, depth first."""
        yield self
        for value in self.values.values():
            parts = value if isinstance(value, tuple) else (value,)
            for part in parts:
                if isinstance(part, Message):
                    yield from part.walk()


def _rebuild(code: str, values: dict[str, Value]) -> Message:
    return Message(code, **values)


def _plain(value: Value) -> str:
    if isinstance(value, Enum):
        return str(value.name).lower()
    if isinstance(value, tuple):
        return ", ".join(str(part) for part in value)
    return str(value)
