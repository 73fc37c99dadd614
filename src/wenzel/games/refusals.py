"""What the rooms of all games say alike when something has no place in a phase."""

from __future__ import annotations

from wenzel.errors import IllegalActionError
from wenzel.games.game import Action, Fact
from wenzel.messages import Message


def deed(action: Action) -> Message:
    """Return an action as it is named in a sentence about it."""
    values = {name: getattr(action, name) for name in action.__struct_fields__}
    return Message(f"deed.{action.__struct_config__.tag}", **values)


def not_here(action: Action) -> Message:
    """Return the refusal of an action that has no place in a phase."""
    return Message("refused.not_now", action=deed(action))


def unexpected(what: Action | Fact) -> IllegalActionError:
    """Return the error for an event that cannot follow."""
    return IllegalActionError(Message("event.unexpected", kind=type(what).__name__))
