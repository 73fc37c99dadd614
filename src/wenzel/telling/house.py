"""The house rules in force as the table shows them: every key of the rule set with its value."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from wenzel.games.game import Options
from wenzel.messages import Message

_Setting: TypeAlias = bool | int | str | list[str]
"""An option in the form in which a rule set's file has it."""


def house_rules(options: Options) -> tuple[Message, ...]:
    """Return all house rules, a line each; where they are not as usual, what is usual."""
    usual = msgspec.to_builtins(type(options)())
    return (
        Message("house.all"),
        *(
            _option(key, value)
            if value == usual[key]
            else Message("house.unusual", rule=_option(key, value), usual=_shown(usual[key]))
            for key, value in msgspec.to_builtins(options).items()
        ),
    )


def unusual_rules(options: Options) -> tuple[Message, ...]:
    """Return, in one line, the house rules that are not as usual; nothing if there are none."""
    usual = msgspec.to_builtins(type(options)())
    rules = tuple(
        _option(key, value)
        for key, value in msgspec.to_builtins(options).items()
        if value != usual[key]
    )
    return (Message("house.here", rules=rules),) if rules else ()


def _option(key: str, value: _Setting) -> Message:
    return Message("house.option", key=key, value=_shown(value))


def _shown(value: _Setting) -> Message | int | str:
    match value:
        case bool():
            return Message("house.true" if value else "house.false")
        case list():
            return ", ".join(value) if value else Message("house.none")
    return value
