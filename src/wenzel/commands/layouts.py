"""Where the cards of a deal lie, line by line, for each game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from wenzel.cards import Card
from wenzel.games.game import Deal
from wenzel.games.scat.deal import ScatDeal
from wenzel.games.scat.game import ScatGame
from wenzel.games.sheepshead.deal import SheepsheadDeal, playing_seats
from wenzel.games.sheepshead.game import SheepsheadGame
from wenzel.games.skat.deal import SkatDeal
from wenzel.games.skat.deal import playing_seats as seats_in_skat
from wenzel.games.skat.game import SkatGame

_POSITIONS: Final = ("forehand", "middlehand", "rearhand")


class Place(NamedTuple):
    """Cards that lie together; nothing for a dealer who sits out."""

    name: str
    cards: tuple[Card, ...]


def places_of(game: object, deal: Deal) -> Iterator[Place]:
    """Yield where the cards of a deal lie, hands in playing order first.

    Raises:
        TypeError: a deal of another game.
    """
    match game, deal:
        case SkatGame(), SkatDeal():
            yield from _skat(game, deal)
        case SheepsheadGame(), SheepsheadDeal():
            yield from _sheepshead(game, deal)
        case ScatGame(), ScatDeal():
            yield from _scat(game, deal)
        case _:
            raise TypeError(f"no layout of {type(deal).__name__}")


def _skat(game: SkatGame, deal: SkatDeal) -> Iterator[Place]:
    playing = seats_in_skat(game.seats, deal.dealer)
    for position, seat in zip(_POSITIONS, playing, strict=True):
        yield Place(_seat_name(seat, position, deal.dealer), game.high_to_low(deal.hands[seat]))
    if deal.dealer not in playing:
        yield Place(_seat_name(deal.dealer, "", deal.dealer), ())
    yield Place("skat", game.high_to_low(deal.skat))


def _sheepshead(game: SheepsheadGame, deal: SheepsheadDeal) -> Iterator[Place]:
    playing = playing_seats(game.options, deal.dealer)
    for seat in playing:
        yield Place(_seat_name(seat, "", deal.dealer), game.high_to_low(deal.hands[seat]))
        if deal.batteries:
            yield Place("  open on the table", deal.batteries[seat])
            yield Place("  face down under them", deal.covered[seat])
    if deal.dealer not in playing:
        yield Place(_seat_name(deal.dealer, "", deal.dealer), ())
    if deal.blind:
        yield Place("blind", game.high_to_low(deal.blind))
    if deal.partners_blind:
        yield Place("blind of the partner", game.high_to_low(deal.partners_blind))


def _scat(game: ScatGame, deal: ScatDeal) -> Iterator[Place]:
    hands = deal.hands
    for seat in deal.order:
        yield Place(_seat_name(seat, "", deal.dealer), game.high_to_low(hands[seat]))
    yield Place("turned up", (deal.upcard,))
    yield Place("stock, from the top", deal.stock)


def _seat_name(seat: int, position: str, dealer: int) -> str:
    words = [f"seat {seat}", position, "dealer" if seat == dealer else ""]
    return ", ".join(filter(None, words))
