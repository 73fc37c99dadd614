"""What the table in the terminal says in Skat alone: events, questions, games, help."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.i18n.templates import Plural

_SEATS: Final[Mapping[str, str | Plural]] = {
    "place.forehand": "forehand",
    "place.middlehand": "middlehand",
    "place.rearhand": "rearhand",
    "role.declarer": "declarer",
    "call.bid": "bid {value}",
    "call.hold": "held {value}",
    "call.pass": "passed",
    "title.auction": "auction",
    "title.ramsch": "Ramsch",
    "title.contract": "{contract}",
    "title.declarer": "{seat} at {bid}",
    "title.kontra": "Kontra",
    "title.re": "Kontra and Re",
}

_TOLD: Final[Mapping[str, str | Plural]] = {
    "told.bid": "{seat}: {value}",
    "told.hold": "{seat}: hold {value}",
    "told.declarer": "{seat}: declarer at {bid}",
    "told.ramsch": "Nobody has bid: a Ramsch, everybody plays alone.",
    "told.ramsch_begins": "The Ramsch begins.",
    "told.take_skat": "{seat}: skat taken",
    "told.skat": "In the skat: {cards}",
    "told.laid": "{seat}: laid away {cards}",
    "told.laid_two": "{seat}: two cards laid away",
    "told.passed_on": "{seat}: passed on {cards}",
    "told.passed_on_two": "{seat}: two cards passed on",
    "told.shove": "{seat}: skat passed on unseen, which doubles",
    "told.no_grand_hand": "{seat}: no Grand Hand",
    "told.announce": "{seat}: {contract}, at a bid of {bid}",
    "told.open": "{seat}: open hand {cards}",
    "told.kontra": "{seat}: Kontra",
    "told.re": "{seat}: Re",
    "told.no_kontra": "{seat}: no Kontra",
    "told.no_re": "{seat}: no Re",
    "told.null_trick": "Trick {number} to {seat}",
    "told.concede": "{seat}: giving up",
    "told.show_hand": "{seat}: laying the hand open",
    "told.claim": "{seat}: claiming the rest",
    "told.accept": "{seat}: accepted",
    "told.decline": "{seat}: playing on",
    "told.forfeit": "{seat}: gone",
    "told.skat_was": "Skat as dealt: {cards}",
    "told.laid_was": "Skat at the end: {cards}",
}

_OFFERED: Final[Mapping[str, str | Plural]] = {
    "offer.game": "{number} {contract}: {value}",
    "offer.game_noted": "{number} {contract}: {value}; {note}",
    "offer.needs_schneider": "below the bid, must be won with Schneider",
    "offer.needs_schwarz": "below the bid, must be won with Schwarz",
    "offer.needs_never": "below the bid, lost whatever happens",
    "offer.skat_unseen": "By your ten cards; the unseen skat may change the matadors.",
    "level.hand": "Hand",
    "level.schneider": "Schneider",
    "level.schwarz": "Schwarz",
    "level.ouvert": "ouvert",
    "level.value": "Hand explained",
    "worth.game": "{game} {value}",
    "worth.hand": "Game values: {games}",
    "sure.discard": "Lay away {cards} ({points} points)? y or n",
    "sure.pass_on": "Pass on {cards} ({points} points)? y or n",
    "sure.hand": "Announce {contract} and leave the skat? y or n",
    "sure.needs_schneider": (
        "{contract} is worth {value}, the bid is {bid}: it must be won with Schneider. "
        "Announce it? y or n"
    ),
    "sure.needs_schwarz": (
        "{contract} is worth {value}, the bid is {bid}: it must be won with Schwarz. "
        "Announce it? y or n"
    ),
    "sure.needs_never": (
        "{contract} is worth {value} at most, the bid is {bid}: it will be lost. "
        "Announce it? y or n"
    ),
    "sure.concede": "Give up? y or n",
    "sure.show": "Lay your hand open and offer to end the game? y or n",
    "sure.claim": "Claim all the rest? y or n",
    "ask.bid": "Bid against {seat}: 1 = {value} (or type a higher value), 2 = pass.",
    "ask.nothing_higher": "There is no higher value: 1 = pass.",
    "ask.answer": "{seat}, {value}. Your answer: 1 = hold, 2 = pass.",
    "ask.eighteen": "Both others have passed: 1 = play at 18, 2 = pass.",
    "ask.choose": (
        "You are the declarer at {bid}: 1 = take the skat, or “hand” lists the hand games."
    ),
    "ask.only_skat": "You are the declarer at {bid}: 1 = take the skat.",
    "ask.discard": "Lay two cards away: type two cards or their numbers.",
    "ask.pass_on": "Pass two cards on, no jack: type two cards or their numbers.",
    "ask.announce": "Announce your game by its number or its name; the bid is {bid}.",
    "ask.shove": (
        "1 = take the skat and pass two cards on, 2 = pass it on unseen (doubles), "
        "3 = play Grand Hand."
    ),
    "ask.shove_only": ("1 = take the skat and pass two cards on, 2 = pass it on unseen (doubles)."),
    "ask.ramsch": "Before the Ramsch: 1 = pass, 2 = play Grand Hand.",
    "ask.accept_concession": "{seat}: giving up. 1 = accept, 2 = decline and play on.",
    "ask.accept_open": (
        "{seat}: all the rest claimed with an open hand. 1 = accept, 2 = decline and play on."
    ),
    "ask.kontra": "Say Kontra? 1 = Kontra, 2 = pass.",
    "ask.re": "Kontra was said. Answer: 1 = Re, 2 = pass.",
    "also.kontra": "You may say “kontra”.",
    "also.claim": "All the rest is yours for certain: “claim” ends the game.",
}

_TYPED: Final[Mapping[str, str | Plural]] = {
    "typed.game": "{game}",
    "typed.ambiguous": "“{text}” may be {games}; type more of the name.",
}

_TABLE: Final[Mapping[str, str | Plural]] = {
    "table.points_party": "The defenders’ card points so far: {points}.",
    "table.places": "Places: {places}",
    "table.place": "{place}. {seat} {score} (games won {won}, lost {lost})",
    "table.pays": "{seat}: over the limit of {limit}, and pays.",
    "list.game": "{seat}, {contract}, {result} {score:+}",
    "list.won": "won",
    "list.lost": "lost",
    "list.ramsch": "Ramsch",
    "list.passed_in": "no game",
}

_HELP: Final[Mapping[str, str | Plural]] = {
    "help.bid": "{next} or 1 – bid it; any higher value of the list – a jump; p or 2 – pass",
    "help.values": "The values: {values}",
    "help.answer": "y or 1 – hold {value}; p or 2 – pass, which is final",
    "help.eighteen": "18 or 1 – play at 18; p or 2 – pass, and nobody plays",
    "help.take": "s or 1 – take the skat; after that it is no hand game",
    "help.hand": (
        "hand – the hand games and their values; announce one by its number or its name "
        "(“{example}”)"
    ),
    "help.discard": "two cards or numbers, such as “{example}” – lay them away",
    "help.announce": "the number or the name of a game, such as “{example}”",
    "help.take_and_pass_on": "s or {number} – take the skat and pass two cards on, no jack",
    "help.shove": "shove or {number} – pass the skat on unseen, which doubles",
    "help.grand_hand": (
        "{command} or {number} – play that instead of the Ramsch, with the skat unseen"
    ),
    "help.no_grand_hand": "p or {number} – pass, for the Ramsch",
    "help.pass_on": "two cards or numbers, no jack, such as “{example}” – pass them on",
    "help.accept": "y or accept, n or decline",
    "help.kontra": "kontra – double the game",
    "help.re": "re – double again",
    "help.concede": "concede – give up, after a question",
    "help.show": "show – lay your hand open and offer to end the game, after a question",
    "help.claim": "claim – take all the rest, which is certain, after a question",
    "help.yes_or_no_hand": (
        "y – yes; n – no, and nothing has been done; "
        "h hint, l last trick, t the table again, points, list, hand, ? this help"
    ),
    "help.null": "No trumps; every suit: {ranks}. The declarer must not take a trick.",
    "help.ramsch": "Everybody plays alone; whoever takes the most card points loses.",
    "help.suit_games": (
        "In a suit game the four {jack}s and the trump suit are trumps, in Grand the {jack}s alone."
    ),
    "help.game_values": (
        "Value: (matadors + game + levels) times 9 {diamonds}, 10 {hearts}, 11 {spades}, "
        "12 {clubs}, 24 Grand; Null 23, Hand 35, ouvert 46, ouvert Hand 59."
    ),
}

TERMINAL_SKAT: Final[Mapping[str, str | Plural]] = {
    **_SEATS,
    **_TOLD,
    **_OFFERED,
    **_TYPED,
    **_TABLE,
    **_HELP,
}
"""Every code of the terminal that only Skat has, and its English."""
