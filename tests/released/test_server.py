"""A database on a server that a release has left is taken over by the present program."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.playground import Playground
from tests.released.restoring import NAMES, Released
from tests.released.scenes import (
    assert_said_once,
    mistakes,
    played_to_the_end,
    posted_once,
    press_old_controls,
)
from tests.support.postgresql import Server

STORIES = [name for name in NAMES if name.endswith("postgresql")]


@pytest.mark.long
@pytest.mark.parametrize("name", STORIES)
async def test_what_it_left_goes_on(
    name: str, ground: Playground, tmp_path: Path, postgresql: Server, sample: Callable[[int], int]
) -> None:
    """What waited is said once, private screens still work, games are played to their end and verify."""
    heir = await posted_once(ground, Released(name), tmp_path, postgresql)
    try:
        assert await press_old_controls(heir, ground) > 5
        assert_said_once(heir, ground, [])
        assert mistakes(heir) == []
    finally:
        await heir.kill()
    every = sample(32)
    assert await played_to_the_end(heir, every) > 30 // every
