"""The pages in a real browser: accessible, fitting, still, and whole without scripts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from typing import Any

import pytest

from tests.web.looking import (
    DESK,
    PHONE,
    PSEUDO,
    SMALLEST,
    TEXT_FAULTS,
    UNTRANSLATED,
    axe,
    pseudo_language,
)
from tests.web.server import PERSON, Server, running
from tests.web.test_pages_plain import Finished, play
from wenzel.games.registry import game_names
from wenzel.i18n.languages import LANGUAGES

PAGES = ("/", "/tradition/prager", "/tradition/french-52", "/rules/skat", "/settings", "/nowhere")
SIZES = {"desk": DESK, "phone": PHONE, "smallest": SMALLEST}


@contextmanager
def opened(
    chromium: Any, server: Server, language: str = "en", size: str = "desk", **more: Any
) -> Iterator[Any]:
    """Open a window whose page complains of nothing."""
    width, height = SIZES[size]
    context = chromium.new_context(
        viewport={"width": width, "height": height}, locale=language, base_url=server.url, **more
    )
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
    page.on(
        "request",
        lambda asked: (
            None if asked.url.startswith((server.url, "data:")) else complaints.append(asked.url)
        ),
    )
    yield page
    context.close()
    assert [text for text in complaints if "404" not in text] == []


@pytest.fixture(scope="module")
def finished(server: Server) -> Iterator[dict[str, Finished]]:
    with server.browser() as one, server.browser() as two, server.browser() as three:
        browsers = dict(zip(game_names(), (one, two, three), strict=True))
        yield {game: play(server, browser, game) for game, browser in browsers.items()}


def sit(page: Any, server: Server, table: Finished) -> str:
    """Let a window be that of the person at a table; return the path of its deal."""
    person = table.browser.cookies[PERSON]
    page.context.add_cookies([{"name": PERSON, "value": person, "url": server.url}])
    return f"/table/{table.room}/deal/1"


FAST = (("en", "light"), ("ar", "dark"))


@pytest.mark.parametrize(
    ("language", "scheme"),
    [
        pytest.param(*one, marks=() if one in FAST else pytest.mark.slow)
        for one in product(LANGUAGES, ("light", "dark"))
    ],
)
def test_pages_are_accessible(
    chromium: Any, server: Server, finished: dict[str, Finished], language: str, scheme: str
) -> None:
    checker = axe()
    if checker is None:
        pytest.skip("axe-playwright-python is not installed")
    with opened(chromium, server, language, color_scheme=scheme) as page:
        deal = sit(page, server, finished["skat"])
        faults = []
        for path in (*PAGES, f"{deal}?step=12&review=wait", deal.replace("deal/1", "list")):
            page.goto(path)
            page.evaluate("for (const e of document.querySelectorAll('details')) e.open = true")
            faults += [f"{path} {fault}" for fault in checker.faults(page)]
        assert faults == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de", "ar", "hy", "ne"])
def test_words_fit(
    chromium: Any, server: Server, finished: dict[str, Finished], language: str, size: str
) -> None:
    with opened(chromium, server, language, size) as page:
        deals = [sit(page, server, table) for table in finished.values()][-1:]
        faults = []
        for path in (*PAGES, *(f"{deal}?step=9" for deal in deals)):
            page.goto(path)
            page.evaluate("for (const e of document.querySelectorAll('details')) e.open = true")
            faults += [f"{path} {fault}" for fault in page.evaluate(TEXT_FAULTS)]
        assert faults == []


def test_every_word_is_a_sentence_that_can_be_translated(chromium: Any) -> None:
    with pseudo_language(), running() as server, server.browser() as browser:
        table = play(server, browser, "skat")
        with opened(chromium, server) as page:
            deal = sit(page, server, table)
            page.goto("/settings")
            page.select_option("#language", PSEUDO.code)
            page.wait_for_function(f"document.documentElement.lang === '{PSEUDO.code}'")
            faults = []
            for path in (*PAGES, f"{deal}?step=9&review=wait", deal.replace("deal/1", "list")):
                page.goto(path)
                found = page.evaluate(UNTRANSLATED) + page.evaluate(TEXT_FAULTS)
                faults += [f"{path} {fault}" for fault in found]
            assert faults == []


def test_nothing_moves_while_a_page_loads(
    chromium: Any, server: Server, finished: dict[str, Finished]
) -> None:
    with opened(chromium, server, size="phone") as page:
        page.add_init_script(
            "window.moved = 0; new PerformanceObserver((list) => { for (const one of "
            "list.getEntries()) window.moved += one.value; })"
            ".observe({ type: 'layout-shift', buffered: true });"
        )
        deal = sit(page, server, finished["skat"])
        for path in (*PAGES[:-1], f"{deal}?step=3"):
            page.goto(path)
            page.wait_for_load_state("networkidle")
            assert page.evaluate("window.moved") == pytest.approx(0, abs=0.001), path


def test_a_deal_is_stepped_through_without_scripts(
    chromium: Any, server: Server, finished: dict[str, Finished]
) -> None:
    with opened(chromium, server, java_script_enabled=False) as page:
        page.goto(sit(page, server, finished["skat"]))
        for step in range(1, 6):
            page.locator(".steps a").nth(2).click()
            assert f"step={step}" in page.url
        page.locator(".steps a").nth(1).click()
        assert "step=4" in page.url
        page.locator(".steps a").nth(3).click()
        assert page.locator(".steps a[aria-disabled]").count() == 2


def test_stepping_with_scripts_loads_no_page(
    chromium: Any, server: Server, finished: dict[str, Finished]
) -> None:
    with opened(chromium, server) as page:
        page.goto(sit(page, server, finished["sheepshead"]))
        page.evaluate("window.same = true")
        for step in range(1, 4):
            page.locator(".steps a").nth(2).click()
            page.wait_for_url(f"**step={step}#replay")
        assert page.evaluate("window.same")
        assert page.evaluate("document.activeElement.textContent") == "Next"


def test_settings_without_scripts(chromium: Any, server: Server) -> None:
    with opened(chromium, server, java_script_enabled=False) as page:
        page.goto("/settings?back=/rules/skat")
        page.locator("input[name=theme][value=dark]").check()
        page.locator("input[name=language][value=ar]").last.check()
        page.locator(".save button").click()
        assert page.url.endswith("/rules/skat")
        html = page.locator("html")
        assert html.get_attribute("data-theme") == "dark"
        assert html.get_attribute("dir") == "rtl"


def test_one_press_begins_a_game(chromium: Any, server: Server) -> None:
    with opened(chromium, server, size="phone") as page:
        for game in game_names():
            page.goto("/")
            page.locator(f".games form:has(input[value={game}]) button").click()
            page.wait_for_url("**/table/*")
