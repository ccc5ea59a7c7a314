"""Real processes on a real PostgreSQL: whatever breaks, no row is lost or changed and every post comes once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.storage.postgresql import connections, session
from engine.core.match import Setup
from tests.cluster import fire
from tests.cluster.fire import played_under_fire
from tests.crash import actions, side
from tests.crash.harness import PromiseBroken
from tests.crash.killed_bot import Planted
from tests.support.postgresql import QUICK, Server, find_programs

SETUP = Setup("stone_age", 2, ("base",), "2008")
pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(find_programs() is None, reason="no PostgreSQL here: apt-get install postgresql"),
]


@pytest.fixture
def own_server() -> Iterator[Server]:
    """A server that may be stopped."""
    running = Server(*QUICK)
    yield running
    running.close()


def in_a_hurry() -> None:
    """A process that is silent is given up in a third of the time."""
    session.BEAT, session.FRESH = 0.33, 3.3
    session.SILENCE = "4s"
    connections.ANSWER, connections.PATIENCE = 1.3, 3.3


async def test_what_breaks_costs_time_alone(tmp_path: Path, own_server: Server) -> None:
    """Whole games of every kind, with the times of a host: `python -m tests.cluster`."""
    faults = ["returned", "cut", "killed", "updated", "restarted"]
    burned = await played_under_fire(SETUP, tmp_path, own_server, 5, faults, in_a_hurry)
    assert [each.name for each in burned.happened] == faults
    if not burned.is_apart:
        pytest.skip("all went well, but unshare(1) gave no process numbers of its own: it takes root")


def without_fence() -> None:
    """As if a process went on with its tables without a look at who had them meanwhile."""
    in_a_hurry()

    async def look_away(*_: object) -> None:
        """They are ours."""

    setattr(session.Session, "is_fresh", True)  # noqa: B010 - a property that cannot be set
    setattr(session.Session, "_must_be_unreplaced", look_away)  # noqa: B010


@pytest.mark.sweep(0)
async def test_it_fails_where_nobody_looks_who_has_the_tables(
    tmp_path: Path, own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move is made while the owner is away, which plays on from what it remembers; two processes are enough."""
    monkeypatch.setattr(fire, "SHARDS", ("0/1", "0/1"))
    monkeypatch.setattr(side, "LONGEST_WAIT", 15.0)
    monkeypatch.setattr(fire, "PATIENCE", 30.0)
    with pytest.raises(PromiseBroken):
        await played_under_fire(SETUP, tmp_path, own_server, 5, ["returned"], without_fence, most=3)


@pytest.mark.parametrize(
    ("seconds", "planted"),
    [(20.0, in_a_hurry), pytest.param(60.0, None, marks=pytest.mark.sweep(0))],
    ids=["in a hurry", "with the times of a host"],
)
async def test_play_goes_on_while_a_process_is_suspended_for_long(
    tmp_path: Path,
    own_server: Server,
    monkeypatch: pytest.MonkeyPatch,
    seconds: float,
    planted: Planted | None,
) -> None:
    """The other one of two goes on, and the first does nothing wrong when it wakes."""
    monkeypatch.setattr(fire, "SHARDS", ("0/1", "0/1"))
    monkeypatch.setattr(fire, "SILENCES", (seconds,))
    monkeypatch.setattr(actions, "REST_RATE", 0.0)  # hours would pass afterwards
    burned = await played_under_fire(SETUP, tmp_path, own_server, 6, ["suspended"], planted)
    ((_, asleep, awake),) = burned.happened
    replaced = asleep + fire.REPLACED * seconds / 60
    meanwhile = [each for each in burned.done if replaced < each.begin and each.end < awake]
    assert len(meanwhile) > 2
