"""A job of the scheduler that fails comes again; only our own mistakes are given up, after several tries."""

from __future__ import annotations

import asyncio
import secrets

import pytest

from bot.client import Bot
from bot.playground import Playground
from bot.storage.errors import Unwritable
from bot.storage.people import DueRecord
from bot.storage.records import Change, PostRecord
from bot.storage.store import Store
from bot.tables.actions.tables import Tables
from bot.tables.jobs.grace import DAY, WEEK, Grace, bring_back
from bot.tables.jobs.scheduler import LONGEST_PAUSE, MOST_TRIES, RUN, SHORTEST_PAUSE, Retries
from bot.tables.model.jobs import NotifyJob, TimeUpJob
from tests.bot.conftest import Seat
from tests.bot.support.clock import HOUR, Wall, asked_seat, wall
from tests.bot.support.table import FixedClock, PlayedTable
from tests.bot.test_disk import READ_ONLY, struck
from tests.bot.test_timeout_votes import open_vote, paced

__all__ = ["wall"]


async def test_what_the_disk_did_not_take_is_done_later(
    table: Seat, wall: Wall, caplog: pytest.LogCaptureFixture
) -> None:
    at = await paced(await table(2))
    late = asked_seat(at)
    async with struck(at.bot.store, READ_ONLY):
        await asyncio.wait_for(wall.turn(hours=33), 5)
        (due,) = await at.bot.store.find(DueRecord, "kind = ?", TimeUpJob.kind)
        assert due.tries == 0
    assert "tried again in" in caplog.text
    await wall.turn(seconds=LONGEST_PAUSE)
    assert (await open_vote(at)).seat == late


