"""`python -m bot pending` says while the bot runs what Discord does not show yet, and why."""

from __future__ import annotations

import pytest

from bot.playground import Playground
from bot.playground.world import Permission
from tests.process.bot_process import BotProcess
from tests.process.play import start_game
from tests.support.host_command import run_command


@pytest.mark.long
async def test_what_waits_is_said_while_the_bot_runs(process: BotProcess, playground: Playground) -> None:
    await process.start()
    people = await start_game(process, playground, 2)
    (game,) = process.read(int, "select id from tables")
    (board,) = process.read(str, "select board from tables")
    mover = next(each for each in people if each.id in each.message(board).mentions)
    place = mover.message(board).channel_id
    playground.faults.revoke(Permission.SEND_MESSAGES_IN_THREADS)
    await mover.command(place, "place", where="forest", people=2)
    (asks,) = (each for each in people if each is not mover)
    await asks.command(place, "game end")
    waiting = "select 1 from pending, messages where why != '' and kind = 'request' and message is null"
    await playground.wait_until(lambda: process.read(int, waiting), 20)
    code, said = await run_command(process.database, "pending", game)
    assert code == 0
    assert said.startswith(f"table {game} (Winter, running)\n  next: ")
    assert f"wanted: current 2: **<@{asks.id}>: Place your people (5 left).**" in said
    assert f"shown: current 1: {board}\n" in said
    assert ": unknown whether it is there\n  waits: post " in said
    assert "(request, owed)\n" in said
    assert f"asked: {asks.name} since 2025-06-15 15:06:40 UTC\n" in said
    assert "not yet: forbidden (the bot lacks a permission there), next try at 2025-06-15 15:" in said

    playground.faults.grant(Permission.SEND_MESSAGES_IN_THREADS)
    await process.settle()
    assert await run_command(process.database, "pending") == (0, "")
    assert process.errors == []
