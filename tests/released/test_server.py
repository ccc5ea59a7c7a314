"""The current program goes on with a PostgreSQL database of an earlier release."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.playground import Playground
from tests.released.restoring import NAMES, Released
from tests.released.scenes import assert_sent_once, play_to_the_end, press_old_controls, start_upgraded
from tests.support.postgresql import Server

STORIES = [name for name in NAMES if name.endswith("postgresql")]


@pytest.mark.long
@pytest.mark.parametrize("name", STORIES)
async def test_what_it_left_goes_on(
    name: str, ground: Playground, tmp_path: Path, postgresql: Server, sample: Callable[[int], int]
) -> None:
    """Waiting posts are sent once, private messages still work, games can be played to their end and verified."""
    bot = await start_upgraded(ground, Released(name), tmp_path, postgresql)
    try:
        assert await press_old_controls(bot, ground) > 5
        assert_sent_once(bot, ground, [])
        assert bot.errors == []
    finally:
        await bot.kill()
    every = sample(32)
    assert await play_to_the_end(bot, every) > 30 // every
