"""What the table in the terminal says in Scat alone: turns, hands, pennies, help."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.i18n.templates import Plural

TERMINAL_SCAT: Final[Mapping[str, str | Plural]] = {
    "title.turn": "turn {number}",
    "title.knocked": "{seat} knocked, last turns",
    "role.knocked": "knocked",
    "pennies.left": Plural("count", "{count} penny", "{count} pennies"),
    "pennies.dole": "on the dole",
    "pennies.out": "out",
    "pile.top": "Discard pile: {card}",
    "pile.stock": Plural("count", "Stock: {count} card", "Stock: {count} cards"),
    "pile.kitty": Plural("count", "Kitty: {count} penny", "Kitty: {count} pennies"),
    "worth.in_suit": "{score} in {suit}",
    "worth.straight_flush": "{score}, a straight flush",
    "worth.three_of_a_kind": "{score}, three of a kind",
    "worth.suit": "{suit} {score}",
    "worth.now": "Your hand is worth {score}.",
    "worth.now_by_suit": "Your hand is worth {score} (by suit: {suits}).",
    "worth.best": "Your hand can be worth {score} once a card is laid away.",
    "turn.from_stock": "drew, threw {card}",
    "turn.from_pile": "took {taken}, threw {card}",
    "told.turn": "{seat}: {turn}",
    "told.drew": "{seat}: drew {card} from the stock",
    "told.took": "{seat}: took {card} from the discard pile",
    "told.threw": "{seat}: threw {card}",
    "told.knock": "{seat}: knock! One more turn for everybody else.",
    "told.throw_down": "{seat}: hand laid open as dealt, all hands count as they are",
    "told.stand": "{seat}: keeping the hand",
    "told.reshuffled": Plural(
        "count",
        "The discard pile becomes the stock: {count} card.",
        "The discard pile is shuffled and becomes the stock: {count} cards.",
    ),
    "ask.turn": "Your turn: {choices}.",
    "ask.last_turn": "{seat} has knocked; your last turn: {choices}.",
    "ask.throw": "Lay one card away: type a card or its number.",
    "choice.stock": "{number} or s = the stock",
    "choice.take": "{number} or d = take {card}",
    "choice.knock": "{number} or k = knock",
    "choice.open": "{number} or open = lay the hand open",
    "choice.stand": "{number} or stand = keep the hand",
    "sure.knock": "Knock with {score}? y or n",
    "sure.open": "Lay your hand of {score} open, so that all hands count as dealt? y or n",
    "typed.one_thrown": "One card is laid away in a turn.",
    "table.you_are_out": "You are out; the others play on for the kitty.",
    "table.last_turns": "Last turns: {turns}",
    "table.no_turns": "Nobody has drawn a card.",
    "table.no_last_turn": "Nobody has drawn a card yet.",
    "table.pennies": Plural(
        "count",
        "Pennies after {count} deal: {pennies}; kitty {kitty}",
        "Pennies after {count} deals: {pennies}; kitty {kitty}",
    ),
    "table.match_won": Plural(
        "count",
        "{seat}: winner of the match after {count} deal, and of the kitty of {kitty}.",
        "{seat}: winner of the match after {count} deals, and of the kitty of {kitty}.",
    ),
    "table.match_won_by_points": Plural(
        "count",
        "{seat}: winner of the match after {count} deal, with {score} points.",
        "{seat}: winner of the match after {count} deals, with {score} points.",
    ),
    "table.match_over": "Enter = leave, l = look back, u = the same deal again, list = the list.",
    "figure.pennies": "{count}",
    "figure.out": "out",
    "list.knock": "{seat} knocked",
    "list.thirty_one": "31 by {seat}",
    "list.throw_down": "hand laid open by {seat}",
    "list.exhausted": "stock run out",
    "help.stock": "s or {number} – draw the top card of the stock",
    "help.take_top": (
        "d or {number} – take {card} from the discard pile; it may not be laid back at once"
    ),
    "help.knock": (
        "k or {number} – knock instead of drawing, after a question: all others have one more turn"
    ),
    "help.open": (
        "open or {number} – lay your hand open as dealt, after a question: all hands count at once"
    ),
    "help.stand": "stand or {number} – keep your hand in the last round",
    "help.throw": "a card or its number, such as “{example}” – lay it on the discard pile",
    "help.scat_always": (
        "At any time: h hint, l what everybody did last, t the table again, points, list, "
        "house (rules), u the same deal again, q leave, ? this help"
    ),
    "help.scat_yes_or_no": (
        "y – yes; n – no, and nothing has been done; "
        "h hint, l what everybody did last, t the table again, points, list, ? this help"
    ),
    "help.scat_worth": (
        "A hand is worth its best suit: ace 11, king, queen and jack 10, the others their number."
    ),
    "help.three_of_a_kind": "Three of a kind are worth {score}.",
    "help.straight_flush": "Three of a suit in sequence are worth 30.",
    "help.lowest_loses": "The lowest hand loses a life; if several are lowest, all of them do.",
    "help.lone_knocker_two": "A knocker who alone is lowest loses two lives.",
    "help.lone_knocker_one": "A knocker who alone is lowest loses one life, as anybody.",
    "help.tied_knocker_saved": "A knocker who ties for lowest loses nothing.",
    "help.tied_knocker_two": "A knocker who ties for lowest loses two lives, the others one.",
    "help.thirty_one": "31 ends the deal at once: everybody else loses a life.",
    "help.thirty_one_knocker_two": (
        "31 ends the deal at once: everybody else loses a life, a knocker two."
    ),
    "help.scat_points": (
        "The best hand scores 1, after one’s own knock 2; 31 by a draw scores 3, on the deal 6. "
        "{points} points win the match."
    ),
    "help.minimum_knock": "A knock needs {score} or more in this house.",
    "help.no_early_knock": "Nobody may knock on his first turn in this house.",
    "help.dole": (
        "Everybody has {lives} lives, a penny each; without a penny you are on the dole and "
        "go out with the next loss."
    ),
    "help.no_dole": "Everybody has {lives} lives, a penny each; out with the last penny.",
}
"""Every code of the terminal that only Scat has, and its English."""
