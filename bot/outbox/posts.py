"""What each kind of post is and how it comes to be on Discord; the outbox decides when."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.cache import Cache
from bot.language.names import plain
from bot.language.texts import Texts
from bot.messages import screens
from bot.messages.screens import Screen
from bot.outbox import notifications
from bot.outbox.languages import Voice
from bot.outbox.replay_pictures import Cinema
from bot.outbox.sender import Letter, Mail
from bot.storage.crashpoints import passing
from bot.storage.records import Change, PostRecord
from bot.tables.table import Live
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

THREAD_EXISTS = 160004
MOST_BYTES_LATE = 16_000_000


class Deliveries:
    """Makes the posts of all tables."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        voice: Voice,
        cinema: Cinema,
    ) -> None:
        self.tables = tables
        self.store = tables.store
        self.voice = voice
        self.cinema = cinema
        self.studio = cinema.studio
        self.mail = Mail(client, tables.store)
        self.late: set[asyncio.Task[None]] = set()
        self._drawn: Cache[int, bytes] = Cache(MOST_BYTES_LATE, len)
        """Late pictures by the post that will show them; one that is gone is drawn again."""

    async def make(self, live: Live, post: PostRecord) -> None:
        """Do what this post asks for and write down that it is done; raises what Discord answers."""
        await DELIVERIES[post.kind](self, live, post)

    async def texts_of(self, live: Live) -> Texts:
        """The language of everybody who sees this table."""
        return await self.voice.of_server(live.record.server)

    async def lobby(self, live: Live, post: PostRecord) -> None:
        """Post or update the lobby, and open the thread of the table beside it."""
        days = await self.tables.clocks.expected_days(live)
        words = await self.tables.words.of(live.record.id)
        letter = Letter(live, post, screens.lobby(live, await self.texts_of(live), days, words))
        apart = live.record.thread is None or live.record.thread == live.record.lobby
        channel = self.mail.channel(live, live.record.channel if apart else None)
        if live.record.lobby is None:
            message, _ = await self.mail.send(channel, letter)
            await self._remember(live, replace(post, status="sending", message=message.id), lobby=message.id)
        elif not await self.mail.edit(channel, live.record.lobby, letter, None):
            log.warning("table %s: its lobby message is gone", live.record.id)
        if live.record.thread is None and live.record.status in ("lobby", "running"):
            await self._open_thread(live)
        await self.store.mark_post(post, "sent", live.record.lobby)

    async def _open_thread(self, live: Live) -> None:
        """The table's own thread at its lobby message; where that is not allowed it is played in the channel."""
        record, message = live.record, live.record.lobby or 0
        texts = await self.texts_of(live)
        game = texts.say(f"game-{live.setup.game}")
        name = texts.say("thread-name", title=plain(record.title, 60), game=game)[:100]
        passing("thread.before-opening")
        try:
            thread = await self._thread_at(record.channel, message, name)
        except discord.Forbidden:
            thread = record.channel
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                raise
            thread = message
        passing("thread.after-opening")
        async with live.lock:
            record = replace(live.record, thread=thread)
            await self.store.write(Change((record,)))
            live.record = record

    async def _thread_at(self, channel: int, message: int, name: str) -> int:
        """A new thread at a message. The request itself, as `create_thread` of a message needs a server that the
        gateway has announced, and after a restart posts go out before it has.
        """
        request = self.mail.client.http.start_thread_with_message
        return int((await request(channel, message, name=name, auto_archive_duration=10080))["id"])

    async def start(self, live: Live, post: PostRecord) -> None:
        """What all chance follows from, before the first placement."""
        words = await self.tables.words.of(live.record.id)
        await self._post(Letter(live, post, screens.started(live, await self.texts_of(live), words)))

    async def say(self, live: Live, post: PostRecord) -> None:
        """One public sentence."""
        content: dict[str, Any] = json.loads(post.content)
        texts = await self.texts_of(live)
        await self._post(Letter(live, post, Screen(texts.say(content.pop("text"), **content))))

    async def request(self, live: Live, post: PostRecord) -> None:
        """Ask the others for their consent."""
        asked = await self.store.request(json.loads(post.content)["request"])
        if asked is None or asked.status != "open":
            await self.store.mark_post(post, "passed")
            return
        await self._post(Letter(live, post, screens.request(live, await self.texts_of(live), asked)))

    async def over(self, live: Live, post: PostRecord) -> None:
        """The winners, the count of every line, and the seed, with the picture of the whole game."""
        await self._post(await self._final_letter(live, post))

    async def hand_over(self, live: Live, post: PostRecord) -> None:
        """A new board message that mentions exactly those who are asked now."""
        fresh: list[int] = json.loads(post.content)["mention"]
        mention = [seat for seat in fresh if seat in live.running.waiting]
        letter = await self._board_letter(live, post, mention)
        message, complete = await self.mail.send(self.mail.channel(live), letter)
        late = () if complete else (self._picture(letter, message.id, mention=mention),)
        sent = replace(post, status="sent", message=message.id)
        await self._remember(live, sent, *late, board=message.id)
        passing("post.after-sent")
        self._follow(letter, late)

    async def board(self, live: Live, post: PostRecord) -> None:
        """The same player goes on: the board message is edited, nobody is pinged; if it is gone, a new one is made."""
        letter = await self._board_letter(live, post, ())
        message = live.record.board
        picture = None if message is None else await self.mail.picture(letter)
        if message is None or not await self.mail.edit(self.mail.channel(live), message, letter, picture):
            await self.hand_over(live, replace(post, content=json.dumps({"mention": []})))
            return
        late = () if picture is not None else (self._picture(letter, message, mention=[]),)
        await self.store.write(Change((replace(post, status="sent", message=message), *late)))
        passing("post.after-sent")
        self._follow(letter, late)

    async def picture(self, live: Live, post: PostRecord) -> None:
        """Add the picture that was late to its message; if it cannot be drawn the words stand alone."""
        content: dict[str, Any] = json.loads(post.content)
        if "mention" in content:
            if live.record.board != content["message"]:
                self.drop(post)
                await self.store.mark_post(post, "passed")
                return
            letter = await self._board_letter(live, post, content["mention"])
        else:
            letter = await self._final_letter(live, post)
        drawn = await self.mail.drawn(letter)
        await self.mail.edit(self.mail.channel(live), content["message"], letter, drawn)
        await self.store.mark_post(post, "sent", content["message"])

    async def _board_letter(self, live: Live, post: PostRecord, mention: Sequence[int]) -> Letter:
        """The table as it is at this moment; the picture begins to be drawn."""
        texts = await self.texts_of(live)
        row = live.posted = len(live.rows)
        drawing = self._drawing(
            post,
            self.studio.board(
                live.setup.game,
                live.running.view(None),
                live.names,
                live.shown.before,
                lambda: live.posted == row,
            ),
        )
        screen = screens.board(live, texts, mention)
        return Letter(
            live, post, screen, screens.alt_text(live, texts), texts.say("picture-follows"), drawing
        )

    async def _final_letter(self, live: Live, post: PostRecord) -> Letter:
        texts = await self.texts_of(live)
        drawing = self._drawing(post, self.cinema.end(live))
        screen = screens.finale(live, texts)
        return Letter(
            live, post, screen, screens.alt_text(live, texts), texts.say("picture-follows"), drawing
        )

    def _drawing(self, post: PostRecord, draw: Coroutine[Any, Any, bytes]) -> asyncio.Future[bytes]:
        """The late picture of this post, else one that begins to be drawn."""
        known = self._drawn.pop(post.id)
        if known is None:
            drawing: asyncio.Future[bytes] = asyncio.create_task(draw)
            drawing.add_done_callback(_looked_at)
            return drawing
        draw.close()
        drawing = asyncio.get_running_loop().create_future()
        drawing.set_result(known)
        return drawing

    def drop(self, post: PostRecord) -> None:
        """This post is passed over; nobody needs its picture any more."""
        self._drawn.pop(post.id)

    async def _post(self, letter: Letter) -> None:
        """A message that is not the board."""
        message, complete = await self.mail.send(self.mail.channel(letter.live), letter)
        late = () if complete else (self._picture(letter, message.id),)
        sent = replace(letter.post, status="sent", message=message.id)
        await self.store.write(Change((sent, *late)))
        passing("post.after-sent")
        self._follow(letter, late)

    def _picture(self, letter: Letter, message: int, **content: Any) -> PostRecord:
        """What is still owed to a message that went out before its picture was ready."""
        words = json.dumps({"message": message, **content})
        return PostRecord(self.store.new_id("outbox"), letter.post.game, "picture", words)

    def _follow(self, letter: Letter, late: Sequence[PostRecord]) -> None:
        """Hand late pictures back to the outbox once they are drawn: until then the next posts need not wait."""

        async def follow(post: PostRecord, drawing: asyncio.Future[bytes]) -> None:
            await asyncio.wait({drawing})
            if not drawing.cancelled() and drawing.exception() is None:
                self._drawn.put(post.id, drawing.result())
            self.tables.committer.announce(post)

        for post in late:
            if letter.drawing is not None:
                self._later(follow(post, letter.drawing))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.late.add(task)
        task.add_done_callback(self.late.discard)

    async def _remember(self, live: Live, *posts: PostRecord, **messages: int) -> None:
        """The table's lobby or board message is this one now."""
        async with live.lock:
            record = replace(live.record, **messages)
            await self.store.write(Change((record, *posts)))
            live.record = record


def _looked_at(drawing: asyncio.Future[bytes]) -> None:
    """A superseded picture is nobody's mistake, and nobody may ask for it."""
    if not drawing.cancelled():
        drawing.exception()


Delivery = Callable[[Deliveries, Live, PostRecord], Awaitable[None]]
DELIVERIES: Mapping[str, Delivery] = {
    "lobby": Deliveries.lobby,
    "start": Deliveries.start,
    "over": Deliveries.over,
    "say": Deliveries.say,
    "request": Deliveries.request,
    "hand-over": Deliveries.hand_over,
    "board": Deliveries.board,
    "picture": Deliveries.picture,
    "call": notifications.call,
    "next-up": notifications.next_up,
    "vote": notifications.vote,
    "offer": notifications.offer,
}
