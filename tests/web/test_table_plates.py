"""Hints and lists of games leave plates and tricks free, and the title never moves the table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.at_table import Visit, act, visiting
from tests.web.server import Server

SIZES = ((1280, 800), (390, 844), (320, 568), (844, 390))
_FOLLOW_MS = 60
_MOST_LOOKS = 12
_MOST_STEPS = 40

MET = """(floating) => {
  const box = document.querySelector(floating).getBoundingClientRect();
  return [...document.querySelectorAll('#seats .plate, #seats .said, .played .face')]
    .filter((one) => one.checkVisibility()).map((one) => [one, one.getBoundingClientRect()])
    .filter(([, other]) => box.left < other.right - 2 && other.left < box.right - 2
      && box.top < other.bottom - 2 && other.top < box.bottom - 2)
    .map(([one]) => `${one.className} ${one.innerText}`);
}"""
MARKED = "[...document.querySelectorAll('#hand .card.marked')].map((card) => card.ariaLabel)"


def met_at(visit: Visit, floating: str, sizes: tuple[tuple[int, int], ...]) -> list[str]:
    """Return what something covers, at some sizes."""
    found = []
    for width, height in sizes:
        visit.page.set_viewport_size({"width": width, "height": height})
        met: list[str] = []
        for _ in range(_MOST_LOOKS):
            visit.page.wait_for_timeout(_FOLLOW_MS)
            met = visit.page.evaluate(MET, floating)
            if not met:
                break
        found += [f"{width}x{height}: {one}" for one in met]
    visit.page.set_viewport_size({"width": 1280, "height": 800})
    visit.page.wait_for_timeout(_FOLLOW_MS)
    return found


def bid_until_declarer(visit: Visit, until: str) -> bool:
    """Bid on, deal after deal, until something is there to be seen."""
    page = visit.page
    for _ in range(_MOST_STEPS):
        if not visit.wait_to_act():
            page.locator("#next-deal").click()
            visit.wait("document.getElementById('settlement').hidden")
            continue
        if page.locator(until).count():
            return True
        seq = visit.seq()
        if page.locator("#hand .card[aria-pressed], #hand .card[aria-disabled=false]").count():
            act(visit)
        else:
            page.locator("#deeds .deed:visible").first.click()
        visit.wait_for_news(seq)
        page.wait_for_timeout(30)
    return False


def test_hints_leave_plates_and_tricks_free_and_taken_cards_are_marked(
    chromium: Any, server: Server
) -> None:
    with visiting(chromium, server, "skat") as visit:
        assert bid_until_declarer(visit, "#hand .card[aria-pressed]")
        marked = visit.see(MARKED)
        assert len(marked) == 2
        assert all("just taken up" in label for label in marked)
        visit.page.locator("[data-ask=hint]").click()
        visit.wait("!document.getElementById('hint').hidden")
        assert met_at(visit, "#hint", SIZES) == []
        seq = visit.seq()
        act(visit)
        visit.wait_for_news(seq)
        visit.page.wait_for_timeout(30)
        assert visit.see(MARKED) == []


@pytest.mark.parametrize("language", ["en", pytest.param("hy", marks=pytest.mark.slow)])
def test_the_games_of_the_pub_leave_the_plates_free(
    chromium: Any, server: Server, language: str
) -> None:
    form = {"ruleset": "skat-pub"}
    with visiting(chromium, server, "skat", form=form, language=language) as visit:
        until = "#deeds.listed .deed:has(.detail:not(:empty)):visible"
        assert bid_until_declarer(visit, until)
        assert met_at(visit, "#deeds", ((1280, 800), (390, 844), (320, 568), (1920, 1080))) == []


@pytest.mark.parametrize("language", ["mr", pytest.param("de", marks=pytest.mark.slow)])
def test_the_title_never_moves_the_table(chromium: Any, server: Server, language: str) -> None:
    tops = set()
    with visiting(chromium, server, "sheepshead", size=(390, 844), language=language) as visit:
        while visit.wait_to_act():
            tops.add(visit.see("document.getElementById('felt').getBoundingClientRect().top"))
            seq = visit.seq()
            act(visit)
            visit.wait_for_news(seq)
            visit.page.wait_for_timeout(30)
    assert len(tops) == 1
