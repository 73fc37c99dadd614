"""Whole deals through the plain dress, and everything that can go wrong on the way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support import RULESETS, skat
from tests.terminal.scripted import following_hints, play, typing
from wenzel.games.skat.series import Series

GOLDEN = Path(__file__).with_name("data") / "grand.txt"
DECLARER = ("18", "s", "d H7 D7", "y", "grand")
"""What makes the person declarer of seed 1 when the others pass."""


@pytest.mark.parametrize("deck", ["french", "german"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_deals_are_played_to_the_last_line_of_the_settlement(ruleset: str, deck: str) -> None:
    game = skat(ruleset)
    for seat in range(game.seats):
        evening = play(
            game, following_hints, seed=f"{ruleset} {seat}", seat=seat, deals=2, deck=deck,
            level="random" if seat else "rule",
        )  # fmt: skip
        # Played by lot, one deal may be enough to end a Bierlachs.
        is_over = "The list is complete" in evening.text
        settled = 1 if is_over and len(evening.tables) == 1 else 2
        assert evening.text.count("Settlement of deal") == settled == len(evening.tables)
        assert evening.text.endswith("End of input: you have left the table.\n")
        assert "means nothing" not in evening.text
        assert evening.sitting is not None
        assert evening.sitting.deals_settled == settled
        lines = evening.text.splitlines()
        start = lines.index(f"Settlement of deal {settled}") + 1
        outcome = evening.tables[-1].outcome
        assert outcome is not None
        count = len(outcome.lines)
        assert lines[start + count].startswith(f"After {settled} deal")


def test_the_dealer_of_four_only_watches() -> None:
    evening = play(skat("skat-isko-4"), typing(), seat=2, dealer=2, level="rule")
    assert "You deal and sit out this deal." in evening.text
    assert "Your hand" not in evening.text
    assert "Settlement of deal 1" in evening.text


def test_a_deal_reads_as_it_always_did() -> None:
    """A short deal, kept as it was read: whoever changes words changes `data/grand.txt` too."""
    plan = iter(("?", *DECLARER))

    def answer(news: str) -> str | None:
        if "type a card" not in news.splitlines()[-1]:
            return next(plan, None)
        playable = re.search(r"^Playable: (\d+)", news, re.MULTILINE)
        return playable[1] if playable is not None else "1"

    text = play(skat(), answer, seat=1).text
    assert text == GOLDEN.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        (("17",), "17 cannot be bid: no game is worth that."),
        (("25",), "25 cannot be bid: no game is worth that."),
        (("hold",), "There is no bid to hold."),
        (("CJ",), "“CJ” has no place here."),
        (("xyz",), "“xyz” means nothing here; ? shows what can be typed."),
        (("",), "Nothing was typed; ? shows what can be."),
        (("18", "d H7 D7"), "Take the skat before you discard."),
        (("18", "grand"), "Grand needs the skat taken first."),
        (("18", "s", "grand"), "Discard two cards before you announce a game."),
        (("18", "s", "d H7"), "Exactly 2 cards are laid away, not 1 card."),
        (("18", "s", "1 2 3"), "Exactly 2 cards are laid away, not 3 cards."),
        ((*DECLARER[:4], "grand hand"), "Grand Hand is a hand game, but the skat has been taken."),
        ((*DECLARER, "kontra"), "“kontra” has no place here."),
        ((*DECLARER, "claim"), "The claim is not certain"),
    ],
)
def test_a_refusal_says_why_in_one_line_and_nothing_is_lost(
    typed: tuple[str, ...], line: str
) -> None:
    lines = play(skat(), typing(*typed), seat=1).text.splitlines()
    at = lines.index(f"> {typed[-1]}")
    assert lines[at + 1].startswith(line)
    # The same question again, then the end of input.
    assert lines[at + 2] == lines[at - 1]
    assert lines[at + 3].startswith("End of input")


def test_a_refused_card_says_which_rule() -> None:
    refused: list[str] = []

    def answer(news: str) -> str | None:
        last = news.splitlines()[-1]
        restricted = re.search(r"^Playable: (.*)$", news, re.MULTILINE)
        if "led" in last and restricted is not None:
            hand = re.findall(r"\d+ (\w+)", re.findall(r"^Your hand: (.*)$", news, re.M)[-1])
            playable = re.findall(r"\d+ (\w+)", restricted[1])
            refused.append(next(card for card in hand if card not in playable))
            return refused[-1] if len(refused) == 1 else None
        return following_hints(news)

    text = play(skat(), answer, seed=3, seat=1, level="rule").text
    said = re.search(rf"^{refused[0]} may not be played: (\w+) was led, so .*$", text, re.M)
    assert said is not None


@pytest.mark.parametrize("count", range(len(DECLARER) + 2))
def test_the_end_of_input_is_said_in_every_phase(count: int) -> None:
    text = play(skat(), typing(*(*DECLARER, "CJ")[:count]), seat=1).text
    end = "End of input: you have left the table; deal 1 is left unfinished.\n"
    assert text.endswith(end)


def test_the_end_of_input_between_two_deals() -> None:
    text = play(skat(), typing("p"), seat=1, deals=3).text
    assert text.endswith("list = the list, q = leave.\nEnd of input: you have left the table.\n")


def test_a_discard_is_confirmed_and_can_be_taken_back() -> None:
    typed = ("18", "s", "d CJ D7", "maybe", "n", "d H7 D7", "y")
    text = play(skat(), typing(*typed), seat=1).text
    assert "Lay away CJ, D7 (2 points)? y or n\n> maybe\nPlease answer y or n; ?" in text
    assert text.count("You: laid away") == 1
    assert "You: laid away H7, D7" in text


@pytest.mark.parametrize(
    ("before", "question"),
    [
        (("18", "s", "d CJ D7"), "Lay away CJ, D7 (2 points)? y or n"),
        (("18", "s", "d CJ SJ"), "Lay away CJ, SJ (4 points)? y or n"),
        (("18", "grand hand"), "Announce Grand Hand and leave the skat? y or n"),
        ((*DECLARER, "concede"), "Give up? y or n"),
        (("q",), "Leave the table? y or n"),
    ],
)
def test_a_question_for_yes_or_no_answers_what_changes_nothing(
    before: tuple[str, ...], question: str
) -> None:
    asked = {
        "?": "What can be typed now:\ny – yes; n – no",
        "h": "Hint: answer n, then type ",
        "l": "No trick has been taken yet.",
        "t": "Deal 1, ",
        "points": "card points",
        "list": "The list is empty so far.",
        "u": "Please answer y or n",
        "q": "Please answer y or n",
    }
    text = play(skat(), typing(*before, *asked, "n"), seat=1).text
    assert text.count(question) == len(asked) + 1
    for word, told in asked.items():
        _, _, after = text.partition(f"{question}\n> {word}\n")
        assert told.lower() in after.partition(question)[0].lower()


def test_a_hint_says_yes_to_what_it_advises() -> None:
    def answer(news: str) -> str | None:
        if news.splitlines()[-1].endswith("y or n"):
            return None if "Hint: answer" in news else "h"
        bids = re.search(r"1 = (\d+|hold|take the skat)", news.splitlines()[-1])
        return "1" if bids else following_hints(news)

    text = play(skat(), answer, seed=1, seat=1, level="rule").text
    assert re.search(r"y or n\n> h\nHint: answer y – .+\n", text)


def test_leaving_needs_a_yes() -> None:
    text = play(skat(), typing("q", "n", "q", "y"), seat=1).text
    assert text.count("Leave the table? y or n") == 2
    assert text.endswith("You have left the table; deal 1 is left unfinished.\n")


def test_giving_up_needs_a_yes() -> None:
    text = play(skat(), typing(*DECLARER, "concede", "n", "concede", "y", "q"), seat=1).text
    assert text.count("Give up? y or n") == 2
    assert "You: gave up" in text
    assert "Settlement of deal 1" in text


def _deal_only(text: str) -> str:
    return text[text.index("Deal 1") : text.index("After 1 deal")]


def test_the_same_deal_again_is_identical() -> None:
    told: list[str] = []

    def answer(news: str) -> str | None:
        last = news.splitlines()[-1]
        if last.startswith("Enter ="):
            told.append(news)
            return "u" if len(told) == 1 else None
        return following_hints(news)

    evening = play(skat(), answer, seed="again", level="rule", seat=2)
    first, second = evening.tables
    assert first.deal == second.deal
    assert first.log == second.log
    assert "for practice: the list keeps its first result" in evening.text
    assert evening.sitting is not None
    assert evening.sitting.deals_settled == 1


def test_the_deal_can_be_begun_again_in_its_midst() -> None:
    text = play(skat(), typing(*DECLARER, "CJ", "u", *DECLARER), seat=1).text
    before, after = text.split("The same deal again, from its start.\n")
    start = before[before.index("Deal 1") : before.index("> CJ")]
    assert after.startswith(start)


def test_a_dialogue_is_the_same_each_time() -> None:
    texts = {play(skat("skat-pub"), following_hints, seed=4, level="rule").text for _ in range(2)}
    assert len(texts) == 1


def test_passed_in_deals_count_and_the_deal_passes_on() -> None:
    text = play(skat(), typing("p", "", "p", "", "p", "list", "q"), seat=1, deals=3).text
    assert "After 3 deals: You 0, Left 0, Right 0" in text
    assert re.findall(r"^(\w+): .*dealer", text, re.MULTILINE) == ["Right", "You", "Left"]
    assert "3 no game; You 0, Left 0, Right 0" in text


def test_what_can_be_asked_at_any_time() -> None:
    text = play(skat(), typing(*DECLARER, "l", "points", "t", "list", "hand", "h"), seat=1).text
    assert "No trick has been taken yet." in text
    assert "Your card points so far: 0." in text
    assert "Deal 1, Grand, You at 18, trick 1" in text
    assert "The list is empty so far." in text
    assert "Hint: type " in text


def test_hand_games_are_listed_with_their_values() -> None:
    text = play(skat(), typing("18", "hand", "grand hand", "y"), seat=1).text
    listed = re.findall(r"^\d+ (.+?): (.*)$", text, re.MULTILINE)
    assert len(listed) == 22
    values = dict(listed)
    assert re.fullmatch(r"with(out)? \d+, game \d+, hand \d+, times 24 = \d+", values["Grand Hand"])
    assert values["Null ouvert Hand"] == "Null ouvert Hand = 59"
    assert "Announce Grand Hand and leave the skat? y or n" in text
    assert "You: Grand Hand, at a bid of 18" in text


def test_the_last_trick_alone_can_be_seen_again() -> None:
    asked = 0

    def answer(news: str) -> str | None:
        nonlocal asked
        if "Trick 3" in news:
            asked += 1
            return "l" if asked == 1 else None
        return following_hints(news)

    text = play(skat(), answer, seat=1, seed=2, level="rule").text
    shown = re.findall(r"^Last trick, to (\w+): (.*)$", text, re.MULTILINE)
    assert len(shown) == 1
    winner = re.search(r"^Trick 3 to (\w+)", text, re.MULTILINE)
    assert winner is not None
    assert shown[0][0] == winner[1]
    played = re.findall(r"^(\w+): (\w{2,3})$", text[: text.index("Trick 3 to")], re.MULTILINE)[-3:]
    assert shown[0][1] == ", ".join(" ".join(pair) for pair in played)


def test_plain_text_has_no_escapes_and_no_drawing() -> None:
    for deck in ("french", "german"):
        text = play(skat("skat-pub"), following_hints, deck=deck, deals=3, level="rule").text
        assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f]", text)
        assert not re.search(r"[\u2500-\u259f\u2660-\u2667]", text)


def test_the_places_are_told_when_the_deals_are_played() -> None:
    house = skat("skat-tournament")
    evening = play(house, following_hints, deals=4, level="rule", seed=3)
    (line,) = [line for line in evening.text.splitlines() if line.startswith("Places: ")]
    assert evening.sitting is not None
    match = evening.sitting.match
    assert isinstance(match, Series)
    scores = [score for _, score in sorted(enumerate(match.scores), key=lambda at: -at[1])]
    told = [int(score) for score in re.findall(r"\d\. \w+ ([+-]?\d+)", line)]
    assert told == scores
    single = play(house, following_hints, level="rule", seed=3).text
    assert "Places: " not in single
