"""Where a table can be opened and played: threads, channels, private conversations, and several tables at once."""

from __future__ import annotations

import asyncio

import pytest

from bot.client import Bot
from bot.playground import Playground
from bot.playground.world import ChannelKind, Permission
from tests.bot.conftest import Seat
from tests.bot.support.answers import assert_board_is_whole, play_by_command, private
from tests.bot.support.table import PlayedTable
from tests.bot.support.taps import get_reply


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        (Permission.SEND_MESSAGES, "Send Messages"),
        (Permission.ATTACH_FILES, "Attach Files"),
        (Permission.SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
        (Permission.READ_MESSAGE_HISTORY, "Read Message History"),
    ],
)
async def test_a_missing_permission_is_named(
    playground: Playground, bot: Bot, permission: Permission, name: str
) -> None:
    playground.faults.revoke(permission, playground.world.games)
    assert f"“{name}”" in private(await playground.person("Anna").command("games", "game new"))
    assert await bot.store.tables("lobby") == []


async def test_a_table_inside_a_thread(playground: Playground, bot: Bot) -> None:
    world = playground.world
    thread = world.add_thread(world.games, "evening", playground.person("Anna").id)
    table = await (await PlayedTable.open(playground, bot, 2, place=thread.id)).start()
    assert table.place.id == thread.id
    assert table.lobby.channel_id == thread.id
    assert [c for c in world.channels.values() if c.kind is ChannelKind.PUBLIC_THREAD] == [thread]
    assert "✓" in private(await play_by_command(table))


async def test_a_thread_is_named_after_its_table_alone_as_the_game_can_still_change(table: Seat) -> None:
    assert (await table(2)).place.name == "Winter"


async def test_a_thread_belongs_to_one_table(playground: Playground, bot: Bot, table: Seat) -> None:
    two = await table(2)
    refusal = private(await playground.person("Anna").command(two.place, "game new"))
    assert "already belongs to a table" in refusal
    assert await bot.store.tables("lobby") == []
    assert "✓" in private(await play_by_command(two))


async def test_of_two_tables_that_want_one_thread_at_once_one_gets_it(
    playground: Playground, bot: Bot, table: Seat
) -> None:
    """Two are brought there, or one is while one is opened there, each when nobody is in it yet."""
    first, second, world = await table(2), await table(2), playground.world
    anna, ben = first.people
    for brought in ((first, second), (first,)):
        thread = world.add_thread(world.games, "evening", anna.id)
        async with first.live.lock, second.live.lock:
            moves = [ben.command(thread, "game here", table=each.live.record.id) for each in brought]
            waiting = [asyncio.create_task(each) for each in moves]
            await asyncio.sleep(0.3)
            answers = [] if len(brought) == 2 else [await anna.command(thread, "game new")]
        answers += await asyncio.gather(*waiting)
        await bot.outbox.idle()
        assert sum("already belongs to a table" in each.text for each in answers) == 1
        assert len(await bot.store.tables_at(int(thread.id))) == 1
    for each in (first, second):
        assert_board_is_whole(each)


async def test_own_things_in_a_private_conversation(table: Seat) -> None:
    two = await table(2)
    for person in two.people:
        outcome = await person.command(person.open_dm(), "mine")
        (file,) = get_reply(outcome).attachments
        assert two.content(file).startswith(b"\x89PNG")
        assert "You have: 5 people" in outcome.text
    await two.people[0].command(two.people[0].open_dm(), "place", where="forest", people=1)
    assert two.live.rows[-1].text == "place forest 1"


async def test_what_a_private_list_refuses_can_be_chosen_again(playground: Playground, bot: Bot) -> None:
    """Clients send nothing for what they show as chosen already, until the message is edited."""
    tables = [
        await (await PlayedTable.open(playground, bot, 2, title=title)).start()
        for title in ("First", "Second")
    ]
    ben = tables[0].people[1]
    question = get_reply(await ben.command(ben.open_dm(), "undo"))
    for _ in range(2):
        outcome = await ben.choose(question, None, str(tables[0].live.record.id))
        await playground.wait_until(lambda outcome=outcome: "take back" in outcome.text)
    assert ben.message(question).selects == question.selects


async def test_who_sits_at_several_tables_is_asked_which(playground: Playground, bot: Bot) -> None:
    first = await (await PlayedTable.open(playground, bot, 2, title="First")).start()
    second = await (await PlayedTable.open(playground, bot, 2, title="Second")).start()
    anna = playground.person("Anna")
    untouched = await first.everything()
    question = get_reply(await anna.command(anna.open_dm(), "place", where="forest", people=2))
    (select,) = question.selects
    assert [option["label"].split(" (")[0] for option in select["options"]] == ["First", "Second"]
    outcome = await anna.choose(question, None, str(second.live.record.id))
    assert "✓" in outcome.text
    assert second.live.rows[-1].text == "place forest 2"
    await bot.outbox.idle()
    assert await first.everything() == untouched
    assert "✓" in (await anna.command(anna.open_dm(), "place", where="hunt", people=1, table=1)).text
    assert first.live.rows[-1].text == "place hunt 1"
    question = get_reply(await anna.command(anna.open_dm(), "game host", to=first.people[1].id))
    outcome = await anna.choose(question, None, str(second.live.record.id))
    assert (outcome.text, second.live.record.host) == ("✓ Ben", int(first.people[1].id))
