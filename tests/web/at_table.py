"""A person at a table in a real browser, and what there is to see there."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tests.web.looking import DESK
from tests.web.server import Server

CORNER: Final = {"x": 12, "y": 22}
"""Where a card shows even if others lie over it."""
_MOST_STEPS: Final = 400


@dataclass
class Visit:
    """A page at a table.

    Attributes:
        page: Playwright's page.
        troubles: what the console complained of, and requests to other hosts.
        frames: what came through the socket.
    """

    page: Any
    server: Server
    troubles: list[str] = field(default_factory=list)
    frames: list[dict[str, Any]] = field(default_factory=list)

    @property
    def is_asked(self) -> bool:
        return bool(self.page.evaluate("document.body.classList.contains('your-turn')"))

    @property
    def is_over(self) -> bool:
        return bool(self.page.locator("#settlement").is_visible())

    @property
    def scene(self) -> dict[str, Any]:
        """The scene that came last."""
        return next(frame["scene"] for frame in reversed(self.frames) if frame.get("scene"))

    @property
    def hub(self) -> Any:
        return self.server.hub(self.page.url.rpartition("/")[2])

    def see(self, expression: str) -> Any:
        return self.page.evaluate(expression)

    def wait(self, expression: str) -> None:
        """Wait until something holds. (The page's own rules forbid Playwright to poll in it.)"""
        for _ in range(_MOST_STEPS * 3):
            if self.see(expression):
                return
            self.page.wait_for_timeout(15)
        raise AssertionError(f"it never came to hold: {expression}")

    def wait_to_act(self) -> bool:
        """Wait for one's turn (True), or for the end of the deal (False)."""
        self.wait(
            "document.body.classList.contains('your-turn')"
            " || !document.getElementById('settlement').hidden"
        )
        return not self.is_over

    def seq(self) -> int:
        return int(self.hub.room.seq)

    def wait_for_news(self, seq: int) -> None:
        """Wait until something later than a place has come."""
        for _ in range(_MOST_STEPS):
            if any(frame.get("seq", 0) > seq for frame in self.frames):
                return
            self.page.wait_for_timeout(10)
        raise AssertionError("nothing happened")


@contextlib.contextmanager
def visiting(
    chromium: Any,
    server: Server,
    game: str,
    *,
    size: tuple[int, int] = DESK,
    still: bool = True,
    touch: bool = False,
    language: str = "en",
    scheme: str = "light",
    speed: str = "instant",
    form: Mapping[str, str] | None = None,
) -> Iterator[Visit]:
    """Open a table and look at it; at the end there must have been no trouble."""
    context = chromium.new_context(
        viewport={"width": size[0], "height": size[1]},
        reduced_motion="reduce" if still else "no-preference",
        has_touch=touch,
        locale=language,
        color_scheme=scheme,
    )
    page = context.new_page()
    visit = Visit(page, server)
    page.on("pageerror", lambda error: visit.troubles.append(f"error: {error}"))
    page.on("console", lambda message: _listen(visit, message))
    page.on("request", lambda request: _follow(visit, request.url))
    page.on("websocket", lambda socket: socket.on("framereceived", lambda raw: _keep(visit, raw)))
    # A socket does not say which language the browser likes, where only this page's was set.
    chosen = {"speed": speed, "language": language, "back": "/"}
    page.request.post(f"{server.url}/settings", form=chosen)
    answer = page.request.post(
        f"{server.url}/start", form={"game": game, **(form or {})}, max_redirects=0
    )
    assert answer.status == 303, answer.text().partition("<main")[2]
    page.goto(server.url + answer.headers["location"])
    page.wait_for_selector("#own-seat .seat")
    yield visit
    context.close()
    assert visit.troubles == []


def _listen(visit: Visit, message: Any) -> None:
    if message.type in ("error", "warning"):
        visit.troubles.append(f"{message.type}: {message.text} {message.location}")


def _follow(visit: Visit, url: str) -> None:
    if not url.startswith((visit.server.url, "data:")):
        visit.troubles.append(f"request to {url}")


def _keep(visit: Visit, raw: str | bytes) -> None:
    visit.frames.append(json.loads(raw))


def answer_dialog(visit: Visit) -> None:
    """Say yes, if it is asked whether one is sure."""
    if visit.page.locator("#sure").is_visible():
        visit.page.locator("#sure button.main").click()


def choose_cards(visit: Visit, *, touch: bool = False) -> None:
    """Choose as many cards as are to be chosen."""
    page = visit.page
    cards = page.locator("#hand .card[aria-disabled=false]")
    for index in range(cards.count()):
        if page.locator("#deeds .deed[disabled]").count() == 0:
            return
        press(visit, cards.nth(index), touch=touch)


def press(visit: Visit, place: Any, *, touch: bool) -> None:
    """Click or tap where a card shows, as a person would: at its left edge."""
    if touch:
        place.tap(position=CORNER)
    else:
        place.click(position=CORNER)


def act(visit: Visit, *, touch: bool = False) -> None:
    """Do something that is allowed, by mouse or by finger."""
    page = visit.page
    playable = page.locator(":is(#hand, #own-open) button[aria-disabled=false]")
    if page.locator("#hand .card[aria-pressed]").count():
        choose_cards(visit, touch=touch)
        button = page.locator("#deeds .deed.main").first
    elif playable.count():
        press(visit, playable.first, touch=touch)
        return
    else:
        deeds = page.locator("#deeds .deed:visible:not([disabled])")
        button = deeds.nth(deeds.count() - 1)
    if touch:
        button.tap()
    else:
        button.click()
    answer_dialog(visit)


def play_deal(visit: Visit, *, touch: bool = False) -> int:
    """Play a deal to its end; return how often one had to act."""
    for count in range(_MOST_STEPS):
        if not visit.wait_to_act():
            return count
        seq = visit.seq()
        act(visit, touch=touch)
        visit.wait_for_news(seq)
        visit.page.wait_for_timeout(30)
    raise AssertionError("the deal never ended")
