"""The parts of a scene. All words are in the language of whoever looks; cards are their text."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Part(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of a scene."""


class CardShown(Part, frozen=True, kw_only=True, omit_defaults=True):
    """A card that lies open to the seat.

    Attributes:
        card: its text, such as ``CJ``.
        name: what it is called, for ears and for pointing at it.
        is_trump: whether it is one now.
        playable: whether tapping it can do something now.
        reason: why not, if it is the seat's turn and the rules forbid it.
        mark: what sets it off from the others, such as that it lay in the skat a moment ago.
    """

    card: str
    name: str
    is_trump: bool = False
    playable: bool = False
    reason: str = ""
    mark: str = ""


class SeatShown(Part, frozen=True, kw_only=True, omit_defaults=True):
    """What there is to see of a seat.

    Attributes:
        seat: its number.
        name: who sits there.
        is_you: whether it is the onlooker's own.
        roles: what it is in this deal: declarer, forehand, partner...
        said: the last thing it said or did.
        is_dealer: whether it deals.
        on_move: whether it is to act.
        cards: how many cards it holds.
        tricks: how many tricks it has taken; None where there are none.
        score: where it stands: points of the list, pennies.
        open_cards: cards of it that lie open; the onlooker's own may be playable like the hand.
        is_out: whether it takes no part in this deal.
    """

    seat: int
    name: str
    is_you: bool = False
    roles: tuple[str, ...] = ()
    said: str = ""
    is_dealer: bool = False
    on_move: bool = False
    cards: int = 0
    tricks: int | None = None
    score: str = ""
    open_cards: tuple[CardShown, ...] = ()
    is_out: bool = False


class CardPlayed(Part, frozen=True, kw_only=True, omit_defaults=True):
    """A card in a trick.

    Attributes:
        seat: who played it.
        card: its text; empty for a card that lies face down.
        name: what it is called.
        is_winning: whether it takes the trick so far.
    """

    seat: int
    card: str
    name: str
    is_winning: bool = False


class Piles(Part, frozen=True, kw_only=True, omit_defaults=True):
    """A stock and a discard pile.

    Attributes:
        stock: how many cards the stock has.
        stock_action: what tapping the stock does, if it can be tapped.
        top: the card on the discard pile.
        top_action: what tapping the pile does.
        stock_name, pile_name: what they are called.
    """

    stock: int
    stock_name: str
    pile_name: str
    top: CardShown | None = None
    stock_action: dict[str, Any] | None = None
    top_action: dict[str, Any] | None = None


class Button(Part, frozen=True, kw_only=True, omit_defaults=True):
    """Something that can be done by one press.

    Attributes:
        label: what stands on it.
        action: the action in its JSON form.
        is_main: whether it is the thing most people do here.
        detail: what it comes to, such as the value of a game.
        confirm: a question to be answered with yes first, if it cannot be taken back.
    """

    label: str
    action: dict[str, Any]
    is_main: bool = False
    detail: str = ""
    confirm: str = ""


class ButtonGroup(Part, frozen=True, kw_only=True, omit_defaults=True):
    """Buttons that belong together, under a heading or without."""

    buttons: tuple[Button, ...]
    heading: str = ""


class Selection(Part, frozen=True, kw_only=True, omit_defaults=True):
    """Cards are to be chosen by tapping, and are given away together by one press.

    Attributes:
        count: how many.
        action: the action in its JSON form, to which the chosen cards are added.
        field: the name of its field for the cards; a list, or one card where `single`.
        label: what stands on the button.
        single: whether the field takes one card's text and not a list.
    """

    count: int
    action: dict[str, Any]
    label: str
    field: str = "cards"
    single: bool = False


class HandOrder(Part, frozen=True, kw_only=True, omit_defaults=True):
    """An order in which the hand may be held while it is open what will be played.

    Attributes:
        name: the game thought of.
        words: that the hand lies as for that game, for ears.
        cards: the cards of the hand in that order.
    """

    name: str
    words: str
    cards: tuple[str, ...]


class ScoreLine(Part, frozen=True, kw_only=True, omit_defaults=True):
    """A seat's line in the settlement.

    Attributes:
        seat: the seat.
        name: who sits there.
        change: what the deal brought.
        total: where the seat stands.
        sign: whether the deal was a gain (1), a loss (-1), or neither.
    """

    seat: int
    name: str
    change: str
    total: str
    sign: int = 0


class Settlement(Part, frozen=True, kw_only=True, omit_defaults=True):
    """How the deal ended.

    Attributes:
        title: the result in a few words.
        won: whether the onlooker is among the winners; None where nobody wins.
        lines: the settlement, line by line.
        scores: what it brought to every seat.
        hands: everybody's cards as they were dealt.
        match_over: what there is to say when the match has ended with this deal.
    """

    title: str
    lines: tuple[str, ...]
    scores: tuple[ScoreLine, ...]
    hands: tuple[SeatShown, ...] = ()
    won: bool | None = None
    match_over: str = ""


class Scene(Part, frozen=True, kw_only=True, omit_defaults=True):
    """The table as one seat sees it.

    Attributes:
        game: the game's name.
        title: what is played, in short parts: the deal, the contract, the called card.
        prompt: what the onlooker is asked, or whom the table waits for.
        your_turn: whether the onlooker is asked.
        seats: all seats, the onlooker's first, then clockwise.
        trick: the cards of the trick on the table, in the order played.
        last_trick: the trick before, if it may be looked at.
        last_trick_words: who took it.
        piles: stock and discard pile, in games that have them.
        face_down: how many cards lie face down in the middle (skat, blind).
        hand: the onlooker's cards, those aside that lie open, sorted.
        orders: the orders that the hand may be held in, its own first, where there are several.
        tap: what tapping a playable card does: an action in its JSON form that lacks the card.
        tap_field: the name of its field for the card.
        tap_to: where the tapped card then lies for everybody to see, so that it can be shown there
            at once; empty where that is not so.
        selection: cards to be chosen, where tapping chooses.
        groups: what can be done by pressing.
        facts: what else the onlooker may know, line by line: points, what the hand is worth.
        settlement: how the deal ended.
    """

    game: str
    title: tuple[str, ...]
    prompt: str
    seats: tuple[SeatShown, ...]
    your_turn: bool = False
    trick: tuple[CardPlayed, ...] = ()
    last_trick: tuple[CardPlayed, ...] = ()
    last_trick_words: str = ""
    piles: Piles | None = None
    face_down: int = 0
    hand: tuple[CardShown, ...] = ()
    orders: tuple[HandOrder, ...] = ()
    tap: dict[str, Any] | None = None
    tap_field: str = "card"
    tap_to: Literal["", "trick", "pile"] = ""
    selection: Selection | None = None
    groups: tuple[ButtonGroup, ...] = ()
    facts: tuple[str, ...] = ()
    settlement: Settlement | None = None
