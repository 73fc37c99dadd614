"""What the rules of Scat say: deeds, refusals, what is wrong with a deal, the settlement."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.i18n.templates import Plural

SCAT: Final[Mapping[str, str | Plural]] = {
    "deed.draw": "draw from the {source} pile",
    "deed.knock": "knock",
    "deed.throw_down": "lay the hand open as dealt",
    "deed.stand": "keep the hand",
    "refused.draw_first": "Draw a card from the stock or the discard pile, or knock.",
    "refused.discard_is_due": "A card has been drawn: now one card must be laid away.",
    "refused.same_card_back": "{card} has just been taken from the discard pile: lay another away.",
    "refused.second_knock": "There is one knock in a round, and it is done ({seat}).",
    "refused.knock_in_first_round": "In this house nobody may knock on his first turn.",
    "refused.knock_too_low": "In this house a knock needs {least} or more; this hand has {score}.",
    "refused.throw_down_late": "A hand can be laid open as dealt on the first turn only.",
    "refused.stand_before_knock": "A hand can be kept without a draw only after a knock.",
    "deal.lot": "the lot for a new stock is not 64 hexadecimal digits",
    "deal.pennies": Plural(
        "count",
        "pennies of {count} player for {seats} seats",
        "pennies of {count} players for {seats} seats",
    ),
    "deal.dealer_out": "{seat}, the dealer, is out",
    "deal.too_few_in": Plural(
        "count", "only {count} player is still in", "only {count} players are still in"
    ),
    "deal.penny_range": "a player who is in has {least} to {most} pennies",
    "deal.penny_total": "{total} pennies with the kitty instead of {due}",
    "ended.knock": "{seat}: knocked",
    "ended.throw_down": "{seat}: laid the hand open as dealt",
    "ended.thirty_one": "{seat}: 31!",
    "ended.exhausted": "The stock has run out: a draw.",
    "hand.suit": "{seat}: {cards} = {score} in {suit}",
    "hand.three_of_a_kind": "{seat}: {cards} = {score}, three of a kind",
    "hand.straight_flush": "{seat}: {cards} = {score}, straight flush",
    "points.scored": Plural("count", "{seat}: {count} point", "{seat}: {count} points"),
    "points.nobody": "Nobody scores.",
    "lives.lost": Plural("count", "{seat}: {count} life lost", "{seat}: {count} lives lost"),
    "lives.nobody": "Nobody loses a life.",
    "lives.all_would_be_out": (
        "Everybody would be out, and nobody could take the kitty: "
        "no life is lost, and it is dealt again."
    ),
    "lives.left": Plural("count", "{seat}: {count} penny left", "{seat}: {count} pennies left"),
    "lives.dole": "{seat}: no penny left, on the dole",
    "lives.out": "{seat}: out",
    "lives.kitty": Plural(
        "count",
        "{seat}: last one in, takes the kitty of {count} penny",
        "{seat}: last one in, takes the kitty of {count} pennies",
    ),
}
