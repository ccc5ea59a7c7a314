"""A rehearsal tries every kind of message, names what does not work, and leaves nothing behind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import engine
from bot.config import Config, ConfigError, Shards
from bot.outbox.reconciling import Reconciler
from bot.playground import Playground
from bot.playground.messages import Message
from bot.playground.world import Channel, Permission
from bot.rehearsal import posts, requests, script
from bot.rehearsal.command import rehearse, wish_of
from bot.rehearsal.places import REQUIRED, THREAD, Wish, name_permissions
from bot.storage.errors import StoreError
from bot.storage.sqlite.lock import lock
from bot.storage.store import Store
from bot.tables.model.table import Table
from engine.core.match import Setup
from tests.bot.support.inline_worker import InlineDrawing
from tests.support.postgresql import Server

MANAGING = Permission.CREATE_PRIVATE_THREADS | Permission.MANAGE_THREADS


@pytest.fixture(autouse=True)
def inline(playground: Playground, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are drawn in a thread, nothing is waited for, and the bot may do what a rehearsal needs."""
    monkeypatch.setattr("bot.client.DrawingProcess", lambda _: InlineDrawing())
    monkeypatch.setattr(posts, "RETRY_SECONDS", 0.0)
    playground.faults.grant(MANAGING)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of two, where the size of the pictures does not matter."""
    game = engine.GAMES["stone_age"]
    monkeypatch.setattr(script, "largest", lambda _: Setup(game.id, 2, ("base",), game.editions[0]))


class Rehearsal:
    """One rehearsal at the playground; what happens after the finding about a step is said in `then`."""

    def __init__(self, playground: Playground, database: Path) -> None:
        self.playground = playground
        self.config = Config.read({"DATABASE": str(database), "DISCORD_TOKEN": "token"})
        self.lines: list[str] = []
        self.then: dict[str, Callable[[], object]] = {}

    async def hold(self, **wish: Any) -> int:
        wanted = {"server": int(self.playground.world.guild.id), "wait": 0, **wish}
        return await rehearse(self.config, Wish(**wanted), self._hear)

    def _hear(self, line: str) -> None:
        self.lines.append(line)
        for subject, act in self.then.items():
            if line[4:].startswith(subject):
                act()

    @property
    def said(self) -> str:
        return "\n".join(self.lines)

    def about(self, subject: str) -> str:
        """What was said about a step."""
        return next(line for line in self.lines if line[4:].startswith(subject))

    @property
    def thread(self) -> Channel:
        return next(each for each in self.playground.world.channels.values() if each.is_thread)

    def left(self) -> list[str]:
        """What is still on Discord."""
        world = self.playground.world
        threads = [each.name for each in world.channels.values() if each.is_thread]
        messages = [each.text for place in world.channels.values() for each in place.messages.values()]
        return [*threads, *messages, *(each.name for each in world.emojis.values())]


@pytest.fixture
def rehearsal(playground: Playground, database: Path) -> Rehearsal:
    return Rehearsal(playground, database)


async def taps(rehearsal: Rehearsal) -> None:
    """Anna does what the messages ask for."""
    playground = rehearsal.playground
    anna = playground.person("Anna")

    def asked(word: str) -> Message | None:
        threads = [each for each in playground.world.channels.values() if each.is_thread]
        seen = [each for at in threads for each in playground.world.list_visible(anna.id, at)]
        return next((m for m in seen if m.text.startswith("Please tap") and word in m.text), None)

    async def tap(word: str) -> Message:
        await playground.wait_until(lambda: asked(word))
        message = asked(word)
        assert message is not None
        return (await anna.press(message, word)).reply or message

    await playground.wait_until(lambda: asked("Add luck"))
    lobby = next(each for each in rehearsal.thread.messages.values() if "Start" in each.labels)
    assert "I cannot answer just now." in (await anna.press(lobby, "Start")).text
    await tap("Add luck")
    assert "count" in (await anna.submit({"words": "rain"})).text
    panel = await tap("Change")
    await anna.choose(panel, "Pace", panel.selects[-1]["options"][1]["value"])
    mine = await tap("My things")
    assert mine.ephemeral
    assert mine.attachments


async def test_everything_is_tried_and_nothing_stays(rehearsal: Rehearsal) -> None:
    async with asyncio.TaskGroup() as together:
        held = together.create_task(rehearsal.hold(wait=60))
        together.create_task(taps(rehearsal))
    assert held.result() == 0, rehearsal.said
    assert "!!" not in rehearsal.said
    assert "not tried" not in rehearsal.said
    assert "19 of 19 work." in rehearsal.said
    assert "current message: 1100 × 720" in rehearsal.said
    assert rehearsal.left() == []


@pytest.mark.usefixtures("small")
@pytest.mark.long
async def test_a_picture_that_is_ready_while_the_last_message_is_looked_at_is_shown(
    rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch
) -> None:
    step = Reconciler.step

    async def step_slowly(self: Reconciler, table: Table, *, before_posts: bool = False) -> bool:
        is_made = await step(self, table, before_posts=before_posts)
        if not is_made and not before_posts and (drawings := self.wishes.drawings.tasks):
            await asyncio.wait(drawings)
        return is_made

    monkeypatch.setattr(Reconciler, "step", step_slowly)
    await rehearsal.hold()
    assert "pictures of 1 are shown" not in rehearsal.said
    assert "words alone, then with pictures again" in rehearsal.said


@pytest.mark.usefixtures("small")
@pytest.mark.long
async def test_what_is_mended_by_itself_is_counted(
    rehearsal: Rehearsal, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(requests, "SLOW", 1)
    faults, messages = playground.faults, "/messages$"
    faults.close_dms(playground.person("Anna").id)
    rehearsal.then = {
        "private thread": lambda: faults.answer(429, "POST", messages),
        "lobby": lambda: faults.drop_answer("POST", messages),
        "emoji": lambda: faults.answer(500, "POST", messages),
        "mention": lambda: asyncio.ensure_future(faults.disconnect()),
        "round": lambda: faults.delay(0.01, "POST", messages),
    }
    assert await rehearsal.hold() == 1
    assert "Discord asked to wait 1 times" in rehearsal.said
    assert "The line broke during 1 requests" in rehearsal.said
    assert "Discord failed 1 times" in rehearsal.said
    assert "The gateway closed 1 times" in rehearsal.said
    assert "At times slower than 0 s: reading, " in rehearsal.said
    assert "Anna takes no direct messages" in rehearsal.about("direct message")
    assert rehearsal.said.count("!!") == 1, rehearsal.said
    assert rehearsal.left() == []


@pytest.mark.usefixtures("small")
@pytest.mark.long
async def test_what_is_taken_from_the_bot_meanwhile_is_named(
    rehearsal: Rehearsal, playground: Playground
) -> None:
    faults = playground.faults
    rehearsal.then = {
        "select": lambda: faults.revoke(Permission.ATTACH_FILES),
        "message that loses": lambda: faults.grant(Permission.ATTACH_FILES),
        "private reply": lambda: faults.revoke(Permission.READ_MESSAGE_HISTORY),
        "picture exchanged": lambda: faults.grant(Permission.READ_MESSAGE_HISTORY),
        "message that shrinks": lambda: faults.revoke(Permission.SEND_MESSAGES_IN_THREADS),
        "round": lambda: (faults.grant(Permission.SEND_MESSAGES_IN_THREADS), faults.lock(rehearsal.thread)),
        "notification": lambda: (faults.unlock(rehearsal.thread), faults.revoke(Permission.VIEW_CHANNEL)),
        "direct message": lambda: faults.grant(Permission.VIEW_CHANNEL),
        "thread archived": faults.kick,
        "deletion in": faults.invite,
    }
    assert await rehearsal.hold() == 1
    assert "missing permission: Attach Files" in rehearsal.about("message that loses")
    assert "missing permission: Read Message History" in rehearsal.about("picture exchanged")
    assert "missing permission: Send Messages in Threads" in rehearsal.about("round")
    assert "the thread is locked" in rehearsal.about("notification")
    assert "missing permission: View Channel" in rehearsal.about("direct message")
    assert "the bot is not on the server any more" in rehearsal.about("deletion in")
    assert rehearsal.left() == []


@pytest.mark.usefixtures("small")
@pytest.mark.long
async def test_what_people_delete_meanwhile_is_named(rehearsal: Rehearsal, playground: Playground) -> None:
    faults = playground.faults
    faults.revoke(Permission.MANAGE_THREADS)
    rehearsal.then = {
        "private reply": lambda: faults.delete_message([*rehearsal.thread.messages][-1]),
        "end of": lambda: faults.delete_message([*rehearsal.thread.messages][-1]),
    }
    assert await rehearsal.hold() == 1
    assert "somebody deleted the current message" in rehearsal.about("picture exchanged")
    assert "missing: Manage Threads" in rehearsal.about("permissions")
    assert "Its thread stays, empty and archived" in rehearsal.said
    assert rehearsal.left() == [THREAD]
    assert rehearsal.thread.archived
    rehearsal.then = {"lobby": lambda: faults.delete(rehearsal.thread)}
    faults.grant(Permission.MANAGE_THREADS)
    rehearsal.lines.clear()
    await rehearsal.hold()
    assert "the channel or thread is gone" in rehearsal.about("emoji")
    assert rehearsal.left() == []


@pytest.mark.usefixtures("small")
@pytest.mark.long
async def test_the_next_one_removes_what_a_killed_one_left(
    rehearsal: Rehearsal, playground: Playground
) -> None:
    conversation = playground.world.dm(playground.person("Anna").id)
    playground.faults.answer(403, "DELETE", f"/channels/{conversation.id}", code=50013)
    await rehearsal.hold(keep=True)  # as one that is killed, it removes nothing
    assert "could not be deleted" in rehearsal.about("direct message")
    assert conversation.messages
    assert playground.world.emojis
    assert THREAD in rehearsal.left()
    playground.faults.archive(rehearsal.thread)
    ours = playground.world.add_thread(playground.world.games, "Winter", playground.world.bot.id)
    playground.faults.leave(playground.person("Anna").id)
    rehearsal.lines.clear()
    await rehearsal.hold(wait=1)
    assert rehearsal.about("mention").endswith(
        "nobody takes part; name a member of the server with --person ID"
    )
    assert rehearsal.left() == [ours.name]


async def test_bad_input_is_answered_in_one_sentence(
    rehearsal: Rehearsal, playground: Playground, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def refused(**wish: Any) -> str:
        with pytest.raises((ConfigError, StoreError)) as mistake:
            await rehearsal.hold(**wish)
        return str(mistake.value)

    games, ben = int(playground.world.games.id), int(playground.person("Ben").id)
    playground.faults.answer(401, "GET", "/users/@me")
    assert "Discord does not accept DISCORD_TOKEN" in await refused()
    for path in ("/gateway", "/users/@me"):
        playground.faults.answer(404, "GET", path, times=1)
        assert (await refused()).startswith("Discord cannot be reached: 404")
    said = f"The bot is not on a server 5. It is on The Cave ({playground.world.guild.id})."
    assert await refused(server=5) == said
    assert await refused(channel=ben) == f"The Cave has no text channel {ben} that the bot can see."
    assert await refused(person=games) == f"The Cave has no member {games}."
    for name in REQUIRED:
        permission = Permission[name.upper()]
        playground.faults.revoke(permission, playground.world.games)
        said = await refused(channel=games)
        playground.faults.grant(permission, playground.world.games)
        lacks = f"No rehearsal is possible on The Cave: #games lacks {name_permissions([name])}. Grant"
        assert said.startswith(lacks) or (name == "view_channel" and "no text channel" in said)
    playground.faults.revoke(Permission.SEND_MESSAGES)
    assert "#general lacks Send Messages; #games lacks Send Messages" in await refused()
    playground.faults.kick()
    assert (
        await refused() == f"The bot is not on a server {playground.world.guild.id}. It is on no server yet."
    )
    running = lock(database)
    assert "Another bot is already running" in await refused(wait=1)
    running.close()
    rehearsal.config = Config.read({"DATABASE": str(database)})
    assert await refused() == "A rehearsal needs a real bot: set DISCORD_TOKEN."
    for words in (["--server", "abc"], ["--server", "1" * 18, "--wait", "-1"], []):
        with pytest.raises(SystemExit):
            wish_of(words)
    said = capsys.readouterr().err
    assert "'abc' is no id" in said
    assert "no number of seconds" in said
    assert "required: --server" in said


async def test_a_bot_that_runs_on_postgresql_is_noticed(rehearsal: Rehearsal, postgresql: Server) -> None:
    address = postgresql.ready()
    rehearsal.config = Config.read({"DATABASE": address.url, "DISCORD_TOKEN": "token"})
    running = await Store.open(address, shards=Shards())
    with pytest.raises(StoreError, match="Another bot is already running on postgresql://"):
        await rehearsal.hold(wait=1)
    await running.close()


@pytest.mark.usefixtures("small")
@pytest.mark.long
async def test_what_discord_may_do_otherwise_is_reported(
    rehearsal: Rehearsal, playground: Playground
) -> None:
    """A picture that must be sent again, and a limit for half an hour, end no rehearsal and no step of it."""
    playground.faults.refuse_reuse()
    rehearsal.then = {"lobby": lambda: playground.faults.answer(429, "POST", "/emojis$", retry_after=1800.0)}
    assert await rehearsal.hold() == 1
    assert "its picture had to be sent again" in rehearsal.about("words that become")
    assert "asks to wait 1800 s" in rehearsal.about("emoji")
    assert "brought in by an edit" in rehearsal.about("private thread")
    assert "refused as long as it is archived" in rehearsal.about("deletion in")
    anna = playground.person("Anna")
    assert any("what a locked phone must show" in push.words for push in anna.lock_screen)
    assert "does it say these words" in rehearsal.said
    assert rehearsal.left() == []
    assert playground.problems
    assert all("REFERENCED_ATTACHMENT_NOT_FOUND" in refused for refused in playground.problems)
    playground.problems.clear()
