"""Nothing covers what can be pressed, and a hint nothing that is read, at every size."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.at_table import CORNER, Visit, act, visiting
from tests.web.server import Server
from wenzel.telling.house import rules_in_force

SIZES = (
    (320, 480), (320, 568), (390, 844), (568, 480), (640, 400), (844, 390),
    (768, 1024), (1024, 600), (1280, 720), (1280, 800), (1920, 480), (1920, 1080),
)  # fmt: skip
_MOST_STEPS = 12
_FOLLOW_MS = 60
_MOST_LOOKS = 40
"""A page may take a moment to follow its window."""

COVERED = """() => {
  const hint = document.getElementById('hint');
  const float = hint.hidden ? document.getElementById('notice') : hint;
  const faults = [];
  if (float.hidden) return ['nothing is shown'];
  const box = float.getBoundingClientRect();
  const meets = (other) => box.left < other.right - 1 && other.left < box.right - 1
    && box.top < other.bottom - 1 && other.top < box.bottom - 1;
  if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight)
    faults.push('out of the window');
  if (box.height < 30) faults.push('too small to be read');
  const pressed = '.bar button, #felt button, .strip button, .strip summary, .own button';
  const read = hint.hidden ? '' : ', #prompt, #facts, .played .face, .face-down .face,'
    + ' #piles .face, #seats .plate, #own-seat .plate';
  for (const other of document.querySelectorAll(pressed + read)) {
    if (!other.checkVisibility() || !other.offsetWidth || float.contains(other)) continue;
    const scroller = other.closest('#deeds')?.getBoundingClientRect();
    const { left, right, top, bottom } = other.getBoundingClientRect();
    const seen = scroller && !other.closest('.drawer')
      ? { left, right, top: Math.max(top, scroller.top), bottom: Math.min(bottom, scroller.bottom) }
      : { left, right, top, bottom };
    if (seen.bottom > seen.top && meets(seen))
      faults.push(`covered: ${other.id || other.className} ${other.innerText}`);
  }
  return faults;
}"""


def covered_at(visit: Visit) -> list[str]:
    """Return what is covered, at all sizes."""
    found = []
    for width, height in SIZES:
        visit.page.set_viewport_size({"width": width, "height": height})
        faults: list[str] = []
        for _ in range(_MOST_LOOKS):
            visit.page.wait_for_timeout(_FOLLOW_MS)
            faults = visit.see(COVERED)
            if not faults:
                break
        found += [f"{width}x{height}: {fault}" for fault in faults]
    visit.page.set_viewport_size({"width": 1280, "height": 800})
    visit.page.wait_for_timeout(_FOLLOW_MS)
    return found


TABLES = [
    ("skat", {}, "de"),
    ("sheepshead", {}, "hy"),
    ("scat", {"players": "9"}, "en"),
    pytest.param("sheepshead", {"ruleset": "sheepshead-two"}, "ar", marks=pytest.mark.slow),
    pytest.param("scat", {"players": "2"}, "de", marks=pytest.mark.slow),
    pytest.param("scat", {"players": "4"}, "ar", marks=pytest.mark.slow),
    pytest.param("skat", {"ruleset": "skat-pub"}, "ne", marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("game", "form", "language"), TABLES)
def test_a_hint_covers_nothing(
    chromium: Any, server: Server, game: str, form: dict[str, str], language: str
) -> None:
    seen: set[str] = set()
    with visiting(chromium, server, game, form=form, language=language) as visit:
        for _ in range(_MOST_STEPS):
            if not visit.wait_to_act():
                break
            scene = visit.scene
            state = " ".join(
                key for key in ("tap", "selection", "groups", "trick") if scene.get(key)
            )
            if state not in seen:
                seen.add(state)
                visit.page.keyboard.press("i")
                visit.page.wait_for_selector("#hint:not([hidden])")
                faults = covered_at(visit)
                assert not faults, faults
                visit.page.locator("#hint-close").click()
            seq = visit.seq()
            act(visit)
            visit.wait_for_news(seq)
            visit.page.wait_for_timeout(30)


def test_a_notice_covers_nothing_that_can_be_pressed(chromium: Any, server: Server) -> None:
    with visiting(chromium, server, "skat") as visit:
        visit.wait_to_act()
        visit.page.locator("#hand .card").last.click(position=CORNER, force=True)
        visit.page.wait_for_selector("#notice:not([hidden])")
        assert covered_at(visit) == []


def test_a_hint_follows_when_the_text_box_opens(chromium: Any, server: Server) -> None:
    with visiting(chromium, server, "skat") as visit:
        page = visit.page
        while not (visit.wait_to_act() and visit.scene.get("tap")):
            if visit.is_over:
                page.locator("#next-deal").click()
                visit.wait("document.getElementById('settlement').hidden")
                continue
            seq = visit.seq()
            act(visit)
            visit.wait_for_news(seq)
        page.keyboard.press("i")
        page.wait_for_selector("#hint:not([hidden])")
        page.keyboard.press("/")
        page.wait_for_timeout(4 * _FOLLOW_MS)
        over = "document.getElementById('hint').getBoundingClientRect().bottom"
        under = "document.getElementById('prompt').getBoundingClientRect().top"
        assert visit.see(f"{over} - {under}") <= 1


def test_the_house_rules_are_a_key_and_a_press_away(chromium: Any, server: Server) -> None:
    form = {"ruleset": "skat-pub"}
    with visiting(chromium, server, "skat", form=form) as visit:
        page = visit.page
        page.keyboard.press("o")
        assert page.locator("#house").is_visible()
        assert page.locator("#house dt").count() == len(rules_in_force(visit.hub.room.game.options))
        first = page.locator("#house dl").first
        assert "Kontra" in first.inner_text()
        assert "usually" in first.locator("dd").first.inner_text()
        page.keyboard.press("Escape")
        page.locator("[popovertarget=menu]").click()
        page.locator("#open-house").click()
        assert page.locator("#house").is_visible()
