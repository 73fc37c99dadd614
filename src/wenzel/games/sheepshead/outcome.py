"""From the opened cards to the outcome: who won, why, and what each seat scores."""

from __future__ import annotations

from dataclasses import dataclass, replace

from wenzel.cards import CardSet
from wenzel.games.game import Outcome
from wenzel.games.sheepshead.actions import Revealed
from wenzel.games.sheepshead.calls import partner_cards
from wenzel.games.sheepshead.each import (
    decided_by,
    pays_alone,
    strength,
    strongest,
    took_all,
)
from wenzel.games.sheepshead.ending import Over, Termination
from wenzel.games.sheepshead.forms import Partner
from wenzel.games.sheepshead.options import LeasterBlind
from wenzel.games.sheepshead.play import Kind, Playing
from wenzel.games.sheepshead.scoring import ResultClass, classify, even_shares, shares
from wenzel.games.sheepshead.setting import Picked, Setting
from wenzel.games.sheepshead.trick_order import under_card
from wenzel.messages import Message


@dataclass(frozen=True, slots=True)
class SheepsheadOutcome(Outcome):
    """How a hand of Sheepshead ended.

    Attributes:
        kind: what was played, None if nothing was.
        picker: who took the blind, None if nobody did.
        partners: who played with the picker, or made up the side where nobody picks (then all
            of them).
        alone: whether the picker had no partner, declared or not.
        points: card points of each table seat; the bury counts for who buried it, the blind
            where the rules put it, an under for the winner of its trick.
        tricks: tricks of each table seat.
        side_points: card points of the picker's side, the bury included; 0 without sides.
        side_tricks: tricks of the picker's side.
        factor: what cracks, blitzes and a doubler have multiplied the scores by.
        result: how the picker's side has fared, None without sides.
    """

    kind: Kind | None = None
    picker: int | None = None
    partners: tuple[int, ...] = ()
    alone: bool = False
    points: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()
    side_points: int = 0
    side_tricks: int = 0
    factor: int = 1
    result: ResultClass | None = None

    @property
    def partner(self) -> int | None:
        """The picker's partner, the first of them where there are two; None if he has none."""
        return self.partners[0] if self.picker is not None and self.partners else None


def decide(over: Over, revealed: Revealed) -> SheepsheadOutcome:
    """Return the outcome of a hand that is over, now that all its cards are open."""
    seats = over.setting.options.seats
    zeros = (0,) * seats
    nothing = SheepsheadOutcome(
        over.termination.value, (), zeros, (), points=zeros, tricks=zeros,
        factor=over.setting.stake,
    )  # fmt: skip
    if over.termination is Termination.THROWN_IN:
        return replace(nothing, lines=(Message("score.nobody_picked"),))
    if over.termination is Termination.REDEAL:
        assert over.seat is not None
        return replace(nothing, lines=(Message("score.redeal", seat=over.seat),))
    if over.termination is Termination.SHOWN:
        return _schwanzer(over.setting, revealed, nothing)
    playing = over.playing
    assert playing is not None
    counted = _counted(playing, revealed, nothing)
    if playing.picked is not None:
        return _picked(playing, playing.picked, revealed, counted)
    if playing.kind is Kind.QUEENS:
        return _sides_by_cards(playing, revealed, counted)
    if playing.kind is Kind.DUEL:
        return _duel(playing, counted)
    return _each_for_himself(playing, revealed, counted)


def _counted(
    playing: Playing, revealed: Revealed, nothing: SheepsheadOutcome
) -> SheepsheadOutcome:  # fmt: skip
    """Return the outcome with points and tricks, an under counted for the winner of its trick."""
    points = list(playing.seat_points)
    if revealed.under is not None and playing.call is not None:
        stand_in = under_card(playing.call)
        (trick,) = (trick for trick in playing.tricks if stand_in in trick.cards)
        points[playing.winner(trick)] += playing.order.points[revealed.under]
    return replace(
        nothing,
        kind=playing.kind,
        points=tuple(points),
        tricks=playing.seat_tricks,
        factor=playing.factor,
    )


