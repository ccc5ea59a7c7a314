"""Real processes on a real PostgreSQL: whatever fails, no row is lost or changed and every post is sent once."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.storage.postgresql import connections, session
from engine.core.match import Setup
from tests.cluster import faults
from tests.cluster.faults import play_with_faults
from tests.crash import actions, run
from tests.crash.harness import PromiseBroken
from tests.crash.killed_bot import Patch
from tests.support.postgresql import Server, find_programs

SETUP = Setup("stone_age", 2, ("base",), "2008")
pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(find_programs() is None, reason="no PostgreSQL here: apt-get install postgresql"),
]


def in_a_hurry() -> None:
    """Shorten the times after which a silent process is replaced to a third."""
    session.BEAT, session.FRESH = 0.33, 3.3
    session.SILENCE = "4s"
    connections.ANSWER, connections.PATIENCE = 1.3, 3.3


async def test_no_fault_changes_the_game(tmp_path: Path, own_server: Server) -> None:
    """Whole games of every kind, with the times of a real host, are played by `python -m tests.cluster`."""
    chosen = ["come_back", "cut_connections", "kill_one", "update", "restart"]
    played = await play_with_faults(SETUP, tmp_path, own_server, 5, chosen, in_a_hurry)
    assert [each.name for each in played.happened] == chosen
    if not played.is_apart:
        pytest.skip("passed, but without PID namespaces of the processes: unshare(1) takes root")


def without_fence() -> None:
    """Let a process go on with its tables without checking whether another one has taken them over."""
    in_a_hurry()

    async def look_away(*_: object) -> None:
        """Do not raise: the tables count as ours."""

    setattr(session.Session, "is_fresh", True)  # noqa: B010 - a property that cannot be set
    setattr(session.Session, "_must_be_unreplaced", look_away)  # noqa: B010


@pytest.mark.sweep(0)
async def test_a_process_that_does_not_check_whether_it_was_replaced_is_found(
    tmp_path: Path, own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While its connection is silent another process plays a move; then it plays on with its outdated state."""
    monkeypatch.setattr(faults, "SHARDS", ("0/1", "0/1"))
    monkeypatch.setattr(run, "LONGEST_WAIT", 15.0)
    monkeypatch.setattr(faults, "PATIENCE", 30.0)
    with pytest.raises(PromiseBroken):
        await play_with_faults(SETUP, tmp_path, own_server, 5, ["come_back"], without_fence, most=3)


@pytest.mark.parametrize(
    ("seconds", "patch"),
    [(20.0, in_a_hurry), pytest.param(60.0, None, marks=pytest.mark.sweep(0))],
    ids=["in a hurry", "with the times of a host"],
)
async def test_play_goes_on_while_a_process_is_suspended_for_long(
    tmp_path: Path, own_server: Server, monkeypatch: pytest.MonkeyPatch, seconds: float, patch: Patch | None
) -> None:
    """The other one of two takes over, and the first does nothing wrong when it is resumed."""
    monkeypatch.setattr(faults, "SHARDS", ("0/1", "0/1"))
    monkeypatch.setattr(faults, "SILENCES", (seconds,))
    monkeypatch.setattr(actions, "REST_RATE", 0.0)  # hours would pass afterwards
    played = await play_with_faults(SETUP, tmp_path, own_server, 6, ["suspend"], patch)
    ((_, asleep, awake),) = played.happened
    replaced = asleep + faults.REPLACED * seconds / 60
    meanwhile = [each for each in played.done if replaced < each.begin and each.end < awake]
    assert len(meanwhile) > 2
