"""The beginning of a game whose bot dies at one named point after the other, and, for the gate, under fire."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.storage.crashpoints import MOVE, PLACE, POST, REMOVE, STORE
from tests.crash.harness import SERVER, played_under_kills
from tests.crash.setups import setups
from tests.support.postgresql import Server, server

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
async def test_nobody_can_tell_where_it_died(tmp_path: Path, points: list[str]) -> None:
    expected = {each.partition("@")[0] for each in points}
    kills = await played_under_kills(next(setups(["stone_age"])), tmp_path, 7, len(points), 60, points=points)
    assert points == [], "the game came to these points in vain"
    assert {*kills} == expected


@pytest.mark.long
async def test_nobody_can_tell_the_killed_game_from_the_other(tmp_path: Path) -> None:
    kills = await played_under_kills(
        next(setups(["hunters_scouts"])), tmp_path, seed=7, most=KILLS, actions=ACTIONS
    )
    assert sum(kills.values()) >= ACTIONS // 2, kills
    assert {*PLACE} <= {*kills}
    assert len(kills) >= 6, "too few points were hit"


@pytest.fixture(scope="module")
def own_server() -> Iterator[Server]:
    """A server that may be killed."""
    yield from server()


@pytest.mark.long
async def test_nor_where_the_database_is_killed_as_well(tmp_path: Path, own_server: Server) -> None:
    """A file on which nothing else happens, and a server under which all is killed: the games are the same."""
    kills = await played_under_kills(
        next(setups(["stone_age"])), tmp_path, seed=7, most=KILLS, actions=ACTIONS, server=own_server
    )
    assert kills[SERVER] >= 1, kills
    assert len(kills) >= 6, "too few points were hit"
