"""Sheepshead at the table: the pick, the bury, the call, what a seat may know, who is asked."""

from __future__ import annotations

import re

import pytest

from tests.sheepshead_support import dealt, said, sheepshead, then
from tests.support import cards
from tests.terminal.scripted import following_hints, play
from wenzel.cards import Card
from wenzel.games.game import Action
from wenzel.games.sheepshead.actions import (
    Alone,
    Bury,
    Call,
    Crack,
    Pass,
    Pick,
    Play,
    PlayUnder,
)
from wenzel.games.sheepshead.cracking import Cracking
from wenzel.games.sheepshead.game import SheepsheadGame
from wenzel.games.sheepshead.state import SheepsheadState
from wenzel.games.sheepshead.view import SheepsheadView
from wenzel.i18n import DECK_FACES
from wenzel.telling.seats import speaker_at
from wenzel.telling.sheepshead.events import tell
from wenzel.telling.sheepshead.knowledge import known_points
from wenzel.terminal.intents import Do, Unclear
from wenzel.terminal.sheepshead.choices import command_for, forced, prompt, question_before
from wenzel.terminal.sheepshead.help import help_lines
from wenzel.terminal.sheepshead.reading import read
from wenzel.terminal.sheepshead.scene import scene_of

GAME = sheepshead()
PICKER, PARTNER, THIRD = 0, 3, 2
DEAL = dealt(
    GAME,
    "CQ SQ DJ DA H8 H7",
    "HQ HJ CA CT SA S8",
    "DQ CJ SJ C9 C8 C7",
    "HA HT HK DT D7 S7",
    blind="ST SK",
)
CALLED = ("pick", "bury ST SK", "call HA")
SPEAKER = speaker_at(PICKER, 5, DECK_FACES["french"], plain=True, sort=GAME.high_to_low)


def view_of(
    state: SheepsheadState, seat: int | None = None, game: SheepsheadGame = GAME
) -> SheepsheadView:
    mover = state.current_player if seat is None else seat
    assert mover is not None
    return game.view(state, mover)


def told(game: SheepsheadGame, before: SheepsheadState, seat: int, *lines: str) -> list[str]:
    """Return what a seat is told of actions, as it names the seats."""
    speaker = speaker_at(seat, game.seats, DECK_FACES["french"], plain=True)
    view, words = game.view(before, seat), []
    for line in lines:
        before = then(game, before, line)
        for event in before.events:
            seen = event.seen_by(seat)
            earlier, view = view, view.after(seen)
            words += speaker.say_all(tell(seen, earlier, view))
    return words


def title_of(view: SheepsheadView) -> str:
    return " ".join(SPEAKER.say_all(scene_of(view, 1).title))


def part_of(view: SheepsheadView, seat: int) -> list[str]:
    (line,) = (line for line in scene_of(view, 1).seats if line.seat == seat)
    return SPEAKER.say_all(line.words)


PICKING = view_of(said(GAME, DEAL))
BURYING = view_of(said(GAME, DEAL, "pick"))
CALLING = view_of(said(GAME, DEAL, *CALLED[:2]))
LEADING = view_of(said(GAME, DEAL, *CALLED))


@pytest.mark.parametrize(
    ("view", "line", "meant"),
    [
        (PICKING, "1", Pick()),
        (PICKING, "y", Pick()),
        (PICKING, "pick", Pick()),
        (PICKING, "2", Pass()),
        (PICKING, "n", Pass()),
        (PICKING, "p", Pass()),
        (BURYING, "ST SK", Bury(cards("ST SK"))),
        (BURYING, "bury s10, sk", Bury(cards("ST SK"))),
        (BURYING, "b 1 2", Bury(cards("CQ SQ"))),
        (BURYING, "d ST", Bury(cards("ST"))),
        (CALLING, "1", Call(Card("HA"))),
        (CALLING, "call HA", Call(Card("HA"))),
        (CALLING, "ha", Call(Card("HA"))),
        (CALLING, "hearts", Call(Card("HA"))),
        (CALLING, "he", Call(Card("HA"))),
        (CALLING, "alone", Alone()),
        (CALLING, "2", Alone()),
        (CALLING, "call CA", Call(Card("CA"))),
        (LEADING, "1", Play(Card("CQ"))),
        (LEADING, "play H8", Play(Card("H8"))),
        (LEADING, "crack", Crack()),
        (LEADING, "under", PlayUnder()),
    ],
)
def test_what_is_done(view: SheepsheadView, line: str, meant: Action) -> None:
    assert read(line, view, SPEAKER) == Do(meant)


