"""`/mygames`: all tables of one person, the longest waiting first, and the way to act on it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.client import Bot
from bot.interactions.personal_actions import PAGE, Mine, tables_of, tables_screen
from bot.language.texts import Texts
from bot.playground import Playground
from bot.tables.model.limits import Window
from tests.bot.conftest import Seat
from tests.bot.support.answers import private
from tests.bot.support.clock import Wall, asked_seat, hand_over, wall
from tests.bot.support.table import PlayedTable, hungry

__all__ = ["wall"]


async def test_without_tables_it_says_how_to_get_one(playground: Playground, bot: Bot) -> None:
    assert "/game new" in private(await playground.person("Anna").command("games", "mygames"))


async def test_those_that_wait_come_first_and_can_be_acted_on(
    playground: Playground, bot: Bot, wall: Wall
) -> None:
    opened = [await PlayedTable.open(playground, bot, 2, title=f"Table {n}") for n in range(4)]
    running = [await table.start() for table in opened[:3]]
    anna = running[0].people[0]
    for table in running:
        if asked_seat(table) != 0:
            await hand_over(table)
    await wall.turn(hours=1)
    await hand_over(running[0])
    await hand_over(running[1])
    await wall.turn(hours=1)
    await hand_over(running[1])
    found = await tables_of(bot.tables, int(anna.id))
    assert [each.table.record.title for each in found] == ["Table 2", "Table 1", "Table 0", "Table 3"]
    (answer,) = (await anna.command("games", "mygames")).messages
    assert "2 wait for you" in answer.content
    assert (await anna.press(answer, "Act on the oldest")).messages


async def test_many_tables_have_pages(
    playground: Playground, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.model.limits.MOST_LOBBIES", 12)
    monkeypatch.setattr(
        bot.tables.limits, "_windows", {each: Window(12, 1) for each in ("open", "open-here", "seat")}
    )
    for n in range(12):
        await PlayedTable.open(playground, bot, 2, title=f"Table {n}")
    anna = playground.person("Anna")
    (first,) = (await anna.command("games", "mygames")).messages
    assert "Table 5" in first.content
    assert "Table 6" not in first.content
    await anna.press(first, "More")
    assert "Table 11" in anna.message(first.id).content
    await anna.press(first, "Back")
    assert "Table 0" in anna.message(first.id).content


@pytest.mark.parametrize("name", ["Maximilian Alexander von Anhalt", "_" * 31])
async def test_one_page_fits_into_a_message(table: Seat, name: str) -> None:
    """Also where all tables wait for four people with long names: Discord refused it."""
    at = await (await table(4)).advance(lambda at: len(at.live.running.decisions) == 4, hungry)
    seats = tuple(replace(each, name=f"{name}{each.seat}") for each in at.live.seats)
    at.live.position = replace(at.live.position, seats=seats)
    assert 1000 < len(tables_screen([Mine(at.live, None, None)] * PAGE, Texts("en"), 0, 0).content) <= 2000
