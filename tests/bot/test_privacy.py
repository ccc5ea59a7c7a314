"""Only ids and game data are stored; a person takes a copy with them, or leaves for good without a trace."""

from __future__ import annotations

import asyncio
import json
import random
from itertools import pairwise
from pathlib import Path

import pytest

from bot.client import Bot
from bot.language.texts import Texts
from bot.playground import Person, Playground
from bot.playground.world import Permission
from bot.storage.people import RecordKeeperRecord
from bot.storage.records import FORMER, Change, PostRecord, RotationRecord
from bot.storage.store import Store, plain
from bot.tables.actions import erasure, personal_export
from bot.tables.actions.tables import Tables
from bot.tables.jobs import timeout_votes
from bot.tables.model.jobs import NotifyJob
from tests.bot.conftest import Seat
from tests.bot.support.answers import be_forgotten, offer_seat, play_move, private
from tests.bot.support.clock import Wall, wall
from tests.bot.support.table import PlayedTable, running_bot
from tests.bot.support.taps import ask_if_needed, get_reply

__all__ = ["wall"]

TEXTS = Texts("en")

STORED = {
    "tables": {
        *("id", "server", "channel", "thread", "host", "title", "setup", "status", "seed", "lobby", "board"),
        *(
            "turn_from",
            "news_from",
            "opened",
            "pace",
            "rated",
            "scheme",
            "commitment",
            "fingerprint",
            "rules",
            "hints",
            "language",
            "asking",
        ),
    },
    "messages": {
        *("id", "game", "kind", "about", "place", "message", "after", "mark", "shows", "picture", "form"),
        *("told", "tells"),  # seats, with the number of the message that first asked each
    },
    "pending": {"game", "mark", "why", "again"},
    "seats": {"game", "seat", "member", "name", "salt", "first_move", "caretaker"},
    "log": {"game", "sequence", "seat", "action", "digest", "at", "automatic", "computer"},
    "archives": {"game", "ended", "content"},
    "snapshots": {"game", "sequence", "rules", "state"},
    "outbox": {"id", "game", "kind", "content", "status", "message", "place", "after"},
    "requests": {"id", "game", "kind", "seat", "keep", "agreed", "status"},
    "notes": {"name", "value"},
    "prepared": {"game", "seat", "answers"},
    "table_counts": {"status", "number"},
    "clocks": {"game", "seat", "asked", "bank", "told", "since", "left", "asking"},
    "due": {"id", "at", "kind", "game", "who", "asked", "tries", "server"},
    "votes": {"id", "game", "seat", "asked", "answers", "status"},
    "offers": {"game", "seat", "post", "asked"},
    "analyses": {"game", "result"},
    "origins": {"game", "house", "seats"},  # people as hashes with a number that is deleted at the start
    "rematches": {"game", "next"},
    "told_of_rules": {"game", "row"},
    "hints": {"game", "seat", "move", "round"},
    "server_locales": {"server", "locale"},
    "chosen_languages": {"server", "language"},
    "record_keepers": {"server"},
    "blocked_servers": {"server", "since"},
    "removed_servers": {"server", "since"},
    "answered": {"interaction"},
    "errands": {"id", "server", "game", "kind", "content"},
}
"""All that is stored. What tells something about a person belongs into `personal_export.py` first."""

LAST_MOVE = "took the last move back"


def traces(database: Path, *wanted: str) -> list[str]:
    """The files of the database in which one of these stands, as text or as SQLite packs numbers."""
    found: list[str] = []
    for file in sorted(database.parent.glob(f"{database.name}*")):
        if file.suffix == ".erased":
            continue  # the list by which backups bring nobody back (tests/process/test_erasures.py)
        content = file.read_bytes()
        forms = [each.encode() for each in wanted]
        forms += [int(each).to_bytes(8, "big") for each in wanted if each.isdigit()]
        found += [f"{file.name}: {form!r}" for form in forms if form in content]
    return found


