"""What persons may call themselves, and that a table keeps it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.table.test_room import ME, a_room, play_on
from wenzel.errors import WenzelError
from wenzel.i18n.faces import FRENCH
from wenzel.messages import Message
from wenzel.table import BadNameError, DatabaseStore, Room, RoomError
from wenzel.table.names import LONGEST_NAME, checked_name, is_name
from wenzel.telling.seats import speaker_at

ISOLATED = "\u2068{}\u2069".format(ARABIC := "\u0633\u0627\u0631\u0629")
GOOD = (
    "A", "Anna", "Anna Lena", "O’Brien-Ĉu", "سارة", "सूर्यप्रकाश", "श्री‍कांत", "Անի", "7", "♣", "李",
    "👩‍🌾", "<b>Bob</b>", "{seat}", "a" * LONGEST_NAME, "%s", "';a--",
)  # fmt: skip
BAD = (
    "", " ", "   ", "a" * (LONGEST_NAME + 1), "a\nb", "a\tb", "\x1b[2J", "a\x00", "\u202eevil",
    "a\u2066b", "a\u200fb", "\ufeffa", "a\u00a0b", "\u200d", "a\u200d", "\u200da", "a\u200d\u200db",
    "\u3164", "\u2800", "\u0301a", "a" + "\u0301" * 6, "\ud800", "\ue000", "\u2028", "...", "-",
    "a\u00adb",
)  # fmt: skip


@pytest.mark.parametrize("name", GOOD)
def test_what_can_be_read_is_a_name(name: str) -> None:
    assert checked_name(f"  {name} ") == checked_name(name)
    assert is_name(checked_name(name))


@pytest.mark.parametrize("name", BAD)
def test_what_hides_or_turns_the_line_is_none(name: str) -> None:
    with pytest.raises(BadNameError):
        checked_name(name)
    assert not is_name(name)


@given(st.text(max_size=40))
def test_a_name_that_was_checked_is_one(text: str) -> None:
    try:
        name = checked_name(text)
    except WenzelError:
        return
    assert is_name(name)
    assert 1 <= len(name) <= LONGEST_NAME


def test_a_room_remembers_names_and_records_who_played() -> None:
    store = DatabaseStore()
    room = a_room("scat", store)
    assert room.call(ME, " Anna ")
    assert not room.call(ME, "Anna")
    with pytest.raises(BadNameError):
        room.call(ME, "\u202e")
    with pytest.raises(RoomError):
        room.call("a stranger", "Bob")
    room.deal_next({})
    play_on(room)
    room.call(ME, "Berta")
    again = Room.restore("r", store)
    assert again is not None
    assert (again.name(0), again.name(1)) == ("Berta", "")
    assert again.records[0].seats[:2] == ("Anna", "")
    room.call(ME, "")
    assert room.name(0) == ""
    room.call(ME, "Anna")
    room.leave(ME)
    room.sit("another", 0)
    assert room.name(0) == ""


def test_a_name_stands_apart_in_a_sentence_and_oneself_is_you() -> None:
    speaker = speaker_at(0, 3, FRENCH, plain=False, called=("Anna", ARABIC, "").__getitem__)
    assert [speaker.seat(at) for at in range(3)] == ["You", ISOLATED, "Right"]
    assert ISOLATED in speaker.say(Message("web.waiting", seat=1))
