"""A table is called by its opponents, by what is played and how far; a chosen title stays first."""

from __future__ import annotations

from bot.client import Bot
from bot.messages.table_names import has_chosen_title
from bot.playground import Playground
from tests.bot.support.answers import private
from tests.bot.support.table import PlayedTable
from tests.bot.support.taps import get_reply


async def untitled(playground: Playground, bot: Bot) -> PlayedTable:
    """A running table of Anna and Ben whose host typed no title."""
    people = playground.person("Anna"), playground.person("Ben")
    await people[0].command("games", "game new", seats=2)
    await bot.outbox.idle()
    table = PlayedTable(playground, bot, (await bot.tables.registry.tables_of(int(people[0].id)))[-1], people)
    await people[1].press(table.lobby, "Join")
    return await table.start()


async def three_tables(playground: Playground, bot: Bot) -> list[PlayedTable]:
    """Of Anna: without a title against Ben, with one against Ben, and a lobby with Ben and Carla."""
    usual = await untitled(playground, bot)
    titled = await PlayedTable.open(playground, bot, 2, title="Friday night")
    lobby = await PlayedTable.open(playground, bot, 3, title="Anna’s table", modules="hard-winter")
    return [usual, await titled.start(), lobby]


async def test_lists_name_the_opponents_of_the_reader(playground: Playground, bot: Bot) -> None:
    await three_tables(playground, bot)
    anna, ben = playground.person("Anna"), playground.person("Ben")
    said = private(await anna.command("games", "mygames"))
    assert "[Ben — Stone Age, round 1](" in said
    assert "[Friday night (Ben) — Stone Age, round 1](" in said
    assert "[Ben · Carla — Hard Winter, 3 of 3 seats taken](" in said
    assert "[Anna — Stone Age, round 1](" in private(await ben.command("games", "game list"))
    listed = await playground.person("David").command("games", "game list")
    assert "[Anna · Ben — Stone Age, round 1](" in private(listed)


async def test_the_names_stand_in_every_choice_of_a_table(playground: Playground, bot: Bot) -> None:
    await three_tables(playground, bot)
    anna = playground.person("Anna")
    offered = await anna.autocomplete("general", "board", "table", {"table": "ben"})
    assert [each["name"] for each in offered] == [
        "Ben — Stone Age, round 1",
        "Friday night (Ben) — Stone Age, round 1",
        "Ben · Carla — Hard Winter, 3 of 3 seats taken",
    ]
    asked = get_reply(await anna.command("general", "log"))
    assert "Ben — Stone Age, round 1" in str(asked.components)


async def test_threads_of_one_host_have_different_names(playground: Playground, bot: Bot) -> None:
    tables = [await untitled(playground, bot) for _ in range(3)]
    assert [each.live.record.title for each in tables] == ["Anna’s table", "Anna’s table 2", "Anna’s table 3"]
    assert not any(has_chosen_title(each.live) for each in tables)
    titled = await PlayedTable.open(playground, bot, 2, title="Room 2")
    assert has_chosen_title(titled.live)


async def test_equal_names_are_distinguished_by_numbers(playground: Playground, bot: Bot) -> None:
    tables = [await untitled(playground, bot) for _ in range(2)]
    said = private(await playground.person("Anna").command("games", "mygames"))
    for table in tables:
        assert f"[Ben — Stone Age, round 1 (table {table.live.record.id})](" in said
