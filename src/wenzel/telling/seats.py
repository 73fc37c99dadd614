"""What the seats are called from where the person sits: clockwise, the next seat is on the left."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from wenzel.cards import Card, high_to_low
from wenzel.i18n import DeckFace, Speaker
from wenzel.i18n.languages import ENGLISH, Language
from wenzel.messages import Message

_NEIGHBOURS: Final = {
    2: ("opposite",),
    3: ("left", "right"),
    4: ("left", "opposite", "right"),
    5: ("left", "far_left", "far_right", "right"),
    6: ("left", "far_left", "opposite", "far_right", "right"),
    7: ("left", "left_2", "left_3", "right_3", "right_2", "right"),
    8: ("left", "left_2", "left_3", "opposite", "right_3", "right_2", "right"),
    9: ("left", "left_2", "left_3", "left_4", "right_4", "right_3", "right_2", "right"),
}
"""What the others are called, by seats at the table and by how many seats further on."""
_ISOLATED: Final = "\u2068{}\u2069"
"""Keeps a name that may run the other way from turning its neighbours round."""


def _nameless(_seat: int) -> str:
    return ""


def speaker_at(
    seat: int,
    seats: int,
    face: DeckFace,
    *,
    plain: bool,
    sort: Callable[[Iterable[Card]], tuple[Card, ...]] = high_to_low,
    language: Language = ENGLISH,
    native_digits: bool = False,
    full_names: bool = False,
    called: Callable[[int], str] = _nameless,
) -> Speaker:
    """Return a speaker that names the seats as the person at one of them sees them.

    Args:
        seat: where the person sits.
        seats: how many sit at the table, 2 to 9.
        face: whose card names to use.
        plain: whether to keep to letters for the suits instead of signs.
        sort: puts cards in the order of the game.
        language: whose sentences to use.
        native_digits: whether numbers are written in the language's own digits.
        full_names: whether cards are named in full.
        called: says what the person at a seat is called; empty without a name. The onlooker's own
            seat keeps its word, which the sentences are made for.
    """
    words = Speaker(face, plain=plain, language=language, native_digits=native_digits)
    places = ("you", *_NEIGHBOURS[seats])
    positions = {
        (seat + step) % seats: words.say(Message(f"seat.{place}"))
        for step, place in enumerate(places)
    }

    def name(at: int) -> str:
        own = "" if at == seat else called(at)
        return _ISOLATED.format(own) if own else positions[at]

    return Speaker(
        face,
        names=name,
        plain=plain,
        full_names=full_names,
        language=language,
        native_digits=native_digits,
        sort=sort,
    )
