"""What a check of one item of a file comes to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from wenzel.checking.node import Node
from wenzel.errors import WenzelError


@dataclass(frozen=True, slots=True)
class Verdict:
    """One hand, round or match of a file, and the first thing in it that is not right.

    Attributes:
        item: where it stands in the file: ``[4]``, ``rounds[0]``.
        id: what it is called there, None if it has no name.
        fault: the first difference, or why it cannot be checked; None when all is right.
    """

    item: str
    id: str | None
    fault: WenzelError | None

    @property
    def passed(self) -> bool:
        """Whether everything stated agrees with the rules."""
        return self.fault is None


def verdicts(items: Iterable[Node], check: Callable[[Node], None]) -> Iterator[Verdict]:
    """Check items one by one; what is wrong with one does not keep the next from its check.

    Args:
        items: the items, each with its place in the file.
        check: raises `WenzelError` at the first difference; it sees places inside the item.
    """
    for item in items:
        fault: WenzelError | None = None
        try:
            check(Node(item.value))
        except WenzelError as error:
            fault = error
        yield Verdict(item.place, _id(item), fault)


def _id(item: Node) -> str | None:
    named = item.value.get("id") if isinstance(item.value, dict) else None
    return str(named) if isinstance(named, str | int) else None
