"""Two processes on one PostgreSQL, each with shards of its own: what arrives at one and belongs to the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from bot.client import Bot
from bot.cluster import admission, handing_on, ownership
from bot.config import Address
from bot.interactions import reply
from bot.operations.monitoring import metrics
from bot.playground import Playground
from bot.playground.messages import Message
from bot.playground.outcomes import Outcome
from bot.storage.people import NotificationRecord
from bot.storage.postgresql import session
from bot.storage.records import FORMER, ErrandRecord, PostRecord
from bot.tables import erasure, notifying, preferences
from bot.tables.digests import OpenDecision
from bot.tables.pace import GATHERING
from bot.tables.registry import Elsewhere
from tests.bot.support.answers import a_move, thinking, wanted_move
from tests.bot.support.clock import HOUR, Wall, asked, clock_of, hand_on
from tests.bot.support.table import ENGLISH, PlayedTable, running_bot
from tests.bot.support.taps import answer, shown
from tests.support.postgresql import Server


@pytest.fixture
def database(postgresql: Server) -> Address:
    return postgresql.ready()


@asynccontextmanager
async def two_of(database: Address) -> AsyncIterator[tuple[Bot, Bot]]:
    async with running_bot(database, shards="0/2") as one, running_bot(database, shards="1/2") as other:
        yield one, other


async def opened(playground: Playground, bot: Bot, place: str = "games") -> PlayedTable:
    return await (await PlayedTable.open(playground, bot, 2, place)).start()


def elsewhere_first(both: tuple[Bot, Bot]) -> tuple[Bot, Bot]:
    """The process that gets direct messages, and the one that has the server."""
    away, here = sorted(both, key=lambda bot: bool(bot.guilds))
    return away, here


async def test_a_tap_in_a_direct_message_is_done_by_the_owner_of_the_table(
    playground: Playground, database: Address
) -> None:
    async with two_of(database) as both:
        away, here = elsewhere_first(both)
        two = await opened(playground, here)
        seat, rows = two.decision.seat, len(two.live.rows)
        person = two.people[seat]
        waiting = shown(await person.command(person.open_dm(), "mygames"))
        screen = shown(await person.press(waiting, waiting.labels[0]))
        await answer(person, screen, two.decision.options[0])
        await here.outbox.idle()
        assert two.live.rows[rows].seat == seat
        await until(lambda: handed(away, "taken") >= 2)
        with pytest.raises(Elsewhere):
            await away.tables.registry.get(two.live.record.id)
        assert b"gamebot_shards_owned 1.0" in await metrics(away)
        assert b"gamebot_handed_on_seconds_count 2.0" in await metrics(here)
    assert playground.problems == []


def handed(bot: Bot, to: str) -> int:
    return int(bot.metrics.handed_on.labels(to)._value.get())


@pytest.mark.parametrize("to", ["nobody", "taken", "nobody, and who asks ends"])
async def test_without_an_owner_one_reads_that_one_may_try_again(
    playground: Playground, database: Address, monkeypatch: pytest.MonkeyPatch, to: str
) -> None:
    """It is gone, or it has taken what was handed on and dies of it."""
    async with running_bot(database, shards="0/2") as one, running_bot(database, shards="1/2") as other:
        away, here = elsewhere_first((one, other))
        two = await opened(playground, here)
        person = two.people[two.decision.seat]
        waiting = shown(await person.command(person.open_dm(), "mygames"))
        if to == "taken":
            monkeypatch.setattr(here.handing_on, "_dispatch", lambda _: None)
            monkeypatch.setattr(session, "BEAT", 1000.0)
        else:
            await here.handing_on.close()
        pressing = asyncio.create_task(person.press(waiting, waiting.labels[0]))
        if "ends" in to:
            monkeypatch.setattr(admission, "FINISHING_ALONE", admission.FINISHING)
            while not await away.store.find(ErrandRecord):  # noqa: ASYNC110 - the process writes it
                await asyncio.sleep(0.01)
            await away.close()
        assert (await pressing).text == ENGLISH.say("error-try-again")
        assert handed(away, to.split(",")[0]) == 1
        assert await here.store.find(ErrandRecord) == []


async def test_what_people_set_reaches_their_tables_at_other_processes(
    playground: Playground, database: Address
) -> None:
    async with two_of(database) as both:
        _, here = elsewhere_first(both)
        two = await opened(playground, here)
        person = two.people[two.decision.seat]
        member = int(person.id)
        assert (await here.tables.people.person(member)).away_to == 0  # it remembers
        await person.command(person.open_dm(), "settings away", days=3)
        await until(lambda: told(two, "away"))
        assert (await here.tables.people.person(member)).away_to > 0
        await until_done(here)


async def test_who_is_forgotten_is_so_at_all_tables(playground: Playground, database: Address) -> None:
    async with two_of(database) as both:
        _, here = elsewhere_first(both)
        two = await opened(playground, here)
        person = two.people[0]
        asked = await person.command(person.open_dm(), "privacy forget")
        assert asked.reply is not None
        await person.press(asked.reply, "Forget me")
        await until(lambda: two.live.seats[0].member == FORMER)
        await until_done(here)
        assert await here.store.seats(two.live.record.id) == list(two.live.seats)


@asynccontextmanager
async def two_tables(
    playground: Playground, database: Address
) -> AsyncIterator[tuple[PlayedTable, PlayedTable]]:
    """Two people at two tables, each on a server of another process; the first process gets their direct messages."""
    world = playground.world
    other = replace(world.guild, id=str(int(world.guild.id) + (1001 << 22)), name="The Shore")
    world.guilds[other.id] = other
    world.add_channel("shore").guild_id = other.id
    async with two_of(database) as both:
        here = next(bot for bot in both if bot.get_guild(int(world.guild.id)))
        there = next(bot for bot in both if bot is not here)
        yield await opened(playground, here), await opened(playground, there, "shore")


async def rested(first: PlayedTable, second: PlayedTable) -> tuple[Wall, Wall]:
    """The first person wants direct messages, and wakes when both tables wait for them."""
    walls = Wall(first.bot), Wall(second.bot)
    member = int(first.people[0].id)
    await preferences.notify_at(first.bot.tables, member, "dm")
    await preferences.snooze(first.bot.tables, member, 4)
    await until_done(first.bot)
    for at in (first, second):
        if asked(at) == 0:
            await hand_on(at)
        await hand_on(at)
    for wall in walls:
        wall.now += 5 * HOUR
    return walls


def direct(two: PlayedTable) -> list[Message]:
    found = two.playground.world.dm(two.people[0].id).messages.values()
    return [each for each in found if not each.ephemeral]


@pytest.mark.parametrize("is_first", [True, False])
async def test_one_direct_message_tells_of_the_tables_of_two_owners(
    playground: Playground, database: Address, is_first: bool
) -> None:
    """Whoever looks first; whatever is answered is taken out of it, wherever its table is."""
    async with two_tables(playground, database) as (first, second):
        walls = await rested(first, second)
        for wall in walls if is_first else reversed(walls):
            await wall.strike()
            await until_done(first.bot)
            await second.bot.outbox.idle()
        await until_done(first.bot)
        (said,) = direct(first)
        assert said.text.count("https://discord.com/channels/") == 2
        assert {(await clock_of(at, 0)).told for at in (first, second)} == {walls[0].now}
        await hand_on(second)
        await until_done(first.bot)
        await until(lambda: direct(first)[0].text.count("https://discord.com/channels/") == 1)
        await hand_on(first)
        await until(lambda: not direct(first))


async def test_owners_that_tell_at_the_same_moment_do_not_both_write(
    playground: Playground, database: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither finds yet what is asked at the other; the slower one looks again, as at tables of its own."""
    looking, both_look = set[object](), asyncio.Event()

    async def find_nothing(by: object, *_: object) -> list[OpenDecision]:
        looking.add(by)
        if len(looking) == 2:
            both_look.set()
        await both_look.wait()
        return []

    async with two_tables(playground, database) as (first, second):
        walls = await rested(first, second)
        with monkeypatch.context() as patched:
            patched.setattr(notifying, "find_asked_elsewhere", find_nothing)
            await asyncio.gather(*(wall.strike() for wall in walls))
        assert len(direct(first)) == 1
        for wall in walls:
            await wall.turn(seconds=GATHERING)
        await until_done(first.bot)
        assert sum(each.text.count("https://discord.com/channels/") for each in direct(first)) == 2


