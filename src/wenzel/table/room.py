"""A room: one table with its seats, its deals and its memory, without any network.

A room is moved by entries alone: whatever happens is written down first and then done, and doing
all entries again builds the very same room. So a crash loses nothing that was answered for, and a
store that fails leaves the room where it was.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from typing import Any

import msgspec

from wenzel import codec
from wenzel.errors import WenzelError
from wenzel.games.game import Action, Event, Game, Match, Outcome
from wenzel.games.registry import game_class
from wenzel.messages import Message
from wenzel.records import Record
from wenzel.table.answers import Answer, Answers
from wenzel.table.deals import BotTurn, FinishedDeal, RunningDeal
from wenzel.table.entries import Acted, AnyEntry, Committed, Dealt, Named, Opened, Seated
from wenzel.table.errors import BadNameError, RoomError
from wenzel.table.fair import LONGEST_WORD, Proof, commitment_to, new_secret
from wenzel.table.local import LocalTable
from wenzel.table.names import checked_name, sounds_like
from wenzel.table.seats import Seats
from wenzel.table.store import Store


class Room:
    """The authority over one table.

    ``seq`` counts the events of all deals of the room; it is the place that clients name.

    Args:
        id: the room's name.
        store: where its entries are kept.
    """

    def __init__(self, id: str, store: Store) -> None:
        self.id = id
        self._store = store
        self._written = 0
        self._answers = Answers(lambda: self.seq)
        self._secret = ""
        self._deal: RunningDeal | None = None
        self._finished: list[FinishedDeal] = []

    @classmethod
    def open(cls, id: str, store: Store, opened: Opened) -> Room:
        """Open a new room.

        Raises:
            OptionsError: house rules that contradict each other.
            UnknownNameError: a game that there is not.
        """
        room = cls(id, store)
        room._do(opened)
        room._write(opened)
        room._commit()
        return room

    @classmethod
    def restore(cls, id: str, store: Store) -> Room | None:
        """Build a room again from what was written down; None if there was no such room.

        Raises:
            RoomError: what was written down cannot be done by the rules of this version.
        """
        room = cls(id, store)
        try:
            for entry in store.entries(id):
                room._do(entry)
                room._written += 1
        except (WenzelError, msgspec.ValidationError) as error:
            raise RoomError(Message("room.unreadable", number=room._written)) from error
        if not room._written:
            return None
        room._commit()
        return room

    # -- what there is to know ------------------------------------------------------------------

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The game with its house rules."""
        return self._game

    @property
    def ruleset(self) -> str:
        """What the house rules are called."""
        return self._opened.ruleset

    @property
    def level(self) -> str:
        """The computer players' name."""
        return self._opened.level

    @property
    def match(self) -> Match:
        """Where everybody stands; the deal on the table counts when it is over."""
        return self._match

    @property
    def seq(self) -> int:
        """How many events there have been in all deals."""
        deal = self._deal
        return 0 if deal is None else deal.offset + len(deal.table.log)

    @property
    def deal_start(self) -> int:
        """How many events there had been before the deal on the table."""
        return 0 if self._deal is None else self._deal.offset

    @property
    def deal_number(self) -> int:
        """The number of the deal on the table, from 1; 0 before the first."""
        return 0 if self._deal is None else self._deal.number

    @property
    def is_practice(self) -> bool:
        """Whether the deal on the table is one played again, which is not entered."""
        return self._deal is not None and self._deal.is_practice

    @property
    def is_playing(self) -> bool:
        """Whether a deal is being played."""
        return self._deal is not None and self._deal.table.mover is not None

    @property
    def outcome(self) -> Outcome | None:
        """How the deal on the table ended."""
        return None if self._deal is None else self._deal.table.outcome

    @property
    def mover(self) -> int | None:
        """The seat on move."""
        return None if self._deal is None else self._deal.table.mover

    @property
    def persons(self) -> Mapping[int, str]:
        """Who sits where; computer players sit at all other seats."""
        return self._seats.persons

    @property
    def standing_in(self) -> Set[int]:
        """The seats of absent persons for whom computer players act."""
        return self._seats.standing_in

    @property
    def commitment(self) -> str:
        """What the table has committed itself to for its next deal."""
        return commitment_to(self._secret)

    @property
    def deal_commitment(self) -> str | None:
        """What the table had committed itself to for the deal on the table."""
        return None if self._deal is None else self._deal.proof.commitment

    @property
    def proof(self) -> Proof | None:
        """How to check the deal on the table; None until it is over."""
        deal = self._deal
        return None if deal is None or deal.table.outcome is None else deal.proof

    @property
    def finished(self) -> tuple[FinishedDeal, ...]:
        """The finished deals, those played again included, in their order."""
        return tuple(self._finished)

    @property
    def records(self) -> tuple[Record, ...]:
        """The records of the finished deals."""
        return tuple(deal.record for deal in self._finished)

    def person(self, seat: int) -> str | None:
        """Return who sits at a seat; None for a computer player."""
        return self.persons.get(seat)

    def name(self, seat: int) -> str:
        """Return what the person at a seat is called; empty without a name."""
        return self._seats.name(seat)

    def seat_of(self, person: str) -> int | None:
        """Return where a person sits."""
        return self._seats.seat_of(person)

    def view(self, seat: int) -> Any:
        """Return what a seat knows; None before the first deal."""
        return None if self._deal is None else self._deal.table.view(seat)

    def events_for(self, seat: int, after: int = 0) -> tuple[tuple[int, Event], ...]:
        """Return the events of the deal on the table behind place ``after``, as a seat sees them.

        Each comes with its place: how many events there had been, itself included.
        """
        deal = self._deal
        if deal is None:
            return ()
        start = max(0, after - deal.offset)
        events = deal.table.events_for(seat, start)
        return tuple((deal.offset + event.n + 1, event) for event in events)

    # -- seats ----------------------------------------------------------------------------------

    def sit(self, person: str, seat: int | None = None) -> int:
        """Give a person a seat; one who sits already keeps his; see `Seats.place_for`.

        Raises:
            RoomError: there is no such seat, or none is free, or the person knows another's cards.
        """
        own = self.seat_of(person)
        if own is not None:
            return own
        order = list(range(self.game.seats))
        if self.is_playing:
            # Who comes in the middle of a deal would rather play than look on.
            order.sort(key=lambda at: not self.view(at).hand)
        found = self._seats.place_for(person, seat, order, is_playing=self.is_playing)
        self._note(Seated(found, person))
        return found

    def call(self, person: str, name: str) -> bool:
        """Call a person by a name, or by none if it is empty; tell whether that is new.

        Raises:
            BadNameError: nobody can be called so, or somebody else at the table is.
            RoomError: he does not sit here.
        """
        chosen, seat = self.free_name(person, name), self.seat_of(person)
        if seat is None:
            raise RoomError(Message("room.not_seated"))
        if chosen == self.name(seat):
            return False
        self._note(Named(seat, chosen))
        return True

    def free_name(self, person: str, name: str) -> str:
        """Return a name as it would be kept for a person, or an empty one as it is.

        Raises:
            BadNameError: nobody can be called so, or somebody else at the table is.
        """
        if not name:
            return ""
        chosen = checked_name(name)
        for seat, other in self.persons.items():
            if other != person and sounds_like(chosen, self.name(seat)):
                raise BadNameError(Message("name.taken", name=self.name(seat)))
        return chosen

    def leave(self, person: str) -> None:
        """Let a computer player have a person's seat for good."""
        seat = self.seat_of(person)
        if seat is not None:
            self._note(Seated(seat, None))

    def stand_in(self, seat: int, standing_in: bool) -> None:
        """Let a computer player act for an absent person, or no longer."""
        self._seats.stand_in(seat, standing_in)

    # -- deals ----------------------------------------------------------------------------------

    def deal_next(self, words: Mapping[int, str]) -> None:
        """Deal the next deal; ``words`` are what seats add to the secret.

        Raises:
            RoomError: a deal is being played, or the match is over.
        """
        if self.is_playing and not self.is_practice:
            raise RoomError(Message("room.deal_running"))
        if self.match.is_over:
            raise RoomError(Message("room.match_over"))
        said = tuple(words.get(seat, "")[:LONGEST_WORD] for seat in range(self.game.seats))
        self._note(Dealt(said))
        self._commit()

    def deal_again(self) -> None:
        """Deal the last deal once more: from its start if it is not over, else for practice.

        Raises:
            RoomError: there was none, or somebody else sits at the table.
        """
        if self._deal is None:
            raise RoomError(Message("room.no_deal"))
        if len(self.persons) > 1:
            raise RoomError(Message("room.not_alone"))
        self._note(Dealt((), again=True))
        self._commit()

    def act(self, seat: int, command: str, expect_seq: int, action: object) -> Answer:
        """Do what a person wants done, at the place he saw and at no other.

        Args:
            seat: where the person sits.
            command: the command's own name, chosen by the client.
            expect_seq: the place that the client saw.
            action: the action in its JSON form.
        """

        def deed() -> None:
            self._act(seat, self.game.action_from_plain(action))

        return self.answer_once(self.persons[seat], command, expect_seq, deed)

    def answer_once(
        self, person: str, command: str, expect_seq: int | None, deed: Callable[[], None]
    ) -> Answer:
        """Do a person's deed and answer for it, once; see `Answers.once`."""
        return self._answers.once(person, command, expect_seq, deed)

    def _act(self, seat: int, action: Action) -> None:
        deal = self._deal
        if deal is None or deal.table.mover is None:
            raise RoomError(Message("room.no_deal"))
        entry = Acted(seat, codec.to_plain(action))
        deal.table.act(seat, action, once_allowed=lambda: self._write(entry))
        self._settle()

    # -- computer players -----------------------------------------------------------------------

    @property
    def bot_turn(self) -> BotTurn | None:
        """The decision that a computer player owes now."""
        deal, seat = self._deal, self.mover
        if deal is None or seat is None:
            return None
        if seat in self.persons and seat not in self.standing_in:
            return None
        seed = f"{deal.proof.secret}/player/{seat}"
        return BotTurn(self.seq, seat, self.level, seed, self.game, deal.table.view(seat))

    def act_for_bot(self, turn: BotTurn, action: Action) -> bool:
        """Do what a computer player decided; tell whether the room still stood where it was."""
        if turn.seq != self.seq or self.bot_turn is None:
            return False
        self._act(turn.seat, action)
        return True

    # -- the memory -----------------------------------------------------------------------------

    def _note(self, entry: AnyEntry) -> None:
        """Write an entry down that can be done, and do it."""
        self._write(entry)
        self._do(entry)

    def _write(self, entry: AnyEntry) -> None:
        self._store.append(self.id, self._written, entry)
        self._written += 1

    def _do(self, entry: AnyEntry) -> None:
        match entry:
            case Opened():
                self._open(entry)
            case Seated(seat, None):
                self._answers.forget(self._seats.leave(seat))
            case Seated(seat, person):
                assert person is not None
                self._seats.take(seat, person)
            case Named(seat, name):
                self._seats.call(seat, name)
            case Committed(secret):
                self._secret = secret
            case Dealt(words, again):
                self._deal_out(words, again=again)
            case Acted(seat, action):
                assert self._deal is not None
                self._deal.table.act(seat, self.game.action_from_plain(action))
                self._settle()

    def _open(self, opened: Opened) -> None:
        kind = game_class(opened.game)
        self._opened = opened
        self._game = kind(codec.from_plain(opened.options, kind.options_type))
        self._match = self._game.match(opened.dealer)
        self._seats = Seats(self._game.seats)

    def _deal_out(self, words: Sequence[str], *, again: bool) -> None:
        offset, last = self.seq, self._deal
        self._seats.deal()
        if again:
            assert last is not None
            is_practice = last.is_practice or last.table.outcome is not None
            table = LocalTable(self.game, last.table.deal, {})
            self._deal = RunningDeal(last.number, offset, table, last.proof, is_practice)
        else:
            proof = Proof(self.commitment, self._secret, tuple(words))
            dealt = self.game.deal_from_seed(proof.seed, 1, self.match.dealer)
            table = LocalTable(self.game, self.match.prepare(dealt), {})
            self._deal = RunningDeal(self.deal_number + 1, offset, table, proof, is_practice=False)
        self._settle()

    def _settle(self) -> None:
        """Enter the deal on the table in the list, if it is over."""
        deal = self._deal
        if deal is None or deal.table.outcome is None:
            return
        outcome = deal.table.outcome
        if not deal.is_practice:
            self._match = self.match.after(outcome)
        self._finished.append(
            deal.finished(self.id, self.ruleset, self._seats.names, self.match, outcome)
        )

    def _commit(self) -> None:
        """Commit the table to a new secret, if the last one has been used up."""
        used = "" if self._deal is None else self._deal.proof.secret
        if self._secret == used:
            self._note(Committed(new_secret()))
