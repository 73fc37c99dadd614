"""What is said beside the play: Kontra, Re, and answers to offers."""

from __future__ import annotations

import pytest

from tests.support import (
    FOREHAND,
    MIDDLEHAND,
    REARHAND,
    arranged,
    cards,
    forehand_plays,
    skat,
    then,
)
from wenzel.bots import make_player
from wenzel.bots.skat.doubling import defence
from wenzel.games.skat.contract import Contract
from wenzel.games.skat.game import SkatGame
from wenzel.games.skat.state import SkatState

RULE = make_player("rule", "skat")


def next_by_rule(game: SkatGame, state: SkatState) -> SkatState:
    """Return the state after the rule player's action for the seat on move."""
    mover = state.current_player
    assert mover is not None
    return state.apply(RULE.choose(game.view(state, mover)))


WALL = arranged(
    forehand="DJ C7 C8 SK S7 HK H7 DK D7 D8", middlehand="CJ SJ HJ CA CT SA ST HA DA DT",
    skat="S8 H8",
)  # fmt: skip


def test_a_defence_of_tops_and_aces_doubles_before_its_first_card() -> None:
    game = skat("skat-pub")
    state = then(forehand_plays(game, WALL, "C"), "play S7")
    advice = RULE.advise(game.view(state, MIDDLEHAND))
    assert advice.action.line == "kontra"
    assert advice.reason.code == "hint.say_kontra"
    answered = then(state, "kontra")
    assert answered.current_player == FOREHAND
    assert RULE.choose(game.view(answered, FOREHAND)).line == "pass"


def test_a_weak_defence_does_not() -> None:
    game = skat("skat-pub")
    state = then(forehand_plays(game, WALL, "C"), "play S7", "play SA")
    assert RULE.choose(game.view(state, REARHAND)).line.startswith("play")
    asked = forehand_plays(skat(kontra="before-lead"), WALL, "C")
    first = RULE.choose(skat(kontra="before-lead").view(asked, MIDDLEHAND))
    assert first.line == "kontra"
    second = then(asked, "pass")
    assert RULE.choose(skat(kontra="before-lead").view(second, REARHAND)).line == "pass"


def test_a_declarer_who_cannot_lose_says_re() -> None:
    game = skat("skat-pub")
    deal = arranged(forehand="CJ SJ HJ DJ CA CT CK SA ST HA", skat="S7 H7")
    state = then(forehand_plays(game, deal, "C"), "2: kontra")
    advice = RULE.advise(game.view(state, FOREHAND))
    assert (advice.action.line, advice.reason.code) == ("re", "hint.say_re")


@pytest.mark.parametrize("contract", ["C", "G"])
def test_more_tops_are_a_stronger_defence(contract: str) -> None:
    game = Contract.from_text(contract)
    weak, middling, strong = (
        defence(cards(text), game)
        for text in ("C7 S7 S8 H7 HK", "DJ SA S7 H7 HK", "CJ SJ SA ST HA")
    )
    assert weak < middling < strong


def test_a_concession_is_accepted_by_either_side() -> None:
    game = skat()
    deal = arranged(forehand="CJ SJ CA CT C9 C8 HA HK D7 D8", skat="H7 D9")
    opening = forehand_plays(game, deal, "C")
    by_defender = then(opening, "2: concede")
    assert RULE.choose(game.view(by_defender, FOREHAND)).line == "accept"
    late = opening
    while len(late.hands[FOREHAND].hand) > 8:
        late = next_by_rule(game, late)
    by_declarer = then(late, f"{FOREHAND}: concede")
    mover = by_declarer.current_player
    assert mover is not None
    assert RULE.choose(game.view(by_declarer, mover)).line == "accept"


@pytest.mark.parametrize(
    ("hand", "contract", "answer"),
    [
        ("CJ SJ HJ DJ CA CT CK CQ C9 HA", "C", "accept"),
        ("CJ SJ HJ DJ CA CT CK CQ C9 HK", "C", "decline"),
        ("CJ SJ HJ DJ CA CT SA ST HA HT", "G", "accept"),
        ("CJ CA CT SA ST SK HA HT DA DT", "G", "decline"),
        # On lead a Null declarer has still to find a card that nobody can leave him with.
        ("C7 C8 C9 S7 S8 S9 H7 H8 H9 D7", "N", "decline"),
    ],
)
def test_open_cards_are_accepted_when_they_prove_themselves(
    hand: str, contract: str, answer: str
) -> None:
    game = skat()
    skat_cards = "D8 D9" if contract == "N" else "C7 S7"
    state = then(
        forehand_plays(game, arranged(forehand=hand, skat=skat_cards), contract), "1: show_hand"
    )
    for defender in (MIDDLEHAND, REARHAND):
        assert state.current_player == defender
        assert RULE.choose(game.view(state, defender)).line == answer
        state = then(state, answer)
        if answer == "decline":
            break


def test_a_null_that_cannot_be_caught_is_accepted_off_lead() -> None:
    game = skat()
    deal = arranged(forehand="C7 C8 C9 S7 S8 S9 H7 H8 H9 D7", skat="D8 D9")
    state = then(forehand_plays(game, deal, "N"), "play D7")
    while state.hands[REARHAND].hand == deal.hands[REARHAND]:
        state = next_by_rule(game, state)
    assert state.current_player in {MIDDLEHAND, REARHAND}
    state = then(state, "1: show_hand")
    mover = state.current_player
    assert mover is not None
    assert RULE.choose(game.view(state, mover)).line == "accept"
