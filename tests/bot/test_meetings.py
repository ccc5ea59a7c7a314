"""What people change about themselves amid votes, offers, rematches and plans, and what is left of these."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.client import Bot
from bot.playground import Playground
from bot.storage.errors import Unwritable
from bot.storage.people import DueRecord, NotificationRecord
from bot.storage.processes import ErrandRecord
from bot.storage.records import Change, RematchRecord, TableRecord
from bot.tables.actions import erasure, preferences
from bot.tables.jobs import scheduler
from bot.tables.model.jobs import CloseLobbyJob, WarnLobbyJob
from bot.tables.model.orders import ERASE, MOVE, ORDER, Order, prefix
from bot.tables.model.table import Table
from engine.core.errors import RuleError
from tests.bot.conftest import Seat, errors
from tests.bot.support.answers import offer_seat, private
from tests.bot.support.clock import HOUR, Wall, asked_seat, hand_over, wall
from tests.bot.support.hasty import hasty
from tests.bot.support.servers import add_server
from tests.bot.support.table import ENGLISH, PlayedTable, running_bot
from tests.bot.support.taps import get_reply
from tests.bot.test_caretakers import left_to_a_computer
from tests.bot.test_left_behind import asked_to_end, saying
from tests.bot.test_timeout_votes import BUTTONS, paced, vote_opens

__all__ = ["hasty", "wall"]


async def test_who_goes_away_holds_up_no_vote_about_them(table: Seat, wall: Wall) -> None:
    """It ends when it says so; the next one waits until they are back."""
    at = await paced(await table(3))
    late = await vote_opens(at, wall)
    await preferences.set_away(at.bot.tables, int(at.people[late].id), 10)
    await wall.turn(hours=33)
    assert "You have not decided" in at.posts[-1].text
    await wall.turn(hours=5 * 24)
    assert saying(at, BUTTONS["wait"]) == []
    await wall.turn(hours=5 * 24)
    assert len(saying(at, BUTTONS["wait"])) == 1


async def test_days_away_of_who_was_forgotten_hold_up_nobody(table: Seat, wall: Wall) -> None:
    at = await paced(await table(3))
    member = int(at.people[asked_seat(at)].id)
    await preferences.set_away(at.bot.tables, member, 20)
    await erasure.forget(at.bot.tables, ENGLISH, member)
    await wall.turn(hours=33)
    assert len(saying(at, BUTTONS["skip"])) == 1


async def test_what_meets_the_start_of_a_game_finds_the_game(
    playground: Playground, bot: Bot, wall: Wall
) -> None:
    """Its lobby was to be closed, and a player is erased; so is at last who wants a rematch."""
    at = await PlayedTable.open(playground, bot, 3)
    anna, ben = (int(each.id) for each in at.people[:2])
    (due,) = await bot.store.find(DueRecord, "kind = ?", CloseLobbyJob.kind)
    wall.now = due.at
    async with at.live.lock:
        done = asyncio.gather(
            bot.tables.lobby.start(at.live, anna),
            scheduler.end_lobby(bot.tables, due, CloseLobbyJob()),
            scheduler.warn_lobby(bot.tables, due, WarnLobbyJob()),
            erasure.forget(bot.tables, ENGLISH, ben),
        )
        await asyncio.sleep(0.1)
    await done
    assert (at.live.record.status, at.live.find_seat(ben)) == ("running", None)
    assert "lobby-stale" not in str(await bot.store.posts(at.live.record.id))
    await bot.tables.consent.close_without_result(at.live)
    async with at.live.lock:
        forgetting = asyncio.create_task(erasure.forget(bot.tables, ENGLISH, anna))
        await asyncio.sleep(0.1)
    with pytest.raises(RuleError):
        await bot.tables.lobby.rematch(at.live, anna, "Again")
    await forgetting


async def test_a_rematch_that_was_closed_is_opened_anew(table: Seat) -> None:
    """What says that one was opened tells what became of it, and keeps no seats any more."""
    at = await (await table(2)).play_to_the_end()
    anna, ben = at.people
    first, second = [await closed_rematch(at) for _ in range(2)]
    assert first != second
    await anna.command(at.place, "game rematch")
    joined = private(await ben.command(at.place, "game rematch"))
    (again,) = await at.bot.store.tables_of(int(anna.id))
    assert f"<#{again.place}>" in joined
    assert len(await at.bot.store.seats(again.id)) == 2
    await anna.command("general", "game start", table=again.id)
    assert "The game has begun: <#" in private(await ben.command(at.place, "game rematch"))
    await at.bot.outbox.idle()
    known = [(each.text, each.labels) for each in at.posts if "rematch" in each.text]
    closed = ("The rematch was closed before it began.", [])
    assert known == [closed, closed, (f"The rematch has begun: <#{again.place}>.", [])]


async def test_a_rematch_is_written_at_once_or_not_at_all(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full once the lobby is written: it is the rematch of the next one who asks for one."""
    at = await (await table(2)).play_to_the_end()
    anna, ben = at.people
    write = at.bot.store.write

    async def fill_up(change: Change) -> None:
        if change.of(RematchRecord) and not change.of(TableRecord):
            raise Unwritable("The disk is full.")
        await write(change)

    monkeypatch.setattr(at.bot.store, "write", fill_up)
    await anna.command(at.place, "game rematch")
    monkeypatch.undo()
    (first,) = await at.bot.store.tables_of(int(anna.id))
    await ben.command(at.place, "game rematch")
    assert [each.id for each in await at.bot.store.tables_of(int(ben.id))] == [first.id]


