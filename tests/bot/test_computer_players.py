"""Computer players at the table: in the lobby, on their own moves, and as nobody who is asked, notified or counted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.client import Bot
from bot.language.texts import Texts
from bot.playground import Playground
from bot.storage.errors import StoreError
from bot.storage.people import ActivityRecord, DueRecord, PersonRecord
from bot.storage.records import FORMER, Change, SeatRecord
from bot.tables.actions.seats import with_computers
from bot.tables.jobs import computer_moves
from bot.tables.model.computers import COMPUTERS, is_computer, level_of, member_of_level
from bot.tables.model.jobs import TimeUpJob
from bot.tables.model.table import Table
from engine.computer.levels import LEVELS, Choice, choose
from engine.core.match import AnyMatch
from engine.core.questions import Seat
from tests.bot.conftest import errors
from tests.bot.support.answers import private
from tests.bot.support.computers import play_alone, settle
from tests.bot.support.table import PlayedTable, running_bot
from tests.bot.support.taps import controls, get_reply, press_more, tap, tap_moves


def test_each_level_has_a_member_id_that_is_no_persons_and_stays() -> None:
    assert COMPUTERS == {-1: "easy", -2: "normal", -3: "strong", -4: "expert"}
    assert sorted(COMPUTERS.values()) == sorted(LEVELS)
    assert all(is_computer(member) and member_of_level(level_of(member)) == member for member in COMPUTERS)
    assert not is_computer(FORMER)
    assert not is_computer(1)


async def test_a_burst_of_their_moves_is_one_picture_one_story_and_one_notification(
    playground: Playground, bot: Bot
) -> None:
    table = await play_alone(playground, bot, 3, "normal", pace="24h")
    (anna,) = table.people
    before, pings = table.board.id, len(anna.pings)
    await tap_moves(table)
    assert table.live.running.waiting == (0,)
    assert [post.id for post in table.posts if post.attachments] == [table.board.id] != [before]
    assert anna.pings[pings:] == [table.board.id]
    assert table.board.edits == 1  # from words to the layout
    text = table.board.text
    assert len(text.partition(" …\n")[2].partition("\n**<@")[0].splitlines()) == 3
    clocks = await bot.tables.clocks.of_seats(table.live)
    assert [clock.asked > 0 for clock in clocks] == [True, False, False, False]
    times = await bot.store.find(DueRecord, "game = ? and kind = ?", table.live.record.id, TimeUpJob.kind)
    assert {each.who for each in times} == {0}, "no time runs for a computer"
    assert await bot.tables.clocks.expiry_jobs(table.live.record, PersonRecord(7), clocks[1]) == []
    assert not any("<t:" in each.text or "vote" in each.text for each in table.posts), "when the time is up"


async def test_their_move_that_is_on_its_way_to_the_disk_when_the_bot_ends_is_known_to_who_plays_next(
    playground: Playground, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await play_alone(playground, bot, 1, "easy")
    really, arrived, let_go = bot.store.driver.commit, asyncio.Event(), asyncio.Event()

    async def commit(statements: Any) -> Any:
        if table.live.running.waiting == (1,) and "into log" in str(statements):
            arrived.set()
            await let_go.wait()
        return await really(statements)

    monkeypatch.setattr(bot.store.driver, "commit", commit)
    await tap(table, *table.greedy_move())
    await asyncio.wait_for(arrived.wait(), 10)
    asyncio.get_running_loop().call_later(0.1, let_go.set)
    await bot.computers.close()
    assert let_go.is_set(), "the database may be closed from now on"
    assert len(await table.stored()) == len(table.live.rows)
    assert table.live.running.waiting == (0,)


async def test_they_move_after_a_restart_without_anybody_doing_anything(
    playground: Playground, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The bot stops after the move of a person, before any computer has answered."""
    async with running_bot(database) as bot:
        before = await play_alone(playground, bot, 2, "easy")
        await bot.computers.close()
        rows, board = len(before.live.rows), before.board.id
        await tap(before, *before.greedy_move())
        await bot.outbox.idle()
        assert before.live.running.waiting == (1,)
        assert before.board.id == board
    async with before.restarted(database) as after:
        await settle(after.bot)
        assert after.live.running.waiting == (0,)
        assert [row.seat for row in after.live.rows[rows:]] == [0, 1, 2]
        assert after.board.id != board
        await tap(after, *after.greedy_move())
    assert errors(caplog) == []


