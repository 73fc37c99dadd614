"""What one seat can see: points it may know, cards it may play, and what is told of events."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.support import (
    FOREHAND,
    MIDDLEHAND,
    REARHAND,
    RULESETS,
    all_events,
    arranged,
    forehand_plays,
    random_deal,
    said,
    skat,
    then,
    walk,
)
from wenzel.games.skat.deal import Kind
from wenzel.games.skat.game import SkatGame
from wenzel.games.skat.state import SkatState
from wenzel.i18n import DECK_FACES
from wenzel.telling.seats import speaker_at
from wenzel.telling.skat.events import tell
from wenzel.telling.skat.knowledge import known_points, title
from wenzel.terminal.skat.help import help_lines
from wenzel.terminal.skat.offers import also_possible, game_offers, prompt, question_before
from wenzel.terminal.skat.scene import scene_of

DEAL = arranged(
    "CJ SJ CA CT CK SA ST HA DA D7",
    middlehand="HJ DJ CQ C9 C8 C7 HT HK DT DK",
    skat="H7 D8",
)
FIRST_TRICK = ("play CA", "play CQ", "play SK")


def points_of(game: SkatGame, state: SkatState, seat: int) -> int | None:
    return known_points(game.view(state, seat))


def test_the_declarer_knows_his_tricks_and_his_discards() -> None:
    game = skat()
    state = said(
        game, DEAL, "bid 18", "hold", "pass", "pass", "take_skat", "discard ST D7", "announce G"
    )
    assert points_of(game, state, FOREHAND) == 10
    state = then(state, *FIRST_TRICK)
    assert points_of(game, state, FOREHAND) == 10 + 11 + 3 + 4
    assert points_of(game, state, MIDDLEHAND) == points_of(game, state, REARHAND) == 0


def test_in_a_hand_game_nobody_knows_the_skat() -> None:
    game = skat()
    state = then(forehand_plays(game, DEAL, "GH"), *FIRST_TRICK)
    assert points_of(game, state, FOREHAND) == 18


def test_defenders_know_the_tricks_of_both() -> None:
    game = skat()
    state = then(forehand_plays(game, DEAL, "G"), "play D7", "play DK", "play DQ")
    assert points_of(game, state, FOREHAND) == 0
    assert points_of(game, state, MIDDLEHAND) == points_of(game, state, REARHAND) == 7


def test_there_is_nothing_to_know_in_a_null_or_before_the_play() -> None:
    game = skat()
    null = forehand_plays(game, DEAL, "N")
    assert [points_of(game, null, seat) for seat in range(3)] == [None] * 3
    assert [points_of(game, game.start(DEAL), seat) for seat in range(3)] == [None] * 3


def test_in_a_ramsch_everybody_knows_his_own() -> None:
    game = skat(passed_in="ramsch")
    state = then(game.start(arranged(FOREHAND_CARDS, kind=Kind.RAMSCH)), "play CJ")
    while state.current_player != FOREHAND:
        state = state.apply(state.legal_actions()[0])
    own = [points_of(game, state, seat) for seat in range(3)]
    assert own[FOREHAND]
    assert [own[MIDDLEHAND], own[REARHAND]] == [0, 0]


FOREHAND_CARDS = "CJ SJ CA CT CK SA ST HA DA D7"


def test_a_dealer_who_sits_out_knows_no_points() -> None:
    game = skat("skat-isko-4")
    rng = Random(5)
    for step in walk(game, random_deal(game, rng), rng):
        view = game.view(step.after, step.after.phase.setting.dealer)
        assert known_points(view) is None
        assert not view.hand


def test_a_deal_that_all_passed_is_not_called_a_ramsch() -> None:
    game = skat()
    state = said(game, DEAL, "pass", "pass", "pass")
    assert state.is_terminal
    speaker = speaker_at(FOREHAND, game.seats, DECK_FACES["french"], plain=True)
    assert speaker.say_all(title(game.view(state, FOREHAND), 3)) == ["Deal 3", "no game"]


def test_cards_that_may_not_be_played_are_marked() -> None:
    game = skat()
    state = then(forehand_plays(game, DEAL, "G"), "play CA")
    scene = scene_of(game.view(state, MIDDLEHAND), 1)
    marked = {held.card.text: held.playable for held in scene.hand}
    assert {card for card, playable in marked.items() if playable} == {"CQ", "C9", "C8", "C7"}
    assert [held.number for held in scene.hand] == list(range(1, 11))
    assert scene.leading == FOREHAND


def test_seats_are_named_clockwise_from_the_person() -> None:
    face = DECK_FACES["french"]
    three = speaker_at(2, 3, face, plain=True)
    assert [three.seat(seat) for seat in range(3)] == ["Left", "Right", "You"]
    four = speaker_at(1, 4, face, plain=True)
    assert [four.seat(seat) for seat in range(4)] == ["Right", "You", "Left", "Opposite"]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_event_and_question_has_words(ruleset: str) -> None:
    game, rng = skat(ruleset), Random(ruleset)
    for _ in range(4):
        steps = list(walk(game, random_deal(game, rng), rng, unruly=0.05))
        for seat in range(game.seats):
            speaker = speaker_at(seat, game.seats, DECK_FACES["german"], plain=True)
            view = game.blank_view(seat)
            lines: list[str] = []
            for event in all_events(steps):
                before, view = view, view.after(event.seen_by(seat))
                lines += speaker.say_all(tell(event.seen_by(seat), before, view))
            assert view == game.view(steps[-1].after, seat)
            assert all(line and "\n" not in line and "{" not in line for line in lines)
        for step in steps:
            view = game.view(step.before, step.before.current_player)
            speaker = speaker_at(view.seat, game.seats, DECK_FACES["french"], plain=True)
            messages = [prompt(view), *also_possible(view), *help_lines(view, speaker)]
            messages += [offer.worth.line for offer in game_offers(view)]
            messages += [offer.note for offer in game_offers(view) if offer.note is not None]
            asked = (question_before(action, view) for action in view.legal[:12])
            messages += [question for question in asked if question is not None]
            assert all(speaker.say_all(messages))


SHOVING = {"passed_in": "ramsch", "schieberamsch": True, "ramsch_grand_hand": True}


@pytest.mark.parametrize(
    ("options", "lines", "typed"),
    [
        (
            SHOVING, (),
            ["s or 1 – take the skat and pass two cards on, no jack",
             "shove or 2 – pass the skat on unseen, which doubles",
             "grand hand or 3 – play that instead of the Ramsch, with the skat unseen"],
        ),
        (
            SHOVING | {"schieberamsch": False}, (),
            ["p or 1 – pass, for the Ramsch",
             "grand hand or 2 – play that instead of the Ramsch, with the skat unseen"],
        ),
        (
            SHOVING, ("take_skat",),
            ["two cards or numbers, no jack, such as “d D7 D8” – pass them on"],
        ),
    ],
)  # fmt: skip
def test_before_a_ramsch_help_is_about_the_ramsch(
    options: dict[str, object], lines: tuple[str, ...], typed: list[str]
) -> None:
    game = skat("skat-isko", **options)
    state = said(game, DEAL, "pass", "pass", "pass", *lines)
    speaker = speaker_at(FOREHAND, 3, DECK_FACES["french"], plain=True)
    said_lines = speaker.say_all(help_lines(game.view(state, FOREHAND), speaker))
    assert said_lines[1 : 1 + len(typed)] == typed
    assert said_lines[1 + len(typed)].startswith("At any time")
    text = "\n".join(said_lines)
    assert "Trumps from the top: CJ, SJ, HJ, DJ" in text
    assert "whoever takes the most card points loses" in text
    assert not re.search("61 win|hand game|suit game|Value:", text)


def test_what_is_hidden_is_not_told() -> None:
    game = skat()
    start = game.start(DEAL)
    state = then(start, "bid 18", "hold", "pass", "pass")
    view, before = game.view(state, MIDDLEHAND), state
    speaker = speaker_at(MIDDLEHAND, 3, DECK_FACES["french"], plain=True)
    lines: list[str] = []
    for line in ("take_skat", "discard ST D7", "announce G"):
        before = then(before, line)
        for event in before.events:
            seen = event.seen_by(MIDDLEHAND)
            earlier, view = view, view.after(seen)
            lines += speaker.say_all(tell(seen, earlier, view))
    assert lines == [
        "Right: skat taken",
        "Right: two cards laid away",
        "Right: Grand, at a bid of 18",
    ]
    assert not re.search(r"ST|S10|D7|H7|D8", " ".join(lines))
