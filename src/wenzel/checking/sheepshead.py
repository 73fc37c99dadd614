"""Is a recorded hand of Sheepshead right? It is played by the rules, and everything is compared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from wenzel.checking.node import Node
from wenzel.checking.notation import spelled_card
from wenzel.checking.sheepshead_hand import RULESET, SEATS, UNDER, Hand, Kind, read_hand
from wenzel.checking.steps import TakenTrick, act
from wenzel.checking.verdict import Verdict, verdicts
from wenzel.errors import WenzelError
from wenzel.games.game import Action, State
from wenzel.games.sheepshead.actions import Play, PlayUnder
from wenzel.games.sheepshead.outcome import SheepsheadOutcome
from wenzel.games.sheepshead.trick_order import CARD_POINTS
from wenzel.messages import Message
from wenzel.rulesets import load

_BLINDS: Final = {
    "blind_to_last_trick": "last-trick",
    "blind_to_first_trick": "first-trick",
    "blind_set_aside": "set-aside",
}
"""How the files name the rules about the blind of a leaster, and how we do."""


@dataclass(frozen=True, slots=True)
class _Played:
    """A hand played to its end.

    Attributes:
        actions: the cards played.
        tricks: who took them.
        outcome: what the rules make of it.
    """

    actions: tuple[Action, ...]
    tricks: tuple[TakenTrick, ...]
    outcome: SheepsheadOutcome


def check_hands(document: Node) -> Iterator[Verdict]:
    """Check a list of hands.

    Raises:
        RecordError: it is no list.
    """
    yield from verdicts(document.items(), check_hand)


def check_hand(node: Node) -> None:
    """Check one hand.

    Raises:
        WenzelError: the first difference, or what makes the hand impossible to check.
    """
    hand = read_hand(node)
    played = _play(hand)
    _compare_tricks(hand, played)
    _compare_sides(hand, played.outcome)
    for name, bumps in (("score", False), ("score_double_on_bump", True)):
        stated = node.get(name)
        if stated is not None:
            stated.must_be(list(_outcome(hand, played, double_on_bump=bumps).returns))
    leaster = node.get("leaster")
    if leaster is not None:
        _compare_leaster(hand, played, leaster)


def _play(hand: Hand) -> _Played:
    """Play a hand by the rules, every card compared with what is recorded of it."""
    state: State = load(RULESET, **hand.options).start(hand.deal)
    for action, name in hand.opening:
        try:
            state = state.apply(action)
        except WenzelError as error:
            raise (hand.node.get(name) or hand.node).refused_by(error) from error
    actions: list[Action] = []
    tricks: list[TakenTrick] = []
    for play in hand.plays:
        seat = state.current_player
        if seat is None:
            raise play.refused(Message("check.goes_on"))
        action = _compare_play(state, play)
        try:
            taken = act(state, seat, action)
        except WenzelError as error:
            raise play.field("card").refused_by(error) from error
        state = taken.state
        actions.append(action)
        if taken.trick is not None:
            tricks.append(taken.trick)
    if not isinstance(state.outcome, SheepsheadOutcome):
        plays = hand.node.field("plays")
        raise plays.refused(Message("check.breaks_off", count=len(hand.plays)))
    return _Played(tuple(actions), tuple(tricks), state.outcome)


def _outcome(hand: Hand, played: _Played, **options: object) -> SheepsheadOutcome:
    """Return what the same play comes to under other rules about the score."""
    state: State = load(RULESET, **hand.options, **options).start(hand.deal)
    for action in (*(action for action, _ in hand.opening), *played.actions):
        state = state.apply(action)
    assert isinstance(state.outcome, SheepsheadOutcome)
    return state.outcome


def _compare_play(state: State, play: Node) -> Action:
    """Compare seat and legal cards of a play, and return what is played."""
    seat, legal = play.get("seat"), play.get("legal")
    if seat is not None:
        seat.must_be(state.current_player)
    if legal is not None:
        _compare_legal(legal, state.legal_actions())
    return PlayUnder() if _is_under(play) else Play(play.field("card").card())


def _compare_legal(node: Node, actions: Iterable[Action]) -> None:
    """Compare a list of cards, in whatever order, with the plays that the rules allow."""
    right = sorted(_spelled_play(action) for action in actions)
    recorded: list[str] = []
    for item in node.items():
        text = UNDER if item.text().upper() == UNDER else spelled_card(item.card())
        if text in recorded:
            raise item.refused(Message("check.twice", text=text))
        recorded.append(text)
    if sorted(recorded) != right:
        raise node.differs(node.shown, " ".join(right))


def _spelled_play(action: Action) -> str:
    return spelled_card(action.card) if isinstance(action, Play) else UNDER


def _compare_tricks(hand: Hand, played: _Played) -> None:
    winners = [trick.winner for trick in played.tricks]
    points = [trick.points for trick in played.tricks]
    if hand.under is not None:
        # On the table nobody sees what the under card is worth.
        place = next(n for n, play in enumerate(hand.plays) if _is_under(play)) // SEATS
        points[place] += CARD_POINTS.get(hand.under.rank, 0)
    hand.node.compare("trick_winners", winners)
    hand.node.compare("trick_points", points)


def _is_under(play: Node) -> bool:
    return play.field("card").text().upper() == UNDER


def _compare_sides(hand: Hand, outcome: SheepsheadOutcome) -> None:
    has_sides = hand.kind is not Kind.LEASTER
    node = hand.node
    node.compare("partner", outcome.partner)
    node.compare("team_tricks", outcome.side_tricks if has_sides else None)
    node.compare("team_points_incl_bury", outcome.side_points if has_sides else None)


def _compare_leaster(hand: Hand, played: _Played, leaster: Node) -> None:
    if hand.kind is not Kind.LEASTER:
        leaster.must_be(None)
        return
    for name, blind in _BLINDS.items():
        stated = leaster.get(name)
        if stated is None:
            continue
        outcome = _outcome(hand, played, leaster_blind=blind)
        stated.compare("points", list(outcome.points))
        stated.compare("score", list(outcome.returns))
