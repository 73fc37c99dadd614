"""What can be done now at a table of Skat, how it is numbered, and how each action is typed."""

from __future__ import annotations

from dataclasses import dataclass

from wenzel.games.game import Action
from wenzel.games.skat.actions import (
    Accept,
    Announce,
    Bid,
    Claim,
    Concede,
    Decline,
    Discard,
    Hold,
    Pass,
    Play,
    SayKontra,
    SayRe,
    Shove,
    ShowHand,
    TakeSkat,
)
from wenzel.games.skat.auction import Auction
from wenzel.games.skat.contract import Contract
from wenzel.games.skat.exchange import Exchange, Step
from wenzel.games.skat.play import OfferKind, Playing
from wenzel.games.skat.shoving import Shoving
from wenzel.games.skat.view import SkatView
from wenzel.games.skat.worth import Cover, Worth, worth
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.telling.cards import sorted_cards
from wenzel.telling.skat.knowledge import order_of

_WORDS = {
    Hold: "y",
    Pass: "p",
    TakeSkat: "s",
    Shove: "shove",
    SayKontra: "kontra",
    SayRe: "re",
    Concede: "concede",
    ShowHand: "show",
    Claim: "claim",
    Accept: "accept",
    Decline: "decline",
}
"""The commands without an object; each of them is what `wenzel.terminal.skat.reading` reads."""


@dataclass(frozen=True, slots=True)
class GameOffer:
    """A game that may be announced, with its number and what it is worth."""

    number: int
    worth: Worth

    @property
    def note(self) -> Message | None:
        """What the bid asks for beyond winning; None when winning is enough."""
        cover = self.worth.cover
        return None if cover is Cover.PLAIN else Message(f"offer.needs_{cover.value}")


def menu(view: SkatView) -> tuple[Action, ...]:
    """Return the actions that are typed by a number from 1; nothing where cards have numbers."""
    legal = view.legal
    if isinstance(view.phase, Auction):
        bids = [action for action in legal if isinstance(action, Bid)]
        return (*bids[:1], *(action for action in legal if not isinstance(action, Bid)))
    if any(isinstance(action, Play | Discard) for action in legal):
        return ()
    return tuple(action for action in legal if not action.gives_up)


def game_offers(view: SkatView) -> tuple[GameOffer, ...]:
    """Return the games that may be announced, numbered as in the menu."""
    return tuple(
        GameOffer(number, worth(action.contract, view.holding, view.bidding.bid, view.options))
        for number, action in enumerate(menu(view), 1)
        if isinstance(action, Announce)
    )


def announces_now(view: SkatView) -> bool:
    """Tell whether the games are the thing to choose from, the skat having been taken."""
    return isinstance(view.phase, Exchange) and view.phase.step is Step.ANNOUNCE


def command_for(action: Action, speaker: Speaker) -> str:
    """Return what a person types to do an action."""
    match action:
        case Bid(value):
            return str(value)
        case Play(card):
            return speaker.face.text(card, plain=True)
        case Discard(cards):
            return " ".join(["d", *(speaker.face.text(card, plain=True) for card in cards)])
        case Announce(contract):
            return contract_words(contract, speaker)
    return _WORDS[type(action)]


def contract_words(contract: Contract, speaker: Speaker) -> str:
    """Return a contract as it is typed: ``clubs hand schneider``."""
    words = [speaker.game(contract.game).lower()]
    if contract.ouvert:
        words.append("ouvert")
    if contract.hand:
        words.append("hand")
    if contract.schwarz and not contract.ouvert:
        words.append("schwarz")
    elif contract.schneider and not contract.schwarz:
        words.append("schneider")
    if contract.spitze:
        words.append("spitze")
    return " ".join(words)


def question_before(action: Action, view: SkatView) -> Message | None:
    """Return what to ask before an action that cannot be taken back; None for the others."""
    match action:
        case Discard(cards):
            order = order_of(view)
            code = "sure.pass_on" if isinstance(view.phase, Shoving) else "sure.discard"
            return Message(code, cards=sorted_cards(order, cards), points=order.points_of(cards))
        case Announce(contract):
            found = worth(contract, view.holding, view.bidding.bid, view.options)
            bid = view.bidding.bid
            if found.cover is not Cover.PLAIN:
                return Message(
                    f"sure.needs_{found.cover.value}",
                    contract=contract, value=found.value, bid=bid,
                )  # fmt: skip
            return Message("sure.hand", contract=contract) if contract.hand else None
        case Concede() | ShowHand() | Claim():
            return Message(f"sure.{_WORDS[type(action)]}")
    return None


def also_possible(view: SkatView) -> tuple[Message, ...]:
    """Return what else is worth pointing out while a card is to be played."""
    if not any(isinstance(action, Play) for action in view.legal):
        return ()
    return tuple(
        Message(f"also.{_WORDS[type(action)]}")
        for action in view.legal
        if isinstance(action, SayKontra | Claim)
    )


def prompt(view: SkatView) -> Message:
    """Return the question that the seat on move has to answer."""
    phase = view.phase
    match phase:
        case Auction():
            return _auction_prompt(view, phase)
        case Exchange(step=Step.CHOOSE):
            code = "ask.choose" if game_offers(view) else "ask.only_skat"
            return Message(code, bid=phase.bid)
        case Exchange(step=Step.DISCARD):
            return Message("ask.discard")
        case Exchange():
            return Message("ask.announce", bid=phase.bid)
        case Shoving(looking=True):
            return Message("ask.pass_on")
        case Shoving():
            options = view.options
            code = "ask.shove" if options.schieberamsch else "ask.ramsch"
            return Message(code if options.ramsch_grand_hand else "ask.shove_only")
        case Playing():
            return _play_prompt(view, phase)
    raise TypeError(f"nobody is asked in {type(phase).__name__}")


def _auction_prompt(view: SkatView, phase: Auction) -> Message:
    if phase.answering:
        return Message("ask.answer", seat=phase.bidder, value=phase.bid)
    if phase.last_option:
        return Message("ask.eighteen")
    values = [action.value for action in view.legal if isinstance(action, Bid)]
    if not values:
        return Message("ask.nothing_higher")
    return Message("ask.bid", seat=phase.listener, value=values[0])


def _play_prompt(view: SkatView, phase: Playing) -> Message:
    if phase.offer is not None:
        is_concession = phase.offer.kind is OfferKind.CONCESSION
        code = "ask.accept_concession" if is_concession else "ask.accept_open"
        return Message(code, seat=phase.offer.seat)
    if phase.re_due:
        return Message("ask.re")
    if phase.kontra_asked:
        return Message("ask.kontra")
    led = phase.trick.led
    if led is None:
        return Message("ask.lead")
    return Message("ask.follow", seat=phase.trick.leader, card=led)
