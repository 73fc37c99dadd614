"""The same jobs on a cluster of this machine, where Ray or Dask is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.arena.support import head_of
from wenzel.arena import clusters
from wenzel.arena.clusters import play_batch
from wenzel.arena.files import read_results
from wenzel.arena.results import JobResult
from wenzel.errors import UnknownNameError

MODULES = {"ray": "ray", "dask": "distributed"}


def results(path: Path) -> list[JobResult]:
    found = sorted(read_results(path), key=lambda result: result.job)
    return [result.timeless for result in found]


@pytest.mark.parametrize("executor", MODULES)
def test_a_cluster_gives_the_same_results(executor: str, tmp_path: Path) -> None:
    if find_spec(MODULES[executor]) is None:
        pytest.skip(f"wenzel[{executor}] is not installed")
    path = tmp_path / "duel.jsonl"
    command = [
        sys.executable, "-m", "wenzel", "duel", "skat", "rule", "random", "--deals", "6",
        "--seed", "arena", "--executor", executor, "--processes", "2", "--json", str(path),
    ]  # fmt: skip
    # A busy machine may take its time to start a cluster.
    patient = {**os.environ, "RAY_raylet_start_wait_time_s": "200"}
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=280, check=False, env=patient
    )
    assert done.returncode == 0, done.stderr
    head = head_of("rule", "random")
    alone = play_batch(head, tuple(head.jobs(6))).results
    assert results(path) == [result.timeless for result in alone]
    assert "6 deals in 3 seatings" in done.stdout


@pytest.mark.parametrize("executor", MODULES)
def test_what_is_not_installed_is_named(executor: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name=name)

    monkeypatch.setattr(clusters, "import_module", missing)
    workers = {"ray": clusters.RayWorkers, "dask": clusters.DaskWorkers}[executor]
    with pytest.raises(UnknownNameError) as caught:
        workers(head_of("rule"), 2)
    assert caught.value.message.code == "duel.no_executor"
    assert caught.value.message.values["name"] == executor