async def test_a_rematch_is_found_where_it_is(table: Seat) -> None:
    at = await (await table(2)).play_to_the_end()
    anna, ben = at.people
    await anna.command(at.place, "game rematch")
    await at.bot.outbox.idle()
    again = await at.bot.tables.registry.get((await at.bot.store.tables_of(int(anna.id)))[0].id)
    assert again.is_apart
    assert f"has opened a rematch, <#{again.record.place}>." in at.posts[-1].text
    await anna.command("general", "game here", table=again.record.id)
    await at.bot.outbox.idle()
    assert f"has opened a rematch, <#{again.record.place}>." in at.posts[-1].text
    assert [who for post, who in at.notifications if post == at.posts[-1].id] == [ben.id]


async def closed_rematch(at: PlayedTable) -> int:
    """Its number; its host has closed it before it began."""
    await at.people[0].command(at.place, "game rematch")
    (again,) = await at.bot.store.tables_of(int(at.people[0].id))
    await at.people[0].command("general", "game end", table=again.id)
    await at.bot.outbox.idle()
    return again.id


async def test_who_takes_their_own_seat_keeps_it(table: Seat) -> None:
    at = await table(2)
    anna = at.people[0]
    await offer_seat(anna, at.place)
    await at.bot.outbox.idle()
    assert "The seat stays yours" in private(await anna.press(at.posts[-1], "Take this seat"))
    await at.bot.outbox.idle()
    assert saying(at, "Take this seat") == []
    assert not await at.bot.tables.seats.is_offered(at.live, 0)
    assert at.live.seats[0].member == int(anna.id)


async def test_a_plan_of_which_nothing_can_come_is_not_used_any_more(table: Seat) -> None:
    """Its button leads to a new one."""
    at = await table(2)
    ben = at.people[1]
    plan = get_reply(await ben.press(at.board, "Plan"))
    drafted = get_reply(await ben.press(plan, next(each for each in plan.labels if "Field" in each)))
    for seat, line in ((0, "place forest 1"), (1, "place field 1")):
        await at.bot.tables.moves.play(at.live, seat, line)
    assert "what do you want to do" in get_reply(await ben.press(drafted, "Use this plan")).text


