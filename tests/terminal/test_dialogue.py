"""What a person types, and what it means."""

from __future__ import annotations

from random import Random

import pytest

from tests.support import RULESETS, arranged, cards, forehand_plays, random_deal, said, skat, walk
from wenzel.cards import Card
from wenzel.games.game import Action
from wenzel.games.skat.actions import (
    Accept,
    Announce,
    Bid,
    Claim,
    Concede,
    Decline,
    Discard,
    Forfeit,
    Hold,
    Pass,
    Play,
    SayKontra,
    ShowHand,
    TakeSkat,
)
from wenzel.games.skat.contract import Contract
from wenzel.games.skat.state import SkatState
from wenzel.games.skat.view import SkatView
from wenzel.i18n import DECK_FACES, Speaker
from wenzel.i18n.english import TEMPLATES
from wenzel.i18n.languages import LANGUAGES
from wenzel.telling.seats import speaker_at
from wenzel.terminal.intents import Do, Intent, Request, Unclear, answer_of
from wenzel.terminal.skat.offers import command_for, menu
from wenzel.terminal.skat.reading import read
from wenzel.terminal.skat.scene import sorted_hand

FRENCH = speaker_at(1, 3, DECK_FACES["french"], plain=True)
GERMAN = speaker_at(1, 3, DECK_FACES["german"], plain=True)
DEAL = arranged("CJ SJ CA CT CK SA HA DA D9 D8", skat="H7 D7")


def view_of(state: SkatState, seat: int | None = None) -> SkatView:
    mover = state.current_player if seat is None else seat
    assert mover is not None
    return skat().view(state, mover)


BIDDING = view_of(said(skat(), DEAL))
ANSWERING = view_of(said(skat(), DEAL, "bid 18"))
CHOOSING = view_of(said(skat(), DEAL, "bid 18", "hold", "pass", "pass"))
DISCARDING = view_of(said(skat(), DEAL, "bid 18", "hold", "pass", "pass", "take_skat"))
ANNOUNCING = view_of(
    said(skat(), DEAL, "bid 18", "hold", "pass", "pass", "take_skat", "discard D7 H7")
)
LEADING = view_of(forehand_plays(skat(), DEAL, "G"))


@pytest.mark.parametrize(
    ("view", "line", "meant"),
    [
        (BIDDING, "1", Bid(18)),
        (BIDDING, "18", Bid(18)),
        (BIDDING, "bid 24", Bid(24)),
        (BIDDING, "25", Bid(25)),
        (BIDDING, "2", Pass()),
        (BIDDING, " P ", Pass()),
        (ANSWERING, "1", Hold()),
        (ANSWERING, "yes", Hold()),
        (ANSWERING, "hold", Hold()),
        (ANSWERING, "n", Pass()),
        (ANSWERING, "20", Bid(20)),
        (CHOOSING, "s", TakeSkat()),
        (CHOOSING, "1", TakeSkat()),
        (CHOOSING, "grand hand", Announce(Contract.from_text("GH"))),
        (CHOOSING, "grand schneider", Announce(Contract.from_text("GHS"))),
        (CHOOSING, "Clubs Hand, Schwarz", Announce(Contract.from_text("CHZ"))),
        (CHOOSING, "grand ouvert", Announce(Contract.from_text("GO"))),
        (CHOOSING, "null ouvert hand", Announce(Contract.from_text("NOH"))),
        (DISCARDING, "d H7 D7", Discard(cards("H7 D7"))),
        (DISCARDING, "h7,d7", Discard(cards("H7 D7"))),
        (DISCARDING, "d 1 CA", Discard(cards("CJ CA"))),
        (DISCARDING, "11 12", Discard(cards("D8 D7"))),
        (DISCARDING, "d CJ", Discard(cards("CJ"))),
        (ANNOUNCING, "1", Announce(Contract.from_text("D"))),
        (ANNOUNCING, "gr", Announce(Contract.from_text("G"))),
        (ANNOUNCING, "announce hearts", Announce(Contract.from_text("H"))),
        (LEADING, "cj", Play(Card("CJ"))),
        (LEADING, "JC", Play(Card("CJ"))),
        (LEADING, "♣J", Play(Card("CJ"))),
        (LEADING, "C10", Play(Card("CT"))),
        (LEADING, "ct", Play(Card("CT"))),
        (LEADING, "EU", Play(Card("CJ"))),
        (LEADING, "1", Play(Card("CJ"))),
        (LEADING, "play 2", Play(Card("SJ"))),
        (LEADING, "H7", Play(Card("H7"))),
        (LEADING, "concede", Concede()),
        (LEADING, "show", ShowHand()),
        (LEADING, "claim", Claim()),
        (LEADING, "kontra", SayKontra()),
        (LEADING, "accept", Accept()),
        (LEADING, "decline", Decline()),
    ],
)
def test_what_is_done(view: SkatView, line: str, meant: Action) -> None:
    assert read(line, view, FRENCH) == Do(meant)


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("?", Request.HELP),
        ("help", Request.HELP),
        ("H", Request.HINT),
        ("l", Request.LAST),
        ("t", Request.TABLE),
        ("points", Request.POINTS),
        ("list", Request.LIST),
        ("hand", Request.OFFERS),
        ("u", Request.AGAIN),
        ("q", Request.QUIT),
    ],
)
@pytest.mark.parametrize("view", [BIDDING, ANSWERING, CHOOSING, DISCARDING, ANNOUNCING, LEADING])
def test_requests_are_understood_everywhere(view: SkatView, line: str, asked: Request) -> None:
    for speaker in (FRENCH, GERMAN):
        assert read(line, view, speaker) is asked


