"""Rubbish, strangers and haste: refused in the house's style, and without a word too many."""

from __future__ import annotations

import contextlib
import json
import re
from random import Random

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from tests.web.server import Client, Server, running
from wenzel.errors import WireError
from wenzel.i18n.languages import LANGUAGES
from wenzel.web.app import ServerSettings
from wenzel.web.security import HEADERS, LARGEST_FORM, Rate, Rates
from wenzel.web.wire import LONGEST_FRAME, Close, read

RUBBISH = (
    "", "x", "[]", "null", "1", '"hello"', "{}", '{"type":"no"}', '{"type":"hello","x":1}',
    '{"type":"hello","after":-1}', '{"type":"hello","after":1e3}', '{"type":"hello","after":"1"}',
    '{"type":"act"}', '{"type":"act","id":1,"expect_seq":0,"action":{}}',
    '{"type":"act","id":"","expect_seq":0,"action":{}}',
    '{"type":"act","id":"' + "x" * 65 + '","expect_seq":0,"action":{}}',
    '{"type":"act","id":"a","expect_seq":99999999999999999999,"action":{}}',
    '{"type":"act","id":"a","expect_seq":0,"action":[]}',
    '{"type":"ask","id":"a","what":"everything"}',
    '{"type":"ask","id":"a","what":"deal","word":"' + "x" * 65 + '"}',
    '{"type":"snapshot"}', '{"type":"hello"', "[" * 4000, " " * (LONGEST_FRAME + 1),
    '{"type":"ask","id":"' + "\\ud800" + '"}',
)  # fmt: skip


@pytest.mark.parametrize("text", RUBBISH)
def test_rubbish_is_no_frame(text: str) -> None:
    with pytest.raises(WireError):
        read(text)


FIELDS = st.sampled_from(["type", "id", "after", "what", "word", "action", "expect_seq"])
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(FIELDS, inner),
)


@given(ANYTHING)
def test_whatever_is_sent_is_a_frame_or_refused(plain: object) -> None:
    with contextlib.suppress(WireError):
        read(json.dumps(plain))


@pytest.mark.parametrize("text", [RUBBISH[1], RUBBISH[7], RUBBISH[-3], RUBBISH[-2]])
def test_who_sends_rubbish_is_hung_up_on_and_may_come_again(server: Server, text: str) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="skat")
        with server.client(browser, room) as client:
            client.line.send(text)
            assert client.close_code() == Close.BAD_FRAME
        with server.client(browser, room) as client:
            client.line.send(b"\x00\x01")
            assert client.close_code() == Close.BAD_FRAME
        with server.client(browser, room) as client:
            assert client.deal()["code"] == "done"


ACTION = st.fixed_dictionaries(
    {"type": st.sampled_from(["bid", "play", "discard", "announce", "draw", "call", "bury", "no"])},
    optional={
        "value": st.integers() | st.text(max_size=3),
        "card": st.text(max_size=3) | st.sampled_from(["CJ", "C1", "H2"]) | st.none(),
        "cards": st.lists(st.sampled_from(["CJ", "CJ", "D7", "XX"]), max_size=12) | st.integers(),
        "contract": st.text(max_size=4),
        "source": st.text(max_size=6),
    },
)


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(action=ACTION, game=st.sampled_from(["skat", "sheepshead", "scat"]))
def test_actions_that_are_none_are_refused_in_words(
    server: Server, action: dict[str, object], game: str
) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game=game)
        with server.client(browser, room) as client:
            client.deal()
            client.wait_for_turn()
            answer = client.act(action)
            if answer["code"] != "done":
                assert answer["code"] in {"bad_input", "illegal_action"}
                assert answer["text"]
                assert "Traceback" not in answer["text"]


def test_haste_is_hung_up_on(server: Server) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="skat")
        with server.client(browser, room) as client:
            for _ in range(150):
                client.line.send('{"type":"hello"}')
            assert client.close_code() == Close.TOO_MANY


