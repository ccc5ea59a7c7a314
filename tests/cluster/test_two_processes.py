"""Two processes on one PostgreSQL: interactions that arrive at the one that does not own the table, and take-overs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import NamedTuple

import pytest

from bot.client import Bot
from bot.cluster import handing_on, ownership
from bot.config import Address
from bot.interactions import reply
from bot.operations.monitoring import health, metrics
from bot.playground import Playground
from bot.playground.forms import Outcome
from bot.playground.messages import Message
from bot.storage.people import NotificationRecord
from bot.storage.postgresql import session
from bot.storage.processes import ErrandRecord
from bot.storage.records import FORMER, PostRecord
from bot.tables.actions import erasure, preferences
from bot.tables.jobs import notifying
from bot.tables.model.pace import MESSAGE_GAP
from bot.tables.writing.digests import OpenDecision
from bot.tables.writing.registry import Elsewhere
from tests.bot.support.answers import is_thinking, next_move, play_move
from tests.bot.support.clock import HOUR, Wall, asked_seat, clock_of, hand_over
from tests.bot.support.servers import add_server
from tests.bot.support.table import ENGLISH, FixedClock, PlayedTable, running_bot
from tests.bot.support.taps import answer, get_reply
from tests.support.patient_settings import patient_settings
from tests.support.postgresql import Server

pytestmark = pytest.mark.long

TRY_AGAIN = ENGLISH.say("error-try-again")


@pytest.fixture
def database(postgresql: Server) -> Address:
    return postgresql.ready()


async def opened(playground: Playground, bot: Bot, place: str = "games") -> PlayedTable:
    return await (await PlayedTable.open(playground, bot, 2, place)).start()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not holds():  # noqa: ASYNC110 - another process does it
            await asyncio.sleep(0.02)


async def until_done(bot: Bot) -> None:
    """Return when no errand to another process is left."""
    async with asyncio.timeout(30):
        while await bot.store.find(ErrandRecord):  # noqa: ASYNC110 - another process does it
            await asyncio.sleep(0.02)
    await bot.outbox.idle()


class Apart(NamedTuple):
    """A table that the process `here` owns; the other process receives direct messages."""

    away: Bot
    here: Bot
    two: PlayedTable

    async def waiting(self) -> Message:
        """The direct message to the person who is asked."""
        person = self.two.people[self.two.decision.seat]
        return get_reply(await person.command(person.open_dm(), "mygames"))

    def handed(self, to: str) -> int:
        return int(self.away.metrics.handed_on.labels(to)._value.get())


@pytest.fixture
async def apart(playground: Playground, database: Address) -> AsyncIterator[Apart]:
    async with running_bot(database, shards="0/2") as one, running_bot(database, shards="1/2") as other:
        away, here = sorted((one, other), key=lambda bot: bool(bot.guilds))
        yield Apart(away, here, await opened(playground, here))


async def test_a_tap_in_a_direct_message_is_done_by_the_owner_of_the_table(
    playground: Playground, apart: Apart
) -> None:
    two, waiting = apart.two, await apart.waiting()
    seat, rows = two.decision.seat, len(two.live.rows)
    person = two.people[seat]
    await answer(person, get_reply(await person.press(waiting, waiting.labels[0])), two.decision.options[0])
    await apart.here.outbox.idle()
    assert two.live.rows[rows].seat == seat
    await until(lambda: apart.handed("taken") >= 2)
    with pytest.raises(Elsewhere):
        await apart.away.tables.registry.get(two.live.record.id)
    assert b"gamebot_shards_owned 1.0" in await metrics(apart.away)
    assert b"gamebot_handed_on_seconds_count 2.0" in await metrics(apart.here)
    assert playground.problems == []


@pytest.mark.parametrize("to", ["nobody", "taken", "nobody, and who asks ends"])
async def test_without_an_owner_one_reads_that_one_may_try_again(
    apart: Apart, monkeypatch: pytest.MonkeyPatch, to: str
) -> None:
    """The owner has ended, or is killed by the interaction that was handed on to it."""
    waiting = await apart.waiting()
    if to == "taken":
        monkeypatch.setattr(apart.here.handing_on, "_dispatch", lambda _: None)
        monkeypatch.setattr(session, "BEAT", 1000.0)
    else:
        await apart.here.handing_on.close()
    person = apart.two.people[apart.two.decision.seat]
    pressing = asyncio.create_task(person.press(waiting, waiting.labels[0]))
    if "ends" in to:
        monkeypatch.setattr(ownership, "FINISHING_ALONE", ownership.FINISHING)
        while not await apart.away.store.find(ErrandRecord):  # noqa: ASYNC110 - the process writes it
            await asyncio.sleep(0.01)
        await apart.away.close()
    assert (await pressing).text == TRY_AGAIN
    assert apart.handed(to.split(",")[0]) == 1
    assert await apart.here.store.find(ErrandRecord) == []


async def test_what_people_set_and_that_they_are_forgotten_holds_at_all_their_tables(apart: Apart) -> None:
    two, here = apart.two, apart.here
    person = two.people[two.decision.seat]
    assert (await here.tables.people.person(int(person.id))).away_to == 0  # it remembers
    await person.command(person.open_dm(), "settings away", days=3)
    await until(lambda: any("away" in each.text for each in two.place.messages.values()))
    assert (await here.tables.people.person(int(person.id))).away_to > 0
    sure = get_reply(await person.command(person.open_dm(), "privacy forget"))
    await person.press(sure, "Forget me")
    await until(lambda: FORMER in [seat.member for seat in two.live.seats])
    await until_done(here)
    assert await here.store.seats(two.live.record.id) == list(two.live.seats)


async def test_days_away_begin_when_they_are_ordered_though_nobody_owns_the_table_then(
    playground: Playground, database: Address
) -> None:
    """The clock of the seat stops then; a person who is back before the table has an owner is not announced as away."""
    clock = FixedClock()
    async with running_bot(database, shards="0/2", clock=clock) as away:
        async with running_bot(database, shards="1/2", clock=clock) as here:
            two = await (await PlayedTable.open(playground, here, 2, pace="24h")).start()
            seat = two.decision.seat
            before = await clock_of(two, seat)
        person = two.people[seat]
        clock.now += HOUR
        await person.command(person.open_dm(), "settings away", days=2)
        clock.now += 3 * 24 * HOUR
        async with running_bot(database, shards="1/2", clock=clock) as here:
            await until_done(here)
            again = await two.moved_to(here)
            after = await clock_of(again, seat)
            assert (after.asked, after.left) == (before.asked, before.left - HOUR)
            assert not any("is away" in each.text for each in again.place.messages.values())
            assert await away.store.find(ErrandRecord) == []


async def test_computers_are_counted_where_they_can_play(apart: Apart) -> None:
    """Computers cannot play in a lobby or where no person is left, whichever process owns the table."""
    person = apart.two.people[0]
    await PlayedTable.open(apart.two.playground, apart.here, 2)
    panel = get_reply(await person.command(person.open_dm(), "settings show"))
    panel = get_reply(await person.choose(panel, "own:0:setaway:", "3"))
    said = get_reply(await person.press(panel, ENGLISH.say("panel-letcomputers"))).text
    assert ENGLISH.say("caretakers-set", count=1) in said
    await until_done(apart.here)
    assert apart.two.live.seats[0].caretaker


# One direct message for tables of several owners


class Shores(NamedTuple):
    """Two people at two tables on servers of two processes; the first process receives their direct messages."""

    first: PlayedTable
    second: PlayedTable

    async def rested(self) -> tuple[Wall, Wall]:
        """Let the first person choose direct messages, and wake when both tables wait for them."""
        walls = Wall(self.first.bot), Wall(self.second.bot)
        member = int(self.first.people[0].id)
        await preferences.notify_at(self.first.bot.tables, member, "dm")
        await preferences.snooze(self.first.bot.tables, member, 4)
        await until_done(self.first.bot)
        for at in self:
            if asked_seat(at) == 0:
                await hand_over(at)
            await hand_over(at)
        for wall in walls:
            wall.now += 5 * HOUR
        return walls

    @property
    def notices(self) -> list[int]:
        """The number of tables that each direct message is about."""
        found = self.first.playground.world.dm(self.first.people[0].id).messages.values()
        return [each.text.count("https://discord.com/channels/") for each in found if not each.ephemeral]


@pytest.fixture
async def shores(playground: Playground, database: Address) -> AsyncIterator[Shores]:
    add_server(playground.world)
    async with running_bot(database, shards="0/2") as one, running_bot(database, shards="1/2") as two:
        here, there = (one, two) if one.get_guild(int(playground.world.guild.id)) else (two, one)
        yield Shores(await opened(playground, here), await opened(playground, there, "shore"))


@pytest.mark.parametrize("is_first", [True, False])
async def test_one_direct_message_lists_tables_of_two_owners(shores: Shores, is_first: bool) -> None:
    """The first owner sends it; answered decisions of all tables are removed from it, and so is an erased person."""
    first, second = shores
    walls = await shores.rested()
    for wall in walls if is_first else reversed(walls):
        await wall.strike()
        await until_done(first.bot)
        await second.bot.outbox.idle()
    await until_done(first.bot)
    assert shores.notices == [2]
    assert {(await clock_of(at, 0)).told for at in shores} == {walls[0].now}
    await hand_over(second)
    await until_done(first.bot)
    await until(lambda: shores.notices == [1])
    if is_first:
        await hand_over(first)
    else:
        await erasure.forget(second.bot.tables, ENGLISH, int(first.people[0].id))
    await until(lambda: not shores.notices)
    await until_done(first.bot)
    kept = [await second.bot.store.find(kind) for kind in (PostRecord, NotificationRecord)]
    assert is_first or first.people[0].id not in str(kept)


async def test_owners_that_notify_at_the_same_moment_send_one_message(
    shores: Shores, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither finds the decision of the other's table yet; the slower one repeats its query, as for its own tables."""
    looking, both_look = set[object](), asyncio.Event()

    async def find_nothing(by: object, *_: object) -> list[OpenDecision]:
        looking.add(by)
        if len(looking) == 2:
            both_look.set()
        await both_look.wait()
        return []

    walls = await shores.rested()
    with monkeypatch.context() as patched:
        patched.setattr(notifying, "find_asked_elsewhere", find_nothing)
        await asyncio.gather(*(wall.strike() for wall in walls))
    assert len(shores.notices) == 1
    for wall in walls:
        await wall.turn(seconds=MESSAGE_GAP)
    await until_done(shores.first.bot)
    assert sum(shores.notices) == 2


