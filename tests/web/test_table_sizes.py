"""The table at every size and number of seats: nothing overlaps, overflows or is too small."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.at_table import Visit, act, visiting
from tests.web.looking import PHONE
from tests.web.server import Server

SIZES = (
    (320, 568), PHONE, (844, 390), (640, 400), (768, 1024), (1280, 800), (1920, 1080),
)  # fmt: skip
_MOST_LOOKS = 10
"""A page may take a moment to follow its window."""

FAST = ("skat-isko", "sheepshead-called-ace", "sheepshead-eight", "scat-2", "scat-9")
TABLES = [
    pytest.param(ruleset, form, id=name, marks=() if name in FAST else pytest.mark.slow)
    for ruleset, form, name in [
        *((f"skat-isko{more}", {}, f"skat-isko{more}") for more in ("", "-4")),
        *(
            (f"sheepshead-{which}", {}, f"sheepshead-{which}")
            for which in ("two", "three", "four", "called-ace", "six", "seven", "eight")
        ),
        *(("scat", {"players": str(n)}, f"scat-{n}") for n in (2, 3, 4, 6, 7, 9)),
    ]
]

FAULTS = """() => {
  const faults = [];
  const box = (element) => element.getBoundingClientRect();
  const meet = (a, b, slack) => a.left < b.right - slack && b.left < a.right - slack
    && a.top < b.bottom - slack && b.top < a.bottom - slack;
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is too wide');
  const felt = box(document.getElementById('felt'));
  const plates = [...document.querySelectorAll('#seats .plate')];
  plates.forEach((plate, index) => {
    const here = box(plate);
    for (const other of plates.slice(index + 1))
      if (meet(here, box(other), 1)) faults.push(`plates meet: ${plate.innerText}`);
    if (here.left < felt.left - 1 || here.right > felt.right + 1 || here.top < felt.top - 1
      || here.bottom > felt.bottom + 1) faults.push(`off the felt: ${plate.innerText}`);
    for (const card of document.querySelectorAll('.pile .slot, .played'))
      if (card.offsetWidth && meet(box(card), here, 3)) faults.push(`a card on ${plate.innerText}`);
  });
  for (const button of document.querySelectorAll('button, summary, .button, .bar a')) {
    const here = box(button);
    if (!here.width || button.closest('.side, #menu') || button.matches('.card, .pile')) continue;
    if (here.height < 43.5 || here.width < 43.5) faults.push(`too small: ${button.outerHTML}`);
  }
  const cards = [...document.querySelectorAll('#hand .card')].map(box);
  cards.forEach((here, index) => {
    if (here.left < -1 || here.right > innerWidth + 1 || here.bottom > innerHeight + 1)
      faults.push('a card out of sight');
    const next = cards[index + 1];
    if (!next) return;
    if (next.top === here.top && next.left - here.left < 43.5) faults.push('a card too narrow');
    if (next.top > here.top && next.top - here.top < 43.5) faults.push('a row too low');
  });
  const plain = ['#title', '#prompt', '.plate .name'];
  for (const text of document.querySelectorAll(plain.join()))
    if (text.offsetWidth && text.scrollWidth > text.clientWidth + 1)
      faults.push(`cut off: ${text.innerText}`);
  return faults;
}"""


def faults_at(visit: Visit) -> list[str]:
    """Return what is wrong, at all sizes."""
    found = []
    for width, height in SIZES:
        visit.page.set_viewport_size({"width": width, "height": height})
        faults: list[str] = []
        for _ in range(_MOST_LOOKS):
            visit.page.wait_for_timeout(50)
            faults = visit.see(FAULTS)
            if not faults:
                break
        found += [f"{width}x{height}: {fault}" for fault in faults]
    return found


@pytest.mark.parametrize(("ruleset", "form"), TABLES)
def test_nothing_overlaps_at_any_size(
    chromium: Any, server: Server, ruleset: str, form: dict[str, str]
) -> None:
    game = ruleset.partition("-")[0]
    with visiting(chromium, server, game, form={"ruleset": ruleset, **form}) as visit:
        visit.wait_to_act()
        assert faults_at(visit) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", ["skat", "sheepshead", "scat"])
@pytest.mark.parametrize("language", ["de", "ar", "hy", "ne"])
def test_nothing_overlaps_in_mid_deal_in_other_languages(
    chromium: Any, server: Server, game: str, language: str
) -> None:
    with visiting(chromium, server, game, language=language) as visit:
        for _ in range(7):
            if not visit.wait_to_act():
                break
            assert faults_at(visit) == []
            visit.page.set_viewport_size({"width": 1280, "height": 800})
            visit.page.wait_for_timeout(40)
            seq = visit.seq()
            act(visit)
            visit.wait_for_news(seq)
            visit.page.wait_for_timeout(40)


LAYOUTS = """async () => {
  const { arrangeSeats, arrangeTrick, plateWidth, shapeOf } = await import('/static/layout.js');
  const bad = [];
  const look = (width, height, others) => {
    const shape = shapeOf(width, height);
    const tall = { wide: 78, flat: 42, narrow: height < 400 ? 38 : 60 }[shape];
    const plate = { width: plateWidth(others, shape, width), height: tall };
    const found = arrangeSeats({ width, height, others, shape, plate, foot: 0 });
    const seats = found.seats;
    const blame = (what) => bad.push([what, width, height, others, shape].join(' '));
    if (seats.length !== others) blame('lost');
    seats.forEach((one, index) => {
      if (one.x < plate.width / 2 || one.x > width - plate.width / 2 || one.y < 0) blame('outside');
      for (const two of seats.slice(index + 1))
        if (Math.abs(one.x - two.x) < plate.width && Math.abs(one.y - two.y) < tall) blame('meet');
    });
    const card = (box) => arrangeTrick(box, others + 1, 120, 40).card;
    if ((height >= 260 || others < 5) && !found.middles.some((box) => card(box) >= 40))
      blame('no room');
  };
  for (let width = 304; width <= 1700; width += 29)
    for (const height of [180, 215, 260, 320, 400, 480, 620, 800])
      for (let others = 1; others <= 8; others += 1) look(width, height, others);
  return bad;
}"""


def test_the_layout_never_lets_seats_meet(chromium: Any, server: Server) -> None:
    """All felts from the smallest phone to the largest screen, all numbers of seats."""
    with visiting(chromium, server, "scat") as visit:
        assert visit.see(LAYOUTS) == []


def test_a_plate_not_yet_in_its_place_widens_nothing(chromium: Any, server: Server) -> None:
    """Browsers remember how far it reached, and let a page from right to left scroll there."""
    with visiting(chromium, server, "skat", size=PHONE, language="ar") as visit:
        visit.see("document.getElementById('seats').append(Object.assign("
                  "document.createElement('li'), {className: 'seat'}))")  # fmt: skip
        assert visit.see("document.documentElement.scrollWidth") == PHONE[0]


def test_cards_on_a_phone_are_large(chromium: Any, server: Server) -> None:
    with visiting(chromium, server, "sheepshead", size=PHONE) as visit:
        while visit.wait_to_act() and not visit.page.locator("#trick .played").count():
            seq = visit.seq()
            act(visit)
            visit.wait_for_news(seq)
            visit.page.wait_for_timeout(30)
        assert visit.see("document.querySelector('.played').offsetWidth") >= 74


WATCH_SHIFTS = """() => {
  window.shifts = [];
  const name = (source) => source.node?.id || source.node?.className || source.node?.nodeName;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) window.shifts.push([one.value, one.sources.map(name)]);
  }).observe({ type: 'layout-shift', buffered: false });
}"""


def to_own_card(visit: Visit) -> bool:
    """Act until a card is to be played; tell whether that came before the end of the deal."""
    while visit.wait_to_act() and not visit.page.locator("#hand .playable").count():
        seq = visit.seq()
        act(visit)
        visit.wait_for_news(seq)
        visit.page.wait_for_timeout(60)
    return not visit.is_over


def test_nothing_shifts_when_cards_are_played(chromium: Any, server: Server) -> None:
    """Layout shifts are measured with cards travelling, clicks counted or not."""
    with visiting(chromium, server, "sheepshead", still=False, speed="fast") as visit:
        assert to_own_card(visit)
        visit.page.wait_for_timeout(600)
        visit.page.evaluate(WATCH_SHIFTS)
        for _ in range(3):
            if visit.wait_to_act():
                seq = visit.seq()
                act(visit)
                visit.wait_for_news(seq)
        visit.wait_to_act()
        visit.page.wait_for_timeout(300)
        assert [shift for shift in visit.see("window.shifts") if shift[0] > 0.0005] == []


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
@pytest.mark.parametrize("game", ["skat", "sheepshead"])
def test_a_hint_and_the_card_after_it_shift_nothing(
    chromium: Any, server: Server, game: str, size: tuple[int, int]
) -> None:
    """The felt gives way to a hint: what is asked and the hand stay where they are."""
    tops = """() => ['hand', 'felt', 'strip', 'prompt'].map(
      (id) => document.getElementById(id).getBoundingClientRect().top)"""
    for _ in range(9):
        with visiting(chromium, server, game, size=size, speed="fast") as visit:
            if not to_own_card(visit):
                continue  # passed in
            before = visit.see(tops)
            visit.page.keyboard.press("i")
            visit.page.wait_for_selector("#hint:not([hidden])")
            visit.page.wait_for_timeout(100)
            assert visit.see(tops) == before
            visit.page.evaluate(WATCH_SHIFTS)
            act(visit)
            visit.page.wait_for_timeout(150)
            assert visit.see(tops)[:-1] == before[:-1]
            assert [shift for shift in visit.see("window.shifts") if shift[0] > 0.0005] == []
            return
    raise AssertionError("nine deals passed in")


def test_nothing_moves_for_those_who_want_it_still(chromium: Any, server: Server) -> None:
    with visiting(chromium, server, "sheepshead", speed="fast") as visit:
        for _ in range(3):
            visit.wait_to_act()
            seq = visit.seq()
            act(visit)
            visit.wait_for_news(seq)
            assert visit.see("document.getAnimations().length") == 0


def test_a_long_title_leaves_its_first_parts_to_ears(chromium: Any, server: Server) -> None:
    """On the smallest phone what is played and the trick stay to be read, and nothing is cut."""
    with visiting(chromium, server, "sheepshead", size=(320, 568), language="hy") as visit:
        while visit.wait_to_act() and not visit.page.locator("#trick .played").count():
            seq = visit.seq()
            act(visit)
            visit.wait_for_news(seq)
            visit.page.wait_for_timeout(30)
        title = "document.getElementById('title')"
        assert visit.see(f"{title}.scrollHeight - {title}.clientHeight") <= 2
        assert visit.see(f"!{title}.lastElementChild.classList.contains('hidden-words')")
        assert visit.see(f"{title}.textContent") == " · ".join(visit.scene["title"])