async def test_nothing_else_is_stored(bot: Bot) -> None:
    tables = [
        str(name)
        for (name,) in await bot.store.select(plain, "select name from sqlite_master where type = 'table'")
    ]
    for table in tables:
        columns = {
            str(name)
            for (name,) in await bot.store.select(plain, f"select name from pragma_table_info('{table}')")
        }
        personal = "member" in columns and table != "seats"
        assert personal or columns == STORED.get(table), f"{table} is not listed, or has other columns"


async def test_the_file_holds_ones_own_tables_and_moves_and_nobody_elses(table: Seat) -> None:
    two = await table(2)
    for _ in range(12):
        await play_move(two)
    anna = two.people[0]
    outcome = await anna.command("general", "privacy export")
    assert outcome.reply is not None
    assert outcome.reply.owner_id == anna.id
    (file,) = outcome.reply.attachments
    found = json.loads(two.content(file))
    assert found["member"] == int(anna.id)
    (game,) = found["tables"]
    assert game["seats"] == [{"seat": 0, "name": "Anna"}]
    assert [move["move"] for move in game["moves"]] == [row.text for row in two.live.rows if row.seat == 0]
    assert [(each["seat"], each["asked"] > 0) for each in game["clocks"]] == [
        (0, 0 in two.live.running.waiting)
    ]
    text = two.content(file).decode()
    assert two.people[1].id not in text
    assert "Ben" not in text
    assert two.live.record.seed.hex() not in text


async def test_moves_before_a_seat_was_given_up_are_in_the_file_once_nothing_of_them_is_hidden(
    table: Seat,
) -> None:
    two = await table(2)
    anna, david = two.people[0], two.playground.person("David")

    async def moves() -> list[str]:
        found = json.loads(await personal_export.export(two.bot.tables, int(anna.id)))
        (former,) = found["former_players"]
        return [each["move"] for each in former["moves"]]

    for _ in range(4):
        await play_move(two)
    own = [row.text for row in two.live.rows if row.seat == 0]
    await offer_seat(anna, two.place)
    await two.bot.outbox.idle()
    await david.press(two.posts[-1], "Take this seat")
    assert (own != [], await moves()) == (True, [])
    await two.play_to_the_end()
    assert await moves() == own


async def test_somebody_unknown_gets_an_empty_file(playground: Playground, bot: Bot) -> None:
    carla = playground.person("Carla")
    del bot
    outcome = await carla.command("general", "privacy export")
    assert outcome.reply is not None
    (file,) = outcome.reply.attachments
    content = playground.files[file["url"].split("/")[-3], file["id"]][1]
    assert json.loads(content)["tables"] == []
    assert "Nothing is left of you" in (await be_forgotten(carla)).text


async def test_a_post_that_was_just_made_is_not_made_again_in_other_words(
    playground: Playground, bot: Bot
) -> None:
    """That it was made comes to the disk a moment later than the person is erased."""
    table = await PlayedTable.open(playground, bot, 2)
    ben, committer = table.people[1], bot.tables.committer
    await bot.outbox.idle()
    said = committer.say(table.live.record.id, "undo-done", name=ben.name)
    await committer.write(Change((said,)))
    async with asyncio.timeout(30):
        while not any(LAST_MOVE in each.text for each in table.posts):  # noqa: ASYNC110 - Discord tells nobody
            await asyncio.sleep(0.01)
    await be_forgotten(ben)
    await bot.outbox.idle()
    assert [LAST_MOVE in post.text for post in table.posts].count(True) == 1


async def test_a_post_that_waits_is_made_without_the_name(playground: Playground, bot: Bot) -> None:
    table = await PlayedTable.open(playground, bot, 2)
    ben, committer = table.people[1], bot.tables.committer
    await bot.outbox.idle()
    playground.faults.revoke(Permission.SEND_MESSAGES_IN_THREADS)
    said = committer.say(table.live.record.id, "undo-done", name=ben.name)
    board = PostRecord(bot.store.new_id("outbox"), table.live.record.id, "board", "{}", "passed")  # of 1.0
    await committer.write(Change((said, board)))
    async with asyncio.timeout(30):
        while playground.requests[-1].status != 403:  # noqa: ASYNC110 - it is tried
            await asyncio.sleep(0.01)
    await be_forgotten(ben)
    playground.faults.grant(Permission.SEND_MESSAGES_IN_THREADS)
    await bot.outbox.idle()
    assert "Former player 2 took the last move back." in [post.text for post in table.posts]


