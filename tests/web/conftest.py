"""One server for all tests that need no special one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.looking import ARGUMENTS, CHROMIUM
from tests.web.server import Server, running


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with running() as server:
        yield server


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """Debian's Chromium, driven by Playwright."""
    if not CHROMIUM.exists():
        pytest.skip(f"there is no Chromium at {CHROMIUM}")
    sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=list(ARGUMENTS))
        yield browser
        browser.close()
