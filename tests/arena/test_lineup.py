"""Who sits where."""

from __future__ import annotations

import pytest

from wenzel.arena.lineup import line_up, seatings
from wenzel.errors import OptionsError


@pytest.mark.parametrize(
    ("names", "seats", "letters", "line"),
    [
        (1, 3, None, (0, 0, 0)),
        (2, 3, None, (0, 1, 1)),
        (3, 3, None, (0, 1, 2)),
        (2, 2, None, (0, 1)),
        (2, 5, None, (0, 1, 1, 1, 1)),
        (2, 3, "AAB", (0, 0, 1)),
        (3, 4, "CABA", (2, 0, 1, 0)),
        (1, 3, "AAA", (0, 0, 0)),
    ],
)
def test_names_fill_a_table(names: int, seats: int, letters: str | None, line: tuple[int]) -> None:
    assert line_up(names, seats, letters) == line


@pytest.mark.parametrize(
    ("names", "seats", "letters", "code"),
    [
        (3, 4, None, "duel.names"),
        (4, 3, None, "duel.names"),
        (2, 3, "AB", "duel.lineup"),
        (2, 3, "ABC", "duel.lineup"),
        (2, 3, "BBB", "duel.lineup"),
        (2, 3, "aab", "duel.lineup"),
        (6, 6, None, "duel.seatings"),
        (9, 9, None, "duel.seatings"),
    ],
)
def test_what_fills_no_table_is_refused(
    names: int, seats: int, letters: str | None, code: str
) -> None:
    with pytest.raises(OptionsError) as caught:
        line_up(names, seats, letters)
    assert caught.value.message.code == code


@pytest.mark.parametrize(
    ("line", "count"),
    [((0, 0, 0), 1), ((0, 1, 1), 3), ((0, 1, 2), 6), ((0, 0, 1, 1), 6), ((0, 1, 2, 3, 4), 120)],
)
def test_every_seating_comes_once(line: tuple[int, ...], count: int) -> None:
    found = seatings(line)
    assert len(found) == len(set(found)) == count
    assert all(sorted(seating) == sorted(line) for seating in found)
    assert found == seatings(tuple(reversed(line)))


def test_everybody_sits_everywhere_equally_often() -> None:
    for line in ((0, 1, 1), (0, 1, 2), (0, 0, 1, 1), (0, 1, 1, 1, 1)):
        found = seatings(line)
        for player in set(line):
            times = {sum(seating[seat] == player for seating in found) for seat in range(len(line))}
            assert len(times) == 1
