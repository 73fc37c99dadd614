"""What holds at the table of every game: whole deals, words for everything, pictures that fit."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import wenzel.terminal as terminal_package
from tests.support import AnyGame, all_events, random_deal, walk
from tests.terminal.scripted import Answer, converse, following_hints, play, run_wenzel, typing
from tests.terminal.test_drawn import ESCAPE, screen_of, terminal
from wenzel.games.registry import game_names
from wenzel.i18n import DECK_FACES
from wenzel.records import check, read_records
from wenzel.rulesets import default_ruleset, load, ruleset_names
from wenzel.telling.house import house_rules, rules_in_force, unusual_rules
from wenzel.telling.seats import speaker_at
from wenzel.terminal.ink import short
from wenzel.terminal.intents import Do
from wenzel.terminal.registry import parlance_of

HOUSES = [pytest.param(load(name), id=name) for name in ruleset_names()]
NEW_GAMES = [name for name in game_names() if name != "skat"]
"""Those beside Skat, which has tests of its own for the same."""
LATER_HOUSES = [
    pytest.param(load(name), id=name) for game in NEW_GAMES for name in ruleset_names(game)
]


@pytest.mark.parametrize("game", LATER_HOUSES)
def test_deals_are_played_to_the_last_line_of_the_settlement(game: AnyGame) -> None:
    seat = game.seats - 1
    evening = play(
        game, following_hints, seed="whole", seat=seat, deals=2, level="random", adviser="random"
    )
    assert 1 <= len(evening.tables) <= 2
    assert evening.text.count("Settlement of deal") == len(evening.tables)
    assert evening.text.endswith("End of input: you have left the table.\n")
    assert not re.search(r"means nothing|may not be|no place here", evening.text)
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f\u2500-\u259f\u2660-\u2667]", evening.text)
    assert not re.search(r"[{}]|\bNone\b|Message|CardSet", evening.text)
    assert evening.sitting is not None
    sheet = parlance_of(game.name).sheet(evening.sitting.match, evening.sitting.outcomes)
    screen, output = screen_of(seat, game.seats)
    screen.list_scores(sheet)
    assert "…" not in output.getvalue()
    assert len(sheet) == len(evening.tables)


@pytest.mark.parametrize("game", HOUSES)
def test_every_event_question_and_help_line_has_words(game: AnyGame) -> None:
    parlance, rng = parlance_of(game.name), Random(3)
    steps = list(walk(game, random_deal(game, rng), rng, unruly=0.05))
    for seat in range(game.seats):
        speaker = speaker_at(seat, game.seats, DECK_FACES["german"], plain=True)
        view = game.blank_view(seat)
        lines: list[str] = []
        for event in all_events(steps):
            seen = event.seen_by(seat)
            before, view = view, view.after(seen)
            lines += speaker.say_all(parlance.tell(seen, before, view))
        watching = parlance.watching(view)
        lines += speaker.say_all([] if watching is None else [watching])
        lines.append(speaker.say(parlance.last(view)))
        assert all(line and "\n" not in line and "{" not in line for line in lines)
    for step in steps:
        view = game.view(step.before, step.before.current_player)
        speaker = speaker_at(view.seat, game.seats, DECK_FACES["french"], plain=True)
        messages = [parlance.last(view), *parlance.help_lines(view, speaker)]
        messages += [*parlance.also_possible(view), parlance.help_before_yes_or_no()]
        if parlance.forced(view) is None:
            messages.append(parlance.prompt(view))
        asked = (parlance.question_before(action, view) for action in view.legal[:12])
        messages += [question for question in asked if question is not None]
        assert all(speaker.say_all(messages))


@pytest.mark.parametrize("game", HOUSES)
def test_a_deal_that_is_over_can_be_looked_back_at(game: AnyGame) -> None:
    evening = play(game, _looking_back(), seed="back", level="random", adviser="random")
    *_, told = evening.text.split("> l\n")
    looked_back = told.splitlines()[:-2]
    told_before = evening.text.count("\nTrick ") - told.count("Trick ")
    if told_before:
        assert len(looked_back) == told.count("Trick ") == told_before
    else:
        assert looked_back
    assert not any("means nothing" in line for line in looked_back)


def _looking_back() -> Answer:
    """Return a person who follows hints, looks back once after the deal, and goes."""
    asked = iter("l")

    def answer(news: str) -> str | None:
        if news.splitlines()[-1].startswith("Enter ="):
            return next(asked, None)
        return following_hints(news)

    return answer


@pytest.mark.parametrize("game", HOUSES)
def test_every_house_rule_is_shown_where_it_is_in_force(game: AnyGame) -> None:
    speaker = speaker_at(0, game.seats, DECK_FACES["french"], plain=True)
    title, *lines = speaker.say_all(house_rules(game.options))
    rules = rules_in_force(game.options)
    assert title
    assert len(lines) == len(rules)
    differing = [speaker.say(rule.name) for rule in rules if rule.usual is not None]
    assert sum("usually" in line for line in lines) == len(differing)
    at_the_start = " ".join(speaker.say_all(unusual_rules(game.options)))
    assert all(f"{name} (" in at_the_start for name in differing)
    assert bool(at_the_start) is bool(differing)


@pytest.mark.parametrize("game", LATER_HOUSES)
def test_everything_legal_can_be_typed(game: AnyGame) -> None:
    parlance, rng = parlance_of(game.name), Random(8)
    for step in walk(game, random_deal(game, rng), rng, unruly=0.03):
        view = game.view(step.before, step.before.current_player)
        legal = view.legal
        for face in DECK_FACES.values():
            speaker = speaker_at(view.seat, game.seats, face, plain=True)
            for action in legal if len(legal) < 7 else rng.sample(legal, 6):
                line = parlance.command_for(action, speaker)
                assert parlance.read(line, view, speaker) == Do(action), line


@pytest.mark.parametrize("game", HOUSES)
def test_the_numbers_shown_are_the_numbers_typed(game: AnyGame) -> None:
    parlance, rng = parlance_of(game.name), Random(4)
    for step in walk(game, random_deal(game, rng), rng):
        view = game.view(step.before, step.before.current_player)
        if parlance.forced(view) is not None:
            continue
        speaker = speaker_at(view.seat, game.seats, DECK_FACES["french"], plain=True)
        question = speaker.say(parlance.prompt(view))
        numbers = [int(number) for number in re.findall(r"\b(\d+) (?:=|or \w+ =)", question)]
        hand = parlance.scene(view, 1).hand
        if not numbers and sum(held.playable for held in hand) == len(view.legal):
            numbers = [held.number for held in hand if held.playable]
        meant = [parlance.read(str(number), view, speaker) for number in numbers]
        assert all(isinstance(one, Do) and one.action in view.legal for one in meant), question
        assert len({repr(one) for one in meant}) == len(numbers)


@pytest.mark.parametrize("width", [80, 110])
@pytest.mark.parametrize("game", HOUSES)
def test_every_picture_fits(game: AnyGame, width: int) -> None:
    parlance, rng = parlance_of(game.name), Random(width)
    steps = list(walk(game, random_deal(game, rng), rng))
    for step in steps[:: 1 + len(steps) // 6]:
        view = game.view(step.before, step.before.current_player)
        for deck in DECK_FACES:
            screen, output = screen_of(view.seat, game.seats, deck=deck, width=width)
            scene = parlance.scene(view, 36)
            screen.show(scene)
            lines = output.getvalue().splitlines()
            assert max(map(len, lines)) <= width
            assert all(
                re.search(rf"\b{screen.speaker.seat(line.seat)}\b", output.getvalue())
                for line in scene.seats
            )
            numbered = [held.number for held in scene.hand if held.playable]
            if numbered:
                assert [int(number) for number in lines[-1].split()] == numbered
            trick = [short(card, screen.speaker) for _, card in scene.trick or () if card]
            assert all(any(card in line for line in lines) for card in trick)


def test_what_all_games_share_names_none() -> None:
    shared = list(Path(terminal_package.__file__).parent.glob("*.py"))
    assert len(shared) > 10
    for path in shared:
        names = re.findall("|".join(game_names()), path.read_text(encoding="utf-8").lower())
        assert not names or path.name == "registry.py"


def test_every_game_has_a_room() -> None:
    for name in game_names():
        assert type(parlance_of(name)).__module__ == f"wenzel.terminal.{name}.parlance"


def test_seats_have_names_of_their_own_at_every_table() -> None:
    for seats in range(2, 10):
        for seat in range(seats):
            speaker = speaker_at(seat, seats, DECK_FACES["french"], plain=True)
            names = [speaker.seat(at) for at in range(seats)]
            assert len(set(names)) == seats
            assert names[seat] == "You"
            if seats > 2:
                assert names[(seat + 1) % seats] == "Left"
                assert names[seat - 1] == "Right"


@pytest.mark.parametrize("name", NEW_GAMES)
def test_the_same_deal_again_is_identical(name: str) -> None:
    told: list[str] = []

    def answer(news: str) -> str | None:
        if news.splitlines()[-1].startswith("Enter ="):
            told.append(news)
            return "u" if len(told) == 1 else None
        return following_hints(news)

    game = load(default_ruleset(name))
    evening = play(game, answer, seed="again", level="random", adviser="random")
    first, second = evening.tables
    assert first.deal == second.deal
    assert first.log == second.log
    assert "for practice: the list keeps its first result" in evening.text
    assert evening.sitting is not None
    assert evening.sitting.deals_settled == 1


@pytest.mark.parametrize("name", NEW_GAMES)
def test_input_may_end_at_any_question(name: str) -> None:
    game = load(default_ruleset(name))
    for count in range(8):
        left = count

        def answer(news: str) -> str | None:
            nonlocal left
            left -= 1
            return following_hints(news) if left >= 0 else None

        text = play(game, answer, level="random", adviser="random").text
        last = text.splitlines()[-1]
        assert re.fullmatch(r"End of input: you have left the table(; deal \d is .*)?\.", last)


@pytest.mark.parametrize("typed", ["", "xyz", "99", "0", "1 1", "y y", "♣", "\x1b[2J", "9" * 5000])
@pytest.mark.parametrize("name", NEW_GAMES)
def test_rubbish_is_refused_in_one_line_and_nothing_is_lost(name: str, typed: str) -> None:
    game = load(default_ruleset(name))
    text = play(game, typing(typed), level="random", adviser="random", seat=1).text
    lines = text.splitlines()
    question = next(at for at, line in enumerate(lines) if line.startswith("> "))
    assert lines[question + 2] == lines[question - 1]
    assert lines[question + 1].isprintable()
    assert len(lines[question + 1]) < 300


@pytest.mark.parametrize("name", NEW_GAMES)
def test_what_changes_nothing_can_be_asked_at_any_time(name: str) -> None:
    game = load(default_ruleset(name))
    asked = ("?", "h", "l", "t", "points", "list", "hint", "table", "last", "help")
    text = play(game, typing(*asked, "q", "n", "q", "y"), level="random", adviser="random").text
    assert "What can be typed now:" in text
    assert text.count("Hint: type ") == 2
    assert "The list is empty so far." in text
    assert text.count("Leave the table? y or n") == 2
    assert text.endswith("You have left the table; deal 1 is left unfinished.\n")
    assert "means nothing" not in text


@pytest.mark.parametrize("name", NEW_GAMES)
def test_whole_deals_through_pipes_are_recorded(name: str, tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    arguments = [name, "--seed", "12", "--deals", "2", "--level", "random", "--record", str(path)]
    code, text, errors = converse(arguments, following_hints)
    assert (code, errors) == (0, "")
    assert text.startswith(f"{name.capitalize()} by the rule set {default_ruleset(name)}, seed 12")
    assert text.count("Settlement of deal") == 2
    assert text.endswith(f"2 deals written to {path}.\n")
    with path.open("rb") as lines:
        records = [entry.record for entry in read_records(lines, str(path))]
    assert [record.ruleset for record in records if record is not None] == 2 * [
        default_ruleset(name)
    ]
    assert all(record is not None and check(record).differences == () for record in records)


@pytest.mark.parametrize("name", NEW_GAMES)
def test_a_terminal_gets_the_drawn_table(name: str) -> None:
    with terminal(name, "--seed", "3", "--level", "random", NO_COLOR="") as program:
        text = program.read_until("> ")
        assert "╭" in text
        assert ESCAPE.search(text)
        program.type("h")
        program.read_until("Hint: type ")
        program.type("q")
        program.read_until("y or n")
        program.type("y")
        program.read_until("left unfinished.")
        assert program.process.wait(20) == 0


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["scat", "--players", "6"], "Far right: 3 pennies"),
        (["--ruleset", "scat-two"], "Scat by the rule set scat-two"),
        (["--ruleset", "sheepshead-three"], "Right: "),
    ],
)
def test_the_rule_set_and_the_number_of_players_make_the_table(
    arguments: list[str], says: str
) -> None:
    done = run_wenzel([*arguments, "--seed", "1", "--level", "random"], "")
    assert (done.returncode, done.stderr) == (0, "")
    assert says in done.stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["scat", "--ruleset", "skat-pub"], "skat-pub is one of skat, not of scat"),
        (["scat", "--players", "12"], "players = 12"),
        (["scat", "--players", "2", "--seat", "2"], "--seat"),
        (["scat", "--level", "club"], "no player “club” of scat; there are: "),
        (["sheepshead", "--players", "8"], "rule sets for 8 at the table: sheepshead-eight"),
    ],
)
def test_what_does_not_go_together_is_one_line_and_code_2(arguments: list[str], says: str) -> None:
    done = run_wenzel(arguments, "")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert says in done.stderr
