"""The pages as a browser without scripts gets them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html.parser import HTMLParser
from typing import Any

import httpx
import pytest

from tests.web.server import PERSON, Server, offered
from wenzel.bots import player_names
from wenzel.decks import cards_of, deck_names
from wenzel.decks.traditions import TRADITIONS
from wenzel.games.registry import game_names
from wenzel.i18n.languages import LANGUAGES
from wenzel.records import check, read_records
from wenzel.rulesets import default_ruleset, load, ruleset_names
from wenzel.table.verifying import doubts

PLAIN = (
    "/",
    "/settings",
    *(f"/rules/{game}" for game in game_names()),
    *(f"/tradition/{one.deck}" for one in TRADITIONS),
)
LARGEST_FIRST_PAGE = 150_000


class Reader(HTMLParser):
    """Collects the elements of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def all(self, tag: str, **wanted: str) -> list[dict[str, str | None]]:
        return [
            found
            for name, found in self.elements
            if name == tag and all(found.get(key) == value for key, value in wanted.items())
        ]


@dataclass
class Finished:
    """A table at which a deal has been played."""

    browser: httpx.Client
    room: str
    game: str

    def page(self, path: str) -> httpx.Response:
        return self.browser.get(f"/table/{self.room}{path}")


def play(server: Server, browser: httpx.Client, game: str, **form: str) -> Finished:
    room = server.open_table(browser, game=game, level="random", **form)
    with server.client(browser, room) as client:
        client.deal("mine")
        while client.wait_for_turn():
            assert client.scene is not None
            choices = offered(client.scene)
            client.act(choices[-1] if client.number > 40 else choices[0])
    return Finished(browser, room, game)


@pytest.fixture(scope="module")
def browser(server: Server) -> Iterator[httpx.Client]:
    with server.browser() as browser:
        yield browser


@pytest.fixture(scope="module", params=game_names())
def finished(server: Server, request: pytest.FixtureRequest) -> Iterator[Finished]:
    with server.browser() as browser:
        yield play(server, browser, request.param)


@pytest.mark.parametrize("path", PLAIN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_carry_language_and_direction(server: Server, path: str, language: str) -> None:
    with server.browser(**{"Accept-Language": language}) as browser:
        answer = browser.get(path)
    assert answer.status_code == 200
    (html,) = Reader(answer.text).all("html")
    assert (html["lang"], html["dir"]) == (language, LANGUAGES[language].direction)


@pytest.mark.parametrize("path", PLAIN)
def test_pages_ask_for_nothing_inline_and_nothing_elsewhere(
    browser: httpx.Client, path: str
) -> None:
    page = Reader(browser.get(path).text)
    for tag, attributes in page.elements:
        assert "style" not in attributes
        assert not [name for name in attributes if name.startswith("on")]
        if tag in ("img", "script", "link"):
            address = attributes.get("src") or attributes.get("href") or ""
            assert address.startswith("/")
        if tag == "img":
            assert attributes.get("width")
            assert attributes.get("height")


def test_first_page_is_light(browser: httpx.Client) -> None:
    answer = browser.get("/")
    page = Reader(answer.text)
    files = [found["href"] for found in page.all("link")] + [f["src"] for f in page.all("script")]
    sizes = [len(browser.get(str(file)).content) for file in files]
    assert len(answer.content) + sum(sizes) < LARGEST_FIRST_PAGE


@pytest.mark.parametrize("one", TRADITIONS, ids=lambda one: one.deck)
def test_traditions_show_their_cards_and_start_their_games(
    server: Server, browser: httpx.Client, one: Any
) -> None:
    page = Reader(browser.get(f"/tradition/{one.deck}").text)
    shown = {found["src"] for found in page.all("img")}
    for card in cards_of(one.deck):
        assert f"/cards/{one.deck}/{card.text}.svg" in shown
    games = {str(found["value"]) for found in page.all("input", name="game")}
    fitting = {
        name for name in game_names() if load(default_ruleset(name)).deck <= cards_of(one.deck)
    }
    assert games == fitting >= set(one.games)


def test_rules_beside_german_cards_say_what_their_names_are(browser: httpx.Client) -> None:
    for one in TRADITIONS:
        page = browser.get(f"/tradition/{one.deck}").text
        is_german = "Ober" in page.partition('class="deck ')[2]
        assert page.count("the queen of these rules is the Ober") == is_german * page.count(
            'class="in-short-of"'
        )


def test_sheepshead_is_played_with_all_packs_of_32(browser: httpx.Client) -> None:
    for deck in deck_names():
        page = Reader(browser.get(f"/tradition/{deck}").text)
        assert page.all("input", name="game", value="sheepshead")


@pytest.mark.parametrize("game", game_names())
def test_every_choice_on_offer_begins_a_table(server: Server, game: str) -> None:
    with server.browser() as browser:
        for ruleset in ruleset_names(game):
            room = server.open_table(browser, game=game, ruleset=ruleset, players="")
            assert server.hub(room).room.game.options == load(ruleset).options
            assert browser.get(f"/table/{room}").status_code == 200
            assert browser.get(f"/table/{room}/list").status_code == 200
        for level in player_names(game):
            assert (
                server.hub(server.open_table(browser, game=game, level=level)).room.level == level
            )


@pytest.mark.parametrize("players", range(2, 10))
def test_scat_takes_any_number_of_players(server: Server, players: int) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="scat", ruleset="scat", players=str(players))
    assert server.hub(room).room.game.seats == players