def _with_points(outcome: SheepsheadOutcome, seat: int, more: int) -> SheepsheadOutcome:
    points = list(outcome.points)
    points[seat] += more
    return replace(outcome, points=tuple(points))


# -- a picker's hand ------------------------------------------------------------------------------


def _picked(
    playing: Playing, picked: Picked, revealed: Revealed, counted: SheepsheadOutcome
) -> SheepsheadOutcome:
    setting, picker = playing.setting, picked.picker
    options = setting.options
    bury = playing.order.points_of(revealed.buried)
    partners = _partners(setting, picked, revealed)
    counted = _with_points(counted, picker, bury)
    side = (picker, *partners)
    opponents = tuple(seat for seat in setting.order if seat not in side)
    points = sum(counted.points[seat] for seat in side)
    tricks = playing.tricks_of(*side)
    result = classify(points, tricks, options.form.tricks, options)
    if picked.sheepshead:
        made = result is ResultClass.ALL_TRICKS
        result = ResultClass.SHEEPSHEAD if made else ResultClass.SHEEPSHEAD_LOSS
    bump = options.double_on_bump and (options.forced_pick_bump or not picked.forced)
    share = shares(result, len(opponents), len(partners), options, bump=bump)
    scores = [0] * options.seats
    for seat in setting.order:
        own = share.partner if seat in partners else share.opponent
        scores[seat] = (share.picker if seat == picker else own) * playing.factor
    lines = [
        Message("result.side", seat=picker, points=points, bury=bury, tricks=tricks),
        *(Message("result.partner", seat=seat) for seat in partners),
        Message(f"result.{result.value}"),
    ]
    if bump and not result.won and not picked.sheepshead:
        lines.append(Message("score.bump"))
    if result is ResultClass.NO_TRICK and partners and options.partner_off_hook:
        lines.append(Message("score.off_hook", seat=picker))
    if picked.doubles:
        lines.append(Message("score.doubled", factor=picked.factor))
    return replace(
        counted,
        winners=side if result.won else opponents,
        returns=tuple(scores),
        lines=(*lines, *_closing(setting, scores)),
        picker=picker,
        partners=partners,
        alone=not partners,
        side_points=points,
        side_tricks=tricks,
        result=result,
    )


def _partners(setting: Setting, picked: Picked, revealed: Revealed) -> tuple[int, ...]:
    """Return who played with the picker, from the cards as dealt."""
    options = setting.options
    if options.partner is Partner.NEXT_PLAYER:
        return picked.partners
    if picked.alone:
        return ()
    cards = partner_cards(options, picked.call)
    others = setting.after(picked.picker)
    return tuple(seat for seat in others if revealed.hands[seat] & cards)


def _closing(setting: Setting, scores: list[int]) -> tuple[Message, ...]:
    """Return the last lines: a doubler played off, and what each seat gets."""
    doubler = (Message("score.doubler", factor=setting.stake),) if setting.stake > 1 else ()
    each = tuple(Message("score.seat", seat=seat, score=scores[seat]) for seat in setting.order)
    return (*doubler, *each)


# -- hands without a picker -----------------------------------------------------------------------


def _sides_by_cards(
    playing: Playing, revealed: Revealed, counted: SheepsheadOutcome
) -> SheepsheadOutcome:
    setting = playing.setting
    options = setting.options
    if options.partner is Partner.FIRST_QUEENS:
        side = playing.known_partners
    else:
        cards = partner_cards(options, None)
        side = tuple(seat for seat in setting.order if revealed.hands[seat] & cards)
    opponents = tuple(seat for seat in setting.order if seat not in side)
    points = playing.points(*side)
    tricks = playing.tricks_of(*side)
    result = classify(points, tricks, options.form.tricks, options)
    ours, theirs = even_shares(result, len(side), len(opponents))
    scores = [0] * options.seats
    for seat in setting.order:
        scores[seat] = (ours if seat in side else theirs) * playing.factor
    lines = (
        *(Message("result.of_the_side", seat=seat) for seat in side),
        Message("result.side_without_pick", points=points, tricks=tricks),
        Message(f"result.{result.value}"),
        *_closing(setting, scores),
    )
    return replace(
        counted,
        winners=side if result.won else opponents,
        returns=tuple(scores),
        lines=lines,
        partners=side,
        side_points=points,
        side_tricks=tricks,
        result=result,
    )