def test_pictures_without_room_for_levels_still_tell_them_apart() -> None:
    seats = with_computers((SeatRecord(1, 0, 5, "Anna"),), "easy", "Computer (easy)", 1)
    names = [each.name for each in with_computers(seats, "strong", "Computer (strong)", 2)]
    assert names == ["Anna", "Computer (easy)", "Computer (strong) 2", "Computer (strong) 3"]


async def test_the_host_adds_and_removes_them_by_taps(playground: Playground, bot: Bot) -> None:
    """One tap shows the panel, one more adds or removes a player; nobody but the host can, and not beyond the seats."""
    table = await PlayedTable.open(playground, bot, 3, computers=1)
    anna, ben = table.people
    assert table.live.names == ("Anna", "Computer (normal)", "Ben")
    assert "Only Anna" in private(await ben.press(table.lobby, "Computers"))
    panel = get_reply(await anna.press(table.lobby, "Computers"))
    assert panel.labels == ["Remove Computer (normal)"]
    computers, host = bot.tables.computers, int(anna.id)
    await computers.remove(table.live, host, 1, "normal")  # elsewhere, so this panel is an old one
    await computers.add(table.live, host, "normal", "Computer (normal)")
    late = get_reply(await anna.press(panel, "Remove Computer (normal)"))
    assert "has changed meanwhile" in late.text
    empty = get_reply(await anna.press(late, "Remove Computer (normal)"))
    assert empty.labels == ["+ easy", "+ normal", "+ strong", "+ expert"]
    assert table.live.names == ("Anna", "Ben")
    await computers.add(table.live, host, "normal", "Computer (normal)")
    assert "only 3 seats" in private(await anna.press(empty, "+ easy"))
    await computers.remove(table.live, host, 2, "normal")
    full = get_reply(await anna.press(empty, "+ strong"))
    assert "Computer (strong)" in full.text
    await bot.outbox.idle()
    assert table.live.names == ("Anna", "Ben", "Computer (strong)")
    assert "Computer (strong)" in table.lobby.text
    assert full.labels == ["Remove Computer (strong)"]
    await table.start()
    await playground.wait_until(lambda: full not in anna.see("games"), 10)


async def test_each_reader_reads_their_names_in_their_own_language(playground: Playground, bot: Bot) -> None:
    """The table is German, who plays there reads English in private; two of one level stay two."""
    german = bot.languages.default = Texts("de")
    table = await PlayedTable.open(playground, bot, 3, texts=german, computers=2, level="strong")
    (anna,) = table.people
    assert "Computer (stark) und Computer (stark) 2" in table.lobby.text
    panel = get_reply(await anna.press(table.lobby, "Computer"))
    assert panel.labels == ["Remove Computer (strong)", "Remove Computer (strong) 2"]
    await table.start()
    await settle(bot)
    await tap_moves(table)
    assert "Computer (stark)" in table.board.text
    said = [private(await anna.command(table.place, each)) for each in ("since", "log")]
    said.append(private(await press_more(anna, table.board, "Board as text")))
    assert all("Computer (strong) 2" in each and "stark" not in each for each in said)


async def test_rated_tables_refuse_them(playground: Playground, bot: Bot) -> None:
    anna = playground.person("Anna")
    refused = await anna.command("games", "game new", {"computers": 1, "rated": True})
    assert "for people only" in private(refused)
    assert "only 2 seats" in private(await anna.command("games", "game new", {"seats": 2, "computers": 3}))
    table = await PlayedTable.open(playground, bot, 2, computers=1)
    panel = get_reply(await anna.press(table.lobby, "Change"))
    assert "for people only" in private(await anna.press(panel, "Make it rated"))
    assert not table.live.record.rated


