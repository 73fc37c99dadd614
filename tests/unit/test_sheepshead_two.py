"""Sheepshead for two: open cards over face-down ones, and four cards to a trick."""

from __future__ import annotations

from tests.sheepshead_support import offers, played_out, said, sheepshead, then
from wenzel.cards import CardSet
from wenzel.games.sheepshead.actions import Play, TurnedUp
from wenzel.games.sheepshead.play import Kind, Playing

GAME = sheepshead("sheepshead-two")
CARDS = list(GAME.deck)
DEAL = GAME.deal(CARDS, dealer=1)
"""Seat 0 leads; the cards are dealt in the order of their numbers."""


def open_cards(playing: object, seat: int) -> CardSet:
    assert isinstance(playing, Playing)
    return playing.batteries[seat]


def test_the_deal() -> None:
    assert DEAL.covered == (tuple(CARDS[0:4]), tuple(CARDS[4:8]))
    assert DEAL.batteries == (tuple(CARDS[8:12]), tuple(CARDS[12:16]))
    assert [len(hand) for hand in DEAL.hands] == [8, 8]


def test_each_plays_from_the_hand_and_then_from_the_battery() -> None:
    state = GAME.start(DEAL)
    phase = state.phase
    assert isinstance(phase, Playing)
    assert phase.kind is Kind.DUEL
    movers: list[int] = []
    for _ in range(4):
        seat = state.current_player
        assert seat is not None
        place = len(movers)
        source = DEAL.hands[seat] if place < 2 else CardSet(DEAL.batteries[seat])
        cards = [action.card for action in state.legal_actions() if isinstance(action, Play)]
        assert CardSet(cards) <= source
        movers.append(seat)
        state = state.apply(state.legal_actions()[0])
    assert movers == [0, 1, 0, 1]


def test_a_battery_follows_suit_by_itself() -> None:
    # Seat 0 leads a spade; its hand has more spades, its battery none.
    state = said(GAME, DEAL, "play S7")
    assert all(line.startswith("play S") for line in offers(state)) or len(offers(state)) == 8
    state = then(GAME, state, sorted(offers(state))[0])
    battery = open_cards(state.phase, 0)
    assert offers(state) == {f"play {card}" for card in battery}


def test_the_card_below_is_turned_up() -> None:
    state = GAME.start(DEAL)
    for _ in range(2):
        state = state.apply(state.legal_actions()[0])
    played = DEAL.batteries[0][1]
    state = then(GAME, state, f"play {played}")
    below = DEAL.covered[0][1]
    assert [event.what for event in state.events[1:]] == [TurnedUp(below)]
    assert below in open_cards(state.phase, 0)
    assert played not in open_cards(state.phase, 0)


def test_whoever_has_more_points_wins() -> None:
    for seed in range(8):
        state = GAME.start(GAME.deal_from_seed(seed))
        outcome = played_out(state, seed)
        assert sum(outcome.points) == 120
        assert sum(outcome.tricks) == 8
        if outcome.winners:
            (winner,) = outcome.winners
            assert outcome.points[winner] > 60
            assert outcome.returns[winner] in (1, 2, 3)
        else:
            assert outcome.returns == (0, 0)