async def test_no_trace_is_left_in_any_table_or_file(playground: Playground, database: Path) -> None:
    """A lobby, a running and a finished game, an undo, posts with the name; then the files are read byte by byte."""
    async with running_bot(database) as bot:
        lobby = await PlayedTable.open(playground, bot, 2, title="Anna and friends")
        two = await (await PlayedTable.open(playground, bot, 2, title="Winter")).start()
        over = await (await PlayedTable.open(playground, bot, 2, title="Before")).start()
        await over.play_to_the_end()
        for _ in range(8):
            await play_move(two)
        await ask_if_needed(two.people[0], await two.people[0].command(two.place, "undo"))
        await bot.outbox.idle()
        anna, ben = two.people
        member = int(anna.id)
        assert traces(database, anna.id, "Anna")
        rows = two.live.rows
        assert "3 tables" in (await be_forgotten(anna)).text
        await bot.outbox.idle()
        assert traces(database, anna.id, "Anna") == []
        assert two.live.rows == rows
        assert [seat.member for seat in two.live.seats] == [FORMER, int(ben.id)]
        assert two.live.record.host == int(ben.id)
        assert lobby.live.names == ("Ben",)
        assert lobby.live.record.host == int(ben.id)
        assert await bot.tables.registry.tables_of(member) == []
        assert json.loads(await personal_export.export(bot.tables, member))["tables"] == []
        assert "Former player 1 has left for good" in two.posts[-2].text
        assert "Vote about the turn of Former player 1" in two.posts[-1].text
        assert "Anna" not in two.board.text
        assert anna.id not in two.board.text
        verdict = await ben.command(over.place, "verify")
        assert verdict.text.startswith("**Everything fits.**")
    assert traces(database, anna.id, "Anna") == []
    async with running_bot(database, seed=2) as bot:
        again = await bot.tables.registry.get(two.live.record.id)
        assert again.running.digest() == two.live.running.digest()
        assert again.names == ("Former player 1", "Ben")


async def about(playground: Playground, bot: Bot, anna: Person) -> PlayedTable:
    """Wishes, a practice round, calls, a rematch, a finished game, and a seat that Anna gave up at the last table."""
    await bot.store.write(Change((RecordKeeperRecord(int(playground.world.guild.id)),)))
    over = await (await PlayedTable.open(playground, bot, 2, title="Before")).start()
    await over.play_to_the_end()
    await anna.command(over.place, "game rematch")
    await anna.command("general", "learn")
    await anna.command("general", "settings notifications", where="dm")
    two = await (await PlayedTable.open(playground, bot, 2, title="Anna_s")).start()
    await anna.command(two.place, "settings notifications", where="dm", table=two.live.record.id)
    await bot.scheduler.work_off()
    night = {"zone": "Europe/Berlin", "from": "22", "to": "7"}
    await anna.command("general", "settings quiet", night)
    await anna.command("general", "settings away", days=2)
    await anna.command("general", "snooze", hours=3)
    await offer_seat(anna, two.place)
    await bot.outbox.idle()
    await playground.person("David").press(two.posts[-1], "Take this seat")
    await bot.outbox.idle()
    return two


