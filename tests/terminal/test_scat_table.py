"""Scat at the table: turns, knocks, pennies, a match to the last player."""

from __future__ import annotations

import re

import pytest

from tests.scat_support import arranged, scat
from tests.support import AnyGame
from tests.terminal.scripted import following_hints, play, typing
from wenzel.errors import IllegalActionError
from wenzel.games.game import Action
from wenzel.games.scat.actions import Discard, Draw, Knock, Source, Stand, ThrowDown
from wenzel.games.scat.match import ScatMatch
from wenzel.i18n import DECK_FACES
from wenzel.rulesets import load, ruleset_names
from wenzel.telling.scat.events import tell
from wenzel.telling.seats import speaker_at
from wenzel.terminal.intents import Do, Unclear
from wenzel.terminal.scat.choices import prompt
from wenzel.terminal.scat.reading import read
from wenzel.terminal.scat.scene import scene_of, shown_hand

GAME = load("scat")
SPEAKER = speaker_at(1, 4, DECK_FACES["french"], plain=True)
START = GAME.start(GAME.deal_from_seed(1))
DRAWING = GAME.view(START, 1)
DISCARDING = GAME.view(START.apply(Draw(Source.DISCARD)), 1)
HAND = shown_hand(DISCARDING)
TOP = START.phase.top


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("1", Draw(Source.STOCK)),
        ("s", Draw(Source.STOCK)),
        ("Stock", Draw(Source.STOCK)),
        ("2", Draw(Source.DISCARD)),
        ("d", Draw(Source.DISCARD)),
        ("take", Draw(Source.DISCARD)),
        (TOP.text, Draw(Source.DISCARD)),
        (f"take {TOP.text}", Draw(Source.DISCARD)),
        ("3", Knock()),
        ("k", Knock()),
        ("knock", Knock()),
        ("open", ThrowDown()),
        ("stand", Stand()),
        (shown_hand(DRAWING)[0].text, Discard(shown_hand(DRAWING)[0])),
    ],
)
def test_what_is_done_at_the_start_of_a_turn(line: str, meant: Action) -> None:
    assert read(line, DRAWING, SPEAKER) == Do(meant)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_card_is_thrown_by_number_or_name(number: int) -> None:
    card = HAND[number - 1]
    for line in (str(number), card.text, f"d {card.text}", f"throw {number}"):
        assert read(line, DISCARDING, SPEAKER) == Do(Discard(card))


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("y", "typed.no_question"),
        ("5", "typed.no_number"),
        ("1 2", "typed.one_number"),
        ("CA HA", "typed.one_thrown"),
        ("hearts", "typed.unknown"),
    ],
)
def test_what_is_unclear(line: str, code: str) -> None:
    found = read(line, DISCARDING, SPEAKER)
    assert isinstance(found, Unclear)
    assert found.message.code == code


def lines_after(text: str, typed: str) -> list[str]:
    return text.partition(f"> {typed}\n")[2].splitlines()


def playing(game: AnyGame, *lines: str, seat: int = 1) -> str:
    return play(game, typing(*lines), seat=seat, level="random", adviser="random").text


def test_the_card_taken_may_not_be_thrown() -> None:
    text = playing(GAME, "d", TOP.text)
    assert f"You: took {TOP.text} from the discard pile" in text
    assert lines_after(text, TOP.text)[0].startswith(f"{TOP.text} has just been taken from")
    marked = {held.card: held.playable for held in scene_of(DISCARDING, 1).hand}
    assert [card for card, playable in marked.items() if not playable] == [TOP]


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        (("s", "s"), "A card has been drawn: now one card must be laid away."),
        (("s", "k"), "A card has been drawn: now one card must be laid away."),
        (("stand",), "“stand” has no place here."),
        (("open",), "“open” has no place here."),
    ],
)
def test_a_refusal_says_why_in_one_line(typed: tuple[str, ...], says: str) -> None:
    lines = playing(GAME, *typed).splitlines()
    at = len(lines) - 1 - lines[::-1].index(f"> {typed[-1]}")
    assert lines[at + 1] == says
    assert lines[at + 2] == lines[at - 1]


def test_a_house_may_ask_a_score_of_a_knocker() -> None:
    house = scat(4, minimum_knock=21)
    state = house.start(arranged(house, "", "HK H8 D2"))
    state = state.apply(Draw(Source.STOCK))
    state = state.apply(state.legal_actions()[-1])
    assert "knock" not in SPEAKER.say(prompt(house.view(state, 1)))
    with pytest.raises(IllegalActionError) as caught:
        state.apply(Knock())
    assert SPEAKER.say(caught.value.message) == (
        "In this house a knock needs 21 or more; this hand has 18."
    )


