"""Is a recorded match of Scat right? It has no cards: scores in, lives and pennies out.

Who loses, what is paid, who is out, who deals next and who begins are compared round by round.
The scores and losses of a round stand in its order of play, everything else by seat.
"""

from __future__ import annotations

from wenzel.checking.node import Node
from wenzel.checking.scat_rounds import EXHAUSTED, KNOCK, RULESET, THIRTY_ONE
from wenzel.errors import WenzelError
from wenzel.games.scat.deal import seats_in_order
from wenzel.games.scat.losses import lives_of_knock, lives_of_thirty_one, pay
from wenzel.games.scat.match import ScatMatch
from wenzel.games.scat.options import ScatOptions
from wenzel.games.scat.outcome import ScatOutcome
from wenzel.messages import Message
from wenzel.rulesets import load

_LEAST, _MOST = 2, 31
"""The scores of three cards, without three of a kind and straight flushes."""


def check_match(node: Node) -> None:
    """Check one match.

    Raises:
        WenzelError: the first difference, or what makes the match impossible to check.
    """
    match = _begin(node)
    rounds = node.field("rounds").items()
    for played in rounds:
        if match.is_over:
            raise played.refused(Message("check.goes_on"))
        match = _after(match, played)
    if not match.is_over:
        raise node.field("rounds").refused(Message("check.breaks_off", count=len(rounds)))
    pennies = sum(left or 0 for left in match.pennies)
    node.compare("winner", match.winner)
    node.compare("kitty", match.kitty)
    node.compare("total", match.kitty + pennies)


def _begin(node: Node) -> ScatMatch:
    """Return the match before its first round, whose dealer is last in its order."""
    players, dole = node.field("players"), node.get("dole")
    has_dole = dole is None or dole.flag()
    try:
        game = load(RULESET, players=players.whole(), dole=has_dole)
    except WenzelError as error:
        raise players.refused_by(error) from error
    rounds = node.field("rounds").items()
    order = rounds[0].field("order").items() if rounds else []
    dealer = order[-1].seat(game.seats) if order else 0
    match = game.match(dealer)
    assert isinstance(match, ScatMatch)
    return match


def _after(match: ScatMatch, node: Node) -> ScatMatch:
    """Return the match after one more round, all that is stated of it compared."""
    order = seats_in_order(match.pennies, match.dealer)
    node.field("order").must_be(list(order))
    scores = _scores(node.field("scores"), len(order))
    lost = _losses(node, dict(zip(order, scores, strict=True)), match.options)
    payment = pay(match.pennies, match.kitty, lost, match.options)
    node.compare("loss", [payment.lost[seat] for seat in order])
    node.compare("pennies", [left or 0 for left in payment.pennies])
    node.compare("kitty", payment.kitty)
    node.compare("out", list(payment.out))
    outcome = ScatOutcome(
        str(node.field("end").value),
        winners=(),
        returns=tuple(-lives for lives in payment.lost),
        lines=(),
        losses=payment.lost,
        pennies=payment.pennies,
        kitty=payment.kitty,
        out=payment.out,
    )
    return match.after(outcome)


def _scores(node: Node, count: int) -> list[int]:
    scores = node.items()
    if len(scores) != count:
        raise node.refused(Message("check.score_count", count=len(scores), seats=count))
    for score in scores:
        if not _LEAST <= score.whole() <= _MOST:
            raise score.refused(Message("check.no_score", value=score.shown))
    return [score.whole() for score in scores]


def _losses(node: Node, scores: dict[int, int], options: ScatOptions) -> dict[int, int]:
    """Return what each seat in play loses, by how the round ended."""
    end, knocker = node.field("end"), _knocker(node, scores)
    declared = [seat for seat, score in scores.items() if score == _MOST]
    if declared:
        end.must_be(THIRTY_ONE)
        return lives_of_thirty_one(tuple(scores), declared, knocker, options)
    if end.value in EXHAUSTED:
        return dict.fromkeys(scores, 0)
    end.must_be(KNOCK)
    if knocker is None:
        raise node.refused(Message("check.no_knocker"))
    return lives_of_knock(scores, knocker, options)


def _knocker(node: Node, scores: dict[int, int]) -> int | None:
    stated = node.get("knocker")
    if stated is None or stated.is_null:
        return None
    if stated.whole() not in scores or scores[stated.whole()] == _MOST:
        raise stated.refused(Message("check.cannot_knock", seat=stated.whole()))
    return stated.whole()
