"""The house rules in force, in words, as every face shows them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, TypeAlias, get_args

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
_IDLE: Final = ("options.needs", "options.needs_value", "options.excludes")
"""What is said of an option that another one leaves no choice in."""
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
    """Return the house rules in words, those that are not as usual first.

    What can have no part in the game is left out: a rule that others leave no choice in, such as
    that of Re where there is no Kontra.
    """
    usual = msgspec.to_builtins(type(options)())
    rules = [
        RuleInForce(
            Message(f"option.{key}"),
            _in_words(value),
            None if value == usual[key] else _in_words(usual[key]),
        )
        for key, value in msgspec.to_builtins(options).items()
        if _is_open(options, key)
    ]
    return tuple(sorted(rules, key=lambda rule: rule.usual is None))


def house_rules(options: Options) -> tuple[Message, ...]:
    """Return the rules in force, a line each; where they are not as usual, what is usual."""
    return (
        Message("house.all"),
        *(
            _line(rule)
            if rule.usual is None
            else Message("house.unusual", rule=_line(rule), usual=rule.usual)
            for rule in rules_in_force(options)
        ),
    )


def unusual_rules(options: Options) -> tuple[Message, ...]:
    """Return, in one line, the house rules that are not as usual; nothing if there are none."""
    rules = tuple(
        Message("house.in_short", rule=rule.name, value=rule.value)
        for rule in rules_in_force(options)
        if rule.usual is not None
    )
    return (Message("house.here", rules=rules),) if rules else ()


def _line(rule: RuleInForce) -> Message:
    return Message("house.option", rule=rule.name, value=rule.value)


def _is_open(options: Options, key: str) -> bool:
    """Tell whether the other rules leave a choice in one: some other value would not be refused."""
    for other in _others(options, key):
        changed = msgspec.structs.replace(options, **{key: other})
        refused = (f for f in changed.faults() if f.code in _IDLE and f.values["key"] == key)
        if next(refused, None) is None:
            return True
    return False


def _others(options: Options, key: str) -> Iterator[Any]:
    """Yield other values of an option, enough of them to see whether there is a choice."""
    match getattr(options, key):
        case bool(value):
            yield not value
        case int(value):
            yield value + 1
        case Enum() as value:
            yield from (other for other in type(value) if other is not value)
        case chosen:
            kind = next(f.type for f in msgspec.structs.fields(options) if f.name == key)
            (member,) = get_args(kind)
            yield from (chosen ^ {one} for one in member)


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
