"""Every code has a sentence, every sentence is used, and none asks for a value it does not get."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from string import Formatter
from typing import NamedTuple

import pytest

import wenzel
from tests.support import RULESETS, random_deal, skat, walk
from wenzel.cards import CardSet
from wenzel.errors import IllegalActionError
from wenzel.games.game import Action
from wenzel.games.registry import game_class, game_names
from wenzel.games.skat.actions import Announce, Bid, Discard, Play
from wenzel.games.skat.bids import BID_VALUES
from wenzel.games.skat.contract import Contract
from wenzel.i18n import DECK_FACES, Speaker
from wenzel.i18n.catalogues import sentences
from wenzel.i18n.english import TEMPLATES
from wenzel.i18n.languages import LANGUAGES, Language
from wenzel.i18n.templates import Plural
from wenzel.messages import Message

SOURCE = Path(wenzel.__file__).parent
CODE = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_\-]+)+")


class Made(NamedTuple):
    """A ``Message(...)`` in the source: where, its codes, and the names of its values."""

    where: str
    codes: tuple[str, ...]
    pattern: str | None
    names: frozenset[str] | None


@cache
def trees() -> dict[str, ast.Module]:
    """Return the syntax trees of all modules but the sentences themselves."""
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        if not name.startswith("i18n/english"):
            found[name] = ast.parse(path.read_text(encoding="utf-8"))
    return found


def pattern_of(node: ast.JoinedStr) -> str:
    parts = (
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_-]+"
        for part in node.values
    )
    return "".join(parts)


def makes_sentence(maker: ast.expr) -> bool:
    """Tell whether a call is ``Message(code, ...)`` or ``speaker.word(code)``."""
    if isinstance(maker, ast.Attribute):
        return maker.attr == "word"
    return isinstance(maker, ast.Name) and maker.id == "Message"


def made() -> Iterator[Made]:
    for name, tree in trees().items():
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and node.args and makes_sentence(node.func)):
                continue
            first, pattern = node.args[0], None
            choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            codes = tuple(
                str(one.value)
                for one in choices
                if isinstance(one, ast.Constant) and isinstance(one.value, str)
            )
            if isinstance(first, ast.JoinedStr):
                pattern = pattern_of(first)
            # What a word is filled with is put in where it is said, not where it is looked up.
            named = isinstance(node.func, ast.Name) and all(word.arg for word in node.keywords)
            names = frozenset(str(word.arg) for word in node.keywords) if named else None
            yield Made(f"{name}:{node.lineno}", codes, pattern, names)


MADE = list(made())


def placeholders(template: str | Plural) -> set[str]:
    if isinstance(template, Plural):
        return {template.by} | placeholders(template.one) | placeholders(template.many)
    names = (name for _, name, _, _ in Formatter().parse(template) if name is not None)
    return {re.split(r"[.\[]", name)[0] for name in names}


def usual(code: str) -> str:
    """Return the code in whose place a sentence for one deck's words stands."""
    return next(
        (code.removesuffix(f".{face}") for face in DECK_FACES if code.endswith(f".{face}")), code
    )


def test_the_source_was_read() -> None:
    assert len(MADE) > 80
    assert len(TEMPLATES) > 80


def test_every_code_has_a_sentence() -> None:
    missing = [(m.where, code) for m in MADE for code in m.codes if code not in TEMPLATES]
    assert not missing


def test_every_composed_code_has_sentences() -> None:
    for one in MADE:
        if one.pattern is not None:
            assert any(re.fullmatch(one.pattern, code) for code in TEMPLATES), one


def test_every_sentence_is_used() -> None:
    words: set[str] = set()
    patterns: set[str] = set()
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                patterns.add(pattern_of(node))
    told = [pattern for pattern in patterns if r"\." in pattern]
    unused = [
        code
        for code in map(usual, TEMPLATES)
        if code not in words and not any(re.fullmatch(pattern, code) for pattern in told)
    ]
    assert not unused


def test_every_sentence_gets_its_values() -> None:
    for one in MADE:
        if one.names is None:
            continue
        for code in one.codes:
            if code in TEMPLATES:
                assert placeholders(TEMPLATES[code]) <= one.names, (one.where, code)
        if one.pattern is not None:
            composed = [code for code in TEMPLATES if re.fullmatch(one.pattern, code)]
            assert any(placeholders(TEMPLATES[code]) <= one.names for code in composed), one


FOR_ONE_DECK = [code for code in TEMPLATES if usual(code) != code]


@pytest.mark.parametrize("code", FOR_ONE_DECK)
def test_a_sentence_for_one_deck_says_the_same_in_its_words(code: str) -> None:
    assert placeholders(TEMPLATES[code]) == placeholders(TEMPLATES[usual(code)])


