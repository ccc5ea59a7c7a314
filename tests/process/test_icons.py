"""The real program uploads its icons once, at its first start."""

from __future__ import annotations

import pytest

from bot.playground import Playground
from tests.bot.support.icons import draw_icons
from tests.process.bot_process import BotProcess


def uploads(playground: Playground) -> int:
    return sum((each.method, each.status) == ("POST", 201) for each in playground.requests)


@pytest.mark.long
async def test_two_starts_upload_once(process: BotProcess, playground: Playground) -> None:
    playground.world.emojis.clear()
    await process.start()
    await playground.wait_until(lambda: len(playground.world.emojis) == len(draw_icons()), timeout=20)
    assert {each.name: each.picture for each in playground.world.emojis.values()} == draw_icons()
    assert uploads(playground) == len(draw_icons())
    await process.stop()
    await process.start()
    await process.stop()
    assert uploads(playground) == len(draw_icons())
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
    await playground.wait_until(lambda: len(playground.world.emojis) >= len(draw_icons()), timeout=20)
    await process.stop()
    assert {each.name for each in playground.world.emojis.values()} == set(draw_icons())
    assert process.errors == []