async def test_who_is_forgotten_is_named_no_more_as_one_for_whom_a_computer_played(table: Seat) -> None:
    at = await table(2)
    member = int(at.people[0].id)
    await left_to_a_computer(at, 0)
    await preferences.set_away(at.bot.tables, member, 2)
    await erasure.forget(at.bot.tables, ENGLISH, member)
    said = [post.content for post in await at.bot.store.posts(at.live.record.id, "say")]
    assert [each for each in said if "Anna" in each] == []
    await at.bot.outbox.idle()


@pytest.mark.parametrize("forgets", [False, True])
async def test_the_last_who_had_not_voted_leaves_no_vote_open(table: Seat, wall: Wall, forgets: bool) -> None:
    at = await paced(await table(3))
    late = await vote_opens(at, wall)
    away, stays = [seat for seat in range(3) if seat != late]
    await at.people[stays].press(at.posts[-1], BUTTONS["wait"])
    if forgets:
        await erasure.forget(at.bot.tables, ENGLISH, int(at.people[away].id))
    else:
        await left_to_a_computer(at, away)
    await wall.strike()
    assert saying(at, BUTTONS["wait"]) == []
    assert ". I ask you again <t:" in at.posts[-1].text


async def test_a_question_names_its_time_anew_when_the_bot_is_back(table: Seat, wall: Wall) -> None:
    """What was due while the bot was removed is due so much later."""
    at = await table(2)
    question = await asked_to_end(at, 0)
    assert "until Wednesday" in question.text
    faults = at.playground.faults
    faults.kick()
    await at.playground.wait_until(lambda: bool(at.bot.tables.registry.resting))
    wall.now += 24 * HOUR
    faults.invite()
    await at.playground.wait_until(lambda: "until Thursday" in question.text)
    await at.bot.outbox.idle()


async def test_who_is_back_before_the_computer_has_moved_keeps_no_old_reminder(
    table: Seat, wall: Wall
) -> None:
    """One reminder has named two tables; once one of them is moved at, it names the other alone."""
    first, second = [await paced(await table(2)) for _ in range(2)]
    for at in (first, second):
        await at.advance(lambda at: at.live.running.waiting == (0,))
    await wall.turn(hours=5)
    await second.bot.computers.close()
    member = int(second.people[0].id)
    await second.bot.tables.seats.appoint_caretaker(second.live, member)
    await second.bot.tables.seats.end_caretaker(second.live, member)
    await hand_over(second)
    (reminder,) = await second.bot.store.find(NotificationRecord)
    assert reminder.games == f"[{first.live.record.id}]"


async def give_order(bot: Bot, about: str, what: str, number: int, server: int) -> None:
    """As the operator does."""
    order = Order(f"{prefix(bot.clock())}-1", "somebody", about, what, number, server)
    errand = ErrandRecord(bot.store.new_id("errands"), server, None, ORDER, str(order))
    await bot.store.write(Change((errand,)))
    bot.handing_on.wake()


@pytest.mark.parametrize("opened", ["shore games", "games shore"])
async def test_a_notification_goes_on_without_the_tables_of_a_server_that_was_erased(
    playground: Playground, database: Path, opened: str
) -> None:
    """Its server has thrown the bot out; the table of another one is answered later, whichever of both has sent it."""
    add_server(playground.world)
    async with running_bot(database) as bot:
        wall = Wall(bot)
        at = {
            place: await (await PlayedTable.open(playground, bot, 2, place)).start()
            for place in opened.split()
        }
        shore, other = at["shore"], at["games"]
        member, server = int(shore.people[0].id), other.live.record.server
        await preferences.notify_at(bot.tables, member, "dm")
        await preferences.snooze(bot.tables, member, 1)
        for each in at.values():
            await each.advance(lambda at: at.live.running.waiting == (0,))
        await wall.turn(hours=2)
        (notice,) = await bot.store.find(NotificationRecord)
        assert json.loads(notice.games) == [each.live.record.id for each in at.values()]
        (posted,) = await bot.store.select(int, "select message from outbox where id = ?", notice.id)
        playground.faults.kick()
        await playground.wait_until(lambda: bool(bot.tables.registry.resting))
        bot.tables.committer.look_again(notice.game)  # as when it is answered elsewhere
        for is_erased in (False, True):
            if is_erased:
                await give_order(bot, "server", ERASE, server, server)
                await playground.wait_until(lambda: not bot.tables.registry.resting)
            await bot.outbox.idle()
            said = playground.world.find_message(str(posted))
            assert said is not None
            assert [each for each in at.values() if each.place.id in said.text] == [shore]
        await hand_over(shore)
        await bot.outbox.idle()
        assert playground.world.find_message(str(posted)) is None
        assert await bot.store.pending() == []


