"""The decision of a vote is carried out once, at whichever point the process is killed meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from http import HTTPStatus
from pathlib import Path

import pytest

from bot.playground import Playground, redirect
from bot.playground.messages import Message
from bot.storage.records import Change
from bot.tables.model.pace import PACES
from engine.core import chance
from engine.core.players import cautious
from tests.bot.support.table import PlayedTable, running_bot
from tests.process.bot_process import BotProcess

pytestmark = pytest.mark.long

LATE = {"hours": 33}
"""The hours after which a decision with a pace of eight hours and a full bank has expired."""
DECIDED = "vote.after-commit@2"
"""The ballot that decides the vote."""


async def paced_table(
    playground: Playground, database: Path, decisions: int = 1
) -> tuple[PlayedTable, list[str]]:
    """A stopped game of three at a pace of eight hours, in which one seat must make so many decisions in a row; returns
    it with the moves of a cautious player for these.
    """
    with redirect(playground.base_url):
        async with running_bot(database) as bot:
            table = await (await PlayedTable.open(playground, bot, 3, pace="8h")).start()
            await table.advance(
                lambda at: len(at.live.running.waiting) == 1 and len(sensible(at)) == decisions
            )
            clocks = await bot.tables.clocks.of_seats(table.live)
            full = tuple(replace(clock, bank=PACES["8h"].bank) for clock in clocks)
            await bot.store.write(Change((*full,)))
            return table, sensible(table)


def sensible(table: PlayedTable) -> list[str]:
    match, made = table.live.running.copy(), list[str]()
    (seat, *_) = match.waiting
    while seat in match.waiting:
        made.append(str(cautious(match, match.decision_of(seat))))
        match.play(seat, made[-1])
        while match.chance is not None:
            match.supply(chance.answer(table.live.key(), match.chance))
    return made


def board(table: PlayedTable) -> Message:
    """The newest message of the table, as this person sees it."""
    return table.posts[-1]


def made_by(process: BotProcess, seat: int) -> list[str]:
    return process.read(str, "select action from log where seat = ? order by sequence", seat)


async def dies_of(process: BotProcess, act: Awaitable[object]) -> None:
    """Let a person do this while the process is killed before it has answered."""
    doing = asyncio.ensure_future(act)
    await process.wait_until_ended()
    doing.cancel()
    await asyncio.gather(doing, return_exceptions=True)


async def dies_at(process: BotProcess, point: str) -> None:
    """Start the process and wait until it is killed at its crash point."""
    await process.launch({"BOT_CRASH_AT": point})
    await process.wait_until_ended()


async def test_skipping_several_decisions_is_done_once(
    process: BotProcess, playground: Playground, database: Path
) -> None:
    table, expected = await paced_table(playground, database, decisions=3)
    late = table.live.running.waiting[0]
    others = [person for seat, person in enumerate(table.people) if seat != late]
    await process.start({"BOT_CRASH_AT": DECIDED})
    before = made_by(process, late)
    process.clock.advance(**LATE)
    await process.settle()
    question = board(table)
    assert question.buttons, [post.text for post in table.posts]
    await others[0].press(question, "Skip")
    await dies_of(process, others[1].press(question, "Skip"))
    assert made_by(process, late) == before
    for point, made in (("skip.after-decision", 1), ("skip.after-decision@2", 3)):
        await dies_at(process, point)
        assert made_by(process, late) == before + expected[:made]
    await process.start_and_settle()
    assert made_by(process, late) == before + expected
    assert len([post for post in table.posts if "is skipped" in post.text]) == 1
    assert process.read(int, "select count(*) from due where kind = 'expire' and who <> ?", late) != [0]
    assert process.errors == []


async def test_a_seat_that_nobody_takes_leads_to_another_vote_and_that_to_the_end(
    process: BotProcess, playground: Playground, database: Path
) -> None:
    table, _ = await paced_table(playground, database)
    late = table.live.running.waiting[0]
    others = [person for seat, person in enumerate(table.people) if seat != late]
    for choice in ("Look for a substitute", "End the game"):
        await process.start({"BOT_CRASH_AT": DECIDED})
        process.clock.advance(**LATE)
        await process.settle()
        question = board(table)
        assert ("Nobody has taken the seat" in question.text) is (choice == "End the game")
        offers = [post for post in table.posts if "is free for anybody" in post.text]
        assert len(offers) == (choice == "End the game")
        await others[0].press(question, choice)
        await dies_of(process, others[1].press(question, choice))
    await process.start_and_settle()
    said = [post.text for post in table.posts]
    assert [each for each in said if "is free for anybody" in each] == [], (
        "no seat is free in a game that is over"
    )
    assert len([each for each in said if "decided to end this game" in each]) == 1
    assert process.read(str, "select status from tables") == ["ended"]
    assert process.errors == []


async def test_a_vote_that_ended_the_game_loses_its_buttons_when_its_archived_thread_is_opened(
    process: BotProcess, playground: Playground, database: Path
) -> None:
    """It was archived while they were about to go, and no edit opens it; also if the process dies before that."""
    table, _ = await paced_table(playground, database)
    late = table.live.running.waiting[0]
    first, second = (person for seat, person in enumerate(table.people) if seat != late)
    await process.start()
    process.clock.advance(**LATE)
    await process.settle()
    question = board(table)

    def refused() -> int:
        edits = [each for each in playground.requests if each.path.endswith(f"/messages/{question.id}")]
        return sum(each.status == HTTPStatus.BAD_REQUEST for each in edits)

    await first.press(question, "End the game")
    await process.settle()
    held = playground.faults.hold("PATCH", f"/messages/{question.id}$")
    ending = asyncio.create_task(second.press(question, "End the game"))
    await asyncio.wait_for(held.arrived.wait(), 60)
    playground.faults.archive(table.place)
    held.let_go.set()
    await ending
    await playground.wait_until(refused, 60)
    assert question.buttons
    await process.kill()
    before = refused()
    await process.start()
    await playground.wait_until(lambda: refused() > before, 60)
    await first.say(table.place, "Well played!")
    await playground.wait_until(lambda: not question.buttons, 60)
    await process.settle()
    assert process.errors == []
