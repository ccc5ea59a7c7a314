"""A move: checked on a copy, written with all chance that follows and all posts it owes, and only then shown."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import engine
from bot.crashpoints import passing
from bot.live import Live, Orders
from bot.records import (
    Change,
    LogRecord,
    OrderRecord,
    PostRecord,
    RequestRecord,
    SnapshotRecord,
)
from bot.registry import MOST_AWAKE, Clock, Entropy, Registry
from bot.store import Store
from engine.core import chance, snapshot
from engine.core.errors import Stale
from engine.core.match import Match, Row
from engine.core.questions import Seat

MOVES_AT_WORK = 8
"""So many moves are worked out at the same moment. When fifty people move at once the first answers go out after a few
milliseconds instead of all at the end, and a commit still carries several moves."""


class Playing(Registry):
    """The moves of the seats."""

    def __init__(self, store: Store, clock: Clock, entropy: Entropy, most_awake: int = MOST_AWAKE) -> None:
        super().__init__(store, clock, entropy, most_awake)
        self._at_work = asyncio.Semaphore(MOVES_AT_WORK)

    async def play(self, live: Live, seat: Seat, line: str, move: int | None = None) -> None:
        """This seat gives its answer; raises a `RuleError` and changes nothing when it may not.

        `move` is the seat's own move number that a control carries; an older one is `Stale`.
        """
        async with live.lock, self._at_work:
            current = live.playing
            if move is not None and move != live.moves[seat]:
                raise Stale
            match = current.copy()
            played = self._log(live, match, match.play(seat, line), len(live.rows) + 1)
            rows = [played, *self._settle(live, match, len(live.rows) + 1, live.orders)]
            posts = await self._commit(live, match, rows, requests=await self._outdated(live))
            live.undo_asked = False
        self.announce(posts)
        self.moved()

    async def _outdated(self, live: Live) -> tuple[RequestRecord, ...]:
        """The open questions about undoing: they mean nothing any more when the game goes on."""
        if not live.undo_asked:
            return ()
        asked = await self.store.open_requests(live.record.id)
        return tuple(replace(request, status="void") for request in asked if request.kind == "undo")

    async def _commit(
        self,
        live: Live,
        match: Match,
        rows: list[LogRecord],
        posts: tuple[PostRecord, ...] = (),
        requests: tuple[RequestRecord, ...] = (),
        orders: tuple[OrderRecord, ...] = (),
    ) -> list[PostRecord]:
        """Write the rows of one move with the posts that they owe, then let the table be as after them."""
        before = live.running
        newly = [seat for seat in match.waiting if seat not in before.waiting]
        record = live.record
        if newly or match.over:
            record = replace(record, news_from=record.turn_from, turn_from=rows[-1].sequence)
        if match.over:
            record = replace(record, status="over")
        owed = [*posts, self._board(record.id, match, newly, rows[-1].sequence)]
        if match.over:
            owed.append(self.post(record.id, "over"))
        snapshots = snapshots_of(record.id, rows, match) if match.round != before.round or match.over else ()
        passing("move.before-commit")
        await self.store.write(
            Change(
                tables=(record,),
                rows=tuple(rows),
                snapshots=snapshots,
                posts=tuple(owed),
                requests=requests,
                orders=orders,
            )
        )
        passing("move.after-commit")
        live.record, live.match = record, match
        live.follow([Row(row.seat, row.action) for row in rows])
        live.happened(match.take_events(), handed_over=record.turn_from == len(live.rows))
        return owed

    def _log(self, live: Live, match: Match, row: Row, sequence: int) -> LogRecord:
        return LogRecord(live.record.id, sequence, row.seat, row.text, match.digest(), self.clock())

    def _settle(self, live: Live, match: Match, sequence: int, orders: Orders) -> list[LogRecord]:
        """Answer what chance is asked, and seats that have a standing answer; rows are numbered from `sequence` + 1."""
        key = live.key()
        rows: list[LogRecord] = []
        while (row := _by_itself(match, key, orders)) is not None:
            rows.append(self._log(live, match, row, sequence + len(rows) + 1))
        return rows

    def _board(self, game: int, match: Match, fresh: list[Seat], row: int) -> PostRecord:
        """The board after a row: a new message for seats newly asked (or at the end), else an edit."""
        kind = "hand-over" if fresh or match.over else "board"
        return self.post(game, kind, mention=fresh, row=row)


def _by_itself(match: Match, key: bytes, orders: Orders) -> Row | None:
    """The next answer that needs nobody, None when somebody must be asked."""
    if match.chance is not None:
        return match.supply(chance.answer(key, match.chance))
    for decision in match.decisions:
        answer = match.standing(decision, orders.get(decision.seat, {}))
        if answer is not None:
            return match.play(decision.seat, str(answer))
    return None


def snapshots_of(game: int, rows: list[LogRecord], match: Match) -> tuple[SnapshotRecord, ...]:
    return (SnapshotRecord(game, rows[-1].sequence, engine.RULES, snapshot.text(match.snapshot())),)
