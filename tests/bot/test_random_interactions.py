"""A small sample of random interactions; `python -m tests.bot.support.random_interactions` makes any number."""

from __future__ import annotations

from pathlib import Path

from tests.bot.support.random_interactions import press


async def test_no_interaction_is_left_unanswered_or_fails(tmp_path: Path) -> None:
    report = await press(100, 5, tmp_path)
    assert report["interactions"] >= 100
    assert report["problems"] == []
    assert report["errors"] == []
