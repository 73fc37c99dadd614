"""One server for all tests that need no special one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.server import Server, running


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with running() as server:
        yield server
