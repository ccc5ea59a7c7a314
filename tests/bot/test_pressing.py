"""A small sample of random interactions; `python -m tests.bot.pressing` makes as many as one likes."""

from __future__ import annotations

from pathlib import Path

from tests.bot.pressing import press


async def test_no_interaction_is_left_unanswered_or_fails(tmp_path: Path) -> None:
    report = await press(160, 5, tmp_path)
    assert report["interactions"] >= 160
    assert report["problems"] == []
    assert report["errors"] == []
