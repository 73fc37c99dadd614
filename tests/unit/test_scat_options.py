"""House rules of Scat: every fault names its key, every option stands in a rule set."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.scat_support import scat
from wenzel.errors import OptionsError
from wenzel.games.scat.options import ScatOptions
from wenzel.i18n import Speaker
from wenzel.rulesets import load, ruleset_names

FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"no_such_rule": 1}, "no_such_rule"),
    ({"players": 1}, "players"),
    ({"players": 10}, "players"),
    ({"players": "two"}, "players"),
    ({"lives": 0}, "lives"),
    ({"lives": -3}, "lives"),
    ({"dole": 1}, "dole"),
    ({"three_of_a_kind": "31"}, "three_of_a_kind"),
    ({"three_of_a_kind": 30}, "three_of_a_kind"),
    ({"minimum_knock": 16}, "minimum_knock"),
    ({"minimum_knock": 22}, "minimum_knock"),
    ({"stock_exhausted": "stop"}, "stock_exhausted"),
    ({"lone_knocker_loses": 0}, "lone_knocker_loses"),
    ({"lone_knocker_loses": 3}, "lone_knocker_loses"),
    ({"tied_knocker": True}, "tied_knocker"),
    ({"scoring": "pennies"}, "scoring"),
    ({"points_to_win": 20}, "points_to_win"),
    ({"scoring": "points", "points_to_win": 0}, "points_to_win"),
    ({"scoring": "points", "lives": 4}, "lives"),
    ({"scoring": "points", "dole": False}, "dole"),
    ({"scoring": "points", "lone_knocker_loses": 1}, "lone_knocker_loses"),
    ({"scoring": "points", "tied_knocker": "loses-two"}, "tied_knocker"),
    ({"scoring": "points", "knocker_loses_two_to_31": True}, "knocker_loses_two_to_31"),
]


@pytest.mark.parametrize(("options", "key"), FAULTS)
def test_a_fault_names_its_key(options: dict[str, Any], key: str) -> None:
    with pytest.raises(OptionsError) as caught:
        load("scat", **options)
    assert key in Speaker().error(caught.value)
    named = [message.values.get("key") for message in caught.value.message.walk()]
    assert any(str(name).split("[")[0] == key for name in named if name is not None)


def test_all_faults_are_told_at_once() -> None:
    options = ScatOptions(players=1, minimum_knock=3, lives=0, points_to_win=5)
    assert [fault.values["key"] for fault in options.faults()] == [
        "players", "minimum_knock", "lives", "points_to_win",
    ]  # fmt: skip


def test_the_defaults_are_the_usual_rules() -> None:
    assert scat(4).options == ScatOptions() == load("scat").options
    assert ScatOptions().faults() == ()


def test_every_option_is_changed_by_some_rule_set() -> None:
    usual = ScatOptions()
    changed = {
        field.name
        for ruleset in ruleset_names("scat")
        for field in msgspec.structs.fields(ScatOptions)
        if getattr(load(ruleset).options, field.name) != getattr(usual, field.name)
    }
    assert changed == set(ScatOptions.__struct_fields__) - {"points_to_win"}
