"""The page of a finished deal: settlement, hands, replay, review, proof, and what to take home."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from wenzel.errors import RecordError
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.records import Record, format_named
from wenzel.scenes.parts import card_name
from wenzel.study.review import ReviewedCard
from wenzel.study.reviews import REVIEWED_GAMES, AnyReview
from wenzel.table import FinishedDeal
from wenzel.table.verifying import doubts
from wenzel.web.hub import Hub
from wenzel.web.people import person_of, speaker_for
from wenzel.web.replay import Replay
from wenzel.web.security import form_of
from wenzel.web.studies import Missing, Studies, Study
from wenzel.web.table_pages import hub_of
from wenzel.web.templating import Visitor, page

_PATIENCE_SECONDS: Final = 1.2
"""How long a page waits for a review before it is shown without."""
_LONGEST_PATIENCE_SECONDS: Final = 25.0
_FORMATS: Final = {"jsonl": "application/jsonl", "sgf": "application/x-go-sgf"}
_WRITERS: Final = {"jsonl": format_named("jsonl").write, "sgf": format_named("iss").write}


@dataclass(frozen=True, slots=True)
class Judged:
    """A card in the review, as it is shown."""

    card: str
    name: str
    seat: str
    step: int
    cost: str
    words: str
    is_turn: bool


@dataclass(frozen=True, slots=True)
class ReviewShown:
    """A review in words."""

    lines: tuple[str, ...]
    first_trick: int
    mistakes: tuple[Judged, ...]
    tricks: tuple[tuple[Judged, ...], ...]
    remarks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Visit:
    """Somebody of the table looks at one of its deals."""

    hub: Hub
    seat: int
    deal: FinishedDeal
    place: int
    speaker: Speaker

    @property
    def replay(self) -> Replay:
        deal = self.deal
        return Replay(deal.record, self.seat, self.speaker, deal.match, deal.number)

    @property
    def is_on_the_table(self) -> bool:
        """Whether it is the deal on the table, which can be dealt again."""
        room = self.hub.room
        return self.place == len(room.finished) and not room.is_playing


def _visit(request: Request) -> _Visit:
    """Return who looks at what.

    Raises:
        HTTPException: there is no such deal, or the visitor did not sit at the table.
    """
    hub = hub_of(request)
    room = hub.room
    person = person_of(request)
    seat = None if person is None else room.seat_of(person)
    if seat is None:
        raise HTTPException(403)
    place = request.path_params["place"]
    if not 1 <= place <= len(room.finished):
        raise HTTPException(404)
    found = room.finished[place - 1]
    # Whoever sits there now, the deal is told with the names of those who played it.
    names = found.record.seats or ("",) * room.game.seats
    return _Visit(hub, seat, found, place, speaker_for(request, room, seat, names))


async def latest(request: Request) -> Response:
    """Lead to the latest finished deal, or to the list while there is none."""
    hub = hub_of(request)
    count = len(hub.room.finished)
    path = f"/table/{hub.room.id}"
    return RedirectResponse(f"{path}/deal/{count}" if count else f"{path}/list", 303)


async def deal(request: Request) -> Response:
    """The page of a finished deal."""
    visit = _visit(request)
    replay, found = visit.replay, visit.deal
    step = _step(request, replay.last)
    study = await _study(request, visit.deal.record)
    review = None
    if study is not None and not isinstance(study, Missing):
        review = _review_shown(study, replay, visit.speaker)
    visitor = Visitor.of(request)
    return page(
        request, "deal.html", room=visit.hub.room, game=found.record.game.name, deal=found,
        place=visit.place, file=_file_name(visit),
        settlement=replay.settlement, course=replay.course,
        step=step, last=replay.last, shown=replay.at(step), verdict=_verdict(review, step),
        review=review, missing=_reason(study, visit.speaker),
        is_reviewed=found.record.game.name in REVIEWED_GAMES,
        can_again=visit.is_on_the_table and len(visit.hub.room.persons) == 1,
        is_latest=visit.is_on_the_table, proof=found.proof, is_kept=not any(doubts(found.record)),
        formats=[name for name in _FORMATS if _written(found.record, name) is not None],
        names={at: visit.speaker.seat(at) for at in range(found.record.game.seats)},
        faces=visitor.preferences.with_cards(found.record.game.deck).cards(visitor.language),
    )  # fmt: skip


async def again(request: Request) -> Response:
    """Deal the same deal once more."""
    await form_of(request)
    visit = _visit(request)
    if visit.is_on_the_table:
        visit.hub.deal_again()
    return RedirectResponse(f"/table/{visit.hub.room.id}", 303)


async def record(request: Request) -> Response:
    """The record of a deal, to keep."""
    visit = _visit(request)
    name = request.path_params["format"]
    text = _written(visit.deal.record, name) if name in _FORMATS else None
    if text is None:
        raise HTTPException(404)
    file = f"{_file_name(visit)}.{name}"
    headers = {"Content-Disposition": f'attachment; filename="{file}"', "Cache-Control": "no-store"}
    return Response(text, media_type=f"{_FORMATS[name]}; charset=utf-8", headers=headers)


def _file_name(visit: _Visit) -> str:
    return f"wenzel-{visit.deal.record.game.name}-{visit.hub.room.id}-{visit.place}"


def _step(request: Request, last: int) -> int:
    text = request.query_params.get("step", "0")
    if not text.isdecimal() or len(text) > len(str(last)) + 1:
        raise HTTPException(404)
    return min(int(text), last)


def _written(record: Record, name: str) -> str | None:
    """Return a record in a format; None where the format cannot express it."""
    try:
        return _WRITERS[name](record)
    except RecordError:
        return None


async def _study(request: Request, record: Record) -> Study | None:
    if record.game.name not in REVIEWED_GAMES:
        return None
    studies: Studies = request.app.state.studies
    waiting = request.query_params.get("review") == "wait"
    patience = _LONGEST_PATIENCE_SECONDS if waiting else _PATIENCE_SECONDS
    return await studies.review(record, patience)


def _reason(study: Study | None, speaker: Speaker) -> str:
    return speaker.say(study.reason) if isinstance(study, Missing) else ""


def _review_shown(review: AnyReview, replay: Replay, speaker: Speaker) -> ReviewShown:
    judged = [
        _judged(review, place, card, replay.place_of_card(review.first + place), speaker)
        for place, card in enumerate(review.cards)
    ]
    by_cost = sorted(range(len(judged)), key=lambda place: -review.cards[place].cost)
    tricks = groupby(range(len(judged)), key=lambda place: review.cards[place].trick)
    return ReviewShown(
        lines=tuple(speaker.say_all(_review_lines(review, speaker))),
        first_trick=review.cards[0].trick,
        mistakes=tuple(judged[place] for place in by_cost if judged[place].words),
        tricks=tuple(tuple(judged[place] for place in places) for _, places in tricks),
        remarks=tuple(speaker.say_all(review.remarks)),
    )


def _judged(
    review: AnyReview, place: int, card: ReviewedCard, step: int, speaker: Speaker
) -> Judged:
    by_points = review.counts_points
    words = cost = ""
    if card.better is not None:
        message = Message(
            "page.mistake" if by_points and card.cost else "page.mistake_result",
            trick=card.trick, seat=card.seat, card=card_name(card.card, speaker), points=card.cost,
            better=card_name(card.better, speaker),
        )  # fmt: skip
        words = speaker.say(message)
        if by_points and card.cost:
            cost = speaker.say(Message("page.cost", points=card.cost))
    return Judged(
        card.card.text, card_name(card.card, speaker), speaker.seat(card.seat), step, cost, words,
        place == review.turning_point,
    )  # fmt: skip


def _review_lines(review: AnyReview, speaker: Speaker) -> list[Message]:
    result = "won" if review.won else "lost"
    best = Message(f"page.review_{result}")
    if review.counts_points:
        best = Message(f"page.review_points_{result}", points=review.value)
    lines = [Message("page.review_best", result=best)]
    if review.first:
        trick = review.cards[0].trick
        lines = [
            Message("page.review_part", trick=trick),
            Message("page.review_best_from", result=best),
        ]
    if review.turning_point is None:
        lines.append(Message(f"page.review_stayed_{result}"))
    else:
        turn = review.cards[review.turning_point]
        code = "page.review_turn_won" if turn.won else "page.review_turn_lost"
        card = card_name(turn.card, speaker)
        lines.append(Message(code, card=card, seat=turn.seat, trick=turn.trick))
    if not review.counts_points:
        return lines
    given = tuple(
        Message("page.review_given_away", seat=seat, points=review.cost_of(seat))
        for seat in sorted({card.seat for card in review.cards})
        if review.cost_of(seat)
    )
    if given:
        lines.append(Message("page.review_given", given=given))
    else:
        lines.append(Message("page.review_no_mistake"))
    return lines


def _verdict(review: ReviewShown | None, step: int) -> str:
    """Return what the review says of the card that was played last at a moment."""
    if review is None:
        return ""
    cards = (card for trick in review.tricks for card in trick)
    return next((card.words for card in cards if card.step == step), "")


ROUTES: Final = [
    Route("/table/{room}/deal", latest),
    Route("/table/{room}/deal/{place:int}", deal),
    Route("/table/{room}/deal/{place:int}/again", again, methods=["POST"]),
    Route("/table/{room}/deal/{place:int}/record.{format}", record),
]
