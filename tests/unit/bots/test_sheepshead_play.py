"""The maxims of Sheepshead: what a sound player does where there is little doubt."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sheepshead_support import dealt, said, sheepshead, then
from tests.support import cards
from wenzel.bots import Advice
from wenzel.bots.sheepshead.burying import best_plan, plans
from wenzel.bots.sheepshead.expert import ExpertPlayer
from wenzel.bots.sheepshead.knowledge import Knowledge
from wenzel.bots.sheepshead.rule_player import RulePlayer
from wenzel.bots.sheepshead.strength import strength
from wenzel.cards import Card
from wenzel.games.sheepshead.actions import Play
from wenzel.games.sheepshead.game import SheepsheadGame
from wenzel.games.sheepshead.play import Playing
from wenzel.games.sheepshead.state import SheepsheadState

GAME = sheepshead()
RULE = RulePlayer()


def advice(state: SheepsheadState, game: SheepsheadGame = GAME, player: Any = RULE) -> Advice:
    """Return what a player advises the seat on move."""
    assert state.current_player is not None
    found: Advice = player.advise(game.view(state, state.current_player))
    return found


STRONG = "CQ SQ CJ DA H7 H8"
WEAK = "D7 C7 C8 S9 SK H9"


def test_a_strong_hand_picks_and_a_weak_one_passes() -> None:
    for hand, line, code in ((STRONG, "pick", "pick"), (WEAK, "pass", "pass")):
        found = advice(GAME.start(dealt(GAME, hand)))
        assert found.action.line == line
        assert found.reason.code == f"hint.sheepshead.{code}"


def test_stronger_trumps_are_a_stronger_hand() -> None:
    hands = ("D7 D8 D9 C7 S7 H7", "DJ HJ D9 C7 S7 H7", "CQ SQ D9 C7 S7 H7", "CQ SQ CJ DA S7 H7")
    found = [strength(cards(hand), GAME.options) for hand in hands]
    assert found == sorted(found)
    assert strength(cards("CQ D8 D7 CA S7 H7"), GAME.options) > strength(
        cards("CQ D8 D7 CK S7 H7"), GAME.options
    )


@pytest.mark.parametrize(
    ("eight", "bury", "call"),
    [
        # A suit is emptied, its points are kept, and the hold card stays.
        ("CQ SQ HJ DA D9 CT CK H7", "CT CK", "HA"),
        # Two fail cards of one suit: one is to be kept for the call.
        ("CQ SQ HJ DA D9 D8 ST S7", None, "SA"),
        # Three aces call a ten.
        ("CQ SQ HJ DA D9 CA SA HA", None, "T"),
    ],
)
def test_burying_and_calling(eight: str, bury: str | None, call: str) -> None:
    plan = best_plan(plans(cards(eight), 2, GAME.options))
    assert plan.call is not None
    assert plan.call.text.endswith(call) or plan.call.text == call
    if bury is not None:
        assert plan.bury == cards(bury)
    kept = cards(eight) - plan.bury
    assert any(card.suit is plan.call.suit for card in kept - GAME_TRUMPS)


GAME_TRUMPS = cards("CQ SQ HQ DQ CJ SJ HJ DJ DA DT DK D9 D8 D7")


def test_no_queen_or_jack_is_buried_while_anything_else_is_there() -> None:
    for eight in ("CQ SQ HQ DQ CJ SJ DA H7", "CQ SQ HQ DQ CJ SJ HJ DA", "CQ CJ DJ DA DT DK D9 D8"):
        plan = best_plan(plans(cards(eight), 2, GAME.options))
        dear = cards("CQ SQ HQ DQ CJ SJ HJ DJ")
        assert len(plan.bury & dear) <= max(0, 2 - len(cards(eight) - dear))


def test_a_giant_hand_plays_alone() -> None:
    plan = best_plan(plans(cards("CQ SQ HQ DQ CJ SJ HJ H7"), 2, GAME.options))
    assert plan.call is None


def test_nobody_to_call_lays_the_least_card_under() -> None:
    state = said(
        GAME, dealt(GAME, "CQ CJ DA D9 D8 CA", blind="SA HQ"), "pick", "bury CA SA", "call HA under"
    )
    assert advice(state).action.line in {"lay_under D8", "lay_under D9"}


# -- play with a called ace -----------------------------------------------------------------------

# Seat 0 leads; seat 1 has picked and called the ace of hearts, which seat 3 holds.
HANDS = (
    "H7 C9 C8 ST S7 D8", "CQ SQ CJ DA H8 CA", "HK H9 HQ D7 SK S9", "HA HJ DK C7 CT S8",
    "DQ SJ DJ D9 HT CK",
)  # fmt: skip
TABLE = dealt(GAME, *HANDS, blind="DT SA")


def called(deal: Any = TABLE) -> SheepsheadState:
    """Return the state before the first lead, seat 1 having buried two aces."""
    return said(GAME, deal, "pass", "pick", "bury CA SA", "call HA")


def test_an_opponent_leads_the_called_suit_at_once() -> None:
    found = advice(called())
    assert found.action == Play(Card("H7"))
    assert found.reason.code == "hint.sheepshead.lead_called_suit"


def test_the_partner_schmears_on_a_trick_of_the_picker() -> None:
    state = then(GAME, called(), "play D8", "play CQ", "play D7")
    found = advice(state)
    # The jack would do as well to follow suit, but the king brings points.
    assert found.action == Play(Card("DK"))
    assert found.reason.code == "hint.sheepshead.schmear"


def test_opponents_give_nothing_to_a_trick_of_the_picker() -> None:
    state = then(GAME, called(), "play D8", "play CQ")
    assert advice(state).action == Play(Card("D7"))


def test_the_picker_pulls_trumps_once_he_leads() -> None:
    state = then(GAME, called(), "play D8", "play CQ", "play D7", "play DK", "play D9")
    found = advice(state)
    assert isinstance(found.action, Play)
    assert found.action.card in GAME_TRUMPS
    assert found.reason.code in {"hint.sheepshead.pull_high", "hint.sheepshead.pull_low"}


def test_the_partner_leads_trump_to_the_picker() -> None:
    deal = dealt(
        GAME, "HA HJ DK DT C7 S8", "CQ SQ CJ DA H8 CA", "HK H9 HQ D7 SK S9",
        "H7 C9 C8 ST S7 D8", "DQ SJ DJ D9 HT CK", blind="CT SA",
    )  # fmt: skip
    found = advice(called(deal))
    assert found.reason.code == "hint.sheepshead.partner_trump"
    assert found.action.line in {"play HJ", "play DK", "play DT"}


def test_a_secret_partner_throws_off_what_an_opponent_would() -> None:
    """Of cards that cost the same he lets go the one that the others would."""
    shared = "C9 S8 S7 HJ"
    as_partner = dealt(
        GAME, "CK CT C8 ST D8 D9", "CQ SQ CJ DA H8 SA", "HK H9 HQ D7 SK S9", f"HA H7 {shared}",
        "DQ SJ DJ HT CA C7", blind="DT DK",
    )  # fmt: skip
    as_opponent = dealt(
        GAME, "CK CT C8 ST D8 D9", "CQ SQ CJ DA H8 SA", "HA H9 HQ D7 SK S9", f"HK H7 {shared}",
        "DQ SJ DJ HT CA C7", blind="DT DK",
    )  # fmt: skip
    thrown = []
    for deal in (as_partner, as_opponent):
        state = said(GAME, deal, "pass", "pick", "bury SA DK", "call HA")
        state = then(GAME, state, "play ST", "play CQ", "play S9")
        thrown.append(advice(state).action)
    assert thrown[0] == thrown[1]


# -- doubling -------------------------------------------------------------------------------------


def test_a_crack_needs_strength_and_a_partner_may_only_pass() -> None:
    game = sheepshead("sheepshead-called-ace", cracks=2)
    strong = dealt(
        game, "H7 C9 C8 ST S7 D8", "SQ CJ DA DK H8 CA", "HK H9 D7 SK S9 C7", "HA HJ S8 CT D9 SJ",
        "CQ HQ DQ DJ HT CK", blind="DT SA",
    )  # fmt: skip
    asked = said(game, strong, "pass", "pick", "bury CA SA", "call HA")
    codes = {}
    while asked.current_player != 4:
        assert asked.current_player is not None
        found = advice(asked, game)
        assert found.action.line == "pass"
        codes[asked.current_player] = found.reason.code
        asked = asked.apply(found.action)
    assert codes == {2: "hint.sheepshead.no_double", 3: "hint.sheepshead.may_not_double"}
    assert advice(asked, game).action.line == "crack"


# -- leaster --------------------------------------------------------------------------------------


def leaster(*hands: str) -> SheepsheadState:
    return said(GAME, dealt(GAME, *hands, blind="DT SA"), *["pass"] * 5)


def test_a_leaster_is_ducked_and_points_go_to_others() -> None:
    state = leaster(
        "C7 CK D7 S9 SK H9", "CT C8 D8 S7 H7 HK", "CA C9 DQ ST S8 HT", "CQ SQ DK D9 HA H8",
        "HQ CJ SJ HJ DJ DA",
    )  # fmt: skip
    # The ace lies: the ten can be got rid of below it.
    state = then(GAME, state, "play CK", "play C8", "play CA")
    found = advice(state)
    assert isinstance(found.action, Play)
    # Seat 3 has no clubs: he throws his dearest fail card on the trick.
    assert found.action == Play(Card("HA"))
    assert found.reason.code == "hint.sheepshead.duck"


def test_who_needs_a_trick_takes_a_cheap_one_at_the_end() -> None:
    taken = 0
    for number in range(80):
        state = said(GAME, GAME.deal_from_seed("leaster", number), *["pass"] * 5)
        while not state.is_terminal:
            found = advice(state)
            playing = state.phase
            assert isinstance(playing, Playing)
            mover = state.current_player
            assert mover is not None
            known = Knowledge.of(GAME.view(state, mover))
            late = len(playing.tricks) >= GAME.options.form.hand - 2 and not known.behind
            if late and not playing.tricks_of(mover) and known.trick_points <= 8:
                best = known.best
                assert best is not None
                winners = [card for card in known.legal if known.order.beats(card, best)]
                cheap = [card for card in winners if known.order.points[card] <= 4]
                if cheap:
                    taken += 1
                    assert isinstance(found.action, Play)
                    assert found.action.card in winners
            state = state.apply(found.action)
    assert taken > 2


# -- the expert -----------------------------------------------------------------------------------


def test_the_expert_counts_layouts_in_its_reasons() -> None:
    expert = ExpertPlayer(1, layouts=10)
    state = called()
    codes = set()
    while not state.is_terminal:
        found = advice(state, player=expert)
        reason = found.reason
        codes.add(reason.code)
        count = reason.values.get("count")
        if isinstance(count, int):
            assert count >= 10
            for key in ("wins", "other_wins"):
                wins = reason.values.get(key, 0)
                assert isinstance(wins, int)
                assert 0 <= wins <= count
        state = state.apply(found.action)
    assert codes & {
        "hint.layouts.wins_more", "hint.layouts.scores_more", "hint.layouts.as_good",
    }  # fmt: skip


def test_the_expert_takes_every_trick_that_cannot_be_lost() -> None:
    game = sheepshead("sheepshead-three")
    hands = (
        "CQ SQ HQ DQ CJ SJ HJ DJ CA SA", "DA DT DK D9 D8 D7 CT CK C9 C8",
        "C7 ST SK S9 S8 S7 HA HT HK H9",
    )  # fmt: skip
    state = said(game, dealt(game, *hands, blind="H8 H7"), "pick", "bury H8 H7")
    expert = ExpertPlayer(1, layouts=4)
    while not state.is_terminal:
        state = state.apply(advice(state, game, expert).action)
    assert state.outcome is not None
    assert state.outcome.side_points == 120
    assert state.outcome.side_tricks == 10
