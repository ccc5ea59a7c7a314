"""The interface of the page to the server, and the playground as a process of its own."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.playground import Playground, redirect
from bot.playground.acts import words
from bot.playground.messages import Json
from tests.playground.example import Example, png

ROOT = Path(__file__).parents[2]


class Browser:
    """One tab of the page."""

    def __init__(self, session: aiohttp.ClientSession, person: str) -> None:
        self.session = session
        self.person = person
        self.since = "0"

    async def load(self) -> None:
        """Open or reload the page."""
        self.since = (await self.act("arrive", locale="en-US"))["since"]

    async def state(self) -> Json:
        seen = {"person": self.person, "since": self.since}
        async with self.session.get("/playground/state", params=seen) as answer:
            return await answer.json()

    async def act(self, act: str, **more: Any) -> Json:
        wish = {"person": self.person, "act": act, **more}
        async with self.session.post("/playground/act", json=wish) as answer:
            said = await answer.json()
            assert answer.status == 200 or (answer.status == 400 and not said["ok"])
            return said


async def test_a_whole_visit(playground: Playground, session: aiohttp.ClientSession, bot: Example) -> None:
    anna = Browser(session, playground.person("Anna").id)
    start = await anna.state()
    assert [person["name"] for person in start["people"]] == ["Anna", "Ben", "Carla", "David"]
    assert start["bot"]["online"]
    general = start["channels"][0]
    assert (general["name"], general["kind"]) == ("general", "text")
    assert "panel" in [command["name"] for command in start["commands"]]
    where = {"channel": general["id"]}
    offered = await anna.act(
        "autocomplete", **where, name="place", options={"people": "2", "where": "r"}, focused="where"
    )
    assert offered == {"ok": True, "choices": [{"name": "River for 2", "value": "River"}]}
    assert (await anna.act("command", **where, name="place", options={"where": "River", "people": "2"}))["ok"]
    assert (await anna.act("command", **where, name="panel"))["ok"]
    panel = (await anna.state())["messages"][general["id"]][-1]
    assert panel["interaction_metadata"]["name"] == "panel"
    assert panel["author"]["bot"]
    async with session.get(panel["attachments"][0]["url"]) as answer:
        assert await answer.read() == png()
        assert answer.headers["Content-Type"] == "image/png"
    there = {**where, "message": panel["id"]}
    assert (await anna.act("select", **there, custom_id="pick", values=["river"]))["ok"]
    assert (await anna.state())["messages"][general["id"]][-1]["flags"] == 64
    pressed = await anna.act("press", **there, custom_id="join:7")
    assert pressed == {"ok": True, "messages": [], "modal": True}
    assert (await anna.state())["modal"]["title"] == "Your tribe"
    assert not (await anna.act("submit"))["ok"], "the tribe must be named"
    assert (await anna.act("submit", values={"tribe": "Bears", "home": ["River"]}))["ok"]
    assert (await anna.state())["modal"] is None


async def test_errors_are_one_sentence(
    playground: Playground, session: aiohttp.ClientSession, bot: Example
) -> None:
    anna = Browser(session, playground.person("Anna").id)
    general = playground.world.general.id
    for act, more, said in (
        ("command", {"channel": general, "name": "none"}, "no command"),
        ("command", {"channel": general, "name": ""}, "no command"),
        ("command", {"name": "ping"}, "channel"),
        ("dance", {}, "dance"),
        ("close", {}, "no form"),
        ("say", {"channel": general, "text": ""}, "1 to 2000"),
        ("join", {"name": "Ben"}, "not taken"),
    ):
        answer = await anna.act(act, **more)
        assert answer["ok"] is False
        assert said in answer["error"]
    playground.settings.deadline = 0.02
    assert (await anna.act("command", channel=general, name="slow"))["ok"] is False
    assert (await anna.state())["failed"] == "The application did not respond"
    playground.problems.clear()


async def test_people_join_and_are_mentioned(playground: Playground, session: aiohttp.ClientSession) -> None:
    anna = Browser(session, playground.person("Anna").id)
    dora = Browser(session, (await anna.act("join", name="Dora"))["person"])
    general = playground.world.general.id
    assert (await anna.act("say", channel=general, text=f"hello <@{dora.person}>"))["ok"]
    state = await dora.state()
    assert state["channels"][0]["unread_pings"] == 1
    assert state["messages"][general][0]["mentions"][0]["username"] == "Dora"
    await dora.act("read", channel=general)
    dm = (await dora.act("open_dm"))["channel"]
    state = await dora.state()
    assert state["channels"][0]["unread_pings"] == 0
    assert [c["kind"] for c in state["channels"]] == ["text", "text", "dm"]
    assert dm not in (await anna.state())["messages"]


async def test_only_messages_that_one_can_see_notify(
    playground: Playground, session: aiohttp.ClientSession
) -> None:
    anna, ben = playground.person("Anna"), playground.person("Ben")
    async with session.get("/playground/events", params={"person": anna.id}) as stream:
        assert stream.headers["Content-Type"] == "text/event-stream"

        async def ring() -> Json:
            while True:
                line = await asyncio.wait_for(stream.content.readline(), 2)
                if line.startswith(b"data: "):
                    return json.loads(line.removeprefix(b"data: "))

        assert await ring() == {"changed": True, "n": 1}
        ben.open_dm()
        await asyncio.sleep(0.05)
        await ben.say("general", "hello")
        assert await ring() == {"changed": True, "n": 2}


async def test_only_files_of_the_page_are_served(session: aiohttp.ClientSession) -> None:
    for path in ("/page/..%2Fserver.py", "/page/none.js", "/cdn/attachments/1/2/x.png"):
        async with session.get(path) as answer:
            assert answer.status == 404


@pytest.mark.long
async def test_as_a_process_of_its_own(tmp_path: Path) -> None:
    announced = tmp_path / "address"
    arguments = ("-m", "bot.playground", "--port", "0", "--announce", str(announced))
    process = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), 10)).decode()
        assert announced.read_text() in line
        with redirect(announced.read_text()):
            bot = Example()
            task = asyncio.create_task(bot.start("token"))
            await asyncio.wait_for(bot.ready_or_dead(task), 5)
            async with aiohttp.ClientSession(announced.read_text()) as session:
                async with session.get("/playground/state") as answer:
                    state = await answer.json()
                browser = Browser(session, state["me"])
                general = state["channels"][0]["id"]
                assert (await browser.act("command", channel=general, name="ping"))["ok"]
            await bot.close()
            await task
    finally:
        process.terminate()
        assert await asyncio.wait_for(process.wait(), 10) == 0


@pytest.mark.parametrize("path", ["/", "/page/page.js"])
async def test_the_page_is_served(session: aiohttp.ClientSession, path: str) -> None:
    async with session.get(path) as answer:
        assert answer.status == 200


def test_the_page_says_what_it_has_texts_for() -> None:
    """Every text of the page is used in its source, and every text that is used exists."""
    page = "".join(file.read_text("utf-8") for file in (ROOT / "bot" / "playground" / "page").glob("*.js"))
    texts = words("en")["texts"].keys()
    said = set(re.findall(r"\bsay(?:With)?\(\s*\"([\w-]+)\"", page))
    begun = tuple(re.findall(r"\bsay\(`([\w-]+-)\$\{", page))
    assert len(said) > 50
    assert said <= texts
    quoted = set(re.findall(r"\"([\w-]+)\"|\b(\w+):", page))
    named = {each for pair in quoted for each in pair}
    refused = {each for each in texts if each.startswith("refused-")}
    assert {each for each in texts - named - refused if not each.startswith(begun)} == set()


async def test_private_answers_and_open_forms_go_with_a_reload(
    playground: Playground, session: aiohttp.ClientSession, bot: Example
) -> None:
    tabs = [Browser(session, playground.person("Anna").id) for _ in range(2)]
    for tab in tabs:
        await tab.load()
    where = (await tabs[0].state())["channels"][0]["id"]
    (public,) = (await tabs[0].act("command", channel=where, name="ping"))["messages"]
    (private,) = (await tabs[0].act("command", channel=where, name="secret"))["messages"]
    assert (await tabs[0].act("press", message=private, custom_id="join:7"))["modal"]
    await tabs[0].load()
    shown, kept = [await tab.state() for tab in tabs]
    assert [each["id"] for each in shown["messages"][where]] == [public]
    assert shown["modal"] is None
    assert [each["id"] for each in kept["messages"][where]] == [public, private]