async def test_a_lobby_says_nothing_of_votes_where_only_one_person_can_play(
    playground: Playground, bot: Bot
) -> None:
    """Nobody waits for computers: with one of them at two seats a game takes half of the days."""
    slow = ActivityRecord(int(playground.person("Anna").id), answers=10, seconds=10 * 6 * 3600)
    await bot.tables.committer.write(Change((slow,)))
    table = await PlayedTable.open(playground, bot, 2, pace="24h", computers=1)
    assert "vote" not in table.lobby.text
    assert "about 10 days" in table.lobby.text
    await bot.tables.computers.remove(table.live, int(table.people[0].id), 1, "normal")
    await bot.outbox.idle()
    assert "the others vote" in table.lobby.text
    assert "about 19 days" in table.lobby.text


async def test_going_back_over_their_moves_needs_nobody(playground: Playground, bot: Bot) -> None:
    """Alone a person also takes back what the computers answered to, ends the game, and nobody is asked."""
    table = await play_alone(playground, bot, 2, "normal")
    (anna,) = table.people
    seat, option = table.greedy_move()
    await tap(table, seat, option)
    await settle(bot)
    played = [row.text for row in table.live.rows]
    assert (await press_more(anna, table.board, "Undo")).error is None
    await settle(bot)
    assert table.live.running.waiting == (0,)
    await tap(table, seat, option)
    await settle(bot)
    assert [row.text for row in table.live.rows][-2:] == played[-2:], "the same position, the same choices"
    asked = get_reply(await anna.command(table.place, "game end"))
    assert "would be over at once" in asked.text
    assert table.live.record.status == "running"
    assert "end this game early" in private(await anna.press(asked, "End the game"))
    assert table.live.record.status == "ended"
    await anna.command(table.place, "game rematch")
    (again,) = await bot.tables.registry.tables_of(int(anna.id))
    assert again.names == ("Computer (normal)", "Computer (normal) 2", "Anna"), "each sits one seat further"
    assert again.record.host == int(anna.id)


async def test_while_a_computer_thinks_people_see_their_move_and_can_take_it_back(
    playground: Playground, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it has chosen for a position that has passed is dropped."""
    thought, begun = asyncio.Event(), asyncio.Event()

    async def slow(
        match: AnyMatch, seat: Seat, level: str, commitment: str, host: int
    ) -> tuple[Choice, float]:
        del host
        begun.set()
        await thought.wait()
        return choose(match, match.decision_of(seat), "normal", commitment), 0.0

    table = await play_alone(playground, bot, 2, "strong")
    monkeypatch.setattr(bot.computers, "_choosing", slow)
    (anna,) = table.people
    board, pings, rows = table.board.id, len(anna.pings), len(table.live.rows)
    await tap(table, *table.greedy_move())
    await begun.wait()
    await bot.outbox.idle()
    assert table.board.id == board
    assert "**Anna**: " in table.board.text
    assert table.board.question.startswith("**Computer (strong) is thinking …**")
    assert not controls(table.board)
    await press_more(anna, table.board, "Undo")
    thought.set()
    await settle(bot)
    assert [row.text for row in table.live.rows[rows + 1 :]] == [f"undo {rows}"]
    assert table.live.running.waiting == (0,)
    await tap_moves(table)
    assert table.live.running.waiting == (0,)
    assert len(anna.pings) == pings + 2


async def test_one_that_cannot_choose_does_little_and_the_game_goes_on(
    playground: Playground, bot: Bot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(match: AnyMatch, seat: Seat, level: str, commitment: str, host: int) -> Choice:
        raise ZeroDivisionError

    table = await play_alone(playground, bot, 1, "normal")
    monkeypatch.setattr(bot.computers, "_choosing", broken)
    await tap_moves(table)
    assert table.live.running.waiting == (0,)
    assert table.live.rows[-1].computer.startswith("cautious 0 ")
    assert "cannot choose" in "".join(errors(caplog))
    caplog.clear()


async def test_a_full_disk_only_puts_off_their_moves(
    playground: Playground, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    play, failures = bot.tables.moves.play_computer, [StoreError("full"), StoreError("full")]

    async def full(table: Table, seat: Seat, choice: Choice, after: int) -> None:
        if failures:
            raise failures.pop()
        await play(table, seat, choice, after)

    table = await play_alone(playground, bot, 1, "normal")
    monkeypatch.setattr(computer_moves, "AGAIN_AFTER", 0)
    monkeypatch.setattr(bot.tables.moves, "play_computer", full)
    await tap_moves(table)
    assert not failures
    assert table.live.running.waiting == (0,)
