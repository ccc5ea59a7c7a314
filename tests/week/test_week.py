"""Four days of four tables, a short run of `python -m tests.week`: nobody is notified twice for one decision, at rest
or for nothing, and every deadline acts.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.week.lived import lived
from tests.week.report import report

DAYS = 4
BREAKS = ("dies", "9")
"""A death in the middle of a move, then a clean stop and nine hours without the program."""


@pytest.mark.long
async def test_the_days_are_calm(tmp_path: Path) -> None:
    week = await lived(1, DAYS, tmp_path, BREAKS)
    print("\n".join(report(week.rhythms, week.laws.notifications, week.begins, DAYS)))
    assert week.laws.broken == []
    assert week.moves > 50
