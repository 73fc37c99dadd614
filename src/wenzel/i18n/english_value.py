"""What is wrong with a question to `wenzel value`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.i18n.templates import Plural

VALUE: Final[Mapping[str, str | Plural]] = {
    "value.no_contract": "Name the game, such as CH for Clubs Hand, or ask by --json.",
    "value.spitze": "A Spitze is decided by the last trick, which is not asked for here.",
    "value.skat_alone": "A skat needs the ten cards too: give them with --cards.",
    "value.game": "“{text}” is no game; the games are {known}.",
    "value.points": "{points} card points: there are 0 to {most}.",
    "value.tricks": "{tricks} tricks: there are 0 to {most}.",
    "value.no_trick": "{points} card points without a trick: the skat has {most} at most.",
    "value.all_tricks": "{points} card points with all tricks: that makes {most}.",
    "value.cards": "{count} cards: the declarer's hand and the skat are {size}.",
    "value.matadors": "matadors {matadors}: with or without 1 to {most}.",
    "value.cards_or_matadors": "The cards or the matadors are needed.",
}
