"""From the opened hands to the outcome: who loses lives, who is out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from wenzel.games.game import Outcome
from wenzel.games.scat.actions import Revealed
from wenzel.games.scat.ending import Over, Termination
from wenzel.games.scat.losses import Payment, losses_of_knock, losses_of_thirty_one, pay
from wenzel.games.scat.values import HandKind, HandValue, value
from wenzel.messages import Message


@dataclass(frozen=True, slots=True)
class ScatOutcome(Outcome):
    """How a round of Scat ended; its ``returns`` are minus the lives lost.

    Attributes:
        knocker: who knocked or threw his hand down, None if nobody did.
        declared: who has shown 31.
        values: what each hand was worth, by seat; None for a seat that was out.
        losses: lives lost, by seat, whether or not there was a penny left to pay.
        pennies: by seat after the round; 0 for a player on the dole, None for one who is out.
        kitty: pennies in the kitty after the round.
        out: the seats that this round has put out.
    """

    knocker: int | None = None
    declared: tuple[int, ...] = ()
    values: tuple[HandValue | None, ...] = ()
    losses: tuple[int, ...] = ()
    pennies: tuple[int | None, ...] = ()
    kitty: int = 0
    out: tuple[int, ...] = ()

    @property
    def survivors(self) -> tuple[int, ...]:
        """The seats that are still in."""
        return tuple(seat for seat, left in enumerate(self.pennies) if left is not None)


def decide(over: Over, revealed: Revealed) -> ScatOutcome:
    """Return the outcome of a round that is over, now that all hands are open."""
    setting = over.setting
    values = tuple(
        value(hand, setting.options) if pennies is not None else None
        for hand, pennies in zip(revealed.hands, setting.pennies, strict=True)
    )
    lost = _losses(over, {seat: hand for seat, hand in enumerate(values) if hand is not None})
    payment = pay(setting.pennies, setting.kitty, lost, setting.options)
    spared = tuple(seat for seat in sorted(setting.order) if not payment.lost[seat])
    return ScatOutcome(
        over.termination.value,
        spared if any(payment.lost) else (),
        tuple(-lives for lives in payment.lost),
        tuple(_lines(over, revealed, values, lost, payment)),
        knocker=over.knocker,
        declared=over.declared,
        values=values,
        losses=payment.lost,
        pennies=payment.pennies,
        kitty=payment.kitty,
        out=payment.out,
    )


def _losses(over: Over, values: dict[int, HandValue]) -> dict[int, int]:
    options = over.setting.options
    if over.termination is Termination.EXHAUSTED:
        return dict.fromkeys(values, 0)
    if over.termination is Termination.THIRTY_ONE:
        return losses_of_thirty_one(tuple(values), over.declared, over.knocker, options)
    assert over.knocker is not None
    scores = {seat: hand.halves for seat, hand in values.items()}
    return losses_of_knock(scores, over.knocker, options)


# -- the settlement in lines ----------------------------------------------------------------------


def _lines(
    over: Over,
    revealed: Revealed,
    values: tuple[HandValue | None, ...],
    lost: dict[int, int],
    payment: Payment,
) -> Iterator[Message]:
    yield from _how_it_ended(over)
    for seat in over.setting.order:
        hand = values[seat]
        assert hand is not None
        yield _hand_line(seat, hand, revealed)
    if any(lost.values()) and not any(payment.lost):
        yield Message("lives.all_would_be_out")
    elif not any(lost.values()):
        yield Message("lives.nobody")
    for seat in over.setting.order:
        if payment.lost[seat]:
            yield Message("lives.lost", seat=seat, count=payment.lost[seat])
            yield _left_line(seat, payment)
    survivors = [seat for seat, left in enumerate(payment.pennies) if left is not None]
    if len(survivors) == 1:
        yield Message("lives.kitty", seat=survivors[0], count=payment.kitty)


def _how_it_ended(over: Over) -> Iterator[Message]:
    if over.termination is Termination.EXHAUSTED:
        yield Message("ended.exhausted")
    if over.knocker is not None:
        thrown = over.termination is Termination.THROW_DOWN
        yield Message("ended.throw_down" if thrown else "ended.knock", seat=over.knocker)
    for seat in over.declared:
        yield Message("ended.thirty_one", seat=seat)


def _hand_line(seat: int, hand: HandValue, revealed: Revealed) -> Message:
    cards = revealed.hands[seat]
    match hand.kind:
        case HandKind.THREE_OF_A_KIND:
            return Message("hand.three_of_a_kind", seat=seat, cards=cards, score=hand.text)
        case HandKind.STRAIGHT_FLUSH:
            return Message("hand.straight_flush", seat=seat, cards=cards, score=hand.text)
    return Message("hand.suit", seat=seat, cards=cards, score=hand.text, suit=hand.suit)


def _left_line(seat: int, payment: Payment) -> Message:
    left = payment.pennies[seat]
    if left is None:
        return Message("lives.out", seat=seat)
    if not left:
        return Message("lives.dole", seat=seat)
    return Message("lives.left", seat=seat, count=left)
