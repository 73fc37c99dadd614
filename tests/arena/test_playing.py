"""Playing single jobs: the cards, the scores, and what becomes of players that fail."""

from __future__ import annotations

import pickle
import sys
from typing import Any

import msgspec
import pytest

from tests.arena.support import Failing, fault, head_of
from wenzel.arena import playing
from wenzel.arena.contestant import BotContestant, Contestant, make_contestant
from wenzel.arena.head import Head, Job, code_digest
from wenzel.arena.playing import Bench, DefectError, deal_of, seed_of
from wenzel.arena.results import JobResult
from wenzel.errors import UnknownNameError, WireError
from wenzel.games.game import Hidden
from wenzel.games.skat.contract import Contract
from wenzel.games.skat.options import Scoring, SkatOptions


def play(head: Head, *jobs: Job) -> list[JobResult]:
    with Bench(head) as bench:
        return [bench.play(job) for job in jobs or head.jobs(4)]


def seat_failing(monkeypatch: pytest.MonkeyPatch, failing: Failing) -> None:
    """Let `failing` sit down for the name ``random``, alone at a table."""

    def make(spec: str, game: str, *, limit_ms: int | None = None) -> Contestant:
        return failing if spec == "random" else BotContestant(spec, game)

    monkeypatch.setattr(playing, "make_contestant", make)


def test_the_cards_are_those_of_the_seed_and_the_deal_passes_on() -> None:
    head = head_of("rule", seed="2026")
    game = head.make_game()
    first = game.first_dealer("2026")
    for number in (1, 2, 3, 50):
        dealer = (first + number - 1) % 3
        assert deal_of(head, game, number) == game.deal_from_seed("2026", number, dealer)
    assert [result.dealer for result in play(head)] == [(first + n) % 3 for n in range(4)]


def test_a_job_has_the_same_result_whatever_was_played_before() -> None:
    head = head_of("random", "rule")
    jobs = head.jobs(6)
    forward = [result.timeless for result in play(head, *jobs)]
    assert [result.timeless for result in play(head, *reversed(jobs))][::-1] == forward
    assert [play(head, job)[0].timeless for job in jobs[::5]] == forward[::5]
    assert len({result.deal for result in forward}) == 6


def test_seeds_differ_by_seat_and_deal_and_not_by_seating() -> None:
    head = head_of("rule", "random")
    seeds = [seed_of(head, deal, seat) for deal in range(1, 40) for seat in range(3)]
    assert len(set(seeds)) == len(seeds)


def test_players_of_one_name_are_one_player() -> None:
    assert head_of("rule", "random", "rule").players == ("rule", "random")
    assert head_of("rule", "random", "rule").lineup == (0, 1, 0)
    assert head_of("rule", "rule", "rule").seatings == ((0, 0, 0),)
    assert len(head_of("random", "rule", "rule").seatings) == 3


@pytest.mark.parametrize("ruleset", ["skat-isko", "skat-isko-4", "skat-tournament", "skat-pub"])
def test_scores_are_those_of_the_lists(ruleset: str) -> None:
    head = head_of("rule", "random", ruleset=ruleset)
    options: Any = head.make_game().options
    assert isinstance(options, SkatOptions)
    others = {3: 40, 4: 30}[options.players]
    for result in play(head, *head.jobs(5)):
        facts = result.skat
        assert facts is not None
        if facts.declarer is None:
            assert facts.seeger_fabian == facts.plain
            continue
        score = facts.plain[facts.declarer]
        assert facts.won == (score > 0)
        expected = [0 if facts.won else others] * options.players
        expected[facts.declarer] = score + (50 if facts.won else -50)
        assert facts.seeger_fabian == tuple(expected)
        house = {Scoring.CLASSIC: facts.plain, Scoring.SEEGER_FABIAN: facts.seeger_fabian}
        assert result.returns == house[options.scoring]
        assert facts.contract is not None
        contract = Contract.from_text(facts.contract)
        assert (facts.hand, facts.ouvert) == (contract.hand, contract.ouvert)
        assert facts.announced == contract.schneider


def test_decisions_are_counted_apart() -> None:
    for result in play(head_of("rule")):
        assert all(spent.cards <= 10 for spent in result.thinking)
        if result.termination == "played":
            assert [spent.cards for spent in result.thinking] == [10, 10, 10]
        assert all(spent.longest_bid <= spent.bid_seconds for spent in result.thinking)


@pytest.mark.parametrize(
    ("ruleset", "names"),
    [("sheepshead-called-ace", ("rule", "random")), ("scat", ("rule", "random"))],
)
def test_other_games_are_played_too(ruleset: str, names: tuple[str, ...]) -> None:
    head = head_of(*names, ruleset=ruleset)
    for result in play(head, *head.jobs(1)):
        assert result.skat is None
        assert len(result.returns) == len(head.lineup) == len(head.seatings)
        assert sum(spent.cards for spent in result.thinking) > 0


