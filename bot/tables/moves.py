"""A move: checked on a copy, written with all chance that follows and all posts it owes, and only then shown."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import replace

import engine
from bot.storage.crashpoints import passing
from bot.storage.records import (
    Change,
    LogRecord,
    PostRecord,
    RequestRecord,
    ResultRecord,
    SeatRecord,
    SnapshotRecord,
)
from bot.storage.store import Store
from bot.tables.clocks import Clocks
from bot.tables.paused_orders import changed, is_held, release
from bot.tables.ratings import SWITCH, places
from bot.tables.registry import MOST_AWAKE, Clock, Entropy
from bot.tables.table import Live, Orders
from engine.core import chance, snapshot
from engine.core.errors import Stale
from engine.core.match import Match, Row
from engine.core.players import greedy
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
            posts = await self._played(live, seat, line, move, unsealed(live, seat))
        self.announce(posts)
        self.moved()

    async def play_for(self, live: Live, seat: Seat, line: str, move: int) -> None:
        """The bot answers for this seat; a substitute there has not moved by that."""
        async with live.lock, self._at_work:
            posts = await self._played(live, seat, line, move, ())
        self.announce(posts)
        self.moved()

    async def _played(
        self, live: Live, seat: Seat, line: str, move: int | None, moved_in: tuple[SeatRecord, ...]
    ) -> list[PostRecord]:
        current = live.playing
        if move is not None and move != live.moves[seat]:
            raise Stale
        match = current.copy()
        played = self._log(live, match, match.play(seat, line), len(live.rows) + 1)
        released = release(live, seat)
        orders = changed(live.orders, released)
        sealed = sealed_seats(live) - {each.seat for each in moved_in}
        rows = [played, *self._settle(live, match, len(live.rows) + 1, orders, sealed)]
        beside = Change(seats=moved_in, requests=await self._outdated(live), orders=released)
        posts = await self._commit(live, match, rows, beside)
        live.undo_asked = False
        return posts

    async def _outdated(self, live: Live) -> tuple[RequestRecord, ...]:
        """The open questions about undoing: they mean nothing any more when the game goes on."""
        if not live.undo_asked:
            return ()
        asked = await self.store.open_requests(live.record.id)
        return tuple(replace(request, status="void") for request in asked if request.kind == "undo")

    async def _commit(
        self, live: Live, match: Match, rows: list[LogRecord], beside: Change, again: tuple[Seat, ...] = ()
    ) -> list[PostRecord]:
        """Write the rows of one move with the posts that they owe, then let the table be as after them.

        `beside` is what else is written in the same transaction; the seats `again` are asked anew if they are asked.
        """
        before = live.running
        newly = [seat for seat in match.waiting if seat not in before.waiting or seat in again]
        (record,) = beside.tables or (live.record,)
        if newly or match.over:
            record = replace(record, news_from=record.turn_from, turn_from=rows[-1].sequence)
        if match.over:
            record = replace(record, status="over")
        done = [seat for seat in before.waiting if seat not in match.waiting]
        clocked = await self.clocked(live, newly, done)
        owed = [*beside.posts, self._board(record.id, match, newly, rows[-1].sequence, clocked.mention)]
        if match.over:
            owed.append(self.post(record.id, "over"))
        results = await self._results(live, match) if match.over else ()
        snapshots = snapshots_of(record.id, rows, match) if match.round != before.round or match.over else ()
        passing("move.before-commit")
        await self.store.write(
            replace(
                beside,
                tables=(record,),
                rows=tuple(rows),
                snapshots=snapshots,
                posts=tuple(owed),
                kept=(*beside.kept, *clocked.kept, *results),
                measured=tuple(clocked.measured),
            )
        )
        self.scheduled()
        passing("move.after-commit")
        live.record, live.match = record, match
        live.seats = seated(live.seats, beside.seats)
        live.orders = changed(live.orders, beside.orders) if beside.orders else live.orders
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

    def _settle(
        self,
        live: Live,
        match: Match,
        sequence: int,
        orders: Orders,
        sealed: Collection[Seat] | None = None,
    ) -> list[LogRecord]:
        """Answer what chance is asked, seats that have a standing answer, and the hidden questions of those that are
        `sealed` (None: as they are now); rows are numbered from `sequence` + 1.
        """
        key = live.key()
        closed = sealed_seats(live) if sealed is None else sealed
        rows: list[LogRecord] = []
        while (found := _by_itself(match, key, orders, closed)) is not None:
            row, automatic = found
            rows.append(self._log(live, match, row, sequence + len(rows) + 1, automatic))
        return rows

    def _board(self, game: int, match: Match, fresh: list[Seat], row: int, mention: list[Seat]) -> PostRecord:
        """The board after a row: a new message for seats newly asked (or at the end), else an edit."""
        kind = "hand-over" if fresh or match.over else "board"
        return self.post(game, kind, mention=mention, row=row)


def _by_itself(match: Match, key: bytes, orders: Orders, sealed: Collection[Seat]) -> tuple[Row, int] | None:
    """The next answer that needs nobody, and whether a standing answer gave it; None when somebody must be asked."""
    if match.chance is not None:
        return match.supply(chance.answer(key, match.chance)), 0
    for decision in match.decisions:
        if decision.secret and decision.seat in sealed:
            return match.play(decision.seat, str(greedy(match, decision))), 0
        own = orders.get(decision.seat)
        if not own or is_held(orders, decision.seat):
            continue
        answer = match.standing(decision, own)
        if answer is not None:
            return match.play(decision.seat, str(answer)), 1
    return None


def sealed_seats(live: Live) -> set[Seat]:
    """The seats whose substitutes have not moved yet: questions about what is hidden there are answered for them."""
    return {each.seat for each in live.seats if live.sealed(each.seat)}


def unsealed(live: Live, seat: Seat) -> tuple[SeatRecord, ...]:
    """What is written when a substitute moves for the first time."""
    if not live.sealed(seat):
        return ()
    return (replace(live.seats[seat], first_move=len(live.rows) + 1),)


def seated(seats: tuple[SeatRecord, ...], changed_ones: tuple[SeatRecord, ...]) -> tuple[SeatRecord, ...]:
    """The seats once these are written."""
    fresh = {each.seat: each for each in changed_ones}
    return tuple(fresh.get(each.seat, each) for each in seats)


def snapshots_of(game: int, rows: list[LogRecord], match: Match) -> tuple[SnapshotRecord, ...]:
    plain = snapshot.text(match.snapshot())
    return tuple(SnapshotRecord(game, row.sequence, engine.RULES, plain) for row in rows[-1:])
