"""Two weeks of four tables: nobody is notified twice for one decision, at rest or for nothing; every deadline acts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.week.lived import lived
from tests.week.report import report

DAYS = 14
BREAKS = ("dies", "9")
"""A death in the middle of a move, then a clean stop and nine hours without the program."""


@pytest.mark.long
async def test_two_weeks_are_calm(tmp_path: Path) -> None:
    week = await lived(1, DAYS, tmp_path, BREAKS)
    print("\n".join(report(week.rhythms, week.laws.notifications, week.begins, DAYS)))
    assert week.laws.broken == []
    assert week.moves > 150