async def test_who_owns_a_table_tells_of_it_alone_while_the_other_owner_is_away(
    playground: Playground, database: Address
) -> None:
    async with two_tables(playground, database) as (first, second):
        wall, _ = await rested(first, second)
        await second.bot.store.driver.close()
        await wall.strike()
        (said,) = direct(first)
        assert said.text.count("https://discord.com/channels/") == 1


async def test_who_is_forgotten_is_so_in_what_the_owner_of_a_table_has_told(
    playground: Playground, database: Address
) -> None:
    async with two_tables(playground, database) as (first, second):
        for wall in await rested(first, second):
            await wall.strike()
        await until_done(first.bot)
        member, store = int(first.people[0].id), second.bot.store
        await until(lambda: bool(direct(first)))
        await erasure.forget(second.bot.tables, ENGLISH, member)
        await until_done(first.bot)
        await until(lambda: not direct(first))
        assert await store.find(NotificationRecord, "member = ?", member) == []
        assert str(member) not in str(await store.find(PostRecord))


def told(two: PlayedTable, words: str) -> bool:
    return any(words in message.text for message in two.place.messages.values())


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not holds():  # noqa: ASYNC110 - another process does it
            await asyncio.sleep(0.02)


async def until_done(bot: Bot) -> None:
    """No errand is left."""
    async with asyncio.timeout(20):
        while await bot.store.find(ErrandRecord):  # noqa: ASYNC110 - another process does it
            await asyncio.sleep(0.02)
    await bot.outbox.idle()