def _duel(playing: Playing, counted: SheepsheadOutcome) -> SheepsheadOutcome:
    """Return the outcome of a hand of two: whoever has more card points wins."""
    setting = playing.setting
    ahead, behind = sorted(setting.order, key=lambda seat: -counted.points[seat])
    lines = [
        Message("result.seat", seat=seat, points=counted.points[seat], tricks=counted.tricks[seat])
        for seat in setting.order
    ]
    if counted.points[ahead] == counted.points[behind]:
        return replace(counted, lines=(*lines, Message("score.tie")))
    options = setting.options
    points, tricks = counted.points[ahead], counted.tricks[ahead]
    result = classify(points, tricks, options.form.tricks, options)
    lines.append(Message(f"result.{result.value}"))
    scores = [0] * options.seats
    scores[ahead], scores[behind] = result.units, -result.units
    return replace(
        counted,
        winners=(ahead,),
        returns=tuple(scores),
        lines=(*lines, *_closing(setting, scores)),
    )


def _each_for_himself(
    playing: Playing, revealed: Revealed, counted: SheepsheadOutcome
) -> SheepsheadOutcome:
    setting, kind = playing.setting, playing.kind
    order = setting.order
    taker = _blind_taker(playing)
    if taker is not None:
        blind = revealed.blind | revealed.partners_blind
        counted = _with_points(counted, taker, playing.order.points_of(blind))
    points = tuple(counted.points[seat] for seat in order)
    tricks = tuple(counted.tricks[seat] for seat in order)
    lines = [Message(f"result.{kind.value}")]
    lines += (
        Message("result.seat", seat=seat, points=count, tricks=took)
        for seat, count, took in zip(order, points, tricks, strict=True)
    )
    if taker is not None:
        lines.append(Message("result.blind", seat=taker))
    sweeper = took_all(tricks) if kind in (Kind.LEASTER, Kind.MOSTER) else None
    if sweeper is not None:
        lines.append(Message("result.took_all", seat=order[sweeper]))
        return _one_against_all(setting, counted, order[sweeper], lines)
    decided = decided_by(kind, points, tricks, setting.options)
    if decided is None:
        lines.append(Message("score.tie"))
        return replace(counted, lines=tuple(lines))
    return _one_against_all(setting, counted, order[decided], lines, pays=pays_alone(kind))


def _blind_taker(playing: Playing) -> int | None:
    """Return who gets the points of the blind in a hand that everybody plays for himself."""
    match playing.setting.options.leaster_blind:
        case LeasterBlind.LAST_TRICK:
            return playing.winner(playing.tricks[-1])
        case LeasterBlind.FIRST_TRICK:
            return playing.winner(playing.tricks[0])
    return None


def _schwanzer(
    setting: Setting, revealed: Revealed, nothing: SheepsheadOutcome
) -> SheepsheadOutcome:  # fmt: skip
    order, options = setting.order, setting.options
    hands: tuple[CardSet, ...] = tuple(revealed.hands[seat] for seat in order)
    loser = order[strongest(hands, options)]
    lines = [
        Message("result.strength", seat=seat, count=strength(hand, options))
        for seat, hand in zip(order, hands, strict=True)
    ]
    return _one_against_all(setting, nothing, loser, lines, pays=True)


def _one_against_all(
    setting: Setting,
    counted: SheepsheadOutcome,
    one: int,
    lines: list[Message],
    *,
    pays: bool = False,
) -> SheepsheadOutcome:
    """Return the outcome of a hand in which one seat gets 1 from each other, or pays it."""
    sign = -setting.stake if pays else setting.stake
    scores = [0] * setting.options.seats
    others = setting.after(one)
    scores[one] = sign * len(others)
    for seat in others:
        scores[seat] = -sign
    return replace(
        counted,
        winners=others if pays else (one,),
        returns=tuple(scores),
        lines=(*lines, *_closing(setting, scores)),
    )
