"""What every game offers, whatever its rules: `Game`, `State`, `View`, `Action`, `Outcome`.

A deal runs ``Deal -> game.start(deal) -> State -> state.apply(action) -> State -> ... -> Outcome``.
Each state carries the events that led to it. An event is seen whole by the seats it is visible to
and as `Hidden` by all others; a `View` is built from the state for one seat, or folded from the
events as that seat sees them, and both ways give the same view.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

import msgspec

from wenzel import codec
from wenzel.cards import Card, CardSet, high_to_low
from wenzel.errors import OptionsError, WireError
from wenzel.messages import Message
from wenzel.shuffle import Stream, shuffled


class Action(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="type",
    tag=codec.wire_name,
):
    """Something a seat does. Subclasses are small and frozen; a discard of two is ONE action."""

    gives_up: ClassVar[bool] = False
    """Whether the action shortens the deal by an offer or a claim instead of playing on."""

    @property
    def line(self) -> str:
        """The action as words, such as ``bid 18`` or ``play CJ``."""
        return codec.line_of(self)


class Fact(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    tag_field="type",
    tag=codec.wire_name,
):
    """Something that happened without anybody's choice: cards dealt, a hand laid open."""


class Hidden(Fact, frozen=True):
    """What a seat learns of an event that is not for its eyes: that it happened, and its kind."""

    kind: str


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that happened, the only thing ever appended to a log.

    Attributes:
        n: number in the deal, from 0, without gaps, the same for every seat.
        seat: whose doing it is, or whom it concerns; None for the table's.
        what: the `Action` taken or the `Fact`.
        visible_to: the seats that see it whole; None when all do.
    """

    n: int
    seat: int | None
    what: Action | Fact
    visible_to: frozenset[int] | None = None

    def seen_by(self, seat: int) -> Event:
        """Return the event as a seat may see it, with nothing left of what it may not."""
        if self.visible_to is None or seat in self.visible_to:
            return Event(self.n, self.seat, self.what)
        return Event(self.n, self.seat, Hidden(str(type(self.what).__struct_config__.tag)))


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a deal ended.

    Attributes:
        termination: why it ended, as a word of the game.
        winners: the seats that won; nobody in a deal without a winner.
        returns: each seat's score for this deal in the game's scoring system.
        lines: the settlement, line by line, to be put into words by a face.
    """

    termination: str
    winners: tuple[int, ...]
    returns: tuple[int, ...]
    lines: tuple[Message, ...]


class State(Protocol):
    """A frozen position of a deal, with everything hidden in it. Never hand it to a player."""

    @property
    def current_player(self) -> int | None:
        """The seat on move; None when the deal is over, and only then."""

    @property
    def is_terminal(self) -> bool:
        """Whether the deal is over."""

    @property
    def events(self) -> tuple[Event, ...]:
        """The events that led here from the state before (from nothing, for the first state)."""

    @property
    def outcome(self) -> Outcome | None:
        """How the deal ended, None before its end."""

    @property
    def returns(self) -> tuple[int, ...]:
        """The score of each seat; zeros before the end."""

    def legal_actions(self, seat: int | None = None) -> tuple[Action, ...]:
        """Return what a seat (by default the one on move) may do now.

        The seat on move always has at least one action that does not give up. A seat off move
        has at most interjections, such as a concession.
        """

    def apply(self, action: Action, seat: int | None = None) -> Self:
        """Return the state after an action of a seat (by default the one on move).

        Raises:
            IllegalActionError: the rules forbid it; the message says which, `where` the position.
        """

    def apply_unchecked(self, action: Action, seat: int | None = None) -> Self:
        """Return the state after an action that is known to be legal (search, simulation)."""

    def holdings(self) -> tuple[CardSet, ...]:
        """Return where the cards lie: disjoint sets that together are the whole deck."""


class View(Protocol):
    """What one seat knows, as an allow-list: built, never stripped, with no way to the state."""

    @property
    def seat(self) -> int:
        """Whose view it is."""

    @property
    def current_player(self) -> int | None:
        """The seat on move; None when the deal is over."""

    @property
    def hand(self) -> CardSet:
        """The cards this seat holds."""

    @property
    def legal(self) -> tuple[Action, ...]:
        """What this seat may do now; never anybody else's possibilities."""

    @property
    def outcome(self) -> Outcome | None:
        """How the deal ended, None before its end."""

    def after(self, event: Event) -> Self:
        """Return the view after one more event, given as this seat sees it."""


