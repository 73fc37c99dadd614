"""`wenzel review`: what each card of a played deal cost, and where the deal turned."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import msgspec

from wenzel import codec
from wenzel.commands.replay import opened
from wenzel.commands.solve import made_solver
from wenzel.errors import RecordError
from wenzel.i18n import Speaker
from wenzel.records import Entry, read_records
from wenzel.records.entry import located
from wenzel.solver import Solver
from wenzel.study.review import Review, ReviewedCard, review


class CardReport(msgspec.Struct, frozen=True, kw_only=True):
    """One card, in the form other programs read it; fields as in `ReviewedCard`."""

    trick: int
    seat: int
    card: str
    value: int
    won: bool
    cost: int
    better: str | None


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A reviewed record; `turning_point` is a place in `cards`, from 0.

    `needed` is how many card points the declarer needed, null where it was about tricks:
    `every_trick` tells which.
    """

    file: str
    line: int
    id: str | None
    declarer: int
    contract: str
    bid: int
    needed: int | None
    every_trick: bool
    value: int
    won: bool
    ended_won: bool | None
    termination: str | None
    turning_point: int | None
    cards: list[CardReport]
    remarks: list[str]


class BadReport(msgspec.Struct, frozen=True, kw_only=True):
    """A record that cannot be reviewed."""

    file: str
    line: int
    id: str | None
    error: str


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "review",
        help="say what each card of a played deal cost",
        description="Play records of Skat again and say of each card how many points it cost "
        "against best play with open cards, and after which one the deal was lost or won. The "
        "exit code is 1 if a record cannot be reviewed.",
    )
    parser.add_argument("record", metavar="RECORD", help="records; - is standard input")
    parser.add_argument("--json", action="store_true", help="one object a record and line")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Review all records of a file."""
    speaker = Speaker(plain=True)
    solver = made_solver(1)
    bad = False
    with opened(arguments.record) as stream:
        for number, entry in enumerate(read_records(stream, arguments.record)):
            try:
                found = _reviewed(entry, solver)
            except RecordError as error:
                bad = True
                text = speaker.error(error)
                place = entry.place
                if arguments.json:
                    bad_report = BadReport(
                        file=place.file, line=place.line, id=entry.id, error=text
                    )
                    print(codec.to_json(bad_report))
                else:
                    print(f"wenzel: {text}", file=sys.stderr)
                continue
            if arguments.json:
                print(codec.to_json(_report(entry, found, speaker)))
            else:
                if number:
                    print()
                for line in _lines(entry, found, speaker):
                    print(line)
    return 1 if bad else 0


def _reviewed(entry: Entry, solver: Solver) -> Review:
    if entry.record is None:
        assert entry.error is not None
        raise entry.error
    try:
        return review(entry.record, solver)
    except RecordError as error:
        raise located(entry.place, error) from error


def _report(entry: Entry, found: Review, speaker: Speaker) -> Report:
    by_points = not (found.target.no_trick or found.target.every_trick)
    return Report(
        file=entry.place.file,
        line=entry.place.line,
        id=entry.id,
        declarer=found.declarer,
        contract=found.contract.text,
        bid=found.bid,
        needed=found.target.points if by_points else None,
        every_trick=found.target.every_trick,
        value=found.value,
        won=found.won,
        ended_won=found.ended_won,
        termination=found.termination,
        turning_point=found.turning_point,
        cards=[
            CardReport(
                trick=each.trick,
                seat=each.seat,
                card=each.card.text,
                value=each.value,
                won=each.won,
                cost=each.cost,
                better=None if each.better is None else each.better.text,
            )
            for each in found.cards
        ],
        remarks=speaker.say_all(found.remarks),
    )


def _lines(entry: Entry, found: Review, speaker: Speaker) -> Iterator[str]:
    """Yield a review in words."""
    name = "" if entry.id is None else f" ({entry.id})"
    yield (
        f"{entry.place.file}:{entry.place.line}{name}: seat {found.declarer} played "
        f"{speaker.contract(found.contract)}, bid {found.bid}, and needed {_need(found)}"
    )
    yield f"best play of both sides from the first card: {_worth(found, found.value, found.won)}"
    places = iter(range(len(found.cards)))
    for trick, cards in groupby(found.cards, key=lambda each: each.trick):
        yield f"trick {trick}"
        for each in cards:
            yield _card_line(found, each, next(places), speaker)
    yield _turning_line(found, speaker)
    defenders = {each.seat for each in found.cards} - {found.declarer}
    if not found.target.no_trick:
        yield (
            f"points given away: declarer {found.cost_of(found.declarer)}, "
            f"defenders {found.cost_of(*defenders)}"
        )
    yield from (f"then {line}" for line in speaker.say_all(found.ending))
    if found.ended_won is None:
        yield "the record breaks off here"
    else:
        yield f"the declarer {'won' if found.ended_won else 'lost'} the game"
    yield from speaker.say_all(found.remarks)


def _need(found: Review) -> str:
    if found.target.no_trick:
        return "to avoid every trick"
    return "every trick" if found.target.every_trick else f"{found.target.points} points"


def _worth(found: Review, value: int, won: bool) -> str:
    result = "won" if won else "lost"
    return result if found.target.no_trick else f"{value} points, {result}"


def _card_line(found: Review, each: ReviewedCard, place: int, speaker: Speaker) -> str:
    who = "declarer" if each.seat == found.declarer else "defender"
    line = f"  seat {each.seat} {who}  {speaker.card(each.card):4}"
    if each.better is not None:
        by_points = each.cost and not found.target.no_trick
        cost = f"cost {each.cost}" if by_points else "a mistake"
        line += f"  {cost}, better {speaker.card(each.better)}"
        line += f"; now {_worth(found, each.value, each.won)}"
    if place == found.turning_point:
        line += "  <- turning point"
    return line.rstrip()


def _turning_line(found: Review, speaker: Speaker) -> str:
    if found.turning_point is None:
        return f"no turning point: with best play the game stayed {'won' if found.won else 'lost'}"
    each = found.cards[found.turning_point]
    before, after = ("lost", "won") if each.won else ("won", "lost")
    return (
        f"turning point: {speaker.card(each.card)} of seat {each.seat} in trick {each.trick}, "
        f"from {before} to {after}"
    )
