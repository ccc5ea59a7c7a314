"""`python -m bot pending` says what Discord does not show yet, and why; and where there is no such table."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from bot.client import Bot
from bot.config import Config
from bot.operations import looks
from bot.operations.subcommands import SUBCOMMANDS
from bot.playground import Playground
from bot.playground.world import Permission
from bot.storage.errors import StoreError
from bot.storage.people import BlockedPerson
from bot.storage.records import Change
from bot.tables.actions import preferences
from bot.tables.actions.personal_export import personal_tables
from tests.bot.conftest import Seat
from tests.bot.support.answers import next_move
from tests.bot.support.table import FixedClock, PlayedTable


async def test_programs_read_what_differs_and_why(
    table: Seat, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    config = Config.read({"DATABASE": str(database)})

    async def pending(*words: str) -> str:
        """What the command prints; it has an event loop of its own."""
        assert await asyncio.to_thread(SUBCOMMANDS["pending"].run, config, words) == 0
        return capsys.readouterr().out

    two = await table(2)
    game, board = two.live.record.id, two.live.record.board
    await two.bot.store.wait_until_written()
    assert await pending() == await pending(str(game)) == ""
    assert json.loads(await pending("--json")) == []

    two.playground.faults.revoke(Permission.SEND_MESSAGES_IN_THREADS)
    await two.bot.tables.moves.play(two.live, *next_move(two))
    await two.playground.wait_until(lambda: two.playground.requests[-1].status == 403, 10)
    await two.bot.store.wait_until_written()
    (report,) = json.loads(await pending(str(game), "--json"))
    lobby, current = report["wanted"]
    assert (report["table"], report["status"], lobby["kind"]) == (game, "running", "lobby")
    (seat,) = two.live.running.waiting
    assert current["mentions"] == [int(two.people[seat].id)]
    assert current["about"] == two.live.record.asking
    assert f"<@{two.people[seat].id}>: Place your people" in current["question"]
    assert [each["message"] for each in report["shown"]] == [two.live.record.lobby, board, None]
    assert report["next"] == ["look for the current message"]
    assert report["asked_since"] == {two.live.names[seat]: two.bot.clock()}
    said = await pending(str(game))
    assert said.startswith(f"table {game} (Winter, running)\n  next: look for the current message\n")
    assert f"asked: {two.live.names[seat]} since 2025-06-15 15:06:40 UTC\n" in said
    assert "not yet: forbidden (the bot lacks a permission there), next try at 2025-06-15 15:" in said
    with pytest.raises(StoreError, match=rf"^There is no table {game + 1}\.$"):
        await pending(str(game + 1))
    two.playground.faults.grant(Permission.SEND_MESSAGES_IN_THREADS)
    await two.bot.outbox.idle()
    await two.bot.store.wait_until_written()
    assert json.loads(await pending("--json")) == []


async def test_a_table_is_said_to_wait_for_the_end_of_what_is_asked_now(
    playground: Playground, bot: Bot, database: Path
) -> None:
    """Not for those of answered questions, which are dropped once they are due: after a week there were a hundred."""
    two = await (await PlayedTable.open(playground, bot, 2, pace="48h")).start()
    assert isinstance(bot.clock, FixedClock)
    for _ in range(5):
        bot.clock.now += 3600
        await bot.tables.moves.play(two.live, *next_move(two))
    said = await looks.table_in_words(bot.store, 1, Config.read({"DATABASE": str(database)}))
    assert "\n".join(said).count("due: expire") == 1


async def test_a_host_reads_plain_words_of_a_person_and_that_a_disk_is_full(
    table: Seat, bot: Bot, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = int((await table(2)).people[0].id)
    await preferences.notify_at(bot.tables, anna, "dm")
    await preferences.set_away(bot.tables, anna, 3)
    await bot.store.write(Change((BlockedPerson(anna, 1_800_000_000),)))
    said = await looks.person_in_words(bot.store, anna)
    assert {"settings: 1", "jobs that wait: 1"} <= {*said}
    assert [each for each in said if "block" in each] == ["blocked since 2027-01-15 08:00 UTC"]
    assert {*await personal_tables(bot.tables), "due"} - {*looks.STORED} == {"blocked_people"}
    for free, is_said in ((2**40, False), (0, True)):
        monkeypatch.setattr("shutil.disk_usage", lambda _, free=free: type("Usage", (), {"free": free}))
        said = await looks.table_in_words(bot.store, 1, Config.read({"DATABASE": str(database)}))
        assert any("Make room before the disk is full" in line for line in said) == is_said


@pytest.mark.parametrize(
    "typed",
    [
        "pending x",
        f"pending {2**64}",
        "table show x",
        "table show 0",
        "table move 1 --channel #games",
        "person show -5",
        "server erase 5 --yes all",
    ],
)
def test_what_is_no_number_and_no_id_is_named(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    command, *words = typed.split()
    with pytest.raises(SystemExit):
        SUBCOMMANDS[command].run(Config.read({"DATABASE": "not-there.sqlite"}), words)
    said = f"{words[-1]!r} is neither the number of a table nor an id, which Discord's Developer Mode copies"
    assert capsys.readouterr().err.rstrip().endswith(said)
