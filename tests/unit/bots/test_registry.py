"""Players by name."""

from __future__ import annotations

import pytest

import wenzel.bots.registry
from wenzel.bots import (
    adviser_name,
    is_player,
    make_player,
    misses_core,
    player_names,
    player_variants,
)
from wenzel.bots.random_player import RandomPlayer
from wenzel.bots.skat.rule_player import RulePlayer
from wenzel.bots.skat.sampling_player import SamplingPlayer
from wenzel.errors import UnknownNameError
from wenzel.games.skat.actions import Pass
from wenzel.games.skat.game import SkatGame
from wenzel.games.skat.options import SkatOptions
from wenzel.i18n import Speaker


def test_players_are_made_by_name() -> None:
    assert isinstance(make_player("rule", "skat", seed=1), RulePlayer)
    assert isinstance(make_player("random", "skat", seed=1), RandomPlayer)


def test_each_game_has_its_players_and_any_other_the_random_one() -> None:
    assert player_names("skat") == ("random", "novice", "rule", "club", "expert")
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


VARIED = [
    (name, variant) for name in ("club", "expert") for variant in player_variants(name, "skat")
]


@pytest.mark.parametrize(("name", "variant"), VARIED)
def test_a_variant_is_made_by_its_name_behind_a_colon(name: str, variant: str) -> None:
    made = make_player(f"{name}:{variant}", "skat", seed=3)
    plain = make_player(name, "skat", seed=3)
    assert repr(made).endswith(f"Player(seed=3, variant={variant!r})")
    assert isinstance(made, SamplingPlayer)
    assert isinstance(plain, SamplingPlayer)
    differs = (made.effort, made.temper, made.hope) != (
        plain.effort, plain.temper, plain.hope,
    )  # fmt: skip
    assert differs
    assert is_player(f"{name}:{variant}", "skat")


@pytest.mark.parametrize("name", ["club", "expert"])
def test_both_levels_that_search_have_both_styles(name: str) -> None:
    """The bold one says 18 to whatever the usual one does, and to more; and so on."""
    game = SkatGame(SkatOptions())
    states = [game.start(game.deal_from_seed(4, number)) for number in range(30)]
    bids = []
    for style in (":cautious", "", ":bold"):
        player = make_player(name + style, "skat")
        views = [game.view(state, state.current_player or 0) for state in states]
        bids.append({number for number, view in enumerate(views) if player.choose(view) != Pass()})
    assert bids[0] < bids[1] < bids[2]


@pytest.mark.parametrize(
    ("name", "code", "words"),
    [
        ("expert:brave", "player.unknown_variant", ("expert", "brave", "bold", "cautious")),
        ("expert:", "player.unknown_variant", ("expert", "bold")),
        ("expert:bold:few", "player.unknown_variant", ("bold:few",)),
        ("rule:bold", "player.no_variants", ("rule", "bold")),
        ("nobody:bold", "player.unknown", ("nobody", "rule")),
    ],
)
def test_an_unknown_variant_is_refused_with_those_there_are(
    name: str, code: str, words: tuple[str, ...]
) -> None:
    with pytest.raises(UnknownNameError) as caught:
        make_player(name, "skat")
    assert caught.value.message.code == code
    said = Speaker().error(caught.value)
    assert all(word in said for word in words)
    assert not is_player(name, "skat")


def test_the_expert_gives_advice_where_it_can_search(monkeypatch: pytest.MonkeyPatch) -> None:
    for compiled in (True, False):
        monkeypatch.setattr(wenzel.bots.registry, "is_compiled", lambda answer=compiled: answer)
        assert adviser_name("skat") == ("expert:quick" if compiled else "rule")
        assert adviser_name("scat") == "rule"
        assert adviser_name("some other game") == "random"
        assert [misses_core(name, "skat") for name in ("rule", "club", "expert:bold")] == [
            False, not compiled, not compiled,
        ]  # fmt: skip