@pytest.mark.parametrize(
    ("view", "line", "code"),
    [
        (PICKING, "3", "typed.no_number"),
        (PICKING, "1 2", "typed.one_number"),
        (PICKING, "hearts", "typed.unknown"),
        (BURYING, "ST ST", "card.twice"),
        (BURYING, "9", "typed.no_number"),
        (BURYING, "y", "typed.no_question"),
        (CALLING, "spades", "typed.unknown"),
        (LEADING, "CQ SQ", "typed.one_card"),
    ],
)
def test_what_is_unclear(view: SheepsheadView, line: str, code: str) -> None:
    found = read(line, view, SPEAKER)
    assert isinstance(found, Unclear)
    assert found.message.code == code


def test_a_picker_is_told_what_speaks_for_it_and_what_may_be_called() -> None:
    (remark,) = SPEAKER.say_all(scene_of(PICKING, 1).remarks)
    assert remark == ("For picking: trumps 4 (queens 2, jacks 1), fail aces 0, card points 19")
    assert SPEAKER.say(prompt(CALLING)) == "Call your partner: 1 = HA, 2 = alone."
    assert not scene_of(BURYING, 1).remarks


def test_a_bury_is_confirmed_and_says_when_it_leaves_nothing_to_call() -> None:
    plain = question_before(Bury(cards("ST SK")), BURYING)
    assert plain is not None
    assert SPEAKER.say(plain) == "Bury S10, SK (14 points)? y or n"
    bare = view_of(said(GAME, dealt(GAME, "CQ SQ DJ DA H8 H7", blind="DK D9"), "pick"))
    last = question_before(Bury(cards("H8 H7")), bare)
    assert last is not None
    assert "you play alone" in SPEAKER.say(last)


def test_the_called_card_stands_in_the_title_and_the_partner_knows_himself_alone() -> None:
    state = said(GAME, DEAL, *CALLED)
    for seat in range(5):
        view = view_of(state, seat)
        assert "HA called" in title_of(view)
        own = "partner, in secret" in part_of(view, PARTNER)
        assert own is (seat == PARTNER)
        others = [part_of(view, other) for other in range(5) if other != PARTNER]
        assert not any("partner" in word for words in others for word in words)
    led = then(GAME, state, "play H8", "play S8", "play C9", "play HA")
    for seat in range(5):
        assert "partner" in part_of(view_of(led, seat), PARTNER)
    words = told(GAME, state, THIRD, "play H8", "play S8", "play C9", "play HA")
    assert words[-2:] == ["Left: HA", "Left: partner of the picker"]


def test_buried_cards_and_the_blind_are_told_to_the_picker_alone() -> None:
    start = said(GAME, DEAL)
    assert told(GAME, start, PICKER, *CALLED[:2]) == [
        "You: pick", "In the blind: S10, SK", "You: buried S10, SK (14 points)",
    ]  # fmt: skip
    assert told(GAME, start, THIRD, *CALLED[:2]) == ["Far right: pick", "Far right: 2 cards buried"]


def test_everybody_knows_the_points_of_those_he_surely_plays_with() -> None:
    state = said(GAME, DEAL, *CALLED)
    assert [known_points(view_of(state, seat)) for seat in range(5)] == [14, 0, 0, 0, 0]
    first = then(GAME, state, "play CQ", "play HJ", "play SJ", "play D7")
    first = first.apply(first.legal_actions()[0])
    taken = view_of(first, PICKER).playing
    assert taken is not None
    points = taken.points(PICKER)
    assert points > 0
    known = [known_points(view_of(first, seat)) for seat in range(5)]
    assert known == [points + 14, 0, 0, points, 0]


def test_a_forced_word_is_said_without_asking() -> None:
    game = sheepshead(cracks=2)
    state = said(game, DEAL, *CALLED)
    asked: dict[int, Action | None] = {}
    while isinstance(state.phase, Cracking):
        seat = state.current_player
        assert seat is not None
        view = game.view(state, seat)
        asked[seat] = forced(view)
        state = state.apply(Pass(), seat)
    assert asked[PARTNER] == Pass()
    assert asked[THIRD] is None
    house = sheepshead("sheepshead-forced-pick")
    state = said(house, DEAL, *["pass"] * 4)
    assert forced(view_of(state, game=house)) == Pick()
    assert forced(view_of(said(house, DEAL), game=house)) is None


