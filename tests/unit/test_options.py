"""House rules: every fault names its key."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.support import RULESETS, skat
from wenzel import codec
from wenzel.errors import OptionsError, UnknownNameError
from wenzel.games.registry import game_class
from wenzel.games.skat.options import SkatOptions
from wenzel.i18n import Speaker
from wenzel.rulesets import load

FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"no_such_rule": 1}, "no_such_rule"),
    ({"players": "three"}, "players"),
    ({"players": 3.5}, "players"),
    ({"players": True}, "players"),
    ({"players": 5}, "players"),
    ({"players": 2}, "players"),
    ({"scoring": "best"}, "scoring"),
    ({"scoring": 1}, "scoring"),
    ({"kontra": True}, "kontra"),
    ({"re": "yes"}, "re"),
    ({"spitze": 3}, "spitze"),
    ({"spitze": -1}, "spitze"),
    ({"grand_ouvert_base": 30}, "grand_ouvert_base"),
    ({"bierlachs_limit": 0}, "bierlachs_limit"),
    ({"ramsch_march": -1}, "ramsch_march"),
    ({"bock_events": ["full-moon"]}, "bock_events"),
    ({"bock_events": "lost-with-60"}, "bock_events"),
    ({"bock_ramsch": True}, "bock_ramsch"),
    ({"schieberamsch": True}, "schieberamsch"),
    ({"ramsch_grand_hand": True}, "ramsch_grand_hand"),
    ({"kontra_after_bid_only": True}, "kontra_after_bid_only"),
    ({"bock_events": ["kontra-won"]}, "bock_events"),
    ({"bock_events": ["kontra-and-re"], "kontra": "before-lead", "re": False}, "bock_events"),
    ({"bock_events": ["game-of-72"], "scoring": "bierlachs"}, "bock_events"),
]


@pytest.mark.parametrize(("options", "key"), FAULTS)
def test_a_fault_names_its_key(options: dict[str, Any], key: str) -> None:
    with pytest.raises(OptionsError) as caught:
        load("skat-isko", **options)
    said = Speaker().error(caught.value)
    assert key in said
    assert not said.startswith(":")
    named = {
        str(message.values["key"])
        for message in caught.value.message.walk()
        if "key" in message.values
    }
    assert any(name.split("[")[0] == key for name in named), caught.value


def test_all_contradictions_are_told_at_once() -> None:
    options = SkatOptions(players=7, spitze=9, schieberamsch=True)
    assert [fault.values["key"] for fault in options.faults()] == [
        "players", "spitze", "schieberamsch",
    ]  # fmt: skip


def test_the_defaults_are_the_official_rules() -> None:
    assert skat("skat-isko").options == SkatOptions()
    assert SkatOptions().faults() == ()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_rule_set_loads(ruleset: str) -> None:
    options = skat(ruleset).options
    assert codec.from_json(codec.to_json(options), SkatOptions) == options
    assert not options.faults()


FILES = [
    ("game = 'skat'\noption = 1\n", "ruleset.unknown_key"),
    ("[options]\nplayers = 3\n", "ruleset.no_game"),
    ("game = 3\n", "ruleset.no_game"),
    ("game = 'skat'\noptions = 5\n", "ruleset.no_options"),
    ("game = 'skat'\n[options]\nplayer = 3\n", "ruleset.unknown_option"),
    ("game = 'skat\n", "ruleset.no_toml"),
    ("game = 'skat'\n[options]\nplayers = 'x'\n", "ruleset.bad_option"),
]


@pytest.mark.parametrize(("text", "code"), FILES)
def test_a_file_that_is_no_rule_set(tmp_path: Path, text: str, code: str) -> None:
    path = tmp_path / "house.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(OptionsError) as caught:
        load(str(path))
    assert caught.value.message.code == code
    assert str(path) in str(caught.value)


def test_a_file_that_is_one(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text("game = 'skat'\n[options]\nspitze = 2\n", encoding="utf-8")
    game = load(str(path))
    assert isinstance(game.options, SkatOptions)
    assert game.options.spitze == 2


def test_unknown_names() -> None:
    for name in ("no-such", "no-such.toml"):
        with pytest.raises(UnknownNameError) as caught:
            load(name)
        assert "skat-isko" in str(caught.value)
    with pytest.raises(UnknownNameError):
        game_class("chess")
