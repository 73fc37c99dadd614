"""A finished deal told in lines, each with words; and pages that promise what there is."""

from __future__ import annotations

import pytest

from tests.study.test_retold import RULESETS, played
from tests.web.server import Server
from wenzel.i18n.faces import FRENCH
from wenzel.messages import Message
from wenzel.telling.seats import speaker_at
from wenzel.web.replay import Replay


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_line_of_the_course_has_words(ruleset: str) -> None:
    record = played(ruleset, 7)
    seats = record.game.seats
    speaker = speaker_at(0, seats, FRENCH, plain=False, full_names=True)
    replay = Replay(record, 0, speaker, record.game.match(), 1)
    numbers = [number for number, _ in replay.course]
    assert numbers[0] == 0
    assert numbers == sorted(set(numbers))
    assert numbers[-1] <= replay.last
    assert all(lines for number, lines in replay.course if number)
    # The hands stand in a table of their own.
    told = [line for _, lines in replay.course for line in lines]
    dealt = speaker.say(Message("told.dealt", seat=1, cards=())).rstrip(": ")
    assert not [line for line in told if line.startswith(dealt)]


def test_what_others_draw_is_told_too() -> None:
    record = played("scat", 7)
    speaker = speaker_at(0, record.game.seats, FRENCH, plain=False, full_names=True)
    replay = Replay(record, 0, speaker, record.game.match(), 1)
    told = {number for number, _ in replay.course}
    draws = {
        number
        for number, step in enumerate(record.steps, 1)
        if step.action.__struct_config__.tag == "draw"
    }
    assert draws
    assert draws <= told


def test_what_is_not_there_is_called_so(server: Server) -> None:
    with server.browser() as browser:
        assert "<h1>Not found</h1>" in browser.get("/no-such-page").text
        assert "<h1>That is not possible</h1>" in browser.delete("/rules/skat").text


def test_a_game_without_a_review_promises_none(server: Server) -> None:
    with server.browser() as browser:
        for game, label in (("skat", "Review"), ("scat", "Look at the deal")):
            room = server.open_table(browser, game=game)
            assert f">{label}</a>" in browser.get(f"/table/{room}").text
