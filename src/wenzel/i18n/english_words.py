"""Single words that sentences are filled with: suits, ranks, games, levels, and what joins lists.

A game that is the name of a suit ("Clubs") has a word of its own, for not every language writes
it like the suit in a sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

WORDS: Final[Mapping[str, str]] = {
    "list.joint": "{head}, {tail}",
    "seat.numbered": "seat {number}",
    "name.skat": "Skat",
    "name.sheepshead": "Sheepshead",
    "name.scat": "Scat",
    "word.black": "black",
    "word.red": "red",
    "word.stock": "stock",
    "word.discard": "discard",
    "suit.trump": "trump",
    "suit.french.clubs": "clubs",
    "suit.french.spades": "spades",
    "suit.french.hearts": "hearts",
    "suit.french.diamonds": "diamonds",
    "suit.german.clubs": "acorns",
    "suit.german.spades": "leaves",
    "suit.german.hearts": "hearts",
    "suit.german.diamonds": "bells",
    "rank.french.jack": "jack",
    "rank.french.queen": "queen",
    "rank.french.king": "king",
    "rank.french.ace": "ace",
    "rank.german.jack": "Unter",
    "rank.german.queen": "Ober",
    "rank.german.king": "König",
    "rank.german.ace": "Daus",
    "game.french.clubs": "Clubs",
    "game.french.spades": "Spades",
    "game.french.hearts": "Hearts",
    "game.french.diamonds": "Diamonds",
    "game.german.clubs": "Acorns",
    "game.german.spades": "Leaves",
    "game.german.hearts": "Hearts",
    "game.german.diamonds": "Bells",
    "game.grand": "Grand",
    "game.null": "Null",
    "game.ramsch": "Ramsch",
    "contract.null": "Null",
    "contract.null_hand": "Null Hand",
    "contract.null_ouvert": "Null ouvert",
    "contract.null_ouvert_hand": "Null ouvert Hand",
    "contract.plain": "{game}",
    "contract.hand": "{game} Hand",
    "contract.schneider": "{game} Hand, Schneider announced",
    "contract.schwarz": "{game} Hand, Schwarz announced",
    "contract.ouvert": "{game} ouvert",
    "contract.spitze": "{contract}, Spitze",
}
