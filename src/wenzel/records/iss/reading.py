"""Reading the server's records: each is played on the rules while it is read.

What a word means depends on where the deal stands, so a record is read by playing it; whatever
the rules refuse is an error that names file, line and move.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from wenzel.cards import CardSet
from wenzel.errors import IllegalActionError, RecordError, WenzelError
from wenzel.games.game import Action
from wenzel.games.skat.actions import (
    Announce,
    Bid,
    Concede,
    CutShort,
    Discard,
    Forfeit,
    Hold,
    Pass,
    Play,
    ShowHand,
    TakeSkat,
)
from wenzel.games.skat.auction import Auction
from wenzel.games.skat.contract import Contract
from wenzel.games.skat.deal import HAND_SIZE, SKAT_SIZE, SkatDeal
from wenzel.games.skat.exchange import Exchange
from wenzel.games.skat.exchange import Step as ExchangeStep
from wenzel.games.skat.game import SkatGame
from wenzel.games.skat.phases import Finished, may_cut_short
from wenzel.games.skat.play import Playing
from wenzel.games.skat.state import SkatState
from wenzel.messages import Message
from wenzel.records.entry import Entry, located
from wenzel.records.iss.aftermath import Aftermath
from wenzel.records.iss.result import IssResult
from wenzel.records.iss.scanning import GAME, MOVES, RESULT, Move, RawRecord, Scanner
from wenzel.records.iss.source import COMMENT, DATE, ID, NAMES, IssSource, iso_date
from wenzel.records.iss.words import (
    FORFEITS,
    HIDDEN,
    HOLD,
    PASS,
    POINT,
    RESIGN,
    SHOW,
    TAKE_SKAT,
    WORLD,
    cards_of,
    spelled,
)
from wenzel.records.place import Place
from wenzel.records.record import Record, Step, Summary
from wenzel.rulesets import load

RULESET: Final = "skat-server"
DEALER: Final = 2
"""The server's seat 0 is forehand, so rearhand deals."""
_SKAT: Final = "Skat"
_PLAYERS: Final = ("0", "1", "2")
_BID: Final = re.compile(r"[0-9]{1,6}")


@cache
def server_game() -> SkatGame:
    """Return Skat as the server plays it."""
    game = load(RULESET)
    assert isinstance(game, SkatGame)
    return game


def read(lines: Iterable[tuple[int, bytes]], file: str) -> Iterator[Entry]:
    """Read records from numbered lines; one that is bad becomes an error in its place.

    Text is UTF-8, or Latin-1 where it is not that, as in names of the server's first years.
    """
    for raw in Scanner(file).scan((number, _decoded(line)) for number, line in lines):
        place = Place(file, raw.line)
        name = raw.properties.get(ID) or None
        try:
            yield Entry(place, read_record(raw, place), id=name)
        except RecordError as error:
            yield Entry.bad(place, error, name, is_rubbish=raw.is_rubbish)


def _decoded(line: bytes) -> str:
    try:
        return line.decode("utf-8-sig")
    except UnicodeDecodeError:
        return line.decode("latin-1")


def read_record(raw: RawRecord, place: Place) -> Record:
    """Play and return one record.

    Raises:
        RecordError: with the move, or the property, that is wrong.
    """
    if raw.faults:
        raise raw.faults[0]
    properties = dict(raw.properties)
    for label in (GAME, MOVES, RESULT):
        if label not in properties:
            raise RecordError(Message("iss.missing", label=label))
    game = properties.pop(GAME).strip()
    if game != _SKAT:
        raise RecordError(Message("iss.other_game", game=game))
    result = IssResult.from_text(properties[RESULT])
    replay = _Replay(raw.moves, place)
    replay.run(result)
    del properties[MOVES]
    names = tuple(properties.pop(label, "") for label in NAMES)
    date = iso_date(properties.get(DATE, ""))
    if date is not None:
        del properties[DATE]
    source = IssSource(
        properties={
            label: text for label, text in properties.items() if label not in (COMMENT, ID)
        },
        cards=replay.cards,
        spelling=replay.spelling,
    )
    assert replay.state.outcome is not None
    return Record(
        game=server_game(),
        deal=replay.deal,
        steps=tuple(replay.steps),
        outcome=Summary.of(replay.state.outcome),
        seats=names,
        ruleset=RULESET,
        id=properties.get(ID),
        date=date,
        comment=properties.get(COMMENT),
        source=source.to_plain(),
    )


