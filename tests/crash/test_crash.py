"""The beginnings of games whose bot is killed at each named point of a move, and at random."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.storage.crashpoints import MOVE, PLACE, POST, REMOVE, STORE
from tests.crash.harness import SERVER, play_with_kills
from tests.crash.setups import setups
from tests.support.postgresql import Server

ACTIONS = 16
KILLS = 16


@pytest.mark.parametrize(
    "points",
    [
        pytest.param(
            [*PLACE, *POST, *(f"{each}@2" for each in POST)], id="its start", marks=pytest.mark.long
        ),
        pytest.param([*MOVE, *POST[:2]], id="its moves"),
        pytest.param(
            [*POST[2:], "edit.after-request", *REMOVE, *STORE], id="messages", marks=pytest.mark.long
        ),
    ],
)
async def test_a_game_goes_on_after_a_kill_at_every_point(tmp_path: Path, points: list[str]) -> None:
    expected = {each.partition("@")[0] for each in points}
    kills = await play_with_kills(next(setups(["stone_age"])), tmp_path, 7, len(points), 60, points=points)
    assert points == [], "the game came to these points in vain"
    assert {*kills} == expected


@pytest.mark.long
async def test_a_game_with_random_kills_equals_one_without(tmp_path: Path) -> None:
    kills = await play_with_kills(
        next(setups(["hunters_scouts"])), tmp_path, seed=7, most=KILLS, actions=ACTIONS
    )
    assert sum(kills.values()) >= ACTIONS // 2, kills
    assert {*PLACE} <= {*kills}
    assert len(kills) >= 6, "too few points were hit"


@pytest.mark.long
async def test_also_where_the_database_server_is_killed(tmp_path: Path, own_server: Server) -> None:
    """The reference run is on a file, so games on a file and on a server are the same, too."""
    kills = await play_with_kills(
        next(setups(["stone_age"])), tmp_path, seed=7, most=KILLS, actions=ACTIONS, server=own_server
    )
    assert kills[SERVER] >= 1, kills
    assert len(kills) >= 6, "too few points were hit"