def test_a_seat_has_so_many_windows_and_no_more(server: Server) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="skat")
        clients = [server.client(browser, room) for _ in range(8)]
        with server.client(browser, room, hello=False) as ninth:
            assert ninth.close_code() == Close.TOO_MANY
        for client in clients:
            client.close()


def test_a_page_of_another_site_opens_no_socket_and_sends_no_form(server: Server) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="skat")
        for origin in ("http://elsewhere.example", "null", server.url.replace("127", "128")):
            with pytest.raises(InvalidStatus) as caught:
                server.client(browser, room, headers={"Origin": origin})
            assert caught.value.response.status_code == 403
            for path in ("/start", "/settings", f"/table/{room}/sit", f"/table/{room}/leave"):
                answer = browser.post(path, data={"game": "skat"}, headers={"Origin": origin})
                assert answer.status_code == 403, path
        with server.client(browser, room, headers={"Origin": server.url}) as client:
            assert client.frames


def test_sockets_of_no_table_and_of_nobody(server: Server) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="skat")
        for name in ("nosuchroom12", "x", "..", "%00", "%C3%A9"):
            with server.client(browser, name, hello=False) as client:
                assert client.close_code() == Close.NO_SUCH_TABLE
        for person in (None, "x", "y" * 24, "z" * 500, "a;b", "' or 1=1 --"):
            with Client(server, room, person, hello=False) as client:
                assert client.close_code() == Close.NOT_SEATED


PATHS = (
    "/no/such/page", "/static/../app.py", "/static/..%2fapp.py", "/static/%2e%2e/app.py",
    "/static/....//app.py", "/static//etc/passwd", "/static/", "/cards/prager/..%2f..%2fx.svg",
    "/cards/nosuch/CJ.svg", "/cards/prager/XX.svg", "/cards/..%2f/CJ.svg", "/rules/nosuch",
    "/rules/..%2f..%2fskat", "/tradition/nosuch", "/table/nosuchroom12", "/table/x/record.jsonl",
    "/table/%00", "/" + "x" * 3000,
)  # fmt: skip


@pytest.mark.parametrize("path", PATHS)
def test_what_is_not_there_is_said_on_a_page(server: Server, path: str) -> None:
    with server.browser() as browser:
        answer = browser.get(path)
        assert answer.status_code == 404
        check_error_page(answer)


def check_error_page(answer: httpx.Response) -> None:
    assert answer.headers["content-type"].startswith("text/html")
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "Traceback" not in answer.text
    assert not re.search(r"site-packages|sqlalchemy|starlette", answer.text, re.IGNORECASE)
    assert 'class="sheet"' in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_error_pages_speak_the_visitors_language(server: Server, language: str) -> None:
    with server.browser(**{"Accept-Language": language}) as browser:
        answer = browser.get("/no/such/page")
        assert f'lang="{language}"' in answer.text


FORMS = (
    {"game": "nosuch"}, {"game": "skat", "ruleset": "nosuch"}, {"game": "skat", "level": "nosuch"},
    {"game": "skat", "ruleset": "../../../etc/passwd"}, {"game": "skat", "ruleset": "/tmp/x.toml"},
    {"game": "skat", "ruleset": "scat"}, {"game": "scat", "players": "99"},
    {"game": "scat", "players": "-1"}, {"game": "scat", "players": "x"},
    {"game": "scat", "players": "9" * 5000}, {"game": "scat", "players": "²"},
    {"game": "skat", "players": "17"},
)  # fmt: skip


@pytest.mark.parametrize("form", FORMS)
def test_forms_that_ask_for_what_there_is_not(server: Server, form: dict[str, str]) -> None:
    with server.browser() as browser:
        answer = browser.post("/start", data=form)
        assert answer.status_code == 400
        check_error_page(answer)


