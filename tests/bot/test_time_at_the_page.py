"""The page lets hours pass: the bot in the same process goes by its clock, over a restart too."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import aiohttp

from bot.playground import Playground, redirect
from bot.running import host_page
from bot.storage.store import Store
from renders.theme import MARKS
from tests.bot.support.clock import HOUR
from tests.bot.support.table import PlayedTable, running_bot
from tests.playground import openapi


async def page(playground: Playground, path: str, **wish: Any) -> Any:
    """What the page is answered: to an act where one is given."""
    async with aiohttp.ClientSession(playground.base_url) as session:
        method = session.post if wish else session.get
        async with method(f"/playground/{path}", **({"json": wish} if wish else {})) as answer:
            return await answer.json()


async def test_hours_pass_as_if_they_were_lived(playground: Playground, database: Path) -> None:
    async with running_bot(database, clock=playground.bot_clock()) as bot:
        at = await (await PlayedTable.open(playground, bot, 2, pace="8h")).start()
        began, calls = bot.clock(), len(at.notifications)
        for hours in (8, 24, 1):
            assert (await page(playground, "act", act="pass", seconds=hours * HOUR))["ok"]
        await bot.outbox.idle()
        assert bot.clock() - began >= 33 * HOUR
        late, other = at.people
        called = [who for _, who in at.notifications[calls:]]
        assert called.count(late.id) == 4, (
            "reminded three times, each at its hour, and told that the others vote"
        )
        assert called.count(other.id) == 1
        assert any(button["label"] == "Wait" for message in at.posts for button in message.buttons)
        assert (await page(playground, "state"))["ahead"] >= 33 * HOUR
        if openapi.available():
            assert openapi.answer_findings(playground.requests) == []
        running = bot.clock()
    await goes_on_later(database, at, running)


async def goes_on_later(database: Path, at: PlayedTable, running: int) -> None:
    """Another run on this database: not before the last one's time, and everybody's colour is known."""
    async with Playground() as again:
        clock = again.bot_clock()
        store = await Store.open(database, clock)
        try:
            async with host_page(again, store):
                assert clock() >= running
                colours = {person.id: MARKS[seat].colour for seat, person in enumerate(at.people)}
                assert await again.tribes(str(at.live.record.thread)) == colours
                assert await again.tribes(again.world.general.id) == {}
        finally:
            await store.close()
        assert "tribes" in await page(again, "state"), "a page that is open may ask once more while all ends"


async def test_a_quiet_thread_is_archived_in_time(playground: Playground) -> None:
    playground.bot_clock()
    world = playground.world
    thread = world.add_thread(world.games, "Winter", world.bot.id)
    for days, archived in ((0.9, False), (0.2, True)):
        await page(playground, "act", act="pass", seconds=int(days * 24 * HOUR))
        assert thread.archived is archived


async def test_a_bot_elsewhere_goes_by_its_own_clock(playground: Playground) -> None:
    assert (await page(playground, "state"))["ahead"] is None
    assert not (await page(playground, "act", act="pass", seconds=HOUR))["ok"]


async def test_the_first_visitor_brings_the_language(playground: Playground, database: Path) -> None:
    """Everybody reads and the bot speaks German from then on; who chooses another language reads that."""
    with redirect(playground.base_url):
        async with running_bot(database) as bot:
            for locale in ("de-AT", "nl"):
                assert (await page(playground, "act", act="arrive", locale=locale))["ok"]
            ben = playground.person("Ben")
            await page(playground, "act", act="speak", person=ben.id, locale="nl-BE")
            assert [each.user.locale for each in playground.people] == ["de", "nl", "de", "de"]
            opened = await playground.person("Anna").command("games", "game new", seats=2)
            await bot.outbox.idle()
            assert opened.reply is not None
            assert opened.reply.text.startswith("Der Tisch ist offen")
            lobby = playground.person("Anna").see("games")[0]
            joined = await ben.press(lobby, "Mitspielen")
            assert joined.reply is not None
            assert joined.reply.text.startswith("Je hebt een plek")
            state = await page(playground, f"state?person={ben.id}")
            assert [first["id"] for first in state["starters"].values()] == [lobby.id]
