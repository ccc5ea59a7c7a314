"""Running games in a database of rules 1 go on after the update, by the current rules.

The files in `rules_1` are dumps of such databases: two people of the playground, greedy players but for what is shown,
snapshots older than the newest two left out.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.playground import Playground
from bot.playground.messages import Message
from bot.playground.world import Channel
from tests.process.bot_process import BotProcess

pytestmark = pytest.mark.long

DUMPS = Path(__file__).with_name("rules_1")


def put_back(playground: Playground, database: Path, dump: str) -> Channel:
    """Restore the database of a dump, and the thread of its only game without its messages."""
    with closing(sqlite3.connect(database)) as db:
        db.executescript((DUMPS / f"{dump}.sql").read_text("utf-8"))
        ((thread, title),) = db.execute("select thread, title from tables")
    world = playground.world
    return world.add_thread(world.games, title, world.bot.id, str(thread))


async def goes_on(
    process: BotProcess, playground: Playground, database: Path, dump: str, taken_back: int = 1
) -> Channel:
    """Start the current program on this database; one message must say that so many last rows were taken back."""
    thread = put_back(playground, database, dump)
    (rows,) = process.read(int, "select count(*) from log")
    await process.start_and_settle()
    said, _ = playground.person("Anna").see(thread)
    assert "a rule of this game was corrected" in said.text.lower()
    assert "I took them back: please make them again" in said.text
    (row,) = process.read(str, "select action from log where sequence = ?", rows + 1)
    assert row == f"undo {rows - taken_back}", "and nothing else"
    return thread


def board(playground: Playground, thread: Channel) -> Message:
    return playground.person("Anna").see(thread)[-1]


async def test_r11_who_scored_furs_at_the_mud_springs_stays_there_after_the_update(
    process: BotProcess, playground: Playground, database: Path
) -> None:
    """Under rules 1 the last member took the point and went home in the same turn."""
    thread = await goes_on(process, playground, database, "mud-springs", taken_back=2)
    ben = playground.person("Ben")
    choice = (await ben.press(board(playground, thread), "Your move")).reply
    assert choice is not None
    assert any("Mud springs" in label for label in choice.labels), choice.labels
    await ben.press(choice, "Give 2 furs · 1 point")
    await process.settle()
    assert process.read(str, "select action from log where seat = 1 order by sequence desc limit 1") == [
        "convert"
    ]
    assert "Turn 18: Anna." in board(playground, thread).text, (
        "nobody else may come home, so Ben's turn is over"
    )
    assert process.errors == []


async def test_l674_the_ice_cavern_asks_after_the_update(
    process: BotProcess, playground: Playground, database: Path
) -> None:
    """Under rules 1 a player who had no more items than may be kept was not asked."""
    thread = await goes_on(process, playground, database, "ice-cavern")
    ben = playground.person("Ben")
    sunset = next(label for label in board(playground, thread).labels if label.startswith("Sunset"))
    await ben.press(board(playground, thread), sunset)
    await process.settle()
    assert f"**<@{ben.id}>: Keep up to 3 hidden items over the night.**" in board(playground, thread).text
    choice = (await ben.press(board(playground, thread), "Your move")).reply
    assert choice is not None
    await ben.press(choice, choice.labels[0])
    await process.settle()
    assert "take the characters for your next day" in board(playground, thread).text.lower()
    assert process.errors == []


async def test_r37_the_tribe_that_died_out_has_lost_after_the_update(
    process: BotProcess, playground: Playground, database: Path
) -> None:
    """Under rules 1 it was asked which characters it takes."""
    thread = await goes_on(process, playground, database, "starved")
    ben = playground.person("Ben")
    sunset = next(label for label in board(playground, thread).labels if label.startswith("Sunset"))
    await ben.press(board(playground, thread), sunset)
    await process.settle()
    assert process.read(str, "select status from tables") == ["over"]
    posts = "\n".join(post.text for post in ben.see(thread))
    assert "**Anna wins with 0 points!**" in posts
    assert process.errors == []
