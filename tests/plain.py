"""Cards as plain text, for oracles: nothing of the package is used here."""

from __future__ import annotations

SUITS = "CSHD"
DECK = frozenset(suit + rank for suit in SUITS for rank in "789TJQKA")


def effective_suit(card: str, game: str) -> str:
    """Return the suit a card belongs to: its own, or T for trump."""
    if game != "N" and (card[1] == "J" or card[0] == game):
        return "T"
    return card[0]


def power(card: str, game: str) -> int:
    """Return the strength within an effective suit."""
    if game == "N":
        return "789TJQKA".index(card[1])
    if card[1] == "J":
        return 100 + "DHSC".index(card[0])
    return "789QKTA".index(card[1])


def takes(card: str, best: str, game: str) -> bool:
    """Tell whether a card played later beats the best so far."""
    mine, other = effective_suit(card, game), effective_suit(best, game)
    if mine == other:
        return power(card, game) > power(best, game)
    return mine == "T"


def may_play(hand: frozenset[str], led: str | None, game: str) -> frozenset[str]:
    """Return the legal cards."""
    if led is None:
        return hand
    suit = effective_suit(led, game)
    return frozenset(card for card in hand if effective_suit(card, game) == suit) or hand