def with_under() -> SheepsheadState:
    """Return the lead of a picker without a fail card who has called an ace with an under."""
    deal = dealt(GAME, "CQ SQ HQ DQ CJ SJ", blind="HJ DJ")
    state = said(GAME, deal, "pick", "bury HJ DJ")
    call = next(action for action in state.legal_actions() if isinstance(action, Call))
    assert call.under
    return then(GAME, state.apply(call), "lay_under SJ")


def test_an_under_lies_face_down_and_is_played_by_number_or_name() -> None:
    state = with_under()
    view = view_of(state)
    hand = scene_of(view, 1).hand
    assert (hand[-1].card, hand[-1].face_down, hand[-1].number) == (Card("SJ"), True, 6)
    for line in ("6", "under", "SJ"):
        assert read(line, view, SPEAKER) == Do(PlayUnder())
    assert command_for(PlayUnder(), SPEAKER) == "under"
    assert "called with an under" in title_of(view)
    led = state.apply(PlayUnder())
    follower = view_of(led)
    assert scene_of(follower, 1).trick == ((PICKER, None),)
    assert "led the under, for" in SPEAKER.say(prompt(follower))
    words = " ".join(told(GAME, state, THIRD, "play_under"))
    assert words == "Far right: the under, face down"
    assert not any(held.face_down for held in scene_of(view_of(led, PICKER), 1).hand)


def test_nobody_picks_a_leaster_is_told_and_each_knows_his_own_points() -> None:
    start = said(GAME, DEAL, *["pass"] * 4)
    assert told(GAME, start, PICKER, "pass") == [
        "Right: pass",
        "Nobody has picked: a Leaster, the fewest points win.",
    ]
    state = then(GAME, start, "pass")
    view = view_of(state)
    assert "Leaster" in title_of(view)
    text = "\n".join(SPEAKER.say_all(help_lines(view, SPEAKER)))
    assert "the fewest card points win" in text
    assert "61 win" not in text


def test_help_names_the_duties_while_they_bind() -> None:
    text = "\n".join(SPEAKER.say_all(help_lines(LEADING, SPEAKER)))
    assert "Until hearts are led, the holder of HA keeps it" in text
    state = said(GAME, DEAL, *CALLED)
    for line in ("play H8", "play S8", "play C9", "play HA"):
        state = then(GAME, state, line)
    mover = state.current_player
    free = next(action for action in state.legal_actions(mover) if isinstance(action, Play))
    text = "\n".join(SPEAKER.say_all(help_lines(view_of(state.apply(free)), SPEAKER)))
    assert "nobody is bound any more" in text


def test_a_card_that_must_be_kept_is_refused_with_the_rule() -> None:
    refused: list[str] = []

    def answer(news: str) -> str | None:
        last = news.splitlines()[-1]
        restricted = re.search(r"^Playable: (.*)$", news, re.MULTILINE)
        if "led" in last and restricted is not None and not refused:
            hand = re.findall(r"\d+ (\w+)", re.findall(r"^Your hand: (.*)$", news, re.M)[-1])
            playable = re.findall(r"\d+ (\w+)", restricted[1])
            refused.append(next(card for card in hand if card not in playable))
            return refused[-1]
        return following_hints(news) if not refused else None

    text = play(GAME, answer, seed=3, seat=1, level="random", adviser="random").text
    after = text.partition(f"> {refused[0]}\n")[2].splitlines()[0]
    assert re.fullmatch(rf"{refused[0]} (may not be played: .*|must be kept until .*)", after)


def _number(figure: str) -> int:
    return int(figure.replace("−", "-"))


def test_a_series_runs_on_and_the_places_are_told() -> None:
    evening = play(GAME, following_hints, seed=6, deals=3, level="random", adviser="random")
    assert evening.sitting is not None
    scores = evening.sitting.match.scores
    assert sum(scores) == 0
    (standing,) = re.findall(r"^After 3 deals: (.*)$", evening.text, re.MULTILINE)
    assert [_number(score) for score in re.findall(r"([+−]?\d+)(?:,|$)", standing)] == list(scores)
    (places,) = re.findall(r"^Places: (.*)$", evening.text, re.MULTILINE)
    told_scores = [_number(score) for score in re.findall(r"\. [A-Za-z ]+ ([+−]?\d+)", places)]
    assert told_scores == sorted(scores, reverse=True)
