"""Scat as a `wenzel.games.game.Game`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from wenzel.cards import DECK_52, Card, CardSet
from wenzel.games.game import Action, Deal, Fact, Game, Options
from wenzel.games.scat import state as states
from wenzel.games.scat.actions import ACTIONS, FACTS
from wenzel.games.scat.deal import ScatDeal, check_deal, deal_cards
from wenzel.games.scat.match import ScatMatch, begin_match
from wenzel.games.scat.options import ScatOptions
from wenzel.games.scat.setting import NOTHING_HELD
from wenzel.games.scat.view import ScatView


class ScatGame(Game[ScatDeal, states.ScatState, ScatView]):
    """Scat (Thirty-one) with its house rules; a deal is one round.

    >>> game = ScatGame(ScatOptions())
    >>> state = game.start(game.deal_from_seed(1))
    >>> state.current_player, [action.line for action in state.legal_actions()]
    (1, ['draw stock', 'draw discard', 'knock'])
    """

    name: ClassVar[str] = "scat"
    action_types: ClassVar[tuple[type[Action], ...]] = ACTIONS
    fact_types: ClassVar[tuple[type[Fact], ...]] = FACTS
    options_type: ClassVar[type[Options]] = ScatOptions
    deal_type: ClassVar[type[Deal]] = ScatDeal

    def __init__(self, options: ScatOptions) -> None:
        super().__init__(options)
        self._options = options

    @property
    def options(self) -> ScatOptions:
        """The house rules in force."""
        return self._options

    @property
    def seats(self) -> int:
        """2 to 9."""
        return self._options.players

    @property
    def deck(self) -> CardSet:
        """All 52 cards."""
        return DECK_52

    def deal(self, cards: Sequence[Card], dealer: int = 0) -> ScatDeal:
        """Deal three each one by one from the dealer's left, as in the first round of a match."""
        return deal_cards(cards, self._options, dealer)

    def start(self, deal: ScatDeal) -> states.ScatState:
        """Return the first state of a round; it is the last if somebody is dealt 31."""
        check_deal(deal, self._options)
        return states.start(self._options, deal)

    def view(self, state: states.ScatState, seat: int) -> ScatView:
        """Return what a seat knows.

        Raises:
            IndexError: there is no such seat.
        """
        if not 0 <= seat < self.seats:
            raise IndexError(f"seat {seat} of a table of {self.seats}")
        return ScatView(self._options, seat, state.hands[seat], state.phase, state.count)

    def blank_view(self, seat: int) -> ScatView:
        """Return a seat's view before the first event."""
        return ScatView(self._options, seat, NOTHING_HELD)

    def match(self, dealer: int = 0) -> ScatMatch:
        """Return a match before its first round."""
        return begin_match(self._options, dealer)