async def test_no_trace_is_left_of_wishes_calls_results_lessons_and_seats_that_were_given_up(
    playground: Playground, database: Path
) -> None:
    async with running_bot(database) as bot:
        anna = playground.person("Anna")
        two = await about(playground, bot, anna)
        member = int(anna.id)
        found = json.loads(await personal_export.export(bot.tables, member))
        assert found["people"][0]["zone"] == "Europe/Berlin"
        assert found["people_tables"] == [{"member": member, "game": two.live.record.id, "calls": "dm"}]
        assert [row["name"] for row in found["results"]] == ["Anna"]
        assert "seed" not in found["lessons"][0]
        assert {each["kind"] for each in found["due"]} == {"call"}
        assert [each["game"] for each in found["former_players"]] == [3]
        assert [each["game"] for each in found["rotations"]] == [2]
        assert found["locales"] == [{"member": member, "locale": "en-US"}]
        calls = await bot.store.select(plain, "select content, message from outbox where kind = 'call'")
        (sent,) = [message for content, message in calls if anna.id in content]

        assert "2 tables" in (await be_forgotten(anna)).text
        await bot.outbox.idle()
        assert traces(database, anna.id, "Anna") == []
        assert await bot.store.is_known(sent), "else another post could take it for its message"
        left = json.loads(await personal_export.export(bot.tables, member))
        assert [name for name, rows in left.items() if name != "member" and rows] == []
        results = await bot.store.select(plain, "select seat, member, name from results order by seat")
        assert results[0] == (0, FORMER, "Former player 1")
        assert results[1][2] == "Ben", "what others have played stays"
        assert two.live.names == ("David", "Ben")
    assert traces(database, anna.id, "Anna") == []


async def test_no_trace_is_left_of_who_had_left_a_table_before(
    playground: Playground, database: Path
) -> None:
    """The title says whose table it was; nothing says who only had a look at another one."""
    async with running_bot(database) as bot:
        lobby = await PlayedTable.open(playground, bot, 2, title="Anna's table")
        other = await PlayedTable.open(playground, bot, 2, title="Winter")
        anna, ben = lobby.people
        await anna.command(lobby.place, "game leave")
        await ben.command(other.place, "game leave")
        assert json.loads(await personal_export.export(bot.tables, int(ben.id)))["former_players"] == []
        assert "1 table" not in (await be_forgotten(anna)).text
        await bot.outbox.idle()
        assert traces(database, anna.id, "Anna") == []
        assert lobby.live.record.title == f"Table {lobby.live.record.id}"


async def test_no_trace_is_left_in_the_title_of_a_rematch_that_somebody_does_not_play(
    playground: Playground, database: Path
) -> None:
    async with running_bot(database) as bot:
        at = await PlayedTable.open(playground, bot, 3, title="Anna's table")
        anna, ben, carla = at.people
        await anna.command(at.place, "game leave")
        await ben.command(at.place, "game start")
        await bot.outbox.idle()
        await at.play_to_the_end()
        await ben.command(at.place, "game rematch")
        await bot.outbox.idle()
        (again,) = await bot.store.tables_of(int(ben.id))
        assert again.title == "Anna's table 2"
        assert [each.member for each in await bot.store.find(RotationRecord, "game = ?", again.id)] == [
            int(carla.id),
            int(ben.id),
        ]
        await be_forgotten(anna)
        await bot.outbox.idle()
        assert traces(database, anna.id, "Anna") == []


@pytest.mark.parametrize("who", [0, 1, 2])
async def test_no_trace_is_left_of_a_seat_that_changed_hands_several_times(
    playground: Playground, database: Path, who: int
) -> None:
    """Anna, David, Carla, and David again; each was named by posts."""
    async with running_bot(database) as bot:
        at = await (await PlayedTable.open(playground, bot, 2, title="Anna's")).start()
        people = [playground.person(name) for name in ("Anna", "David", "Carla")]
        for before, after in pairwise(people):
            await offer_seat(before, at.place)
            await bot.outbox.idle()
            await after.press(at.posts[-1], "Take this seat")
            await bot.outbox.idle()
        await bot.tables.seats.hand_back(at.live, int(people[2].id), int(people[1].id))
        await bot.outbox.idle()
        assert at.live.names[0] == "David"
        person = people[who]
        export = json.loads(await personal_export.export(bot.tables, int(person.id)))
        assert [each["moves"] for each in export["former_players"]] == [[]] * (person is not people[1])
        assert traces(database, person.name)
        await be_forgotten(person)
        await bot.outbox.idle()
        assert traces(database, person.id, person.name) == []


