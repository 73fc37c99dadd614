"""Which game by which rules: the arguments that say so, and the game they stand for."""

from __future__ import annotations

import argparse
from typing import Any, Final, NamedTuple

from wenzel.commands.arguments import positive_number
from wenzel.errors import OptionsError
from wenzel.games.game import Game
from wenzel.games.registry import game_names
from wenzel.messages import Message
from wenzel.rulesets import default_ruleset, load, ruleset_names

_GAME: Final = "skat"
"""What is meant when neither a game nor a rule set is named."""


class House(NamedTuple):
    """A game with its rules, and what the rules are called."""

    game: Game[Any, Any, Any]
    ruleset: str


def add_house_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that choose a game and its rules."""
    parser.add_argument(
        "game", nargs="?", choices=game_names(), help="the game (that of the rule set, or skat)"
    )
    parser.add_argument(
        "--ruleset",
        metavar="NAME",
        help="a rule set's name, or a TOML file (the official or most common rules of the game)",
    )
    parser.add_argument(
        "--players",
        type=positive_number,
        metavar="N",
        help="how many sit at the table (as many as the rule set says)",
    )


def house_of(arguments: argparse.Namespace) -> House:
    """Return the game that was asked for.

    Raises:
        UnknownNameError: there is no such rule set.
        OptionsError: a rule set of another game, or a number of players that it does not allow.
    """
    ruleset = arguments.ruleset or default_ruleset(arguments.game or _GAME)
    game = load(ruleset)
    if arguments.game not in (None, game.name):
        raise OptionsError(
            Message("ruleset.other_game", name=ruleset, game=game.name, wanted=arguments.game)
        )
    if arguments.players is None:
        return House(game, ruleset)
    try:
        return House(load(ruleset, players=arguments.players), ruleset)
    except OptionsError as error:
        raise OptionsError(_no_table(error, game.name, arguments.players), where=ruleset) from error


def _no_table(error: OptionsError, game: str, players: int) -> Message:
    """Return why a rule set does not allow a number of players, and which ones do."""
    others = tuple(
        name
        for name in ruleset_names(game)
        if getattr(load(name).options, "players", None) == players
    )
    if not others:
        return error.message
    known = ", ".join(others)
    return Message("ruleset.players", players=players, fault=error.message, known=known)
