"""What a game is or was worth, from plain numbers, without a table: the `wenzel value` question."""

from __future__ import annotations

import msgspec

from wenzel.cards import DECK_32, Card, CardSet
from wenzel.errors import WireError
from wenzel.games.skat.bids import BID_VALUES, LOWEST_BID, null_value
from wenzel.games.skat.contract import Contract, GameType, trumps_of
from wenzel.games.skat.deal import HAND_SIZE, SKAT_SIZE
from wenzel.games.skat.options import OFFICIAL, SkatOptions
from wenzel.games.skat.scoring import (
    ALL_POINTS,
    ALL_TRICKS,
    Settlement,
    Terms,
    played_result,
    settle,
)
from wenzel.messages import Message

CARDS_OF_DECLARER = HAND_SIZE + SKAT_SIZE
MOST_SKAT_POINTS = 22
"""Two aces: all that a declarer without a trick can have."""


class Valuation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The question, in the form other programs send it.

    Attributes:
        game: the letter of the game, ``D H S C G N``.
        hand: whether the skat was left alone.
        ouvert: whether the cards lie open.
        schneider_announced: implied by Schwarz and, in suit games and Grand, by ouvert.
        schwarz_announced: implied by ouvert in suit games and Grand.
        cards: the declarer's ten and the skat, or None.
        matadors: with (positive) or without (negative); used when there are no cards.
        bid: what the game has to reach.
        points: the declarer's card points with the skat.
        tricks: the declarer's tricks.
    """

    game: str
    hand: bool = False
    ouvert: bool = False
    schneider_announced: bool = False
    schwarz_announced: bool = False
    cards: tuple[Card, ...] | None = None
    matadors: int | None = None
    bid: int = LOWEST_BID
    points: int
    tricks: int

    def contract(self) -> Contract:
        """Return the contract.

        Raises:
            WireError: no such game, or levels that do not go together.
        """
        playable = {game.value: game for game in GameType if game is not GameType.RAMSCH}
        if self.game not in playable:
            raise WireError(Message("value.game", text=self.game, known=" ".join(playable)))
        return Contract.of(
            playable[self.game],
            hand=self.hand,
            ouvert=self.ouvert,
            schneider=self.schneider_announced,
            schwarz=self.schwarz_announced,
        )


def evaluate(question: Valuation, options: SkatOptions = OFFICIAL) -> Settlement:
    """Answer a question.

    Raises:
        WireError: anything impossible: no bid value, not twelve cards, 121 points, ...
    """
    contract = question.contract()
    if question.bid not in BID_VALUES:
        raise WireError(Message("refused.no_bid_value", value=question.bid))
    _check_count(question, contract)
    cards = _cards(question)
    matadors = 0 if cards is not None else _matadors(question, contract)
    result = played_result(contract, question.points, question.tricks)
    return settle(Terms(contract, question.bid, options), result, cards=cards, matadors=matadors)


def _check_count(question: Valuation, contract: Contract) -> None:
    points, tricks = question.points, question.tricks
    if not 0 <= points <= ALL_POINTS:
        raise WireError(Message("value.points", points=points, most=ALL_POINTS))
    if not 0 <= tricks <= ALL_TRICKS:
        raise WireError(Message("value.tricks", tricks=tricks, most=ALL_TRICKS))
    if not contract.game.has_matadors:
        return
    if tricks == 0 and points > MOST_SKAT_POINTS:
        raise WireError(Message("value.no_trick", points=points, most=MOST_SKAT_POINTS))
    if tricks == ALL_TRICKS and points != ALL_POINTS:
        raise WireError(Message("value.all_tricks", points=points, most=ALL_POINTS))


def _cards(question: Valuation) -> CardSet | None:
    if question.cards is None:
        return None
    cards = CardSet(question.cards)
    for card in question.cards:
        if question.cards.count(card) > 1:
            raise WireError(Message("card.twice", card=card))
    if len(cards) != CARDS_OF_DECLARER:
        raise WireError(Message("value.cards", count=len(cards), size=CARDS_OF_DECLARER))
    if cards - DECK_32:
        raise WireError(Message("deal.not_in_deck", cards=cards - DECK_32))
    return cards


def _matadors(question: Valuation, contract: Contract) -> int:
    matadors = question.matadors
    if contract.game is GameType.NULL and null_value(contract) >= question.bid:
        return 0
    if matadors is None:
        raise WireError(Message("value.cards_or_matadors"))
    most = len(trumps_of(contract.game if contract.game.has_matadors else GameType.CLUBS))
    if not 1 <= abs(matadors) <= most:
        raise WireError(Message("value.matadors", matadors=matadors, most=most))
    return matadors
