"""The rule player: plays Skat by the maxims of the game, from its view alone."""

from __future__ import annotations

from wenzel.bots.player import Advice, SeededPlayer, demand_turn
from wenzel.bots.skat.bidding import bid
from wenzel.bots.skat.choice import Chosen
from wenzel.bots.skat.declarer import declare
from wenzel.bots.skat.defender import defend
from wenzel.bots.skat.doubling import wants_kontra, wants_re
from wenzel.bots.skat.exchange import prepare
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.bots.skat.null_play import play_null
from wenzel.bots.skat.offers import answer_offer
from wenzel.bots.skat.ramsch_play import play_ramsch
from wenzel.bots.skat.shoving import decide_ramsch
from wenzel.games.game import Action
from wenzel.games.skat.actions import Pass, Play, SayKontra, SayRe
from wenzel.games.skat.auction import Auction
from wenzel.games.skat.contract import GameType
from wenzel.games.skat.exchange import Exchange
from wenzel.games.skat.play import Playing
from wenzel.games.skat.shoving import Shoving
from wenzel.games.skat.view import SkatView
from wenzel.messages import Message


class RulePlayer(SeededPlayer[SkatView]):
    """Bids what it is likely to win, pulls trumps, smears, ducks; never gives up, claims nothing.

    Nothing is drawn by lot: equal views get equal decisions, whatever the seed.
    """

    def advise(self, view: SkatView) -> Advice:
        """Return what to do, and why."""
        demand_turn(view)
        phase = view.phase
        # Not `view.legal`: that would also prove whether a claim is certain.
        legal = phase.legal(view.seat, view.holding)
        match phase:
            case Auction():
                return bid(view, phase)
            case Exchange():
                return prepare(view, phase, legal)
            case Shoving():
                return decide_ramsch(view, legal)
            case Playing():
                return _play(view, phase, legal)
        raise ValueError(f"nothing is to be decided in {type(phase).__name__}")


def _play(view: SkatView, playing: Playing, legal: tuple[Action, ...]) -> Advice:
    if playing.offer is not None:
        return answer_offer(view)
    if SayRe() in legal:
        if wants_re(view, playing):
            return Advice(SayRe(), Message("hint.say_re"))
        return Advice(Pass(), Message("hint.no_re"))
    if SayKontra() in legal and wants_kontra(view, playing):
        return Advice(SayKontra(), Message("hint.say_kontra"))
    if Pass() in legal:
        return Advice(Pass(), Message("hint.no_kontra"))
    card, reason = card_to_play(Knowledge.of(view))
    return Advice(Play(card), reason)


def card_to_play(known: Knowledge) -> Chosen:
    """Return the card, and why, by what is played and on which side."""
    game = known.playing.contract.game
    if game is GameType.RAMSCH:
        return play_ramsch(known)
    if game is GameType.NULL:
        return play_null(known)
    return declare(known) if known.seat == known.declarer else defend(known)
