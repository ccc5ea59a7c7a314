"""The life of a table: open, join, leave, start, list, end, and everything that is refused on the way."""

from __future__ import annotations

import pytest

from bot.client import Bot
from bot.playground import Playground
from bot.tables.model.verification import log_hash
from tests.bot.conftest import Seat
from tests.bot.support.answers import asked_people, assert_refused, private_message
from tests.bot.support.table import PlayedTable
from tests.bot.support.taps import tap

GREY, GREEN = 2, 3


async def test_a_lobby_fills_and_empties(playground: Playground, bot: Bot) -> None:
    table = await PlayedTable.open(playground, bot, 3)
    assert "3 of 3 seats taken" in table.lobby.content
    assert "Anna, Ben and Carla" in table.lobby.content
    assert table.lobby.buttons[0]["style"] == GREY
    await table.people[1].press(table.lobby, "Leave")
    await bot.outbox.idle()
    assert table.lobby.buttons[0]["style"] == GREEN
    assert "2 of 3 seats taken" in table.lobby.content
    assert table.live.names == ("Anna", "Carla")
    assert [seat.seat for seat in table.live.seats] == [0, 1]
    assert len([post for post in playground.person("Anna").see("games") if post.buttons]) == 1
    assert playground.world.pings == []


async def test_one_person_is_too_few(playground: Playground, bot: Bot) -> None:
    table = await PlayedTable.open(playground, bot, 1 + 1)
    await table.people[1].press(table.lobby, "Leave")
    await bot.outbox.idle()
    before = await table.everything()
    assert_refused(await table.people[0].press(table.lobby, "Start"), "One more person")
    await bot.outbox.idle()
    assert (await table.everything())[:7] == before[:7]


async def test_the_host_leaves_and_the_next_one_starts(playground: Playground, bot: Bot) -> None:
    table = await PlayedTable.open(playground, bot, 3)
    await table.people[0].press(table.lobby, "Leave")
    await bot.outbox.idle()
    assert "Host: Ben" in table.lobby.content
    assert_refused(await playground.person("Anna").press(table.lobby, "Start"), "Only Ben")
    await table.people[1].press(table.lobby, "Start")
    await bot.outbox.idle()
    assert table.live.names == ("Ben", "Carla")
    assert table.live.running.setup.seats == 2


async def test_the_last_person_leaves(playground: Playground, bot: Bot) -> None:
    table = await PlayedTable.open(playground, bot, 2)
    for person in table.people:
        await person.press(table.lobby, "Leave")
    await bot.outbox.idle()
    assert "the table is closed" in table.lobby.content
    assert table.lobby.buttons == []
    assert_refused(await table.people[0].command(table.place, "game join"))
    assert "no tables" in (await table.people[0].command("games", "game list")).text


async def test_the_list_tells_every_table_once(playground: Playground, bot: Bot) -> None:
    first = await (await PlayedTable.open(playground, bot, 2, title="First")).start()
    await PlayedTable.open(playground, bot, 3, title="Second")
    listed = (await playground.person("David").command("general", "game list")).text
    assert "[First (Anna · Ben) — Stone Age, round 1](" in listed
    assert f"/{first.place.id}/{first.board.id}) · to move: Anna" in listed
    assert "[Second (Anna · Ben · Carla) — Stone Age, 3 of 3 seats taken](" in listed
    assert len(listed.splitlines()) == 3
    assert_refused(await playground.person("David").command("general", "game list"))


# Start


async def test_the_setup_is_the_one_that_was_asked_for(playground: Playground, bot: Bot) -> None:
    anna = playground.person("Anna")
    await anna.command("games", "game new", edition="2008", seats=3, title="Old *times*", modules="base")
    await bot.outbox.idle()
    live = (await bot.tables.registry.tables_of(int(anna.id)))[0]
    assert (live.setup.edition, live.setup.seats, live.setup.modules) == ("2008", 3, ("base",))
    lobby = anna.message(str(live.record.lobby))
    assert "2008 edition · base game" in lobby.content
    assert r"Old \*times\*" in lobby.content
    assert live.record.pace == "48h", "as nobody named one"
    assert lobby.content.count("two days per decision") == 1
    await anna.command("games", "game new", pace="none")
    await bot.outbox.idle()
    unlimited = (await bot.tables.registry.tables_of(int(anna.id)))[1]
    assert unlimited.record.pace == "none"
    assert "pace: no limit" in anna.message(str(unlimited.record.lobby)).content