# -- players that fail ----------------------------------------------------------------------------


def test_before_the_announcement_a_forfeit_breaks_the_deal_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    failing = Failing("random", fault())
    seat_failing(monkeypatch, failing)
    (result,) = play(head_of("random", "rule"), Job(1, 1))
    assert [forfeit.code for forfeit in result.forfeits] == ["program.cannot_start"]
    assert "no legs" in result.forfeits[0].reason
    assert result.players[result.forfeits[0].seat] == 0
    assert result.termination == "penalty"
    assert result.returns == (0, 0, 0)
    assert failing.is_closed


@pytest.mark.parametrize("passes", [False, True])
def test_in_the_play_a_forfeit_loses_the_game(
    monkeypatch: pytest.MonkeyPatch, passes: bool
) -> None:
    head = head_of("random", "rule")
    games = 0
    for after in range(2, 12, 3):
        failing = Failing("random", fault(), after=after, passes=passes)
        seat_failing(monkeypatch, failing)
        for result in play(head, *head.jobs(4)):
            if result.termination != "forfeited":
                continue
            games += 1
            facts = result.skat
            assert facts is not None
            assert facts.declarer is not None
            (forfeit,) = result.forfeits
            assert facts.won == (forfeit.seat != facts.declarer) == passes
            assert (facts.plain[facts.declarer] > 0) == passes
    assert games


def test_one_that_failed_sits_down_for_the_next_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    failing = Failing("random", fault())
    seat_failing(monkeypatch, failing)
    results = play(head_of("random", "rule"), *head_of("random", "rule").jobs(5))
    assert failing.deals == 15
    assert any(result.forfeits for result in results[3:])


def test_where_no_rule_says_what_a_forfeit_is_one_by_lot_plays_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    failing = Failing("random", fault(), after=2)
    seat_failing(monkeypatch, failing)
    (result,) = play(head_of("random", "rule", ruleset="sheepshead-called-ace"), Job(2, 0))
    assert [forfeit.seat for forfeit in result.forfeits] == [0]
    assert result.termination == "played"


def test_a_contestant_sees_every_event_as_its_seat_may(monkeypatch: pytest.MonkeyPatch) -> None:
    head = head_of("random", "rule")
    for job in head.jobs(3):
        watching = Failing("random", fault(), after=100)
        seat_failing(monkeypatch, watching)
        (result,) = play(head, job)
        seat = result.players.index(0)
        assert [event.n for event in watching.seen] == list(range(len(watching.seen)))
        hidden = [event for event in watching.seen if isinstance(event.what, Hidden)]
        assert hidden
        assert all(event.seat != seat for event in hidden)
        assert watching.ended == [result.returns]
        # Folded up, the events are all that the view says.
        view = head.make_game().blank_view(seat)
        for event in watching.seen:
            view = view.after(event)
        assert view.outcome is not None
        assert view.outcome.returns == result.returns


def test_a_failure_of_our_own_stops_and_names_the_job(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_failing(monkeypatch, Failing("random", ZeroDivisionError("division by zero")))
    with pytest.raises(DefectError, match="deal 3 of seed 'arena', seating 1") as caught:
        play(head_of("random", "rule"), Job(3, 1))
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    sent = pickle.loads(pickle.dumps(caught.value))
    assert str(sent) == str(caught.value)


def test_a_forbidden_move_of_our_own_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(Failing):
        def choose(self, view: Any) -> Any:
            return view.legal[0] if view.count < 5 else "abracadabra"

    seat_failing(monkeypatch, Cheat("random", fault()))
    with pytest.raises(DefectError):
        play(head_of("random", "rule"), *head_of("random", "rule").jobs(3))


def test_a_program_that_says_nothing_forfeits_its_deals() -> None:
    name = f"cmd:{sys.executable} -c pass"
    results = play(head_of(name, "rule"), *head_of(name, "rule").jobs(2))
    forfeits = [forfeit for result in results for forfeit in result.forfeits]
    assert forfeits
    assert {result.players[result.forfeits[0].seat] for result in results if result.forfeits} == {0}


def test_who_does_not_exist_cannot_sit_down() -> None:
    with pytest.raises(UnknownNameError):
        make_contestant("nobody", "skat")
    with pytest.raises(UnknownNameError):
        make_contestant("cmd:no-such-program-anywhere", "skat")
    with pytest.raises(WireError):
        make_contestant("cmd:'", "skat")
    with pytest.raises(UnknownNameError):
        Bench(head_of("rule", "nobody"))


def test_the_head_knows_the_state_of_the_program() -> None:
    head = head_of("rule")
    assert head.code == code_digest()
    assert len(head.code) == 16
    assert msgspec.json.decode(msgspec.json.encode(head), type=Head) == head
