"""Writes a change, then announces it: posts and messages to the outbox, jobs to the scheduler."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import field

from bot.storage.messages import MARKS, SECOND, MessageRecord, PendingEnded, PendingRecord
from bot.storage.people import ClockRecord, DueRecord, NotificationRecord, VoteRecord
from bot.storage.processes import ErrandRecord
from bot.storage.records import (
    AnalysisRecord,
    Change,
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
from bot.tables.model.errands import Errand
from bot.tables.model.jobs import Job
from bot.tables.model.kinds import CURRENT, SURPLUS
from bot.tables.model.posts import Post, SayPost
from engine.core.values import frozen

SAME_JOBS = "game = ? and kind = ? and who = ? and asked = ?"
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
"""The records which, like `TableRecord`, change what the messages of a table show."""


@frozen
class Announcement:
    """A table whose messages may have to change, with its new posts, new message records and reworded posts."""

    game: int
    posts: tuple[PostRecord, ...] = ()
    messages: tuple[MessageRecord, ...] = ()
    reworded: tuple[RewordedPost, ...] = ()


@frozen
class Signals:
    """What outbox, scheduler and computer players wait for. Nothing is lost when they begin later than the tables."""

    shown: asyncio.Queue[Announcement] = field(default_factory=asyncio.Queue[Announcement])
    """What was committed and must be shown."""
    due: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when new jobs may be due."""
    changed: asyncio.Queue[int] = field(default_factory=asyncio.Queue[int])
    """Tables where another seat may be asked, or have another player: a computer may have to move."""
    written: asyncio.Queue[TableRecord | RequestRecord] = field(default_factory=asyncio.Queue)
    """Records after which a private question to somebody may be over."""


class Committer:
    """The only way in which tables write posts and jobs, and the marks of tables that Discord may not show yet."""

    def __init__(self, store: Store, clock: WallClock, signals: Signals) -> None:
        self.store = store
        self.clock = clock
        self.signals = signals
        self.marks: dict[int, int] = {}
        """By table: the number of its latest change that Discord may not show yet."""
        self.newest = 0
        """The highest id of Discord that we have seen."""
        self._numbers = itertools.count(1)
        self._under_way = Counter[int]()
        """How many changes of each table are being written."""

    async def write(self, change: Change) -> None:
        """Write all of this or nothing, then announce its posts and jobs; raises what `Store.write` raises.

        No other task runs between that and the next line of the caller, which can update the table in memory there.
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
        """Write all of this or nothing, and mark each table whose messages must change because of it.

        The mark is set once the change is committed: what is shown until then shows the table before it.
        """
        games = _games_of(change)
        self._under_way.update(games)
        try:
            await self.store.write(change + self._pending(games))
        except BaseException:
            for game in {*games} & {*self.marks}:  # `end` has left their marks to this change
                self.signals.shown.put_nowait(Announcement(game))
            raise
        finally:
            self._under_way -= Counter(games)
        self._mark(games)

    def look_again(self, game: int) -> None:
        """Compare the messages of a table with what they should show, though nothing is known to have changed."""
        self.store.write_soon(self._pending((game,)))
        self._mark((game,))
        self.signals.shown.put_nowait(Announcement(game))

    async def find_rematch(self, game: int) -> list[RematchRecord]:
        """The record that leads to this table; written again, it marks the former table, which shows its rematch."""
        return await self.store.find(RematchRecord, "next = ?", game)

    async def look_at_former(self, game: int) -> None:
        """Have the message that leads to this rematch name its new place."""
        for each in await self.find_rematch(game):
            self.look_again(each.game)

    def _pending(self, games: Collection[int]) -> Change:
        return Change(tuple([PendingRecord(game, next(self._numbers)) for game in games]))

    def _mark(self, games: Collection[int]) -> None:
        self.marks |= {game: next(self._numbers) for game in games}

    def end(self, game: int, mark: int) -> None:
        """Remove this mark, as Discord shows the table as of it. It stays while a change of the table is being written,
        which has stored a mark of its own and is announced once committed.
        """
        if self.marks.get(game) == mark and not self._under_way[game]:
            del self.marks[game]
            self.store.write_soon(Change((PendingEnded(game, mark),)))

    def continue_marks(self, known: Sequence[PendingRecord]) -> None:
        """Take over the marks that an earlier run has left; new ones get higher numbers."""
        self._numbers = itertools.count(max((0, *self.marks.values(), *(each.mark for each in known))) + 1)
        self._mark({each.game for each in known} - {*self.marks})

    def announce(self, change: Change) -> None:
        """Tell the outbox of a committed change."""
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
        """The record which, once written, has the message of this post deleted, whether sent or still to be sent."""
        return MessageRecord(self.store.new_id("messages"), game, SURPLUS, post, place)

    def note_id(self, snowflake: int) -> None:
        """Note an id that Discord has assigned: later messages get higher ones, whatever our own clock says."""
        self.newest = max(self.newest, snowflake)

    def older(self, record: TableRecord) -> int:
        """An id lower than that of every message of this table that is still to be sent."""
        return max(0, max(self.newest, record.place, record.lobby or 0, record.board or 0) - SECOND)

    def current_message(self, record: TableRecord, tells: Collection[str]) -> MessageRecord:
        """The record of the next message by which a table asks; `tells` names the decisions of which it notifies.

        It is committed with the move, so that no further transaction is needed before the request to Discord.
        """
        number, after = self.store.new_id("messages"), self.older(record)
        what = (number, record.id, CURRENT, record.asking, record.place, None, after, MARKS + number)
        return MessageRecord(*what, tells=" ".join(tells))

    def post(self, game: int, post: Post) -> PostRecord:
        """An unsent post with a new id."""
        return PostRecord(self.store.new_id("outbox"), game, post.kind, str(post))

    def say(self, game: int, text: str, button: str = "", **values: str | int) -> PostRecord:
        """An unsent post that says one sentence, see `SayPost`."""
        return self.post(game, SayPost(text, button, values))

    def due(self, at: int, job: Job, game: int | None, server: int = 0) -> DueRecord:
        """A job for this moment (UNIX seconds) with a new id; without a table the owner of `server` does it."""
        return DueRecord(self.store.new_id("due"), at, job.kind, game, *job.columns, server=server)

    async def find_jobs(self, game: int, job: Job) -> list[DueRecord]:
        """The stored jobs of a table that say the same as this one."""
        return await self.store.find(DueRecord, SAME_JOBS, game, job.kind, *job.columns)

    def errand(self, table: TableRecord, errand: Errand) -> ErrandRecord:
        """An errand for the owner of this table with a new id."""
        number = self.store.new_id("errands")
        return ErrandRecord(number, table.server, table.id, errand.kind, str(errand))


def _games_of(change: Change) -> list[int]:
    """The tables whose messages may have to change with this, in order."""
    shown = {each.game for each in change.put if isinstance(each, SHOWN)}
    return sorted({*shown, *(each.id for each in change.of(TableRecord))})