@pytest.mark.parametrize(
    ("view", "line", "code"),
    [
        (BIDDING, "", "typed.nothing"),
        (BIDDING, "   ", "typed.nothing"),
        (BIDDING, "grand", "typed.unknown"),
        (BIDDING, "18 20", "typed.no_number"),
        (BIDDING, "1 2", "typed.one_number"),
        (CHOOSING, "y", "typed.no_question"),
        (CHOOSING, "99", "typed.no_number"),
        (CHOOSING, "grand sch", "typed.unknown"),
        (DISCARDING, "0 1", "typed.no_number"),
        (DISCARDING, "13 1", "typed.no_number"),
        (DISCARDING, "d CJ 1", "card.twice"),
        (ANNOUNCING, "null schneider", "contract.level_in_null"),
        (ANNOUNCING, "x", "typed.unknown"),
        (LEADING, "11", "typed.no_number"),
        (LEADING, "CJ SJ", "typed.one_card"),
        (LEADING, "CX", "typed.unknown"),
        (LEADING, "spades", "typed.unknown"),
        (LEADING, "drop database", "typed.unknown"),
    ],
)
def test_what_is_unclear(view: SkatView, line: str, code: str) -> None:
    found = read(line, view, FRENCH)
    assert isinstance(found, Unclear)
    assert found.message.code == code
    assert "\n" not in FRENCH.say(found.message)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("eichel", Announce(Contract.from_text("C"))),
        ("Grün", Announce(Contract.from_text("S"))),
        ("grun", Announce(Contract.from_text("S"))),
        ("gruen", Announce(Contract.from_text("S"))),
        ("rot", Announce(Contract.from_text("H"))),
        ("sch", Announce(Contract.from_text("D"))),
        ("grand", Announce(Contract.from_text("G"))),
    ],
)
def test_german_games(line: str, meant: Action) -> None:
    assert read(line, ANNOUNCING, GERMAN) == Do(meant)


def test_a_start_that_two_games_share_is_asked_back() -> None:
    found = read("gr", ANNOUNCING, GERMAN)
    assert isinstance(found, Unclear)
    assert GERMAN.say(found.message) == "“gr” may be Grün, Grand; type more of the name."


@pytest.mark.parametrize(
    ("line", "card"),
    [("EU", "CJ"), ("SU", "DJ"), ("ed", "CA"), ("E10", "CT"), ("S9", "D9"), ("Eichel-Unter", "CJ")],
)
def test_german_cards(line: str, card: str) -> None:
    assert read(line, LEADING, GERMAN) == Do(Play(Card(card)))


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("y", True),
        (" YES", True),
        ("n", False),
        ("no", False),
        ("maybe", None),
        ("j", True),
        ("ja", True),
        ("nein", False),
    ],
)
def test_answers(line: str, answer: bool | None) -> None:
    assert answer_of(line) is answer


def _ways_to_type(action: Action, view: SkatView, deck: str) -> list[str]:
    speaker = speaker_at(view.seat, view.options.players, DECK_FACES[deck], plain=True)
    ways = [command_for(action, speaker)]
    offered = menu(view)
    if action in offered:
        ways.append(str(offered.index(action) + 1))
    if isinstance(action, Play):
        ways.append(str(sorted_hand(view).index(action.card) + 1))
    return ways


@pytest.mark.parametrize("deck", ["french", "german"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_everything_legal_can_be_typed(ruleset: str, deck: str) -> None:
    game, rng = skat(ruleset), Random(f"{ruleset} {deck}")
    kinds: set[type[Action]] = set()
    for _ in range(2):
        for step in walk(game, random_deal(game, rng), rng, unruly=0.03):
            view = game.view(step.before, step.before.current_player)
            speaker = speaker_at(view.seat, game.seats, DECK_FACES[deck], plain=True)
            legal = view.legal
            for action in legal if len(legal) < 13 else rng.sample(legal, 12):
                assert not isinstance(action, Forfeit)
                kinds.add(type(action))
                for line in _ways_to_type(action, view, deck):
                    found: Intent = read(line, view, speaker)
                    assert found == Do(action), (line, found)
    assert {Bid, Pass, Play} <= kinds


def test_a_question_in_german_wants_j_or_n() -> None:
    german = Speaker(language=LANGUAGES["de"])
    asked = [
        code
        for code, english in TEMPLATES.items()
        if isinstance(english, str) and english.endswith("y or n")
    ]
    assert asked
    assert all(german.word(code).endswith("j oder n") for code in asked)
