"""`wenzel value`: what a hand is worth, explained."""

from __future__ import annotations

import argparse
import sys
from codecs import BOM_UTF8
from typing import Any

import msgspec

from wenzel import codec
from wenzel.cards import Card, CardSet
from wenzel.errors import WenzelError, WireError
from wenzel.games.skat.contract import Contract
from wenzel.games.skat.options import SkatOptions
from wenzel.games.skat.scoring import Settlement
from wenzel.games.skat.valuation import Valuation, evaluate
from wenzel.i18n import DECK_FACES, DeckFace, Speaker
from wenzel.messages import Message
from wenzel.rulesets import load


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """The answer in the form other programs read it."""

    won: bool
    value: int
    score: int
    overbid: bool
    matadors: int
    multiplier: int
    base: int
    explanation: list[str]


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "value",
        help="what a hand is or was worth, explained",
        description="Settle a game of Skat from the declarer's cards, contract, bid and result.",
    )
    parser.add_argument(
        "contract",
        nargs="?",
        help="the game and its levels: D H S C G N, then O ouvert, H hand, S Schneider, Z Schwarz "
        "(CH is Clubs Hand)",
    )
    parser.add_argument("--cards", help='twelve cards, or ten with --skat: "CJ SJ HA HT ..."')
    parser.add_argument("--skat", default="", help="the two cards of the skat")
    parser.add_argument("--matadors", type=int, help="instead of cards: with 2, or without -2")
    parser.add_argument("--bid", type=int, default=18, help="what the game has to reach (18)")
    parser.add_argument("--points", type=int, default=61, help="card points with the skat (61)")
    parser.add_argument("--tricks", type=int, help="the declarer's tricks (6; in a Null 0)")
    parser.add_argument("--ruleset", default="skat-isko", help="a rule set of Skat (skat-isko)")
    parser.add_argument("--deck", choices=tuple(DECK_FACES), default="french", help="card names")
    parser.add_argument(
        "--json", action="store_true", help="answer objects on standard input, one a line"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Answer one question, or one a line."""
    options = load(arguments.ruleset).options
    assert isinstance(options, SkatOptions)
    speaker = Speaker(DECK_FACES[arguments.deck])
    if arguments.json:
        return _answer_lines(options, speaker)
    settlement = evaluate(_question(arguments), options)
    print(speaker.contract(settlement.contract))
    for line in speaker.say_all(settlement.lines):
        print(f"  {line}")
    return 0


def _question(arguments: argparse.Namespace) -> Valuation:
    if arguments.contract is None:
        raise WireError(Message("value.no_contract"))
    contract = Contract.from_text(arguments.contract)
    if contract.spitze:
        raise WireError(Message("value.spitze"))
    if arguments.skat and arguments.cards is None:
        raise WireError(Message("value.skat_alone"))
    cards = None
    if arguments.cards is not None:
        face = DECK_FACES[arguments.deck]
        cards = tuple(_read_cards(f"{arguments.cards} {arguments.skat}", face))
    tricks = arguments.tricks
    if tricks is None:
        tricks = 6 if contract.game.has_matadors else 0
    return Valuation(
        game=contract.game.value,
        hand=contract.hand,
        ouvert=contract.ouvert,
        schneider_announced=contract.schneider,
        schwarz_announced=contract.schwarz,
        cards=cards,
        matadors=arguments.matadors,
        bid=arguments.bid,
        points=arguments.points,
        tricks=tricks,
    )


def _read_cards(text: str, face: DeckFace) -> list[Card]:
    """Read cards as a person writes them: the deck's own signs, 10 or T, run together or not."""
    cards: list[Card] = []
    for word in text.replace(",", " ").split():
        card = face.read(word)
        cards += CardSet.from_text(word) if card is None else (card,)
    return cards


def _answer_lines(options: SkatOptions, speaker: Speaker) -> int:
    errors = 0
    for number, line in enumerate(sys.stdin.buffer):
        text = line.removeprefix(BOM_UTF8) if number == 0 else line
        if not text.strip():
            continue
        try:
            settlement = evaluate(codec.from_json(text, Valuation), options)
        except WenzelError as error:
            errors += 1
            print(codec.to_json({"error": speaker.error(error)}), flush=True)
            continue
        print(codec.to_json(_answer(settlement, speaker)), flush=True)
    print(f"{errors} error{'' if errors == 1 else 's'}", file=sys.stderr)
    return 0


def _answer(settlement: Settlement, speaker: Speaker) -> Answer:
    return Answer(
        won=settlement.won,
        value=settlement.value,
        score=settlement.score,
        overbid=settlement.overbid,
        matadors=settlement.matadors,
        multiplier=settlement.multiplier,
        base=settlement.base,
        explanation=speaker.say_all(settlement.lines),
    )
