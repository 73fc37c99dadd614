"""From the opened hands to the outcome: who loses lives, who is out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from wenzel.games.game import Outcome
from wenzel.games.scat.actions import Revealed
from wenzel.games.scat.deal import still_in
from wenzel.games.scat.ending import Over, Termination
from wenzel.games.scat.losses import Payment, lives_of_knock, lives_of_thirty_one, pay
from wenzel.games.scat.options import Scoring
from wenzel.games.scat.points import points_of_knock, points_of_thirty_one
from wenzel.games.scat.values import HandKind, HandValue, value
from wenzel.messages import Message


@dataclass(frozen=True, slots=True)
class ScatOutcome(Outcome):
    """How a round of Scat ended; its ``returns`` are minus the lives lost, or the points scored.

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


def decide(over: Over, revealed: Revealed) -> ScatOutcome:
    """Return the outcome of a round that is over, now that all hands are open."""
    setting = over.setting
    values = {seat: value(revealed.hands[seat], setting.options) for seat in setting.order}
    told = (*_how_it_ended(over), *(_hand_line(seat, values[seat], revealed) for seat in values))
    plain = ScatOutcome(
        over.termination.value, (), (0,) * len(setting.pennies), told,
        knocker=over.knocker, declared=over.declared,
        values=tuple(values.get(seat) for seat in range(len(setting.pennies))),
        losses=(0,) * len(setting.pennies), pennies=setting.pennies, kitty=setting.kitty,
    )  # fmt: skip
    scores = {seat: hand.halves for seat, hand in values.items()}
    if setting.options.scoring is Scoring.POINTS:
        return _by_points(over, scores, plain)
    return _by_lives(over, scores, plain)


def _by_lives(over: Over, scores: dict[int, int], plain: ScatOutcome) -> ScatOutcome:
    setting = over.setting
    lost = _lives(over, scores)
    payment = pay(setting.pennies, setting.kitty, lost, setting.options)
    spared = tuple(seat for seat in sorted(setting.order) if not payment.lost[seat])
    return replace(
        plain,
        winners=spared if any(payment.lost) else (),
        returns=tuple(-lives for lives in payment.lost),
        lines=(*plain.lines, *_lives_lines(over, lost, payment)),
        losses=payment.lost,
        pennies=payment.pennies,
        kitty=payment.kitty,
        out=payment.out,
    )


def _lives(over: Over, scores: dict[int, int]) -> dict[int, int]:
    options = over.setting.options
    if over.termination is Termination.EXHAUSTED:
        return dict.fromkeys(scores, 0)
    if over.termination is Termination.THIRTY_ONE:
        return lives_of_thirty_one(tuple(scores), over.declared, over.knocker, options)
    assert over.knocker is not None
    return lives_of_knock(scores, over.knocker, options)


def _by_points(over: Over, scores: dict[int, int], plain: ScatOutcome) -> ScatOutcome:
    points = _points(over, scores)
    lines = tuple(
        Message("points.scored", seat=seat, count=scored)
        for seat, scored in points.items()
        if scored
    )
    return replace(
        plain,
        winners=tuple(seat for seat in sorted(points) if points[seat]),
        returns=tuple(points[seat] for seat in sorted(points)),
        lines=(*plain.lines, *(lines or (Message("points.nobody"),))),
    )


def _points(over: Over, scores: dict[int, int]) -> dict[int, int]:
    if over.termination is Termination.EXHAUSTED:
        return dict.fromkeys(scores, 0)
    if over.termination is Termination.THIRTY_ONE:
        return points_of_thirty_one(scores, over.declared, over.is_before_first_turn)
    assert over.knocker is not None
    return points_of_knock(scores, over.knocker)


# -- the settlement in lines ----------------------------------------------------------------------


def _lives_lines(over: Over, lost: dict[int, int], payment: Payment) -> Iterator[Message]:
    if not any(lost.values()):
        yield Message("lives.nobody")
    elif not any(payment.lost):
        yield Message("lives.all_would_be_out")
    for seat in over.setting.order:
        if payment.lost[seat]:
            yield Message("lives.lost", seat=seat, count=payment.lost[seat])
            yield _left_line(seat, payment)
    survivors = still_in(payment.pennies)
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