async def test_a_former_player_is_neither_reminded_nor_waited_for_in_votes(table: Seat, wall: Wall) -> None:
    three = await table(3)
    await be_forgotten(three.people[1])
    seat = three.live.running.waiting[0]
    due = three.bot.tables.committer.due(wall.now, NotifyJob(int(three.people[1].id)), None)
    await three.advance(lambda at: at.live.running.waiting == (1,))
    await wall.strike()  # the others are asked how to go on
    calls = len(three.playground.world.pings)
    await three.bot.store.write(Change((due,)))
    await wall.strike()
    assert three.playground.world.pings[calls:] == []
    assert timeout_votes.voters(three.live, seat) == {0, 2} - {seat}


async def test_the_rest_can_end_the_game_alone(table: Seat) -> None:
    three = await table(3)
    await be_forgotten(three.people[1])
    await three.bot.outbox.idle()
    carla = three.people[2]
    await three.people[0].command(three.place, "game end")
    await three.bot.outbox.idle()
    assert three.live.record.status == "running"
    await carla.press(three.posts[-1], "Agree")
    await three.bot.outbox.idle()
    assert three.live.record.status == "ended"


async def test_the_last_one_ends_the_game_alone(table: Seat) -> None:
    two = await table(2)
    await be_forgotten(two.people[0])
    asked = get_reply(await two.people[1].command(two.place, "game end"))
    assert two.live.record.status == "running"
    assert "decided to end" in (await two.people[1].press(asked, "End the game")).text
    assert two.live.record.status == "ended"


async def test_a_game_that_all_have_left_for_good_ends(table: Seat, wall: Wall) -> None:
    two = await table(2)
    for person in two.people:
        await be_forgotten(person)
        await wall.strike()
    await wall.turn(hours=73)
    assert two.live.record.status == "ended"


async def test_nobody_is_called_for_a_former_player(table: Seat) -> None:
    """Also when it is their turn: the others see the name, and no mention of somebody who is not there."""
    two = await table(2)
    await be_forgotten(two.people[1])
    calls = len(two.playground.world.pings)
    await two.advance(lambda at: at.live.running.waiting == (1,))
    assert "<@0>" not in two.board.text
    assert "Former player 2" in two.board.text
    assert all(who == two.people[0].id for _, who in two.playground.world.pings[calls:])


async def test_only_the_person_who_asked_can_confirm(table: Seat) -> None:
    two = await table(2)
    anna, ben = two.people
    asked = await anna.command("general", "privacy forget")
    assert asked.reply is not None
    assert "one running game" in asked.reply.content
    button = asked.reply.buttons[0]["custom_id"]
    before = await two.everything()
    reply = await ben.command("general", "privacy forget")
    assert reply.reply is not None
    reply.reply.buttons[0]["custom_id"] = button  # a forged control
    assert "no open question" in private(await ben.press(reply.reply, button))
    assert await two.everything() == before


async def test_a_person_may_come_back(playground: Playground, bot: Bot) -> None:
    anna = (await PlayedTable.open(playground, bot, 2)).people[0]
    await be_forgotten(anna)
    assert "Nothing is left of you" in (await be_forgotten(anna)).text
    again = await PlayedTable.open(playground, bot, 2, title="Spring")
    assert again.live.names == ("Anna", "Ben")


@pytest.mark.parametrize("seed", range(3))
async def test_rows_about_people_in_other_tables_go_too(database: Path, seed: int) -> None:
    """Whatever table with a column `member` comes, its rows are exported and erased."""
    store = await Store.open(database)
    try:
        await store.select(
            plain, "create table wishes (member integer primary key, calls text not null) strict"
        )
        member = random.Random(seed).randrange(10**17, 10**18)
        await store.select(plain, "insert into wishes values (?, 'dm'), (7, 'thread')", member)
        tables = Tables.alone(store, lambda: 1_800_000_000, random.Random(seed).randbytes)
        assert json.loads(await personal_export.export(tables, member))["wishes"] == [
            {"member": member, "calls": "dm"}
        ]
        await erasure.forget(tables, TEXTS, member)
        assert await store.select(plain, "select member from wishes") == [(7,)]
        assert traces(database, str(member)) == []
    finally:
        await store.close()
