"""How a deal moves from phase to phase: one road for states, views and folded events."""

from __future__ import annotations

from dataclasses import dataclass

from wenzel.errors import IllegalActionError
from wenzel.games.game import Action, Fact, Hidden
from wenzel.games.phased.phases import Settled
from wenzel.games.refusals import unexpected
from wenzel.games.skat.actions import Claim, Dealt, Forfeit, Revealed, Seated
from wenzel.games.skat.auction import Auction
from wenzel.games.skat.claims import claim_is_certain
from wenzel.games.skat.deal import Kind
from wenzel.games.skat.ending import Over, Termination
from wenzel.games.skat.options import Concessions, SkatOptions
from wenzel.games.skat.outcome import SkatOutcome, decide
from wenzel.games.skat.play import Playing
from wenzel.games.skat.setting import Bidding, Holding, Phase, Setting
from wenzel.games.skat.shoving import begin_ramsch
from wenzel.messages import Message


@dataclass(frozen=True, slots=True)
class Finished(Settled[Over, Revealed, SkatOutcome]):
    """The deal is settled and all its cards are open."""

    @property
    def setting(self) -> Setting:
        """What was settled before."""
        return self.over.setting

    @property
    def bidding(self) -> Bidding:
        """What the auction came to."""
        return self.over.bidding


def begin(options: SkatOptions, seated: Seated) -> Phase:
    """Return the first phase of a deal."""
    setting = Setting(options, seated.dealer, seated.stake, seated.kind)
    if seated.kind is Kind.RAMSCH:
        return begin_ramsch(setting, Bidding())
    return Auction.begin(setting)


def advance(phase: Phase, seat: int | None, what: Action | Fact) -> Phase:
    """Return the phase after a public event, or after a private one as others see it."""
    if isinstance(what, Dealt) or (isinstance(what, Hidden) and what.kind == "dealt"):
        return phase
    if isinstance(what, Forfeit):
        return _forfeited(phase, seat)
    if isinstance(what, Revealed):
        if not isinstance(phase, Over):
            raise unexpected(what)
        return Finished(phase, what, decide(phase, what))
    return phase.after(seat, what)


def _forfeited(phase: Phase, seat: int | None) -> Phase:
    if isinstance(phase, Over | Finished):
        raise IllegalActionError(Message("refused.deal_over", action="forfeit"))
    setting = phase.setting
    if isinstance(phase, Playing) and phase.declarer is not None and seat in setting.order:
        return Over(setting, phase.bidding, Termination.FORFEITED, seat, phase)
    return Over(setting, phase.bidding, Termination.PENALTY, seat)


def playing_of(phase: Phase) -> Playing | None:
    """Return the play, while it lasts and after it; None before it and where there was none."""
    if isinstance(phase, Finished):
        phase = phase.over
    if isinstance(phase, Over):
        return phase.playing
    return phase if isinstance(phase, Playing) else None


def legal_actions(phase: Phase, seat: int, holding: Holding) -> tuple[Action, ...]:
    """Return what a seat may do, a claim included when it is certain."""
    found = phase.legal(seat, holding)
    return (*found, Claim()) if may_claim(phase, seat, holding) else found


def may_claim(phase: Phase, seat: int, holding: Holding) -> bool:
    """Tell whether a seat on move may claim the rest."""
    return (
        isinstance(phase, Playing)
        and phase.current_player == seat
        and not phase.asks
        and phase.setting.options.concessions is Concessions.ISKO
        and claim_is_certain(phase, seat, holding)
    )


def may_cut_short(phase: Phase) -> bool:
    """Tell whether the table may end a play whose announcement has failed."""
    return (
        isinstance(phase, Playing)
        and phase.setting.options.concessions is Concessions.SERVER
        and not phase.trick.cards
        and phase.has_failed
    )