def test_a_table_is_found_back_from_the_first_page(server: Server) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="skat")
        assert f"/table/{room}" not in browser.get("/").text
        browser.get(f"/table/{room}")
        assert f"/table/{room}" in browser.get("/").text


# -- rules ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_four_headings_and_name_the_other_games(
    server: Server, game: str, language: str
) -> None:
    with server.browser(**{"Accept-Language": language}) as browser:
        text = browser.get(f"/rules/{game}").text
    page = Reader(text)
    assert len([found for found in page.all("h2") if found.get("id")]) >= 4
    links = {found["href"] for found in page.all("a")}
    assert {f"/rules/{other}" for other in game_names()} <= links
    assert page.all("figcaption")
    article = page.all("article")[0]
    assert article.get("lang", language) in (language, "en")


# -- settings ---------------------------------------------------------------------------------


def chosen(browser: httpx.Client, **form: str) -> httpx.Response:
    answer = browser.post("/settings", data=form)
    assert answer.status_code == 303
    return answer


def test_settings_stay_and_lead_back(server: Server) -> None:
    with server.browser() as browser:
        answer = chosen(browser, theme="dark", style="large", indices="AKDB", back="/rules/skat")
        assert answer.headers["location"] == "/rules/skat"
        page = Reader(browser.get("/settings").text)
        for name, value in {"theme": "dark", "style": "large", "indices": "AKDB"}.items():
            (found,) = page.all("input", name=name, value=value)
            assert "checked" in found
        assert page.all("html", **{"data-theme": "dark"})


@pytest.mark.parametrize("back", ["//elsewhere.example", "https://elsewhere.example", "/\\x", "x"])
def test_settings_lead_nowhere_else(server: Server, back: str) -> None:
    with server.browser() as browser:
        assert chosen(browser, theme="dark", back=back).headers["location"] == "/"


@pytest.mark.parametrize("form", [{"style": "gold"}, {"indices": "AAAA"}, {"speed": "never"}])
def test_settings_refuse_what_there_is_not(server: Server, form: dict[str, str]) -> None:
    with server.browser() as browser:
        assert browser.post("/settings", data=form).status_code == 400


