"""The seats of a table: who sits where, what he is called, and whose cards he has seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

from wenzel.messages import Message
from wenzel.table.errors import RoomError


class Seats:
    """Who sits where; a computer player sits wherever no person does.

    Args:
        count: how many seats there are.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self._persons: dict[int, str] = {}
        self._names: dict[int, str] = {}
        self._standing_in: set[int] = set()
        self._seen: dict[str, int] = {}

    @property
    def persons(self) -> Mapping[int, str]:
        """The persons by seat."""
        return self._persons

    @property
    def standing_in(self) -> Set[int]:
        """The seats of absent persons for whom computer players act."""
        return self._standing_in

    @property
    def names(self) -> tuple[str, ...]:
        """What each seat's person is called; empty for those without a name."""
        return tuple(self._names.get(seat, "") for seat in range(self.count))

    def name(self, seat: int) -> str:
        """Return what a seat's person is called; empty without a name."""
        return self._names.get(seat, "")

    def seat_of(self, person: str) -> int | None:
        """Return where a person sits."""
        return next((seat for seat, who in self._persons.items() if who == person), None)

    def place_for(
        self, person: str, wanted: int | None, order: Sequence[int], *, is_playing: bool
    ) -> int:
        """Return the seat that somebody who sits nowhere may take.

        Whoever gets up while a deal is played has seen the cards of his seat, and can come back to
        that one alone until the deal is over.

        Args:
            person: who it is.
            wanted: the seat he asks for, if he does.
            order: all seats, those first that are to be given first.
            is_playing: whether a deal is being played.

        Raises:
            RoomError: there is no such seat, or none is free, or he knows another's cards.
        """
        free = [seat for seat in order if seat not in self._persons]
        seen = self._seen.get(person) if is_playing else None
        if seen is not None and (seen not in free or wanted not in (None, seen)):
            raise RoomError(Message("room.has_seen", seat=seen))
        found = next((seat for seat in (wanted, seen, *free) if seat is not None), None)
        if found is None:
            raise RoomError(Message("room.full"))
        if found not in free:
            raise RoomError(Message("room.taken", number=found))
        return found

    def take(self, seat: int, person: str) -> None:
        """Let a person have a seat."""
        self._persons[seat] = person
        self._seen[person] = seat

    def leave(self, seat: int) -> str:
        """Let a computer player have a seat; return who sat there."""
        self._names.pop(seat, None)
        self._standing_in.discard(seat)
        return self._persons.pop(seat)

    def call(self, seat: int, name: str) -> None:
        """Call a seat's person by a name; by none if it is empty."""
        if name:
            self._names[seat] = name
        else:
            self._names.pop(seat, None)

    def stand_in(self, seat: int, standing_in: bool) -> None:
        """Let a computer player act for an absent person, or no longer."""
        if standing_in:
            self._standing_in.add(seat)
        else:
            self._standing_in.discard(seat)

    def deal(self) -> None:
        """Deal: of the new cards each person sees those of his own seat."""
        self._seen = {person: seat for seat, person in self._persons.items()}
