"""Delivers what the database says must be posted: in order for each table, each exactly once, whatever happens."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

import discord

from bot import screens
from bot.crashpoints import passing
from bot.language.texts import Texts
from bot.live import Live
from bot.pictures import Studio
from bot.records import Change, PostRecord
from bot.screens import Screen
from bot.store import Store
from bot.tables import Tables

log = logging.getLogger(__name__)

RETRY_SECONDS = (5, 30, 120, 600)
HISTORY = 30


class Outbox:
    """The posts of all tables. `patience` is how many seconds a message waits for its picture."""

    def __init__(
        self, client: discord.Client, store: Store, tables: Tables, texts: Texts, studio: Studio
    ) -> None:
        self.client = client
        self.store = store
        self.tables = tables
        self.texts = texts
        self.studio = studio
        self.patience = 2.0
        self._queues: dict[int, deque[PostRecord]] = {}
        self._news: dict[int, asyncio.Event] = {}
        self._shown: dict[int, int] = {}
        self._couriers: dict[int, asyncio.Task[None]] = {}
        self._after: set[asyncio.Task[None]] = set()
        tables.owed = self.add

    async def resume(self) -> None:
        """Send what an earlier run still owes; a post that was under way is looked for first."""
        for post in await self.store.owed():
            self.add(post)

    def add(self, post: PostRecord) -> None:
        """This post is on disk and must go out."""
        self._queues.setdefault(post.game, deque()).append(post)
        self._news.setdefault(post.game, asyncio.Event()).set()
        courier = self._couriers.get(post.game)
        if courier is None or courier.done():
            self._couriers[post.game] = asyncio.create_task(self._run(post.game), name=f"table {post.game}")

    async def settled(self, game: int) -> None:
        """Return when the posts of one table are out, or when it takes too long to wait for them."""
        if (courier := self._couriers.get(game)) is not None:
            await asyncio.wait({courier}, timeout=self.patience)

    async def idle(self) -> None:
        """Return when nothing is under way."""
        while tasks := [task for task in (*self._couriers.values(), *self._after) if not task.done()]:
            await asyncio.gather(*tasks, return_exceptions=True)

    async def close(self) -> None:
        """Stop delivering; what is owed stays owed."""
        tasks = [*self._couriers.values(), *self._after]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, game: int) -> None:
        queue, news = self._queues[game], self._news[game]
        failures = 0
        while queue:
            news.clear()
            if await self._deliver(queue):
                failures = 0
                continue
            pause = RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)]
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(news.wait(), pause)
            failures += 1

    async def _deliver(self, queue: deque[PostRecord]) -> bool:
        """Send the first post of the queue; False when it must be tried again later."""
        post = queue[0]
        if await self._passed_over(post, queue):
            queue.popleft()
            return True
        passing("post.before-sending")
        if not await self._attempt(post):
            return False
        queue.popleft()
        return True

    async def _passed_over(self, post: PostRecord, queue: deque[PostRecord]) -> bool:
        """Boards show the present: one that another follows before it went out is not made, nor one that would
        show nothing new. The mentions of a hand-over move on to the next one.
        """
        if post.kind not in ("board", "hand-over"):
            return False
        content: dict[str, Any] = json.loads(post.content)
        if post.kind == "board":
            later = any(each.kind in ("board", "hand-over") for each in list(queue)[1:])
            if later or content["row"] <= self._shown.get(post.game, 0):
                await self.store.mark_post(post, "passed")
                return True
            return False
        for position, each in enumerate(queue):
            if position and each.kind == "hand-over":
                mention = {*content["mention"], *json.loads(each.content)["mention"]}
                merged = replace(each, content=json.dumps({**content, "mention": sorted(mention)}))
                await self.store.write(Change(posts=(replace(post, status="passed"), merged)))
                queue[position] = merged
                return True
        return False

    async def _attempt(self, post: PostRecord) -> bool:
        try:
            live = await self.tables.get(post.game)
            await DELIVERIES[post.kind](self, live, post)
        except (TimeoutError, discord.HTTPException, OSError) as error:
            log.warning("table %s: post %s (%s) must wait: %s", post.game, post.id, post.kind, error)
            return False
        except Exception:
            log.exception("table %s: post %s (%s) cannot be made", post.game, post.id, post.kind)
            await self.store.mark_post(post, "passed")
        return True

    # Kinds of posts

    async def lobby(self, live: Live, post: PostRecord) -> None:
        """Post or update the lobby, and open the thread of the table beside it."""
        screen = screens.lobby(live, self.texts)
        place = live.record.channel if live.record.thread == live.record.lobby else live.record.place
        channel = self._channel(live, place)
        if live.record.lobby is None:
            message = await self._send(channel, post, screen)
            await self._remember(live, post, lobby=message.id)
        elif not await _edit(channel, live.record.lobby, screen):
            log.warning("table %s: its lobby message is gone", live.record.id)
        if live.record.thread is None and live.record.status == "lobby":
            await self._open_thread(live)
        await self.store.mark_post(post, "sent", live.record.lobby)

    async def _open_thread(self, live: Live) -> None:
        record = live.record
        message = self._channel(live, record.channel).get_partial_message(record.lobby or 0)
        game = self.texts.say(f"game-{live.setup.game}")
        name = self.texts.say("thread-name", title=record.title, game=game)[:100]
        try:
            thread = (await message.create_thread(name=name, auto_archive_duration=10080)).id
        except discord.Forbidden:
            thread = record.channel
        except discord.HTTPException as error:
            if error.code != 160004:
                raise
            thread = message.id
        async with live.lock:
            record = replace(live.record, thread=thread)
            await self.store.write(Change(tables=(record,)))
            live.record = record

    async def start(self, live: Live, post: PostRecord) -> None:
        await self._say(live, post, screens.started(live, self.texts))

    async def over(self, live: Live, post: PostRecord) -> None:
        """The winners, the count of every line, and the seed, with the picture of the count."""
        view = live.running.view(None)
        drawing = asyncio.ensure_future(self.studio.standing(live.setup.game, view, live.names))
        await self._with_picture(
            live, post, screens.finale(live, self.texts), drawing, screens.alt_text(live, self.texts)
        )

    async def say(self, live: Live, post: PostRecord) -> None:
        """One public sentence."""
        content: dict[str, Any] = json.loads(post.content)
        await self._say(live, post, Screen(self.texts.say(content.pop("text"), **content)))

    async def request(self, live: Live, post: PostRecord) -> None:
        """Ask the others for their consent."""
        asked = await self.store.request(json.loads(post.content)["request"])
        if asked is None or asked.status != "open":
            await self.store.mark_post(post, "passed")
            return
        await self._say(live, post, screens.request(live, self.texts, asked))

    async def hand_over(self, live: Live, post: PostRecord) -> None:
        """A new board message that mentions exactly those who are asked now."""
        fresh: list[int] = json.loads(post.content)["mention"]
        mention = [seat for seat in fresh if seat in live.running.waiting]
        screen = screens.board(live, self.texts, mention)
        await self._with_picture(live, post, screen, self._draw(live), screens.alt_text(live, self.texts))

    async def board(self, live: Live, post: PostRecord) -> None:
        """The same player goes on: the board message is edited, nobody is pinged."""
        if live.record.board is None:
            await self.hand_over(live, replace(post, content='{"mention": []}'))
            return
        message, screen = live.record.board, screens.board(live, self.texts, ())
        alt, drawing = screens.alt_text(live, self.texts), self._draw(live)
        picture = await self._picture(drawing)
        channel = self._channel(live, live.record.place)
        if not await _edit(channel, message, screen, _file(live, post, picture, alt)):
            await self.hand_over(live, replace(post, content='{"mention": []}'))
            return
        await self.store.mark_post(post, "sent", message)
        passing("post.after-sent")
        if picture is None:
            self._later(self._follow(channel, message, drawing, live, post, alt))

    # Sending

    def _channel(self, live: Live, place: int) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(place, guild_id=live.record.server or None)

    async def _say(self, live: Live, post: PostRecord, screen: Screen) -> None:
        message = await self._send(self._channel(live, live.record.place), post, screen)
        await self.store.mark_post(post, "sent", message.id)
        passing("post.after-sent")

    async def _with_picture(
        self, live: Live, post: PostRecord, screen: Screen, drawing: asyncio.Future[bytes], alt: str
    ) -> None:
        """Send with the picture; if it is late or fails, the text goes out first and the picture follows."""
        picture = await self._picture(drawing)
        channel = self._channel(live, live.record.place)
        try:
            message = await self._send(channel, post, screen, _file(live, post, picture, alt))
        except discord.DiscordServerError:
            log.warning("table %s: the picture could not be uploaded", live.record.id)
            message = await self._send(channel, post, screen)
            picture = None
        await self._remember(live, post, board=message.id)
        await self.store.mark_post(post, "sent", message.id)
        passing("post.after-sent")
        if picture is None:
            self._later(self._follow(channel, message.id, drawing, live, post, alt))

    async def _picture(self, drawing: asyncio.Future[bytes]) -> bytes | None:
        """The picture if it is ready in time; a failure is ours and is written down."""
        try:
            return await asyncio.wait_for(asyncio.shield(drawing), self.patience)
        except TimeoutError:
            return None
        except Exception:
            log.exception("a picture could not be drawn")
            return None

    async def _follow(
        self,
        channel: discord.PartialMessageable,
        message: int,
        drawing: asyncio.Future[bytes],
        live: Live,
        post: PostRecord,
        alt: str,
    ) -> None:
        """Add a late picture, unless the message shows a newer board by then."""
        try:
            picture = await drawing
            if live.record.board == message and not self._queues.get(live.record.id):
                file = _file(live, post, picture, alt)
                await channel.get_partial_message(message).edit(attachments=[file] if file else [])
        except Exception:
            log.exception("table %s: a late picture could not be added", live.record.id)

    def _later(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._after.add(task)
        task.add_done_callback(self._after.discard)

    def _draw(self, live: Live) -> asyncio.Future[bytes]:
        """Begin to draw the table as it is at this moment."""
        self._shown[live.record.id] = len(live.rows)
        view = live.running.view(None)
        return asyncio.ensure_future(self.studio.board(live.setup.game, view, live.names, live.shown.before))

    async def _send(
        self,
        channel: discord.PartialMessageable,
        post: PostRecord,
        screen: Screen,
        file: discord.File | None = None,
    ) -> discord.Message:
        """Send a new message exactly once: the nonce guards a retry, the history a restart."""
        if post.status == "sending" and (found := await self._find(channel, post, screen)) is not None:
            return found
        await self.store.mark_post(post, "sending")
        passing("post.marked-sending")
        extras: dict[str, Any] = {"view": screen.view} if screen.view else {}
        if file is not None:
            extras["file"] = file
        message = await channel.send(
            screen.content,
            nonce=f"post-{post.id}",
            silent=not screen.mentions,
            allowed_mentions=_only(screen.mentions),
            **extras,
        )
        passing("post.after-request")
        return message

    async def _find(
        self, channel: discord.PartialMessageable, post: PostRecord, screen: Screen
    ) -> discord.Message | None:
        """A message of ours that a killed run had sent but could not write down."""
        me = self.client.user
        async for message in channel.history(limit=HISTORY):
            if me is None or message.author.id != me.id:
                continue
            names = [attachment.filename for attachment in message.attachments]
            if any(name.endswith(f"-{post.id}.png") for name in names) or message.content == screen.content:
                return message
        return None

    async def _remember(self, live: Live, post: PostRecord, **messages: int) -> None:
        """The table's lobby or board message is this one now."""
        async with live.lock:
            record = replace(live.record, **messages)
            sent = replace(post, status="sent", message=next(iter(messages.values())))
            await self.store.write(Change(tables=(record,), posts=(sent,)))
            live.record = record


Delivery = Callable[[Outbox, Live, PostRecord], Awaitable[None]]
DELIVERIES: Mapping[str, Delivery] = {
    "lobby": Outbox.lobby,
    "start": Outbox.start,
    "over": Outbox.over,
    "say": Outbox.say,
    "request": Outbox.request,
    "hand-over": Outbox.hand_over,
    "board": Outbox.board,
}


def _only(members: tuple[int, ...]) -> discord.AllowedMentions:
    users = [discord.Object(member) for member in members]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


def _file(live: Live, post: PostRecord, picture: bytes | None, alt: str) -> discord.File | None:
    if picture is None:
        return None
    name = f"table-{live.record.id}-{post.id}.png"
    return discord.File(io.BytesIO(picture), filename=name, description=alt)


async def _edit(
    channel: discord.PartialMessageable, message: int, screen: Screen, file: discord.File | None = None
) -> bool:
    """Edit a message; False when it is gone."""
    extras: dict[str, Any] = {} if file is None else {"attachments": [file]}
    try:
        await channel.get_partial_message(message).edit(
            content=screen.content, view=screen.view, allowed_mentions=_only(()), **extras
        )
    except discord.NotFound:
        return False
    return True
