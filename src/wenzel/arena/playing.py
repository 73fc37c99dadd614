"""Playing one job: a deal in one seating, with every player's clock."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from time import perf_counter
from types import TracebackType
from typing import Any, Final, Self

from wenzel.arena.contestant import BotContestant, Contestant, make_contestant
from wenzel.arena.head import Head, Job
from wenzel.arena.results import Forfeited, JobResult, Thinking
from wenzel.arena.skat_facts import skat_facts
from wenzel.arena.transcripts import Transcribed, transcript_path
from wenzel.errors import PlayerFaultError
from wenzel.games.game import Action, Deal, Event, Game
from wenzel.games.skat.actions import Forfeit, ForfeitReason
from wenzel.games.skat.game import SkatGame
from wenzel.i18n import Speaker
from wenzel.shuffle import Stream

_STAND_IN: Final = "random"
_SEEDS: Final = 1 << 32
_PLACES: Final = 6
"""Seconds are kept to the microsecond."""
_PLAYS: Final = frozenset({"play", "play_under", "kontra", "re"})
"""The actions of a play of cards; in a game that has none of them every decision is one."""


class DefectError(RuntimeError):
    """A player of ours has failed, or done what the rules forbid: a mistake in the program.

    Its text names the job, so that it can be played again.
    """


class Bench:
    """The players of a duel, ready to play one job after the other; a context that closes them.

    Args:
        head: what determines the duel.
        transcripts: the folder for what each seat knew, if it is to be kept.

    Raises:
        WenzelError: a player that there is not, or house rules that do not hold.
    """

    def __init__(self, head: Head, transcripts: Path | None = None) -> None:
        self.head = head
        self._transcripts = transcripts
        self.game = head.make_game()
        self._by_player: dict[int, list[Contestant]] = {}
        try:
            for player in head.lineup:
                made = make_contestant(head.players[player], head.game, limit_ms=head.limit_ms)
                self._by_player.setdefault(player, []).append(made)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let all players leave."""
        for made in self._by_player.values():
            for contestant in made:
                contestant.close()
        self._by_player.clear()

    def play(self, job: Job) -> JobResult:
        """Play a job.

        Raises:
            DefectError: a player of ours has failed; its cause is what went wrong.
        """
        seating = self.head.seatings[job.seating]
        sat: Counter[int] = Counter()
        seated: list[Contestant] = []
        for player in seating:
            seated.append(self._by_player[player][sat[player]])
            sat[player] += 1
        if self._transcripts is not None:
            seated = [
                Transcribed(one, transcript_path(self._transcripts, job, seat), self.head.limit_ms)
                for seat, one in enumerate(seated)
            ]
        try:
            return _Table(self.head, self.game, seated, job).play()
        except Exception as error:
            text = f"a player failed in {self.head.described(job)}: {error}"
            raise DefectError(text) from error


def deal_of(head: Head, game: Game[Any, Any, Any], number: int) -> Deal:
    """Return a deal of a duel: the cards and the dealer that ``wenzel deal`` prints for it."""
    dealer = (game.first_dealer(head.seed) + number - 1) % game.seats
    deal: Deal = game.deal_from_seed(head.seed, number, dealer)
    return deal


def seed_of(head: Head, number: int, seat: int) -> int:
    """Return what a player's choices are drawn from: the same for all who hold these cards.

    The duel's own seed cannot be told from it, so no player can know the cards by it.
    """
    return Stream(head.seed, "duel", number, seat).below(_SEEDS)


class _Clock:
    """How long one seat thinks."""

    def __init__(self) -> None:
        self._spent: dict[bool, list[float]] = {False: [], True: []}

    def add(self, seconds: float, *, is_play: bool) -> None:
        """Count a decision."""
        self._spent[is_play].append(seconds)

    def read(self) -> Thinking:
        """Return what was counted."""
        bids, cards = self._spent[False], self._spent[True]
        return Thinking(
            len(bids), round(sum(bids), _PLACES), round(max(bids, default=0.0), _PLACES),
            len(cards), round(sum(cards), _PLACES), round(max(cards, default=0.0), _PLACES),
        )  # fmt: skip


class _Table:
    """One deal in one seating."""

    def __init__(
        self, head: Head, game: Game[Any, Any, Any], seated: list[Contestant], job: Job
    ) -> None:
        self._head = head
        self._game = game
        self._seated = seated
        self._job = job
        self._deal: Any = deal_of(head, game, job.deal)
        self._state: Any = game.start(self._deal)
        self._forfeits: list[Forfeited] = []
        self._leaving: list[int] = []
        self._clocks = [_Clock() for _ in seated]
        tags = frozenset(str(kind.__struct_config__.tag) for kind in game.action_types)
        self._plays = _PLAYS & tags or tags

    def play(self) -> JobResult:
        """Play the deal to its end."""
        for seat in range(len(self._seated)):
            self._begin(seat)
        self._tell(self._state.events)
        while not self._state.is_terminal:
            if self._leaving:
                self._move_on(Forfeit(ForfeitReason.LEFT), self._leaving.pop(0))
            else:
                self._step(self._state.current_player)
        for contestant in self._seated:
            contestant.end(self._state.returns)
        return self._result()

    def _begin(self, seat: int) -> None:
        seed = seed_of(self._head, self._job.deal, seat)
        try:
            self._seated[seat].begin(self._game, seat, seed)
        except PlayerFaultError as fault:
            self._forfeit(seat, fault)

    def _step(self, seat: int) -> None:
        view = self._game.view(self._state, seat)
        start = perf_counter()
        try:
            action = self._seated[seat].choose(view)
        except PlayerFaultError as fault:
            self._forfeit(seat, fault)
            return
        spent = perf_counter() - start
        self._clocks[seat].add(spent, is_play=action.__struct_config__.tag in self._plays)
        self._move_on(action, seat)

    def _move_on(self, action: Action, seat: int) -> None:
        self._state = self._state.apply(action, seat)
        self._tell(self._state.events)

    def _tell(self, events: Iterable[Event]) -> None:
        for seat, contestant in enumerate(self._seated):
            if isinstance(contestant, BotContestant):
                # A view tells it everything, and most deals have nobody else at the table.
                continue
            try:
                for event in events:
                    contestant.see(event.seen_by(seat))
            except PlayerFaultError as fault:
                self._forfeit(seat, fault)

    def _forfeit(self, seat: int, fault: PlayerFaultError) -> None:
        """Let a player lose the deal that has not done its part.

        Skat has a rule for that. Elsewhere, and at a seat that sits out, one by lot plays on.
        """
        reason = Speaker(plain=True).error(fault)
        self._forfeits.append(Forfeited(seat, fault.message.code, reason))
        self._seated[seat] = BotContestant(_STAND_IN, self._game.name)
        self._begin(seat)
        if isinstance(self._game, SkatGame) and seat in self._state.phase.setting.order:
            self._leaving.append(seat)

    def _result(self) -> JobResult:
        game, outcome = self._game, self._state.outcome
        facts = None
        if isinstance(game, SkatGame):
            facts = skat_facts(game.options, self._state.phase.setting.forehand, outcome)
        return JobResult(
            deal=self._job.deal,
            seating=self._job.seating,
            players=self._head.seatings[self._job.seating],
            dealer=self._deal.dealer,
            returns=outcome.returns,
            winners=outcome.winners,
            termination=outcome.termination,
            skat=facts,
            forfeits=tuple(self._forfeits),
            thinking=tuple(clock.read() for clock in self._clocks),
        )
