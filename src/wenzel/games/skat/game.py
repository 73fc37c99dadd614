"""Skat as a `wenzel.games.game.Game`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from wenzel.cards import DECK_32, Card, CardSet
from wenzel.errors import DealError
from wenzel.games.game import Action, Deal, Fact, Game, Options
from wenzel.games.skat import state as states
from wenzel.games.skat.actions import ACTIONS, FACTS
from wenzel.games.skat.contract import GameType, trick_order
from wenzel.games.skat.deal import Kind, SkatDeal, check_deal, deal_cards
from wenzel.games.skat.options import SkatOptions
from wenzel.games.skat.series import Series, begin_series
from wenzel.games.skat.setting import NOTHING_HELD
from wenzel.games.skat.view import SkatView
from wenzel.messages import Message


class SkatGame(Game[SkatDeal, states.SkatState, SkatView]):
    """Skat with its house rules.

    >>> game = SkatGame(SkatOptions())
    >>> state = game.start(game.deal_from_seed(1))
    >>> state.current_player, state.legal_actions()[0]
    (2, Bid(value=18))
    """

    name: ClassVar[str] = "skat"
    action_types: ClassVar[tuple[type[Action], ...]] = ACTIONS
    fact_types: ClassVar[tuple[type[Fact], ...]] = FACTS
    options_type: ClassVar[type[Options]] = SkatOptions
    deal_type: ClassVar[type[Deal]] = SkatDeal

    def __init__(self, options: SkatOptions) -> None:
        super().__init__(options)
        self._options = options

    @property
    def options(self) -> SkatOptions:
        """The house rules in force."""
        return self._options

    @property
    def seats(self) -> int:
        """3, or 4 with the dealer sitting out."""
        return self._options.players

    @property
    def deck(self) -> CardSet:
        """All 32 cards."""
        return DECK_32

    def high_to_low(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Sort cards as in Grand, which needs no contract."""
        return trick_order(GameType.GRAND).high_to_low(cards)

    def deal(self, cards: Sequence[Card], dealer: int = 0) -> SkatDeal:
        """Deal three each, two to the skat, four each, three each (ISkO 3.2.6)."""
        return deal_cards(cards, self.seats, dealer)

    def start(self, deal: SkatDeal) -> states.SkatState:
        """Return the first state of a deal."""
        check_deal(deal, self.seats)
        self._check_rounds(deal)
        return states.start(self._options, deal)

    def _check_rounds(self, deal: SkatDeal) -> None:
        """Check that the deal is of a round that this house has.

        Raises:
            DealError: a deal of a Ramsch or Bock round where there are none.
        """
        faults: list[Message] = []
        if deal.kind is Kind.RAMSCH and not self._options.has_ramsch:
            faults.append(Message("deal.no_ramsch"))
        if deal.stake > 1 and not self._options.bock_events:
            faults.append(Message("deal.no_bock", stake=deal.stake))
        if faults:
            raise DealError(tuple(faults))

    def view(self, state: states.SkatState, seat: int) -> SkatView:
        """Return what a seat knows.

        Raises:
            IndexError: there is no such seat.
        """
        if not 0 <= seat < self.seats:
            raise IndexError(f"seat {seat} of a table of {self.seats}")
        return SkatView(self._options, seat, state.hands[seat], state.phase, state.count)

    def blank_view(self, seat: int) -> SkatView:
        """Return a seat's view before the first event."""
        return SkatView(self._options, seat, NOTHING_HELD)

    def match(self, dealer: int = 0) -> Series:
        """Return a series of deals before its first: a list, or a Bierlachs."""
        return begin_series(self._options, dealer)
