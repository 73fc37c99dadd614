"""The table for ears, for keys and from right to left."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.at_table import CORNER, act, play_deal, visiting
from tests.web.looking import PHONE, axe
from tests.web.server import Server

KIND = """[document.getElementById('deeds').className,
  document.querySelector('#hand .playable') === null].join()"""


@pytest.mark.parametrize(
    ("game", "scheme", "size", "language"),
    [
        ("skat", "light", (1280, 800), "en"),
        ("sheepshead", "dark", PHONE, "en"),
        ("scat", "light", PHONE, "ar"),
    ],
)
def test_every_state_of_the_table_is_accessible(
    chromium: Any, server: Server, game: str, scheme: str, size: tuple[int, int], language: str
) -> None:
    checker = axe()
    if checker is None:
        pytest.skip("axe is not installed")
    faults: list[str] = []
    with visiting(chromium, server, game, scheme=scheme, size=size, language=language) as visit:
        page = visit.page
        seen: set[str] = set()
        while visit.wait_to_act():
            kind = visit.see(KIND)
            if kind not in seen:
                seen.add(kind)
                faults += checker.faults(page)
            seq = visit.seq()
            act(visit)
            visit.wait_for_news(seq)
            page.wait_for_timeout(30)
        faults += checker.faults(page)
        page.keyboard.press("?")
        faults += checker.faults(page)
        page.keyboard.press("Escape")
        page.locator("[popovertarget=menu]").click()
        faults += checker.faults(page)
        page.keyboard.press("Escape")
        if page.locator("#last").is_visible():
            page.keyboard.press("l")
            faults += checker.faults(page)
    assert faults == []


def test_cards_say_what_they_are_and_why_not(chromium: Any, server: Server) -> None:
    with visiting(chromium, server, "sheepshead") as visit:
        page = visit.page
        while visit.wait_to_act():
            forbidden = page.locator("#hand .card.forbidden")
            if forbidden.count():
                break
            seq = visit.seq()
            act(visit)
            visit.wait_for_news(seq)
            page.wait_for_timeout(30)
        card = page.locator("#hand .card.forbidden").first
        reason = next(c["reason"] for c in visit.scene["hand"] if not c.get("playable"))
        # Read out with every card, the reason would be a long story: it is said when asked for.
        assert reason not in card.get_attribute("aria-label")
        assert card.get_attribute("aria-disabled") == "true"
        card.click(position=CORNER, force=True)
        assert page.locator("#notice").inner_text() == reason
        assert page.locator("#voice").text_content().strip() == reason
        assert visit.see("document.querySelectorAll('#hand [tabindex=\"0\"]').length") == 1


def test_keys_answer(chromium: Any, server: Server) -> None:
    with visiting(chromium, server, "skat") as visit:
        page = visit.page
        visit.wait_to_act()
        heard = {}
        for key in "htlcswr":
            page.keyboard.press(key)
            heard[key] = page.locator("#voice").text_content().strip()
        assert heard["h"].count(",") == 9
        assert heard["w"] == visit.scene["prompt"]
        assert heard["c"] == ", ".join(visit.scene["title"])
        assert all(heard.values())


def test_keys_answer_on_keyboards_of_other_scripts(chromium: Any, server: Server) -> None:
    press = """([key, code]) => document.body.dispatchEvent(
        new KeyboardEvent("keydown", {key, code, bubbles: true, cancelable: true}))"""
    with visiting(chromium, server, "skat", language="ne") as visit:
        page = visit.page
        visit.wait_to_act()
        page.keyboard.press("w")
        assert page.locator("#voice").text_content().strip() == visit.scene["prompt"]
        page.evaluate(press, ["ह", "KeyH"])
        assert visit.scene["hand"][0]["name"] in page.locator("#voice").text_content()
        page.evaluate(press, ["१", "Digit1"])
        assert page.locator("#notice").is_visible()
        page.evaluate(press, ["य", "Slash"])
        page.locator("#command-text").fill("१")
        page.keyboard.press("Enter")
        # The place of a card is understood, and refused as a tap on it is.
        assert page.locator("#notice").inner_text() != page.locator("body").get_attribute(
            "data-unknown"
        )


def test_arabic_is_listed_and_typed_as_it_is_read(chromium: Any, server: Server) -> None:
    with visiting(chromium, server, "skat", language="ar") as visit:
        page = visit.page
        visit.wait_to_act()
        page.keyboard.press("h")
        heard = page.locator("#voice").text_content().strip()
        assert heard.split("، ") == [card["name"] for card in visit.scene["hand"]]
        assert "," not in page.locator("#hand .card").first.get_attribute("aria-label")
        shown = page.locator("#deeds button").first.text_content()
        typed = "".join(sign for sign in shown if not "\u2066" <= sign <= "\u2069")
        seq = visit.seq()
        page.keyboard.press("/")
        page.locator("#command-text").fill(typed)
        page.keyboard.press("Enter")
        visit.wait_for_news(seq)
        assert visit.seq() > seq


def test_the_page_is_mirrored_and_the_table_is_not(chromium: Any, server: Server) -> None:
    with visiting(chromium, server, "skat", language="ar") as visit:
        page = visit.page
        assert visit.see("document.documentElement.dir") == "rtl"
        for part in ("#felt", "#hand"):
            assert (
                visit.see(f"getComputedStyle(document.querySelector('{part}')).direction") == "ltr"
            )
        left, right = (
            page.locator("#seats .seat").nth(index).bounding_box()["x"] for index in (0, 1)
        )
        assert left < right, "the next player sits on the left in every language"
        brand, tools = (page.locator(part).bounding_box()["x"] for part in (".brand", ".tools"))
        assert brand > tools
        play_deal(visit)


def test_the_last_trick_can_be_looked_at(chromium: Any, server: Server) -> None:
    with visiting(chromium, server, "sheepshead") as visit:
        page = visit.page
        while visit.wait_to_act() and not visit.scene.get("last_trick"):
            seq = visit.seq()
            act(visit)
            visit.wait_for_news(seq)
            page.wait_for_timeout(30)
        page.locator("#last").click()
        shown = page.locator("#last-cards li")
        assert shown.count() == len(visit.scene["last_trick"])
        assert page.locator("#last-cards .winning").count() == 1
        page.keyboard.press("Escape")
        assert not page.locator("#last-trick").is_visible()


def test_a_lost_line_is_told_and_comes_back(chromium: Any, server: Server) -> None:
    with visiting(chromium, server, "skat") as visit:
        page = visit.page.context.new_page()
        lines: list[Any] = []
        page.route_web_socket(
            "**/socket", lambda line: lines.append((line, line.connect_to_server()))
        )
        page.goto(visit.page.url)
        page.wait_for_selector("#own-seat .seat")
        lines[0][0].close()
        page.wait_for_selector("#line:not([hidden])")
        page.wait_for_selector("#line", state="hidden")
        assert len(lines) == 2
        assert page.locator("#voice").text_content().strip() == page.locator("#line").text_content()
