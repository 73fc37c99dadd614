"""A deal as a program is told of it: what one seat sees, in the order in which it happens."""

from __future__ import annotations

from typing import Any

from wenzel import codec
from wenzel.engines.protocol import VERSION, End, FromTable, Happened, Request, Start
from wenzel.games.game import Action, Event, Fact, Game, View
from wenzel.records import options_to_plain


class Dictation:
    """Turns what a seat sees of one deal into the lines for its program.

    The deal is announced together with the hand, so the first lines come when all is dealt: with
    the first thing that somebody does, or before.

    Args:
        game: the game with its house rules.
        seat: whose eyes it is seen through.
        seed: what the program is to draw its chances from.
        limit_ms: how long an answer may take, in milliseconds.
    """

    def __init__(
        self, game: Game[Any, Any, Any], seat: int, seed: int | str, limit_ms: int | None
    ) -> None:
        self._game = game
        self._seat = seat
        self._seed = seed
        self._limit_ms = limit_ms
        self._dealt: list[Event] | None = []

    def see(self, event: Event) -> tuple[FromTable, ...]:
        """Return what is to be said of an event, given as the seat sees it."""
        if self._dealt is not None and isinstance(event.what, Fact):
            self._dealt.append(event)
            return ()
        return (*self._opening(), _told(event))

    def request(self, view: View) -> tuple[FromTable, ...]:
        """Return what is to be said when the seat is on move."""
        legal = tuple(codec.to_plain(action) for action in view.legal)
        return (*self._opening(), Request(legal=legal))

    def end(self, returns: tuple[int, ...]) -> tuple[FromTable, ...]:
        """Return what is to be said when the deal is over."""
        return (*self._opening(), End(returns=returns))

    def _opening(self) -> tuple[FromTable, ...]:
        """Return the announcement and what has been dealt, once."""
        dealt, self._dealt = self._dealt, None
        if not dealt:
            return ()
        view: View = self._game.blank_view(self._seat)
        for event in dealt:
            view = view.after(event)
        start = Start(
            protocol=VERSION,
            game=self._game.name,
            seat=self._seat,
            seats=self._game.seats,
            dealer=_dealer(dealt[0]),
            hand=tuple(card.text for card in view.hand),
            options=options_to_plain(self._game.options),
            seed=self._seed,
            limit_ms=self._limit_ms,
        )
        return (start, *map(_told, dealt))


def _told(event: Event) -> Happened:
    return Happened(n=event.n, seat=event.seat, what=_plain(event.what))


def _plain(what: Action | Fact) -> dict[str, Any]:
    plain: dict[str, Any] = codec.to_plain(what)
    return plain


def _dealer(seated: Event) -> int:
    """Return who deals: the first event of a deal of any game says so."""
    dealer: int = _plain(seated.what)["dealer"]
    return dealer
