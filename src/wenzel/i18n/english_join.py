"""What the commands around a table say: joining one, checking its deals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.i18n.templates import Plural

_JOIN: Final[Mapping[str, str | Plural]] = {
    "join.no_address": (
        "this is no address of a table: {text}; one looks like http://127.0.0.1:8031/table/..."
    ),
    "join.no_server": "no server answers at {address}",
    "join.no_table": "there is no such table",
    "join.refused": "the server gives no seat at this table (status {number})",
    "join.full": "all seats of this table are taken",
    "join.gone": "the server has ended this line (code {number})",
    "join.given_up": "the line is down, and the server does not come back",
    "join.kept": "Checked: this deal was dealt as promised, and your word is in it.",
    "join.secret_changed": (
        "This deal was not dealt as promised: its secret is not the one that the table had "
        "committed itself to."
    ),
    "join.word_missing": "The word that you had added to this deal is not in it.",
    "join.cards": Plural("count", "{count} card", "{count} cards"),
    "join.tricks": Plural("count", "{count} trick", "{count} tricks"),
    "join.on_move": "on move",
    "join.dealer": "dealer",
    "join.trick": "On the table: {words}",
    "join.pile": "{name}: {words}",
    "join.seat": "{name}: {words}",
    "join.hand": "Your cards: {words}",
    "join.score": "{name}: {change}, in all {total}",
    "join.choose": Plural(
        "count",
        "{label}: type the number of {count} card.",
        "{label}: type the numbers of {count} cards.",
    ),
    "join.next_deal": "Next deal",
    "join.first_deal": "First deal",
    "join.sure": "{question} y or n",
    "join.not_one": "“{text}” is none of the numbers; ? shows what can be typed.",
    "join.not_so_many": Plural(
        "count", "It takes {count} different card.", "It takes {count} different cards."
    ),
    "join.not_playable": "{name} cannot be played now. {reason}",
    "join.help": (
        "Type a number, or a card such as CJ; several with blanks between. "
        "h: a hint, t: the table again, a: the same deal again, q: leave the line, ?: this help."
    ),
}

_VERIFY: Final[Mapping[str, str | Plural]] = {
    "verify.kept": (
        "dealt as promised ({id}): the secret is that of {commitment}, and the cards come from it."
    ),
    "verify.words": "Words of the players: {words}.",
    "verify.no_words": "The players added no words.",
    "verify.no_proof": "the record carries no proof of a table",
    "verify.broken_promise": "the secret is not the one that the table had committed itself to",
    "verify.other_cards": "the cards do not come from the secret and the words: {name} differs",
    "verify.nothing": "there is no such deal in it",
}

JOIN: Final[Mapping[str, str | Plural]] = {**_JOIN, **_VERIFY}