async def test_the_next_look_is_when_the_next_job_is_due(
    playground: Playground, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, committer, pauses = bot.scheduler.clock, bot.tables.committer, list[float]()
    really = clock.sleep_until

    async def sleep_until(moment: float) -> None:
        pauses.append(moment - clock.steady())
        await really(moment)

    monkeypatch.setattr(clock, "sleep_until", sleep_until)
    await committer.write(Change((committer.due(clock() + 40, NotifyJob(1), None),)))
    await playground.wait_until(lambda: any(30 < each <= 40 for each in pauses), 10)


async def test_jobs_that_a_clock_has_stored_which_was_ahead_come_when_they_should(
    table: Seat, wall: Wall, playground: Playground
) -> None:
    right, wall.now = wall.now, wall.now + 400 * DAY
    at = await paced(await table(2))
    for now in (wall.now, right):
        wall.now = now
        await PlayedTable.open(playground, at.bot, 2)
    await bring_back(at.bot.tables)
    due = {(each.kind, (each.at - right) // HOUR) for each in await at.bot.store.jobs("at > 0 order by at")}
    assert due == {("call", 0), ("expire", 32), ("lobby-warn", 168), ("lobby-end", 168), ("lobby-end", 336)}


async def test_a_vote_that_a_clock_has_opened_which_was_ahead_ends_in_a_week_at_last(
    table: Seat, wall: Wall
) -> None:
    """The late player wants no notifications, so nothing else of their decision is of the wrong time."""
    at, right = await table(2), wall.now
    for person in at.people:
        await person.command("general", "settings notifications", where="none")
    await paced(at)
    wall.now += 400 * DAY
    await wall.strike()
    await open_vote(at)
    wall.now = right
    await bring_back(at.bot.tables)
    (due,) = await at.bot.store.find(DueRecord, "kind = ?", TimeUpJob.kind)
    assert due.at == right + WEEK


@pytest.mark.parametrize("jump", [2 * DAY, -DAY])
async def test_a_jump_of_the_clock_that_the_disk_does_not_take_is_noticed_later(
    store: Store, jump: int
) -> None:
    """As when a machine wakes up before its database: else all would expire at once, or nothing for a day."""
    clock = FixedClock()
    tables = Tables.alone(store, clock, secrets.token_bytes)
    grace = Grace(tables, clock)
    await grace.look()
    await store.write(Change((tables.committer.due(clock() + HOUR, NotifyJob(1), None),)))
    clock.now += jump
    async with struck(store, READ_ONLY):
        for _ in range(2):
            with pytest.raises(Unwritable):
                await grace.look()
    await grace.look()
    (due,) = await store.find(DueRecord)
    assert (grace.holds(TimeUpJob.kind), due.at <= clock()) == (jump > 0, True)


async def test_a_short_trouble_of_the_disk_loses_nothing(
    table: Seat, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the first write fails: the disk would take the removal of the job."""
    at = await paced(await table(2))
    store = at.bot.store
    write, failures = store.write, iter([True])

    async def failing(change: Change) -> None:
        if any(post.kind == "vote" for post in change.of(PostRecord)) and next(failures, False):
            raise Unwritable("the disk is full")
        await write(change)

    monkeypatch.setattr(store, "write", failing)
    await wall.turn(hours=33)
    await wall.turn(seconds=LONGEST_PAUSE)
    assert (await open_vote(at)).seat == asked_seat(at)


async def test_our_own_mistake_is_tried_several_times_and_stops_nobody(
    table: Seat, wall: Wall, caplog: pytest.LogCaptureFixture
) -> None:
    at = await paced(await table(2))
    wrong = DueRecord(at.bot.store.new_id("due"), 1, "of another version", None, 1)
    await at.bot.store.write(Change((wrong,)))
    for tries in range(1, MOST_TRIES):
        await asyncio.wait_for(wall.turn(hours=33), 5)
        (again,) = await at.bot.store.find(DueRecord, "id = ?", wrong.id)
        assert again.tries == tries
        assert again.at > wall.now
        assert len([each for each in caplog.records if each.exc_info]) == tries
        if tries == 1:
            assert (await open_vote(at)).seat == asked_seat(at), "what else was due is done"
        wall.now = max(wall.now, again.at - 33 * HOUR)
    await wall.turn(hours=33)
    assert await at.bot.store.find(DueRecord, "id = ?", wrong.id) == []
    assert "KeyError" in caplog.text
    caplog.clear()


async def test_a_table_is_not_left_standing_by_our_own_mistake(
    table: Seat, wall: Wall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    at = await paced(await table(2))

    async def stumbling(*_: object) -> None:
        raise KeyError("a mistake of ours")

    with monkeypatch.context() as broken:
        broken.setitem(RUN, TimeUpJob, stumbling)
        for _ in range(MOST_TRIES):
            await wall.turn(hours=33)
    await wall.turn(hours=33)
    assert (await open_vote(at)).seat == asked_seat(at)
    caplog.clear()


def test_pauses_grow_and_end_where_the_clock_is_set_back() -> None:
    retries, now = Retries(), 1000
    due, other = (DueRecord(number, 1, TimeUpJob.kind, None, 0) for number in (1, 2))
    assert not retries.waits(due, now)
    pauses = [retries.note_failure(due, now) for _ in range(9)]
    assert pauses[:3] == [SHORTEST_PAUSE, 2 * SHORTEST_PAUSE, 4 * SHORTEST_PAUSE]
    assert pauses[-1] == LONGEST_PAUSE
    assert retries.waits(due, now)
    assert retries.waits(due, now + LONGEST_PAUSE - 1)
    assert not retries.waits(due, now + LONGEST_PAUSE)
    assert not retries.waits(due, now - 1), "the clock was set back: who knows for how long"
    assert not retries.waits(other, now)
    retries.note_failure(other, now)
    assert sorted(retries.pauses(now)) == [SHORTEST_PAUSE, LONGEST_PAUSE]
    assert retries.pauses(now + SHORTEST_PAUSE) == [LONGEST_PAUSE - SHORTEST_PAUSE]
    retries.note_success(due)
    assert not retries.waits(due, now)
    assert retries.note_failure(due, now) == SHORTEST_PAUSE, "what went well begins anew"
