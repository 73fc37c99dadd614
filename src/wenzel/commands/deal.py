"""`wenzel deal`: the cards that a seed stands for, the same on every machine."""

from __future__ import annotations

import argparse
from typing import Any, Final

from wenzel import codec
from wenzel.commands.arguments import positive_number, seed_text
from wenzel.commands.house import add_house_arguments, house_of
from wenzel.commands.layouts import places_of
from wenzel.errors import DealError
from wenzel.games.game import Deal, Game
from wenzel.i18n import DECK_FACES, Speaker
from wenzel.messages import Message

_NAME_WIDTH: Final = 26
_CARDS_A_LINE: Final = 13


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "deal",
        help="deal cards from a seed",
        description="Print the deals that a seed stands for; the same seed gives the same cards "
        "everywhere (docs/deals.md says how).",
    )
    add_house_arguments(parser)
    parser.add_argument("--seed", type=seed_text, required=True, help="any number or word")
    parser.add_argument("--number", type=positive_number, default=1, help="the first deal (1)")
    parser.add_argument("--count", type=positive_number, default=1, help="how many deals (1)")
    parser.add_argument("--dealer", type=int, help="the seat that deals (drawn from the seed)")
    parser.add_argument("--deck", choices=tuple(DECK_FACES), default="french", help="card names")
    parser.add_argument("--json", action="store_true", help="one object a deal and line")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the deals."""
    game = house_of(arguments).game
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
            _print(game, deal, number, speaker)
    return 0


def _print(game: Game[Any, Any, Any], deal: Deal, number: int, speaker: Speaker) -> None:
    print(f"Deal {number}")
    for place in places_of(game, deal):
        cards = place.cards
        rows = [cards[at : at + _CARDS_A_LINE] for at in range(0, len(cards), _CARDS_A_LINE)]
        name = place.name
        for row in rows:
            print(f"  {name:{_NAME_WIDTH}} {speaker.cards(row)}")
            name = ""
        if not rows:
            print(f"  {name:{_NAME_WIDTH}} sits out")