# End


async def test_all_agree_to_end(table: Seat) -> None:
    three = await table(3)
    anna, ben, carla = three.people
    assert_refused(await ben.command(three.place, "game end"), "Waiting for Anna and Carla")
    assert sorted(await asked_people(three)) == ["Anna", "Carla"]
    question = three.posts[-1]
    assert_refused(await anna.command(three.place, "game end"), "Waiting for Carla")
    assert three.live.record.status == "running"
    await carla.press(question, "Agree")
    await three.bot.outbox.idle()
    assert three.live.record.status == "ended"
    assert "decided to end" in three.posts[-1].text
    assert three.posts[-1].labels == ["Rematch"]
    description = three.posts[-2].attachments[0]["description"]
    said = "This is how it stood when the game was ended early. Round 1, placing people. To move: Anna. "
    assert description.startswith(said), "the round is not over"
    assert f"SHA-256 of the log: `{log_hash(three.live)}`" in three.posts[-1].text
    assert_refused(await anna.command(three.place, "place", where="forest", people=1), "over")
    assert three.live.record.seed.hex() in (await anna.command(three.place, "verify")).text
    assert private_message(await anna.command(three.place, "mine")).labels == ["Larger"]
    assert "decided to end" in anna.message(three.lobby).content


async def test_one_wants_to_play_on(table: Seat) -> None:
    two = await table(2)
    await two.people[0].command(two.place, "game end")
    await two.bot.outbox.idle()
    await two.people[1].press(two.posts[-1], "Refuse")
    await two.bot.outbox.idle()
    assert two.live.record.status == "running"
    assert "Ben wants to play on" in two.posts[-1].text
    await tap(two, *two.greedy_move())


@pytest.mark.long
async def test_a_finished_game_cannot_be_ended(table: Seat) -> None:
    """A question that was still open when the game ended is not answered any more."""
    two = await table(2)
    await two.people[0].command(two.place, "game end")
    await two.bot.outbox.idle()
    question = two.posts[-1]
    await two.advance(lambda at: not at.live.running.decisions)
    assert not two.people[1].message(question.id).buttons
    assert_refused(await two.people[1].command(two.place, "game end"), "over")
    assert_refused(await two.people[1].command(two.place, "undo"), "over")
    assert two.live.record.status == "over"
    assert "wins with" in two.posts[-1].text


@pytest.mark.long
async def test_the_lobby_closes_with_the_result(table: Seat) -> None:
    at = await table(2)
    assert at.lobby.text.count("Anna and Ben") == 1, "a running game says who plays once"
    await at.play_to_the_end()
    over = at.live.running.over
    assert over is not None
    winner, loser = sorted((0, 1), key=lambda seat: seat not in over.winners)
    names, scores = ("Anna", "Ben"), over.scores
    scored = f"{names[winner]} {scores[winner]} · {names[loser]} {scores[loser]}"
    assert f"**{names[winner]} wins with {scores[winner]} points!**" in at.lobby.text
    assert scored in at.lobby.text
    assert f"<#{at.place.id}>" in at.lobby.text
    assert "is running" not in at.lobby.text
    assert at.lobby.labels == []
    fixed = (await at.bot.tables.words.known_words(at.live)).fixed
    assert f"where are fixed for all dice and cards. SHA-256: `{fixed}`" in at.lobby.text, "the first"
    assert f"`{at.live.record.seed.hex()}`\nThe first SHA-256 in the lobby fixed it" in at.posts[-1].text
