"""Reviews of Sheepshead: the duties hold, the figures add up, what cannot be reviewed says why."""

from __future__ import annotations

import pytest

from tests.study.test_retold import played
from wenzel.errors import RecordError
from wenzel.games.sheepshead.actions import Play
from wenzel.records import Record, replay_states
from wenzel.solver import Solver
from wenzel.study.hands import HandReview, review_hand
from wenzel.study.reviews import REVIEWED_GAMES, reviews_of

RULESETS = ("sheepshead-called-ace", "sheepshead-jack-of-diamonds")


def reviewed(ruleset: str, seed: int) -> tuple[Record, HandReview] | None:
    record = played(ruleset, seed)
    try:
        return record, review_hand(record, Solver(plain=True))
    except RecordError:
        return None


@pytest.fixture(scope="module")
def reviews() -> list[tuple[Record, HandReview]]:
    # Hands that the plain search solves at once: those with a weak side are over quickly.
    found = [reviewed(ruleset, seed) for ruleset in RULESETS for seed in (1, 2, 5, 6, 7)]
    return [one for one in found if one is not None]


def test_reviews_end_where_the_hand_ended(reviews: list[tuple[Record, HandReview]]) -> None:
    assert len(reviews) > 4
    for record, review in reviews:
        *_, last = replay_states(record)
        assert last.outcome is not None
        assert review.cards[-1].value == last.outcome.side_points  # type: ignore[attr-defined]
        assert review.ended_won == (review.picker in last.outcome.winners)


def test_costs_add_up(reviews: list[tuple[Record, HandReview]]) -> None:
    for _, review in reviews:
        side = (review.picker, *review.partners)
        others = {card.seat for card in review.cards} - set(side)
        assert all(card.cost >= 0 for card in review.cards)
        lost, gained = review.cost_of(*side), review.cost_of(*others)
        assert review.value - lost + gained == review.cards[-1].value


def test_a_review_of_the_end_is_the_end_of_the_whole_one(
    reviews: list[tuple[Record, HandReview]],
) -> None:
    for record, whole in reviews:
        for first in (record.game.seats, len(whole.cards) - record.game.seats):
            part = review_hand(record, Solver(plain=True), first)
            assert (part.first, part.cards) == (first, whole.cards[first:])
            assert part.value == whole.cards[first - 1].value


def test_better_cards_were_allowed(reviews: list[tuple[Record, HandReview]]) -> None:
    for record, review in reviews:
        states = iter(replay_states(record))
        before, cards = next(states), iter(review.cards)
        for step, after in zip(record.steps, states, strict=True):
            if isinstance(step.action, Play):
                card = next(cards)
                assert card.card is step.action.card
                assert (card.better is None) == (card.cost == 0)
                if card.better is not None:
                    assert Play(card.better) in before.legal_actions(step.seat)
            before = after


@pytest.mark.parametrize(
    ("ruleset", "code"),
    [("sheepshead-six", "study.players"), ("sheepshead-two", "study.nobody_picked")],
)
def test_what_cannot_be_reviewed_says_why(ruleset: str, code: str) -> None:
    codes = set()
    for seed in range(6):
        try:
            review_hand(played(ruleset, seed), Solver(plain=True))
        except RecordError as error:
            codes.add(error.message.code)
    assert code in codes


def test_scat_has_no_review() -> None:
    assert "scat" not in REVIEWED_GAMES
    with pytest.raises(RecordError) as refused:
        next(reviews_of(played("scat", 0)))
    assert refused.value.message.code == "study.other_game"