def test_a_knock_is_confirmed_and_every_hand_is_shown_at_the_end() -> None:
    text = playing(GAME, "k", "n", "k", "y")
    assert len(re.findall(r"^Knock with \d+ in \w+\? y or n$", text, re.MULTILINE)) == 2
    assert "You: knock! One more turn for everybody else." in text
    settlement = text.partition("Settlement of deal 1\n")[2]
    for seat in ("You", "Left", "Opposite", "Right"):
        assert re.search(rf"^{seat}: \w+ \w+ \w+ = \d+ in \w+$", settlement, re.MULTILINE)


def test_others_are_told_in_one_line_a_turn_and_what_is_drawn_stays_hidden() -> None:
    drawn = START.apply(Draw(Source.STOCK))
    (card,) = drawn.holdings()[1] - START.holdings()[1]
    thrown = next(held for held in drawn.legal_actions() if held != Discard(card))
    done = drawn.apply(thrown)
    heard: dict[int, list[str]] = {}
    for seat in (1, 2):
        speaker = speaker_at(seat, 4, DECK_FACES["french"], plain=True)
        view, heard[seat] = GAME.view(START, seat), []
        for event in (*drawn.events, *done.events):
            seen = event.seen_by(seat)
            before, view = view, view.after(seen)
            heard[seat] += speaker.say_all(tell(seen, before, view))
    away = SPEAKER.card(thrown.card)
    assert heard[1] == [f"You: drew {SPEAKER.card(card)} from the stock", f"You: threw {away}"]
    assert heard[2] == [f"Right: drew, threw {away}"]


def test_the_worth_of_a_hand_is_told_by_suit() -> None:
    for seed in range(30):
        view = GAME.view(GAME.start(GAME.deal_from_seed(seed)), 1)
        points = scene_of(view, 1).points
        assert points is not None
        told = re.findall(r"(\w+) (\d+)(?=[,)])", SPEAKER.say(points))
        suits = {card.suit for card in view.hand}
        assert len(told) == (len(suits) if len(suits) > 1 else 0)
        best = re.search(r"worth (\d+) in (\w+)", SPEAKER.say(points))
        assert best is not None
        if told:
            assert int(best[1]) == max(int(score) for _, score in told)


@pytest.mark.parametrize("ruleset", ruleset_names("scat"))
def test_a_match_is_played_to_its_winner(ruleset: str) -> None:
    def answer(news: str) -> str | None:
        return "" if news.splitlines()[-1].startswith("Enter = next") else following_hints(news)

    game = load(ruleset)
    evening = play(game, answer, seed="match", seat=0, deals=None, level="random", adviser="random")
    assert evening.sitting is not None
    match = evening.sitting.match
    assert isinstance(match, ScatMatch)
    assert match.winner is not None
    text = evening.text
    assert text.count("Settlement of deal") == match.rounds
    assert re.search(rf"winner of the match after {match.rounds} deals?, ", text)
    last = text.splitlines()[-2]
    assert last == "Enter = leave, l = look back, u = the same deal again, list = the list."


def test_a_person_who_is_out_watches_the_others_to_the_end() -> None:
    """Knocking whatever the hand is worth, a person is soon out."""

    def answer(news: str) -> str | None:
        last = news.splitlines()[-1]
        if last.startswith("Enter = next"):
            return ""
        return "k" if "= knock" in last else following_hints(news)

    said = "You are out; the others play on"
    texts = (
        play(GAME, answer, seed=seed, deals=None, level="random", adviser="random").text
        for seed in range(20)
    )
    text = next(text for text in texts if said in text)
    watched = text.partition(said)[2]
    assert "Your hand" not in watched
    assert "You out" in watched
    assert "winner of the match" in watched


def test_the_list_shows_how_each_deal_ended_and_the_pennies_after_it() -> None:
    shown: list[str] = []

    def answer(news: str) -> str | None:
        if not news.splitlines()[-1].startswith("Enter = next"):
            return following_hints(news)
        shown.append(news)
        return "list" if len(shown) == 1 else None

    play(GAME, answer, deals=None, level="random", adviser="random")
    assert re.match(r"1 .*(knocked|31 by|run out).*; You (\d|out), Left (\d|out), ", shown[1])


def test_what_everybody_did_last_can_be_asked() -> None:
    text = playing(GAME, "l", "s", "4", "l", seat=1)
    assert "Nobody has drawn a card yet." in text
    assert re.search(r"^Last turns: You: drew, threw \w+, ", text, re.MULTILINE)


def test_a_round_that_is_over_with_the_deal_opens_with_the_pennies_before_it() -> None:
    game = scat(4)
    state = game.start(arranged(game, "SA SK SQ", pennies=(1, 2, 3, 1), dealer=3))
    assert state.is_terminal
    scene = scene_of(game.view(state, 1), 1)
    stands = [SPEAKER.say_all(line.words)[0] for line in scene.seats]
    assert stands == ["2 pennies", "3 pennies", "1 penny", "1 penny"]
    assert "Kitty: 5 pennies" in SPEAKER.say_all(scene.centre)
