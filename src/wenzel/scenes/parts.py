"""What the scenes of several games have in common: cards with their names, seats, scores."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wenzel import codec
from wenzel.cards import NO_CARDS, Card, CardSet
from wenzel.games.game import Action, Match, Outcome
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.scenes.model import (
    Button,
    CardPlayed,
    CardShown,
    ScoreLine,
    SeatShown,
    Settlement,
)
from wenzel.telling.sheet import signed
from wenzel.tricks import TRUMP, Trick, TrickOrder

_IN_THE_TABLE: Final = ("score.seat", "lives.left")
"""Lines of a settlement that say what its table of scores says beside them."""


def card_name(card: Card, speaker: Speaker) -> str:
    """Return what a card is called in full."""
    return speaker.say(Message(f"card.{speaker.face.name}.{card.text.lower()}"))


def shown(
    cards: Iterable[Card],
    speaker: Speaker,
    *,
    order: TrickOrder | None = None,
    playable: CardSet | None = None,
    reasons: dict[Card, str] | None = None,
    taken: CardSet = NO_CARDS,
) -> tuple[CardShown, ...]:
    """Return cards that lie open to the seat, in the order given.

    ``taken`` are those that it has just taken up, which are marked.
    """
    mark = speaker.say(Message("web.just_taken")) if taken else ""
    return tuple(
        CardShown(
            card=card.text,
            name=card_name(card, speaker),
            is_trump=order is not None and order.suit[card] == TRUMP,
            playable=playable is not None and card in playable,
            reason=(reasons or {}).get(card, ""),
            mark=mark if card in taken else "",
        )
        for card in cards
    )


def trick_shown(trick: Trick, order: TrickOrder, speaker: Speaker) -> tuple[CardPlayed, ...]:
    """Return the cards of a trick, in the order they were played."""
    if not trick.cards:
        return ()
    winner = trick.winning_seat(order)
    return tuple(
        CardPlayed(
            seat=seat, card=card.text, name=card_name(card, speaker), is_winning=seat == winner
        )
        for seat, card in zip(trick.seats, trick.cards, strict=False)
    )


def button(
    label: Message,
    action: Action,
    speaker: Speaker,
    *,
    main: bool = False,
    detail: Message | None = None,
    confirm: Message | None = None,
) -> Button:
    """Return a button that does an action."""
    return Button(
        label=speaker.say(label),
        action=codec.to_plain(action),
        is_main=main,
        detail="" if detail is None else speaker.say(detail),
        confirm="" if confirm is None else speaker.say(confirm),
    )


def clockwise(seat: int, seats: int) -> tuple[int, ...]:
    """Return all seats from one on."""
    return tuple((seat + step) % seats for step in range(seats))


def won_or_lost(outcome: Outcome, player: int, seat: int) -> Message:
    """Return whether whoever played the game has won it, as the person at a seat says it."""
    result = "won" if player in outcome.winners else "lost"
    if player == seat:
        return Message(f"web.result_you_{result}")
    return Message(f"web.result_{result}", seat=player)


def settled(
    outcome: Outcome,
    match: Match,
    seat: int,
    title: Message,
    speaker: Speaker,
    *,
    hands: tuple[SeatShown, ...] = (),
    match_over: Message | None = None,
    totals: tuple[str, ...] | None = None,
) -> Settlement:
    """Return how a deal ended, for the person at a seat.

    ``totals`` says where each seat stands, in games where that is no plain score.
    """
    scores = tuple(
        ScoreLine(
            seat=at,
            name=speaker.seat(at),
            change=speaker.say(signed(outcome.returns[at])),
            total=speaker.say(signed(match.scores[at])) if totals is None else totals[at],
            sign=(outcome.returns[at] > 0) - (outcome.returns[at] < 0),
        )
        for at in clockwise(seat, len(outcome.returns))
    )
    return Settlement(
        title=speaker.say(title),
        lines=tuple(speaker.say(line) for line in outcome.lines if line.code not in _IN_THE_TABLE),
        scores=scores,
        hands=hands,
        won=seat in outcome.winners if outcome.winners else None,
        match_over="" if match_over is None else speaker.say(match_over),
    )
