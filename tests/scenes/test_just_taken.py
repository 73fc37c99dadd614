"""The cards just taken up are marked among the others until as many are laid away."""

from __future__ import annotations

import io
from random import Random
from typing import Any

import pytest
from rich.console import Console

from tests.support import arranged, forehand_plays, random_deal, said, skat
from wenzel.cards import CardSet
from wenzel.games.game import Game
from wenzel.games.sheepshead.actions import Bury, Pick
from wenzel.i18n.faces import FRENCH
from wenzel.rulesets import load
from wenzel.scenes import Onlooker, Scene, scene_maker
from wenzel.telling.seats import speaker_at
from wenzel.terminal.plain import PlainScreen
from wenzel.terminal.rich_table import hand_rows
from wenzel.terminal.skat.scene import scene_of

MARK = "just taken up"
OPENING = ("bid 18", "hold", "pass", "pass", "take_skat")


def scene_at(game: Game[Any, Any, Any], state: Any, seat: int) -> Scene:
    speaker = speaker_at(seat, game.seats, FRENCH, plain=False)
    onlooker = Onlooker(speaker, game.match(), 1)
    return scene_maker(game.name).scene(game.view(state, seat), onlooker)


def marked(scene: Scene) -> CardSet:
    assert {card.mark for card in scene.hand} <= {"", MARK}
    return CardSet.from_text("".join(card.card for card in scene.hand if card.mark))


def test_the_skat_is_marked_for_the_declarer_alone() -> None:
    game, deal = skat(), arranged(skat="C7DA")
    state = said(game, deal, *OPENING)
    assert [marked(scene_at(game, state, seat)) for seat in range(3)] == [
        CardSet(), deal.skat, CardSet(),
    ]  # fmt: skip


@pytest.mark.parametrize("laid", ["C7 DA", "C7 C8"])
def test_no_card_is_marked_once_two_are_laid_away(laid: str) -> None:
    game = skat()
    state = said(game, arranged(forehand="C8", skat="C7DA"), *OPENING, f"discard {laid}")
    assert not marked(scene_at(game, state, 1))


def test_no_card_is_marked_in_play() -> None:
    game = skat()
    state = forehand_plays(game, arranged(skat="C7DA"), "G")
    assert not marked(scene_at(game, state, 1))


@pytest.mark.parametrize("ruleset", ["sheepshead-called-ace", "sheepshead-three"])
def test_the_blind_is_marked_until_the_bury(ruleset: str) -> None:
    game = load(ruleset)
    state = game.start(random_deal(game, Random(ruleset)))
    seat = state.current_player
    assert seat is not None
    before = game.view(state, seat).hand
    state = state.apply(Pick())
    view = game.view(state, seat)
    assert marked(scene_at(game, state, seat)) == view.hand - before
    bury = next(action for action in state.legal_actions(seat) if isinstance(action, Bury))
    assert not marked(scene_at(game, state.apply(bury), seat))


def test_the_terminal_marks_them_too() -> None:
    game = skat()
    state = said(game, arranged(skat="C7DA"), *OPENING)
    scene = scene_of(game.view(state, 1), 1)
    speaker = speaker_at(1, 3, FRENCH, plain=True)
    output = io.StringIO()
    PlainScreen(speaker, 1, output, lambda: "").show(scene)
    words = output.getvalue()
    assert "C7 just taken" in words
    assert "DA just taken" in words
    assert words.count("just taken") == len(CardSet.from_text("C7DA"))
    drawn = io.StringIO()
    Console(file=drawn, width=90).print(hand_rows(scene.hand, speaker, 90))
    assert drawn.getvalue().count("+") == len(CardSet.from_text("C7DA"))
