"""Three real processes on one real PostgreSQL: whatever breaks, no row is lost or changed and every post comes once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.match import Setup
from tests.cluster.fire import played_under_fire
from tests.support.postgresql import Server, programs, server


@pytest.fixture
def durable() -> Iterator[Server]:
    """A server that may be stopped."""
    if programs() is None:
        pytest.skip("no PostgreSQL here: apt-get install postgresql")
    yield from server()


@pytest.mark.long
async def test_what_breaks_costs_time_alone(tmp_path: Path, durable: Server) -> None:
    """Whole games of every kind: `python -m tests.cluster`."""
    setup = Setup("stone_age", 2, ("base",), "2008")
    faults = ["cut", "killed", "restarted", "updated", "killed"]
    fire = await played_under_fire(setup, tmp_path, durable, 5, faults, actions=12)
    assert set(fire.faults) == {"", *faults}
