"""Reviews where the compiled search is missing: what can be studied is, and it is said."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.study.test_retold import played
from tests.web.server import apart, offered, running
from wenzel.records import Record
from wenzel.study.hands import HandReview
from wenzel.study.review import Review
from wenzel.web.app import ServerSettings
from wenzel.web.studies import Missing, Studies, Study

NO_CORE = """
import sys, time
sys.modules["wenzel.solver._core"] = None

class Slow:
    def __init__(self):
        self.buffer, self.answers, self.write = self, 0, sys.stdout.buffer.write

    def flush(self):
        sys.__stdout__.buffer.flush()
        self.answers += 1
        if self.answers == 2:
            time.sleep(3600)

if "wenzel.web.studying" in sys.orig_argv:
    sys.stdout = Slow()
"""
"""Reviews come to a stop after the second part, however fast the machine is."""


@pytest.fixture
def without_core(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the processes that are started find no compiled search."""
    (tmp_path / "sitecustomize.py").write_text(NO_CORE, encoding="utf-8")
    paths = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))


def studied(record: Record, limit: float) -> Study | None:
    async def study() -> Study | None:
        studies = Studies(limit)
        try:
            return await studies.review(record, 60)
        finally:
            await studies.close()

    return apart(study)


@pytest.mark.usefixtures("without_core")
@pytest.mark.parametrize("ruleset", ["skat-isko", "sheepshead-called-ace"])
def test_the_end_of_a_deal_is_studied_where_the_whole_takes_too_long(ruleset: str) -> None:
    found: Study | None = None
    for seed in range(20):
        found = studied(played(ruleset, seed), limit=8)
        assert found is not None
        if not isinstance(found, Missing):
            break
        assert found.reason.code.startswith("study.")
    assert isinstance(found, Review | HandReview)
    assert found.cards
    assert found.cards[0].trick == found.first // (3 if ruleset == "skat-isko" else 5) + 1


@pytest.mark.usefixtures("without_core")
def test_the_page_of_such_a_deal_says_what_was_studied() -> None:
    with running(ServerSettings()) as server, server.browser() as browser:
        server.app.state.studies = Studies(8)
        room = server.open_table(browser, game="sheepshead", level="random")
        with server.client(browser, room) as client:
            for place in range(1, 9):
                client.deal()
                while client.wait_for_turn():
                    assert client.scene is not None
                    client.act(offered(client.scene)[0])
                page = browser.get(f"/table/{room}/deal/{place}?review=wait")
                assert page.status_code == 200
                if "there on: " in page.text:
                    assert "Only the end of the deal was studied, from trick" in page.text
                    return
                assert "fault of the program" not in page.text
    raise AssertionError("no deal of these could be studied in part")


def test_a_review_that_is_too_late_or_fails_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("sheepshead-called-ace", 1)
    late = studied(record, limit=0.01)
    assert isinstance(late, Missing)
    assert late.reason.code == "page.review_late"
    monkeypatch.setattr("sys.executable", "/bin/false")
    failed = studied(record, limit=9)
    assert isinstance(failed, Missing)
    assert failed.reason.code == "page.review_failed"
