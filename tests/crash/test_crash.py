"""A sample of `python -m tests.crash` for the gate: the beginning of one game of each kind under fire."""

from __future__ import annotations

from pathlib import Path

import pytest

import engine
from bot.storage.crashpoints import PLACE
from tests.crash.harness import played_under_kills
from tests.crash.setups import setups

ACTIONS = 25
KILLS = 25


@pytest.mark.long
@pytest.mark.parametrize("game", engine.GAMES)
async def test_nobody_can_tell_the_killed_game_from_the_other(tmp_path: Path, game: str) -> None:
    kills = await played_under_kills(next(setups([game])), tmp_path, seed=7, most=KILLS, actions=ACTIONS)
    assert sum(kills.values()) >= ACTIONS // 2, kills
    assert {*PLACE} <= {*kills}
    assert len(kills) >= 6, "too few points were hit"
