"""Counting play sequences the plain way: cards are text, nothing of the package is used."""

from __future__ import annotations

from tests.plain import may_play, takes


def count(
    game: str, hands: list[frozenset[str]], leader: int, trick: tuple[str, ...], depth: int
) -> list[int]:
    """Return how many sequences of 1, 2, ... `depth` cards there are."""
    totals = [0] * depth

    def go_on(held: list[frozenset[str]], lead: int, lying: tuple[str, ...], done: int) -> None:
        if done == depth:
            return
        mover = (lead + len(lying)) % 3
        for card in may_play(held[mover], lying[0] if lying else None, game):
            totals[done] += 1
            after = list(held)
            after[mover] = held[mover] - {card}
            table = (*lying, card)
            if len(table) < 3:
                go_on(after, lead, table, done + 1)
                continue
            best = 0
            for place in (1, 2):
                if takes(table[place], table[best], game):
                    best = place
            go_on(after, (lead + best) % 3, (), done + 1)

    go_on(hands, leader, trick, 0)
    return totals
