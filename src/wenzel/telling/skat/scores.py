"""Where everybody stands in a list of Skat, and the list itself."""

from __future__ import annotations

from wenzel.games.skat.lists import ListLine, ScoreList
from wenzel.games.skat.series import Series
from wenzel.messages import Message
from wenzel.telling.sheet import SheetLine, score_figures, signed


def closing_messages(series: Series, lot: int | str) -> tuple[Message, ...]:
    """Return who pays in a Bierlachs, and the places of a list of more than one deal."""
    score_list = series.score_list
    messages: list[Message] = []
    if score_list.payer is not None:
        limit = series.options.bierlachs_limit
        messages.append(Message("table.pays", seat=score_list.payer, limit=limit))
    if len(score_list.lines) > 1:
        messages.append(_places(score_list, lot))
    return tuple(messages)


def _places(score_list: ScoreList, lot: int | str) -> Message:
    """Return the places: total, then own games won, then fewer lost, then the lot."""
    standings = score_list.standings
    places = tuple(
        Message(
            "table.place",
            place=place,
            seat=seat,
            score=signed(score_list.totals[seat]),
            won=standings[seat].won,
            lost=standings[seat].lost,
        )
        for place, seat in enumerate(score_list.ranking(lot=lot), 1)
    )
    return Message("table.places", places=places)


def sheet_of(score_list: ScoreList) -> tuple[SheetLine, ...]:
    """Return the list as it is shown."""
    return tuple(
        SheetLine(line.number, _game_of(line), score_figures(line.totals))
        for line in score_list.lines
    )


def _game_of(line: ListLine) -> Message:
    """Return what was played in a deal of a list, and how it went."""
    if line.declarer is None or line.contract is None:
        if line.contract is not None:
            return Message("list.ramsch")
        return Message("list.passed_in")
    result = Message("list.won" if line.won else "list.lost")
    return Message(
        "list.game", seat=line.declarer, contract=line.contract, result=result, score=line.score
    )
