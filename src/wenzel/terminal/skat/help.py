"""What `?` says: what can be typed now, and how the cards rank in the current game."""

from __future__ import annotations

from wenzel.cards import Rank, Suit
from wenzel.games.game import Action
from wenzel.games.skat.actions import (
    Accept,
    Announce,
    Bid,
    Claim,
    Concede,
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
from wenzel.games.skat.contract import CARD_POINTS, Contract, GameType
from wenzel.games.skat.shoving import RAMSCH, Shoving
from wenzel.games.skat.view import SkatView
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.telling.cards import listed
from wenzel.terminal.skat.offers import announces_now, command_for, menu
from wenzel.terminal.skat.scene import sorted_hand

_WORDS_OF_PLAY = (
    (SayKontra, "help.kontra"),
    (SayRe, "help.re"),
    (Claim, "help.claim"),
    (ShowHand, "help.show"),
    (Concede, "help.concede"),
)


def help_lines(view: SkatView, speaker: Speaker) -> tuple[Message, ...]:
    """Return the help for a view, line by line."""
    # Before a Ramsch there is no contract yet, but that one will come.
    contract = RAMSCH if isinstance(view.phase, Shoving) else view.contract
    return (
        Message("help.now"),
        *_typed_now(view, speaker),
        Message("help.always"),
        *_ranking(contract, speaker),
    )


def _typed_now(view: SkatView, speaker: Speaker) -> tuple[Message, ...]:
    legal = view.legal
    if isinstance(view.phase, Auction):
        return _auction_help(view, legal)
    if isinstance(view.phase, Shoving):
        return _shoving_help(view, speaker)
    lines: list[Message] = []

    def example(kind: type[Action]) -> str | None:
        action = next((action for action in legal if isinstance(action, kind)), None)
        return None if action is None else command_for(action, speaker)

    if example(TakeSkat) is not None:
        lines.append(Message("help.take"))
    announced = example(Announce)
    if announced is not None:
        code = "help.announce" if announces_now(view) else "help.hand"
        lines.append(Message(code, example=announced))
    laid = example(Discard)
    if laid is not None:
        lines.append(Message("help.discard", example=laid))
    playable = [a.card for a in legal if isinstance(a, Play)]
    if playable:
        card = next(card for card in sorted_hand(view) if card in playable)
        lines.append(Message("help.play", example=command_for(Play(card), speaker)))
    if example(Accept) is not None:
        lines.append(Message("help.accept"))
    lines += [Message(code) for kind, code in _WORDS_OF_PLAY if example(kind) is not None]
    if example(Pass) is not None:
        lines.append(Message("help.pass"))
    return tuple(lines)


def _auction_help(view: SkatView, legal: tuple[Action, ...]) -> tuple[Message, ...]:
    if Hold() in legal:
        return (Message("help.answer", value=view.bidding.bid),)
    values = tuple(action.value for action in legal if isinstance(action, Bid))
    if not values:
        return (Message("help.pass"),)
    if len(values) == 1:
        return (Message("help.eighteen"),)
    return (Message("help.bid", next=values[0]), Message("help.values", values=values))


def _shoving_help(view: SkatView, speaker: Speaker) -> tuple[Message, ...]:
    lines: list[Message] = []
    for number, action in enumerate(menu(view), 1):
        match action:
            case TakeSkat():
                lines.append(Message("help.take_and_pass_on", number=number))
            case Shove():
                lines.append(Message("help.shove", number=number))
            case Pass():
                lines.append(Message("help.no_grand_hand", number=number))
            case Announce():
                command = command_for(action, speaker)
                lines.append(Message("help.grand_hand", command=command, number=number))
    laid = next((action for action in view.legal if isinstance(action, Discard)), None)
    if laid is not None:
        lines.append(Message("help.pass_on", example=command_for(laid, speaker)))
    return tuple(lines)


def _ranking(contract: Contract | None, speaker: Speaker) -> tuple[Message, ...]:
    if contract is None:
        return (*_values(speaker), _points(speaker, "help.points"))
    order = contract.order
    plain = next(suit for suit in reversed(Suit) if contract.game.suit is not suit)
    cards = order.high_to_low(order.cards_of(plain))
    ranks = tuple(Message("help.rank", rank=speaker.face.ranks[card.rank]) for card in cards)
    if contract.game is GameType.NULL:
        return (Message("help.null", ranks=ranks),)
    lines = (
        Message("help.trumps", cards=listed(contract.trumps)),
        Message("help.plain_suits", ranks=ranks),
    )
    if contract.game is GameType.RAMSCH:
        return (*lines, Message("help.ramsch"), _points(speaker, "help.points_plain"))
    return (*lines, _points(speaker, "help.points"))


def _values(speaker: Speaker) -> tuple[Message, ...]:
    names = {suit.name.lower(): speaker.suit(suit) for suit in Suit}
    return (
        Message("help.suit_games", jack=speaker.rank(Rank.JACK)),
        Message("help.game_values", **names),
    )


def _points(speaker: Speaker, code: str) -> Message:
    points = tuple(
        Message("help.rank_points", rank=speaker.face.ranks[rank], points=points)
        for rank, points in CARD_POINTS.items()
    )
    return Message(code, points=points)
