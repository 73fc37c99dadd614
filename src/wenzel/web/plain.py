"""A scene as lines of text with numbers, and what is typed as what it asks for. Knows no game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final, Literal, TypeAlias

from wenzel.errors import WenzelError
from wenzel.i18n import Speaker
from wenzel.i18n.visible import visible
from wenzel.messages import Message
from wenzel.scenes import Scene
from wenzel.scenes.model import CardShown, SeatShown, Selection, Settlement

_JOINERS: Final = "\u200c\u200d\u2066\u2067\u2068\u2069"
"""Signs without a look of their own that words of several scripts and directions need."""


def shown_line(text: str) -> str:
    """Return a line from a server with every sign that could move a terminal as an escape."""
    return "".join(
        sign if sign.isprintable() or sign in _JOINERS else visible(sign) for sign in text
    )


class _Name:
    """What a seat is called, as it is told by the server: isolated already where that is needed."""

    def __init__(self, text: str) -> None:
        self.text = text


class TypedError(WenzelError):
    """What was typed means nothing here."""

    wire_code = "bad_input"


@dataclass(frozen=True, slots=True)
class Do:
    """An action; with a question that has to be answered with yes first, if it has one."""

    action: dict[str, Any]
    question: str = ""


Wish: TypeAlias = Do | Literal["deal", "again", "hint", "help", "table", "quit"]
"""What somebody wants who has typed something."""

_LETTERS: Final[dict[str, Wish]] = {
    "h": "hint",
    "t": "table",
    "a": "again",
    "q": "quit",
    "?": "help",
}


class PlainScene:
    """What there is to see and to type at one place.

    Args:
        scene: the scene; None before the first deal.
        speaker: says what no scene says.
        match_over: whether no further deal comes.
    """

    def __init__(self, scene: Scene | None, speaker: Speaker, *, match_over: bool) -> None:
        self._scene = scene
        self._speaker = speaker
        self._match_over = match_over
        self._cards = self._playable()
        self._deeds = self._other_deeds()

    @property
    def is_last(self) -> bool:
        """Whether the match is over and nothing more will come."""
        scene = self._scene
        return self._match_over and scene is not None and scene.settlement is not None

    @property
    def asks(self) -> bool:
        """Whether something can be typed that moves the table on."""
        scene = self._scene
        if scene is None or scene.settlement is not None:
            return not self._match_over
        return scene.your_turn

    def lines(self) -> Iterator[str]:
        """Yield the picture, line by line, with what can be done and its numbers last."""
        scene = self._scene
        if scene is not None:
            yield " · ".join(scene.title)
            yield from map(self._seat, scene.seats)
            if scene.trick:
                words = ", ".join(played.name for played in scene.trick)
                yield self._say("join.trick", words=words)
            if scene.piles is not None:
                stock = self._say("join.cards", count=scene.piles.stock)
                yield self._say("join.pile", name=scene.piles.stock_name, words=stock)
                if scene.piles.top is not None:
                    top = scene.piles.top.name
                    yield self._say("join.pile", name=scene.piles.pile_name, words=top)
            if scene.settlement is not None:
                yield from self._settled(scene.settlement)
            elif scene.hand:
                yield self._say("join.hand", words=", ".join(map(self._card, scene.hand)))
            yield from scene.facts
            yield scene.prompt
            if scene.selection is not None and self.asks:
                chosen = scene.selection
                yield self._say("join.choose", label=chosen.label, count=chosen.count)
        for number, (label, _) in enumerate(self._deeds, len(self._cards) + 1):
            yield f"{number}) {label}"

    def wish(self, typed: str) -> Wish:
        """Return what somebody wants who has typed a line.

        Raises:
            TypedError: it means nothing here.
        """
        words = typed.split()
        if not words:
            raise TypedError(Message("join.not_one", text=typed))
        if len(words) == 1 and words[0].lower() in _LETTERS:
            return _LETTERS[words[0].lower()]
        if len(words) == 1 and words[0].isdecimal() and len(words[0]) < 4:
            place = int(words[0]) - len(self._cards) - 1
            if 0 <= place < len(self._deeds):
                return self._deeds[place][1]
        scene = self._scene
        cards = [self._typed_card(word) for word in words]
        if scene is not None and scene.selection is not None:
            return self._given(cards, scene.selection)
        if len(cards) > 1 or scene is None or scene.tap is None:
            raise TypedError(Message("join.not_one", text=typed))
        return Do({**scene.tap, scene.tap_field: cards[0]})

    def _say(self, code: str, **values: Any) -> str:
        return self._speaker.say(Message(code, **values))

    def _playable(self) -> Sequence[CardShown]:
        scene = self._scene
        if scene is None or (scene.tap is None and scene.selection is None):
            return ()
        return tuple(card for card in self._held() if card.playable)

    def _held(self) -> Sequence[CardShown]:
        """Return one's cards: those in the hand, and those that lie open before one's seat."""
        scene = self._scene
        if scene is None:
            return ()
        own = (seat.open_cards for seat in scene.seats if seat.is_you)
        return (*scene.hand, *chain.from_iterable(own))

    def _other_deeds(self) -> Sequence[tuple[str, Wish]]:
        scene = self._scene
        if scene is None or scene.settlement is not None:
            if self._match_over:
                return ()
            first = Message("join.first_deal" if scene is None else "join.next_deal")
            return ((self._speaker.say(first), "deal"),)
        found: list[tuple[str, Wish]] = []
        for group in scene.groups:
            for button in group.buttons:
                words = (group.heading, button.label, button.detail)
                label = " · ".join(word for word in words if word)
                found.append((label, Do(button.action, button.confirm)))
        piles = scene.piles
        if piles is not None:
            named = (
                (piles.stock_name, piles.stock_action),
                (piles.pile_name, piles.top_action),
            )
            pressed = [wish.action for _, wish in found if isinstance(wish, Do)]
            found += [
                (name, Do(action))
                for name, action in named
                if action is not None and action not in pressed
            ]
        return tuple(found)

    def _card(self, card: CardShown) -> str:
        return f"{self._cards.index(card) + 1}) {card.name}" if card in self._cards else card.name

    def _seat(self, seat: SeatShown) -> str:
        words = [*seat.roles]
        if seat.is_dealer:
            words.append(self._say("join.dealer"))
        if seat.cards:
            words.append(self._say("join.cards", count=seat.cards))
        if seat.tricks is not None:
            words.append(self._say("join.tricks", count=seat.tricks))
        words += [word for word in (seat.score, seat.said) if word]
        words += map(self._card, seat.open_cards)
        if seat.on_move:
            words.append(self._say("join.on_move"))
        return self._say("join.seat", name=_Name(seat.name), words=", ".join(words) or "-")

    def _settled(self, settlement: Settlement) -> Iterator[str]:
        yield settlement.title
        yield from settlement.lines
        for score in settlement.scores:
            yield self._say(
                "join.score", name=_Name(score.name), change=score.change, total=score.total
            )
        if settlement.match_over:
            yield settlement.match_over

    def _typed_card(self, word: str) -> str:
        if word.isdecimal() and len(word) < 4 and 1 <= int(word) <= len(self._cards):
            return self._cards[int(word) - 1].card
        card = next((card for card in self._held() if card.card == word.upper()), None)
        if card is None:
            raise TypedError(Message("join.not_one", text=word))
        if card not in self._cards:
            raise TypedError(Message("join.not_playable", name=card.name, reason=card.reason))
        return card.card

    def _given(self, cards: list[str], selection: Selection) -> Do:
        if len(cards) != selection.count or len(set(cards)) != len(cards):
            raise TypedError(Message("join.not_so_many", count=selection.count))
        given = cards[0] if selection.single else cards
        return Do({**selection.action, selection.field: given})
