"""Small scenes at the foot of the pip cards of the Prager pack."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from wenzel.cards import Rank, Suit
from wenzel.decks.pen import Pen
from wenzel.decks.svg import Node
from wenzel.decks.vignettes import acorns, bells, hearts, leaves

_SCENES: Final[Mapping[tuple[Suit, Rank], Callable[[Pen], Node]]] = {
    (Suit.CLUBS, Rank.TEN): acorns.bear_at_honey,
    (Suit.CLUBS, Rank.NINE): acorns.windmill,
    (Suit.CLUBS, Rank.EIGHT): acorns.hornblower,
    (Suit.CLUBS, Rank.SEVEN): acorns.owl_on_branch,
    (Suit.SPADES, Rank.TEN): leaves.stork_in_pond,
    (Suit.SPADES, Rank.NINE): leaves.goat_at_grass,
    (Suit.SPADES, Rank.EIGHT): leaves.snail_race,
    (Suit.SPADES, Rank.SEVEN): leaves.beehive,
    (Suit.HEARTS, Rank.TEN): hearts.cat_and_mice,
    (Suit.HEARTS, Rank.NINE): hearts.cock_at_sunrise,
    (Suit.HEARTS, Rank.EIGHT): hearts.fountain,
    (Suit.HEARTS, Rank.SEVEN): hearts.hedgehog_with_fruit,
    (Suit.DIAMONDS, Rank.TEN): bells.hare_with_drum,
    (Suit.DIAMONDS, Rank.NINE): bells.king_carp,
    (Suit.DIAMONDS, Rank.EIGHT): bells.dog_with_sausages,
    (Suit.DIAMONDS, Rank.SEVEN): bells.flower_barrel,
}


def vignette(pen: Pen, suit: Suit, rank: Rank) -> Node:
    """Return the scene of a pip card, on y = 0, within x -190 to 190 and y -240 to 20.

    Raises:
        KeyError: the card is not a ten, nine, eight or seven.
    """
    return _SCENES[suit, rank](pen)
