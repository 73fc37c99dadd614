"""Cards in trump games: what a sensible player plays in positions that have one sensible card."""

from __future__ import annotations

import pytest

from tests.support import FOREHAND, MIDDLEHAND, REARHAND, arranged, forehand_plays, skat, then
from wenzel.bots import make_player
from wenzel.games.skat.deal import SkatDeal
from wenzel.games.skat.state import SkatState

RULE = make_player("rule", "skat")

CLUBS = arranged(
    forehand="CJ SJ HJ CA CK C8 SK S7 HA HT",
    middlehand="DJ C9 ST SA S8 HK H9 DT DK D7",
    rearhand="CT CQ C7 SQ S9 HQ H8 DA DQ D8",
    skat="H7 D9",
)
"""Forehand plays Clubs with three jacks; spades king is his sore spot."""

GRAND = arranged(
    forehand="CJ SJ CA CT CK C7 SA S7 HK DA",
    middlehand="HJ CQ C9 ST SK HA HT DT DK D7",
    rearhand="DJ C8 SQ S9 S8 HQ H9 H8 DQ D8",
    skat="H7 D9",
)


def advised(state: SkatState, seat: int) -> tuple[str, str]:
    """Return the card and the reason, after checking who is on move."""
    assert state.current_player == seat
    advice = RULE.advise(skat().view(state, seat))
    return advice.action.line.removeprefix("play "), advice.reason.code.removeprefix("hint.")


def after(deal: SkatDeal, contract: str, *played: str) -> SkatState:
    """Return the state after some cards."""
    lines = [f"play {card}" for trick in played for card in trick.split()]
    return then(forehand_plays(skat(), deal, contract), *lines)


# -- the declarer ------------------------------------------------------------


def test_the_declarer_pulls_trumps_from_the_top() -> None:
    card, why = advised(after(CLUBS, "C"), FOREHAND)
    assert card in {"CJ", "SJ", "HJ"}
    assert why == "pull_trumps"


def test_when_no_trump_is_out_he_cashes_his_aces() -> None:
    state = after(CLUBS, "C", "CJ DJ C7", "SJ C9 CQ", "HJ D7 CT")
    card, why = advised(state, FOREHAND)
    assert (card, why) == ("HA", "cash")


def test_without_the_top_trumps_he_drives_them_out() -> None:
    deal = arranged(
        forehand="HJ DJ CA CK CQ C9 C8 HA HT D7", middlehand="CJ CT S9", rearhand="SJ C7 S8",
        skat="S7 H7",
    )  # fmt: skip
    card, why = advised(after(deal, "C"), FOREHAND)
    assert why == "drive_trump"
    assert card not in {"CA", "CK"}


def test_playing_last_he_takes_the_trick_with_his_points() -> None:
    # Middlehand wins the lead with the ace of spades, then plays hearts.
    state = after(CLUBS, "C", "S7 SA S9", "HK H8")
    assert advised(state, FOREHAND) == ("HA", "win_last")


def test_void_he_ruffs_a_fat_trick() -> None:
    state = after(CLUBS, "C", "S7 SA S9", "DT DA")
    card, why = advised(state, FOREHAND)
    assert why == "ruff"
    assert card in {"CA", "CK", "C8"}, "not with a jack"


def test_void_he_keeps_his_trumps_from_an_empty_trick() -> None:
    deal = arranged(
        forehand="CJ SJ CA CK C9 S7 S8 H8 H9 HA", middlehand="DJ HJ CT CQ C8 SA DK D7 D8 ST",
        rearhand="C7 SK SQ HK HQ HT DA DT DQ D9", skat="H7 S9",
    )  # fmt: skip
    state = after(deal, "C", "S7 SA SQ", "D8 D9")
    card, why = advised(state, FOREHAND)
    assert (card[0] != "C", why) == (True, "keep_trump")


def test_in_second_place_he_does_not_give_his_ten_to_the_ace_behind() -> None:
    deal = arranged(
        forehand="CJ SJ CA CK CQ C9 HT H7 S7 DA", middlehand="HJ H9 H8 SA S8", rearhand="HA HK DJ",
        skat="D7 D8",
    )  # fmt: skip
    state = after(deal, "C", "S7 SA S9")
    state = then(state, "play H9", "play HK")
    assert advised(state, FOREHAND)[0] == "HT", "last, over the king"


def test_in_a_grand_he_pulls_the_jacks_before_his_long_suit() -> None:
    card, why = advised(after(GRAND, "G"), FOREHAND)
    assert card in {"CJ", "SJ"}
    assert why == "pull_trumps"


