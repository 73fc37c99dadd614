"""Real programs as players: our own engine, kept, started anew, and gone without a trace."""

from __future__ import annotations

import fcntl
import time
from pathlib import Path

import pytest

from tests.engines.playing import PYTHON, notes, play, program, seated, seed_of, tell
from tests.support import skat
from wenzel.cli import main
from wenzel.engines import ProgramContestant
from wenzel.errors import PlayerFaultError, UnknownNameError, WireError
from wenzel.rulesets import load

ENGINE = f"{PYTHON.split()[0]} -m wenzel engine"
GAME = skat()
DEALS = 1_000
FAULT_EVERY = 40


def ask(contestant: ProgramContestant, number: int) -> str:
    """Deal, and ask a program at the first seat that has to speak; return what it does."""
    state = GAME.start(GAME.deal_from_seed("asked", number, dealer=number % 3))
    seat = state.current_player
    assert seat is not None
    contestant.begin(GAME, seat, number)
    tell(state, {seat: contestant})
    action = contestant.choose(GAME.view(state, seat))
    contestant.end((0, 0, 0))
    return action.line


@pytest.mark.parametrize("ruleset", ["skat-isko", "skat-isko-4", "sheepshead-called-ace", "scat"])
def test_the_engine_does_what_its_player_does(ruleset: str) -> None:
    game = load(ruleset)
    with seated(f"{ENGINE} {game.name} --level random") as first:
        for number in range(1, 6):
            assert play(game, number, {1: first}, "random") == play(game, number, {}, "random")


def test_an_engine_at_every_seat(tmp_path: Path) -> None:
    with (
        seated(f"{ENGINE} skat") as one,
        seated(f"{ENGINE} skat") as two,
        seated(f"{ENGINE} skat --reasons") as three,
    ):
        for number in (1, 2):
            assert play(GAME, number, {0: one, 1: two, 2: three}) == play(GAME, number, {})


def test_the_seed_of_the_engine_goes_into_those_of_the_deals() -> None:
    game = load("scat")
    lines = []
    for option in ("", "--seed 5", "--seed 5", "--seed 6"):
        with seated(f"{ENGINE} scat --level random {option}") as contestant:
            lines.append([play(game, number, {1: contestant}) for number in range(1, 9)])
    assert lines[1] == lines[2]
    assert lines[0] != lines[1] != lines[3]


def test_a_program_is_kept_over_deals(tmp_path: Path) -> None:
    with seated(program(tmp_path, "note(str(os.getpid()))")) as contestant:
        assert [ask(contestant, number) for number in range(20)] == ["pass"] * 20
    assert len(notes(tmp_path)) == 1


def test_a_program_may_end_between_deals(tmp_path: Path) -> None:
    ending = "def ended(): sys.exit()\nnote('begun')"
    with seated(program(tmp_path, ending)) as contestant:
        for number in range(3):
            assert ask(contestant, number) == "pass"
            wait_for_the_end(contestant)
    assert len(notes(tmp_path)) == 3


def wait_for_the_end(contestant: ProgramContestant) -> None:
    child = contestant._child
    assert child is not None
    while not child.has_ended:
        child.take_in()
        time.sleep(0.01)


def test_a_deal_may_begin_in_the_middle_of_another(tmp_path: Path) -> None:
    state = GAME.start(GAME.deal_from_seed(1))
    with seated(f"{ENGINE} skat") as contestant:
        for _ in range(2):
            contestant.begin(GAME, 1, "half")
            tell(state, {1: contestant})
        contestant.begin(GAME, 1, "half")
        assert play(GAME, 3, {1: contestant}) == play(GAME, 3, {})


def test_after_a_fault_it_is_started_anew(tmp_path: Path) -> None:
    first_fails = """
first = not os.path.exists(NOTES)
note("begun")
def answer(legal, number):
    say("what?" if first else '{"action": {"type": "pass"}}')
""".replace("NOTES", repr(str(tmp_path / "notes")))
    with seated(program(tmp_path, first_fails)) as contestant:
        with pytest.raises(PlayerFaultError):
            ask(contestant, 1)
        assert [ask(contestant, number) for number in (2, 3)] == ["pass", "pass"]
    assert notes(tmp_path).count("begun") == 2


def test_a_fault_lasts_for_the_deal(tmp_path: Path) -> None:
    state = GAME.start(GAME.deal_from_seed(1))
    seat = state.current_player
    assert seat is not None
    with seated(program(tmp_path, "def answer(legal, number): say('{}')")) as contestant:
        contestant.begin(GAME, seat, 1)
        tell(state, {seat: contestant})
        found = []
        for _ in range(2):
            with pytest.raises(PlayerFaultError) as caught:
                contestant.choose(GAME.view(state, seat))
            found.append(caught.value.message)
        assert found[0] == found[1]


