"""The kinds of posts, which are made exactly once and stay; the outbox decides when."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.language.names import shown
from bot.language.texts import Texts
from bot.messages import lobby as lobbies
from bot.messages import screens
from bot.messages.beginning import first_message
from bot.outbox import notifications, seat_posts
from bot.outbox.lock_lines import lock_line
from bot.outbox.plan import LAYOUT, Wanted
from bot.outbox.reconciling import Reconciler
from bot.outbox.sender import OutgoingMessage
from bot.outbox.threads import bring_in
from bot.outbox.wanted import Wishes
from bot.storage.crashpoints import passing
from bot.storage.messages import NO_PICTURE, MessageRecord
from bot.storage.records import Change, PostRecord, Rows
from bot.tables import rounds
from bot.tables.choices import Choices
from bot.tables.kinds import POST_KINDS, SURPLUS, must_know
from bot.tables.table import Table
from bot.tables.taken_back import taken_back


class Deliveries:
    """Makes what must be said exactly once. What may still change of it is left to the loop that keeps it true."""

    def __init__(self, reconciler: Reconciler, wishes: Wishes) -> None:
        must_know("posts", DELIVERIES, POST_KINDS)
        self.reconciler = reconciler
        self.sender = reconciler.sender
        self.wishes = wishes
        self.tables = wishes.tables
        self.store = wishes.tables.store
        self.languages = wishes.languages

    async def make(self, table: Table, post: PostRecord) -> None:
        """Do what this post asks for and mark it as done; raises what Discord answers."""
        await DELIVERIES[post.kind](self, table, post)

    async def texts_of(self, table: Table) -> Texts:
        """The public language of this table."""
        return await self.wishes.texts_of(table)

    async def start(self, table: Table, post: PostRecord) -> None:
        """The first message of a game, which brings everybody into the thread."""
        outgoing = OutgoingMessage(table, post, first_message(table, await self.texts_of(table)))
        message, _ = await self.sender.send(outgoing)
        await bring_in(self.sender, outgoing, message.id)
        self.store.mark_sent_soon(post, message.id)
        passing("post.after-sent")

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
        content: dict[str, int] = json.loads(post.content)
        asked = await self.store.request(content["request"])
        texts, snapshots = await self.texts_of(table), await self.store.snapshots(table.record.id)
        is_taken_back = asked is not None and asked.kind == "undo" and not table.counting(asked.keep)
        if asked is None or asked.status != "open" or is_taken_back:
            await self.pass_over(table, post)
            return
        undone = taken_back(table, asked.keep, snapshots) if asked.kind == "undo" else None
        screen = screens.request(table, texts, asked, undone)
        wish = texts.say(f"lock-{asked.kind}", name=shown(table.names[asked.seat]))
        line = await lock_line(self.tables, table, texts, screen.mentions, wish, content.get("until"))
        await self._post(OutgoingMessage(table, post, replace(screen, content=f"{line}\n{screen.content}")))

    async def over(self, table: Table, post: PostRecord) -> None:
        """The winners, the count of every line, and the seed, with the picture of the whole game."""
        wanted = await self.wishes.final_message(table, 0, table.record.place)
        if wanted.drawing is not None:  # the picture brings what the dice did
            await asyncio.wait({wanted.drawing}, timeout=self.sender.patience)
        wanted = await self.wishes.final_message(table, 0, table.record.place)
        sent, rows = await self._sent(table, post, wanted)
        async with table.lock:
            record = replace(table.record, board=sent.message)
            await self.note(Change((record, sent, *rows)))
            table.record = record

    async def round(self, table: Table, post: PostRecord) -> None:
        """The story of a finished round, which stays; at an early end that of the running one."""
        content: dict[str, Any] = json.loads(post.content)
        told = await rounds.told(table, content, self.store)
        if told is None:
            await self.pass_over(table, post)
            return
        wanted = await self.wishes.round_message(table, told, content.get("row", 0), table.record.place)
        sent, rows = await self._sent(table, post, wanted)
        if rows:
            await self.note(Change((sent, *rows)))
        else:
            self.store.mark_sent_soon(post, sent.message)
        passing("post.after-sent")

    async def _sent(
        self, table: Table, post: PostRecord, wanted: Wanted
    ) -> tuple[PostRecord, tuple[MessageRecord, ...]]:
        """Send a message that stays: the post as it is then, and the message if something of it is still to come."""
        outgoing = OutgoingMessage(table, post, wanted.screen, wanted.alt, wanted.apology, wanted.drawing)
        message, is_whole = await self.sender.send(outgoing)
        sent = replace(post, status="sent", message=message.id)
        if is_whole and wanted.is_last:
            return sent, ()
        row = MessageRecord(
            *(self.store.new_id("messages"), post.game, wanted.kind, wanted.about, message.place, message.id),
            mark=post.id,
            shows=wanted.shows if is_whole else "",
            picture=wanted.picture if is_whole else NO_PICTURE,
            form=LAYOUT,
        )
        return sent, (row,)

    async def note(self, change: Change) -> None:
        """Write what was sent, with the messages of which something is still to come."""
        await self.tables.committer.commit(change)
        for each in change.of(MessageRecord):
            self.reconciler.shown.add(each.game, (each,))

    async def pass_over(
        self, table: Table, post: PostRecord, *places: int, removing: Sequence[Rows] = ()
    ) -> None:
        """Nobody wants this post any more. What an earlier try may have made of it, here or in these places, is looked
        for and deleted: it may have controls.
        """
        rows = list[MessageRecord]()
        if (marked := await self.sender.marked(post)) is not None:
            for place in places or (table.record.place,):
                what = (self.store.new_id("messages"), post.game, SURPLUS, post.id, place)
                rows.append(MessageRecord(*what, None, marked.after, post.id))
        await self.note(Change((replace(post, status="passed"), *rows), tuple(removing)))

    async def _post(self, outgoing: OutgoingMessage) -> None:
        """A message of which nothing changes any more."""
        message, _ = await self.sender.send(outgoing)
        self.store.mark_sent_soon(outgoing.post, message.id)
        passing("post.after-sent")


Delivery = Callable[[Deliveries, Table, PostRecord], Awaitable[None]]
DELIVERIES: Mapping[str, Delivery] = {
    "change": Deliveries.change,
    "luck-void": seat_posts.luck_void,
    "start": Deliveries.start,
    "over": Deliveries.over,
    "say": Deliveries.say,
    "request": Deliveries.request,
    "round": Deliveries.round,
    "call": notifications.call,
    "next-up": notifications.next_up,
    "skipped": seat_posts.skipped,
    "vote": seat_posts.vote,
    "tell-voter": seat_posts.tell_voters,
    "offer": seat_posts.offer,
    "rematch": seat_posts.rematch,
}
