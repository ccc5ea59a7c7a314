"""`/records` in a server that keeps its results, and in one that does not."""

from __future__ import annotations

import io
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from bot.client import Bot
from bot.commands import records_commands
from bot.messages.layouts import MOST_CONTENT
from bot.messages.setups import chosen_setup
from bot.playground import Playground
from bot.storage.records import ResultRecord
from engine import GAMES
from tests.bot.conftest import Seat
from tests.bot.support.answers import assert_refused, private, private_message
from tests.bot.support.table import ENGLISH, PlayedTable


@pytest.mark.long
async def test_results_are_kept_where_the_server_wants_it(
    playground: Playground, bot: Bot, table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = (playground.person(name) for name in ("Anna", "Ben"))
    assert_refused(await anna.command("games", "records ranking"), "does not keep results")
    await (await table(2)).play_to_the_end()
    assert await bot.store.find(ResultRecord) == []
    assert "keeps the results" in private(await anna.command("games", "records switch", keep=True))
    assert "No rated game" in private(await anna.command("games", "records ranking"))

    at = await PlayedTable.open(playground, bot, 2, rated=True)
    await (await at.start()).play_to_the_end()
    rows = await bot.store.find(ResultRecord)
    assert [row.score for row in rows] == list(at.live.running.over.scores if at.live.running.over else ())
    assert min(row.place for row in rows) == 1
    asked: tuple[tuple[str, dict[str, Any], str], ...] = (
        ("of", {}, "one game"),
        ("ranking", {}, "1."),
        ("versus", {"member": ben.id}, "one game"),
    )
    for command, known, text in asked:
        answer = private_message(await anna.command("games", f"records {command}", **known))
        assert text in answer.text
        (file,) = answer.attachments
        width, height = Image.open(io.BytesIO(at.content(file))).size
        assert 1.5 <= width / height <= 1.7
        assert text in file["description"], "the picture is described"
    with monkeypatch.context() as patch:  # what is known is not read again
        patch.setattr(records_commands, "RESULTS", "not asked")
        assert "1." in private(await ben.command("games", "records ranking"))
    (answer,) = (await anna.command("games", "records export")).messages
    assert answer.attachments[0]["filename"] == "records.csv"


async def test_only_people_who_manage_the_server_switch(playground: Playground, bot: Bot) -> None:
    ben = playground.person("Ben")
    assert_refused(await ben.command("games", "records switch", keep=True), "Only somebody who manages")


async def test_a_person_without_games(playground: Playground, bot: Bot) -> None:
    anna = playground.person("Anna")
    await anna.command("games", "records switch", keep=True)
    ben = playground.person("Ben")
    of = await anna.command("games", "records of")
    versus = await anna.command("games", "records versus", member=ben.id)
    for (answer,) in (of.messages, versus.messages):
        assert "not finished" in answer.text
        assert answer.attachments == []


def test_a_list_of_all_kinds_of_games_fits_into_a_message() -> None:
    """Discord refused it; the games with computers are its last line."""
    game = GAMES["stone_age"]
    kinds = [",".join(each) for each in combinations(game.modules[1:], 3)]
    setups = [str(chosen_setup(game, None, each, None)) for each in kinds]
    results = [ResultRecord(n, 0, 1, 2, "Anna", each, 150, 1, 9, 0, n) for n, each in enumerate(setups * 2)]
    said = records_commands.person_text(ENGLISH, "Anna", results, results[:1])
    assert 1500 < len(said) <= MOST_CONTENT
    assert "With computers at the table: one game" in said.splitlines()[-1]
