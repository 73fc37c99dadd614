"""Why a computer player of Scat does what it does, in words that teach a newcomer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.i18n.templates import Plural

HINTS_SCAT: Final[Mapping[str, str | Plural]] = {
    # Draw or knock.
    "hint.scat.knock": (
        "Knock with {score}: with one more turn for everybody else you would be alone lowest "
        "about {chance} times in 100, and waiting is riskier."
    ),
    "hint.scat.knock_limit": (
        "Knock with {score}: that is enough at this table and this turn, and the others get "
        "better with every card."
    ),
    "hint.scat.knock_novice": "Knock: {score} looks like a lot.",
    "hint.scat.wait": (
        "Do not knock yet: {score} hardly ever loses, it may still become 31, "
        "and somebody else may knock with less."
    ),
    "hint.scat.throw_down": (
        "Throw the hand down: {score} as dealt is probably not the lowest, and nobody draws."
    ),
    "hint.scat.stand": "Stand with {score}: any card drawn would leave you no better off.",
    "hint.scat.take_thirty_one": "Take {card}: it makes 31, and everybody else loses.",
    "hint.scat.take": "Take {card}: your hand goes from {before} to {score}.",
    "hint.scat.take_for_later": (
        "Take {card}: it adds no points yet, but more cards in {suit} would now fit."
    ),
    "hint.scat.stock": "Leave {card}: an unseen card is worth more to you on average.",
    "hint.scat.stock_last": (
        "Leave {card}: {seat} has knocked, and an unseen card gives you the better chance."
    ),
    "hint.scat.stock_only": "Draw from the stock: nothing lies on the discard pile.",
    # The discard.
    "hint.scat.throw_thirty_one": "Throw {card}, and you have 31: everybody else loses.",
    "hint.scat.throw_for_three": "Throw {card}: that leaves three of a kind, worth {score}.",
    "hint.scat.throw": "Throw {card}: you miss it least, and keep {score} in {suit}.",
    "hint.scat.throw_novice": "Throw {card}: {score} are left in the best suit.",
    "hint.scat.throw_guarded": (
        "Throw {card}: {seat} plays next and collects {suit}, so give away nothing in it."
    ),
}
"""One sentence for each reason that a player of Scat can give."""