class Match(Protocol):
    """A series of deals at one table: who deals next, what the deal counts, who stands where."""

    @property
    def dealer(self) -> int:
        """Who deals next."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The running score of each seat."""

    @property
    def is_over(self) -> bool:
        """Whether the series has come to its end."""

    def prepare(self, deal: Any) -> Any:
        """Return a deal of this game as it counts at this point of the series."""

    def after(self, outcome: Outcome) -> Match:
        """Return the series after a deal."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The house rules of a game: plain values, each with the official rule as its default."""

    def faults(self) -> tuple[Message, ...]:
        """Return what is contradictory, each message naming the key; nothing when all is well."""
        return ()


class Deal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The cards as dealt, and what else is settled before the first action."""


D = TypeVar("D", bound=Deal)
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Game(ABC, Generic[D, S, V]):
    """A game with its house rules, one instance a rule set.

    Raises:
        OptionsError: contradictory options; the message names the key.
    """

    name: ClassVar[str]
    action_types: ClassVar[tuple[type[Action], ...]]
    fact_types: ClassVar[tuple[type[Fact], ...]]
    options_type: ClassVar[type[Options]]
    deal_type: ClassVar[type[Deal]]

    def __init__(self, options: Options) -> None:
        if not isinstance(options, self.options_type):
            raise OptionsError(Message("options.not_of_game", game=self.name))
        faults = options.faults()
        if faults:
            raise OptionsError(Message("options.contradict", faults=faults))

    @property
    @abstractmethod
    def options(self) -> Options:
        """The house rules in force."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many sit at the table."""

    @property
    @abstractmethod
    def deck(self) -> CardSet:
        """The cards that are shuffled and dealt; house rules may leave some out."""

    @abstractmethod
    def deal(self, cards: Sequence[Card], dealer: int = 0) -> D:
        """Deal a whole shuffled deck by the game's own pattern.

        Raises:
            DealError: the cards are not the deck.
        """

    @abstractmethod
    def start(self, deal: D) -> S:
        """Return the first state of a deal.

        Raises:
            DealError: the cards are no deal of this game.
        """

    @abstractmethod
    def view(self, state: S, seat: int) -> V:
        """Return what a seat knows in a state."""

    @abstractmethod
    def blank_view(self, seat: int) -> V:
        """Return a seat's view before the first event, to fold events into."""

    @abstractmethod
    def match(self, dealer: int = 0) -> Match:
        """Return a series of deals before its first, which `dealer` deals."""

    def high_to_low(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Sort cards for the eye, by suits unless the game has trumps."""
        return high_to_low(cards)

    def deal_from_seed(self, seed: int | str, number: int = 1, dealer: int = 0) -> D:
        """Return deal `number` of the series that a seed stands for; see `wenzel.shuffle`."""
        return self.deal(shuffled(self.deck, seed, "deal", number), dealer)

    def first_dealer(self, seed: int | str) -> int:
        """Return who deals the first deal of the series that a seed stands for."""
        return Stream(seed, "dealer").below(self.seats)

    def action_from_plain(self, value: object) -> Action:
        """Read an action of this game from its JSON form.

        Raises:
            WireError: no action of this game.
        """
        action: Action = self._tagged(value, self.action_types)
        return action

    def fact_from_plain(self, value: object) -> Fact:
        """Read a fact of this game, or `Hidden`, from its JSON form.

        Raises:
            WireError: no fact of this game.
        """
        fact: Fact = self._tagged(value, (*self.fact_types, Hidden))
        return fact

    def action_from_line(self, line: str) -> Action:
        """Read an action of this game from words such as ``bid 18``.

        Raises:
            WireError: no action of this game.
        """
        return codec.from_line(line, self.action_types)

    def deal_from_plain(self, value: object) -> D:
        """Read a deal of this game from its JSON form.

        Raises:
            WireError: not of the form of a deal. Whether it *is* one, `start` says.
        """
        deal: Any = codec.from_plain(value, self.deal_type)
        made: D = deal
        return made

    def _tagged(self, value: object, kinds: tuple[type[Any], ...]) -> Any:
        tag = value.get("type") if isinstance(value, dict) else None
        for kind in kinds:
            if kind.__struct_config__.tag == tag:
                return codec.from_plain(value, kind)
        raise WireError(Message("wire.unknown_kind", text=str(tag)))
