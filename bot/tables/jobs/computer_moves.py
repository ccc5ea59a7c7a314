"""The moves of computers: plays whenever one is asked, after a change of a table and after a start of the bot."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from bot.clock import Clock
from bot.ending import end_tasks
from bot.storage.errors import StoreError, level_of
from bot.storage.records import Change
from bot.tables.actions.tables import Tables
from bot.tables.jobs.scheduler import is_temporary
from bot.tables.model.table import Table
from engine.computer.levels import AT_ONCE, CAUTIOUS, INSTEAD, Choice, version_of
from engine.core.errors import RuleError, Stale
from engine.core.match import AnyMatch
from engine.core.players import cautious
from engine.core.questions import Seat

log = logging.getLogger(__name__)

AGAIN_AFTER = 60
"""Seconds until the next try at a table where a computer could not move, such as with a full disk."""

Choosing = Callable[[AnyMatch, Seat, str, str, int], Awaitable[tuple[Choice, float]]]
"""Called with match, seat, level, commitment of the game, and host of the table; returns the choice and the seconds of
CPU that it took."""


class ComputerMoves:
    """Plays for computers, one decision at a time at each table; people can play meanwhile.

    A choice is computed without the lock of its table. If anything was played or undone before it is written, it is
    dropped and computed again. So a choice always follows from the rows before it.
    """

    def __init__(self, tables: Tables, choosing: Choosing, clock: Clock) -> None:
        self._tables = tables
        self._choosing = choosing
        self._clock = clock
        self._changed = tables.committer.signals.changed
        self._taking: asyncio.Task[None] | None = None
        self._playing: dict[int, asyncio.Task[None]] = {}

    async def begin(self) -> None:
        """Play where computers are asked since an earlier run, then on every change until `close`."""
        for game in await self._tables.store.asked_of_computers():
            self._changed.put_nowait(game)
        self._taking = asyncio.create_task(self._take(), name="computer players")

    @property
    def at_work(self) -> bool:
        """Whether the task that plays for computers is running."""
        return self._taking is not None and not self._taking.done()

    async def idle(self) -> None:
        """Return when no computer is asked anywhere."""
        await self._changed.join()
        while self._playing:
            await asyncio.wait({*self._playing.values()})
            await self._changed.join()

    async def close(self) -> None:
        """Stop; a computer that is asked is asked again by the next start."""
        await end_tasks(*self._playing.values(), self._taking)

    async def _take(self) -> None:
        while True:
            game = await self._changed.get()
            try:
                with contextlib.suppress(RuleError):  # the table was deleted
                    await self._look(game)
            except Exception as error:  # noqa: BLE001 - it may fail in any way, and the other tables go on
                _report(game, error)
                asyncio.get_running_loop().call_later(AGAIN_AFTER, self._changed.put_nowait, game)
            finally:
                self._changed.task_done()

    async def _look(self, game: int) -> None:
        """Begin to play at this table if a computer is asked and nobody plays there yet."""
        if game in self._playing:
            return
        table = await self._tables.registry.get(game)
        if self._asks_computer(table) and game not in self._playing:
            playing = asyncio.create_task(self._play(table), name=f"computers at table {game}")
            self._playing[game] = playing
            playing.add_done_callback(lambda _: self._finish_table(game))

    def _asks_computer(self, table: Table) -> bool:
        return bool(table.computers_asked) and table.record.server not in self._tables.registry.resting

    def _finish_table(self, game: int) -> None:
        """Look at the table again, as it may have changed while the last move was written."""
        del self._playing[game]
        self._changed.put_nowait(game)

    async def _play(self, table: Table) -> None:
        try:
            while self._asks_computer(table):
                await self._decide(table)
        except Exception as error:  # noqa: BLE001 - it may fail in any way, and is looked at again
            _report(table.record.id, error)
            await self._clock.sleep(AGAIN_AFTER)

    async def _decide(self, table: Table) -> None:
        """Choose and play the next decision of a computer, unless the game changes meanwhile."""
        async with table.lock:
            if not self._asks_computer(table):
                return
            seat, match, rows = table.computers_asked[0], table.running, len(table.rows)
            level = table.level_at(seat)
        choice = await self._choose_action(table, match, seat, level)
        if not self._asks_computer(table):  # such as where the bot was removed from the server meanwhile
            return
        # A move whose write has begun is finished before the bot ends: the process that takes over must know of it.
        playing = asyncio.create_task(self._tables.moves.play_computer(table, seat, choice, rows))
        try:
            await asyncio.shield(playing)
        except Stale:
            log.debug("table %s: the game went on before seat %s could move", table.record.id, seat)
        finally:
            await asyncio.gather(playing, return_exceptions=True)

    async def _choose_action(self, table: Table, match: AnyMatch, seat: Seat, level: str) -> Choice:
        record, limits = table.record, self._tables.limits
        try:
            if level not in AT_ONCE:
                level = await self._allowed_level(table, level)
            choice, seconds = await self._choosing(match, seat, level, record.posted_commitment, record.host)
            if seconds:
                limits.spend_thinking(seconds, record.host, record.server)
            return choice
        except Exception:  # a defect in choosing must not stop the game
            log.exception("table %s: a %s player cannot choose and does little", table.record.id, level)
            return Choice(cautious(match, match.decision_of(seat)), 0, CAUTIOUS, version_of(match.game))

    async def _allowed_level(self, table: Table, level: str) -> str:
        """The level that plays now: a simple one while the limit of CPU time is reached, which is posted once."""
        record, limits = table.record, self._tables.limits
        try:
            limits.check_thinking(record.host, record.server)
        except RuleError as limit:
            with contextlib.suppress(RuleError, StoreError):  # posted already, or not possible now
                limits.count("plays-simply", record.id)
                until = int(limit.params["at"])
                post = self._tables.committer.say(record.id, "computers-play-simply", until=until)
                await self._tables.committer.write(Change((post,)))
            return INSTEAD[0]
        return level


def _report(game: int, error: Exception) -> None:
    """Log a failure: as an error only if it is a defect of the program, not of disk or network."""
    level = level_of(error) if is_temporary(error) else logging.ERROR
    log.log(level, "table %s: its computers are tried again in %s seconds", game, AGAIN_AFTER, exc_info=error)
