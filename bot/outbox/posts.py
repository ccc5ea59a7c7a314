"""The kinds of posts, and how each is made on Discord; the outbox decides when."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.cache import Cache
from bot.language.texts import Texts
from bot.messages import lobby as lobbies
from bot.messages import screens
from bot.messages.beginning import first_message
from bot.outbox import analyses, notifications, seat_posts
from bot.outbox.beside import Beside
from bot.outbox.languages import Languages
from bot.outbox.latest_boards import LatestBoards
from bot.outbox.removals import remove
from bot.outbox.replay_pictures import Replays
from bot.outbox.sender import OutgoingMessage, Sender
from bot.outbox.threads import bring_in, thread_at_lobby
from bot.storage.crashpoints import passing
from bot.storage.records import Change, PostRecord
from bot.tables import rounds
from bot.tables.choices import Choices
from bot.tables.kinds import POST_KINDS, must_know
from bot.tables.rounds import Round
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.taken_back import taken_back

log = logging.getLogger(__name__)

MOST_BYTES_LATE = 16_000_000


class Deliveries:
    """Makes the posts of all tables."""

    def __init__(
        self, client: discord.Client, tables: Tables, languages: Languages, replays: Replays
    ) -> None:
        must_know("posts", DELIVERIES, POST_KINDS)
        self.tables = tables
        self.store = tables.store
        self.languages = languages
        self.replays = replays
        self.pictures = replays.pictures
        self.boards = LatestBoards(self.pictures)
        self.sender = Sender(client, tables.store)
        self.beside = Beside()
        self._drawn: Cache[int, bytes] = Cache(MOST_BYTES_LATE, len)
        """Late pictures by the post that will show them; one that was dropped is drawn again."""

    async def make(self, table: Table, post: PostRecord) -> None:
        """Do what this post asks for and mark it as done; raises what Discord answers."""
        await DELIVERIES[post.kind](self, table, post)

    async def texts_of(self, table: Table) -> Texts:
        """The public language of this table."""
        return await self.languages.of_server(table.record.server)

    async def lobby(self, table: Table, post: PostRecord) -> None:
        """Post or update the lobby, and open the thread of the table beside it."""
        days = await self.tables.clocks.expected_days(table)
        luck, kept = await self.tables.words.known(table), await self.tables.lobby.kept_for(table)
        screen = lobbies.screen(table, await self.texts_of(table), luck, days, kept)
        outgoing = OutgoingMessage(table, post, screen)
        apart = table.record.thread is None or table.record.thread == table.record.lobby
        channel = self.sender.channel(table, table.record.channel if apart else None)
        if table.record.lobby is None:
            message, _ = await self.sender.send(channel, outgoing)
            await self._remember(table, replace(post, status="sending", message=message.id), lobby=message.id)
        elif not await self.sender.edit(channel, table.record.lobby, outgoing, None):
            log.warning("table %s: its lobby message was deleted", table.record.id)
        if table.record.thread is None and table.record.status in ("lobby", "running"):
            await self._open_thread(table)
        await self.store.mark_post(post, "sent", table.record.lobby)

    async def _open_thread(self, table: Table) -> None:
        passing("thread.before-opening")
        thread = await thread_at_lobby(self.sender, table, await self.texts_of(table))
        passing("thread.after-opening")
        await self._remember(table, thread=thread)

    async def start(self, table: Table, post: PostRecord) -> None:
        """The first message of a game, which brings everybody into the thread."""
        outgoing = OutgoingMessage(table, post, first_message(table, await self.texts_of(table)))
        message, _ = await self.sender.send(self.sender.channel(table), outgoing)
        await bring_in(self.sender, outgoing, message.id)
        await self.sender.mark_sent(post, message.id, ())

    async def change(self, table: Table, post: PostRecord) -> None:
        """One line about what the host of a lobby has changed."""
        content: dict[str, str] = json.loads(post.content)
        before, after = Choices.read(content["before"]), Choices.read(content["after"])
        screen = lobbies.changed(table, await self.texts_of(table), before, after)
        await self._post(OutgoingMessage(table, post, screen))

    async def say(self, table: Table, post: PostRecord) -> None:
        """One public sentence, perhaps with a button for an action."""
        screen = screens.said(table, await self.texts_of(table), **json.loads(post.content))
        await self._post(OutgoingMessage(table, post, screen))

    async def request(self, table: Table, post: PostRecord) -> None:
        """Ask the others for their consent."""
        asked = await self.store.request(json.loads(post.content)["request"])
        if asked is None or asked.status != "open":
            await self.store.mark_post(post, "passed")
            return
        undone = None
        if asked.kind == "undo":
            undone = taken_back(table, asked.keep, await self.store.snapshots(table.record.id))
        await self._post(
            OutgoingMessage(table, post, screens.request(table, await self.texts_of(table), asked, undone))
        )

    async def over(self, table: Table, post: PostRecord) -> None:
        """The winners, the count of every line, and the seed, with the picture of the whole game."""
        await self._post(await self.final_message(table, post), is_current=True)

    async def round(self, table: Table, post: PostRecord) -> None:
        """The story of a finished round, which stays; at an early end that of the running one."""
        content: dict[str, Any] = json.loads(post.content)
        told = await rounds.told(table, content, self.store)
        if told is None:
            await self.store.mark_post(post, "passed")
        else:
            await self._post(await self._round_message(table, post, told), **content)
        if "running" in content:
            await self._make_current(table, None)

    async def _round_message(self, table: Table, post: PostRecord, told: Round) -> OutgoingMessage:
        texts = await self.texts_of(table)
        draw = self.pictures.board(table.setup.game, told.after, table.names, told.before, by=table.record.id)
        alt, follows = screens.alt_text(table, texts, told), texts.say("picture-follows")
        screen = screens.round_over(table, texts, told)
        return OutgoingMessage(table, post, screen, alt, follows, self._drawing(post, draw))

    async def hand_over(self, table: Table, post: PostRecord) -> None:
        """A new current message that mentions exactly those who are asked now; the one before it goes."""
        if table.record.status == "ended":
            await self.store.mark_post(post, "passed")
            return
        mention = [seat for seat in json.loads(post.content)["mention"] if seat in table.running.waiting]
        outgoing = await self._board_message(table, post, mention)
        message, complete = await self.sender.send(self.sender.channel(table), outgoing)
        late = () if complete else (self._picture(outgoing, message.id, mention=mention),)
        sent = replace(post, status="sent", message=message.id)
        await self._make_current(table, message.id, sent, *late)
        passing("post.after-sent")
        self._follow(outgoing, late)

    async def board(self, table: Table, post: PostRecord) -> None:
        """The same player moves again: the current message is edited without mentions, or made anew."""
        outgoing = await self._board_message(table, post, ())
        message = table.record.board
        picture = None if message is None else await self.sender.picture(outgoing)
        if message is None or not await self.sender.edit(
            self.sender.channel(table), message, outgoing, picture
        ):
            await self.hand_over(table, replace(post, content=json.dumps({"mention": []})))
            return
        late = () if picture is not None else (self._picture(outgoing, message, mention=[]),)
        await self.sender.mark_sent(post, message, late)
        self._follow(outgoing, late)

    async def picture(self, table: Table, post: PostRecord) -> None:
        """Add a picture that was late, if it can be drawn; a current message that cannot be edited is made anew."""
        content: dict[str, Any] = json.loads(post.content)
        outgoing = await self._pictured(table, post, content)
        if outgoing is None:
            self.drop(post)
            await self.store.mark_post(post, "passed")
            return
        drawn = await self.sender.drawn(outgoing)
        edited = await self.sender.edit(self.sender.channel(table), content["message"], outgoing, drawn)
        if not edited and "mention" in content and drawn is not None:
            await self.hand_over(table, replace(post, content=json.dumps({"mention": []})))
            return
        await self.store.mark_sent_soon(post, content["message"])

    async def _pictured(
        self, table: Table, post: PostRecord, content: Mapping[str, Any]
    ) -> OutgoingMessage | None:
        """What a late picture belongs to; None when that is outdated."""
        if "mention" in content:
            is_current = table.record.board == content["message"]
            return await self._board_message(table, post, content["mention"]) if is_current else None
        if "row" in content or "running" in content:
            told = await rounds.told(table, content, self.store)
            return None if told is None else await self._round_message(table, post, told)
        return await self.final_message(table, post)

    async def remove(self, table: Table, post: PostRecord) -> None:
        """A message that is current no more is deleted; what comes after it need not wait."""
        del table
        self.beside.begin(remove(self.sender.client, self.store, post))

    async def _board_message(self, table: Table, post: PostRecord, mention: Sequence[int]) -> OutgoingMessage:
        """The table as it is at this moment; the picture begins to be drawn."""
        texts = await self.texts_of(table)
        if table.story is None:
            await rounds.remember(table, self.store)
        row = table.posted = len(table.rows)
        drawing = self._drawing(
            post,
            self.pictures.board(
                table.setup.game,
                table.running.view(None),
                table.names,
                table.shown.before,
                lambda: table.posted == row,
                by=table.record.id,
            ),
        )
        self.boards.watch(table.record.id, row, drawing)
        screen = screens.board(table, texts, mention, await self.tables.clocks.until(table))
        return OutgoingMessage(
            table, post, screen, screens.alt_text(table, texts), texts.say("picture-follows"), drawing
        )

    async def final_message(self, table: Table, post: PostRecord) -> OutgoingMessage:
        """What `over` posts, as far as its picture is drawn in time."""
        texts = await self.texts_of(table)
        drawing = self._drawing(post, self.replays.end(table))
        await asyncio.wait({drawing}, timeout=self.sender.patience)
        alt, follows = screens.alt_text(table, texts), texts.say("picture-follows")
        lucks, found = self.replays.lucks(table), await self.replays.analyses.short(table, texts)
        return OutgoingMessage(table, post, screens.finale(table, texts, lucks, found), alt, follows, drawing)

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
        """This post is passed over, and its picture dropped."""
        self._drawn.pop(post.id)

    async def _post(self, outgoing: OutgoingMessage, *, is_current: bool = False, **content: Any) -> None:
        """A message with which nobody moves; `content` says which picture belongs to it."""
        message, complete = await self.sender.send(self.sender.channel(outgoing.table), outgoing)
        late = () if complete else (self._picture(outgoing, message.id, **content),)
        if is_current:
            sent = replace(outgoing.post, status="sent", message=message.id)
            await self._make_current(outgoing.table, message.id, sent, *late)
            passing("post.after-sent")
        else:
            await self.sender.mark_sent(outgoing.post, message.id, late)
        self._follow(outgoing, late)

    def _picture(self, outgoing: OutgoingMessage, message: int, **content: Any) -> PostRecord:
        """What is still owed to a message that went out before its picture was ready."""
        words = json.dumps({"message": message, **content})
        return PostRecord(self.store.new_id("outbox"), outgoing.post.game, "picture", words)

    def _follow(self, outgoing: OutgoingMessage, late: Sequence[PostRecord]) -> None:
        """Hand late pictures back to the outbox once they are drawn: until then the next posts need not wait."""

        async def follow(post: PostRecord, drawing: asyncio.Future[bytes]) -> None:
            await asyncio.wait({drawing})
            if not drawing.cancelled() and drawing.exception() is None:
                self._drawn.put(post.id, drawing.result())
            self.tables.committer.announce(post)

        for post in late:
            if outgoing.drawing is not None:
                self.beside.begin(follow(post, outgoing.drawing))

    async def _remember(
        self, table: Table, *posts: PostRecord, soon: bool = False, **messages: int | None
    ) -> None:
        """The table's lobby, thread or current message is this one now, whatever is played meanwhile."""
        write = self.store.write_soon if soon else self.store.write

        async with table.lock:
            record = replace(table.record, **messages)
            await write(Change((record, *posts)))
            table.record = record

    async def _make_current(self, table: Table, message: int | None, *posts: PostRecord) -> None:
        """This is the table's current message (None: there is none), and the deletion of the one before it is owed; a
        new one is found again after a crash, as it is marked as on its way.
        """
        record, gone = table.record, list[PostRecord]()
        if record.board not in (None, message):
            where = {"place": record.place, "message": record.board}
            gone.append(self.tables.committer.post(record.id, "remove", **where))
        is_found_again = all(post.status == "sent" for post in posts) and message is not None
        await self._remember(table, *posts, *gone, soon=is_found_again, board=message)
        self.tables.committer.announce(*gone)


def _looked_at(drawing: asyncio.Future[bytes]) -> None:
    """Retrieve the exception: a superseded picture is no mistake, and may have no reader."""
    if not drawing.cancelled():
        drawing.exception()


Delivery = Callable[[Deliveries, Table, PostRecord], Awaitable[None]]
DELIVERIES: Mapping[str, Delivery] = {
    "lobby": Deliveries.lobby,
    "change": Deliveries.change,
    "luck-void": seat_posts.luck_void,
    "start": Deliveries.start,
    "over": Deliveries.over,
    "analysis": analyses.analysis,
    "say": Deliveries.say,
    "request": Deliveries.request,
    "round": Deliveries.round,
    "hand-over": Deliveries.hand_over,
    "board": Deliveries.board,
    "picture": Deliveries.picture,
    "remove": Deliveries.remove,
    "call": notifications.call,
    "next-up": notifications.next_up,
    "skipped": seat_posts.skipped,
    "update-call": notifications.update_call,
    "vote": seat_posts.vote,
    "tell-voter": seat_posts.tell_voters,
    "offer": seat_posts.offer,
    "rematch": seat_posts.rematch,
}