@pytest.mark.parametrize("language", ["ne", "mr", "ar"])
def test_own_digits_are_those_of_the_rules_too_but_not_of_commands(
    server: Server, language: str
) -> None:
    own = LANGUAGES[language].digits
    with server.browser() as browser:
        chosen(browser, language=language, digits="native")
        text = browser.get("/rules/scat").text
        (article,) = re.findall(r"<article.*</article>", text, re.DOTALL)
        words = re.sub(r"<code>.*?</code>|<[^>]*>|&#?\w+;", " ", article, flags=re.DOTALL)
        assert not re.findall("[0-9]+", words)
        assert own[3] + own[1] in words
        settings = browser.get("/settings").text
        # Each kind of digits is offered as it looks, not both in the one that is chosen.
        assert "0 1 2 3" in settings
        assert " ".join(own[:4]) in settings


def test_cards_of_the_table_follow_the_settings(server: Server) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="skat", deck="french-32")
        chosen(browser, deck="four-colour", style="traditional", indices="AKDB")
        (body,) = Reader(browser.get(f"/table/{room}").text).all("body")
        folder = body["data-cards"]
        assert folder == "/cards/four-colour~traditional~AKDB"
        assert browser.get(f"{folder}/CJ.svg").status_code == 200


def test_french_cards_have_the_letters_that_players_of_the_language_know(server: Server) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="skat", deck="french-32")
        for language, folder in (("de", "/cards/french-32~~AKDB"), ("ar", "/cards/french-32")):
            chosen(browser, language=language)
            paths = (f"/table/{room}", "/", "/tradition/french-32", "/settings")
            texts = [browser.get(path).text for path in paths]
            assert all(f'"{folder}' in text for text in texts)
            assert ("/cards/french-32~~AKDB" in texts[-1]) == (language == "de")
        chosen(browser, language="de", indices="AKQJ", deck="german-plain")
        (body,) = Reader(browser.get(f"/table/{room}").text).all("body")
        assert body["data-cards"] == "/cards/german-plain~~AKQJ"


def test_scat_is_played_with_52_cards_whatever_pack_is_chosen(server: Server) -> None:
    with server.browser() as browser:
        chosen(browser, deck="prager", style="large")
        room = server.open_table(browser, game="scat", deck="french-52")
        (body,) = Reader(browser.get(f"/table/{room}").text).all("body")
        assert body["data-cards"] == "/cards/french-52~large"
        (deck,) = Reader(browser.get("/settings").text).all("input", name="deck", value="prager")
        assert "checked" in deck
        # With 52 cards too, who has chosen four colours has four colours.
        chosen(browser, deck="four-colour", style="")
        room = server.open_table(browser, game="scat")
        (body,) = Reader(browser.get(f"/table/{room}").text).all("body")
        assert body["data-cards"] == "/cards/four-colour-52"


def test_indices_and_styles_change_the_pictures(browser: httpx.Client) -> None:
    folders = ("french-32", "french-32~~AKDB", "french-32~large", "french-32~traditional")
    pictures = {browser.get(f"/cards/{folder}/DQ.svg").content for folder in folders}
    assert len(pictures) == len(folders)


@pytest.mark.parametrize("folder", ["gold", "prager~gold", "prager~~AAAA", "prager~large~AKQJ~x"])
def test_cards_there_are_not(browser: httpx.Client, folder: str) -> None:
    assert browser.get(f"/cards/{folder}/CJ.svg").status_code == 404


def test_sort_order_turns_the_hand_round_in_mid_deal(server: Server) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="skat")
        with server.client(browser, room) as client:
            client.deal()
            first = [card["card"] for card in client.answer_to_snapshot()["scene"]["hand"]]
        chosen(browser, sort="last")
        wish = {"Cookie": f"wenzel_prefs={browser.cookies['wenzel_prefs']}"}
        person = f"; {PERSON}={browser.cookies[PERSON]}"
        headers = {"Cookie": wish["Cookie"] + person}
        with server.client(browser, room, headers=headers) as client:
            assert client.scene is not None
            assert [card["card"] for card in client.scene["hand"]] == first[::-1]


# -- finished deals ---------------------------------------------------------------------------


def test_finished_deal_has_everything(finished: Finished) -> None:
    answer = finished.page("/deal")
    assert answer.status_code == 303
    assert answer.headers["location"].endswith("/deal/1")
    text = finished.page("/deal/1").text
    page = Reader(text)
    for part in ("replay", "review", "proof-title"):
        assert f'id="{part}"' in text
    assert page.all("form", action=f"/table/{finished.room}/deal/1/again")
    assert "mine" in text
    assert page.all("p", **{"class": "kept"})


