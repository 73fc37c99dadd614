"""Crack, recrack, crack again and blitz: who is asked, who may, and what they multiply."""

from __future__ import annotations

import pytest

from tests.sheepshead_support import dealt, offers, played_out, said, sheepshead, then
from tests.support import cards
from wenzel.errors import IllegalActionError
from wenzel.games.sheepshead.cracking import Ask, Cracking
from wenzel.games.sheepshead.game import SheepsheadGame
from wenzel.games.sheepshead.play import Playing
from wenzel.games.sheepshead.state import SheepsheadState

PICKER = 1
PARTNER = 3
"""Holds the called ace of clubs; seats 2 and 4 sit after the picker too."""


def called(game: SheepsheadGame, *lines: str) -> SheepsheadState:
    deal = dealt(
        game, "H7 H8 H9 S7 S8 S9", "CQ SQ DJ D7 C7 C8", "HQ DQ CJ SJ HJ HK",
        "CA CT CK C9 DA DT", blind="ST SK",
    )  # fmt: skip
    return said(game, deal, "pass", "pick", "bury ST SK", "call CA", *lines)


def asked(state: SheepsheadState) -> tuple[Ask, tuple[int, ...]]:
    assert isinstance(state.phase, Cracking)
    return state.phase.ask, state.phase.waiting


def factor(state: SheepsheadState) -> int:
    assert isinstance(state.phase, Playing)
    return state.phase.factor


def test_everybody_after_the_picker_is_asked_and_the_partner_can_only_pass() -> None:
    state = called(sheepshead(cracks=1))
    assert asked(state) == (Ask.CRACK, (2, 3, 4))
    assert offers(state, 2) == {"crack", "pass"}
    state = then(sheepshead(cracks=1), state, "pass")
    assert offers(state, PARTNER) == {"pass"}


def test_one_crack_where_the_house_has_no_more() -> None:
    game = sheepshead(cracks=1)
    assert factor(called(game, "crack")) == 2
    assert factor(called(game, "pass", "pass", "pass")) == 1


def test_the_recrack_is_asked_of_all_who_may_be_on_the_side() -> None:
    game = sheepshead(cracks=2)
    state = called(game, "crack")
    assert asked(state) == (Ask.RECRACK, (1, 3, 4, 0))
    assert factor(then(game, state, "recrack")) == 4
    passed = then(game, state, "pass")
    assert offers(passed, PARTNER) == {"recrack", "pass"}
    told = then(game, passed, "recrack")
    assert isinstance(told.phase, Playing)
    assert told.phase.known_partner == PARTNER
    assert factor(then(game, passed, "pass", "pass", "pass")) == 2


def test_the_third_double_belongs_to_the_opponents() -> None:
    game = sheepshead(cracks=3)
    state = called(game, "crack", "recrack")
    assert asked(state) == (Ask.CRACK_AGAIN, (2, 3, 4, 0))
    assert factor(then(game, state, "crack_again")) == 8
    passed = then(game, state, "pass")
    assert offers(passed, PARTNER) == {"pass"}
    # Who passed before the pick may answer a recrack: only the first crack is forbidden him.
    assert factor(then(game, passed, "pass", "pass", "crack_again")) == 8


def test_alone_nobody_but_the_picker_recracks() -> None:
    game = sheepshead(cracks=2)
    deal = dealt(game, "CQ SQ DJ D7 C7 C8", blind="ST SK")
    state = said(game, deal, "pick", "bury ST SK", "alone", "crack")
    assert asked(state) == (Ask.RECRACK, (0,))


def test_nobody_cracks_a_dealer_who_was_the_last_to_be_asked() -> None:
    game = sheepshead(cracks=3)
    deal = dealt(game, "", "", "", "", "CQ SQ DJ D7 C7 C8", blind="ST SK")
    state = said(game, deal, *["pass"] * 4, "pick", "bury ST SK", "alone")
    assert isinstance(state.phase, Playing)


def test_nobody_cracks_a_forced_pick() -> None:
    game = sheepshead(no_pick="schiller", cracks=3)
    deal = dealt(game, "CQ SQ DJ D7 C7 C8", blind="ST SK")
    state = said(game, deal, *["pass"] * 5)
    assert offers(state) == {"pick"}
    state = then(game, state, "pick", "bury ST SK", "alone")
    assert isinstance(state.phase, Playing)


def test_a_blitz_at_the_pick_shows_the_queens() -> None:
    game = sheepshead(blitz="at-pick")
    state = said(game, dealt(game, "CQ SQ HQ D7 C7 C8", blind="DQ SK"), "pick")
    assert {"blitz black", "blitz red"} <= offers(state)
    state = then(game, state, "blitz black")
    assert "blitz black" not in offers(state)
    assert state.phase.picked is not None
    assert state.phase.picked.shown == ((0, cards("CQ SQ")),)
    state = then(game, state, "blitz red", "bury SK C8", "call CA")
    assert factor(state) == 4


def test_a_blitz_after_a_crack_is_anybodys() -> None:
    game = sheepshead(cracks=1, blitz="after-crack")
    state = called(game, "crack")
    assert asked(state) == (Ask.BLITZ, (0, 1, 2, 3, 4))
    assert offers(state) == {"pass"}
    state = then(game, state, "pass")
    assert offers(state) == {"blitz black", "pass"}
    state = then(game, state, "blitz black", "pass", "blitz red", "pass", "pass", "pass")
    assert factor(state) == 8
    assert state.events[-1].visible_to is None


def test_without_a_crack_there_is_no_blitz_after_it() -> None:
    game = sheepshead(cracks=1, blitz="after-crack")
    assert factor(called(game, "pass", "pass", "pass")) == 1


@pytest.mark.parametrize(("lines", "tried", "code"), [
    ((), "0: crack", "refused.was_offered"),
    ((), "1: crack", "refused.not_your_turn"),
    ((), "2: recrack", "refused.not_now"),
    (("pass",), "3: crack", "refused.on_pickers_side"),
    (("crack", "pass", "pass"), "4: recrack", "refused.opponent"),
])  # fmt: skip
def test_refusals(lines: tuple[str, ...], tried: str, code: str) -> None:
    game = sheepshead(cracks=3)
    state = called(game, *lines)
    with pytest.raises(IllegalActionError) as caught:
        then(game, state, tried)
    assert caught.value.message.code == code


def test_the_outcome_tells_the_factor() -> None:
    game = sheepshead(cracks=2)
    outcome = played_out(called(game, "crack", "recrack"))
    assert outcome.factor == 4
    assert any(line.code == "score.doubled" for line in outcome.lines)
