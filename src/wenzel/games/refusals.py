"""What the rooms of all games say alike when something has no place in a phase."""

from __future__ import annotations

from wenzel.errors import IllegalActionError
from wenzel.games.game import Action, Fact
from wenzel.messages import Message


def not_here(action: Action) -> Message:
    """Return the refusal of an action that has no place in a phase."""
    values = {name: getattr(action, name) for name in action.__struct_fields__}
    deed = Message(f"deed.{action.__struct_config__.tag}", **values)
    return Message("refused.not_now", action=deed)


def unexpected(what: Action | Fact) -> IllegalActionError:
    """Return the error for an event that cannot follow."""
    return IllegalActionError(Message("event.unexpected", kind=type(what).__name__))
