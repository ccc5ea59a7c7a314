"""`python -m bot server|person|table` as a host uses it: while the bot runs, while it is suspended, and without it."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.language.texts import Texts
from bot.operations import orders
from bot.operations.pending import WHY_NOT
from bot.outbox.orders import SAID, refuse_running
from bot.outbox.refusals import DeliveryFailure
from bot.playground import Playground
from bot.storage.errors import StoreError
from bot.storage.store import Store
from bot.tables.model.orders import ORDER
from engine.command_name import command_name
from tests.process.bot_process import BotProcess
from tests.process.play import start_game
from tests.support.host_command import Command, host_command

ENGLISH = Texts("en")


@pytest.fixture
def command(process: BotProcess, capsys: pytest.CaptureFixture[str]) -> Command:
    """A function that runs a command while the process runs, and returns its output; raises `StoreError`."""

    return host_command(str(process.database), capsys)


async def refused(command: Command, *words: object) -> str:
    """The sentence with which it is."""
    with pytest.raises(StoreError) as refusal:
        await command(*words)
    return str(refusal.value)


def test_running_games_are_named_as_far_as_there_is_room() -> None:
    assert refuse_running(range(SAID)).endswith(f" {SAID - 1}")
    assert refuse_running(range(SAID + 1)).endswith("(1 more, see server show)")


COUNTS = (
    "select 'select count(' || c.name || ') from ' || m.name from sqlite_schema m join pragma_table_info(m.name) c"
    " where m.type = 'table' and (c.name = 'game' and c.type = 'INTEGER'"
    " or c.name = 'server' and m.name not in ('due', 'blocked_servers'))"
)


def rows_of(process: BotProcess) -> dict[str, int]:
    """The number of rows of all tables and servers, by the query that counts them."""
    return {each: count for each in process.read(str, COUNTS) for count in process.read(int, each) if count}


@pytest.mark.parametrize("error", [KeyError, OSError])
def test_a_user_without_a_name_orders_by_number(monkeypatch: pytest.MonkeyPatch, error: type) -> None:
    """As in a container that is started as one; Python 3.13 says it in another way."""
    monkeypatch.setattr(orders.getpass, "getuser", Mock(side_effect=error))
    assert orders.new_order("server", "block", 7).by == str(os.getuid())


async def test_a_table_is_looked_at_put_right_moved_and_ended_while_the_bot_runs(
    process: BotProcess, playground: Playground, command: Command
) -> None:
    await process.start()
    anna, ben = await start_game(process, playground, 2, pace="24h")
    (game,) = process.read(int, "select id from tables")
    (board,) = process.read(str, "select board from tables")
    said = await command("table", "show", game)
    assert f"table {game} (Winter, running)" in said
    assert "asked: Anna since 2025-06-15" in said
    assert "owner: the bot that runs on this file" in said
    assert "pace: 24h, the time of a decision ends at 2025-06-" in said
    assert "next: nothing, all of it is shown" in said
    assert "wanted: lobby\n" in said
    assert "due: expire at 2025-06-" in said

    message = anna.message(board)
    right, message.components = message.text, []
    assert await command("table", "repair", game) == (
        f"What table {game} shows is looked at and put right; its show says if something hinders that.\n"
    )
    await process.settle()
    assert anna.message(board).text == right

    assert await refused(command, "table", "move", game, "--channel", 12) == (
        "The bot sees no text channel with this id on the server of the table."
    )
    await command("table", "move", game, "--channel", playground.world.general.id)
    await process.settle()
    (channel,) = process.read(int, "select channel from tables")
    (thread,) = process.read(int, "select thread from tables")
    assert str(channel) == playground.world.general.id
    assert playground.world.channels[str(thread)].parent_id == playground.world.general.id
    assert ENGLISH.say("moved-by-operator") in [each.text for each in ben.see(str(thread))]

    assert await refused(command, "table", "end", game) == (
        f"This would end table {game} without a result, and tell its players; add --yes to do it."
    )
    assert process.read(str, "select status from tables") == ["running"]
    assert await refused(command, "table", "end", "--yes") == (
        f"Say which table: {command_name('bot')} table end ID --yes"
    )
    assert await command("table", "end", "--yes", game) == f"Table {game} has ended.\n"
    await process.settle()
    assert any("Whoever runs me has ended this game early." in each.text for each in ben.see(str(thread)))
    assert await refused(command, "table", "end", game, "--yes") == f"Table {game} is over already."
    assert await refused(command, "table", "repair", game + 1) == f"There is no table {game + 1}."
    assert process.read(int, "select count(*) from errands") == [0]
    await process.wait_for_line(f": end table {game}: Table {game} has ended.")
    assert process.errors == []


async def test_a_table_of_which_channel_and_lobby_were_deleted_goes_on_in_a_thread(
    process: BotProcess, playground: Playground, command: Command
) -> None:
    await process.start()
    anna, _ = await start_game(process, playground, 2)
    world = playground.world
    await process.stop()
    with closing(
        sqlite3.connect(process.database)
    ) as disk:  # as release 1.0 left it that died while it moved
        disk.execute("delete from messages where kind <> 'lobby'")
        disk.execute("update messages set message = null, about = 0")
        disk.execute("update tables set thread = null, lobby = null, board = null")
        disk.execute("insert into pending (game, mark) values (1, 1)")
        disk.commit()
    playground.faults.delete(world.games)
    await process.start()
    parked = "select game from pending where why = 'channel_gone' and again = 0"
    await playground.wait_until(lambda: process.read(int, parked) == [1], 20)
    said = await command("table", "show", 1)
    assert "next: look for the lobby message\n" in said
    assert "shown: lobby: unknown whether it is there\n" in said
    assert "not yet: channel_gone (its channel was deleted), until people change that\n" in said
    thread = world.add_thread(world.general, "evening", anna.id)
    await command("table", "move", 1, "--thread", thread.id)
    await process.settle()
    said = await command("table", "show", 1)
    assert "next: nothing, all of it is shown\n" in said
    assert "shown: lobby: not there\n" in said
    assert process.errors == []


async def test_a_blocked_server_and_person_read_a_sentence_until_they_are_let_in_again(
    process: BotProcess, playground: Playground, command: Command
) -> None:
    await process.start()
    anna, ben = await start_game(process, playground, 2)
    server = playground.world.guild.id
    assert await command("server", "block", server) == "The server is blocked.\n"
    for person in (anna, ben):
        assert (await person.command("general", "game list")).text == ENGLISH.say("error-blocked-server")
    assert await refused(command, "server", "block", server) == "The server is blocked already."
    assert "blocked since" in await command("server", "show", server)
    await process.stop()
    assert await command("server", "unblock", server) == "The server is not blocked any more.\n"
    assert await command("person", "block", anna.id) == "The person is blocked.\n"
    await process.start()
    for place in ("general", anna.open_dm()):
        said = (await anna.command(place, "mygames")).text
        assert said == ENGLISH.say("error-blocked-person")
    export = (await anna.command("general", "privacy export")).text
    assert export.startswith("Everything I store about you"), "one's own data stays within reach"
    assert ENGLISH.say("error-blocked-person") not in (await ben.command("general", "mygames")).text
    await command("person", "erase", anna.id, "--yes")
    assert (await anna.command("general", "mygames")).text == ENGLISH.say("error-blocked-person")
    await command("person", "unblock", anna.id)
    assert (await anna.command("general", "mygames")).text != ENGLISH.say("error-blocked-person")
    assert not any(anna.id in line for line in process.lines)
    assert process.errors == []


@pytest.mark.long
async def test_a_server_is_erased_but_for_games_that_nobody_has_named(
    process: BotProcess, playground: Playground, command: Command
) -> None:
    await process.start()
    people = await start_game(process, playground, 2)
    server = playground.world.guild.id
    exported = json.loads(await command("server", "export", server))
    assert [seat["name"] for seat in exported["tables"][0]["seats"]] == ["Anna", "Ben"]
    assert exported["tables"][0]["moves"] == []
    assert (
        await command("server", "list") == f"server {server}: 1 running, newest opened 2025-06-15 15:06 UTC\n"
    )
    before = rows_of(process)
    said = await refused(command, "server", "erase", server)
    assert said.startswith(f"This would erase for ever: server {server}: 1 running")
    assert "; games are running at tables 1. Add --yes to do it." in said
    running = "Games are running there: end their tables first, or name them: --yes 1"
    assert await refused(command, "server", "erase", server, "--yes") == running
    assert await refused(command, "server", "erase", server, "--yes", 1, 2) == (
        "No game is running there at table 2."
    )
    assert await refused(command, "server", "erase", int(server) + 1, "--yes") == (
        f"Nothing is stored about a server {int(server) + 1}."
    )
    assert rows_of(process) == before
    place = str(process.read(int, "select thread from tables")[0])
    assert await command("server", "erase", server, "--yes", 1) == f"Server {server} is erased; tables: 1.\n"
    assert rows_of(process) == {}
    assert process.read(int, "select sum(number) from table_counts") == [0]
    assert any("Whoever runs me has ended this game early." in each.text for each in people[1].see(place))
    await process.stop()
    await process.start()
    await start_game(process, playground, 2)
    assert process.read(int, "select id from tables") == [2]
    assert process.errors == []


async def test_what_cannot_be_listed_or_written_is_said_in_a_sentence(
    process: BotProcess, playground: Playground, command: Command, tmp_path: Path
) -> None:
    await process.start()
    assert await command("server", "list") == "Nothing is stored about any server.\n"
    server = playground.world.guild.id
    assert await refused(command, "server", "list", server) == (
        f"list names all servers; of one: {command_name('bot')} server show {server}"
    )
    for _ in range(2):
        await start_game(process, playground, 2)
    assert await refused(command, "server", "erase", server, "--yes", 2, 9) == (
        "Games are running there: end their tables first, or name them: --yes 1 2"
    )
    for words, said in (
        (("person", "block", 5, 7), "A further word, a file, is for export, not for person block."),
        (("server", "list", "--yes"), "--yes is for erase and end, not for server list."),
        (("table", "show", 1, "--channel", 5), "--channel is for move, not for table show."),
        (("table", "repair", 1, "--thread", 5), "--thread is for move, not for table repair."),
    ):
        assert await refused(command, *words) == said
    nowhere = tmp_path / "nowhere" / "export.json"
    assert await refused(command, "server", "export", server, nowhere) == (
        f"{nowhere} cannot be written: No such file or directory."
    )


def test_each_reason_why_something_is_not_shown_has_words() -> None:
    failures = {each.name.lower() for each in DeliveryFailure}
    assert {*WHY_NOT} == failures - {"thread_deleted"}, "a new one is opened at once"


async def test_what_is_ordered_while_no_bot_runs_is_shown_by_the_next_one(
    process: BotProcess, playground: Playground, command: Command
) -> None:
    await process.start()
    anna, ben = await start_game(process, playground, 2)
    place = str(process.read(int, "select thread from tables")[0])
    await process.stop()
    assert "owner: no bot runs on this file" in await command("table", "show", 1)
    for option in ("--channel", "--thread"):
        said = await refused(command, "table", "move", 1, option, playground.world.general.id)
        assert said.startswith("Start the bot first")
    assert process.read(str, "select thread from tables") == [place]
    own = json.loads(await command("person", "export", anna.id))
    assert own["tables"][0]["seats"] == [{"seat": 0, "name": "Anna"}]
    assert "table 1 on server" in await command("person", "show", anna.id)
    said = await refused(command, "person", "erase", anna.id)
    assert said.startswith(
        "This would erase for ever: this person, at whose tables a former player stays: table 1 on "
    )
    await command("person", "erase", anna.id, "--yes")
    await command("table", "end", 1, "--yes")
    assert await refused(command, "person", "show", anna.id) == "Nothing is stored about this person."
    await process.start_and_settle()
    texts = [each.text for each in ben.see(place)]
    assert any("Whoever runs me has ended this game early." in text for text in texts)
    assert process.errors == []


def list_left(database: Path) -> list[Path]:
    """The orders that the running bot has not carried out yet."""
    return [*Path(f"{database}.orders").glob("*.json")]


async def test_what_a_killed_bot_has_left_is_done_before_the_next_order(
    process: BotProcess, command: Command
) -> None:
    await (await Store.open(process.database)).close()
    left = orders.new_order("server", "block", 7, server=7)
    with orders.giving_alone(process.database):
        orders.leave(process.database, left)
    assert await command("server", "unblock", 7) == "The server is not blocked any more.\n"
    assert list_left(process.database) == []
    assert await command("server", "list") == "Nothing is stored about any server.\n"


@pytest.mark.long
async def test_an_erasure_that_was_killed_goes_on(
    process: BotProcess, playground: Playground, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    await process.start()
    await start_game(process, playground, 2)
    await command("table", "end", 1, "--yes")
    await process.settle()
    await process.stop()
    with closing(sqlite3.connect(process.database)) as disk:
        disk.execute(
            "with recursive more (n) as (select 2 union all select n + 1 from more where n < 3000)"
            " insert into tables select n, server, channel, thread, host, title, setup, status, seed, lobby, board,"
            " turn_from, news_from, opened, pace, rated, scheme, commitment, fingerprint, rules, hints, asking,"
            " language from tables, more where id = 1"
        )
        disk.commit()
    await process.start()
    server = playground.world.guild.id
    monkeypatch.setattr(orders, "PATIENCE", 0.2)
    assert await command("server", "erase", server, "--yes", status=1) == f"{orders.KEPT.said}\n"
    await playground.wait_until(lambda: process.read(int, "select count(*) from tables")[0] < 3000, 20)
    await process.kill()
    (left,) = process.read(int, "select count(*) from tables")
    assert 0 < left < 3000
    assert left % 10 == 0
    await process.start()
    await playground.wait_until(lambda: not process.read(int, "select id from errands"), 50)
    assert rows_of(process) == {}
    assert process.errors == []


@pytest.mark.long
async def test_an_order_to_a_suspended_bot_is_kept_and_two_at_once_are_refused(
    process: BotProcess, playground: Playground, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(orders, "PATIENCE", 0.2)
    await process.start()
    await start_game(process, playground, 2)
    with orders.giving_alone(process.database):
        assert await refused(command, "person", "block", 5) == orders.BUSY
    os.kill(process.pid, signal.SIGSTOP)
    assert await command("person", "block", 5, status=1) == f"{orders.KEPT.said}\n"
    (file,) = list_left(process.database)
    file.with_name("nothing.json").write_text("{}")
    os.kill(process.pid, signal.SIGCONT)
    await playground.wait_until(lambda: process.read(int, "select member from blocked_people") == [5], 20)
    assert not list_left(process.database)
    assert process.read(int, "select count(*) from errands where kind = ?", ORDER) == [0]
    assert process.errors == []