async def test_an_owner_notifies_of_its_own_tables_while_the_other_owner_is_away(shores: Shores) -> None:
    wall, _ = await shores.rested()
    await shores.second.bot.store.driver.close()
    await wall.strike()
    assert shores.notices == [1]


# One after the other


async def test_the_second_with_the_same_shards_waits_connected_and_goes_on(
    playground: Playground, database: Address
) -> None:
    """The next process goes on from what the first has stored, and no post is sent twice."""
    async with running_bot(database, shards="") as first_one:
        two = await opened(playground, first_one)
        async with running_bot(database, shards="") as next_one:
            said = await health(next_one)
            assert (said["well"], said["waits"]) == (True, True)
            await play_move(two)
            begun = asyncio.get_running_loop().time()
            ending = asyncio.create_task(first_one.close())
            await until(lambda: next_one.ownership.is_ours)
            assert asyncio.get_running_loop().time() - begun < 2
            await ending
            await until(lambda: "background tasks" in next_one.started)
            moved = await two.moved_to(next_one)
            await play_move(moved)
            assert len(moved.live.rows) > len(two.live.rows)
    assert playground.problems == []


async def left_waiting(
    two: PlayedTable, bot: Bot, monkeypatch: pytest.MonkeyPatch, button: str, message: Message
) -> asyncio.Task[Outcome]:
    """Let a person tap, and this process never answer."""
    silence = asyncio.Event()  # not of the task alone, with which it would be collected as garbage

    async def never(_number: int) -> None:
        await silence.wait()

    monkeypatch.setattr(bot.tables.registry, "get", never)
    before = len(two.playground.interactions)
    tapping = asyncio.create_task(two.people[two.decision.seat].press(message, button))
    await until(lambda: len(two.playground.interactions) > before)
    return tapping


