"""Deletes data that was kept for as long as the operator wants (`KEEP_…`): the only list of rules, which the running
bot, `python -m bot retention` and the privacy policy follow.

Each step is a small transaction that finds by itself what is left, so it can be interrupted at any moment, and people
can play in between.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial

from bot.config import Keep, Shards
from bot.language.texts import Texts
from bot.storage.processes import ErrandRecord
from bot.storage.records import Change, Rows
from bot.storage.store import Store
from bot.tables.actions.erasure import delete_tables, forget, forget_erasures, leave_notifications
from bot.tables.actions.tables import Tables
from bot.tables.model.orders import BY_EXPIRY, ERASE, ORDER, Order, prefix
from engine.core.values import frozen

log = logging.getLogger(__name__)

DAY = 24 * 3600
PAUSE = 0.05
"""Seconds between two steps, in which moves have priority."""
POSTS = 250
"""The number of posts that are checked, and deleted, at once."""
DISCORD_DAY = DAY * 1000 << 22
"""A day in ids of Discord, which hold milliseconds. Delivered posts of the last days are kept, counted back from the
newest message: the search for a message that a killed run had sent must know which messages belong to other posts."""

OLD_PRACTICE = (
    "select v.member from visits v join lessons l on l.member = v.member where v.day < ?1 and v.member > ?2"
    " order by v.member limit 1"
)
REMOVED_SERVERS = (
    "select server from removed_servers where since < ?1 and server > ?2 and server not in"
    " (select server from errands where kind = 'order') order by server limit 1"
)
AWAY = (
    "select v.member from visits v where v.day < ?1 and v.member > ?2 and not exists (select 1 from seats s"
    " join tables t on t.id = s.game where s.member = v.member and t.status in ('lobby', 'running'))"
    " order by v.member limit 1"
)
NEXT_POSTS = (
    "select coalesce(max(id), 0) from (select id from outbox where id > ? order by id limit ?) as step"
)
NEWEST_MESSAGE = (
    "select coalesce(max(message), 0) from (select max(message) as message from outbox where message is not null"
    " union all select max(message) from messages) as newest"
)
DELIVERED = (
    "select id from outbox where id > ? and id <= ? and status in ('sent', 'passed') and coalesce(message, 0) < ?"
    " and game not in (select game from outbox where status in ('owed', 'sending'))"
    " and not exists (select 1 from messages m where m.game = outbox.game and m.mark = outbox.id)"
    " and id < (select max(id) from outbox)"
)
"""Delivered posts that can be deleted: not while a message may still be edited from its post, and not the one with the
highest id, from which ids are counted on, as none may be used twice.
"""


def old_games(ours: Shards) -> str:
    """A query for finished games of this process; it alone may have them in memory."""
    return f"select game from archives where ended < ?1 and game > ?2 and {ours.having_table} order by game limit 1"


def old_lobbies(ours: Shards) -> str:
    """A query for closed lobbies of this process."""
    return (
        "select id from tables t where t.status = 'ended' and t.turn_from = 0 and t.opened < ?1 and t.id > ?2"
        " and not exists (select 1 from log l where l.game = t.id)"
        f" and not exists (select 1 from archives a where a.game = t.id) and {ours.having('t.server')}"
        " order by t.id limit 1"
    )


Numbers = Sequence[int]
Find = Callable[[int], AsyncIterator[Numbers]]


@frozen
class Rule:
    """What is deleted after the number of days that `Keep` has under this `name` (0: never).

    `find` yields, in steps, the ids of what was last used more than so many days ago; `delete` gets those of one. The
    owner of the first shard does it, or with `by_owner` each process for its own tables.
    """

    name: str
    what: str
    find: Find
    delete: Callable[..., Awaitable[object]]
    by_owner: bool = False


class Retention:
    """Deletes by all rules; `pause` is the number of seconds between two steps, in which people can play. `drop` is
    called before a table is deleted, so that nothing more of it is shown.
    """

    def __init__(
        self,
        tables: Tables,
        texts: Texts,
        keep: Keep,
        wake: Callable[[], None],
        drop: Callable[[int], Awaitable[None]] | None = None,
        pause: float = PAUSE,
    ) -> None:
        self.tables = tables
        self._wake = wake
        self._drop = drop
        self._keep = keep
        self.pause = pause
        by_second, by_day = self._by_last_use, partial(self._by_last_use, unit=DAY)
        delete, ours = self._delete_table, tables.store.shards
        self.rules = (
            Rule("notifications", "notes on delivered posts", self._find_delivered, self._delete_posts),
            Rule("games", "finished games", by_second(old_games(ours)), delete, by_owner=True),
            Rule("lobbies", "lobbies that never began", by_second(old_lobbies(ours)), delete, by_owner=True),
            Rule("practice", "practice games", by_day(OLD_PRACTICE), self._delete_practice),
            Rule("people", "people who stayed away", by_day(AWAY), partial(forget, tables, texts)),
            Rule(
                "removed_servers",
                "servers from which the bot was removed",
                by_second(REMOVED_SERVERS),
                self._erase_server,
            ),
            Rule("erasures", "entries about what was erased", self._find_erasures, self._forget_erasures),
        )

    @property
    def _store(self) -> Store:
        return self.tables.store

    def days(self, rule: Rule) -> int:
        """The number of days after which this rule deletes; 0: never."""
        return getattr(self._keep, rule.name)

    async def find_expired(self, rule: Rule) -> AsyncIterator[Numbers]:
        """Yield the ids of what this rule deletes, in steps; a step may be deleted before the next one is read."""
        is_ours = rule.by_owner or self._store.shards.has_first
        if is_ours and (days := self.days(rule)):
            async for step in rule.find(days):
                yield step

    async def delete_expired(self, rules: Sequence[Rule] | None = None) -> None:
        """Delete everything that has expired by these rules (None: all), and log how much."""
        for rule in self.rules if rules is None else rules:
            count = 0
            async for step in self.find_expired(rule):
                await rule.delete(*step)
                await asyncio.sleep(self.pause)
                count += len(step)
            if count:
                log.info("%s=%s: %s %s deleted", Keep.setting(rule.name), self.days(rule), count, rule.what)

    def _by_last_use(self, sql: str, unit: int = 1) -> Find:
        """A `Find` for this query, which gets the moment (in units of seconds since 1970) and the last id. It yields
        one id at a time, as who was away may be back by the next.
        """

        async def find(days: int) -> AsyncIterator[Numbers]:
            number, before = 0, (self.tables.clock() - days * DAY) // unit
            while found := await self._store.select(int, sql, before, number):
                yield found
                number = found[-1]

        return find

    async def _find_delivered(self, days: int) -> AsyncIterator[Numbers]:
        """Yield delivered posts, except those of tables that have unsent ones."""
        (newest,) = await self._store.select(int, NEWEST_MESSAGE)
        oldest, done = newest - days * DISCORD_DAY, 0
        while last := (await self._store.select(int, NEXT_POSTS, done, POSTS))[0]:
            if found := await self._store.select(int, DELIVERED, done, last, oldest):
                yield found
            done = last
            await asyncio.sleep(self.pause)

    async def _find_erasures(self, days: int) -> AsyncIterator[Numbers]:
        """Yield the entries about what was erased so long ago that no backup contains it."""
        entries = await asyncio.to_thread(self._store.erasures.read) if self._store.erasures else ()
        if old := [each.number for each in entries if each.at < self.tables.clock() - days * DAY]:
            yield old

    async def _delete_posts(self, *posts: int) -> None:
        await self._store.write(Change(remove=tuple(Rows.where("outbox", id=each) for each in posts)))

    async def _delete_table(self, game: int) -> None:
        if self._drop is not None:
            await self._drop(game)
        await leave_notifications(self.tables, (game,))
        await delete_tables(self.tables, game)
        if self._drop is not None:  # until now something could wake it
            await self._drop(game)

    async def _delete_practice(self, member: int) -> None:
        await self._store.write(Change(remove=(Rows.where("lessons", member=member),)))

    async def _erase_server(self, server: int) -> None:
        """Order the erasure, which the owner of the server carries out."""
        name = f"{prefix(self.tables.clock())}-{server}"
        order = Order(name, BY_EXPIRY, "server", ERASE, server, server)
        errand = ErrandRecord(self._store.new_id("errands"), server, None, ORDER, str(order))
        await self._store.write(Change((errand,)))
        self._wake()

    async def _forget_erasures(self, *_people: int) -> None:
        await forget_erasures(self.tables, self.tables.clock() - self._keep.erasures * DAY)
