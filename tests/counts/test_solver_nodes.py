"""The compiled search visits the nodes it did when its signature was last written down."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.solver_nodes import signature
from wenzel.solver import is_compiled

SIGNATURE = Path(__file__).parent / "data" / "solver-nodes.txt"


@pytest.mark.skipif(not is_compiled(), reason="the compiled search is not installed")
def test_signature() -> None:
    assert list(signature()) == SIGNATURE.read_text(encoding="utf-8").splitlines()
