"""Three real processes on one real PostgreSQL: whatever breaks, no row is lost or changed and every post comes once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.storage.postgresql.session import Session
from engine.core.match import Setup
from tests.cluster.fire import played_under_fire
from tests.crash import side
from tests.crash.harness import PromiseBroken
from tests.support.postgresql import QUICK, Server, programs

SETUP = Setup("stone_age", 2, ("base",), "2008")
pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(programs() is None, reason="no PostgreSQL here: apt-get install postgresql"),
]


@pytest.fixture
def own_server() -> Iterator[Server]:
    """A server that may be stopped."""
    running = Server(*QUICK)
    yield running
    running.close()


async def test_what_breaks_costs_time_alone(tmp_path: Path, own_server: Server) -> None:
    """Whole games of every kind, and all that may break: `python -m tests.cluster`. An owner that is killed is left to
    it: what was handed to it a moment before it died may stay without an answer.
    """
    faults = ["cut", "updated", "restarted"]
    fire = await played_under_fire(SETUP, tmp_path, own_server, 5, faults, actions=12)
    assert [each.name for each in fire.happened] == faults
    if not fire.is_apart:
        pytest.skip("all went well, but unshare(1) gave no process numbers of its own: it takes root")


def without_fence() -> None:
    """As if a process went on with its tables without a look at who had them meanwhile."""

    async def look_away(*_: object) -> None:
        """They are ours."""

    setattr(Session, "is_fresh", True)  # noqa: B010 - a property that cannot be set
    setattr(Session, "_must_be_unreplaced", look_away)  # noqa: B010


async def test_it_fails_where_nobody_looks_who_has_the_tables(
    tmp_path: Path, own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(side, "LONGEST_WAIT", 15.0)
    with pytest.raises(PromiseBroken):
        await played_under_fire(
            SETUP, tmp_path, own_server, 5, ["returned"], actions=8, planted=without_fence
        )