def test_forms_that_are_none(server: Server) -> None:
    form = {"content-type": "application/x-www-form-urlencoded"}
    with server.browser() as browser:
        large = browser.post("/start", content=b"x=" + b"y" * LARGEST_FORM, headers=form)
        assert large.status_code == 413
        parts = (b"x" * 1000 for _ in range(100))
        assert browser.post("/start", content=parts, headers=form).status_code == 413
        many = "&".join(f"f{n}=1" for n in range(99)).encode()
        for content in (many, b"game=\xff", b"game=%ff"):
            answer = browser.post("/start", content=content, headers=form)
            assert answer.status_code == 400
            check_error_page(answer)
        assert browser.post("/start", json={"game": "skat"}).status_code == 400
        files = browser.post("/start", files={"game": b"skat"})
        assert files.status_code == 400
        assert browser.get("/start").status_code == 405


def test_settings_that_there_are_not(server: Server) -> None:
    with server.browser() as browser:
        assert browser.post("/settings", data={"speed": "warp"}).status_code == 400
        for back in ("//elsewhere.example", "https://elsewhere.example", "/\\elsewhere.example"):
            answer = browser.post("/settings", data={"back": back})
            assert answer.headers["location"] == "/"


def test_a_cookie_that_is_rubbish_is_no_cookie(server: Server) -> None:
    rng = Random(1)
    for _ in range(20):
        text = "".join(rng.choice("ABCabc019=-_.%{}") for _ in range(rng.randrange(80)))
        with server.browser(Cookie=f"wenzel_prefs={text}; wenzel_person={text}") as browser:
            assert browser.get("/").status_code == 200


def test_cookies_are_out_of_scripts_reach(server: Server) -> None:
    with server.browser() as browser:
        answer = browser.post("/start", data={"game": "skat"})
        cookies = answer.headers.get_list("set-cookie")
        assert cookies
        for cookie in cookies:
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie


def test_a_record_is_for_those_at_the_table(server: Server) -> None:
    with server.browser() as mine, server.browser() as strangers:
        room = server.open_table(mine, game="skat")
        assert mine.get(f"/table/{room}/record.jsonl").status_code == 200
        refused = strangers.get(f"/table/{room}/record.jsonl")
        assert refused.status_code == 403
        check_error_page(refused)


def test_every_page_carries_the_headers_and_the_icon_answers(server: Server) -> None:
    with server.browser() as browser:
        for path in ("/", "/rules/skat", "/settings", "/favicon.ico", "/static/base.css"):
            answer = browser.get(path)
            assert answer.status_code == 200
            for name, value in HEADERS.items():
                assert answer.headers[name] == value
        assert browser.get("/favicon.ico").headers["content-type"].startswith("image/")
        tag = browser.get("/static/base.css").headers["etag"]
        again = browser.get("/static/base.css", headers={"If-None-Match": tag})
        assert again.status_code == 304


def test_a_fault_of_ours_is_said_so_and_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    with running(ServerSettings()) as server:
        secret = "the inside of the program"

        def fail(id: str) -> None:
            raise RuntimeError(secret)

        monkeypatch.setattr(server.app.state.rooms, "find", fail)
        with server.browser() as browser:
            answer = browser.get("/table/nosuchroom12")
            assert answer.status_code == 500
            assert secret not in answer.text
            check_error_page(answer)


def test_forms_have_a_rate() -> None:
    with running(ServerSettings(forms_a_minute=5)) as server, server.browser() as browser:
        codes = [browser.post("/settings", data={}).status_code for _ in range(7)]
        assert codes == [303] * 5 + [429] * 2


def test_rates_count_in_their_window() -> None:
    rate = Rate(2, 10.0)
    assert [rate.exceeded(now) for now in (0.0, 1.0, 2.0, 11.5, 30.0)] == [
        False, False, True, False, False,
    ]  # fmt: skip
    rates = Rates(1, 60.0, addresses=2)
    assert [rates.exceeded(who) for who in ("a", "a", "b", "c", "a")] == [
        False, True, False, False, False,
    ]  # fmt: skip
