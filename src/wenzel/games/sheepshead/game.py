"""Sheepshead as a `wenzel.games.game.Game`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from wenzel.cards import Card, CardSet
from wenzel.errors import DealError
from wenzel.games.game import Action, Deal, Fact, Game, Options
from wenzel.games.sheepshead import state as states
from wenzel.games.sheepshead.actions import ACTIONS, FACTS
from wenzel.games.sheepshead.deal import SheepsheadDeal, check_deal, deal_cards, deck_for
from wenzel.games.sheepshead.options import NoPick, SheepsheadOptions
from wenzel.games.sheepshead.series import Series, begin_series
from wenzel.games.sheepshead.setting import NOTHING_HELD
from wenzel.games.sheepshead.trick_order import trick_order
from wenzel.games.sheepshead.view import SheepsheadView
from wenzel.messages import Message


class SheepsheadGame(Game[SheepsheadDeal, states.SheepsheadState, SheepsheadView]):
    """Sheepshead with its house rules.

    >>> game = SheepsheadGame(SheepsheadOptions())
    >>> state = game.start(game.deal_from_seed(1))
    >>> state.current_player, state.legal_actions()
    (1, (Pick(), Pass()))
    """

    name: ClassVar[str] = "sheepshead"
    action_types: ClassVar[tuple[type[Action], ...]] = ACTIONS
    fact_types: ClassVar[tuple[type[Fact], ...]] = FACTS
    options_type: ClassVar[type[Options]] = SheepsheadOptions
    deal_type: ClassVar[type[Deal]] = SheepsheadDeal

    def __init__(self, options: SheepsheadOptions) -> None:
        super().__init__(options)
        self._options = options

    @property
    def options(self) -> SheepsheadOptions:
        """The house rules in force."""
        return self._options

    @property
    def seats(self) -> int:
        """The players, and one more where the dealer sits out."""
        return self._options.seats

    @property
    def deck(self) -> CardSet:
        """All 32 cards, or those that the form for so many players leaves in."""
        return deck_for(self._options)

    def deal(self, cards: Sequence[Card], dealer: int = 0) -> SheepsheadDeal:
        """Deal three each, the blind, and then the rest of each hand."""
        return deal_cards(cards, self._options, dealer)

    def start(self, deal: SheepsheadDeal) -> states.SheepsheadState:
        """Return the first state of a deal."""
        check_deal(deal, self._options)
        if deal.stake > 1 and self._options.no_pick is not NoPick.DOUBLER:
            raise DealError((Message("deal.no_doubler", stake=deal.stake),))
        return states.start(self._options, deal)

    def view(self, state: states.SheepsheadState, seat: int) -> SheepsheadView:
        """Return what a seat knows.

        Raises:
            IndexError: there is no such seat.
        """
        if not 0 <= seat < self.seats:
            raise IndexError(f"seat {seat} of a table of {self.seats}")
        return SheepsheadView(self._options, seat, state.hands[seat], state.phase, state.count)

    def blank_view(self, seat: int) -> SheepsheadView:
        """Return a seat's view before the first event."""
        return SheepsheadView(self._options, seat, NOTHING_HELD)

    def match(self, dealer: int = 0) -> Series:
        """Return a series of hands before its first."""
        return begin_series(self._options, dealer)

    def high_to_low(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Sort cards for the eye: trumps first, then the fail suits."""
        return trick_order(self._options).high_to_low(cards)
