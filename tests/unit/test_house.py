"""The house rules in force, as those at a table are shown them."""

from __future__ import annotations

import msgspec
import pytest

from wenzel.games.registry import game_names
from wenzel.i18n import Speaker
from wenzel.i18n.languages import LANGUAGES
from wenzel.rulesets import load, ruleset_names
from wenzel.telling.house import house_rules, rules_in_force

RULESETS = [name for game in game_names() for name in ruleset_names(game)]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_unusual_rules_are_all_shown_and_come_first(ruleset: str) -> None:
    options = load(ruleset).options
    rules = rules_in_force(options)
    set_otherwise = [
        key
        for key, value in msgspec.to_builtins(options).items()
        if value != msgspec.to_builtins(type(options)())[key]
    ]
    first = [rule.name.code for rule in rules[: len(set_otherwise)]]
    assert first == [f"option.{key}" for key in set_otherwise]
    assert [rule for rule in rules if rule.usual is not None] == list(rules[: len(first)])


IDLE = [
    (
        "skat-isko",
        {},
        {"re", "re_in_null", "bierlachs_limit", "ramsch_tie", "bock_ramsch"},
        {"kontra"},
    ),
    ("skat-isko", {"kontra": "before-lead"}, {"bierlachs_limit"}, {"re", "re_in_null"}),
    ("skat-bierlachs", {}, {"bock_events"}, {"bierlachs_limit"}),
    ("sheepshead-two", {}, {"no_pick", "cracks", "call_up"}, {"match_deals"}),
    ("scat", {}, {"points_to_win"}, {"lives", "dole"}),
    ("scat-points", {}, {"lives", "dole"}, {"points_to_win"}),
]


@pytest.mark.parametrize(("ruleset", "changes", "idle", "open_ones"), IDLE)
def test_rules_that_can_have_no_part_are_left_out(
    ruleset: str, changes: dict[str, str], idle: set[str], open_ones: set[str]
) -> None:
    shown = {
        rule.name.code.removeprefix("option.")
        for rule in rules_in_force(load(ruleset, **changes).options)
    }
    assert not shown & idle
    assert open_ones <= shown


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_face_has_the_same_rules_in_the_same_words(ruleset: str) -> None:
    options = load(ruleset).options
    _, *lines = Speaker().say_all(house_rules(options))
    rules = rules_in_force(options)
    assert len(lines) == len(rules)
    for line, rule in zip(lines, rules, strict=True):
        assert line.startswith(f"{Speaker().say(rule.name)}: {Speaker().say(rule.value)}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_words(language: str) -> None:
    speaker = Speaker(language=LANGUAGES[language])
    for ruleset in RULESETS:
        for rule in rules_in_force(load(ruleset).options):
            assert speaker.say(rule.name)
            assert speaker.say(rule.value)


def test_values_are_words_and_not_keys() -> None:
    said = {
        Speaker().say(rule.name): (
            Speaker().say(rule.value),
            "" if rule.usual is None else Speaker().say(rule.usual),
        )
        for rule in rules_in_force(load("skat-pub").options)
    }
    assert said["When nobody bids"] == ("Ramsch", "nothing is scored")
    assert said["Players at the table"] == ("3", "")


@pytest.mark.parametrize("game", game_names())
def test_all_values_that_may_be_chosen_have_words(game: str) -> None:
    options = type(load(ruleset_names(game)[0]).options)
    for field in msgspec.structs.fields(options):
        for choice in getattr(field.type, "__members__", {}).values():
            changed = msgspec.structs.replace(options(), **{field.name: choice})
            for rule in rules_in_force(changed):
                assert Speaker().say(rule.value)
