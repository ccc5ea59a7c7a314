"""The real program uploads its icons at its first start, and never again."""

from __future__ import annotations

import pytest

from bot.playground import Playground
from tests.bot.support.icons import drawn
from tests.process.bot_process import BotProcess


def uploads(playground: Playground) -> int:
    return sum((each.method, each.status) == ("POST", 201) for each in playground.requests)


@pytest.mark.long
async def test_two_starts_upload_once(process: BotProcess, playground: Playground) -> None:
    playground.world.emojis.clear()
    await process.start()
    await playground.wait_until(lambda: len(playground.world.emojis) == len(drawn()), timeout=20)
    assert {each.name: each.picture for each in playground.world.emojis.values()} == drawn()
    assert uploads(playground) == len(drawn())
    await process.stop()
    await process.start()
    await process.stop()
    assert uploads(playground) == len(drawn())
    assert process.errors == []


@pytest.mark.long
async def test_a_start_that_is_killed_goes_on_where_it_was(
    process: BotProcess, playground: Playground
) -> None:
    playground.world.emojis.clear()
    await process.start()
    await playground.wait_until(lambda: len(playground.world.emojis) >= 10, timeout=20)
    await process.kill()
    await process.start()
    await playground.wait_until(lambda: len(playground.world.emojis) >= len(drawn()), timeout=20)
    await process.stop()
    assert {each.name for each in playground.world.emojis.values()} == set(drawn())
    assert process.errors == []
