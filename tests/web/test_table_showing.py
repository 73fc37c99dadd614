"""What comes from the table is shown whatever goes wrong, and cards fly where they are seen."""

from __future__ import annotations

import json
from typing import Any

from tests.web.at_table import Visit, act, answer_dialog, visiting
from tests.web.server import Server

THROWN = """() => {
  const face = () => document.querySelector('#piles .pile:not(.stock) .face');
  const strip = document.getElementById('strip').getBoundingClientRect();
  document.querySelector('#hand .card.playable').click();
  const [flight] = face().getAnimations();
  flight.pause();
  for (let time = 0; time < 300; time += 4) {
    flight.currentTime = time;
    const box = face().getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (y > strip.top + 4 && y < strip.bottom - 4) {
      const seen = face().parentElement.contains(document.elementFromPoint(x, y));
      flight.finish();
      return seen;
    }
  }
  return null;
}"""
"""Throws a card, and tells whether it is on top where it passes the strip."""

GHOSTS = """() => {
  window.ghosts = [];
  const middle = (selector) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return box.left + box.width / 2;
  };
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes) {
      if (node.className !== 'ghost') continue;
      const isOpen = !node.src.includes('/back.svg');
      const from = middle(isOpen ? '#piles .pile:not(.stock) .slot' : '#piles .stock .slot');
      window.ghosts.push([isOpen, Math.abs(parseFloat(node.style.left) - from)]);
    }
  }).observe(document.body, {childList: true});
}"""
"""Notes of every card that another draws whether it is open, and how far from its pile."""


def _sending(visit: Visit) -> list[Any]:
    """Load the page anew with a line by which something can be sent to it."""
    lines: list[Any] = []

    def connect(line: Any) -> None:
        line.connect_to_server()
        lines.append(line)

    visit.page.route_web_socket("**/socket", connect)
    visit.page.reload()
    visit.page.wait_for_selector("#own-seat .seat")
    return lines


def test_what_the_table_has_to_say_besides_is_shown(chromium: Any, server: Server) -> None:
    with visiting(chromium, server, "scat") as visit:
        [line] = _sending(visit)
        line.send(json.dumps({"type": "notice", "text": "The table stands still."}))
        visit.wait("!document.getElementById('notice').hidden")
        assert visit.page.locator("#notice").inner_text() == "The table stands still."


def test_a_frame_that_cannot_be_shown_keeps_none_after_it_from_being_shown(
    chromium: Any, server: Server
) -> None:
    with visiting(chromium, server, "sheepshead") as visit:
        [line] = _sending(visit)
        assert visit.wait_to_act()
        line.send(json.dumps({"type": "news", "seq": visit.seq(), "lines": [], "scene": {}}))
        visit.page.wait_for_timeout(50)
        assert visit.troubles
        visit.troubles.clear()
        seq = visit.seq()
        visit.page.evaluate("document.querySelector('[data-ask=again]').click()")
        answer_dialog(visit)
        visit.wait_for_news(seq)
        assert visit.wait_to_act()


def test_a_thrown_card_passes_over_the_strip(chromium: Any, server: Server) -> None:
    with visiting(chromium, server, "scat", still=False, speed="slow") as visit:
        while not visit.wait_to_act():
            visit.page.locator("#next-deal").click()
            visit.wait("document.getElementById('settlement').hidden")
        visit.page.locator("#piles .stock").click()
        visit.wait("document.querySelector('#hand .card.playable')")
        visit.page.wait_for_timeout(700)
        assert visit.see(THROWN) is True


def test_a_card_that_another_draws_comes_from_where_it_lay(chromium: Any, server: Server) -> None:
    with visiting(chromium, server, "scat", still=False, speed="fast") as visit:
        visit.see(f"({GHOSTS})()")
        for _ in range(60):
            ghosts = visit.see("window.ghosts")
            if {is_open for is_open, _ in ghosts} == {True, False}:
                break
            if visit.wait_to_act():
                seq = visit.seq()
                if visit.page.locator("#piles .stock.ready").count():
                    visit.page.locator("#piles .stock").click()
                else:
                    act(visit)
                visit.wait_for_news(seq)
                visit.page.wait_for_timeout(300)
            elif visit.page.locator("#next-deal").is_visible():
                visit.page.locator("#next-deal").click()
                visit.wait("document.getElementById('settlement').hidden")
            else:
                visit.page.locator("#go-home").wait_for()
                break
        ghosts = visit.see("window.ghosts")
        assert {is_open for is_open, _ in ghosts} == {True, False}
        assert max(away for _, away in ghosts) < 3
