"""Writes a change, and then shows it: what must be posted goes to the outbox, what is due later to the scheduler."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import field
from typing import Any

from bot.storage.messages import MARKS, SECOND, MessageRecord, PendingEnded, PendingRecord
from bot.storage.people import ClockRecord, DueRecord, NotificationRecord, VoteRecord
from bot.storage.records import (
    AnalysisRecord,
    Change,
    ErrandRecord,
    HintRecord,
    LogRecord,
    PostRecord,
    RematchRecord,
    RequestRecord,
    RewordedPost,
    SeatRecord,
    TableRecord,
    WordsRecord,
)
from bot.storage.store import Store
from bot.tables.model.kinds import CURRENT, JOB_KINDS, POST_KINDS, SURPLUS
from engine.core.values import frozen

WallClock = Callable[[], int]
"""Gives UNIX seconds."""
SHOWN = (
    SeatRecord,
    LogRecord,
    ClockRecord,
    NotificationRecord,
    HintRecord,
    WordsRecord,
    AnalysisRecord,
    MessageRecord,
    RequestRecord,
    VoteRecord,
    RematchRecord,
)
"""The records of a table of which its messages tell, besides its own."""


@frozen
class Announcement:
    """A table whose messages may have to change, the posts that are to be made, and messages that it has more."""

    game: int
    posts: tuple[PostRecord, ...] = ()
    messages: tuple[MessageRecord, ...] = ()
    reworded: tuple[RewordedPost, ...] = ()


@frozen
class Signals:
    """What the outbox and the scheduler wait for. Nothing is lost when they begin later than the tables."""

    shown: asyncio.Queue[Announcement] = field(default_factory=asyncio.Queue[Announcement])
    """What is on disk and must be shown."""
    due: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when something may be due that was not before."""
    changed: asyncio.Queue[int] = field(default_factory=asyncio.Queue[int])
    """The tables at which others may be asked, or sit, than before: perhaps a computer."""
    written: asyncio.Queue[TableRecord | RequestRecord] = field(default_factory=asyncio.Queue)
    """What may end that somebody is privately asked."""


