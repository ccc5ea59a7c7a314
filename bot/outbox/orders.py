"""Carries out the operator's orders by the same functions as what people do, and stores an answer to each."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence

import discord

from bot.ending import end_tasks
from bot.outbox.languages import Languages
from bot.outbox.outbox import Outbox
from bot.outbox.reconciling import Home
from bot.outbox.refusals import REQUEST_ERRORS
from bot.storage.errors import StoreError, level_of
from bot.storage.people import BlockedPerson, BlockedServer, DueRecord
from bot.storage.processes import ErrandRecord
from bot.storage.records import Change, NoteRecord, Rows
from bot.storage.store import SETTINGS
from bot.tables.actions import erasure
from bot.tables.actions.erasure import delete_tables, leave_notifications
from bot.tables.model.orders import (
    ANSWER_SECONDS,
    BLOCK,
    BY_EXPIRY,
    END,
    ERASE,
    MOVE,
    ORDER,
    REPAIR,
    UNBLOCK,
    Answer,
    Order,
    prefix,
)
from bot.tables.model.posts import SayPost
from bot.tables.model.table import Table
from bot.tables.model.verification import log_hash
from bot.tables.writing.moves import write_at
from engine.core.errors import RuleError

log = logging.getLogger(__name__)

AT_ONCE, PAUSE = 10, 0.02
"""How many tables one step erases, and the seconds between two steps, in which moves have priority."""
SAID = 20
"""How many tables one sentence names."""
ANSWERS = "select name from notes where name >= ? and name < ?"
RUNNING = "select id from tables where server = ? and status in ('running') order by id"
OPEN = "select id from tables where server = ? and status in ('lobby', 'running') order by id"
NEXT = "select id from tables where server = ? order by id limit ?"

Finish = Callable[[str], Change]
"""Makes the change that an order writes last: it replaces the errand by an answer with these words."""


class Refusal(Exception):
    """Nothing was done; the text tells the operator why."""


class Orders:
    """Carries out one order after the other, in the background. An errand is deleted only when its order is done, so an
    order that was interrupted is begun again, and continues with what is left.
    """

    def __init__(self, outbox: Outbox, languages: Languages) -> None:
        self._outbox = outbox
        self.tables = outbox.tables
        self.store = outbox.store
        self._languages = languages
        self._waiting: dict[int, ErrandRecord] = {}
        self._working: asyncio.Task[None] | None = None
        self._acts: Mapping[tuple[str, str], Callable[[Order, Finish], Awaitable[None]]] = {
            ("server", ERASE): self._erase_server,
            ("server", BLOCK): self._block,
            ("server", UNBLOCK): self._block,
            ("person", ERASE): self._erase_person,
            ("person", BLOCK): self._block,
            ("person", UNBLOCK): self._block,
            ("table", REPAIR): self._repair,
            ("table", MOVE): self._move,
            ("table", END): self._end,
        }

    def take(self, errand: ErrandRecord) -> None:
        """Queue an order; one that is queued already stays where it is."""
        self._waiting.setdefault(errand.id, errand)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work(), name="orders")

    async def close(self) -> None:
        """Stop; the next run does what is left."""
        await end_tasks(self._working)

    async def _work(self) -> None:
        while not self._outbox.at_work:  # noqa: ASYNC110 - the start is not over yet
            await asyncio.sleep(PAUSE)
        while self._waiting:
            number, errand = next(iter(self._waiting.items()))
            try:
                await self.carry_out(errand)
            except (StoreError, *REQUEST_ERRORS) as error:
                log.log(level_of(error), "an order is carried out later: %s", error)
            except Exception:
                log.exception("an order failed and is tried again")
            finally:
                del self._waiting[number]

    async def carry_out_all(self) -> None:
        """Carry out all stored orders, where no bot runs that would do it."""
        for each in await self.store.find(ErrandRecord, "kind = ? order by id", ORDER):
            await self.carry_out(each)

    async def carry_out(self, errand: ErrandRecord) -> None:
        """Do what is ordered, unless it is done already; what cannot be done is answered with the reason."""
        if not await self.store.find(ErrandRecord, "id = ?", errand.id):
            return
        order = Order.read(errand.content)
        answers = [Answer("")]

        def finish(said: str, *, is_refused: bool = False) -> Change:
            answers.append(Answer(said, is_refused))
            return Change((NoteRecord(order.id, str(answers[-1])),), (errand,))

        await self._forget_answers()
        try:
            await self._acts[order.about, order.what](order, finish)
        except (Refusal, RuleError) as refusal:
            said = (
                str(refusal) if isinstance(refusal, Refusal) else f"There is no {order.about} {order.number}."
            )
            await self.store.write(finish(said, is_refused=True))
        log.info("order of %s: %s: %s", order.by, order.name, answers[-1].said)

    async def _forget_answers(self) -> None:
        """Delete old answers: the person who waited for them has read them long ago."""
        until = prefix(self.tables.clock() - ANSWER_SECONDS)
        old = await self.store.select(str, ANSWERS, prefix(0), until)
        self.store.write_soon(Change(remove=tuple(NoteRecord(name, "") for name in old)))

    # Servers and people

    async def _block(self, order: Order, finish: Finish) -> None:
        is_lifted, now = order.what == UNBLOCK, self.tables.clock()
        kind, column = (BlockedServer, "server") if order.about == "server" else (BlockedPerson, "member")
        state = "not blocked any more" if is_lifted else "blocked"
        if bool(await self.store.find(kind, f"{column} = ?", order.number)) != is_lifted:
            raise Refusal(f"The {order.about} is {'not blocked' if is_lifted else 'blocked already'}.")
        block, done = kind(order.number, now), finish(f"The {order.about} is {state}.")
        await self.store.write((Change(remove=(block,)) if is_lifted else Change((block,))) + done)

    async def _erase_person(self, order: Order, finish: Finish) -> None:
        self._languages.forget(order.number)
        count = await erasure.forget(self.tables, self._languages.default, order.number, order.again)
        await self.store.write(finish(f"The person is erased; tables at which they were: {count}."))
        await self.store.driver.scrub()

    async def _erase_server(self, order: Order, finish: Finish) -> None:
        """Erase in steps, each of which leaves whole tables; before the first all games there end, unless they rest."""
        server, store = order.number, self.store
        is_asked = order.by == BY_EXPIRY and self._outbox.at_work
        if is_asked and not await self._outbox.sender.is_removed_from(server):
            raise Refusal("The bot is there again, or Discord does not say so.")
        if not order.again and server not in self.tables.registry.resting:
            await self._end_all(order)
        async with erasure.erasing(self.tables, "server", server, order.again):
            count = await self._erase_tables(server)
            jobs = await store.find(DueRecord, "game is null and server = ?", server)
            looks = [
                self.tables.clocks.notification_job(member, table.record.server)
                for member in {each.who for each in jobs}
                for table in (await self.tables.registry.ours_of(member))[:1]
            ]
            settings = [Rows.where(table, server=server) for table in SETTINGS]
            await self.tables.committer.write(Change(tuple(looks), (*settings, *jobs)))
        self.tables.registry.resting.discard(server)
        self._languages.forget(server)
        await store.write(finish(f"Server {server} is erased; tables: {count}."))
        await store.driver.scrub()

    async def _erase_tables(self, server: int) -> int:
        """Erase all tables of a server, which nobody plays any more; returns how many there were."""
        store, count = self.store, 0
        while games := await store.select(int, NEXT, server, AT_ONCE):
            await self._erase(games)
            count += len(games)
            await asyncio.sleep(PAUSE)
        return count

    async def _end_all(self, order: Order) -> None:
        """End the games of a server, if all of them are named; their players are notified."""
        if {*(running := await self.store.select(int, RUNNING, order.number))} - {*order.tables}:
            raise Refusal(refuse_running(running))
        for game in await self.store.select(int, OPEN, order.number):
            await self._end_table(await self.tables.registry.get(game), Change())
        for game in order.tables:
            await self._outbox.wait_until_shown(game)

    async def _erase(self, games: Sequence[int]) -> None:
        """Erase these tables, which nobody plays any more, with their notifications."""
        for game in games:
            await self._outbox.drop(game)
        await self.store.wait_until_written()
        await leave_notifications(self.tables, games)
        await self._outbox.delete_notifications(games)
        await delete_tables(self.tables, *games)
        for game in games:  # until then something could wake it
            await self._outbox.drop(game)

    # Tables

    async def _repair(self, order: Order, finish: Finish) -> None:
        """Mark what the table shows as unknown, so that it is compared again and made equal to what is wanted."""
        await self.tables.registry.get(order.number)
        await self._outbox.reconciler.shown.mark_unknown(order.number)
        self._outbox.refusals.retry(order.number)
        self.tables.committer.look_again(order.number)
        self._outbox.wake((order.number,))
        said = f"What table {order.number} shows is looked at and put right; its show says if something hinders that."
        await self.store.write(finish(said))

    async def _end(self, order: Order, finish: Finish) -> None:
        said = f"Table {order.number} has ended."
        await self._end_table(await self.tables.registry.get(order.number), finish(said))

    async def _end_table(self, table: Table, done: Change) -> None:
        """End a game as by agreement of its players, who are notified."""
        async with table.lock:
            _require_unfinished(table)
            notice = SayPost("ended-by-operator", values={"log": log_hash(table)})
            ending = await self.tables.consent.ending(table, notice if table.match else None)
            await write_at(self.tables.committer, table, ending + done)

    async def _move(self, order: Order, finish: Finish) -> None:
        table = await self.tables.registry.get(order.number)
        _require_unfinished(table)
        if order.channel or order.thread:
            await self._require_place(order, table.record.server)
        home = Home(order.thread, order.thread) if order.thread else Home(order.channel)
        note = self.tables.committer.say(order.number, "moved-by-operator")
        done = finish(f"Table {order.number} is opened anew.")
        try:
            await self._outbox.move(table, home if home.channel else None, note, done=done)
        except RuleError:
            raise Refusal("A table is played in that thread already.") from None

    async def _require_place(self, order: Order, server: int) -> None:
        """Raises `Refusal` unless this is a channel, or thread, of the server that the bot can see."""
        if not self._outbox.at_work:
            raise Refusal(
                "Start the bot first: only Discord says whether that place is on the table's server."
            )
        wanted = discord.Thread if order.thread else discord.TextChannel
        try:
            found = await self._outbox.sender.client.fetch_channel(order.thread or order.channel)
        except (discord.NotFound, discord.Forbidden, discord.InvalidData):
            found = None
        if not isinstance(found, wanted) or found.guild.id != server:
            what = "thread" if order.thread else "text channel"
            raise Refusal(f"The bot sees no {what} with this id on the server of the table.")


def refuse_running(games: Sequence[int]) -> str:
    """Why a server is not erased where not all of these running tables were named."""
    named, more = " ".join(map(str, games[:SAID])), len(games) - SAID
    said = f"Games are running there: end their tables first, or name them: --yes {named}"
    return said if more <= 0 else f"{said} … ({more} more, see server show)"


def _require_unfinished(table: Table) -> None:
    if not table.record.is_unfinished:
        raise Refusal(f"Table {table.record.id} is over already.")