@pytest.mark.parametrize("playground_settings", [patient_settings()])  # machines may be slow
@pytest.mark.parametrize(("is_late", "sees_thinking"), [(False, True), (True, True), (True, False)])
async def test_who_waits_for_a_process_that_died_is_answered_by_the_next(
    playground: Playground,
    database: Address,
    monkeypatch: pytest.MonkeyPatch,
    is_late: bool,
    sees_thinking: bool,
) -> None:
    """The answer, if the next process was still waiting for the first to give it; else the text to try again."""
    monkeypatch.setattr(ownership, "PATIENCE", 0.3 if is_late else 60.0)
    monkeypatch.setattr(ownership, "ALIVE", 60.0)  # also where the machine is slow, as below
    monkeypatch.setattr(ownership, "BRIEFLY", 60.0)
    async with running_bot(database, shards="") as first_one, running_bot(database, shards="") as next_one:
        two = await opened(playground, first_one)
        monkeypatch.setattr(reply, "PATIENCE", 0.1 if sees_thinking else 60.0)
        tapping = await left_waiting(two, first_one, monkeypatch, ENGLISH.say("button-mine"), two.board)
        await until(lambda: not sees_thinking or is_thinking(two.playground))
        await until(lambda: not is_late or len(next_one.admission._left) == len(playground.interactions))
        await first_one.store.driver.close()
        answer = (await tapping).text
        assert (answer == TRY_AGAIN) is is_late
        assert answer
    # Only Discord knows what was answered in the last seconds.
    assert all("has already been acknowledged" in each for each in playground.problems)
    assert not is_late or len(playground.problems) == 1, "the answer to joining went when the game began"
    playground.problems.clear()


async def test_who_waits_for_an_owner_that_died_is_answered_by_the_process_that_forwarded_it(
    apart: Apart, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handing_on, "FINISHED_WITHIN", 1.0)
    waiting = await apart.waiting()
    monkeypatch.setattr(reply, "PATIENCE", 0.1)
    tapping = await left_waiting(apart.two, apart.here, monkeypatch, waiting.labels[0], waiting)
    await until(lambda: apart.handed("taken") == 1 and is_thinking(apart.two.playground))
    await apart.here.store.driver.close()
    assert (await tapping).text == TRY_AGAIN


async def test_nothing_public_is_sent_while_another_process_may_have_taken_over(
    playground: Playground, database: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unsent posts are sent when the connection to the database has given a sign of life again."""
    async with running_bot(database, shards="") as bot:
        two = await opened(playground, bot)
        before = len(two.place.messages), two.board.id
        monkeypatch.setattr(session, "FRESH", -1.0)
        await bot.tables.moves.play(two.live, *next_move(two))
        await asyncio.sleep(0.5)
        assert (len(two.place.messages), two.board.id) == before
        monkeypatch.undo()
        await bot.outbox.idle()
        assert two.board.id != before[1]
