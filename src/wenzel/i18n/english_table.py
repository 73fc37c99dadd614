"""What the table in the browser says around the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.i18n.templates import Plural

WEB_TABLE: Final[Mapping[str, str | Plural]] = {
    "web.last_trick": "Last trick",
    "web.took": "took it",
    "web.no_last_trick": "No trick has been taken yet.",
    "web.away": "away",
    "web.practice": "Played again for practice; it does not count.",
    "web.sure_again": "Begin this deal again from its start?",
    "web.invite": "Invite: copy the address of this table",
    "web.invited": "The address is copied. Whoever opens it can take a seat.",
    "web.give_up_seat": "Give up the seat",
    "web.sure_leave": "Give up your seat? A computer player takes it.",
    "web.setting_forced": "Play a card by itself when it is the only one allowed",
    "web.setting_forced_off": "no",
    "web.setting_forced_on": "yes",
    "web.stands_in": "computer plays",
    "web.command": "Type a card or a call",
    "web.command_example": "A card (CJ), its place (7) or a call (bid 20, pass)",
    "web.unknown_command": "That is nothing you can do now.",
    "web.enter": "Enter",
    "web.sorted_for": "Hand sorted for: {game}",
    "web.key_g": "sort the hand for another game",
    "web.key_n": "the next deal, when one is over",
    "web.key_type": "type a card or a call",
    "web.key_list": "these keys",
    "web.key_arrows": "from card to card; Enter plays",
}