FRENCH_RANKS = re.compile(r"(?<!{)\b(queens?|jacks?|aces?)\b", re.IGNORECASE)
NO_DECK = {
    "deck.bad_indices", "page.german_names",  # speak of both
    "page.cards_17", "help.scat_worth",  # Scat has French cards alone
}  # fmt: skip


def test_every_sentence_that_names_french_ranks_has_one_for_german_cards() -> None:
    for code, template in TEMPLATES.items():
        texts = (template.one, template.many) if isinstance(template, Plural) else (template,)
        if ".french" in code or code in NO_DECK or not any(map(FRENCH_RANKS.search, texts)):
            continue
        assert f"{code}.german" in TEMPLATES, code


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=LANGUAGES)
def test_german_cards_are_never_called_by_french_ranks(language: Language) -> None:
    french = [sentences(language)[f"rank.french.{rank}"] for rank in ("jack", "queen", "ace")]
    for code in FOR_ONE_DECK:
        said = sentences(language)[code]
        assert isinstance(said, str)
        for word in french:
            assert isinstance(word, str)
            assert not re.search(rf"(?<!{{)\b{word}", said, re.IGNORECASE), (code, said)


@pytest.mark.parametrize("code", TEMPLATES)
def test_a_sentence_is_well_formed(code: str) -> None:
    assert CODE.fullmatch(code)
    template = TEMPLATES[code]
    texts = (template.one, template.many) if isinstance(template, Plural) else (template,)
    for text in texts:
        assert text == text.strip()
        assert text
        assert "  " not in text
        list(Formatter().parse(text))


def test_levels_and_seats_are_written_as_names() -> None:
    for code, template in TEMPLATES.items():
        forms = (template.one, template.many) if isinstance(template, Plural) else (template,)
        for form in forms:
            assert not re.search(r"\b(schneider|schwarz)\b", form), code
            # What a seat is called has the word in it where there is no better name.
            assert not re.search(r"seat \{seat\}", form), code


@pytest.mark.parametrize(
    "kind", [kind for name in game_names() for kind in game_class(name).action_types]
)
def test_every_action_has_words(kind: type[Action]) -> None:
    deed = TEMPLATES[f"deed.{kind.__struct_config__.tag}"]
    assert placeholders(deed) <= set(kind.__struct_fields__)


def wild_actions(rng: Random) -> Iterator[Action]:
    """Yield actions of all kinds, nearly all of them out of place."""
    deck = list(skat().deck)
    yield from (Play(card) for card in rng.sample(deck, 8))
    yield from (Bid(value) for value in (*rng.sample(BID_VALUES, 4), 19, 0, 264, 18))
    for size in (0, 1, 2, 2, 2, 3):
        yield Discard(CardSet(rng.sample(deck, size)))
    for text in rng.sample(["D", "C", "G", "N", "NO", "GH", "CHS", "GHZ", "HO", "NH", "CP", "GHP",
                            "R", "NOH"], 6):  # fmt: skip
        yield Announce(Contract.from_text(text))
    game = skat()
    for line in ("hold", "pass", "take_skat", "shove", "kontra", "re", "concede", "show_hand",
                 "claim", "accept", "decline", "cut_short"):  # fmt: skip
        yield game.action_from_line(line)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_refusal_can_be_said(ruleset: str) -> None:
    game = skat(ruleset)
    speakers = [Speaker(face) for face in DECK_FACES.values()]
    heard: set[str] = set()
    for seed in range(3):
        rng = Random(f"{ruleset} {seed}")
        steps = list(walk(game, random_deal(game, rng), rng, unruly=0.05))
        for state in [steps[0].before, *(step.after for step in steps)]:
            for action in wild_actions(rng):
                try:
                    state.apply(action, rng.choice([None, 0, 1, 2]))
                except IllegalActionError as error:
                    heard.add(error.message.code)
                    for speaker in speakers:
                        said = speaker.error(error)
                        assert not re.search(r"[{}<>_]|\bNone\b|Message|CardSet", said), said
                        assert not re.search(r"(?<!seat )\b\d('s|:)", said), said
    assert len(heard) > 12
    assert heard <= set(TEMPLATES)


def test_messages_within_messages() -> None:
    inner = Message("part.with", count=2)
    outer = Message("score.value", parts=(inner, Message("part.game", total=3)), base=10, value=30)
    assert [message.code for message in outer.walk()] == ["score.value", "part.with", "part.game"]
    assert Speaker().say(outer) == "with 2, game 3, times 10 = 30"