class Committer:
    """The only way in which tables write posts and jobs."""

    def __init__(self, store: Store, clock: WallClock, signals: Signals) -> None:
        self.store = store
        self.clock = clock
        self.signals = signals
        self.marks: dict[int, int] = {}
        """The latest change of each table that may differ from what Discord shows."""
        self.newest = 0
        """The newest id of Discord that is known."""
        self._numbers = itertools.count(1)
        self._under_way = Counter[int]()
        """How many changes of each table are on their way to the disk."""

    async def write(self, change: Change) -> None:
        """Write all of this or nothing, then hand on its posts and jobs; raises what `Store.write` raises.

        Nothing else runs between that and the next line of the caller, so the table in memory can follow there.
        """
        await self.commit(change)
        self.announce(change)
        if change.of(DueRecord):
            self.signals.due.set()
        for game in {each.id for each in change.of(TableRecord)} | {
            each.game for each in change.of(SeatRecord)
        }:
            self.signals.changed.put_nowait(game)
        for record in (*change.of(TableRecord), *change.of(RequestRecord)):
            self.signals.written.put_nowait(record)

    async def commit(self, change: Change) -> None:
        """Write all of this or nothing, with a mark at each table of which messages tell something else afterwards.

        The mark counts from when the change is on disk: what is shown until then tells of the table before it.
        """
        games = _games_of(change)
        self._under_way.update(games)
        try:
            await self.store.write(change + self._pending(games))
        except BaseException:
            for game in {*games} & {*self.marks}:  # what was shown meanwhile has left its mark to this change
                self.signals.shown.put_nowait(Announcement(game))
            raise
        finally:
            self._under_way -= Counter(games)
        self._mark(games)

    def look_again(self, game: int) -> None:
        """The messages of a table may differ from what they should show, though nothing is known to have changed."""
        self.store.write_soon(self._pending((game,)))
        self._mark((game,))
        self.signals.shown.put_nowait(Announcement(game))

    async def find_rematch(self, game: int) -> list[RematchRecord]:
        """The record that leads to this table; written again, it marks the table before, which tells of the rematch."""
        return await self.store.find(RematchRecord, "next = ?", game)

    def _pending(self, games: Collection[int]) -> Change:
        return Change(tuple([PendingRecord(game, next(self._numbers)) for game in games]))

    def _mark(self, games: Collection[int]) -> None:
        self.marks |= {game: next(self._numbers) for game in games}

    def end(self, game: int, mark: int) -> None:
        """All is shown of this table as it was after the change with this mark. A change that is on its way to the disk
        has marked it there already, and is shown when it has arrived.
        """
        if self.marks.get(game) == mark and not self._under_way[game]:
            del self.marks[game]
            self.store.write_soon(Change((PendingEnded(game, mark),)))

    def continue_marks(self, known: Sequence[PendingRecord]) -> None:
        """These tables were left by an earlier run; further marks are greater."""
        self._numbers = itertools.count(max((0, *self.marks.values(), *(each.mark for each in known))) + 1)
        self._mark({each.game for each in known} - {*self.marks})

    def announce(self, change: Change) -> None:
        """This is on disk, and is to be shown."""
        unsent = [each for each in change.of(PostRecord) if each.status == "owed"]
        messages, reworded = change.of(MessageRecord), change.of(RewordedPost)
        for game in sorted({*_games_of(change), *(each.game for each in (*unsent, *reworded))}):
            self.signals.shown.put_nowait(
                Announcement(
                    game,
                    tuple(each for each in unsent if each.game == game),
                    tuple(each for each in messages if each.game == game),
                    tuple(each for each in reworded if each.game == game),
                )
            )

    def surplus(self, game: int, place: int, post: int) -> MessageRecord:
        """The message that this post became or becomes: it goes, once this is written."""
        return MessageRecord(self.store.new_id("messages"), game, SURPLUS, post, place)

    def note_id(self, snowflake: int) -> None:
        """Discord has made this id: what is sent from now on gets a higher one, whatever our own clock says."""
        self.newest = max(self.newest, snowflake)

    def older(self, record: TableRecord) -> int:
        """An id that is older than every message of this table that is still to be sent."""
        return max(0, max(self.newest, record.place, record.lobby or 0, record.board or 0) - SECOND)

    def current_message(self, record: TableRecord, tells: Collection[str]) -> MessageRecord:
        """The message by which a table asks next, and of which decisions it notifies. That it may exist is on disk with
        what it asks, so that no transaction of its own stands between a move and the request that shows it.
        """
        number, after = self.store.new_id("messages"), self.older(record)
        what = (number, record.id, CURRENT, record.asking, record.place, None, after, MARKS + number)
        return MessageRecord(*what, tells=" ".join(tells))

    def post(self, game: int, kind: str, **content: Any) -> PostRecord:
        """A post that is unsent from now on, once it is written."""
        if kind not in POST_KINDS:
            raise ValueError(f"there is no kind of post {kind!r}")
        return PostRecord(self.store.new_id("outbox"), game, kind, json.dumps(content))

    def due(
        self, at: int, kind: str, game: int | None, who: int, asked: int = 0, server: int = 0
    ) -> DueRecord:
        """A job for this moment, once it is written; without a table it is done by the owner of a server."""
        if kind not in JOB_KINDS:
            raise ValueError(f"there is no kind of job {kind!r}")
        return DueRecord(self.store.new_id("due"), at, kind, game, who, asked, server=server)

    def errand(self, table: TableRecord, kind: str, **content: Any) -> ErrandRecord:
        """What the owner of this table is to do there, once it is written."""
        number = self.store.new_id("errands")
        return ErrandRecord(number, table.server, table.id, kind, json.dumps(content))


def _games_of(change: Change) -> list[int]:
    """The tables of whose messages a change says something."""
    shown = {each.game for each in change.put if isinstance(each, SHOWN)}
    return sorted({*shown, *(each.id for each in change.of(TableRecord))})
