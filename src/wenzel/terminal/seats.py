"""What the seats are called from where the person sits: clockwise, the next seat is on the left."""

from __future__ import annotations

from typing import Final

from wenzel.i18n import DeckFace, Speaker
from wenzel.messages import Message

_NEIGHBOURS: Final = {
    3: ("seat.you", "seat.left", "seat.right"),
    4: ("seat.you", "seat.left", "seat.opposite", "seat.right"),
}
"""Codes of the names, by seats at the table and by how many seats further on."""


def speaker_at(seat: int, seats: int, face: DeckFace, *, plain: bool) -> Speaker:
    """Return a speaker that names the seats as the person at one of them sees them."""
    words = Speaker(face, plain=plain)
    names = {
        (seat + step) % seats: words.say(Message(code))
        for step, code in enumerate(_NEIGHBOURS[seats])
    }
    return Speaker(face, names=names.__getitem__, plain=plain)
