"""The sentences about positions to solve, files of deals, and reviews."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.i18n.templates import Plural

SOLVER: Final[Mapping[str, str | Plural]] = {
    "position.bad": "This is no position: {faults}",
    "position.seats": "{count} seats, where {least} to {most} can play",
    "position.leader": "the leader {number} is none of the {seats} seats",
    "position.side": "the declarer's side ({side}) is not a part of the {seats} seats",
    "position.trick_size": Plural(
        "count",
        "{count} card in the open trick of {seats} seats",
        "{count} cards in the open trick of {seats} seats",
    ),
    "position.hand_sizes": "hands of {sizes} cards do not go together with the open trick",
    "position.card_twice": "more than one place for {cards}",
    "position.not_in_game": "not in this game: {cards}",
    "position.strength": "the strength is not 0 to 255: {cards}",
    "position.card_points": "the card points are negative or more than {most} in all",
    "position.equal_strength": "cards of one suit and equal strength: {cards}",
    "position.points": "{points} points cannot have been taken",
    "position.taken": "{count} tricks cannot have been taken",
    "position.duty": "the duty is about suit {number}, and there is none",
    "position.illegal": "{card} may not be played, only {legal}",
    "position.over": "the deal is over",
    "position.column": "the column “{name}” has not the shape or the numbers it needs",
    "position.mixed": "a batch needs positions, all of one game and one number of seats",
    "position.row": "{fault}",
    "problem.no_text": "This line is no text.",
    "problem.columns": Plural(
        "count",
        "{count} column, where {least} or {most} are needed.",
        "{count} columns, where {least} or {most} are needed.",
    ),
    "problem.seat": "The {column} “{text}” is none of the seats 0, 1 and 2.",
    "problem.value": "The value “{text}” is no number of 0 to {most}.",
    "problem.won": "“{text}” is neither 0 (lost) nor 1 (won).",
    "study.other_game": "Only deals of Skat can be solved and reviewed, not “{game}”.",
    "study.ramsch": "In a Ramsch everybody plays for himself: there are no two sides to solve.",
    "study.passed_in": "The deal was passed in: nothing was played.",
    "study.broken_off": "The deal was broken off before a game was announced.",
    "study.not_declared": "The record ends before a game is announced.",
    "study.no_card": "No card was played.",
    "study.nobody_picked": "Nobody picked: there are no two sides to review.",
    "study.under": (
        "A card was laid face down for the called suit, and the solver does not know that: "
        "there is no review of this hand."
    ),
    "study.players": (
        "The solver plays with {least} to {most} players, and here there were {count}: there is "
        "no review of this hand."
    ),
    "review.known_partner": (
        "Here everybody knows the partner; at the table the others have to find out."
    ),
    "review.open_cards": (
        "All of this is with open cards. No player could know what it takes for granted; a card "
        "that cost points here may have been the right one at the table."
    ),
    "review.spitze": "The Spitze is left out of the reckoning.",
    "review.overbid": "The game is overbid: no play of the cards wins it.",
    "solver.slow": (
        "The compiled search is not installed; the plain one takes seconds and more for each deal."
    ),
}