class _Replay:
    """Plays the moves of one record.

    Attributes:
        deal: the deal, and `cards`, how it was written.
        state: how far it has come.
        steps: what was done so far.
        spelling: see `IssSource`.
    """

    deal: SkatDeal
    cards: str
    state: SkatState

    def __init__(self, moves: list[Move], place: Place) -> None:
        self._moves = moves
        self._place = place
        self._at = 0
        self._told: list[str] = []
        self._aftermath: Aftermath | None = None
        self.steps: list[Step] = []
        self.spelling: dict[int, list[str]] = {}

    def run(self, result: IssResult) -> None:
        """Play everything, to the end of the deal."""
        if not self._moves:
            raise RecordError(Message("iss.no_deal"))
        try:
            self._deal(self._next())
            while self._at < len(self._moves):
                self._move(self._next())
            self._complete(result)
        except WenzelError as error:
            move = self._moves[self._at - 1]
            place = self._place.at_move(self._at, move.text.strip(), move.line)
            raise located(place, RecordError(error.message)) from error

    def _next(self) -> Move:
        move = self._moves[self._at]
        self._at += 1
        if move.who != WORLD and move.who not in _PLAYERS:
            raise RecordError(Message("iss.nobody", who=move.who))
        if not move.word:
            raise RecordError(Message("iss.half_a_move"))
        return move

    def _peek(self) -> Move | None:
        return self._moves[self._at] if self._at < len(self._moves) else None

    def _do(self, seat: int, action: Action, *pairs: str) -> None:
        """Take a step that the record writes as these pairs."""
        step = Step(seat, action)
        before = self.state
        try:
            self.state = before.apply(action, seat)
        except WenzelError as error:
            raise RecordError(Message("record.refused", fault=error.message)) from error
        self._told = list(pairs)
        if self._told != spelled(step, before):
            self.spelling[len(self.steps)] = self._told
        self.steps.append(step)

    # -- the moves ----------------------------------------------------------------------------

    def _deal(self, move: Move) -> None:
        if move.who != WORLD:
            raise RecordError(Message("iss.no_deal"))
        words = move.word.split(POINT)
        cards = cards_of(words)
        game = server_game()
        if len(cards) != len(game.deck):
            raise RecordError(Message("iss.deal_size", count=len(cards), size=len(game.deck)))
        hands = tuple(
            CardSet(cards[at : at + HAND_SIZE]) for at in range(0, 3 * HAND_SIZE, HAND_SIZE)
        )
        self.deal = SkatDeal(hands=hands, skat=CardSet(cards[-SKAT_SIZE:]), dealer=DEALER)
        self.cards = move.word
        self.state = game.start(self.deal)

    def _move(self, move: Move) -> None:
        phase = self.state.phase
        if isinstance(phase, Finished):
            self._afterwards(move)
            return
        if move.who == WORLD:
            self._forfeit(move)
            return
        seat = int(move.who)
        if isinstance(phase, Auction):
            self._do(seat, _call(move.word), move.text)
        elif isinstance(phase, Exchange):
            self._exchange(seat, move, phase.step)
        elif move.word == HIDDEN and seat == phase.current_player and self._breaks_off():
            # A slip of the early server. The deal ends here, whatever the card was.
            self._forfeit(self._next(), move.text)
        else:
            self._do(seat, self._played(seat, move.word, self.state), move.text)

    def _played(self, seat: int, word: str, state: SkatState) -> Action:
        """Read what a player does during the play."""
        if word == RESIGN:
            return Concede()
        text, *shown = word.split(POINT)
        if text == SHOW:
            self._check_open(shown, state.hands[seat].hand)
            return ShowHand()
        (card,) = cards_of((word,))
        return Play(card)

    def _afterwards(self, move: Move) -> None:
        """Read a move behind the end; it is kept as part of how the last step was written."""
        if self._aftermath is None:
            self._aftermath = Aftermath(self.state)
        if move.who == WORLD:
            seat, action = self._forfeited(move)
        else:
            seat = int(move.who)
            action = self._played(seat, move.word, self._aftermath.state)
        try:
            self._aftermath.take(seat, action)
        except IllegalActionError as error:
            raise RecordError(Message("record.refused", fault=error.message)) from error
        self._told.append(move.text)
        self.spelling[len(self.steps) - 1] = self._told

    def _breaks_off(self) -> bool:
        follow = self._peek()
        return follow is not None and _is_forfeit(follow)

    def _forfeit(self, move: Move, *before: str) -> None:
        seat, action = self._forfeited(move)
        self._do(seat, action, *before, move.text)

    def _forfeited(self, move: Move) -> tuple[int, Action]:
        word, _, seat = move.word.partition(POINT)
        if word not in FORFEITS or seat not in _PLAYERS:
            raise RecordError(Message("iss.no_world_move", text=move.word))
        return int(seat), Forfeit(FORFEITS[word])

    def _exchange(self, seat: int, move: Move, step: ExchangeStep) -> None:
        if step is not ExchangeStep.CHOOSE:
            self._after_skat(seat, move)
        elif move.word == TAKE_SKAT:
            self._take_skat(seat, move)
        else:
            text, *shown = move.word.split(POINT)
            self._check_open(shown, self.state.hands[seat].hand)
            self._do(seat, Announce(_contract(text)), move.text)

    def _take_skat(self, seat: int, move: Move) -> None:
        follow = self._peek()
        if self._breaks_off():
            self._do(seat, TakeSkat(), move.text)
            return
        if follow is None or follow.who != WORLD:
            raise RecordError(Message("iss.skat_not_shown"))
        # Refused or not, the step is the player's; what the world shows is checked after it.
        self._do(seat, TakeSkat(), move.text, follow.text)
        self._next()
        shown = CardSet(cards_of(follow.word.split(POINT)))
        if shown != self.deal.skat:
            raise RecordError(Message("iss.other_skat", shown=shown, dealt=self.deal.skat))

    def _after_skat(self, seat: int, move: Move) -> None:
        """Read a declaration with its discards, in one move or in two."""
        text, *words = move.word.split(POINT)
        contract = _contract(text)
        pairs = [move.text]
        held = self.state.hands[seat].hand
        follow = self._peek()
        if not words and follow is not None and not _is_forfeit(follow):
            if follow.who != move.who:
                raise RecordError(Message("iss.no_discard"))
            move = self._next()
            pairs.append(move.text)
            words = move.word.split(POINT)
        # Who breaks off between declaration and discard has declared all the same: the cards he
        # took up count as laid away, which is where the server leaves them.
        laid = CardSet(cards_of(words[:SKAT_SIZE])) if words else self.deal.skat
        self._do(seat, Discard(laid))
        # The open cards of a split declaration are those from before the discard.
        shown = words[SKAT_SIZE:]
        if len(pairs) == 1 or CardSet(cards_of(shown)) != self.deal.hands[seat]:
            self._check_open(shown, held - laid)
        self._do(seat, Announce(contract), *pairs)

    def _check_open(self, words: list[str], hand: CardSet) -> None:
        """Check cards that a move shows, if it shows any."""
        shown = CardSet(cards_of(words))
        if words and shown != hand:
            raise RecordError(Message("iss.other_hand", shown=shown, hand=hand))

    # -- the end ------------------------------------------------------------------------------

    def _complete(self, result: IssResult) -> None:
        """Add what a record leaves unsaid at its end, or refuse it.

        The server of later years takes the resignation of one defender, once the declarer's cards
        lie open, as both; and it may stop as soon as an announced Schneider or Schwarz has failed.
        """
        phase = self.state.phase
        if isinstance(phase, Finished):
            if self._aftermath is not None:
                self._aftermath.finish()
            return
        if isinstance(phase, Playing) and result.resigned is not False and phase.open_hands:
            for defender in phase.defenders:
                if phase.resigned and defender not in phase.resigned:
                    self._do(defender, Concede())
                    return
        if may_cut_short(phase):
            assert phase.current_player is not None
            self._do(phase.current_player, CutShort())
            return
        raise RecordError(Message("record.unfinished"))


def _is_forfeit(move: Move) -> bool:
    return move.who == WORLD and move.word.partition(POINT)[0] in FORFEITS


def _call(word: str) -> Action:
    if word == PASS:
        return Pass()
    if word == HOLD:
        return Hold()
    if _BID.fullmatch(word):
        return Bid(int(word))
    raise RecordError(Message("iss.no_call", text=word))


def _contract(text: str) -> Contract:
    try:
        return Contract.from_text(text)
    except WenzelError as error:
        raise RecordError(error.message) from error
