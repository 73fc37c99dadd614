"""Games written down to learn from: by rule players too, and gone on with after a stop."""

from __future__ import annotations

import json
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from training import declarer_nets, games
from training.replays import demand_kinds, positions, read
from wenzel.bots.skat.features import Kind
from wenzel.bots.skat.rule_player import RulePlayer
from wenzel.games.skat.actions import Play
from wenzel.games.skat.game import SkatGame
from wenzel.games.skat.options import SkatOptions
from wenzel.solver import is_compiled

GAME = SkatGame(SkatOptions())


def written(monkeypatch: pytest.MonkeyPatch, path: Path, *options: str) -> bytes:
    monkeypatch.setattr(sys, "argv", ["games", "--seed", "5", "--out", str(path), *options])
    games.main()
    return path.read_bytes()


def test_games_of_rule_players_are_read_like_those_of_experts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "others" / "5.jsonl"
    written(monkeypatch, path, "--count", "12", "--players", "rule")
    lines = read([path])
    assert lines
    for line in lines:
        steps = list(positions(GAME, line))
        assert [card.number for _, card in steps] == line["cards"]
        for state, card in steps[:6]:
            seat = state.current_player
            assert seat is not None
            player = RulePlayer(f"5/{line['number']}/{seat}")
            chosen = player.choose(GAME.view(state, seat))
            assert getattr(chosen, "card", card) == card


def test_a_file_of_games_goes_on_after_half_a_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "5.jsonl"
    whole = written(monkeypatch, path, "--count", "4", "--players", "rule")
    path.write_bytes(whole[: whole.rindex(b"\n", 0, -1) + 20])
    assert written(monkeypatch, path, "--count", "4", "--players", "rule") == whole
    assert [json.loads(line)["number"] for line in whole.splitlines()] == [0, 1, 2, 3]


def test_rule_players_are_fond_of_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        written(monkeypatch, tmp_path / "x", "--players", "rule", "--fond", "grand")
    assert "--players expert" in capsys.readouterr().err


def test_too_few_games_are_named() -> None:
    demand_kinds(("suit", "grand", "null"), ("null", "suit", "grand"))
    with pytest.raises(SystemExit, match="too few games of grand, null"):
        demand_kinds(("suit", "grand"), ("suit", "null"))


def test_a_folder_without_open_deals_is_named(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no open deals of suit"):
        declarer_nets.open_sample(tmp_path, Kind.SUIT)


@pytest.mark.skipif(not is_compiled(), reason="the plain search takes minutes")
def test_rule_players_defend_some_deals_and_bidders_the_others(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "5.jsonl"
    effort = ["--uniform", "--solved", "2", "--drawn", "10", "--passing", "-20"]
    written(monkeypatch, path, "--count", "8", "--defenders", "mixed", *effort)
    by_rules = {_defended_by_rules(line) for line in read([path])}
    assert by_rules == {True, False}


def _defended_by_rules(line: dict[str, Any]) -> bool:
    for state, card in positions(GAME, line):
        seat = state.current_player
        assert seat is not None
        view = GAME.view(state, seat)
        assert view.playing is not None
        chosen = RulePlayer(0).choose(view)
        if view.playing.declarer != seat and chosen != Play(card):
            return False
    return True


def test_networks_that_see_no_games_stay_what_they_were(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    start = Path(str(files("wenzel.bots.skat"))) / "declarer.npz"
    out = tmp_path / "again.npz"
    options = ["--start", str(start), "--games", str(tmp_path), "--out", str(out)]
    monkeypatch.setattr(sys, "argv", ["declarer_nets", *options])
    declarer_nets.main()
    with np.load(start) as before, np.load(out) as after:
        assert set(before) == set(after)
        assert all(np.array_equal(before[name], after[name]) for name in before)
