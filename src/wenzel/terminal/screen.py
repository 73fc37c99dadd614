"""What a dress of the dialogue has to show, and what both dresses put in the same words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from wenzel.games.skat.lists import ListLine, ScoreList
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.terminal.offers import GameOffer
from wenzel.terminal.scene import Scene


class Screen(Protocol):
    """Shows messages and scenes, and asks."""

    @property
    def speaker(self) -> Speaker:
        """Puts messages into words."""

    @property
    def seat(self) -> int:
        """The seat of the person, who is named first."""

    def say(self, *messages: Message) -> None:
        """Say something, each message on a line of its own."""

    def refuse(self, message: Message) -> None:
        """Say in one line why something was not done."""

    def open(self, scene: Scene) -> None:
        """Begin a deal: who sits where."""

    def tell(self, events: Sequence[Message]) -> None:
        """Tell what has happened."""

    def show(self, scene: Scene, *, whole: bool = False) -> None:
        """Show what the person has to know to decide; ``whole``: everything there is to see."""

    def offer(self, offers: Sequence[GameOffer]) -> None:
        """Show games that may be announced, with their numbers and values."""

    def settle(self, title: Message, lines: Iterable[Message]) -> None:
        """Show a settlement line by line."""

    def list_scores(self, score_list: ScoreList) -> None:
        """Show a list with every deal."""

    def ask(self, question: Message) -> str:
        """Ask, and return what is typed.

        Raises:
            EOFError: nothing can be typed any more.
        """


def points_message(scene: Scene) -> Message:
    """Return what the person may know of the card points."""
    if scene.points is None:
        return Message("table.no_points")
    code = "table.points_own" if scene.own_points else "table.points_party"
    return Message(code, points=scene.points)


def worths_message(scene: Scene) -> Message:
    """Return what the games would be worth by the cards in hand."""
    games = tuple(
        Message("worth.game", game=worth.contract.game, value=worth.value) for worth in scene.worths
    )
    return Message("worth.hand", games=games)


def clockwise(seat: int, seats: int) -> tuple[int, ...]:
    """Return all seats from one on."""
    return tuple((seat + step) % seats for step in range(seats))


def totals_message(score_list: ScoreList, seat: int) -> Message:
    """Return where everybody stands, the person at a seat first."""
    count = len(score_list.lines)
    return Message("table.scores", count=count, scores=scores_of(score_list.totals, seat))


def ranking_message(score_list: ScoreList, lot: int | str) -> Message:
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


def scores_of(totals: Sequence[int], seat: int) -> tuple[Message, ...]:
    """Return each seat with its score, the person at a seat first."""
    return tuple(
        Message("table.score", seat=at, score=signed(totals[at]))
        for at in clockwise(seat, len(totals))
    )


def signed(score: int) -> str:
    """Return a score with its sign; nothing has none."""
    return f"{score:+}" if score else "0"


def game_of(line: ListLine) -> Message:
    """Return what was played in a deal of a list, and how it went."""
    if line.declarer is None or line.contract is None:
        if line.contract is not None:
            return Message("list.ramsch")
        return Message("list.passed_in")
    result = Message("list.won" if line.won else "list.lost")
    return Message(
        "list.game", seat=line.declarer, contract=line.contract, result=result, score=line.score
    )
