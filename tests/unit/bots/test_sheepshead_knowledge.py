"""What a player of Sheepshead knows, and what it must not know."""

from __future__ import annotations

import pytest

from tests.sheepshead_support import dealt, said, sheepshead, then
from tests.support import cards
from wenzel.bots.sheepshead.knowledge import Knowledge
from wenzel.bots.sheepshead.weights import Role
from wenzel.cards import Card, CardSet
from wenzel.games.sheepshead.state import SheepsheadState

GAME = sheepshead()
# Seat 1 picks and calls the ace of hearts, which seat 3 holds.
HANDS = (
    "H7 C9 C8 ST S7 D8", "CQ SQ CJ DA H8 CA", "HK H9 HQ D7 SK S9", "HA HJ DK C7 CT S8",
    "DQ SJ DJ D9 HT CK",
)  # fmt: skip
START = said(
    GAME, dealt(GAME, *HANDS, blind="DT SA"), "pass", "pick", "bury CA SA", "call HA"
)  # fmt: skip


def known(state: SheepsheadState, seat: int, tricks_remembered: int | None = None) -> Knowledge:
    return Knowledge.of(GAME.view(state, seat), tricks_remembered=tricks_remembered)


def test_roles_and_friends_before_the_first_lead() -> None:
    roles = [known(START, seat).role for seat in range(5)]
    assert roles == [Role.OPPONENT, Role.PICKER, Role.OPPONENT, Role.PARTNER, Role.OPPONENT]
    partner = known(START, 3)
    assert [partner.friend(seat) for seat in range(5)] == [0.0, 1.0, 0.0, 1.0, 0.0]
    opponent = known(START, 0)
    assert opponent.friend(1) == 0.0
    assert [opponent.friend(seat) for seat in (2, 3, 4)] == pytest.approx([2 / 3] * 3)
    picker = known(START, 1)
    assert [picker.friend(seat) for seat in (0, 2, 3, 4)] == pytest.approx([1 / 4] * 4)


def test_only_the_partner_is_secret_until_the_called_card_lies() -> None:
    assert [known(START, seat).is_secret_partner for seat in range(5)] == [
        False, False, False, True, False,
    ]  # fmt: skip
    shown = then(GAME, START, "play H7", "play H8", "play HK", "play HA")
    assert not known(shown, 3).is_secret_partner
    for seat in (0, 2, 4):
        assert known(shown, seat).friend(3) == 0.0
        assert known(shown, seat).friend(2) == 1.0


def test_the_picker_cannot_hold_what_he_called() -> None:
    for seat in (0, 2, 4):
        assert Card("HA") not in known(START, seat).possible[1]
        assert Card("HA") in known(START, seat).possible[3]


def test_who_does_not_follow_is_void_and_can_be_no_secret_partner_there() -> None:
    # Seat 0 leads clubs; the picker has none and trumps, seat 2 has none either.
    state = then(GAME, START, "play C9", "play DA", "play SK")
    here = known(state, 4)
    clubs = here.order.cards_of(Card("C9").suit)
    assert not here.possible[1] & clubs
    assert not here.possible[2] & clubs
    assert here.possible[3] & clubs
    assert here.has_none(1, clubs) == 1.0
    assert here.has_none(3, clubs) < 1.0


def test_own_cards_and_played_cards_are_counted() -> None:
    state = then(GAME, START, "play C9", "play DA")
    picker = known(START, 1)
    assert not picker.unseen & cards("CQ SQ CJ DA H8 DT CA SA")
    assert len(picker.unseen) == 24
    opponent = known(state, 2)
    assert opponent.unseen == GAME.deck - cards(HANDS[2]) - cards("C9 DA")
    assert [opponent.cards_left(seat) for seat in range(5)] == [5, 5, 6, 6, 6]


def test_a_forgetful_player_counts_cards_again() -> None:
    first = "play H7", "play H8", "play HK", "play HA", "play HT"
    second = "play S8", "play D9", "play S7", "play CQ", "play SK"
    state = then(GAME, START, *first, *second)
    remembers, forgets = known(state, 4), known(state, 4, tricks_remembered=1)
    assert Card("H7") in forgets.unseen
    assert Card("H7") not in remembers.unseen
    assert Card("S8") not in forgets.unseen


def test_a_trump_lead_raises_suspicion_and_a_gift_to_the_picker_more() -> None:
    trump_led = then(GAME, START, "play D8", "play CQ", "play D7", "play DK", "play D9")
    suspected = known(trump_led, 2).sides.chances
    assert suspected[0] > suspected[4]
    # The partner has schmeared nothing that counts yet; the seat that led is suspected most.
    assert sum(suspected[seat] for seat in (0, 3, 4)) == pytest.approx(1.0)


def test_masters_and_higher_cards() -> None:
    picker = known(START, 1)
    assert picker.is_master(Card("CQ"))
    assert picker.is_master(Card("SQ"))
    assert not picker.is_master(Card("CJ"))
    assert picker.higher(Card("CJ"), picker.unseen) == cards("HQ DQ")


def test_cards_shown_by_a_blitz_lie_with_whoever_showed_them() -> None:
    game = sheepshead("sheepshead-called-ace", cracks=1, blitz="after-crack")
    deal = dealt(
        game, "H7 C9 C8 ST S7 D8", "SQ CJ DA DK H8 CA", "HK H9 D7 SK S9 C7", "HA HJ S8 CT D9 SJ",
        "CQ HQ DQ DJ HT CK", blind="DT SA",
    )  # fmt: skip
    state = said(game, deal, "pass", "pick", "bury CA SA", "call HA", "pass", "pass", "crack")
    while state.current_player != 4:
        state = then(game, state, "pass")
    state = then(game, state, "blitz red")
    state = then(game, state, "pass")
    view = game.view(state, 0)
    here = Knowledge.of(view)
    red = CardSet.from_text("HQ DQ")
    assert red <= here.possible[4]
    assert all(not here.possible[seat] & red for seat in (1, 2, 3))
