"""What the table in the terminal says in Sheepshead alone: pick, bury, call, cracks, help."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.i18n.templates import Plural

_SEEN: Final[Mapping[str, str | Plural]] = {
    "title.pick": "who picks?",
    "title.picked": "{seat} picked",
    "title.called": "{card} called",
    "title.called_under": "{card} called with an under",
    "title.alone": "alone",
    "title.sheepshead": "Sheepshead called: alone, for every trick",
    "title.duel": "for two",
    "title.leaster": "Leaster",
    "title.moster": "Moster",
    "title.mittler": "Mittler",
    "title.schneidster": "Schneidster",
    "title.black-queens": "black queens against the others",
    "title.first-queens": "first two queens against the others",
    "title.queen-jack-seven": "three against five",
    "place.order_1": "1st to play",
    "place.order_2": "2nd to play",
    "place.order_3": "3rd to play",
    "place.order_4": "4th to play",
    "place.order_5": "5th to play",
    "place.order_6": "6th to play",
    "place.order_7": "7th to play",
    "place.order_8": "8th to play",
    "role.picker": "picker",
    "role.partner": "partner",
    "role.partner_secret": "partner, in secret",
    "role.on_the_side": "shown to be on the side",
    "role.open_cards": "open cards {cards}",
    "role.showed": "showed {cards}",
    "worth.to_pick": (
        "For picking: trumps {trumps} (queens {queens}, jacks {jacks}), fail aces {aces}, "
        "card points {points}"
    ),
    "table.points_side": "Your side’s card points, as far as you know: {points}.",
    "table.points_with_bury": (
        "Your side’s card points, as far as you know: {points}, {buried} of them buried."
    ),
    "table.place_shared": "{place}. {seat} {score}",
    "list.with_partner": "{seat} with {partners}, {result} {score:+}",
    "list.partner": "{seat}",
    "list.alone": "{seat} alone, {result} {score:+}",
    "list.leaster": "Leaster",
    "list.moster": "Moster",
    "list.mittler": "Mittler",
    "list.schneidster": "Schneidster",
    "list.duel": "for two",
    "list.queens": "without a pick",
    "list.schwanzer": "Schwanzer",
    "list.redeal": "new deal asked for",
    "list.thrown_in": "thrown in",
}

_TOLD: Final[Mapping[str, str | Plural]] = {
    "told.pick": "{seat}: pick",
    "told.redeal": "{seat}: asks for a new deal",
    "told.blind": "In the blind: {cards}",
    "told.buried": Plural(
        "points",
        "{seat}: buried {cards} ({points} point)",
        "{seat}: buried {cards} ({points} points)",
    ),
    "told.buried_some": Plural(
        "count", "{seat}: {count} card buried", "{seat}: {count} cards buried"
    ),
    "told.call": "{seat}: {card} called; whoever holds it is the partner",
    "told.call_under": "{seat}: {card} called, with a card laid face down for its suit",
    "told.alone": "{seat}: alone against all",
    "told.call_sheepshead": "{seat}: Sheepshead, alone against all for every trick",
    "told.turned_up": "{seat}: {card} turned up",
    "told.lay_under": "{seat}: {card} laid face down, the under",
    "told.crack": "{seat}: crack, the hand counts {factor} times",
    "told.recrack": "{seat}: recrack, the hand counts {factor} times",
    "told.crack_again": "{seat}: crack again, the hand counts {factor} times",
    "told.blitz": "{seat}: blitz with {cards}, the hand counts {factor} times",
    "told.play_under": "{seat}: the under, face down",
    "told.under_seen": "The under was {card}; you alone see it.",
    "told.partner": "{seat}: partner of the picker",
    "told.has_to_pick": "Nobody has picked, so the first has to: {seat}.",
    "told.leaster": "Nobody has picked: a Leaster, the fewest points win.",
    "told.moster": "Nobody has picked: a Moster, the most points lose.",
    "told.mittler": "Nobody has picked: a Mittler, the middle one in points wins.",
    "told.schneidster": (
        "Nobody has picked: a Schneidster, the nearest to 30 points without going over wins."
    ),
    "told.blind_was": "Blind as dealt: {cards}",
    "told.partners_blind_was": "Second part of the blind: {cards}",
    "told.buried_was": "Buried: {cards}",
    "told.under_was": "The under: {card}",
}

_ASKED: Final[Mapping[str, str | Plural]] = {
    "ask.pick": "Pick the blind? 1 = pick, 2 = pass.",
    "ask.call_up": "Call a higher jack before you see the blind? {choices}.",
    "ask.bury": Plural(
        "size",
        "Bury {size} card: type a card or its number.",
        "Bury {size} cards: type {size} cards or their numbers.",
    ),
    "ask.call": "Call your partner: {choices}.",
    "ask.lay_under": "Lay a card face down that stands for {suit}: type a card or its number.",
    "ask.crack": "Crack, to double? {choices}.",
    "ask.recrack": "There was a crack. Recrack? {choices}.",
    "ask.crack-again": "There was a recrack. Crack again? {choices}.",
    "ask.blitz": "Show two queens of a colour, to double? {choices}.",
    "ask.follow_under": "{seat} led the under, for {suit}: type a card or its number.",
    "ask.follow_open": "{seat} led {card}: now one of your open cards, by name or number.",
    "choice.call": "{number} = {card}",
    "choice.call_under": "{number} = {card} with an under",
    "choice.alone": "{number} = alone",
    "choice.call_sheepshead": "{number} = Sheepshead, alone for every trick",
    "choice.crack": "{number} = crack",
    "choice.recrack": "{number} = recrack",
    "choice.crack_again": "{number} = crack again",
    "choice.blitz": "{number} = the {queens} queens",
    "choice.pass": "{number} = pass",
    "sure.bury": "Bury {cards} ({points} points)? y or n",
    "sure.bury_alone": (
        "Bury {cards} ({points} points)? Then nothing is left to call: you play alone. y or n"
    ),
    "sure.lay_under": "Lay {card} face down as the under? y or n",
    "sure.alone": "Play alone against all? y or n",
    "sure.call_sheepshead": "Call Sheepshead, and take every trick alone? y or n",
    "sure.redeal": "Ask for a new deal? y or n",
    "also.redeal": "With this hand you may ask for a new deal: “redeal”.",
    "also.blitz": "You may show both {queens} queens: “blitz {typed}” doubles.",
    "typed.which_blitz": "Say which queens: “blitz black” or “blitz red”.",
}

_HELP: Final[Mapping[str, str | Plural]] = {
    "help.pick": "y, pick or 1 – take the blind and play; n, p or 2 – pass",
    "help.call": "the number, or such as “{example}” – the holder of that card is your partner",
    "help.alone": "alone – play without a partner, after a question",
    "help.call_sheepshead": ("sheepshead – undertake to take every trick alone, after a question"),
    "help.bury": "as many cards or numbers as you took, such as “{example}” – bury them",
    "help.lay_under": "a card or its number, such as “{example}” – it stands for the called suit",
    "help.play_under": "under, or its number – play the card that lies face down",
    "help.crack": "y, crack or 1 – double; n, p or 2 – pass",
    "help.recrack": "y, recrack or 1 – double again; n, p or 2 – pass",
    "help.crack-again": "y, crack or 1 – double a third time; n, p or 2 – pass",
    "help.blitz": "the number, blitz black or blitz red – show the queens, which doubles; n – no",
    "help.may_blitz": "{example} – show those queens, which doubles",
    "help.duties": (
        "Until {suit} are led, the holder of {card} keeps it and plays it when they are; "
        "the picker keeps a card of the suit."
    ),
    "help.duties_over": "{card} was called; its suit has been led, so nobody is bound any more.",
    "help.under": "The under stands for {suit}, and never takes a trick.",
    "help.called-ace": (
        "The picker calls a fail ace of a suit he holds; its holder is his partner, in secret."
    ),
    "help.jack-of-diamonds": "Whoever holds the jack of diamonds is the picker’s partner.",
    "help.jack-of-clubs": "Whoever holds the jack of clubs is the picker’s partner.",
    "help.jack-and-ace": (
        "The holders of the jack of diamonds and of the called ace are the picker’s partners."
    ),
    "help.next-player": "The next player after the picker is his partner and shares the blind.",
    "help.none": "The picker plays alone against the others.",
    "help.black-queens": "The holders of the two black queens play against the others.",
    "help.first-queens": "Whoever plays the first two queens plays against the others.",
    "help.queen-jack-seven": (
        "The holders of queen of clubs, jack and seven of diamonds play against the others."
    ),
    "help.duel": (
        "Each plays a card from the hand, and then each an open one; a card under it is turned up."
    ),
    "help.leaster": "Everybody plays alone; the fewest card points win.",
    "help.moster": "Everybody plays alone; the most card points lose.",
    "help.mittler": "Everybody plays alone; the middle one in card points wins.",
    "help.schneidster": "Everybody plays alone; the nearest to 30 points without going over wins.",
}

TERMINAL_SHEEPSHEAD: Final[Mapping[str, str | Plural]] = {**_SEEN, **_TOLD, **_ASKED, **_HELP}
"""Every code of the terminal that only Sheepshead has, and its English."""
