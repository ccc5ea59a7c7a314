"""`/records` in a server that keeps its results, and in one that does not."""

from __future__ import annotations

from bot.client import Bot
from bot.playground import Playground
from bot.storage.records import ResultRecord
from engine.core.players import greedy
from tests.bot.conftest import Seat
from tests.bot.support.answers import private, refused
from tests.bot.support.table import PlayedTable


async def finished(at: PlayedTable) -> PlayedTable:
    return await at.advance(lambda now: now.live.running.over is not None, greedy)


async def test_results_are_kept_where_the_server_wants_it(
    playground: Playground, bot: Bot, table: Seat
) -> None:
    anna, ben = (playground.person(name) for name in ("Anna", "Ben"))
    refused(await anna.command("games", "records ranking"), "does not keep results")
    await finished(await table(2))
    assert await bot.store.find(ResultRecord) == []
    assert "keeps the results" in private(await anna.command("games", "records switch", keep=True))
    assert "No rated game" in private(await anna.command("games", "records ranking"))

    at = await PlayedTable.open(playground, bot, 2, rated=True)
    await finished(await at.start())
    rows = await bot.store.find(ResultRecord)
    assert [row.score for row in rows] == list(at.live.running.over.scores if at.live.running.over else ())
    assert min(row.place for row in rows) == 1
    said = private(await anna.command("games", "records of"))
    assert "Anna" in said
    assert "one game" in said
    assert "1." in private(await anna.command("games", "records ranking"))
    assert "one game" in private(await anna.command("games", "records versus", member=ben.id))
    (answer,) = (await anna.command("games", "records export")).messages
    assert answer.attachments[0]["filename"] == "records.csv"


async def test_only_people_who_manage_the_server_switch(playground: Playground, bot: Bot) -> None:
    ben = playground.person("Ben")
    refused(await ben.command("games", "records switch", keep=True), "Only somebody who manages")


async def test_a_person_without_games(playground: Playground, bot: Bot) -> None:
    anna = playground.person("Anna")
    await anna.command("games", "records switch", keep=True)
    assert "has not finished" in private(await anna.command("games", "records of"))
