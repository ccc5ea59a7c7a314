"""Which table a command in a channel means: the person's own first, and one in which the command is possible."""

from __future__ import annotations

import pytest

from bot.playground import Playground
from bot.playground.world import Permission
from tests.bot.support.answers import assert_refused, private
from tests.bot.support.taps import get_reply
from tests.process.bot_process import BotProcess
from tests.process.play import lobby, open_table, start_game

pytestmark = pytest.mark.long


async def test_newer_tables_in_a_channel_without_threads_take_over_nobody(
    process: BotProcess, playground: Playground
) -> None:
    await process.start()
    playground.faults.revoke(Permission.CREATE_PUBLIC_THREADS, playground.world.games)
    anna, ben = await start_game(process, playground, 2, title="First", names=("Anna", "Ben"))
    carla, _ = await start_game(process, playground, 2, title="Second", names=("Carla", "David"))
    await open_table(process, playground, 1, title="Third", names=("David",))
    assert await anna.autocomplete("games", "place", "where") != []
    assert "✓" in private(await anna.command("games", "place", {"where": "hunt", "people": 1}))
    assert "✓" in private(await carla.command("games", "place", {"where": "hunt", "people": 2}))
    for person, others in ((anna, "Carla"), (carla, "Anna")):
        for command in ("log", "mine", "help"):
            assert others not in private(await person.command("games", command)), command
        alone = await person.command("games", "board", {"text": True})
        assert person.name in alone.text
        assert others not in alone.text
    assert "/place" in private(await ben.command("games", "help"))
    assert process.errors == []


async def test_lobbies_in_a_channel_do_not_hide_a_running_game(
    process: BotProcess, playground: Playground
) -> None:
    """Commands outside the thread of a game, while one also sits in an older lobby, and after lobbies were closed."""
    await process.start()
    (carla,) = await open_table(process, playground, 1, title="Closed", names=("Carla",))
    await carla.press(lobby(playground), "Leave")
    await process.settle()
    said = private(await carla.command("games", "help"))
    assert "over" not in said
    assert "/game new" in said
    assert_refused(await carla.command("games", "board"))
    await open_table(process, playground, 1, title="Older", names=("Anna",))
    anna, _ = await start_game(process, playground, 2, title="Newer", names=("Anna", "Ben"))
    for place in ("general", "games"):
        assert await anna.autocomplete(place, "place", "where") != [], place
    assert "✓" in private(await anna.command("general", "place", {"where": "hunt", "people": 1}))
    assert process.errors == []


async def test_each_name_and_the_end_are_said_once(process: BotProcess, playground: Playground) -> None:
    await process.start()
    anna, ben = await start_game(process, playground, 2, title="Short", names=("Anna", "Ben"))
    thread = next(channel for channel in anna.channels if "Short" in channel.name)
    listed = get_reply(await playground.person("David").command("general", "game list")).content
    read = listed.replace(f"<#{thread.id}>", thread.name)
    assert (read.count("Short"), read.count("Stone Age")) == (1, 1)
    assert f"/{thread.id}" in listed
    await anna.command(thread, "place", {"where": "hunt", "people": 1})
    await anna.command(thread, "game end")
    await process.settle()
    await ben.press(next(post for post in reversed(ben.see(thread)) if "Agree" in post.labels), "Agree")
    await process.settle()
    for person in (anna, ben):
        said = get_reply(await person.command(thread, "since")).content
        assert "has ended" in said
        assert "Nothing has happened" not in said
        assert "up to" not in said
    assert process.errors == []
