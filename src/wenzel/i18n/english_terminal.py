"""What the table in the terminal says, whatever the game: seats, tricks, answers, the list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.i18n.templates import Plural

_SEATS: Final[Mapping[str, str | Plural]] = {
    "seat.you": "You",
    "seat.left": "Left",
    "seat.opposite": "Opposite",
    "seat.right": "Right",
    "seat.far_left": "Far left",
    "seat.far_right": "Far right",
    "seat.left_2": "2nd left",
    "seat.left_3": "3rd left",
    "seat.left_4": "4th left",
    "seat.right_2": "2nd right",
    "seat.right_3": "3rd right",
    "seat.right_4": "4th right",
    "seat.line": "{seat}: {words}",
    "seat.only": "{seat}",
    "place.out": "dealer, sits out",
    "place.dealer": "dealer",
    "role.tricks": Plural("count", "{count} trick", "{count} tricks"),
    "title.deal": "Deal {number}",
    "title.stake": "counts {factor} times",
    "title.trick": "trick {number}",
}

_TOLD: Final[Mapping[str, str | Plural]] = {
    "told.card": "{card}",
    "told.play": "{seat}: {card}",
    "told.pass": "{seat}: pass",
    "told.trick": Plural(
        "points",
        "Trick {number} to {seat}: {points} point",
        "Trick {number} to {seat}: {points} points",
    ),
    "told.dealt": "Dealt to {seat}: {cards}",
}

_OFFERED: Final[Mapping[str, str | Plural]] = {
    "sure.quit": "Leave the table? y or n",
    "ask.lead": "You lead: type a card or its number.",
    "ask.follow": "{seat} led {card}: type a card or its number.",
}

_TYPED: Final[Mapping[str, str | Plural]] = {
    "typed.nothing": "Nothing was typed; ? shows what can be.",
    "typed.unknown": "“{text}” means nothing here; ? shows what can be typed.",
    "typed.no_question": "There is no yes-or-no question to answer; ? shows what can be typed.",
    "typed.no_number": "There is no number {number}; the numbers go from 1 to {most}.",
    "typed.one_number": "One number only, please.",
    "typed.one_card": "One card is played at a time.",
    "typed.yes_or_no": "Please answer y or n; ? shows what else can be typed.",
}

_HOUSE: Final[Mapping[str, str | Plural]] = {
    "rules.how_to_choose": (
        "Rule sets, for `wenzel play --ruleset NAME`: {known}. `docs/house-rules.md` lists every "
        "option with its values."
    ),
    "house.all": "House rules (more in docs/house-rules.md):",
    "house.here": "House rules here: {rules}; type house for all of them.",
    "house.in_short": "{rule} ({value})",
    "house.option": "{rule}: {value}",
    "house.unusual": "{rule} (usually {usual})",
}

_TABLE: Final[Mapping[str, str | Plural]] = {
    "table.welcome": (
        "{game} by the rule set {ruleset}, seed {seed}, seat {number}. Type ? for help, q to leave."
    ),
    "table.title": "{words}",
    "table.hand": "Your hand: {cards}",
    "table.hand_card": "{number} {card}",
    "table.hand_face_down": "{number} {card} face down",
    "table.hand_new": "{number} {card} just taken",
    "table.playable": "Playable: {cards}",
    "table.trick": "On the table: {cards}",
    "table.trick_card": "{seat} {card}",
    "table.trick_face_down": "{seat} face down",
    "table.open": "Open hand of {seat}: {cards}",
    "table.no_points": "There are no card points that you may know of now.",
    "table.points_own": "Your card points so far: {points}.",
    "table.last_trick": "Last trick, to {seat}: {cards}",
    "table.past_trick": "Trick {number}, to {seat}: {cards}",
    "table.no_tricks": "No trick was played.",
    "table.no_last_trick": "No trick has been taken yet.",
    "table.watching": "You deal and sit out this deal.",
    "table.hint": "Hint: type {command} – {reason}",
    "table.hint_yes": "Hint: answer y – {reason}",
    "table.hint_no": "Hint: answer n, then type {command} – {reason}",
    "table.again": "The same deal again, from its start.",
    "table.practice": "The same deal again, for practice: the list keeps its first result.",
    "table.settlement": "Settlement of deal {number}",
    "table.scores": Plural(
        "count", "After {count} deal: {scores}", "After {count} deals: {scores}"
    ),
    "table.score": "{seat} {score}",
    "figure.score": "{score:+}",
    "table.no_list": "The list is empty so far.",
    "table.next_deal": (
        "Enter = next deal, l = look back, u = the same deal again, list = the list, q = leave."
    ),
    "table.last_deal": "Enter = leave, n = one more deal, l = look back, u = the same deal again.",
    "table.series_over": (
        "The list is complete. Enter = leave, l = look back, u = the same deal again."
    ),
    "table.left": "You have left the table.",
    "table.left_unfinished": "You have left the table; deal {number} is left unfinished.",
    "table.end_of_input": "End of input: you have left the table.",
    "table.end_of_input_unfinished": (
        "End of input: you have left the table; deal {number} is left unfinished."
    ),
    "table.interrupted": "Interrupted: you have left the table.",
    "table.recorded": Plural(
        "count", "{count} deal written to {path}.", "{count} deals written to {path}."
    ),
    "list.line": "{number} {words}; {scores}",
}

_HELP: Final[Mapping[str, str | Plural]] = {
    "help.now": "What can be typed now:",
    "help.always": (
        "At any time: h hint, l last trick, t the table again, points, list, house (rules), "
        "u the same deal again, q leave, ? this help"
    ),
    "help.yes_or_no": (
        "y – yes; n – no, and nothing has been done; "
        "h hint, l last trick, t the table again, points, list, ? this help"
    ),
    "help.pass": "p – pass",
    "help.play": (
        "a card or its number, such as “{example}”; a card that may not be played is refused "
        "with the reason"
    ),
    "help.trumps": "Trumps from the top: {cards}",
    "help.plain_suits": "Every other suit: {ranks}",
    "help.rank": "{rank}",
    "help.rank_points": "{rank} {points}",
    "help.points": "Card points: {points}; 120 in all, 61 win.",
    "help.points_plain": "Card points: {points}; 120 in all.",
}

TERMINAL: Final[Mapping[str, str | Plural]] = {
    **_SEATS,
    **_TOLD,
    **_OFFERED,
    **_TYPED,
    **_HOUSE,
    **_TABLE,
    **_HELP,
}
"""Every code of the terminal that games share, and its English."""
