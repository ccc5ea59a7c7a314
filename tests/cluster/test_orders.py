"""Orders of a host on PostgreSQL are carried out by the process that owns the table, or without one by the command."""

from __future__ import annotations

import pytest

from bot.client import Bot
from bot.config import Address
from bot.playground import Playground
from bot.storage.errors import StoreError
from tests.bot.support.table import ENGLISH, PlayedTable, running_bot
from tests.support.host_command import Command, host_command
from tests.support.postgresql import Server, rows


@pytest.fixture
def database(postgresql: Server) -> Address:
    return postgresql.ready()


@pytest.fixture
def command(database: Address, capsys: pytest.CaptureFixture[str]) -> Command:
    """A function that runs a command and returns its output; raises `StoreError`."""

    return host_command(database.url, capsys)


@pytest.mark.long
async def test_the_owner_carries_out_orders_and_all_processes_apply_blocks(
    playground: Playground, database: Address, command: Command
) -> None:
    async with running_bot(database, shards="0/2") as one, running_bot(database, shards="1/2") as other:
        away, here = sorted((one, other), key=lambda bot: bool(bot.guilds))
        two = await (await PlayedTable.open(playground, here, 2)).start()
        game, anna = two.live.record.id, two.people[0]
        assert "owner: shard 1: " in await command("table", "show", game)
        assert f"server {playground.world.guild.id}: 1 running" in await command("server", "list")
        await command("table", "repair", game)
        assert await command("person", "block", anna.id) == "The person is blocked.\n"
        refused = ENGLISH.say("error-blocked-person")
        for place in ("general", anna.open_dm()):
            assert (await anna.command(place, "mygames")).text == refused
        assert await command("person", "unblock", anna.id) == "The person is not blocked any more.\n"
        assert (await anna.command("general", "mygames")).text != refused
        assert await command("server", "erase", playground.world.guild.id, "--yes", game) != ""
        assert rows(database, "select count(*) from tables") == [(0,)]
        assert rows(database, "select sum(number) from table_counts") == [(0,)]
        assert not away.guilds


@pytest.mark.long
async def test_orders_are_carried_out_with_and_without_a_process(
    playground: Playground, database: Address, command: Command
) -> None:
    async def play(bot: Bot) -> int:
        return (await (await PlayedTable.open(playground, bot, 2)).start()).live.record.id

    async with running_bot(database, shards="") as bot:
        first, second = await play(bot), await play(bot)
        assert await command("table", "end", first, "--yes") == f"Table {first} has ended.\n"
        with pytest.raises(StoreError, match=rf"^Table {first} is over already\.$"):
            await command("table", "end", first, "--yes")
    assert await command("table", "end", second, "--yes") == f"Table {second} has ended.\n"
    assert rows(database, "select distinct status from tables") == [("ended",)]
    assert rows(database, "select count(*) from errands") == [(0,)]
