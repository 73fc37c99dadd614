"""The sentences about other programs' games and how they differ from the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.i18n.templates import Plural

CHECKING: Final[Mapping[str, str | Plural]] = {
    "check.differs": "Recorded is {recorded}, but the rules give {computed}.",
    "check.refused": "Recorded is {recorded}, but the rules refuse it: {fault}",
    "check.goes_on": "The record goes on, but by the rules it was over before this.",
    "check.breaks_off": Plural(
        "count",
        "The record breaks off after {count} step, but by the rules it is not over.",
        "The record breaks off after {count} steps, but by the rules it is not over.",
    ),
    "check.missing": "The field “{name}” is missing.",
    "check.no_object": "An object is needed here, not {value}.",
    "check.no_list": "A list is needed here, not {value}.",
    "check.no_number": "A whole number is needed here, not {value}.",
    "check.no_flag": "true or false is needed here, not {value}.",
    "check.no_text": "A text is needed here, not {value}.",
    "check.no_card": (
        "“{text}” is no card; a card is a rank (2 to 9, 10 or T, J, Q, K, A) and a suit (C, S, H, "
        "D), such as 10H."
    ),
    "check.twice": "“{text}” is named twice.",
    "check.hands": Plural(
        "count", "{count} hand for {seats} players.", "{count} hands for {seats} players."
    ),
    "check.score_count": Plural(
        "count", "{count} score for {seats} players.", "{count} scores for {seats} players."
    ),
    "check.unknown_action": "“{text}” is no action; there are: {known}.",
    "check.no_knocker": "A round that a knock ended needs a knocker.",
    "check.cannot_knock": "{seat} is out, or has 31, and cannot have knocked.",
    "check.line_breaks": "An action is a single line.",
    "check.no_items": "A file of Scat is an object with “rounds” or “matches”, or both.",
    "check.no_score": "{value} is no score that three cards can have.",
    "check.summary": "{passed} passed, {failed} failed",
    "check.skat": (
        "Records of Skat are checked by “wenzel replay FILE”; other programs' games are checked "
        "for: {known}."
    ),
}
