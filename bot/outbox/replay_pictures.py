"""Replays of games, computed as long work outside of the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import Any

from bot.cache import Cache
from bot.clock import Clock
from bot.games import SPECS
from bot.outbox.analyses import Analyses
from bot.outbox.pictures import PictureQueue
from bot.tables.actions import replays
from bot.tables.actions.replays import End, Film, Step
from bot.tables.model.limits import Limits
from bot.tables.model.table import Table
from bot.work.fair_queue import THE_BOT
from bot.work.long_work import LongWork
from engine.core.views import LuckView

MOST_POSTS, MOST_ENDS = 500, 2_000
REPOST_SECONDS = 600
"""Seconds within which a film is not posted again."""


class Replays:
    """Computes replays, moments and final pictures, each once for the same rows and names of a table."""

    def __init__(
        self, pictures: PictureQueue, work: LongWork, limits: Limits, clock: Clock, analyses: Analyses
    ) -> None:
        self.pictures = pictures
        self.analyses = analyses
        self.work = work
        self._limits = limits
        self._clock = clock
        self._posts: Cache[tuple[object, ...], tuple[float, asyncio.Future[str]]] = Cache(MOST_POSTS)
        self._ends: Cache[Hashable, tuple[Sequence[LuckView], Sequence[Sequence[int]]]] = Cache(MOST_ENDS)

    async def close_up(self, table: Table, view: Any, places: Sequence[str], member: int) -> bytes:
        """The viewer's own things on a phone, and the places they may choose."""
        draw = partial(SPECS[table.setup.game].painter.draw_close, view, names=table.names, places=places)
        return await self.pictures.share(draw, by=member)

    async def end(self, table: Table) -> bytes:
        """The whole game in pictures; the final count alone where the replay fails."""
        draw = SPECS[table.setup.game].painter.draw_end
        found: End | None = await self.work.do(
            THE_BOT, _key("end", table), replays.end, draw, *_plain_values(table), table.names
        )
        if found is not None:
            self._ends.put(_key("end", table), (found.lucks, found.courses))
            return found.picture
        count = SPECS[table.setup.game].painter.draw_standing
        return await self.pictures.share(partial(count, table.running.view(None), names=table.names))

    def find_luck_and_courses(self, table: Table) -> tuple[Sequence[LuckView], Sequence[Sequence[int]]]:
        """By seat how the dice of a finished game fell and the points grew, known as long as its picture is."""
        return self._ends.get(_key("end", table)) or ((), ())

    async def step(self, table: Table, member: int, number: int) -> Step:
        """One moment of the game, from 0; raises a `RuleError` when its log began under other rules."""
        key = _key("step", table, number)
        return await self.work.do(member, key, replays.step, *_plain_values(table), number)

    async def rounds(self, table: Table, member: int) -> Mapping[int, int]:
        """The number of the moment with which each round of a finished game begins, by round."""
        return await self.work.do(member, _key("rounds", table), replays.rounds, *_plain_values(table))

    async def film(self, table: Table, member: int) -> Film:
        """A finished game, or the last round of one that runs and what came after it; bystanders may see it."""
        match = table.running
        since = 0 if match.over is not None else match.round - 1
        key = _key("film", table, since)
        draw = SPECS[table.setup.game].painter.draw_replay
        return await self.work.do(member, key, replays.film, draw, *_plain_values(table), table.names, since)

    async def post_film(self, table: Table, member: int, post: Callable[[Film], Awaitable[str]]) -> str:
        """The address of the message with the film, which is posted once; people who ask again soon get the same.

        Raises a `RuleError` when this table was shown too often lately, and what `post` raises.
        """
        key = _key("film", table)
        if (known := self._find_message(key)) is not None:
            return await asyncio.shield(known)
        film = await self.film(table, member)
        if (known := self._find_message(key)) is None:
            self._limits.count_here("replay", table.record.id, table.record.server)
            known = asyncio.ensure_future(post(film))
            self._posts.put(key, (self._clock.steady(), known))
        return await asyncio.shield(known)

    def _find_message(self, key: tuple[object, ...]) -> asyncio.Future[str] | None:
        """The address, also while the message is being posted; None after a while, as it may have been deleted."""
        when, posting = self._posts.get(key) or (0, None)
        if posting is None or self._clock.steady() - when > REPOST_SECONDS:
            return None
        failed = posting.done() and (posting.cancelled() or posting.exception() is not None)
        return None if failed else posting


def _key(what: str, table: Table, *more: int) -> tuple[object, ...]:
    """The key under which something is cached for a state of a table."""
    return (what, table.record.id, len(table.rows), table.names, *more)


def _plain_values(table: Table) -> tuple[str, replays.Rows]:
    """What a worker process must know of a table: its setup and the rows that count."""
    return table.record.setup, [(row.seat, row.text, row.voted) for _, row in table.counting()]
