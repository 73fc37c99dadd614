"""Computer players think in processes of their own, so that no table waits for another's."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from typing import Any

from wenzel.bots import Advice, Player, make_player
from wenzel.games.game import Action
from wenzel.table import BotTurn


class Workers:
    """A pool of thinking processes.

    Args:
        processes: how many.
    """

    def __init__(self, processes: int = 1) -> None:
        self._pool = ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn"))

    async def choose(self, turn: BotTurn) -> Action:
        """Return what a computer player does."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._pool, _choose, turn.level, turn.game.name, turn.seed, turn.view
        )

    async def advise(self, level: str, game: str, seed: str, view: Any) -> Advice:
        """Return what a computer player would do at a person's seat, and why."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _advise, level, game, seed, view)

    def close(self) -> None:
        """Let the processes end."""
        self._pool.shutdown(cancel_futures=True)


@lru_cache(maxsize=256)
def _player(level: str, game: str, seed: str) -> Player[Any]:
    return make_player(level, game, seed=seed)


def _choose(level: str, game: str, seed: str, view: Any) -> Action:
    return _player(level, game, seed).choose(view)


def _advise(level: str, game: str, seed: str, view: Any) -> Advice:
    return _player(level, game, seed).advise(view)
