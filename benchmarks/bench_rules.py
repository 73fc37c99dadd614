"""The rules: following suit against a plain list, and whole deals with and without checks."""

from __future__ import annotations

from benchmarks import Row, seconds
from wenzel.cards import Card, CardSet
from wenzel.games.game import Action
from wenzel.games.skat.contract import GameType, trick_order
from wenzel.rulesets import load
from wenzel.shuffle import Stream

_DEALS = 40


def run() -> list[Row]:
    """Measures legal cards, and deals played by lot."""
    return [_legal_cards(), _deals()]


def _legal_cards() -> Row:
    order = trick_order(GameType.CLUBS)
    hand = CardSet.from_text("CJ HJ CA S7 S8 HA HK D9 DT DA")
    cards, led = list(hand), Card("S9")

    def with_lists() -> None:
        suit = order.suit[led]
        follow = [card for card in cards if order.suit[card] == suit]
        _ = follow or cards

    return Row(
        name="legal cards of a hand",
        value=seconds(lambda: order.legal(hand, led)),
        reference=seconds(with_lists),
        against="a list of cards",
        unit="s",
    )


def _deals() -> Row:
    game = load("skat-isko")
    scripts = [_play_by_lot(number) for number in range(_DEALS)]

    def replay(checked: bool) -> None:
        for number, actions in enumerate(scripts):
            state = game.start(game.deal_from_seed("bench", number))
            for action in actions:
                state = state.apply(action) if checked else state.apply_unchecked(action)

    return Row(
        name=f"{_DEALS} deals replayed, legality checked",
        value=seconds(lambda: replay(True)),
        reference=seconds(lambda: replay(False)),
        against="the same unchecked",
        unit="s",
    )


def _play_by_lot(number: int) -> list[Action]:
    game = load("skat-isko")
    stream = Stream("bench", "play", number)
    state = game.start(game.deal_from_seed("bench", number))
    actions: list[Action] = []
    while not state.is_terminal:
        legal = [action for action in state.legal_actions() if not action.gives_up]
        actions.append(legal[stream.below(len(legal))])
        state = state.apply_unchecked(actions[-1])
    return actions
