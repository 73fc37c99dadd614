"""A page of elsewhere whose name is made to lead here reaches nothing; whoever is meant does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.server import Client, Server, running
from wenzel.i18n.languages import LANGUAGES
from wenzel.web.app import ServerSettings
from wenzel.web.hosts import host_of
from wenzel.web.security import HEADERS

NAMES = ("0.0.0.0", "Table.example", "192.0.2.7", "2001:DB8::1")


@pytest.fixture(scope="module")
def named() -> Iterator[Server]:
    """A server that is reached by names of its own."""
    with running(ServerSettings(host_names=NAMES)) as server:
        yield server


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:8031", "localhost.", "127.0.0.1", "127.0.0.1:1", "127.8.8.8",
     "[::1]:8031", "[0:0:0:0:0:0:0:1]", "[::ffff:127.0.0.1]", "table.example", "TABLE.example.:80",
     "192.0.2.7:8031", "[2001:db8::1]"],
)  # fmt: skip
def test_this_machine_and_the_names_given_are_served(named: Server, host: str) -> None:
    with named.browser(Host=host) as browser:
        assert browser.get("/favicon.ico").status_code == 200


@pytest.mark.parametrize(
    "host",
    ["elsewhere.example", "localhost.elsewhere.example", "127.0.0.1.elsewhere.example",
     "xlocalhost", "198.51.100.1", "[2001:db8::2]", "2130706433", "0x7f.1", "-", "a_b"],
)  # fmt: skip
def test_other_names_are_refused_on_a_page(named: Server, host: str) -> None:
    with named.browser(Host=host) as browser:
        for path in ("/", "/table/nosuchroom12", "/no/such/page", "/cards/prager/CJ.svg"):
            answer = browser.get(path)
            assert answer.status_code == 421, path
            assert f"--host-name {host.strip('[]')}" in answer.text
            assert 'class="sheet"' in answer.text
            for name, value in HEADERS.items():
                assert answer.headers[name] == value
        assert browser.post("/start", data={"game": "skat"}).status_code == 421
        # The refusal is a page like others: what it looks like is no secret.
        assert browser.get("/static/base.css").status_code == 200


@pytest.mark.parametrize("host", ["", "a b", "a/b", "[::1", "<script>", "a:b", "a@b", "é"])
def test_what_is_no_name_is_a_bad_request(named: Server, host: str) -> None:
    with named.browser() as browser:
        answer = browser.get("/", headers=[(b"Host", host.encode("latin-1"))])
        assert answer.status_code == 400
        assert "<script>" not in answer.text.partition("<main")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_is_in_the_visitors_language(named: Server, language: str) -> None:
    with named.browser(Host="elsewhere.example") as browser:
        answer = browser.get("/", headers={"Accept-Language": language})
        assert f'lang="{language}"' in answer.text


def test_a_socket_by_another_name_is_refused(server: Server) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="skat")
        shake = {
            "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "x3JJHMbDL1EzLkh9GBhXDw==",
            "Host": "elsewhere.example", "Origin": "http://elsewhere.example",
        }  # fmt: skip
        assert browser.get(f"/table/{room}/socket", headers=shake).status_code == 403
        assert browser.get("/", headers={"Host": "elsewhere.example"}).status_code == 421


def test_a_name_given_serves_pages_forms_and_sockets() -> None:
    with running(ServerSettings(host_names=("friends.example",))) as server:
        host = {"Host": "friends.example", "Origin": "http://friends.example"}
        with server.browser(**host) as browser:
            answer = browser.post("/start", data={"game": "skat"})
            room = answer.headers["location"].rpartition("/")[2]
            person = answer.cookies["wenzel_person"]
            with Client(server, room, person, headers={"Origin": server.url}) as client:
                assert client.deal()["code"] == "done"


def test_hosts() -> None:
    assert host_of("[FE80::1]:80") == "fe80::1"
    assert host_of("x" * 254) is None