async def test_a_notification_of_another_table_names_no_title_of_who_was_forgotten(
    playground: Playground, bot: Bot, wall: Wall
) -> None:
    """One direct message names both tables; Ben sits at the second, whose title bears his name."""
    first = await (await PlayedTable.open(playground, bot, 2, computers=1, level="easy")).start()
    await bot.computers.idle()
    second = await (await PlayedTable.open(playground, bot, 2, title="Ben's evening")).start()
    tables, member = bot.tables, int(first.people[0].id)
    await preferences.notify_at(tables, member, "dm")
    await preferences.snooze(tables, member, 1)
    for at in (first, second):
        await at.advance(lambda at: at.live.running.waiting == (0,))
    await wall.turn(hours=2)
    (notice,) = await bot.store.find(NotificationRecord)
    (posted,) = await bot.store.select(int, "select message from outbox where id = ?", notice.id)
    said = playground.world.find_message(str(posted))
    assert said is not None
    assert (notice.game, "Ben's evening" in said.text) == (first.live.record.id, True)
    await erasure.forget(tables, ENGLISH, int(second.people[1].id))
    await bot.outbox.idle()
    said = playground.world.find_message(str(posted))
    assert said is not None
    assert "Ben" not in said.text


async def test_a_notification_of_nothing_but_an_erased_server_goes(
    playground: Playground, database: Path
) -> None:
    """Its table rests, so its last message about it stays until then."""
    async with running_bot(database) as bot:
        at, wall = await (await PlayedTable.open(playground, bot, 2)).start(), Wall(bot)
        server = at.live.record.server
        await preferences.notify_at(bot.tables, int(at.people[0].id), "dm")
        await preferences.snooze(bot.tables, int(at.people[0].id), 1)
        await at.advance(lambda at: at.live.running.waiting == (0,))
        await wall.turn(hours=2)
        (posted,) = await bot.store.select(int, "select message from outbox where kind = 'call'")
        playground.faults.kick()
        await playground.wait_until(lambda: bool(bot.tables.registry.resting))
        assert playground.world.find_message(str(posted))
        await give_order(bot, "server", ERASE, server, server)
        await playground.wait_until(lambda: not bot.tables.registry.resting)
        assert playground.world.find_message(str(posted)) is None