def test_every_step_is_a_page_of_its_own(finished: Finished) -> None:
    text = finished.page("/deal/1").text
    last = max(int(number) for number in re.findall(r"step=(\d+)#replay", text))
    assert last > 5
    seen = set()
    for step in range(last + 1):
        answer = finished.page(f"/deal/1?step={step}")
        assert answer.status_code == 200
        seen.add(answer.text.partition('id="replay"')[2].partition("</section>")[0])
    assert len(seen) == last + 1
    assert finished.page(f"/deal/1?step={last + 1}").status_code == 200


@pytest.mark.parametrize("query", ["step=-1", "step=x", "step=1e9", "step=99999999999999999999"])
def test_steps_there_are_not(finished: Finished, query: str) -> None:
    assert finished.page(f"/deal/1?{query}").status_code == 404


@pytest.mark.parametrize("path", ["/deal/0", "/deal/2", "/deal/x", "/deal/1/record.exe"])
def test_deals_there_are_not(finished: Finished, path: str) -> None:
    assert finished.page(path).status_code == 404


def test_strangers_see_no_finished_deals(server: Server, finished: Finished) -> None:
    with server.browser() as stranger:
        for path in ("/deal/1", "/list", "/deal/1/record.jsonl", "/record.jsonl"):
            assert stranger.get(f"/table/{finished.room}{path}").status_code == 403


def test_records_can_be_taken_home(finished: Finished) -> None:
    for path in ("/deal/1/record.jsonl", "/record.jsonl"):
        (entry,) = read_records(finished.page(path).content.splitlines(keepends=True), "it")
        assert entry.record is not None
        assert not check(entry.record).differences
        assert not list(doubts(entry.record))


def test_the_skat_server_is_offered_what_it_can_express(finished: Finished) -> None:
    path = f"/table/{finished.room}/deal/1/record.sgf"
    is_offered = bool(Reader(finished.page("/deal/1").text).all("a", href=path))
    answer = finished.browser.get(path)
    assert is_offered == (answer.status_code == 200)
    assert finished.game == "skat" or not is_offered
    if is_offered:
        (entry,) = read_records(answer.content.splitlines(keepends=True), "it")
        assert entry.record is not None
        assert not check(entry.record).differences


def test_list_has_a_line_a_deal(finished: Finished) -> None:
    page = Reader(finished.page("/list").text)
    assert page.all("a", href=f"/table/{finished.room}/deal/1")


def test_list_before_the_first_deal(server: Server) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="skat")
        assert browser.get(f"/table/{room}/deal").headers["location"] == f"/table/{room}/list"
        assert browser.get(f"/table/{room}/list").status_code == 200


def test_seeger_and_fabian_are_explained_where_they_count(server: Server) -> None:
    with server.browser() as browser:
        table = play(server, browser, "skat", ruleset="skat-tournament")
        assert "Seeger" in table.page("/list").text


def test_the_same_deal_again_is_practice(server: Server) -> None:
    with server.browser() as browser:
        table = play(server, browser, "scat", ruleset="scat-two")
        room = server.hub(table.room).room
        assert browser.post(f"/table/{table.room}/deal/1/again").status_code == 303
        assert room.is_practice
        assert not Reader(table.page("/deal/1").text).all(
            "form", action=f"/table/{table.room}/deal/1/again"
        )


def test_reviews_come_when_waited_for(server: Server) -> None:
    with server.browser() as browser:
        for _ in range(8):
            table = play(server, browser, "sheepshead")
            answer = browser.get(f"/table/{table.room}/deal/1?review=wait", timeout=60)
            page = Reader(answer.text)
            assert not page.all("section", id="review", **{"data-pending": ""})
            if page.all("table", **{"class": "tricks"}):
                return
        pytest.fail("no hand of eight could be reviewed")
