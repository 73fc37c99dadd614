"""Players by name."""

from __future__ import annotations

import pytest

from wenzel.bots import make_player, player_names
from wenzel.bots.random_player import RandomPlayer
from wenzel.bots.skat.rule_player import RulePlayer
from wenzel.errors import UnknownNameError
from wenzel.i18n import Speaker


def test_players_are_made_by_name() -> None:
    assert isinstance(make_player("rule", "skat", seed=1), RulePlayer)
    assert isinstance(make_player("random", "skat", seed=1), RandomPlayer)


def test_skat_has_both_and_any_other_game_the_random_player() -> None:
    assert player_names("skat") == ("random", "rule")
    assert player_names("some other game") == ("random",)
    assert isinstance(make_player("random", "some other game"), RandomPlayer)


@pytest.mark.parametrize(("name", "game"), [("strong", "skat"), ("rule", "some other game")])
def test_an_unknown_player_is_refused_with_the_names_there_are(name: str, game: str) -> None:
    with pytest.raises(UnknownNameError) as caught:
        make_player(name, game)
    assert caught.value.message.code == "player.unknown"
    said = Speaker().error(caught.value)
    assert name in said
    assert "random" in said


@pytest.mark.parametrize("name", player_names("skat"))
def test_the_repr_tells_the_seed(name: str) -> None:
    assert repr(make_player(name, "skat", seed="x7")).endswith("Player(seed='x7')")