async def test_the_second_with_the_same_shards_waits_connected_and_goes_on(
    playground: Playground, database: Address
) -> None:
    """A game goes on at the next process from what the first has stored, and nothing is posted twice."""
    async with running_bot(database, shards="") as first_one:
        assert first_one.ownership.is_ours
        two = await opened(playground, first_one)
        async with running_bot(database, shards="") as next_one:
            assert not next_one.ownership.is_ours
            assert next_one.is_ready()
            await a_move(two)
            await first_one.outbox.idle()
            begun = asyncio.get_running_loop().time()
            ending = asyncio.create_task(first_one.close())
            await until(lambda: next_one.ownership.is_ours)
            assert asyncio.get_running_loop().time() - begun < 2
            await ending
            await until(lambda: "memory" in next_one.started)
            moved = await two.moved_to(next_one)
            await a_move(moved)
            await next_one.outbox.idle()
            assert len(moved.live.rows) > len(two.live.rows)
    assert playground.problems == []


@pytest.mark.parametrize("is_late", [False, True])
async def test_whom_a_process_that_died_left_thinking_has_words_of_the_next(
    playground: Playground, database: Address, monkeypatch: pytest.MonkeyPatch, is_late: bool
) -> None:
    """An answer if the next one still waited for the first to give it, else that one may try again."""
    monkeypatch.setattr(reply, "PATIENCE", 0.1)
    monkeypatch.setattr(admission, "PATIENCE", 0.3 if is_late else 60.0)
    monkeypatch.setattr(ownership, "ALIVE", 60.0)  # also where the machine is slow, as below
    monkeypatch.setattr(ownership, "BRIEFLY", 60.0)
    async with running_bot(database, shards="") as first_one, running_bot(database, shards="") as next_one:
        two = await opened(playground, first_one)
        tapping = await left_thinking(two, first_one, monkeypatch, ENGLISH.say("button-mine"), two.board)
        await until(lambda: not is_late or len(next_one.admission._left) == len(playground.interactions))
        await first_one.store.driver.close()
        told = (await tapping).text
        assert (ENGLISH.say("error-try-again") == told) is is_late
        assert told
    if not is_late:  # only Discord knows what was answered in the last seconds
        assert all("has already been acknowledged" in each for each in playground.problems)
        playground.problems.clear()


async def test_whom_the_owner_left_thinking_has_words_of_who_has_handed_it_on(
    playground: Playground, database: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reply, "PATIENCE", 0.1)
    monkeypatch.setattr(handing_on, "FINISHED_WITHIN", 1.0)
    async with two_of(database) as both:
        away, here = elsewhere_first(both)
        two = await opened(playground, here)
        person = two.people[two.decision.seat]
        waiting = shown(await person.command(person.open_dm(), "mygames"))
        tapping = await left_thinking(two, here, monkeypatch, waiting.labels[0], waiting)
        await until(lambda: handed(away, "taken") == 1)
        await here.store.driver.close()
        assert (await tapping).text == ENGLISH.say("error-try-again")


async def left_thinking(
    two: PlayedTable, bot: Bot, monkeypatch: pytest.MonkeyPatch, button: str, message: Message
) -> asyncio.Task[Outcome]:
    """Somebody taps, and this process puts the answer off and never gives it."""

    async def never(_number: int) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(bot.tables.registry, "get", never)
    before = len(two.playground.interactions)
    tapping = asyncio.create_task(two.people[two.decision.seat].press(message, button))
    await until(lambda: len(two.playground.interactions) > before and thinking(two.playground))
    return tapping


async def test_nothing_public_is_sent_while_another_process_may_have_taken_over(
    playground: Playground, database: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is owed goes out when there is a fresh sign of life again."""
    async with running_bot(database, shards="") as bot:
        two = await opened(playground, bot)
        before = len(two.place.messages), two.board.id
        monkeypatch.setattr(session, "FRESH", -1.0)
        await bot.tables.moves.play(two.live, *wanted_move(two))
        await asyncio.sleep(0.5)
        assert (len(two.place.messages), two.board.id) == before
        monkeypatch.undo()
        await bot.outbox.idle()
        assert two.board.id != before[1]
