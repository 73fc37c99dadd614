"""House rules of Sheepshead: contradictions are named by key, and every form deals its cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sheepshead_support import sheepshead
from wenzel.cards import DECK_32, CardSet
from wenzel.errors import DealError, OptionsError
from wenzel.games.sheepshead.forms import FORMS, DeckForm, Partner
from wenzel.i18n import Speaker

FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"players": 9}, "players"),
    ({"players": 1}, "players"),
    ({"players": 3}, "partner"),
    ({"players": 5, "deck": "without-black-sevens"}, "deck"),
    ({"players": 8, "partner": "called-ace"}, "partner"),
    ({"cracks": 4}, "cracks"),
    ({"match_deals": -1}, "match_deals"),
    ({"opponents_need": 0}, "opponents_need"),
    ({"picker_side_needs": 61}, "picker_side_needs"),
    ({"call_up": "after-blind"}, "call_up"),
    ({"partner": "jack-of-clubs", "call_up": "before-blind"}, "call_up"),
    ({"jack_may_be_buried": False}, "jack_may_be_buried"),
    ({"partner": "jack-of-diamonds", "called_ten_beats_ace": False}, "called_ten_beats_ace"),
    ({"partner": "jack-of-diamonds", "own_ace_call": True}, "own_ace_call"),
    ({"forced_pick_bump": False, "no_pick": "forced-pick"}, "forced_pick_bump"),
    ({"forced_pick_bump": False, "double_on_bump": True}, "forced_pick_bump"),
    ({"no_pick": "moster", "leaster_needs_trick": False}, "leaster_needs_trick"),
    ({"no_pick": "doubler", "leaster_blind": "set-aside"}, "leaster_blind"),
    ({"blitz": "after-crack"}, "blitz"),
    ({"players": 3, "partner": "none", "sheepshead_call": True}, "sheepshead_call"),
    ({"players": 2, "partner": "none", "cracks": 1}, "cracks"),
    ({"players": 2, "partner": "none", "dealer_sits_out": True}, "dealer_sits_out"),
    ({"players": 6, "partner": "jack-of-diamonds", "no_pick": "mittler"}, "no_pick"),
    ({"players": 4, "deck": "without-black-sevens", "trump_suit": "clubs"}, "trump_suit"),
    ({"players": 8, "partner": "queen-jack-seven", "trump_suit": "hearts"}, "trump_suit"),
    ({"players": 8, "partner": "black-queens", "no_pick": "doubler"}, "no_pick"),
    ({"players": 8, "partner": "black-queens", "double_on_bump": True}, "double_on_bump"),
]


@pytest.mark.parametrize(("options", "key"), FAULTS)
def test_a_contradiction_names_the_key(options: dict[str, Any], key: str) -> None:
    with pytest.raises(OptionsError) as caught:
        sheepshead(**options)
    (fault,) = (one for one in caught.value.message.walk() if one.values.get("key") == key)
    assert key in Speaker().say(fault)


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_every_form_deals_its_whole_deck(form: tuple[int, DeckForm, Partner]) -> None:
    players, deck, partner = form
    game = sheepshead(players=players, deck=deck.value, partner=partner.value)
    sizes = FORMS[form]
    each = sizes.hand + 2 * sizes.battery
    total = players * each + sizes.blind + sizes.partners_blind
    assert len(game.deck) == total
    assert game.deck <= DECK_32
    deal = game.deal_from_seed(1, dealer=players - 1)
    assert {len(hand) for hand in deal.hands} == {sizes.hand}
    assert len(deal.blind) == sizes.blind


def test_every_number_of_players_has_a_form() -> None:
    assert {players for players, _, _ in FORMS} == set(range(2, 9))
    assert {partner for _, _, partner in FORMS} == set(Partner)
    assert {deck for _, deck, _ in FORMS} == set(DeckForm)


def test_the_last_cards_never_go_to_the_blind() -> None:
    for players, deck, partner in FORMS:
        game = sheepshead(players=players, deck=deck.value, partner=partner.value)
        cards = list(game.deck)
        deal = game.deal(cards, dealer=players - 1)
        assert deal.blind == CardSet(cards[3 * players : 3 * players + game.options.form.blind])
        assert cards[-1] in deal.hands[players - 1]


def test_the_dealer_sits_out_at_a_table_of_six() -> None:
    game = sheepshead(dealer_sits_out=True)
    assert game.seats == 6
    deal = game.deal_from_seed(1, dealer=2)
    assert [len(hand) for hand in deal.hands] == [6, 6, 0, 6, 6, 6]
    state = game.start(deal)
    assert state.phase.setting.order == (3, 4, 5, 0, 1)
    assert state.legal_actions(2) == ()


def plain_deal(**changes: object) -> Any:
    game = sheepshead()
    plain: dict[str, Any] = {
        "hands": [[card.text for card in hand] for hand in game.deal_from_seed(1).hands],
        "blind": [card.text for card in game.deal_from_seed(1).blind],
        "dealer": 0,
    }
    return game.deal_from_plain({**plain, **changes})


@pytest.mark.parametrize(("changes", "code"), [
    ({"dealer": 5}, "deal.dealer"),
    ({"hands": []}, "deal.hands"),
    ({"blind": []}, "deal.blind_size"),
    ({"blind": ["C2", "C3"]}, "deal.not_in_deck"),
    ({"partners_blind": ["C2"]}, "deal.blind_size"),
    ({"batteries": [["C2"]]}, "deal.batteries"),
    ({"stake": 0}, "deal.stake"),
    ({"stake": 2}, "deal.no_doubler"),
])  # fmt: skip
def test_what_is_no_deal(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(DealError) as caught:
        sheepshead().start(plain_deal(**changes))
    assert code in [fault.code for fault in caught.value.faults]
    assert Speaker().error(caught.value)


def test_a_card_in_two_places_is_no_deal() -> None:
    deal = plain_deal()
    twice = next(iter(deal.hands[1])).text
    with pytest.raises(DealError) as caught:
        sheepshead().start(plain_deal(blind=[twice, next(iter(deal.hands[2])).text]))
    assert [fault.code for fault in caught.value.faults] == ["deal.card_twice"]
