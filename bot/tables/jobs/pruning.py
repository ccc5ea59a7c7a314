"""Deletes what is no longer needed, in small steps while people play, and what was kept for long enough
(`bot/tables/jobs/retention.py`).

Games that have been over for a day are compressed (`bot/storage/archives.py`), with only the snapshots they need.
Votes about answered questions and in finished games are closed.

The database file does not shrink: its free pages are reused.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace

from bot.clock import Clock
from bot.ending import end_tasks
from bot.storage.archives import pack
from bot.storage.errors import StoreError
from bot.storage.people import VoteRecord
from bot.storage.processes import AnsweredBefore
from bot.storage.records import Change, LogRecord, Rows, SnapshotRecord
from bot.storage.store import plain
from bot.tables.jobs.retention import Retention
from bot.tables.model.table import row_of
from engine.core.log import effective_rows

log = logging.getLogger(__name__)

HOUR = 3600
DAY = 24 * HOUR
MONTH = 30 * DAY
"""After so long a game is compressed although its channel is closed to us, or `KEEP_GAMES` would never delete it."""
TABLES = 100
"""The number of tables that are checked in one step."""
REPORTED = 1000
"""The log says each time so many more games are compressed."""
ANSWERED = (
    "game > ? and game <= ? and status = 'open' and not exists (select 1 from clocks c join tables t on t.id = c.game"
    " where c.game = votes.game and c.seat = votes.seat and c.asked = votes.asked and t.status = 'running')"
)
UNNEEDED = " union ".join(
    f"select '{table}', x.game from {table} x join tables t on t.id = x.game"
    f" where x.game > ?1 and x.game <= ?2 and t.status not in ({needing})"
    for table, needing in {
        "rotations": "'lobby'",
        "told_of_rules": "'lobby', 'running'",
        "offers": "'lobby', 'running'",
    }.items()
)
OVER_FOR_A_DAY = (
    "select t.id from tables t where t.id > ?1 and t.id <= ?2 and t.status in ('over', 'ended')"
    " and (select l.at from log l where l.game = t.id order by l.sequence desc limit 1) < case"
    " when exists (select 1 from pending p where p.game = t.id)"
    " or exists (select 1 from outbox o where o.game = t.id and o.status in ('owed', 'sending'))"
    " or exists (select 1 from analyses a where a.game = t.id and length(a.result) = 0) then ?4 else ?3 end"
)
"""Games that ended before a moment, or, if anything is pending for them, before an earlier one."""
DISCORD_EPOCH = 1_420_070_400
"""The UNIX second at which Discord's ids begin."""


def snowflake(second: int) -> int:
    """The lowest id that Discord may assign from this UNIX second on."""
    return max(0, second - DISCORD_EPOCH) * 1000 << 22


class Pruning:
    """Goes through the database at the start and then every day. An interrupted pass starts again.

    The check of a file for damage is finished before the first pass: while it reads, the pages that a pass writes stay
    in the write-ahead log, which would grow by gigabytes.
    """

    def __init__(self, clock: Clock, retention: Retention) -> None:
        self.store = retention.tables.store
        self.clock = clock
        self.retention = retention
        self._working: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Work until `close`, each process only at its own tables, as others may have theirs in memory."""
        self._working = asyncio.create_task(self._run(), name="pruning")

    async def close(self) -> None:
        """Stop; the next run does what is left."""
        await end_tasks(self._working)

    async def _run(self) -> None:
        await self.store.driver.look_over()
        while True:
            try:
                await self.prune()
            except StoreError as error:
                log.warning("pruning waits for another day: %s", error)
            except Exception:
                log.exception("pruning failed, and goes on in another day")
            await self.clock.sleep(DAY)

    async def prune(self) -> None:
        """Make one pass through the database."""
        await self.finished_games()
        await self.forget_answered()
        await self.retention.delete_expired()

    async def finished_games(self) -> None:
        """Compress finished games, and delete what only lobbies and running games need."""
        done = packed = 0
        ours = self.store.shards.having("server")
        next_tables = (
            f"select id from tables where id > ? and status <> 'lobby' and {ours} order by id limit ?"
        )
        while games := await self.store.select(int, next_tables, done, TABLES):
            last = games[-1]
            unneeded = await self.store.select(plain, UNNEEDED, done, last)
            removed = tuple(Rows.where(table, game=game) for table, game in unneeded if game in games)
            votes = await self.store.find(VoteRecord, ANSWERED, done, last)
            closed = tuple(replace(each, status="void") for each in votes if each.game in games)
            if closed or removed:
                await self.store.write(Change(closed, removed))
            now = self.clock()
            over = await self.store.select(int, OVER_FOR_A_DAY, done, last, now - DAY, now - MONTH)
            before, packed = packed, packed + await self._archive([each for each in over if each in games])
            if packed // REPORTED > before // REPORTED:
                log.info("%s finished games are compressed", packed)
            done = last
            await asyncio.sleep(self.retention.pause)

    async def _archive(self, over: Sequence[int]) -> int:
        """Compress these games, each in its own transaction; returns how many."""
        for game in over:
            rows, record = await self.store.log(game), await self.store.table(game)
            snapshots = await self.store.snapshots(game)
            if record is None:  # it was erased meanwhile
                continue
            archive = pack(rows, find_needed(snapshots, rows, record.news_from))
            unpacked = (Rows.where("log", game=game), Rows.where("snapshots", game=game))
            await self.store.write(Change((archive,), unpacked))
            await asyncio.sleep(self.retention.pause)
        return len(over)

    async def forget_answered(self) -> None:
        """Delete the records of answered interactions older than an hour: Discord delivers none of them again."""
        if self.store.sharing:
            await self.store.write(Change((AnsweredBefore(snowflake(self.clock() - HOUR)),)))


def find_needed(
    snapshots: Sequence[SnapshotRecord], rows: Sequence[LogRecord], news_from: int
) -> list[SnapshotRecord]:
    """Those of the snapshots (newest first) that a finished game needs: the last one that was not undone, from which it
    is loaded, and the last one up to row `news_from`, from which its latest events are replayed.
    """
    kept = {*effective_rows([row_of(row) for row in rows])}
    counting = [each for each in snapshots if each.sequence in kept]
    before = [each for each in counting if each.sequence <= news_from]
    return [each for each in counting if each in (*counting[:1], *before[:1])]
