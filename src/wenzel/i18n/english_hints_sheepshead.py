"""Why a computer player of Sheepshead does what it does, in words that teach a newcomer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.i18n.templates import Plural

HINTS_SHEEPSHEAD: Final[Mapping[str, str | Plural]] = {
    # The pick.
    "hint.sheepshead.must_pick": "You have no choice here: the blind is yours.",
    "hint.sheepshead.pick": Plural(
        "trumps",
        "Pick: it is one trump only, but a high one, and the blind and a partner will help.",
        "Pick: {trumps} trumps of this height are enough with the blind and a partner.",
    ),
    "hint.sheepshead.pass": Plural(
        "trumps",
        "Pass: {trumps} trump of this height is too little to play against the table.",
        "Pass: {trumps} trumps of this height are too little to play against the table.",
    ),
    "hint.sheepshead.pick_pays": (
        "Pick: over {count} possible layouts it brings {pick} on average, passing {passing}."
    ),
    "hint.sheepshead.pass_pays": (
        "Pass: over {count} possible layouts that brings {passing} on average, picking {pick}."
    ),
    # Bury, call, under.
    "hint.sheepshead.no_call_up": "Wait for the blind before you think of another partner.",
    "hint.sheepshead.bury": (
        "Bury {cards}: buried points are yours, and a suit you have no card of can be trumped."
    ),
    "hint.sheepshead.bury_pays": (
        "Bury {cards}: over {count} possible layouts this comes to {score} on average."
    ),
    "hint.sheepshead.call": "Call {card}: of all that you may call it promises the best partner.",
    "hint.sheepshead.call_pays": (
        "Call {card}: over {count} possible layouts this brings {score} on average."
    ),
    "hint.sheepshead.alone": "Play alone: these trumps need no partner to share the win with.",
    "hint.sheepshead.alone_pays": (
        "Play alone: over {count} possible layouts it brings {score} on average."
    ),
    "hint.sheepshead.under": "Lay {card} face down for the called suit: you miss it least.",
    "hint.sheepshead.under_pays": (
        "Lay {card} face down for the called suit: over {count} possible layouts this brings "
        "{score} on average."
    ),
    # Doubling.
    "hint.sheepshead.may_not_double": "There is nothing you may say here.",
    "hint.sheepshead.no_double": "Let it be: with these cards a doubled hand is no better for you.",
    "hint.sheepshead.crack": "Crack: you would have picked with these cards yourself.",
    "hint.sheepshead.recrack": "Double again: your side is stronger than the opponents believe.",
    "hint.sheepshead.crack_again": "Double for the third time: you hold more than they can beat.",
    "hint.sheepshead.blitz": "Show the queens: with such cards the hand may count double.",
    "hint.sheepshead.double_pays": (
        "Double: over {count} possible layouts the hand brings you {score} on average."
    ),
    "hint.sheepshead.double_costs": (
        "Do not double: over {count} possible layouts the hand brings you only {score} on average."
    ),
    # Any play.
    "hint.sheepshead.only_card": "{card} is the only card you may play.",
    "hint.sheepshead.play_under": "The called suit is led: turn to your card that lies face down.",
    # Leading.
    "hint.sheepshead.pull_high": (
        "Lead {card}, which no trump of theirs can beat: it draws trumps and loses nothing."
    ),
    "hint.sheepshead.pull_low": "Draw trumps with {card}: the others have to follow.",
    "hint.sheepshead.find_partner": "Lead {card}: your partner has to answer with the called card.",
    "hint.sheepshead.partner_trump": "Lead the trump {card}: every trump led helps the picker.",
    "hint.sheepshead.lead_called_card": "Lead {card} now: it has to fall sooner or later anyway.",
    "hint.sheepshead.lead_called_suit": (
        "Lead the called suit with {card}: the partner has to show, and somebody may trump."
    ),
    "hint.sheepshead.lead_high": "Lead {card}: nothing in its suit can beat it.",
    "hint.sheepshead.lead_through": (
        "Lead {card}: the picker plays next, with your side still behind him."
    ),
    "hint.sheepshead.lead_fail": "Lead {card}: it costs least, and keeps your trumps together.",
    "hint.sheepshead.lead_trump_last": "Lead the trump {card}: anything else would give more away.",
    # Following.
    "hint.sheepshead.take_sure": "{card} is as good as sure to hold: take the trick.",
    "hint.sheepshead.take_likely": "{card} will probably hold: take the trick.",
    "hint.sheepshead.ruff": "You have no card of the suit led: trump it with {card}.",
    "hint.sheepshead.schmear": "Your side probably wins this trick: give it the points of {card}.",
    "hint.sheepshead.leave_it": "Your side probably wins this trick: {card} is what you can spare.",
    "hint.sheepshead.give_low": "This trick is probably lost: give {card} and nothing better.",
    # Everybody for himself.
    "hint.sheepshead.cheap_trick": "You need a trick, and this one is cheap: take it with {card}.",
    "hint.sheepshead.forced_trick": "This trick is likely yours anyway: take it with {card}.",
    "hint.sheepshead.leaster_lead": "Lead {card}: somebody will go above it.",
    "hint.sheepshead.duck": "Stay out of this trick with {card}.",
    "hint.sheepshead.leaster_pays": (
        "Play {card}: over {count} possible layouts it brings {score} on average."
    ),
    # The cards of sampled layouts; more of that is in english_hints.py.
    "hint.sheepshead.under_or_card": (
        "Of {count} possible layouts this wins {wins} for your side, more than anything else."
    ),
}
"""One sentence for each reason a player of Sheepshead can give."""
