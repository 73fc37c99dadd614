"""How long a list is, is chosen when a table is begun; one press begins without a choice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.at_table import play_deal, visiting
from tests.web.server import Server
from wenzel import codec


def length_at(server: Server, room: str) -> int:
    options = codec.to_plain(server.hub(room).room.game.options)
    return int(options["match_deals"])


@pytest.mark.parametrize(
    ("game", "deck", "count"), [("skat", "prager", 12), ("sheepshead", "french-32", 10)]
)
def test_the_panel_offers_lengths(
    chromium: Any, server: Server, game: str, deck: str, count: int
) -> None:
    page = chromium.new_context(locale="en").new_page()
    page.goto(f"{server.url}/tradition/{deck}")
    form = page.locator(f'form.start:has([name=game][value="{game}"])')
    form.locator("xpath=..").locator("summary").click()
    assert form.get_by_label("Length of the list").input_value() == ""
    form.get_by_label("Length of the list").select_option(label=f"{count} deals")
    form.locator("button").click()
    page.wait_for_selector("#own-seat .seat")
    assert length_at(server, page.url.rpartition("/")[2]) == count
    page.context.close()


def test_a_list_of_one_deal_ends_with_it(chromium: Any, server: Server) -> None:
    with visiting(chromium, server, "sheepshead", form={"deals": "1"}) as visit:
        while not visit.hub.room.match.is_over:
            play_deal(visit)
            if not visit.hub.room.match.is_over:  # thrown-in hands do not count
                visit.page.locator("#next-deal").click()
                visit.wait("document.getElementById('settlement').hidden")
        assert not visit.page.locator("#next-deal").is_visible()
        assert visit.page.locator("#go-home").is_visible()


def test_lengths_that_are_not_offered_are_refused(server: Server) -> None:
    with server.browser() as browser:
        for form in ({"game": "skat", "deals": "7"}, {"game": "scat", "deals": "12"}):
            assert browser.post("/start", data=form).status_code == 400
        bierlachs = {"game": "skat", "ruleset": "skat-bierlachs", "deals": "12"}
        assert length_at(server, server.open_table(browser, **bierlachs)) == 12
        assert length_at(server, server.open_table(browser, game="skat")) == 0
