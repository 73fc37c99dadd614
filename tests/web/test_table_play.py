"""Whole deals in a real browser: by mouse, finger and keyboard; reloads and stale pages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.web.at_table import CORNER, Visit, act, play_deal, visiting
from tests.web.looking import PHONE
from tests.web.server import Server

GAMES = ("skat", "sheepshead", "scat")
LONG_FIRST = (pytest.param("skat", marks=pytest.mark.slow), "sheepshead", "scat")
LIVE = """() => {
  window.heard = [];
  for (const region of document.querySelectorAll('[aria-live]')) {
    new MutationObserver((changes) => {
      for (const change of changes) for (const node of change.addedNodes) {
        if (region.getAttribute('aria-live') !== 'off' && node.textContent)
          window.heard.push([region.id, node.textContent]);
      }
    }).observe(region, {childList: true, characterData: true, subtree: true});
  }
}"""


@pytest.mark.parametrize("game", LONG_FIRST)
def test_a_whole_deal_by_mouse(chromium: Any, server: Server, game: str) -> None:
    with visiting(chromium, server, game) as visit:
        play_deal(visit)
        panel = visit.page.locator("#settlement")
        assert panel.locator("h2").inner_text()
        assert panel.locator("tbody tr").count() == len(visit.scene["seats"])
        panel.locator("#next-deal").click()
        visit.wait("document.getElementById('settlement').hidden")
        assert visit.hub.room.deal_number == 2


@pytest.mark.slow
def test_a_whole_deal_by_finger_on_a_phone(chromium: Any, server: Server) -> None:
    with visiting(chromium, server, "skat", size=PHONE, touch=True) as visit:
        assert play_deal(visit, touch=True)


def test_a_whole_deal_by_keyboard_alone(chromium: Any, server: Server) -> None:
    """Every card and every call without a mouse; focus never falls to the body."""
    with visiting(chromium, server, "sheepshead") as visit:
        page = visit.page
        page.keyboard.press("Tab")
        acted = 0
        while visit.wait_to_act():
            seq = visit.seq()
            choosing = page.locator("#hand .card[aria-pressed]").count()
            playable = page.locator("#hand .card[aria-disabled=false]")
            if choosing:
                place = 0
                while page.locator("#deeds .deed[disabled]").count():
                    place += 1
                    page.keyboard.press(str(place % 10))
            if choosing or not playable.count():
                _tab_to(visit, "#deeds .deed:not([disabled])")
                page.keyboard.press("Enter")
                if page.locator("#sure").is_visible():
                    page.keyboard.press("Enter")
            else:
                _tab_to(visit, "#hand .card")
                page.keyboard.press("Home")
                _arrow_to_playable(visit)
                page.keyboard.press("Enter" if acted % 2 else "Space")
            visit.wait_for_news(seq)
            page.wait_for_timeout(40)
            assert visit.see("document.activeElement !== document.body")
            acted += 1
        assert acted >= 6
        page.wait_for_timeout(60)
        assert visit.see("document.activeElement.id") == "settlement-title"
        page.keyboard.press("n")
        visit.wait("document.getElementById('settlement').hidden")
        page.wait_for_timeout(60)
        assert visit.see("document.activeElement !== document.body")


def _tab_to(visit: Visit, selector: str) -> None:
    for _ in range(40):
        if visit.see(f"document.activeElement.matches({selector!r})"):
            return
        visit.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def _arrow_to_playable(visit: Visit) -> None:
    for _ in range(20):
        if visit.see("document.activeElement.getAttribute('aria-disabled')") == "false":
            return
        visit.page.keyboard.press("ArrowRight")
    raise AssertionError("no card of the hand can be reached that may be played")


def test_cards_and_calls_can_be_typed(chromium: Any, server: Server) -> None:
    with visiting(chromium, server, "skat") as visit:
        page = visit.page
        typed = 0
        while typed < 4 and visit.wait_to_act():
            seq = visit.seq()
            scene = visit.scene
            if scene.get("tap"):
                text = next(card["card"] for card in scene["hand"] if card.get("playable"))
            else:
                actions = [b["action"] for g in scene["groups"] for b in g["buttons"]]
                text = "pass" if {"type": "pass"} in actions else ""
            if text:
                page.keyboard.press("/")
                page.locator("#command-text").fill(text.lower())
                page.keyboard.press("Enter")
                typed += 1
            else:
                act(visit)
            visit.wait_for_news(seq)
            page.wait_for_timeout(30)
        page.locator("#command-text").fill("nonsense")
        page.keyboard.press("Enter")
        assert page.locator("#notice").inner_text()
        page.keyboard.press("Escape")
        assert visit.see("document.activeElement.id") == "prompt"


def test_a_reload_in_mid_trick_resumes_exactly(chromium: Any, server: Server) -> None:
    look = """() => [...document.querySelectorAll('#title, #prompt, #log p, .name, .counts')]
      .map((e) => e.textContent)
      .concat([...document.querySelectorAll('#hand .card, #trick img')]
        .map((e) => e.getAttribute('aria-label') ?? e.alt))"""
    with visiting(chromium, server, "sheepshead") as visit:
        for _ in range(60):
            assert visit.wait_to_act()
            if visit.page.locator("#trick .played").count():
                break
            seq = visit.seq()
            act(visit)
            visit.wait_for_news(seq)
            visit.page.wait_for_timeout(30)
        visit.page.wait_for_timeout(200)
        before = visit.see(look)
        visit.page.reload()
        visit.page.wait_for_selector("#hand .card")
        assert visit.see(look) == before


def test_a_stale_click_is_refused(chromium: Any, server: Server) -> None:
    """Two pages of one person: what the older picture offers is not done."""
    with visiting(chromium, server, "sheepshead") as visit:
        while visit.wait_to_act() and not visit.page.locator("#hand .card.playable").count():
            seq = visit.seq()
            act(visit)
            visit.wait_for_news(seq)
            visit.page.wait_for_timeout(30)
        other = visit.page.context.new_page()
        held: list[Any] = []

        def hold_news(route: Any) -> None:
            line = route.connect_to_server()
            line.on_message(
                lambda raw: held.append(raw) if '"news"' in raw[:20] else route.send(raw)
            )

        other.route_web_socket("**/socket", hold_news)
        other.goto(visit.page.url)
        other.wait_for_selector("#hand .card.playable")
        seq = visit.seq()
        act(visit)
        visit.wait_for_news(seq)
        moved = visit.seq()
        visit.wait_to_act()
        log = len(visit.hub.room.events_for(0))
        cards = other.locator("#hand .card").count()
        other.locator("#hand .card.playable").last.click(position=CORNER)
        other.wait_for_selector("#notice:not([hidden])")
        # It was shown in the trick at once, and is taken back.
        assert other.locator("#hand .card").count() == cards
        assert moved > seq
        assert held
        assert len(visit.hub.room.events_for(0)) == log


@pytest.mark.parametrize("game", LONG_FIRST)
def test_one_event_makes_exactly_one_live_text(chromium: Any, server: Server, game: str) -> None:
    with visiting(chromium, server, game) as visit:
        # What has come by now is shown by now, and the log is read out again.
        visit.wait_to_act()
        visit.wait("document.getElementById('log').getAttribute('aria-live') === 'polite'")
        start = len(visit.frames)
        visit.page.evaluate(LIVE)
        acted = 0
        while acted < 5 and visit.wait_to_act():
            seq = visit.seq()
            act(visit)
            visit.wait_for_news(seq)
            acted += 1
            visit.page.wait_for_timeout(30)
        visit.wait_to_act()
        visit.page.wait_for_timeout(100)
        said = [line for f in visit.frames[start:] if f["type"] == "news" for line in f["lines"]]
        heard = visit.see("window.heard")
        assert [text for region, text in heard if region == "log"] == said
        prompts = [text for region, text in heard if region == "voice"]
        assert len(prompts) <= acted + 1
        assert not set(prompts) & set(said)


@pytest.mark.slow
def test_a_forced_card_is_played_for_whoever_wishes_so(chromium: Any, server: Server) -> None:
    with visiting(chromium, server, "sheepshead") as visit:
        visit.page.locator("[popovertarget=menu]").click()
        with visit.page.expect_response("**/settings"):
            visit.page.locator("#forced").check()
        visit.page.reload()
        visit.page.wait_for_selector("#hand .card")
        assert visit.page.locator("#forced").is_checked()
        waited = 0
        while visit.wait_to_act():
            if visit.page.locator("#hand .card.playable").count() == 1:
                waited += 1
                assert waited < 40, "a single card waits to be played"
                visit.page.wait_for_timeout(50)
                continue
            waited, seq = 0, visit.seq()
            if not visit.page.locator("#hand .playable, #deeds .deed:visible").count():
                visit.page.wait_for_timeout(30)
                continue
            act(visit)
            visit.wait_for_news(seq)
            visit.page.wait_for_timeout(60)


@pytest.mark.slow
def test_a_match_of_scat_to_its_end(chromium: Any, server: Server) -> None:
    """The panel says who takes the kitty, and offers no further deal."""
    with visiting(chromium, server, "scat", form={"players": "2"}) as visit:
        page = visit.page
        for deals in range(1, 40):
            play_deal(visit)
            if visit.hub.room.match.is_over:
                break
            page.keyboard.press("n")
            visit.wait("document.getElementById('settlement').hidden")
            assert visit.hub.room.deal_number == deals + 1
        assert page.locator("#settlement-over").inner_text()
        assert page.locator("#next-deal").is_hidden()
        assert page.locator("#go-home").is_visible()


def test_others_are_seen_to_come_and_go(chromium: Any, server: Server) -> None:
    with visiting(chromium, server, "scat") as visit:
        page = visit.page
        guest = chromium.new_context()
        address = page.url
        guest.request.post(f"{address}/sit", max_redirects=0)
        other = guest.new_page()
        other.goto(address)
        other.wait_for_selector("#own-seat .seat")
        page.wait_for_selector("#seats .seat.person")
        assert page.locator("#seats .absent:visible").count() == 0
        guest.close()
        page.wait_for_selector("#seats .seat.away")
        absent = page.locator("#seats .absent:visible")
        first = int(re.findall(r"[0-9]+", absent.inner_text())[0])
        page.wait_for_timeout(1500)
        assert 0 < int(re.findall(r"[0-9]+", absent.inner_text())[0]) < first
        assert page.locator("#notice").inner_text() == visit.frames[-1]["text"]


def test_two_see_their_hand_and_their_open_cards(chromium: Any, server: Server) -> None:
    """Whichever is played from, both lie on the table, and keys play from where it is due."""
    form = {"ruleset": "sheepshead-two"}
    with visiting(chromium, server, "sheepshead", form=form) as visit:
        page, sources = visit.page, set()
        for _ in range(8):
            assert visit.wait_to_act()
            held = [card["card"] for card in visit.scene["hand"]]
            lying = [card["card"] for card in visit.scene["seats"][0]["open_cards"]]
            assert held
            assert lying
            assert not set(held) & set(lying)
            assert page.locator("#hand .card").count() == len(held)
            assert page.locator("#own-open button").count() == len(lying)
            holder = "#own-open" if page.locator("#own-open button.playable").count() else "#hand"
            sources.add(holder)
            buttons = page.locator(f"{holder} button")
            index = next(
                n for n in range(buttons.count())
                if buttons.nth(n).get_attribute("aria-disabled") == "false"
            )  # fmt: skip
            seq = visit.seq()
            page.keyboard.press(str(index + 1))
            visit.wait_for_news(seq)
            page.wait_for_timeout(40)
        assert sources == {"#hand", "#own-open"}


def test_a_tapped_card_lies_in_the_trick_before_the_table_answers(
    chromium: Any, server: Server
) -> None:
    with visiting(chromium, server, "sheepshead") as visit:
        while visit.wait_to_act() and not visit.page.locator("#hand .card.playable").count():
            seq = visit.seq()
            act(visit)
            visit.wait_for_news(seq)
            visit.page.wait_for_timeout(30)
        at_once = """() => {
          const card = document.querySelector('#hand .card.playable');
          const key = card.dataset.key;
          card.click();
          return [...document.querySelectorAll('#trick > *')].some((one) => one.dataset.key === key)
            && !document.querySelector(`#hand [data-key="${key}"]`)
            && !document.body.classList.contains('your-turn');
        }"""
        assert visit.see(at_once)
