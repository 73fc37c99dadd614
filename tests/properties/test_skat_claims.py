"""Claims: what the proof calls certain is what trying everything calls certain."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import pytest

from tests.plain import DECK, effective_suit
from tests.properties.claim_oracle import Ending, is_certain
from tests.support import FOREHAND, arranged, playing_on, random_deal, skat
from wenzel.cards import DECK_32, CardSet, Rank
from wenzel.games.skat.actions import Claim, Discard, ShowHand
from wenzel.games.skat.claims import claim_is_certain
from wenzel.games.skat.contract import Contract, GameType
from wenzel.games.skat.deal import SkatDeal
from wenzel.games.skat.game import SkatGame
from wenzel.games.skat.state import SkatState
from wenzel.games.skat.view import SkatView


def ending_of(view: SkatView) -> Ending:
    """Return what the seat on move knows, gathered from the tricks and its own cards alone."""
    playing = view.playing
    assert playing is not None
    game = playing.contract.game.value
    order = playing.setting.order
    place = order.index(view.seat)
    others = [order[(place + step) % 3] for step in (1, 2)]
    played: dict[int, list[str]] = {seat: [] for seat in order}
    voids: dict[int, set[str]] = {seat: set() for seat in order}
    for trick in (*playing.tricks, playing.trick):
        for seat, card in zip(trick.seats, trick.cards, strict=False):
            played[seat].append(card.text)
            suit = effective_suit(trick.cards[0].text, game)
            if effective_suit(card.text, game) != suit:
                voids[seat].add(suit)
    shown: list[frozenset[str] | None] = []
    for seat in others:
        lying = playing.open_hands[seat] if playing.open_hands else None
        shown.append(None if lying is None else frozenset(card.text for card in lying))
    own = frozenset(card.text for card in view.hand)
    known = own | {card.text for card in view.holding.laid}
    known |= {card for some in played.values() for card in some}
    known |= {card for hand in shown if hand is not None for card in hand}
    lowest = None
    if playing.contract.spitze and view.seat == playing.declarer:
        card = playing.contract.trumps[-1]
        lowest = card.text if card in view.hand else None
    return Ending(
        game=game,
        own=own,
        counts=(10 - len(played[others[0]]), 10 - len(played[others[1]])),
        voids=(frozenset(voids[others[0]]), frozenset(voids[others[1]])),
        shown=(shown[0], shown[1]),
        unseen=DECK - known,
        leader=(order.index(playing.trick.seats[0]) - place) % 3,
        trick=tuple(card.text for card in playing.trick.cards),
        wins_none=game == "N",
        last_of_all=lowest,
    )


def deal_for(game: SkatGame, announced: str, rng: Random) -> SkatDeal:
    """Return a random deal; for a Null one whose forehand has mostly low cards."""
    deal: SkatDeal = random_deal(game, rng)
    if "P" in announced:
        # A long trump suit from the top, and its lowest card for the last trick.
        order = Contract.from_text(announced).trumps
        return arranged(" ".join(card.text for card in (*order[:4], *order[5:8], order[-1])))
    if announced[0] != "N":
        return deal
    low = [card for card in DECK_32 if card.rank < Rank.JACK]
    return arranged(CardSet(rng.sample(low, 10)).text)


def endings(
    game: SkatGame, announced: str, seed: int, *, at_most: int, opens: bool
) -> Iterator[tuple[SkatState, int]]:
    """Play a random deal under a contract; yield its late positions and the seats on move."""
    rng = Random(f"{announced} {seed}")
    state = game.start(deal_for(game, announced, rng))
    state = said_on(game, state, "bid 18", "hold", "pass", "pass")
    if "H" not in announced[1:]:
        state = said_on(game, state, "take_skat")
        held = state.hands[FOREHAND].hand if announced[0] == "N" else None
        if held is None:
            state = state.apply(rng.choice(state.legal_actions()))
        else:
            high = sorted(held, key=lambda card: card.rank)[-2:]
            state = state.apply(Discard(CardSet(high)))
    state = said_on(game, state, f"announce {announced}")
    if opens:
        state = state.apply(ShowHand(), state.phase.setting.order[0])
        state = said_on(game, state, "decline")
    while not state.is_terminal:
        seat = state.current_player
        assert seat is not None
        if len(state.hands[seat].hand) <= at_most:
            yield state, seat
        state = state.apply(rng.choice(playing_on(state)))


def said_on(game: SkatGame, state: SkatState, *lines: str) -> SkatState:
    for line in lines:
        state = state.apply(game.action_from_line(line))
    return state


@dataclass
class Tally:
    """What came of asking about many endings."""

    tried: int = 0
    certain: int = 0
    granted: int = 0
    unsound: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)


def ask(
    game: SkatGame, announced: str, seeds: range, *, at_most: int, opens: bool = False
) -> Tally:
    """Compare the proof with the oracle on the endings of random deals."""
    tally = Tally()
    for seed in seeds:
        for state, seat in endings(game, announced, seed, at_most=at_most, opens=opens):
            view = game.view(state, seat)
            playing = view.playing
            assert playing is not None
            answer = claim_is_certain(playing, seat, view.holding)
            assert answer == (Claim() in view.legal)
            if playing.contract.game is GameType.NULL and seat != playing.declarer:
                assert not answer
                continue
            truth = is_certain(ending_of(view))
            tally.tried += 1
            tally.certain += truth
            tally.granted += answer
            if answer != truth:
                (tally.unsound if answer else tally.refused).append(
                    f"{announced} {seed}: {ending_of(view)}"
                )
    return tally


@pytest.mark.parametrize(
    ("announced", "opens"),
    [*((game, False) for game in "DHSCG"), ("GH", False), ("CH", False), ("D", True), ("G", True),
     ("SH", True)],
)  # fmt: skip
def test_a_claim_is_granted_exactly_when_it_is_certain(announced: str, opens: bool) -> None:
    at_most = 2 if "H" in announced[1:] else 3
    tally = ask(skat(), announced, range(20), at_most=at_most, opens=opens)
    assert not tally.unsound, tally.unsound[0]
    assert not tally.refused, tally.refused[0]
    assert 0 < tally.certain < tally.tried


@pytest.mark.parametrize("announced", ["CHP", "DHP", "SHP"])
def test_a_claim_includes_an_announced_spitze(announced: str) -> None:
    tally = ask(skat(spitze=1), announced, range(60), at_most=2)
    assert not tally.unsound, tally.unsound[0]
    assert not tally.refused, tally.refused[0]
    assert 0 < tally.certain < tally.tried


@pytest.mark.slow
@pytest.mark.parametrize(
    ("announced", "opens"),
    [*((game, False) for game in "DHSCG"), ("GH", False), ("CH", True), ("G", True)],
)
def test_claims_of_many_deals(announced: str, opens: bool) -> None:
    tally = ask(skat(), announced, range(1000, 1250), at_most=3, opens=opens)
    assert not tally.unsound, tally.unsound[0]
    assert not tally.refused, tally.refused[0]


@pytest.mark.parametrize("announced", ["N", "NO", "NH", "NOH"])
def test_a_claim_of_no_trick_is_never_granted_in_vain(announced: str) -> None:
    tally = ask(skat(), announced, range(40), at_most=3)
    assert not tally.unsound, tally.unsound[0]
    # The proof by suits may refuse what a longer search would grant, but not often.
    assert tally.granted >= 0.8 * tally.certain > 0