def test_then_he_plays_his_suit_from_the_top() -> None:
    state = after(GRAND, "G", "CJ HJ DJ")
    card, why = advised(state, FOREHAND)
    assert card in {"CA", "SA", "DA"}
    assert why == "cash"


# -- the defenders -----------------------------------------------------------


def test_a_defender_throws_points_on_the_partners_trick() -> None:
    # Spades king led, the partner's ace takes it: rearhand has nothing but spades to follow.
    state = after(CLUBS, "C", "CJ DJ C7", "SJ C9 CQ", "HJ D7 CT", "SK SA")
    assert advised(state, REARHAND) == ("SQ", "smear")


def test_void_of_the_suit_he_gives_the_ten_or_the_ace() -> None:
    deal = arranged(
        forehand="CJ SJ HJ CA CK C8 SK S7 HA HT", middlehand="DJ C9 SA ST S8",
        rearhand="CT CQ C7 DT DK DQ D9 D8 HK HQ", skat="H7 S9",
    )  # fmt: skip
    state = after(deal, "C", "CJ DJ C7", "SJ C9 CQ", "HJ S8 CT", "SK SA")
    assert advised(state, REARHAND) == ("DT", "smear")


def test_a_defender_does_not_overtake_his_partner() -> None:
    state = after(GRAND, "G", "S7 ST")
    card, _ = advised(state, REARHAND)
    assert card in {"SQ", "S9", "S8"}
    won = after(GRAND, "G", "S7 SK")
    assert advised(won, REARHAND) == ("SQ", "smear")


def test_what_can_be_won_for_certain_is_won() -> None:
    # The declarer leads his low spade, the partner cannot beat it; the ace can.
    deal = arranged(
        forehand="CJ SJ HJ CA CK C8 SK S7 HA HT", middlehand="DJ C9 S8",
        rearhand="CT SA ST", skat="H7 D9",
    )  # fmt: skip
    state = after(deal, "C", "SK S8")
    card, why = advised(state, REARHAND)
    assert (card, why) == ("SA", "win_last")


def test_what_cannot_be_won_gets_no_points() -> None:
    state = after(CLUBS, "C", "HA HK")
    assert advised(state, REARHAND) == ("H8", "cannot_win")
    state = after(CLUBS, "C", "CJ DJ")
    assert advised(state, REARHAND) == ("C7", "cannot_win")


def test_a_defender_on_lead_plays_his_ace_of_a_short_suit() -> None:
    deal = arranged(
        middlehand="CJ SJ HJ CA CK C8 SK S7 HT DT", forehand="CT C9 SA S8 HK H9 H8 DK DQ D7",
        rearhand="CQ C7", skat="H7 D9",
    )  # fmt: skip
    game = skat()
    state = game.start(deal)
    state = then(state, "bid 18", "pass", "pass", "take_skat", "discard H7 D9", "announce C")
    assert advised(state, FOREHAND) == ("SA", "lead_ace")


def leading(declarer: int) -> tuple[str, str]:
    """Return what forehand leads without an ace, the declarer being next or last."""
    own = "C9 CT S9 S8 H9 H8 H7 HQ DK D8"
    strong = "CJ SJ HJ DJ CA CK SA ST HA HT"
    middle, rear = (strong, "CQ C7") if declarer == MIDDLEHAND else ("CQ C7", strong)
    deal = arranged(forehand=own, middlehand=middle, rearhand=rear, skat="DA D7")
    opening = ["bid 18", "pass", "pass"] if declarer == MIDDLEHAND else ["pass", "bid 18", "pass"]
    state = then(skat().start(deal), *opening, "take_skat", "discard DA D7", "announce C")
    return advised(state, FOREHAND)


def test_the_short_way_the_long_suit_the_long_way_the_short_suit() -> None:
    card, why = leading(MIDDLEHAND)
    assert (card[0], why) == ("H", "lead_long")
    card, why = leading(REARHAND)
    assert (card[0] in "SD", why) == (True, "lead_short")


def test_a_defender_who_must_follow_a_trump_lead_saves_his_high_ones() -> None:
    state = after(GRAND, "G", "CJ")
    assert advised(state, MIDDLEHAND) == ("HJ", "only_card")
    state = after(CLUBS, "C", "CJ")
    assert advised(state, MIDDLEHAND)[0] == "C9"


@pytest.mark.parametrize("contract", ["C", "G"])
def test_the_only_card_needs_no_other_reason(contract: str) -> None:
    state = forehand_plays(skat(), CLUBS, contract)
    while state.current_player is not None:
        seat = state.current_player
        choices = [a for a in state.legal_actions() if a.line.startswith("play")]
        card, why = advised(state, seat)
        assert (why == "only_card") == (len(choices) == 1)
        state = then(state, f"play {card}")
