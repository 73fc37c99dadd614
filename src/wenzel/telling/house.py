"""The house rules in force as the table shows them: every key of the rule set with its value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

import msgspec

from wenzel.games.game import Options
from wenzel.messages import Message

_WITHOUT_SEATS: Final = {
    "scat": "rules.three_pennies",
    "scat-two": "rules.three_pennies",
    "scat-six": "rules.three_pennies",
    "scat-nine": "rules.late_knocks",
}
"""What rule sets are called where not as many play as their names say."""
_Setting: TypeAlias = bool | int | str | list[str]
"""An option in the form in which a rule set's file has it."""


@dataclass(frozen=True, slots=True)
class RuleInForce:
    """A house rule as a table shows it to those who sit there.

    Attributes:
        name: what it is about.
        value: what is played.
        usual: what is usual, where that is something else.
    """

    name: Message
    value: Message
    usual: Message | None = None


def title_of(ruleset: str, seats: int, usual: int) -> tuple[Message, ...]:
    """Return what is played at a table, part by part.

    Args:
        ruleset: the name of its rule set.
        seats: how many play at it.
        usual: how many play by the rule set.
    """
    title = f"rules.{ruleset.replace('-', '_')}"
    if seats == usual:
        return (Message(title),)
    return (Message(_WITHOUT_SEATS.get(ruleset, title)), Message("page.players", count=seats))


def rules_in_force(options: Options) -> tuple[RuleInForce, ...]:
    """Return all house rules in words, those that are not as usual first."""
    usual = msgspec.to_builtins(type(options)())
    rules = [
        RuleInForce(
            Message(f"option.{key}"),
            _in_words(value),
            None if value == usual[key] else _in_words(usual[key]),
        )
        for key, value in msgspec.to_builtins(options).items()
    ]
    return tuple(sorted(rules, key=lambda rule: rule.usual is None))


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


def _in_words(value: _Setting) -> Message:
    match value:
        case bool():
            return Message("choice.yes" if value else "choice.no")
        case int():
            return Message("house.number", count=value) if value else Message("choice.none")
        case str() if value[0].isdigit():
            return Message("house.number", count=value)
        case str():
            return _choice(value)
    return Message("house.list", values=tuple(map(_choice, value))) if value else _choice("none")


def _choice(value: str) -> Message:
    return Message(f"choice.{value.replace('-', '_')}")
