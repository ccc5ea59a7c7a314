"""The kinds of posts, which are made exactly once and stay; the outbox decides when."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord

from bot.language.texts import Texts
from bot.messages import lobby as lobbies
from bot.messages import screens
from bot.messages.beginning import first_message
from bot.outbox import notifications, seat_posts
from bot.outbox.conversations import OpeningTooFast
from bot.outbox.plan import LAYOUT, PLAIN_STAYS
from bot.outbox.reconciling import Reconciler
from bot.outbox.requests import Sent
from bot.outbox.sender import OutgoingMessage
from bot.outbox.threads import bring_in
from bot.outbox.wanted import Wishes
from bot.storage.crashpoints import passing
from bot.storage.messages import NO_PICTURE, MessageRecord
from bot.storage.people import DM
from bot.storage.records import Change, PostRecord, Rows
from bot.tables import rounds
from bot.tables.choices import Choices
from bot.tables.kinds import CALL, POST_KINDS, SURPLUS, must_know
from bot.tables.table import Table

log = logging.getLogger(__name__)


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
        """Say what this post says, in the first way that is possible, and note that; raises what Discord answers."""
        ways = await DELIVERIES[post.kind](self, table, post)
        for outgoing in ways:
            if await self._say(outgoing):
                passing("post.after-sent")
                return
        if ways:
            await self.store.mark_post(post, "passed")
        else:
            await self._pass_over(table, post)

    async def _say(self, outgoing: OutgoingMessage) -> bool:
        """Whether it can be said like that: another place than that of the table must not hold up the table."""
        try:
            if outgoing.member:
                place = (await self.sender.conversations.of(outgoing.member)).id
                outgoing = replace(outgoing, place=place)
            sent, is_whole = await self.sender.send(outgoing)
        except OpeningTooFast:
            return False
        except (discord.Forbidden, discord.NotFound) as error:
            if not outgoing.member and not outgoing.place:
                raise
            log.info("table %s: it cannot be said there: %s", outgoing.table.record.id, error)
            if outgoing.member and isinstance(error, discord.NotFound):
                await self.sender.conversations.forget(outgoing.member)
            return False
        await self._note_sent(outgoing, sent, is_whole=is_whole)
        return True

    async def _note_sent(self, outgoing: OutgoingMessage, sent: Sent, *, is_whole: bool) -> None:
        """The post is there, and the message, if something of it is still to come."""
        table, post, wanted, rows = outgoing.table, outgoing.post, outgoing.wanted, list[MessageRecord]()
        if wanted is not None and not (is_whole and wanted.is_last):
            row = MessageRecord(
                *(self.store.new_id("messages"), post.game, wanted.kind, wanted.about, sent.place, sent.id),
                mark=post.id,
                shows=wanted.shows if is_whole else "",
                picture=wanted.picture if is_whole else NO_PICTURE,
                form=LAYOUT if outgoing.is_layout else PLAIN_STAYS,
            )
            rows.append(row)
        if post.kind == "start":
            await bring_in(self.sender, outgoing, sent.id)
        if post.kind == "over":
            await self.reconciler.remember(table, board=sent.id)
        if rows or outgoing.member:
            await self._commit(Change((replace(post, status="sent", message=sent.id), *rows)))
        else:
            self.store.mark_sent_soon(post, sent.id)

    async def _pass_over(self, table: Table, post: PostRecord) -> None:
        """Nobody wants this post any more. What an earlier try may have made of it is looked for and deleted: it may
        have controls.
        """
        rows = list[MessageRecord]()
        if (marked := await self.sender.marked(post)) is not None:
            for place in await self._places_of(table, post):
                what = (self.store.new_id("messages"), post.game, SURPLUS, post.id, place)
                rows.append(MessageRecord(*what, None, marked.after, post.id))
        named = (Rows.where("notifications", id=post.id),) if post.kind == CALL else ()
        await self._commit(Change((replace(post, status="passed"), *rows), named))

    async def _places_of(self, table: Table, post: PostRecord) -> Sequence[int]:
        """Where an earlier try may have put it."""
        content: dict[str, Any] = json.loads(post.content)
        places = {table.record.place, *([table.record.channel] if content.get("elsewhere") else [])}
        if content.get("where") == DM:
            member = content["member"] if "member" in content else table.seats[content["seats"][0]].member
            with suppress(OpeningTooFast, discord.Forbidden, discord.NotFound):
                places.add((await self.sender.conversations.of(member)).id)
        return sorted(places)

    async def _commit(self, change: Change) -> None:
        await self.tables.committer.commit(change)
        for each in change.of(MessageRecord):
            self.reconciler.shown.add(each.game, (each,))

    # What the posts of a game say

    async def texts_of(self, table: Table) -> Texts:
        """The public language of this table."""
        return await self.wishes.texts_of(table)

    async def start(self, table: Table, post: PostRecord) -> Sequence[OutgoingMessage]:
        """The first message of a game, which brings everybody into the thread."""
        return [OutgoingMessage(table, post, first_message(table, await self.texts_of(table)))]

    async def change(self, table: Table, post: PostRecord) -> Sequence[OutgoingMessage]:
        """One line about what the host of a lobby has changed."""
        content: dict[str, str] = json.loads(post.content)
        before, after = Choices.read(content["before"]), Choices.read(content["after"])
        screen = lobbies.changed(table, await self.texts_of(table), before, after)
        return [OutgoingMessage(table, post, screen)]

    async def say(self, table: Table, post: PostRecord) -> Sequence[OutgoingMessage]:
        """One public sentence, perhaps with a button for an action."""
        screen = screens.said(table, await self.texts_of(table), **json.loads(post.content))
        return [OutgoingMessage(table, post, screen)]

    async def request(self, table: Table, post: PostRecord) -> Sequence[OutgoingMessage]:
        """Ask the others for their consent."""
        wanted = await self.wishes.request_message(table, post, table.record.place)
        return [] if wanted is None or wanted.is_last else [OutgoingMessage.of(table, post, wanted)]

    async def over(self, table: Table, post: PostRecord) -> Sequence[OutgoingMessage]:
        """The winners, the count of every line, and the seed, with the picture of the whole game."""
        wanted = await self.wishes.final_message(table, 0, table.record.place)
        if wanted.drawing is not None:  # the picture brings what the dice did
            await asyncio.wait({wanted.drawing}, timeout=self.sender.patience)
        return [
            OutgoingMessage.of(table, post, await self.wishes.final_message(table, 0, table.record.place))
        ]

    async def round(self, table: Table, post: PostRecord) -> Sequence[OutgoingMessage]:
        """The story of a finished round, which stays; at an early end that of the running one."""
        content: dict[str, Any] = json.loads(post.content)
        told = await rounds.told(table, content, self.store)
        if told is None:
            return []
        about, place = content.get("row", 0), table.record.place
        return [OutgoingMessage.of(table, post, await self.wishes.round_message(table, told, about, place))]


Delivery = Callable[[Deliveries, Table, PostRecord], Awaitable[Sequence[OutgoingMessage]]]
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
"""In which ways a post can be said now, the best first; in none where nobody wants it any more."""