async def test_what_is_done_at_a_table_while_its_server_is_erased_is_refused(
    playground: Playground, bot: Bot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The table was read before, and is deleted when the seat is written."""
    lobby = await PlayedTable.open(playground, bot, 2)
    record, ben = lobby.live.record, lobby.people[1]
    await bot.tables.lobby.leave(lobby.live, int(ben.id))
    await bot.outbox.idle()
    is_looked_at, is_deleted, real = asyncio.Event(), asyncio.Event(), bot.tables.lobby._must_be_free

    async def wait(table: Table, member: int) -> None:
        is_looked_at.set()
        await is_deleted.wait()
        await real(table, member)

    monkeypatch.setattr(bot.tables.lobby, "_must_be_free", wait)
    joining = asyncio.create_task(ben.press(lobby.lobby, "Join"))
    await asyncio.wait_for(is_looked_at.wait(), 10)
    await erasure.delete_tables(bot.tables, record.id)
    is_deleted.set()
    assert private(await joining) == ENGLISH.say("error-no-such-table")
    assert errors(caplog) == []


async def test_nobody_is_looked_at_for_a_server_that_was_erased(
    playground: Playground, database: Path
) -> None:
    """Who is asked on another one, too, is looked at for that."""
    add_server(playground.world)
    async with running_bot(database) as bot:
        first, shore = [
            await (await PlayedTable.open(playground, bot, 2, each, pace="24h")).start()
            for each in ("games", "shore")
        ]
        server, (anna, ben) = first.live.record.server, (int(each.id) for each in first.people)
        for each in (first, shore):
            await each.advance(lambda at: at.live.running.waiting == (0,))
        await preferences.snooze(bot.tables, anna, 20)
        later = replace(bot.tables.clocks.notification_job(ben, server), at=bot.clock() + 36 * HOUR)
        await bot.store.write(Change((later,)))
        await bot.scheduler.work_off()
        looks = await bot.store.find(DueRecord, "kind = 'call' order by who")
        assert [(each.who, each.server) for each in looks] == [(anna, server), (ben, server)]
        playground.faults.kick()
        await playground.wait_until(lambda: bool(bot.tables.registry.resting))
        await give_order(bot, "server", ERASE, server, server)
        await playground.wait_until(lambda: not bot.tables.registry.resting)
        await bot.scheduler.work_off()
        (look,) = await bot.store.find(DueRecord, "kind = 'call'")
        assert (look.who, look.server) == (anna, shore.live.record.server)
        assert await bot.store.find(DueRecord, "server = ?", server) == []


async def test_a_table_that_the_operator_moves_as_the_bot_ends_moves_once(
    playground: Playground, database: Path
) -> None:
    """What was ordered is done, or is left to the next run, and never both."""
    async with running_bot(database) as bot:
        at = await (await PlayedTable.open(playground, bot, 2)).start()
        order = Order(f"{prefix(0)}-1", "somebody", "table", MOVE, at.live.record.id)
        errand = ErrandRecord(bot.store.new_id("errands"), 0, None, ORDER, str(order))
        await bot.store.write(Change((errand,)))

        def end(changes: Iterable[Change]) -> None:
            if "moved-by-operator" in str(changes) and bot.orders._working is not None:
                bot.orders._working.cancel()

        bot.store.subscribe(end)
        bot.orders.take(errand)
        assert bot.orders._working is not None
        await asyncio.wait({bot.orders._working})
    async with running_bot(database) as bot:
        await bot.orders.carry_out(errand)
        await bot.outbox.idle()
    places = playground.world.channels.values()
    said = [
        each.text for place in places for each in place.messages.values() if "Whoever runs me" in each.text
    ]
    assert len(said) == 1


@pytest.mark.usefixtures("hasty")
async def test_an_order_waits_for_discord_and_that_is_no_mistake_of_ours(table: Seat) -> None:
    at = await table(2)
    at.playground.faults.answer(503, "GET", r"/channels/\d+$", times=5)
    order = Order("order-1", "somebody", "table", MOVE, at.live.record.id, channel=at.live.record.channel)
    errand = ErrandRecord(at.bot.store.new_id("errands"), 0, None, ORDER, str(order))
    await at.bot.store.write(Change((errand,)))
    at.bot.orders.take(errand)
    await at.playground.wait_until(lambda: not at.bot.orders._waiting, 10)
    assert await at.bot.store.errands() == [errand]


async def test_a_rematch_of_a_table_in_a_thread_is_played_there(table: Seat) -> None:
    """No thread is opened within a thread."""
    first = await (await table(2)).play_to_the_end()
    playground, bot, place = first.playground, first.bot, first.place
    at = await (await PlayedTable.open(playground, bot, 2, place=place.id)).start()
    await at.play_to_the_end()
    for person in at.people:
        await person.command(place, "game rematch", table=at.live.record.id)
    await asyncio.wait_for(bot.outbox.idle(), 10)
    (again,) = await bot.store.tables("lobby")
    await at.people[0].press(str(again.lobby), "Start")
    await asyncio.wait_for(bot.outbox.idle(), 10)
    assert [each.place for each in await bot.store.tables("running")] == [int(place.id)]
