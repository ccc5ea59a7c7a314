"""Deletes what was kept for as long as its operator wants (`KEEP_…`): old games, lobbies, practice games, people.

Each step is a small change, between two of which people play, and finds by itself what is left; so it can be
interrupted at any moment.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

from bot.config import Keep
from bot.language.texts import Texts
from bot.storage.records import Change, ErrandRecord, Rows
from bot.storage.store import Store
from bot.tables.actions.deletion import delete_tables
from bot.tables.actions.erasure import forget
from bot.tables.actions.tables import Tables
from bot.tables.model.orders import ERASE, EXPIRED, ORDER, Order, prefix
from engine.core.values import frozen

log = logging.getLogger(__name__)

DAY = 24 * 3600
STEP = 50
"""So many are looked for at once."""

OLD_GAMES = "select game from archives where ended < ?1 and game > ?2 order by game limit ?3"
OLD_LOBBIES = (
    "select id from tables t where t.status = 'ended' and t.turn_from = 0 and t.opened < ?1 and t.id > ?2"
    " and not exists (select 1 from log l where l.game = t.id)"
    " and not exists (select 1 from archives a where a.game = t.id) order by t.id limit ?3"
)
OLD_PRACTICE = (
    "select v.member from visits v join lessons l on l.member = v.member where v.day < ?1 and v.member > ?2"
    " order by v.member limit ?3"
)
REMOVED_SERVERS = (
    "select server from removed_servers where since < ?1 and server > ?2 and server not in"
    " (select server from errands where kind = 'order') order by server limit ?3"
)
AWAY = (
    "select v.member from visits v where v.day < ?1 and v.member > ?2 and not exists (select 1 from seats s"
    " join tables t on t.id = s.game where s.member = v.member and t.status in ('lobby', 'running'))"
    " order by v.member limit ?3"
)


@frozen
class Rule:
    """What goes after so many days (0: never), and how: `due` finds the next numbers behind one by the moment before
    which they were used last.
    """

    setting: str
    what: str
    days: int
    due: str
    delete: Callable[[int], Awaitable[None]]
    counts_days: bool = False
    """The moment is a day since 1970 instead of a second."""

    def before(self, now: int) -> int:
        """What was last used before this moment goes."""
        moment = now - self.days * DAY
        return moment // DAY if self.counts_days else moment


class Retention:
    """What the operator does not want to keep any longer."""

    def __init__(self, tables: Tables, texts: Texts, keep: Keep, wake: Callable[[], None]) -> None:
        self.tables = tables
        self._wake = wake
        self._texts = texts
        self.rules = (
            Rule("KEEP_GAMES", "finished games", keep.games, OLD_GAMES, self._delete_table),
            Rule("KEEP_LOBBIES", "lobbies that never began", keep.lobbies, OLD_LOBBIES, self._delete_table),
            Rule("KEEP_PRACTICE", "practice games", keep.practice, OLD_PRACTICE, self._delete_practice, True),
            Rule("KEEP_PEOPLE", "people who stayed away", keep.people, AWAY, self._forget, True),
            Rule(
                "KEEP_REMOVED_SERVERS",
                "servers from which the bot was removed",
                keep.removed_servers,
                REMOVED_SERVERS,
                self._erase_server,
            ),
        )

    @property
    def _store(self) -> Store:
        return self.tables.store

    async def find_expired(self, rule: Rule) -> AsyncIterator[int]:
        """The numbers of what goes by this rule; what is deleted meanwhile holds nothing up."""
        number, before = 0, rule.before(self.tables.clock())
        while rule.days and (found := await self._store.select(int, rule.due, before, number, STEP)):
            for number in found:
                yield number

    async def delete_expired(self, pause: float) -> None:
        """Delete everything that is due, in steps with `pause` seconds between them, and log how much that was."""
        for rule in self.rules:
            count = 0
            async for number in self.find_expired(rule):
                await rule.delete(number)
                count += 1
                await asyncio.sleep(pause)
            if count:
                log.info("%s=%s: %s %s deleted", rule.setting, rule.days, count, rule.what)

    async def _delete_table(self, game: int) -> None:
        await delete_tables(self.tables, game)

    async def _delete_practice(self, member: int) -> None:
        await self._store.write(Change(remove=(Rows.where("lessons", member=member),)))

    async def _erase_server(self, server: int) -> None:
        """By the way of an order, which the owner of the server carries out."""
        name = f"{prefix(self.tables.clock())}-{server}"
        order = Order(name, EXPIRED, "server", ERASE, server, server)
        errand = ErrandRecord(self._store.new_id("errands"), server, None, ORDER, str(order))
        await self._store.write(Change((errand,)))
        self._wake()

    async def _forget(self, member: int) -> None:
        await forget(self.tables, self._texts, member)
