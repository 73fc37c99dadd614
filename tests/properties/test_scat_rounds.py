"""Laws of random rounds and matches of Scat in random houses."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from wenzel.cards import DECK_52, Card, CardSet
from wenzel.errors import IllegalActionError
from wenzel.games.scat.actions import Discard, Draw, Knock, Source, Stand, ThrowDown
from wenzel.games.scat.game import ScatGame
from wenzel.games.scat.options import ScatOptions, Scoring, StockExhausted, ThreeOfAKind
from wenzel.games.scat.phases import turns_of
from wenzel.games.scat.state import ScatState
from wenzel.games.scat.values import HALVES, half_points, value
from wenzel.i18n import DECK_FACES, Speaker
from wenzel.rulesets import load, ruleset_names

any_card = st.sampled_from(list(DECK_52))
hands = st.frozensets(any_card, min_size=0, max_size=4).map(CardSet)
houses = st.sampled_from([load(ruleset) for ruleset in ruleset_names("scat")])
special = st.builds(
    ScatOptions, three_of_a_kind=st.sampled_from(ThreeOfAKind), straight_flush=st.booleans()
)
SPEAKERS = [Speaker(face) for face in DECK_FACES.values()]
GAP = re.compile(r"[{}<>_]|\bNone\b|Message|CardSet")


@given(hands, special)
def test_a_hand_is_worth_its_best_suit_at_least(hand: CardSet, options: ScatOptions) -> None:
    by_suit = [0] * 4
    for card in hand:
        by_suit[card.suit] += {14: 11, 13: 10, 12: 10, 11: 10}.get(card.rank, int(card.rank))
    found = value(hand, options)
    assert found.halves == half_points(options)[hand.bits]
    assert found.halves >= HALVES * max(by_suit)
    if options == ScatOptions() or len(hand) != 3:
        assert found.halves == HALVES * max(by_suit)
    if found.halves != HALVES * max(by_suit):
        assert found.halves in (60, 61)


def try_to_say(state: ScatState, action: Any, seat: int) -> None:
    """Try an action; a refusal has to be a sentence in every deck."""
    refused = None
    try:
        state.apply(action, seat)
    except IllegalActionError as error:
        refused = error
    if refused is not None:
        for speaker in SPEAKERS:
            assert not GAP.search(speaker.say(refused.message))


def wild(rng: Random) -> Any:
    return rng.choice((
        Knock(), Stand(), ThrowDown(), Draw(Source.STOCK), Draw(Source.DISCARD),
        Discard(Card.numbered(rng.randrange(52))),
    ))  # fmt: skip


@settings(max_examples=60)
@given(houses, st.integers(0, 2**32))
def test_a_match_of_random_play(game: ScatGame, seed: int) -> None:
    rng = Random(seed)
    options = game.options
    match = game.match(dealer=rng.randrange(game.seats))
    for number in range(1, 31):
        deal = match.prepare(game.deal_from_seed(seed, number, match.dealer))
        state = game.start(deal)
        while not state.is_terminal:
            try_to_say(state, wild(rng), rng.randrange(game.seats))
            state = state.apply(rng.choice(state.legal_actions()))
        outcome = state.outcome
        assert outcome is not None
        for speaker in SPEAKERS:
            assert not any(map(GAP.search, speaker.say_all(outcome.lines)))
        total = sum(left or 0 for left in outcome.pennies) + outcome.kitty
        assert total == options.players * options.lives
        check_losers(options, state)
        match = match.after(outcome)
        if match.is_over:
            assert match.winner is not None
            assert match.pennies[match.winner] is not None
            return


def check_losers(options: ScatOptions, state: ScatState) -> None:
    outcome = state.outcome
    assert outcome is not None
    if options.scoring is Scoring.POINTS:
        assert set(outcome.losses) == {0}
        assert outcome.out == ()
        return
    playing = state.deal.order
    assert all(outcome.losses[seat] == 0 for seat in range(options.players) if seat not in playing)
    losers = [seat for seat in playing if outcome.losses[seat]]
    assert set(outcome.winners) == (set(playing) - set(losers) if losers else set())
    if outcome.termination == "exhausted":
        assert options.stock_exhausted is StockExhausted.DRAW
        assert not losers
    elif outcome.termination == "thirty-one":
        assert not set(outcome.declared) & set(losers)
    else:
        scores = {seat: outcome.values[seat] for seat in playing}
        least = min(score.halves for score in scores.values() if score is not None)
        assert all(score is not None and score.halves == least
                   for seat, score in scores.items() if seat in losers)  # fmt: skip
    assert set(playing) - set(outcome.out), "somebody is always left"


@settings(max_examples=25)
@given(houses, st.integers(0, 2**32))
def test_a_pile_that_becomes_the_stock(game: ScatGame, seed: int) -> None:
    """Play without a knock until the stock has run out twice: no card is lost or made."""
    rng = Random(seed)
    state = game.start(game.deal_from_seed(seed))
    before = state
    while not state.is_terminal:
        turns = turns_of(state.phase)
        assert turns is not None
        assert turns.stock_count == len(state.stock)
        if turns.reshuffles == 2:
            break
        before = state
        playing_on = [action for action in state.legal_actions()
                      if not isinstance(action, Knock | ThrowDown)]  # fmt: skip
        state = state.apply(rng.choice(playing_on))
        places = state.holdings()
        assert sum(map(len, places)) == len(DECK_52)
    if state.outcome is not None and state.outcome.termination == "exhausted":
        assert game.options.stock_exhausted is StockExhausted.DRAW
        assert not before.stock
