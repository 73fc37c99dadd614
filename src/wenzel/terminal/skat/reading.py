"""From what a person types to what is meant. Nothing is done here and nothing remembered."""

from __future__ import annotations

from typing import Final

from wenzel.cards import Card, CardSet
from wenzel.errors import WireError
from wenzel.games.game import Action
from wenzel.games.skat.actions import (
    Accept,
    Announce,
    Bid,
    Claim,
    Concede,
    Decline,
    Discard,
    Hold,
    Pass,
    Play,
    SayKontra,
    SayRe,
    Shove,
    ShowHand,
    TakeSkat,
)
from wenzel.games.skat.auction import Auction
from wenzel.games.skat.contract import Contract, GameType
from wenzel.games.skat.exchange import Exchange
from wenzel.games.skat.play import Playing
from wenzel.games.skat.shoving import Shoving
from wenzel.games.skat.view import SkatView
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.terminal.intents import (
    NO,
    REQUEST_WORDS,
    YES,
    Do,
    Intent,
    Request,
    Unclear,
    cards_in,
    is_number,
    named_twice,
    wrong_number,
)
from wenzel.terminal.skat.offers import menu
from wenzel.terminal.skat.scene import sorted_hand

_DEEDS: Final[dict[str, Action]] = {
    "hold": Hold(),
    "p": Pass(),
    "pass": Pass(),
    "s": TakeSkat(),
    "skat": TakeSkat(),
    "take": TakeSkat(),
    "shove": Shove(),
    "kontra": SayKontra(),
    "re": SayRe(),
    "concede": Concede(),
    "show": ShowHand(),
    "claim": Claim(),
    "accept": Accept(),
    "decline": Decline(),
}
_LEADING_WORDS: Final = frozenset({"bid", "play", "d", "discard", "a", "announce"})
_HAND_GAMES: Final = "hand"
"""What lists the games that can be announced, and is no game itself."""
_LEVELS: Final = ("hand", "ouvert", "schneider", "schwarz", "spitze")
_SHORTEST_NAME: Final = 2
"""Single letters are commands; a game is named by two letters or more."""


def read(line: str, view: SkatView, speaker: Speaker) -> Intent:
    """Return what a line means to the seat on move."""
    words = line.lower().replace(",", " ").split()
    if not words:
        return Unclear(Message("typed.nothing"))
    if len(words) == 1:
        only = words[0]
        if only in REQUEST_WORDS:
            return REQUEST_WORDS[only]
        if only == _HAND_GAMES:
            return Request.OFFERS
        if only in YES | NO:
            return _answer(only in YES, view)
        if only in _DEEDS:
            return Do(_DEEDS[only])
    if words[0] in _LEADING_WORDS and len(words) > 1:
        words = words[1:]
    if all(is_number(word) for word in words):
        return _numbers([int(word) for word in words], view)
    cards = cards_in(words, sorted_hand(view), speaker)
    if cards is not None:
        return _cards(cards, view)
    intent = _contract(words, speaker) if isinstance(view.phase, Exchange | Shoving) else None
    return intent or Unclear(Message("typed.unknown", text=line.strip()))


def _answer(yes: bool, view: SkatView) -> Intent:
    """Return what yes or no means as an answer to the question asked."""
    phase = view.phase
    if isinstance(phase, Auction):
        return Do(Hold() if yes else Pass())
    if isinstance(phase, Playing) and phase.offer is not None:
        return Do(Accept() if yes else Decline())
    if isinstance(phase, Playing) and phase.re_due:
        return Do(SayRe() if yes else Pass())
    if isinstance(phase, Playing) and phase.kontra_asked:
        return Do(SayKontra() if yes else Pass())
    return Unclear(Message("typed.no_question"))


def _takes_cards(view: SkatView) -> bool:
    """Tell whether cards are laid away in this phase, so that two of them are one action."""
    match view.phase:
        case Exchange() | Shoving(looking=True):
            return True
    return False


def _numbers(numbers: list[int], view: SkatView) -> Intent:
    offered = menu(view)
    if isinstance(view.phase, Auction) and len(numbers) == 1 and numbers[0] > len(offered):
        return Do(Bid(numbers[0]))
    choices: tuple[Action | Card, ...] = offered or sorted_hand(view)
    wrong = wrong_number(numbers, len(choices))
    if wrong is not None:
        return wrong
    chosen = [choices[number - 1] for number in numbers]
    cards = [choice for choice in chosen if isinstance(choice, Card)]
    if cards:
        return _cards(cards, view)
    if len(chosen) > 1:
        return Unclear(Message("typed.one_number"))
    actions = [choice for choice in chosen if isinstance(choice, Action)]
    return Do(actions[0])


def _cards(cards: list[Card], view: SkatView) -> Intent:
    twice = named_twice(cards)
    if twice is not None:
        return twice
    if _takes_cards(view):
        return Do(Discard(CardSet(cards)))
    if len(cards) > 1:
        return Unclear(Message("typed.one_card"))
    return Do(Play(cards[0]))


def _contract(words: list[str], speaker: Speaker) -> Intent | None:
    """Read a game by its name or the start of it, and its levels; None if it is no game."""
    games = _named(words[0], speaker)
    levels = [_level(word) for word in words[1:]]
    if not games or None in levels:
        return None
    if len(games) > 1:
        names = tuple(Message("typed.game", game=game) for game in games)
        return Unclear(Message("typed.ambiguous", text=words[0], games=names))
    game = games[0]
    raised = {"ouvert", "schneider", "schwarz"} & {level for level in levels if level}
    try:
        contract = Contract.of(
            game,
            hand="hand" in levels or (game.has_matadors and bool(raised)),
            ouvert="ouvert" in levels,
            schneider="schneider" in levels,
            schwarz="schwarz" in levels,
            spitze="spitze" in levels,
        )
    except WireError as error:
        return Unclear(error.message)
    return Do(Announce(contract))


def _named(word: str, speaker: Speaker) -> list[GameType]:
    if len(word) < _SHORTEST_NAME:
        return []
    spelled = {game: _spellings(speaker.game(game)) for game in GameType}
    exact = [game for game, names in spelled.items() if word in names]
    return exact or [
        game for game, names in spelled.items() if any(name.startswith(word) for name in names)
    ]


def _level(word: str) -> str | None:
    found = [level for level in _LEVELS if level.startswith(word) and len(word) >= 2]
    # The start that Schneider and Schwarz share names neither.
    return found[0] if len(found) == 1 else None


def _spellings(name: str) -> set[str]:
    """Return a name in small letters, and as a keyboard without umlauts has it."""
    small = name.lower()
    return {small, small.replace("ü", "u"), small.replace("ü", "ue")}
