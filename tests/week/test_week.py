"""Short runs of `python -m tests.week`: two days of four tables, with `--every` a week. Nobody is notified twice of one
decision, while they rest or without a reason, and every deadline has its effect.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.week.running import INTERRUPTIONS, run_week

FEW = ("dies", "9")
"""A crash in the middle of a move, then a clean stop and nine hours without the program."""


@pytest.mark.long
@pytest.mark.parametrize(
    ("days", "interruptions"),
    [(2, FEW), pytest.param(7, INTERRUPTIONS, marks=pytest.mark.sweep(0))],
    ids=["two", "seven"],
)
async def test_notifications_come_once_and_in_time(
    tmp_path: Path, days: int, interruptions: Sequence[str]
) -> None:
    week = await run_week(1, days, tmp_path, interruptions)
    assert week.laws.violations == []
    assert week.moves > 40
