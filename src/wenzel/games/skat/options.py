"""The house rules of Skat as data. Every default is the International Skat Order."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final

from wenzel.games.game import Options
from wenzel.messages import Message


class Scoring(Enum):
    """What a deal adds to each seat's score."""

    CLASSIC = "classic"
    """The declarer's value, or minus twice the value (ISkO; also the Leipzig list)."""
    SEEGER = "seeger"
    """Classic, and 50 for a won, minus 50 for a lost game of one's own."""
    SEEGER_FABIAN = "seeger-fabian"
    """Seeger, and 40 (four at the table: 30) for each other seat when a declarer loses."""
    BIERLACHS = "bierlachs"
    """Only minus points: the declarer's loss, or the value against each defender."""


class Concessions(Enum):
    """What giving up and laying cards open do."""

    ISKO = "isko"
    """ISkO 4.4: a late concession needs consent, one defender binds both, simple level."""
    SERVER = "server"
    """The Skat server: both defenders must resign, then the rest counts as the declarer's."""


class LostHandGame(Enum):
    """What a lost hand game costs."""

    DOUBLE = "double"
    SINGLE = "single"
    """Until 31 December 1998."""


class Kontra(Enum):
    """Whether and when defenders may double."""

    OFF = "off"
    BEFORE_LEAD = "before-lead"
    BEFORE_OWN_CARD = "before-own-card"


class PassedIn(Enum):
    """What happens when nobody bids."""

    SCORE_NOTHING = "score-nothing"
    RAMSCH = "ramsch"


class RamschValue(Enum):
    """What the loser of a Ramsch pays."""

    POINTS = "points"
    """His card points."""
    LADDER = "ladder"
    """10, with one virgin 15, with two 20."""


class RamschTie(Enum):
    """Who loses when several share the most points."""

    ALL_LOSE = "all-lose"
    SHARE = "share"
    """Each pays half, rounded down."""
    LAST_TRICK = "last-trick"
    """The one of them who took the last trick, or if none did, all."""


class RamschSkat(Enum):
    """Whose the skat is in a Ramsch."""

    LAST_TRICK = "last-trick"
    LOSER = "loser"


class BockEvent(Enum):
    """What starts a round of doubled games."""

    LOST_WITH_60 = "lost-with-60"
    GRAND_HAND_WON = "grand-hand-won"
    KONTRA_WON = "kontra-won"
    """The defenders said Kontra and the declarer lost."""
    KONTRA_AND_RE = "kontra-and-re"
    ROUND_SCORE = "round-score"
    """A seat's running score has three equal digits, or is a multiple of 100."""
    GAME_OF_72 = "game-of-72"
    GAME_OF_96 = "game-of-96"


class SkatOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """House rules of Skat.

    Attributes:
        players: 3, or 4 with the dealer sitting out.
        scoring: what a deal adds to the scores.
        bierlachs_limit: minus points that end a Bierlachs.
        concessions: what giving up does.
        null_below_bid: whether a Null worth less than the bid may be announced; it is then
            settled as ISkO 3.6.2 (2022) says, without play.
        lost_hand_game: what a lost hand game costs.
        grand_ouvert_base: base value of an open Grand: 24, until 1998 36.
        kontra: when defenders may double.
        kontra_after_bid_only: only for defenders who bid or held a value.
        re: whether the declarer may double again.
        re_in_null: whether he may in a Null.
        spitze: levels that an announced Spitze adds; 0 for no Spitze.
        passed_in: what happens when nobody bids.
        ramsch_value, ramsch_tie, ramsch_skat: see there.
        ramsch_three_way: whether three equal shares of 40 cost everybody his points.
        ramsch_march: what a player with all ten tricks gains; 0 for no march.
        schieberamsch: whether the skat is passed round before a Ramsch.
        ramsch_grand_hand: whether Grand Hand may be called instead of a Ramsch.
        bock_events: what starts a Bock round; nothing for none.
        bock_ramsch: whether a round of Ramsch follows each Bock round.
        match_deals: deals in a list; 0 for twelve rounds, and in a Bierlachs for no number.
    """

    players: int = 3
    scoring: Scoring = Scoring.CLASSIC
    bierlachs_limit: int = 301
    concessions: Concessions = Concessions.ISKO
    null_below_bid: bool = False
    lost_hand_game: LostHandGame = LostHandGame.DOUBLE
    grand_ouvert_base: int = 24
    kontra: Kontra = Kontra.OFF
    kontra_after_bid_only: bool = False
    re: bool = True
    re_in_null: bool = True
    spitze: int = 0
    passed_in: PassedIn = PassedIn.SCORE_NOTHING
    ramsch_value: RamschValue = RamschValue.POINTS
    ramsch_tie: RamschTie = RamschTie.ALL_LOSE
    ramsch_skat: RamschSkat = RamschSkat.LAST_TRICK
    ramsch_three_way: bool = False
    ramsch_march: int = 120
    schieberamsch: bool = False
    ramsch_grand_hand: bool = False
    bock_events: frozenset[BockEvent] = frozenset()
    bock_ramsch: bool = False
    match_deals: int = 0

    @property
    def has_kontra(self) -> bool:
        """Whether defenders may double at all."""
        return self.kontra is not Kontra.OFF

    @property
    def has_ramsch(self) -> bool:
        """Whether a Ramsch can occur at all."""
        return self.passed_in is PassedIn.RAMSCH or self.bock_ramsch

    def faults(self) -> tuple[Message, ...]:
        """Return what is out of range or contradictory, by key."""
        return (*self._out_of_range(), *self._contradictions())

    def _out_of_range(self) -> Iterator[Message]:
        for key, value, allowed in (
            ("players", self.players, (3, 4)),
            ("grand_ouvert_base", self.grand_ouvert_base, (24, 36)),
            ("spitze", self.spitze, (0, 1, 2)),
        ):
            if value not in allowed:
                yield Message("options.range", key=key, value=value, allowed=allowed)
        if self.bierlachs_limit < 1:
            yield Message("options.least", key="bierlachs_limit", least=1)
        for key in ("ramsch_march", "match_deals"):
            if getattr(self, key) < 0:
                yield Message("options.least", key=key, least=0)

    def _contradictions(self) -> Iterator[Message]:
        for key in _RAMSCH_KEYS:
            if not self.has_ramsch and self._differs(key):
                yield Message("options.needs", key=key, other="passed_in")
        for key in ("re", "re_in_null"):
            if not self.has_kontra and self._differs(key):
                yield Message("options.needs", key=key, other="kontra")
        if self.scoring is not Scoring.BIERLACHS and self._differs("bierlachs_limit"):
            yield Message("options.needs", key="bierlachs_limit", other="scoring")
        for key, stands, other, needed in (
            ("bock_ramsch", self.bock_ramsch, "bock_events", bool(self.bock_events)),
            ("kontra_after_bid_only", self.kontra_after_bid_only, "kontra", self.has_kontra),
        ):
            if stands and not needed:
                yield Message("options.needs", key=key, other=other)
        for event, other, needed in (
            (BockEvent.KONTRA_WON, "kontra", self.has_kontra),
            (BockEvent.KONTRA_AND_RE, "re", self.has_kontra and self.re),
        ):
            if event in self.bock_events and not needed:
                yield Message(
                    "options.event_needs", key="bock_events", event=event.value, other=other
                )
        if self.bock_events and self.scoring is Scoring.BIERLACHS:
            yield Message("options.excludes", key="bock_events", other="scoring")

    def _differs(self, key: str) -> bool:
        """Tell whether an option has been changed from its official value."""
        changed: bool = getattr(self, key) != getattr(OFFICIAL, key)
        return changed


_RAMSCH_KEYS: Final = (
    "ramsch_value",
    "ramsch_tie",
    "ramsch_skat",
    "ramsch_three_way",
    "ramsch_march",
    "schieberamsch",
    "ramsch_grand_hand",
)

OFFICIAL: Final = SkatOptions()
"""The International Skat Order."""
