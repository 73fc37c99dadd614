"""Decisions in Scat that any good player would make, and what holds for all of them."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks.scat_matches import Chunk, Pairing, margin, won
from tests.scat_support import arranged, scat, then
from wenzel.bots import Player, make_player, player_names
from wenzel.bots.player import Advice
from wenzel.bots.scat.rivals import Holds, Wish, rivals, unseen, wish
from wenzel.bots.scat.rule_player import knock_limit
from wenzel.cards import CardSet, Suit
from wenzel.games.scat.actions import Discard, Draw, Source, Stand
from wenzel.games.scat.game import ScatGame
from wenzel.games.scat.state import ScatState
from wenzel.games.scat.turns import Turns
from wenzel.games.scat.view import ScatView
from wenzel.i18n import Speaker
from wenzel.rulesets import load, ruleset_names

LEVELS = ("novice", "rule", "expert")
GOOD = ("rule", "expert")
RULESETS = ruleset_names("scat")


def advice(level: str, game: ScatGame, state: ScatState) -> Advice:
    """Return what a level would do for the seat on move."""
    mover = state.current_player
    assert mover is not None
    return make_player(level, "scat").advise(game.view(state, mover))


def line(level: str, game: ScatGame, state: ScatState) -> str:
    """Return what a level would do for the seat on move, as a line."""
    return advice(level, game, state).action.line


def turns_of(view: ScatView) -> Turns:
    turns = view.turns
    assert turns is not None
    return turns


def test_the_levels_of_scat() -> None:
    assert player_names("scat") == ("random", *LEVELS)


# -- what holds for every decision ----------------------------------------------------------------


def checked(player: Player[ScatView], view: ScatView) -> Advice:
    """Return advice, checked for all that must hold of any."""
    found = player.advise(view)
    assert found.action in view.legal
    assert player.choose(view) == found.action
    said = Speaker().say(found.reason)
    assert said
    assert "{" not in said
    if isinstance(found.action, Discard):
        assert found.action.card is not turns_of(view).taken
    return found


def play(game: ScatGame, levels: list[str], seed: str, rounds: int) -> None:
    """Play the first rounds of a match, checking every decision."""
    players = [make_player(level, "scat", seed=seed) for level in levels]
    match = game.match()
    while not match.is_over and match.rounds < rounds:
        state = game.start(match.prepare(game.deal_from_seed(seed, match.rounds, match.dealer)))
        while not state.is_terminal:
            mover = state.current_player
            assert mover is not None
            state = state.apply(checked(players[mover], game.view(state, mover)).action)
        assert state.outcome is not None
        match = match.after(state.outcome)


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("players", [2, 3, 6, 9])
def test_every_decision_is_legal_and_explained(ruleset: str, players: int) -> None:
    game = load(ruleset, players=players)
    assert isinstance(game, ScatGame)
    rng = Random(f"{ruleset} {players}")
    mixed = [rng.choice(("random", *LEVELS)) for _ in range(players)]
    play(game, mixed, ruleset, rounds=6)
    play(game, ["expert"] * players, ruleset, rounds=3)


@pytest.mark.parametrize("level", LEVELS)
def test_out_of_turn_and_after_the_end_nothing_is_decided(level: str) -> None:
    game = scat(2)
    state = game.start(arranged(game))
    with pytest.raises(ValueError, match="not on move"):
        make_player(level, "scat").choose(game.view(state, 1))


# -- draws ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_31_is_taken_and_kept(level: str) -> None:
    game = scat(3)
    state = game.start(arranged(game, "HA HK D9", upcard="HQ"))
    taken = advice(level, game, state)
    assert taken.action == Draw(Source.DISCARD)
    assert taken.reason.code == "hint.scat.take_thirty_one"
    state = state.apply(taken.action)
    assert line(level, game, state) == "discard D9"


@pytest.mark.parametrize("level", LEVELS)
def test_a_useless_card_is_left(level: str) -> None:
    game = scat(4)
    assert line(level, game, game.start(arranged(game, "HK H2 C3", upcard="S2"))) == "draw stock"


@pytest.mark.parametrize("level", LEVELS)
def test_a_ten_card_of_the_best_suit_is_taken(level: str) -> None:
    game = scat(4)
    assert line(level, game, game.start(arranged(game, "HK H2 C3", upcard="HQ"))) == "draw discard"


@pytest.mark.parametrize("level", GOOD)
def test_one_point_more_is_not_worth_a_turn(level: str) -> None:
    game = scat(4)
    state = game.start(arranged(game, "H5 S4 C2", upcard="H2"))
    assert line("novice", game, state) == "draw discard"
    assert line(level, game, state) == "draw stock"


@pytest.mark.parametrize("level", LEVELS)
def test_in_the_last_turn_what_beats_the_knocker_is_taken(level: str) -> None:
    game = scat(2)
    state = game.start(arranged(game, "S9 S7 C2", "HK H9 D2", upcard="HT"))
    state = then(game, state, "knock")
    assert line(level, game, state) == "draw discard"
    state = then(game, state, "draw discard")
    assert line(level, game, state) == "discard D2"


@pytest.mark.parametrize("level", GOOD)
def test_in_the_last_turn_a_small_gain_is_not_enough(level: str) -> None:
    # One point more than 11 does not save anybody from a knock; a card unseen may.
    game = scat(2)
    state = then(game, game.start(arranged(game, "S9 S7 C2", "HA D9 C3", upcard="D3")), "knock")
    assert line(level, game, state) == "draw stock"


# -- discards -------------------------------------------------------------------------------------


def hearts_collected() -> tuple[ScatGame, ScatState]:
    """Return a round in which seat 1 has taken a heart, and seat 0 before him has to throw a card.

    Seat 0 holds two high spades, a diamond that he has drawn before, and a low heart drawn now.
    """
    game = scat(3)
    deal = arranged(game, "SK SQ HJ", "HK D8 C4", "D2 C2 S2", upcard="C3", stock="D9 C9 H3 C5 CT")
    lines = ("draw stock", "discard HJ", "draw discard", "discard C4", "draw stock", "discard D2")
    return game, then(game, game.start(deal), *lines, "draw stock")


def test_a_rival_is_read_from_what_he_takes_and_throws() -> None:
    game, state = hearts_collected()
    view = game.view(state, 0)
    following, last = rivals(view, turns_of(view))
    assert (following.seat, last.seat) == (1, 2)
    assert following.known == CardSet.from_text("HJ")
    assert following.thrown == CardSet.from_text("C4")
    assert (following.turns, following.floor, following.holds) == (1, 10, Holds.HIGH_CARD)
    assert wish(following, Suit.HEARTS) is Wish.COLLECTS
    assert wish(following, Suit.CLUBS) is Wish.COLLECTS_OTHER
    assert (last.known, last.holds) == (CardSet(), Holds.NOTHING_KNOWN)
    assert wish(last, Suit.DIAMONDS) is Wish.HAS_THROWN
    assert wish(last, Suit.SPADES) is Wish.UNKNOWN


def test_what_may_still_be_drawn_is_what_lies_nowhere_else() -> None:
    game, state = hearts_collected()
    view = game.view(state, 0)
    turns = turns_of(view)
    hidden = unseen(view, turns, rivals(view, turns))
    assert hidden == game.deck - view.hand - CardSet.from_text("C3 C4 D2 HJ")


@pytest.mark.parametrize("level", GOOD)
def test_the_next_player_gets_no_card_of_his_suit(level: str) -> None:
    game, state = hearts_collected()
    assert line("novice", game, state) == "discard H3"
    found = advice(level, game, state)
    assert found.action.line == "discard D9"
    assert found.reason.code == "hint.scat.throw_guarded"
    assert found.reason.values["suit"] is Suit.HEARTS


@pytest.mark.parametrize("level", GOOD)
def test_who_has_knocked_cannot_be_fed(level: str) -> None:
    game = scat(2)
    deal = arranged(game, "HK HQ H9", "SK SQ C4", upcard="H8", stock="H2 D7")
    state = then(game, game.start(deal), "draw discard", "discard H9", "draw stock", "discard C4")
    state = then(game, state, "knock", "draw stock")
    assert state.hands[1].hand == CardSet.from_text("SK SQ H2 D7")
    assert line(level, game, state) in {"discard H2", "discard D7"}
    assert advice(level, game, state).reason.code == "hint.scat.throw"


@pytest.mark.parametrize("level", GOOD)
def test_of_useless_cards_the_better_second_suit_is_kept(level: str) -> None:
    game = scat(4)
    state = then(
        game, game.start(arranged(game, "SK D9 D4", upcard="H2", stock="C3")), "draw stock"
    )
    assert line(level, game, state) == "discard C3"


# -- knocks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", GOOD)
@pytest.mark.parametrize(("players", "hand"), [(3, "SK SQ H2"), (4, "S8 SK H2"), (6, "S7 SK H2")])
def test_good_cards_dealt_are_a_knock(level: str, players: int, hand: str) -> None:
    game = scat(players)
    assert line(level, game, game.start(arranged(game, hand, upcard="D4"))) == "knock"


@pytest.mark.parametrize("level", GOOD)
@pytest.mark.parametrize(("players", "hand"), [(2, "S8 SK H2"), (3, "S6 S9 H2"), (6, "HT C2 D3")])
def test_cards_that_others_soon_pass_are_not(level: str, players: int, hand: str) -> None:
    game = scat(players)
    assert line(level, game, game.start(arranged(game, hand, upcard="D4"))) != "knock"


@pytest.mark.parametrize("level", GOOD)
def test_what_was_enough_at_first_is_too_little_later(level: str) -> None:
    game = scat(4)
    # Everybody throws a low card of no use to anybody, five times.
    state = game.start(arranged(game, "SK S8 H2", upcard="D4"))
    assert line(level, game, state) == "knock"
    for _ in range(4 * game.seats):
        state = then(game, state, "draw stock")
        drawn = state.hands[state.phase.current_player or 0].drawn
        assert drawn is not None
        state = then(game, state, f"discard {drawn.text}")
    assert state.current_player == 0
    assert line(level, game, state) != "knock"


@pytest.mark.parametrize("level", GOOD)
def test_the_last_life_knocks_sooner(level: str) -> None:
    # Two lives lost cost no more than one there.
    game = scat(2, dole=False)
    rich = game.start(arranged(game, "SK SQ H2", upcard="D4"))
    poor = game.start(arranged(game, "SK SQ H2", upcard="D4", pennies=(1, 3)))
    assert (line(level, game, rich), line(level, game, poor)) == ("draw stock", "knock")


@pytest.mark.parametrize("level", GOOD)
def test_a_rival_known_to_be_strong_delays_a_knock(level: str) -> None:
    game = scat(3)
    hands = ("ST SJ S3", "H9 D8 C4", "D2 C2 S2")
    quiet = then(
        game, game.start(arranged(game, *hands, upcard="D5", stock="D3 C9 C5 D4 H8 C6")),
        "draw stock", "discard D3", "draw stock", "discard C9", "draw stock", "discard C5",
        "draw stock", "discard D4", "draw stock", "discard H8", "draw stock", "discard C6",
    )  # fmt: skip
    loud = then(
        game, game.start(arranged(game, *hands, upcard="D5", stock="HA C5 HQ C6")),
        "draw stock", "discard HA", "draw discard", "discard C4", "draw stock", "discard C5",
        "draw stock", "discard HQ", "draw discard", "discard D8", "draw stock", "discard C6",
    )  # fmt: skip
    assert quiet.hands[0] == loud.hands[0]
    assert line(level, game, quiet) == "knock"
    assert line(level, game, loud) != "knock"


def test_the_novice_knocks_too_early() -> None:
    game = scat(2)
    state = game.start(arranged(game, "SK S9 H2", upcard="D4"))
    assert line("novice", game, state) == "knock"
    assert {line(level, game, state) for level in GOOD} == {"draw stock"}


def test_a_hand_that_hardly_loses_may_wait_for_31() -> None:
    game = scat(4)
    found = advice("expert", game, game.start(arranged(game, "SA ST S9", upcard="D4")))
    assert found.action == Draw(Source.STOCK)
    assert found.reason.code == "hint.scat.wait"


def test_the_rule_player_asks_more_of_a_knock_turn_by_turn_and_less_at_larger_tables() -> None:
    for players in range(2, 9):
        game, larger = scat(players), scat(players + 1)
        view = game.view(game.start(arranged(game)), 0)
        others = rivals(view, turns_of(view))
        limits = [knock_limit(view, gone, others) for gone in range(10)]
        assert limits == sorted(limits)
        assert limits[-1] <= 27
        assert knock_limit(view, 30, others) < limits[0]
        view = larger.view(larger.start(arranged(larger)), 0)
        assert knock_limit(view, 0, rivals(view, turns_of(view))) <= limits[0]


# -- house rules ----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_house_rules_that_forbid_a_knock_are_kept(level: str) -> None:
    low = scat(6, minimum_knock=21)
    assert line(level, low, low.start(arranged(low, "S9 SK H2", upcard="D4"))) == "draw stock"
    first = scat(6, no_knock_in_first_round=True)
    assert line(level, first, first.start(arranged(first, "SK SQ H2", upcard="D4"))) == "draw stock"


@pytest.mark.parametrize("level", GOOD)
def test_a_good_hand_is_thrown_down_before_anybody_draws(level: str) -> None:
    game = scat(4, throw_down=True)
    state = game.start(arranged(game, "SA S5 H2", upcard="D4"))
    assert line(level, game, state) in {"throw_down", "knock"}
    weak = game.start(arranged(game, "S5 H4 D2", upcard="C4"))
    assert line(level, game, weak) == "draw stock"


def test_the_expert_throws_down_what_is_too_little_for_a_knock() -> None:
    game = scat(3, throw_down=True)
    state = game.start(arranged(game, "S5 ST H2", upcard="D4"))
    assert line("expert", game, state) == "throw_down"


@pytest.mark.parametrize("level", GOOD)
def test_three_of_a_kind_is_kept_where_it_counts(level: str) -> None:
    hand, upcard = "S7 H7 CK", "D7"
    game = scat(3, three_of_a_kind="30.5")
    state = game.start(arranged(game, hand, upcard=upcard))
    assert line(level, game, state) == "draw discard"
    state = then(game, state, "draw discard")
    assert line(level, game, state) == "discard CK"
    plain = scat(3)
    assert line(level, plain, plain.start(arranged(plain, hand, upcard=upcard))) == "draw stock"


def test_the_expert_stands_on_what_cannot_lose() -> None:
    game = scat(2, stand_in_last_round=True)
    deal = arranged(game, "SA SK S2", "HK HQ HJ", upcard="D4")
    state = then(game, game.start(deal), "knock")
    assert advice("expert", game, state).action in {Stand(), Draw(Source.STOCK)}


# -- strength -------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("one", "field", "least"), [("expert", "knock-21", 0.6), ("expert", "novice", 0.65),
                                ("rule", "novice", 0.5)],
)  # fmt: skip
def test_better_levels_win_more_matches(one: str, field: str, least: float) -> None:
    matches = 400
    share = won(Chunk(Pairing(2, one, field), 0, matches)) / matches
    assert share > least


@pytest.mark.slow
def test_greedy_players_are_equal_to_themselves() -> None:
    matches = 600
    share = won(Chunk(Pairing(3, "knock-25", "knock-25"), 0, matches)) / matches
    assert abs(share - 1 / 3) < 3 * margin(share, matches)
