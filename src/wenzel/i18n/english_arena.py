"""What the arena says: duels that cannot be, files that do not fit, and how one goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.i18n.templates import Plural

ARENA: Final[Mapping[str, str | Plural]] = {
    "duel.names": (
        "{count} players named for {seats} seats: name one or two, or one for each seat, or say "
        "by --lineup who sits."
    ),
    "duel.lineup": (
        "--lineup {text}: write a letter for each of the {seats} seats, with each of {known} "
        "among them."
    ),
    "duel.seatings": (
        "These players can be seated in {count} ways; a duel has {most} at most: let more of them "
        "be the same."
    ),
    "duel.no_head": "This is no file of a duel: {fault}",
    "duel.no_result": "This line is no result of a duel: {fault}",
    "duel.other_head": "The file is of another duel: {key} is {there} there and {here} here.",
    "duel.not_in_duel": "Deal {deal}, seating {number}: the duel of this file has no such job.",
    "duel.no_executor": "{name} is not installed; “pip install wenzel[{name}]” brings it.",
    "duel.option_form": "“{text}” sets no option: write its name, an equals sign and its value.",
    "duel.half_line": Plural(
        "count",
        "{path}: {count} byte of an unfinished line at the end was cut off.",
        "{path}: {count} bytes of an unfinished line at the end were cut off.",
    ),
    "duel.going_on": Plural(
        "count",
        "{path}: {count} result is there already; going on.",
        "{path}: {count} results are there already; going on.",
    ),
    "duel.other_code": (
        "The file is of another state of the program: its version is {there} too, but rules, "
        "players or counting have been changed since."
    ),
    "duel.twice": Plural(
        "count",
        "{path}: {count} result is there twice; the first one counts.",
        "{path}: {count} results are there twice; the first ones count.",
    ),
    "duel.stopping": "Stopping when the jobs under way are played; once more stops at once.",
    "duel.stopped": "Stopped early: {played} of {count} jobs played.",
}
