"""Is a claim certain? Answered by trying everything, with cards as plain text.

Every lie of the unseen cards that the play so far allows is a world. The claimant chooses one card
for all the worlds he cannot tell apart; the others may do whatever their cards allow in a world.
Slow and simple on purpose: the judge of `wenzel.games.skat.claims`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from tests.plain import effective_suit, may_play, takes


@dataclass(frozen=True)
class Ending:
    """An ending as the claimant, player 0, sees it; players 1 and 2 follow clockwise.

    Attributes:
        game: letter of the game.
        own: the claimant's cards.
        counts: how many cards players 1 and 2 hold.
        voids: effective suits they have shown to lack.
        shown: their cards where they lie open.
        unseen: all cards whose place the claimant does not know.
        leader: who led to the trick on the table.
        trick: the cards on the table.
        wins_none: whether he claims to take no trick instead of all.
        last_of_all: a card of his that has to take the very last trick.
    """

    game: str
    own: frozenset[str]
    counts: tuple[int, int]
    voids: tuple[frozenset[str], frozenset[str]]
    shown: tuple[frozenset[str] | None, frozenset[str] | None]
    unseen: frozenset[str]
    leader: int
    trick: tuple[str, ...] = ()
    wins_none: bool = False
    last_of_all: str | None = None


World = tuple[frozenset[str], frozenset[str]]


def worlds(ending: Ending) -> Iterator[World]:
    """Yield every pair of hands that players 1 and 2 can have."""
    pool = sorted(ending.unseen)

    def hands(player: int, taken: frozenset[str]) -> Iterator[frozenset[str]]:
        shown = ending.shown[player]
        if shown is not None:
            yield shown
            return
        able = [
            card
            for card in pool
            if card not in taken and effective_suit(card, ending.game) not in ending.voids[player]
        ]
        for hand in combinations(able, ending.counts[player]):
            yield frozenset(hand)

    for one in hands(0, frozenset()):
        for two in hands(1, one):
            yield one, two


def is_certain(ending: Ending) -> bool:
    """Tell whether the claimant has a plan that works in every world."""
    all_worlds = frozenset(worlds(ending))
    assert all_worlds, "the truth must be among the worlds"
    return _goes_on(ending, ending.own, all_worlds, ending.leader, ending.trick)


def _goes_on(
    ending: Ending,
    own: frozenset[str],
    possible: frozenset[World],
    leader: int,
    trick: tuple[str, ...],
) -> bool:
    game = ending.game
    if len(trick) == 3:
        best = 0
        for place in (1, 2):
            if takes(trick[place], trick[best], game):
                best = place
        winner = (leader + best) % 3
        if (winner == 0) == ending.wins_none:
            return False
        if not own:
            return ending.last_of_all is None or trick[-leader % 3] == ending.last_of_all
        return _goes_on(ending, own, possible, winner, ())
    mover = (leader + len(trick)) % 3
    led = trick[0] if trick else None
    if mover == 0:
        return any(
            _goes_on(ending, own - {card}, possible, leader, (*trick, card))
            for card in may_play(own, led, game)
        )
    seen: dict[str, set[World]] = {}
    for world in possible:
        for card in may_play(world[mover - 1], led, game):
            left = world[mover - 1] - {card}
            after = (left, world[1]) if mover == 1 else (world[0], left)
            seen.setdefault(card, set()).add(after)
    return all(
        _goes_on(ending, own, frozenset(same), leader, (*trick, card))
        for card, same in seen.items()
    )
