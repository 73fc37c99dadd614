"""The house rules of Sheepshead as data; by default five players and a called ace."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final

from wenzel.cards import Suit
from wenzel.games.game import Options
from wenzel.games.sheepshead.forms import FORMS, DeckForm, Form, Partner
from wenzel.messages import Message


class NoPick(Enum):
    """What happens when nobody picks (rules A2.13)."""

    LEASTER = "leaster"
    """Everybody for himself: the fewest points win."""
    DOUBLER = "doubler"
    """Thrown in; a later hand counts double."""
    FORCED_PICK = "forced-pick"
    """The last to be asked has to pick."""
    SCHILLER = "schiller"
    """The first to be asked has to pick after all."""
    REDEAL = "redeal"
    """Thrown in."""
    MOSTER = "moster"
    """Everybody for himself: the most points lose."""
    MITTLER = "mittler"
    """Everybody for himself: the middle one in points wins."""
    SCHNEIDSTER = "schneidster"
    """Everybody for himself: the nearest to 30 points without going over wins."""
    SCHWANZER = "schwanzer"
    """The hands are shown without play, and the strongest pays."""


class LeasterBlind(Enum):
    """Whose the blind is when everybody plays for himself."""

    LAST_TRICK = "last-trick"
    FIRST_TRICK = "first-trick"
    SET_ASIDE = "set-aside"


class BlitzRule(Enum):
    """When both black or both red queens may be shown to double the stakes (rules A2.14)."""

    OFF = "off"
    AT_PICK = "at-pick"
    """By the picker, before he buries."""
    AFTER_CRACK = "after-crack"
    """By anybody, once somebody has cracked."""


class CallUp(Enum):
    """What a picker who holds the partner's jack may do instead of playing alone (rules A2.9)."""

    OFF = "off"
    BEFORE_BLIND = "before-blind"
    """Call the next jack that he lacks, before he has seen the blind."""
    AFTER_BLIND = "after-blind"
    """Call the next jack that he lacks, after burying."""
    FAIL_ACE = "fail-ace"
    """Call a fail ace that he lacks, after burying; nobody is bound by it."""


class RedealRequest(Enum):
    """With what hand a redeal may be asked for before the pick (rules A2.2)."""

    NEVER = "never"
    NO_ACE_FACE_TRUMP = "no-ace-face-trump"
    NO_TEN_EITHER = "no-ten-either"


class TrumpSuit(Enum):
    """The suit whose plain cards are trumps under the queens and jacks."""

    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    CLUBS = "clubs"

    @property
    def suit(self) -> Suit:
        """The suit."""
        return Suit[self.name]


class Spitz(Enum):
    """The rank of the seven of trumps."""

    OFF = "off"
    SECOND = "second"
    FIRST = "first"


class SheepsheadOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """House rules of Sheepshead.

    Attributes:
        players: how many play a hand, 2 to 8.
        partner: how the picker finds his partner, or who plays together without a pick.
        deck: all 32 cards, or some low fail cards left out.
        dealer_sits_out: whether one more sits at the table, and each dealer in turn looks on.
        no_pick: what happens when nobody picks.
        leaster_blind: whose the blind is when everybody plays for himself.
        leaster_needs_trick: whether only who has taken a trick can win a leaster.
        double_on_bump: whether the picker's side loses double.
        forced_pick_bump: whether it does so too when the pick was forced.
        cracks: how often the stakes may be doubled before the lead, 0 to 3: by a crack, a recrack,
            and a crack again.
        blitz: when queens may be shown to double.
        call_up: what a picker with the partner's jack may call instead.
        jack_may_be_buried: whether a picker may bury the partner's jack.
        called_ten_beats_ace: whether a called ten takes the trick from its ace.
        sheepshead_call: whether a picker may undertake to take every trick, alone and at double
            the price of no trick.
        own_ace_call: whether an ace may be called that the picker holds himself.
        partner_off_hook: whether the picker alone pays when his side takes no trick.
        opponents_need: card points that save the opponents from being schneider.
        picker_side_needs: card points that save the picker's side from being schneider.
        redeal_request: with what hand a redeal may be asked for.
        trump_suit: the suit that is trump with the queens and jacks.
        spitz: the rank of the seven of trumps.
        jacks_above_queens: whether the jacks are the highest trumps.
        match_deals: hands in a match; 0 for a match without end.
    """

    players: int = 5
    partner: Partner = Partner.CALLED_ACE
    deck: DeckForm = DeckForm.FULL
    dealer_sits_out: bool = False
    no_pick: NoPick = NoPick.LEASTER
    leaster_blind: LeasterBlind = LeasterBlind.LAST_TRICK
    leaster_needs_trick: bool = True
    double_on_bump: bool = False
    forced_pick_bump: bool = True
    cracks: int = 0
    blitz: BlitzRule = BlitzRule.OFF
    call_up: CallUp = CallUp.OFF
    jack_may_be_buried: bool = True
    called_ten_beats_ace: bool = True
    sheepshead_call: bool = False
    own_ace_call: bool = False
    partner_off_hook: bool = True
    opponents_need: int = 30
    picker_side_needs: int = 31
    redeal_request: RedealRequest = RedealRequest.NEVER
    trump_suit: TrumpSuit = TrumpSuit.DIAMONDS
    spitz: Spitz = Spitz.OFF
    jacks_above_queens: bool = False
    match_deals: int = 0

    @property
    def form(self) -> Form:
        """How many cards go where, and whether there is a pick."""
        return FORMS[self.players, self.deck, self.partner]

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.players + self.dealer_sits_out

    def faults(self) -> tuple[Message, ...]:
        """Return what is out of range or contradictory, by key."""
        return (*self._out_of_range(), *self._of_form(), *self._contradictions())

    def _out_of_range(self) -> Iterator[Message]:
        if self.cracks not in _CRACKS:
            yield Message("options.range", key="cracks", value=self.cracks, allowed=_CRACKS)
        for key, least in (("match_deals", 0), ("opponents_need", 1), ("picker_side_needs", 1)):
            if getattr(self, key) < least:
                yield Message("options.least", key=key, least=least)
        for key in ("opponents_need", "picker_side_needs"):
            if getattr(self, key) > _HALF:
                yield Message("options.most", key=key, most=_HALF)

    def _of_form(self) -> Iterator[Message]:
        """Find what does not go with so many players: deck, then partner, then the rest."""
        counts = tuple(sorted({players for players, _, _ in FORMS}))
        if self.players not in counts:
            yield Message("options.range", key="players", value=self.players, allowed=counts)
            return
        decks = _choices(deck for players, deck, _ in FORMS if players == self.players)
        if self.deck.value not in decks:
            yield _not_with("deck", self.deck, decks, self.players)
            return
        here = (self.players, self.deck)
        partners = _choices(form[2] for form in FORMS if form[:2] == here)
        if self.partner.value not in partners:
            yield _not_with("partner", self.partner, partners, self.players)
            return
        if self.dealer_sits_out and self.form.battery:
            yield Message("options.excludes", key="dealer_sits_out", other="players")
        if not self.form.has_pick:
            for key in _PICK_KEYS:
                if self._differs(key):
                    yield Message("options.needs_value", key=key, other="partner")

    def _contradictions(self) -> Iterator[Message]:
        partner = self.partner
        for key, needs, other in (
            ("call_up", partner.is_jack, "partner"),
            ("jack_may_be_buried", partner.is_jack or partner.calls_ace_too, "partner"),
            ("called_ten_beats_ace", partner.calls_ace, "partner"),
            ("own_ace_call", partner.calls_ace, "partner"),
            ("sheepshead_call", partner.calls, "partner"),
            ("forced_pick_bump", self.double_on_bump, "double_on_bump"),
            ("forced_pick_bump", self.no_pick in FORCED, "no_pick"),
            ("leaster_needs_trick", self.no_pick is NoPick.LEASTER, "no_pick"),
            ("leaster_blind", self.no_pick in EACH_FOR_HIMSELF, "no_pick"),
        ):
            if self._differs(key) and not needs:
                yield Message("options.needs_value", key=key, other=other)
        jacks_up = self.call_up in (CallUp.BEFORE_BLIND, CallUp.AFTER_BLIND)
        if jacks_up and partner is Partner.JACK_OF_CLUBS:
            yield Message("options.excludes", key="call_up", other="partner")
        if self.blitz is BlitzRule.AFTER_CRACK and not self.cracks:
            yield Message("options.needs", key="blitz", other="cracks")
        if self.no_pick is NoPick.MITTLER and self.players % 2 == 0:
            yield Message("options.excludes", key="no_pick", other="players")
        if self.trump_suit is TrumpSuit.CLUBS and self.deck is DeckForm.WITHOUT_BLACK_SEVENS:
            yield Message("options.excludes", key="trump_suit", other="deck")
        if self.trump_suit is not TrumpSuit.DIAMONDS and partner is Partner.QUEEN_JACK_SEVEN:
            yield Message("options.excludes", key="trump_suit", other="partner")

    def _differs(self, key: str) -> bool:
        """Tell whether an option has been changed from its default."""
        changed: bool = getattr(self, key) != getattr(DEFAULT, key)
        return changed


FORCED: Final = (NoPick.FORCED_PICK, NoPick.SCHILLER)
EACH_FOR_HIMSELF: Final = (NoPick.LEASTER, NoPick.MOSTER, NoPick.MITTLER, NoPick.SCHNEIDSTER)
_CRACKS: Final = (0, 1, 2, 3)
_HALF: Final = 60
_PICK_KEYS: Final = (
    "no_pick",
    "leaster_blind",
    "leaster_needs_trick",
    "double_on_bump",
    "cracks",
    "blitz",
    "partner_off_hook",
    "redeal_request",
)

DEFAULT: Final = SheepsheadOptions()
"""Five players and a called ace."""


def _choices(values: Iterator[Enum]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(str(value.value) for value in values))


def _not_with(key: str, value: Enum, allowed: tuple[str, ...], players: int) -> Message:
    return Message(
        "options.not_with_players",
        key=key,
        value=str(value.value),
        allowed=", ".join(allowed),
        players=players,
    )