def test_nobody_is_asked_before_a_deal(tmp_path: Path) -> None:
    view = GAME.view(GAME.start(GAME.deal_from_seed(1)), 0)
    with seated(program(tmp_path)) as contestant, pytest.raises(ValueError, match="before a deal"):
        contestant.choose(view)


def open_files() -> int:
    return sum(1 for _ in Path("/proc/self/fd").iterdir())


def children() -> set[str]:
    tasks = Path("/proc/self/task").iterdir()
    return {pid for task in tasks for pid in (task / "children").read_text().split()}


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="no /proc to look into")
def test_nothing_is_left_after_a_thousand_deals(tmp_path: Path) -> None:
    before = open_files(), children()
    lapsing = f"def answer(legal, number): say('?' if number == {FAULT_EVERY} else PASS)"
    command = program(tmp_path, f'PASS = \'{{"action": {{"type": "pass"}}}}\'\n{lapsing}')
    faults = 0
    with seated(command) as contestant:
        for number in range(DEALS):
            try:
                ask(contestant, number)
            except PlayerFaultError:
                faults += 1
            assert open_files() <= before[0] + 5
    assert faults == DEALS // (FAULT_EVERY + 1)
    assert (open_files(), children()) == before


@pytest.mark.parametrize("polite", [True, False])
def test_what_a_program_has_started_ends_with_it(tmp_path: Path, polite: bool) -> None:
    lock = tmp_path / "lock"
    starting = f"""
import fcntl, subprocess
held = os.open({str(lock)!r}, os.O_CREAT | os.O_RDWR)
fcntl.flock(held, fcntl.LOCK_EX)
other = [sys.executable, "-S", "-c", "import time; time.sleep(600)"]
subprocess.Popen(other, pass_fds=[held], stdout=subprocess.DEVNULL)
os.close(held)
def answer(legal, number):
    say('{{"action": {{"type": "pass"}}}}' if {polite} else "no")
"""
    with seated(program(tmp_path, starting)) as contestant:
        if polite:
            assert ask(contestant, 1) == "pass"
        else:
            with pytest.raises(PlayerFaultError):
                ask(contestant, 1)
        assert polite == is_held(lock)
    assert not is_held(lock)


def is_held(lock: Path) -> bool:
    """Tell whether somebody holds a lock, some time after he may have let it go."""
    with lock.open() as file:
        for _ in range(50):
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                time.sleep(0.02)
            else:
                return False
    return True


@pytest.mark.parametrize(
    ("command", "error", "code"),
    [
        ("", WireError, "program.no_command"),
        ("  ", WireError, "program.no_command"),
        ("python 'my bot.py", WireError, "program.bad_command"),
        ("no-such-program-anywhere --fast", UnknownNameError, "program.not_found"),
        ("/no/such/program", UnknownNameError, "program.not_found"),
        ("/etc/passwd", UnknownNameError, "program.not_found"),
    ],
)
def test_commands_that_are_none(command: str, error: type[Exception], code: str) -> None:
    with pytest.raises(error) as caught:
        ProgramContestant(command)
    assert isinstance(caught.value, WireError | UnknownNameError)
    assert caught.value.message.code == code


def test_no_shell_reads_the_command(tmp_path: Path) -> None:
    marked = tmp_path / "marked"
    with seated(f"{program(tmp_path)} '; touch {marked}' $(touch {marked})") as contestant:
        assert ask(contestant, 1) == "pass"
    assert not marked.exists()


def test_a_program_that_cannot_be_started(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(b"\x7fELF nothing")
    broken.chmod(0o755)
    with seated(str(broken)) as contestant:
        for number in (1, 2):
            with pytest.raises(PlayerFaultError) as caught:
                ask(contestant, number)
            codes = [message.code for message in caught.value.message.walk()]
            assert codes == ["program.fault", "program.cannot_start"]


@pytest.mark.parametrize("arguments", [["engine", "poker"], ["engine", "skat", "--level", "cmd:x"]])
def test_no_engine_of_that_name(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_seeds_may_be_numbers(tmp_path: Path) -> None:
    assert seed_of(1, 2) == "engines/1/2"
    with seated(f"{ENGINE} skat --level random") as contestant:
        assert {ask(contestant, number) for number in range(6)} <= {"pass", "hold", "bid 18"} | {
            f"bid {value}" for value in range(18, 265)
        }
