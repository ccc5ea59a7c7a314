"""Analyses of finished games: computed in the background one after the other, stored, and written in words."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial

from bot.ending import end_tasks
from bot.language.texts import Texts
from bot.messages import analysis_words
from bot.messages.analysis_words import AnalysisText
from bot.storage.errors import StoreError, level_of
from bot.storage.records import AnalysisRecord, Change
from bot.tables.actions.tables import Tables
from bot.tables.model.table import Table
from bot.tables.writing.analyses import analyses_to_make, analyze_game, find_rows_of_others, rows_of
from bot.work.computing import ANALYSING, Computing
from bot.work.fair_queue import THE_BOT
from bot.work.long_work import LongWork
from bot.work.worker import WorkerError
from engine.core.errors import RuleError
from engine.core.questions import Seat

log = logging.getLogger(__name__)


class Analyses:
    """Computes pending analyses. That one is pending is on disk from the end of its game on, for the next start."""

    def __init__(self, tables: Tables, computing: Computing, work: LongWork) -> None:
        self._tables = tables
        self._store = tables.store
        self._computing = computing
        self._work = work
        self._waiting: asyncio.Queue[int] = asyncio.Queue()
        self._ordered: set[int] = set()
        self._working: asyncio.Task[None] | None = None
        self._store.subscribe(self._on_disk)

    async def begin(self) -> None:
        """Compute what an earlier run left pending, then what is ordered until `close`."""
        ours = self._store.shards.having_table
        for each in await self._store.find(AnalysisRecord, f"length(result) = 0 and {ours} order by game"):
            self._order(each.game)
        self._working = asyncio.create_task(self._work_off(), name="analyses")

    async def idle(self) -> None:
        """Return when nothing is left to be analyzed."""
        await self._waiting.join()

    async def close(self) -> None:
        """Stop; what is not finished is begun again by the next start."""
        await end_tasks(self._working)

    def _on_disk(self, changes: Sequence[Change]) -> None:
        for change in changes:
            for record in change.of(AnalysisRecord):
                if not record.result:
                    self._order(record.game)

    def _order(self, game: int) -> None:
        if game not in self._ordered:
            self._ordered.add(game)
            self._waiting.put_nowait(game)

    async def _work_off(self) -> None:
        while True:
            game = await self._waiting.get()
            try:
                await self._analyze(await self._tables.registry.get(game))
            except (WorkerError, StoreError) as problem:
                log.log(
                    level_of(problem), "table %s: its analysis waits until it is asked for: %s", game, problem
                )
            except Exception:
                log.exception("table %s: its analysis failed", game)
            finally:
                self._ordered.discard(game)
                self._waiting.task_done()

    async def _analyze(self, table: Table) -> None:
        number = table.record.id
        # The last rows are on disk, and the analysis is ordered, a moment before the table has them.
        async with table.lock:
            rows = rows_of(table)
        compute = partial(analyze_game, table.record.setup, rows, table.record.posted_commitment)
        result = await self._computing.run(compute, ANALYSING)
        await self._tables.committer.write(Change((AnalysisRecord(number, result),)))

    async def ask(self, table: Table, texts: Texts, member: int, seat: Seat | None) -> AnalysisText:
        """The analysis in words, for this seat; raises a `RuleError` that says why there is none, or not yet."""
        _ = table.running
        if table.record.status == "running":
            raise RuleError("error-not-over")
        if not (record := analyses_to_make(table)):
            raise RuleError("error-no-analysis")
        found = await self._store.analysis(table.record.id)
        if found:
            return await self._write_words(table, texts, member, found, seat)
        if found is None:
            await self._store.write(Change(record))
        self._order(table.record.id)
        raise RuleError("error-analysis-not-ready")

    async def short(self, table: Table, texts: Texts) -> str:
        """The short analysis below the final picture; empty as long as there is none, or where it cannot be written."""
        found = await self._store.analysis(table.record.id)
        if not found:
            return ""
        try:
            return (await self._write_words(table, texts, THE_BOT, found, None)).short
        except RuleError:
            return ""
        except WorkerError as problem:  # who asks for it may have more luck
            log.warning("table %s: its analysis stands below no picture: %s", table.record.id, problem)
            return ""

    async def _write_words(
        self, table: Table, texts: Texts, member: int, stored: str, seat: Seat | None
    ) -> AnalysisText:
        names = table.players_in(texts)
        key = ("analysis", table.record.id, *names, texts, seat)
        what = table.record.setup, rows_of(table), names, texts, stored, seat, find_rows_of_others(table)
        found = await self._work.do(member, key, analysis_words.write_analysis, *what)
        if found is None:
            raise RuleError("error-analysis-odd")
        return found
