"""What players say of a card that did better than another over sampled layouts, in any game."""

from __future__ import annotations

from dataclasses import dataclass

from wenzel.cards import Card
from wenzel.messages import Mean, Message


@dataclass(frozen=True, slots=True)
class Candidate:
    """What a card has come to over the layouts.

    Attributes:
        card: the card.
        score: mean score of the own side.
        wins: share of the layouts that the own side wins (0 to 1).
    """

    card: Card
    score: float
    wins: float


def compared(best: Candidate, other: Candidate, count: int, *, against: bool = False) -> Message:
    """Return why a card is better than another.

    Args:
        best: the card that is played.
        other: the next best.
        count: over how many layouts.
        against: whether the scores are what a declarer loses, and not what the own seat wins.
    """
    wins, other_wins = (round(count * each.wins) for each in (best, other))
    if wins > other_wins:
        return Message(
            "hint.layouts.wins_more", card=best.card, other=other.card, wins=wins,
            other_wins=other_wins, count=count,
        )  # fmt: skip
    score, other_score = Mean.of(best.score), Mean.of(other.score)
    if against and Mean.of(best.score - other.score) != Mean.of(0.0):
        return Message(
            "hint.layouts.costs_more", card=best.card, other=other.card,
            score=Mean.of(best.score - other.score), count=count,
        )  # fmt: skip
    if not against and best.score > other.score and score != other_score:
        return Message(
            "hint.layouts.scores_more", card=best.card, other=other.card, score=score,
            other_score=other_score, count=count,
        )  # fmt: skip
    return Message("hint.layouts.as_good", card=best.card, other=other.card, count=count)
