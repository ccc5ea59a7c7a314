"""Two days of four tables, with `--every` a whole week, short runs of `python -m tests.week`: nobody is notified twice
for one decision, at rest or for nothing, and every deadline acts.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.week.lived import BREAKS, lived

FEW = ("dies", "9")
"""A death in the middle of a move, then a clean stop and nine hours without the program."""


@pytest.mark.long
@pytest.mark.parametrize(
    ("days", "breaks"), [(2, FEW), pytest.param(7, BREAKS, marks=pytest.mark.sweep(0))], ids=["two", "seven"]
)
async def test_the_days_are_calm(tmp_path: Path, days: int, breaks: Sequence[str]) -> None:
    week = await lived(1, days, tmp_path, breaks)
    assert week.laws.broken == []
    assert week.moves > 40
