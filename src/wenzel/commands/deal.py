"""`wenzel deal`: the cards that a seed stands for, the same on every machine."""

from __future__ import annotations

import argparse
from typing import Any

from wenzel import codec
from wenzel.commands.arguments import positive_number, seed_text
from wenzel.errors import DealError
from wenzel.games.skat.contract import GameType, trick_order
from wenzel.games.skat.deal import SkatDeal, playing_seats
from wenzel.games.skat.game import SkatGame
from wenzel.i18n import DECK_FACES, Speaker
from wenzel.messages import Message
from wenzel.rulesets import load

_POSITIONS = ("forehand", "middlehand", "rearhand")


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "deal",
        help="deal cards from a seed",
        description="Print the deals that a seed stands for; the same seed gives the same cards "
        "everywhere (docs/deals.md says how).",
    )
    parser.add_argument("--seed", type=seed_text, required=True, help="any number or word")
    parser.add_argument("--number", type=positive_number, default=1, help="the first deal (1)")
    parser.add_argument("--count", type=positive_number, default=1, help="how many deals (1)")
    parser.add_argument("--dealer", type=int, help="the seat that deals (drawn from the seed)")
    parser.add_argument("--ruleset", default="skat-isko", help="a rule set (skat-isko)")
    parser.add_argument("--deck", choices=tuple(DECK_FACES), default="french", help="card names")
    parser.add_argument("--json", action="store_true", help="one object a deal and line")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the deals."""
    game = load(arguments.ruleset)
    assert isinstance(game, SkatGame)
    if arguments.dealer is None:
        first = game.first_dealer(arguments.seed) + arguments.number - 1
    elif 0 <= arguments.dealer < game.seats:
        first = arguments.dealer
    else:
        fault = Message("deal.dealer", dealer=arguments.dealer, seats=game.seats)
        raise DealError((fault,))
    speaker = Speaker(DECK_FACES[arguments.deck])
    for step in range(arguments.count):
        number = arguments.number + step
        dealer = (first + step) % game.seats
        deal = game.deal_from_seed(arguments.seed, number, dealer)
        if arguments.json:
            print(codec.to_json(deal))
        else:
            _print(deal, number, game.seats, speaker)
    return 0


def _print(deal: SkatDeal, number: int, seats: int, speaker: Speaker) -> None:
    order = trick_order(GameType.GRAND)
    print(f"Deal {number}")
    playing = playing_seats(seats, deal.dealer)
    for position, seat in zip(_POSITIONS, playing, strict=True):
        cards = speaker.cards(order.high_to_low(deal.hands[seat]))
        dealer = ", dealer" if seat == deal.dealer else ""
        print(f"  {f'seat {seat}, {position}{dealer}':26} {cards}")
    if deal.dealer not in playing:
        print(f"  {f'seat {deal.dealer}, dealer':26} sits out")
    print(f"  {'skat':26} {speaker.cards(order.high_to_low(deal.skat))}")
