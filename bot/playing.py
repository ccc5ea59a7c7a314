"""A move: checked on a copy, written with all chance that follows and all posts it owes, and only then shown."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import engine
from bot.clocks import Clocks
from bot.crashpoints import passing
from bot.holding import changed, is_held, release
from bot.live import Live, Orders
from bot.records import (
    Change,
    LogRecord,
    OrderRecord,
    PostRecord,
    RequestRecord,
    SnapshotRecord,
)
from bot.registry import MOST_AWAKE, Clock, Entropy
from bot.results import SWITCH, ResultRecord, places
from bot.store import Store
from engine.core import chance, snapshot
from engine.core.errors import Stale
from engine.core.match import Match, Row
from engine.core.questions import Seat

MOVES_AT_WORK = 8
"""So many moves are worked out at the same moment. When fifty people move at once the first answers go out after a few
milliseconds instead of all at the end, and a commit still carries several moves."""


class Playing(Clocks):
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
            released = release(live, seat)
            orders = changed(live.orders, released)
            rows = [played, *self._settle(live, match, len(live.rows) + 1, orders)]
            outdated = await self._outdated(live)
            posts = await self._commit(live, match, rows, requests=outdated, orders=released)
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
        done = [seat for seat in before.waiting if seat not in match.waiting]
        clocked = await self.clocked(live, newly, done)
        owed = [*posts, self._board(record.id, match, newly, rows[-1].sequence, clocked.mention)]
        if match.over:
            owed.append(self.post(record.id, "over"))
        results = await self._results(live, match) if match.over else ()
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
                kept=(*clocked.kept, *results),
                measured=tuple(clocked.measured),
            )
        )
        self.scheduled()
        passing("move.after-commit")
        live.record, live.match = record, match
        live.orders = changed(live.orders, orders) if orders else live.orders
        live.follow([Row(row.seat, row.action) for row in rows])
        live.happened(match.take_events(), handed_over=record.turn_from == len(live.rows))
        return owed

    async def _results(self, live: Live, match: Match) -> tuple[ResultRecord, ...]:
        """How everybody finished, where the server keeps that."""
        over, record = match.over, live.record
        if over is None or await self.store.note(f"{SWITCH}{record.server}") != "1":
            return ()
        return tuple(
            ResultRecord(
                record.id,
                seat.seat,
                record.server,
                seat.member,
                seat.name,
                record.setup,
                over.scores[seat.seat],
                place,
                match.round,
                record.rated,
                self.clock(),
            )
            for seat, place in zip(live.seats, places(over), strict=True)
        )

    def _log(self, live: Live, match: Match, row: Row, sequence: int, automatic: int = 0) -> LogRecord:
        digest = match.digest()
        return LogRecord(live.record.id, sequence, row.seat, row.text, digest, self.clock(), automatic)

    def _settle(self, live: Live, match: Match, sequence: int, orders: Orders) -> list[LogRecord]:
        """Answer what chance is asked, and seats that have a standing answer; rows are numbered from `sequence` + 1."""
        key = live.key()
        rows: list[LogRecord] = []
        while (row := _by_itself(match, key, orders)) is not None:
            automatic = int(row.seat is not None)
            rows.append(self._log(live, match, row, sequence + len(rows) + 1, automatic))
        return rows

    def _board(self, game: int, match: Match, fresh: list[Seat], row: int, mention: list[Seat]) -> PostRecord:
        """The board after a row: a new message for seats newly asked (or at the end), else an edit."""
        kind = "hand-over" if fresh or match.over else "board"
        return self.post(game, kind, mention=mention, row=row)


def _by_itself(match: Match, key: bytes, orders: Orders) -> Row | None:
    """The next answer that needs nobody, None when somebody must be asked."""
    if match.chance is not None:
        return match.supply(chance.answer(key, match.chance))
    for decision in match.decisions:
        own = orders.get(decision.seat)
        if not own or is_held(orders, decision.seat):
            continue
        answer = match.standing(decision, own)
        if answer is not None:
            return match.play(decision.seat, str(answer))
    return None


def snapshots_of(game: int, rows: list[LogRecord], match: Match) -> tuple[SnapshotRecord, ...]:
    return (SnapshotRecord(game, rows[-1].sequence, engine.RULES, snapshot.text(match.snapshot())),)
