"""What a duel says, as tables in a terminal, as plain lines elsewhere, or as JSON."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from wenzel.arena.clocks import Pace
from wenzel.arena.head import Head
from wenzel.arena.statistics import Estimate
from wenzel.arena.summary import PlayerSummary, Summary, summary_of, times_of
from wenzel.arena.tally import Tally
from wenzel.games.skat.lists import ROUNDS_OF_A_LIST
from wenzel.i18n import visible

_LETTERS: Final = "ABCDEFGHI"
_LONGEST_NAME: Final = 24
_SCORES: Final = {
    "seeger_fabian": "Seeger-Fabian a deal",
    "seeger_fabian_a_list": "Seeger-Fabian a list of {length}",
    "plain": "plain score a deal",
    "returns": "score a deal",
}
_SHARES: Final = {
    "declared": "declarer, of deals",
    "declared_forehand": "  as forehand",
    "declared_middlehand": "  as middlehand",
    "declared_rearhand": "  as rearhand",
    "passed_in": "passed in, of deals",
    "ramsch": "Ramsch, of deals",
    "broken_off": "broken off, of deals",
    "won": "won, of own games",
    "won_suit": "  of suit games",
    "won_grand": "  of Grands",
    "won_null": "  of Nulls",
    "suit": "suit, of own games",
    "grand": "Grand, of own games",
    "null": "Null, of own games",
    "hand": "hand, of own games",
    "ouvert": "ouvert, of own games",
    "announced": "announced, of own games",
    "overbid": "overbid, of own games",
    "schneider_made": "Schneider made, of own games",
    "schwarz_made": "Schwarz made, of own games",
    "kontra": "doubled, of own games",
    "defence_won": "won as defender",
    "deal_won": "won, of deals",
    "forfeited": "forfeited, of deals",
}
_RARE: Final = ("ramsch", "broken_off", "kontra", "forfeited")
"""Shares that are left out where there are none."""


class Sheet(NamedTuple):
    """A table before it is drawn: texts, the first column to the left, the others to the right."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def label(head: Head, player: int) -> str:
    """Return what a player is called, cut where it is long."""
    name = visible(head.players[player])
    short = name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"
    return short if len(head.players) == 1 else f"{_LETTERS[player]} {short}"


def points(estimate: Estimate) -> str:
    """Return a mean and half the width of its interval."""
    margin = "" if estimate.margin is None else f" ± {estimate.margin:.2f}"
    return f"{estimate.mean:.2f}{margin}".replace("-", "−")


def print_json(tally: Tally) -> None:
    """Print the summary as one object; what the clocks say stands apart from what is counted."""
    said = {"summary": summary_of(tally), "times": times_of(tally)}
    print(msgspec.json.encode(said).decode())


def print_report(tally: Tally) -> None:
    """Print what a duel says."""
    sheets = list(_sheets(tally))
    heading = _heading(summary_of(tally))
    if sys.stdout.isatty():
        _draw(heading, sheets)
        return
    print(heading)
    for sheet in sheets:
        print()
        print(*_plain_lines(sheet), sep="\n")


def _heading(summary: Summary) -> str:
    head = summary.head
    deals = f"{summary.deals} deal" + "s" * (summary.deals != 1)
    seatings = f"{summary.seatings} seating" + "s" * (summary.seatings != 1)
    return f"{head.ruleset}, seed {visible(head.seed)}: {deals} in {seatings}"


def _sheets(tally: Tally) -> Iterable[Sheet]:
    summary = summary_of(tally)
    head = summary.head
    names = tuple(label(head, player) for player in range(len(head.players)))
    yield _scores(summary, names)
    if summary.differences:
        yield _differences(summary)
    shares = _shares(summary.players)
    if shares:
        yield Sheet("Shares in percent", ("", *names), shares)
    yield _thinking(tally, names)
    forfeits = tuple(
        (f"{name}: {reason}", str(count))
        for name, player in zip(names, summary.players, strict=True)
        for reason, count in player.forfeits.items()
    )
    if forfeits:
        yield Sheet("Deals forfeited", ("", "times"), forfeits)


def _scores(summary: Summary, names: tuple[str, ...]) -> Sheet:
    kinds = [kind for kind in _SCORES if kind in summary.players[0].scores]
    rows = tuple(
        (_score_name(kind, summary), *(points(player.scores[kind]) for player in summary.players))
        for kind in kinds
    )
    return Sheet("Scores with 95 % intervals", ("", *names), rows)


def _score_name(kind: str, summary: Summary) -> str:
    length = ROUNDS_OF_A_LIST * len(summary.head.lineup)
    return _SCORES[kind].format(length=length)


def _differences(summary: Summary) -> Sheet:
    head = summary.head
    place = {name: player for player, name in enumerate(head.players)}
    columns = tuple(
        f"{_LETTERS[place[pair.player]]} − {_LETTERS[place[pair.other]]}"
        for pair in summary.differences
    )
    kinds = [kind for kind in _SCORES if kind in summary.differences[0].scores]
    rows = tuple(
        (_score_name(kind, summary), *(points(pair.scores[kind]) for pair in summary.differences))
        for kind in kinds
    )
    return Sheet("Differences, same cards", ("", *columns), rows)


def _shares(players: Sequence[PlayerSummary]) -> tuple[tuple[str, ...], ...]:
    found = []
    for share, words in _SHARES.items():
        if not any(share in player.shares for player in players):
            continue
        if share in _RARE and not any(player.shares.get(share) for player in players):
            continue
        found.append((words, *(_percent(player.shares.get(share)) for player in players)))
    return tuple(found)


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f}"


def _thinking(tally: Tally, names: tuple[str, ...]) -> Sheet:
    times = times_of(tally)
    pick: dict[str, Callable[[int], Pace]] = {
        "a bid": lambda player: times[player].bids,
        "a card": lambda player: times[player].cards,
    }
    rows: list[tuple[str, ...]] = []
    for words, pace in pick.items():
        paces = [pace(player) for player in range(len(names))]
        if any(one.decisions for one in paces):
            rows.append((f"{words}, mean", *(f"{one.mean_ms:.2f}" for one in paces)))
            rows.append((f"{words}, longest", *(f"{one.longest_ms:.1f}" for one in paces)))
    return Sheet("Thinking time in milliseconds", ("", *names), tuple(rows))


def _draw(heading: str, sheets: Iterable[Sheet]) -> None:
    console = Console()
    console.print(Text(heading, style="bold"))
    for sheet in sheets:
        table = Table(title=Text(sheet.title), title_justify="left", box=box.SIMPLE_HEAD)
        for place, column in enumerate(sheet.columns):
            table.add_column(Text(column), justify="right" if place else "left")
        for row in sheet.rows:
            table.add_row(*map(Text, row))
        console.print(table)


def _plain_lines(sheet: Sheet) -> Iterable[str]:
    yield sheet.title
    table = (sheet.columns, *sheet.rows)
    widths = [max(len(row[place]) for row in table) for place in range(len(sheet.columns))]
    for row in table:
        cells = [f"{row[0]:{widths[0]}}"]
        cells += (f"{cell:>{width}}" for cell, width in zip(row[1:], widths[1:], strict=True))
        yield "  " + "  ".join(cells).rstrip()
