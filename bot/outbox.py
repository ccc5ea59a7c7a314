"""Delivers what the database says must be posted: in order for each table, each exactly once, whatever happens."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from typing import Any

import aiohttp
import discord

from bot import calling, screens
from bot.cinema import Cinema
from bot.crashpoints import passing
from bot.language.names import plain
from bot.live import Live
from bot.mail import Letter, Mail
from bot.records import Change, PostRecord
from bot.screens import Screen
from bot.store import Store
from bot.tables import Tables
from bot.voice import Voice

log = logging.getLogger(__name__)

RETRY_SECONDS = (5, 30, 120, 600)
THREAD_EXISTS = 160004
UNKNOWN_CHANNEL = 10003


class Outbox:
    """The posts of all tables; each table has its own queue and its own courier."""

    def __init__(
        self, client: discord.Client, store: Store, tables: Tables, voice: Voice, cinema: Cinema
    ) -> None:
        self.store = store
        self.tables = tables
        self.voice = voice
        self.cinema = cinema
        self.studio = cinema.studio
        self.mail = Mail(client, store)
        self._queues: dict[int, deque[PostRecord]] = {}
        self._news: dict[int, asyncio.Event] = {}
        self._shown: dict[int, int] = {}
        self._couriers: dict[int, asyncio.Task[None]] = {}
        self._after: set[asyncio.Task[None]] = set()
        self._closing = False
        tables.owed = self.add

    async def resume(self) -> None:
        """Send what an earlier run still owes; a post that was under way is looked for first."""
        for post in await self.store.owed():
            self.add(post)

    def add(self, post: PostRecord) -> None:
        """This post is on disk and must go out: now, or by the next run."""
        if self._closing:
            return
        self._queues.setdefault(post.game, deque()).append(post)
        self._news.setdefault(post.game, asyncio.Event()).set()
        courier = self._couriers.get(post.game)
        if courier is None or courier.done():
            self._couriers[post.game] = asyncio.create_task(self._run(post.game), name=f"table {post.game}")

    async def settled(self, game: int) -> None:
        """Return when the posts of one table are out, or when it takes too long to wait for them."""
        if (courier := self._couriers.get(game)) is not None:
            await asyncio.wait({courier}, timeout=self.mail.patience)

    async def idle(self) -> None:
        """Return when nothing is under way."""
        while tasks := [task for task in (*self._couriers.values(), *self._after) if not task.done()]:
            await asyncio.gather(*tasks, return_exceptions=True)

    async def close(self) -> None:
        """Stop delivering; what is owed stays owed."""
        self._closing = True
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
                async with asyncio.timeout(pause):  # unlike wait_for, it never swallows the end of the bot
                    await news.wait()
            failures += 1

    async def _deliver(self, queue: deque[PostRecord]) -> bool:
        """Send the first post of the queue; False when it must be tried again later."""
        post = queue[0]
        if await self._passed_over(post, queue):
            queue.popleft()
            return True
        passing("post.before-sending")
        if not await self._attempt(post):
            queue[0] = replace(post, status="sending")
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
        live = await self.tables.get(post.game)
        try:
            await DELIVERIES[post.kind](self, live, post)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL or live.record.thread in (None, live.record.channel):
                log.warning("table %s: post %s (%s) must wait: %s", post.game, post.id, post.kind, error)
                return False
            await self.rehouse(live, post)
        except (TimeoutError, discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("table %s: post %s (%s) must wait: %s", post.game, post.id, post.kind, error)
            return False
        except Exception:
            log.exception("table %s: post %s (%s) cannot be made", post.game, post.id, post.kind)
            await self.store.mark_post(post, "passed")
        return True

    # Kinds of posts

    async def lobby(self, live: Live, post: PostRecord) -> None:
        """Post or update the lobby, and open the thread of the table beside it."""
        letter = Letter(live, post, screens.lobby(live, await self.voice.of_server(live.record.server)))
        apart = live.record.thread is None or live.record.thread == live.record.lobby
        channel = self.mail.channel(live, live.record.channel if apart else None)
        if live.record.lobby is None:
            message, _ = await self.mail.send(channel, letter)
            await self._remember(live, post, lobby=message.id)
        elif not await self.mail.edit(channel, live.record.lobby, letter, None):
            log.warning("table %s: its lobby message is gone", live.record.id)
        if live.record.thread is None and live.record.status in ("lobby", "running"):
            await self._open_thread(live)
        await self.store.mark_post(post, "sent", live.record.lobby)

    async def rehouse(self, live: Live, lost: PostRecord | None = None) -> None:
        """The thread of a table is gone: it gets a new lobby message and thread, and the post that was lost follows."""
        log.warning("table %s: its thread is gone, a new one is opened", live.record.id)
        async with live.lock:
            record = replace(live.record, thread=None, lobby=None, board=None)
            game, number = record.id, self.store.new_id
            owed = [PostRecord(number("outbox"), game, "lobby", "{}")]
            if lost is not None and lost.kind not in ("board", "hand-over", "lobby"):
                owed.append(PostRecord(number("outbox"), game, lost.kind, lost.content))
            if live.match is not None and live.record.status == "running":
                content = {"mention": list(live.match.waiting), "row": len(live.rows)}
                owed.append(PostRecord(number("outbox"), game, "hand-over", json.dumps(content)))
            passed = [] if lost is None else [replace(lost, status="passed")]
            await self.store.write(Change(tables=(record,), posts=(*passed, *owed)))
            live.record = record
        for post in owed:
            self.add(post)

    async def rehouse_lost(self) -> None:
        """Find the tables whose threads are gone: a playground begins with empty channels every time."""
        for record in await self.store.tables("lobby", "running"):
            try:
                await self.mail.client.fetch_channel(record.place)
            except discord.NotFound:
                await self.rehouse(await self.tables.get(record.id))

    async def _open_thread(self, live: Live) -> None:
        """The table's own thread at its lobby message; where that is not allowed it is played in the channel."""
        record = live.record
        message = self.mail.channel(live, record.channel).get_partial_message(record.lobby or 0)
        texts = await self.voice.of_server(record.server)
        game = texts.say(f"game-{live.setup.game}")
        name = texts.say("thread-name", title=plain(record.title, 60), game=game)[:100]
        try:
            thread = (await message.create_thread(name=name, auto_archive_duration=10080)).id
        except discord.Forbidden:
            thread = record.channel
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                raise
            thread = message.id
        async with live.lock:
            record = replace(live.record, thread=thread)
            await self.store.write(Change(tables=(record,)))
            live.record = record

    async def start(self, live: Live, post: PostRecord) -> None:
        """The commitment to the seed, before the first placement."""
        texts = await self.voice.of_server(live.record.server)
        await self._post(Letter(live, post, screens.started(live, texts)))

    async def say(self, live: Live, post: PostRecord) -> None:
        """One public sentence."""
        content: dict[str, Any] = json.loads(post.content)
        texts = await self.voice.of_server(live.record.server)
        await self._post(Letter(live, post, Screen(texts.say(content.pop("text"), **content))))

    async def request(self, live: Live, post: PostRecord) -> None:
        """Ask the others for their consent."""
        asked = await self.store.request(json.loads(post.content)["request"])
        if asked is None or asked.status != "open":
            await self.store.mark_post(post, "passed")
            return
        texts = await self.voice.of_server(live.record.server)
        await self._post(Letter(live, post, screens.request(live, texts, asked)))

    async def over(self, live: Live, post: PostRecord) -> None:
        """The winners, the count of every line, and the seed, with the picture of the whole game."""
        texts = await self.voice.of_server(live.record.server)
        letter = Letter(
            live,
            post,
            screens.finale(live, texts),
            screens.alt_text(live, texts),
            texts.say("picture-follows"),
            asyncio.ensure_future(self.cinema.end(live)),
        )
        await self._post(letter)

    async def hand_over(self, live: Live, post: PostRecord) -> None:
        """A new board message that mentions exactly those who are asked now."""
        fresh: list[int] = json.loads(post.content)["mention"]
        mention = [seat for seat in fresh if seat in live.running.waiting]
        letter = await self._board_letter(live, post, mention)
        channel = self.mail.channel(live)
        message, complete = await self.mail.send(channel, letter)
        await self._remember(live, post, board=message.id)
        passing("post.after-sent")
        if not complete:
            self._later(self._follow(channel, message.id, letter))

    async def board(self, live: Live, post: PostRecord) -> None:
        """The same player goes on: the board message is edited, nobody is pinged; if it is gone, a new one is made."""
        letter = await self._board_letter(live, post, ())
        channel, message = self.mail.channel(live), live.record.board
        picture = None if message is None else await self.mail.picture(letter)
        if message is None or not await self.mail.edit(channel, message, letter, picture):
            await self.hand_over(live, replace(post, content=json.dumps({"mention": []})))
            return
        await self.store.mark_post(post, "sent", message)
        passing("post.after-sent")
        if picture is None:
            self._later(self._follow(channel, message, letter))

    async def _board_letter(self, live: Live, post: PostRecord, mention: Sequence[int]) -> Letter:
        """The table as it is at this moment; the picture begins to be drawn."""
        texts = await self.voice.of_server(live.record.server)
        self._shown[live.record.id] = len(live.rows)
        drawing = self.studio.board(live.setup.game, live.running.view(None), live.names, live.shown.before)
        return Letter(
            live,
            post,
            screens.board(live, texts, mention),
            screens.alt_text(live, texts),
            texts.say("picture-follows"),
            asyncio.ensure_future(drawing),
        )

    async def _post(self, letter: Letter) -> None:
        """A message that is not the board."""
        channel = self.mail.channel(letter.live)
        message, complete = await self.mail.send(channel, letter)
        await self.store.mark_post(letter.post, "sent", message.id)
        passing("post.after-sent")
        if not complete:
            self._later(self.mail.follow(channel, message.id, letter))

    async def _follow(self, channel: discord.PartialMessageable, message: int, letter: Letter) -> None:
        """Add a late picture, unless the message shows a newer board by then."""
        if letter.drawing is not None:
            await asyncio.wait({letter.drawing})
        live = letter.live
        boards = [
            post for post in self._queues.get(live.record.id, ()) if post.kind in ("board", "hand-over")
        ]
        if live.record.board == message and not boards:
            await self.mail.follow(channel, message, letter)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._after.add(task)
        task.add_done_callback(self._after.discard)

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
    "call": calling.call,
    "next-up": calling.next_up,
    "vote": calling.vote,
    "offer": calling.offer,
}
