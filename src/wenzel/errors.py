"""The tree of errors.

Every error carries a `Message` (code and values, for the faces to put into words), a wire code
that other programs can rely on, and the place it happened: a position, a file and line, a key.
"""

from __future__ import annotations

from typing import ClassVar

from wenzel.messages import Message


class WenzelError(Exception):
    """Base of all errors that are somebody's input and not a fault of ours."""

    wire_code: ClassVar[str] = "error"

    def __init__(self, message: Message, *, where: str = "") -> None:
        super().__init__(message, where)
        self.message = message
        self.where = where

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.message, self.where, self.__dict__))

    def __str__(self) -> str:
        return f"{self.message}; at {self.where}" if self.where else str(self.message)


class IllegalActionError(WenzelError, ValueError):
    """An action that the rules forbid here; the state it was tried on is unchanged."""

    wire_code = "illegal_action"


class FaultsError(WenzelError, ValueError):
    """Cards with something wrong; `faults` names everything that is wrong at once."""

    code: ClassVar[str]

    def __init__(self, faults: tuple[Message, ...], *, where: str = "") -> None:
        super().__init__(Message(self.code, faults=faults), where=where)
        self.faults = faults


class DealError(FaultsError):
    """Cards that are no deal of the game."""

    wire_code = "bad_deal"
    code = "deal.bad"


class PositionError(FaultsError):
    """Cards that are no position to solve."""

    wire_code = "bad_position"
    code = "position.bad"


class OptionsError(WenzelError, ValueError):
    """An unknown, malformed or contradictory option; the message names the key."""

    wire_code = "bad_options"


class WireError(WenzelError, ValueError):
    """Text or JSON that does not have the promised form; `where` is the path inside it."""

    wire_code = "bad_input"


class RecordError(WenzelError, ValueError):
    """A record that cannot be read or replayed; `where` is file, line and move."""

    wire_code = "bad_record"


class DeckError(WenzelError, ValueError):
    """A picture of a card that cannot be made: not in the deck, or not on this machine."""

    wire_code = "bad_deck"


class UnknownNameError(WenzelError, LookupError):
    """A game, rule set, deck or player that nobody has registered."""

    wire_code = "unknown_name"


class PlayerFaultError(WenzelError):
    """A player that did not do its part: it answered nonsense, late or not at all."""

    wire_code = "player_fault"


def _rebuild(
    kind: type[WenzelError], message: Message, where: str, fields: dict[str, object]
) -> WenzelError:
    # Not every error is made from a message, so its own way of being made is passed by.
    error = kind.__new__(kind, message, where)
    WenzelError.__init__(error, message, where=where)
    error.__dict__.update(fields)
    return error
