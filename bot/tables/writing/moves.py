"""A move: checked on a copy, written as one change with all that follows and needs no person and with all posts that
are to be made, and only then shown.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

import engine
from bot.storage.crashpoints import passing
from bot.storage.messages import MessageRecord
from bot.storage.people import RecordKeeperRecord
from bot.storage.records import (
    BY_KIND,
    BY_VOTE,
    EXACT,
    NO_CHANGE,
    OBVIOUS,
    Change,
    LogRecord,
    OfferRecord,
    RequestRecord,
    ResultRecord,
    SeatRecord,
    SnapshotRecord,
    TableRecord,
)
from bot.storage.store import Store
from bot.tables.model.computers import computers_among, is_computer
from bot.tables.model.prepared import changed_records, follow_rows, resume
from bot.tables.model.rounds import Ends, find_ends
from bot.tables.model.table import AllPrepared, Table, row_of
from bot.tables.writing import analyses
from bot.tables.writing.clocks import Clocks, name_decisions
from bot.tables.writing.committer import Committer
from bot.tables.writing.ratings import places
from engine.computer.levels import Choice
from engine.core import chance, snapshot
from engine.core.errors import Stale
from engine.core.match import Match, Row
from engine.core.players import greedy
from engine.core.prepared import NOTHING, Prepared, match_answer
from engine.core.questions import Seat

MOVES_AT_WORK = 8
"""The most moves that are computed at the same moment. When fifty people move at once the first answers go out after a
few milliseconds instead of all at the end, and a commit still carries several moves."""


class Moves:
    """The moves of the seats, and all else by which rows come to the log of a table; `moved` is called after each move
    of a seat.
    """

    def __init__(self, committer: Committer, clocks: Clocks, moved: Callable[[], None]) -> None:
        self._committer = committer
        self._clocks = clocks
        self._moved = moved
        self._at_work = asyncio.Semaphore(MOVES_AT_WORK)

    async def play(
        self, table: Table, seat: Seat, line: str, move: int | None = None, more: Change = NO_CHANGE
    ) -> None:
        """This seat gives its answer; raises a `RuleError` and changes nothing when it may not.

        `move` is the seat's own move number that a control carries; an older one is `Stale`. `more` is written in the
        same transaction.
        """
        async with table.lock, self._at_work:
            await self._play(table, seat, line, move, unseal_seat(table, seat), more)
        self._moved()

    async def play_for(self, table: Table, seat: Seat, line: str, move: int) -> None:
        """The bot answers for this seat by vote; a substitute there has not moved by that."""
        async with table.lock, self._at_work:
            await self._play(table, seat, line, move, (), voted=True)
        self._moved()

    async def play_computer(self, table: Table, seat: Seat, choice: Choice, after: int) -> None:
        """The computer answers that plays this seat; `Stale` unless the log still ends with row `after`."""
        async with table.lock, self._at_work:
            if len(table.rows) != after or seat not in table.computers_asked:
                raise Stale
            await self._play(table, seat, str(choice.action), None, (), computer=choice.origin)
        self._moved()

    async def _play(
        self,
        table: Table,
        seat: Seat,
        line: str,
        move: int | None,
        moved_in: tuple[SeatRecord, ...],
        more: Change = NO_CHANGE,
        *,
        voted: bool = False,
        computer: str = "",
    ) -> None:
        current = table.playing
        if move is not None and move != table.moves[seat]:
            raise Stale
        match = current.copy()
        answered = match.play(seat, line, voted=voted, computer=computer)
        played = self.log(table, match, answered, len(table.rows) + 1, BY_VOTE if voted else 0)
        prepared = resume(table, seat)
        sealed = sealed_seats(table) - {each.seat for each in moved_in}
        rows = [played, *self.settle(table, match, len(table.rows) + 1, prepared, sealed)]
        more += Change((*moved_in, *await self.find_outdated(table)))
        await self.commit(table, match, rows, more, prepared=prepared)
        table.undo_asked = False

    # What the caller does who holds the lock of the table

    async def find_outdated(self, table: Table) -> tuple[RequestRecord, ...]:
        """The open questions about undoing: the next move makes them void."""
        if not table.undo_asked:
            return ()
        asked = await self._committer.store.open_requests(table.record.id)
        return tuple(replace(request, status="void") for request in asked if request.kind == "undo")

    async def commit(
        self,
        table: Table,
        match: Match,
        rows: list[LogRecord],
        more: Change,
        taken: tuple[Seat, ...] = (),
        base: Match | None = None,
        prepared: AllPrepared | None = None,
    ) -> None:
        """Write the rows of one move with the posts that they bring, then let the table be as after them.

        `more` is what else is written in the same transaction; seats that were `taken` over are asked anew. The rows
        follow on `base` (None: on the running game), and `prepared` is what the seats had prepared for them (None: what
        they have).
        """
        before, later = table.running, with_seats(table, more.of(SeatRecord))
        left = follow_rows(table, match, rows, table.prepared if prepared is None else prepared)
        more += Change(changed_records(table, left))
        is_round_over = match.round != (base or before).round or match.over is not None
        logged = [row_of(row) for row in rows] if is_round_over else []
        ended = find_ends(base or before, logged, None if base else table.story)
        newly, rests = await self._newly(later, match, taken)
        record = next(iter(more.of(TableRecord)), table.record)
        if (newly and rests) or match.over:
            record = handed_over(record, rows[-1].sequence, over=match.over is not None)
        done = [seat for seat in before.waiting if seat not in match.waiting]
        clocked = await self._clocks.set_clocks(later, newly, done, taken)
        posts = [self._committer.post(record.id, "round", row=rows[end - 1].sequence) for end in ended.rows]
        if match.over:
            posts.append(self._committer.post(record.id, "over"))
            # a player who took a seat has ended its offer
            others = {each.seat for each in table.seats} - {*taken}
            more += await withdraw_offers(self._committer, table, others)
        elif rests and (
            newly or ended.rows
        ):  # who is newly asked is to be notified, below the story of a round
            record = asked_anew(record)
        messages = await self._messages_to_make(later, record, match, clocked)
        results = await self._results(later, match) if match.over else ()
        analysis = analyses.analyses_to_make(later) if match.over else ()
        snapshots = snapshots_of(record.id, rows, match) if match.round != before.round or match.over else ()
        passing("move.before-commit")
        await self._committer.write(
            more + Change((record, *rows, *snapshots, *posts, *clocked, *messages, *results, *analysis))
        )
        passing("move.after-commit")
        table.prepared = left
        table.seats = later.seats
        _follow(table, match, record, rows, ended)

    async def _newly(self, table: Table, match: Match, taken: tuple[Seat, ...]) -> tuple[list[Seat], bool]:
        """The seats that are asked from now on, and whether the table rests: while a computer must still answer,
        only computers are newly asked, so that people are asked once at the end.
        """
        clocks = await self._clocks.of(table)
        newly = [seat for seat in match.waiting if seat in taken or not clocks[seat].asked]
        computers = computers_among(table.seats, match.waiting)
        return [seat for seat in newly if seat in computers] if computers else newly, not computers

    async def _messages_to_make(
        self, table: Table, record: TableRecord, match: Match, clocked: Sequence[object]
    ) -> tuple[MessageRecord, ...]:
        """The message by which the table asks from now on, where that is a new one."""
        if record.thread is None or record.asking == table.record.asking:
            return ()
        notified = await self._clocks.notified_in_thread(table, match.waiting, clocked)
        return (self._committer.current_message(record, name_decisions(notified)),)

    async def _results(self, table: Table, match: Match) -> tuple[ResultRecord, ...]:
        """How each seat finished, where the server keeps results."""
        over, record = match.over, table.record
        if over is None or not await self._committer.store.find(
            RecordKeeperRecord, "server = ?", record.server
        ):
            return ()
        computers = sum(is_computer(seat.member) for seat in table.seats)
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
                self._committer.clock(),
                computers,
            )
            for seat, place in zip(table.seats, places(over), strict=True)
        )

    def log(self, table: Table, match: Match, row: Row, sequence: int, automatic: int = 0) -> LogRecord:
        digest = match.digest()
        return LogRecord(
            *(table.record.id, sequence, row.seat, row.text, digest, self._committer.clock(), automatic),
            computer=row.computer,
        )

    def settle(
        self,
        table: Table,
        match: Match,
        sequence: int,
        prepared: AllPrepared,
        sealed: Collection[Seat] | None = None,
    ) -> list[LogRecord]:
        """Answer what chance is asked, what is obvious, what seats have `prepared`, and the hidden questions of those
        that are `sealed` (None: as they are now); rows are numbered from `sequence` + 1.
        """
        key, left = table.key(), dict(prepared)
        closed = sealed_seats(table) if sealed is None else sealed
        rows = list[LogRecord]()
        while (found := _by_itself(match, key, left, closed)) is not None:
            row, automatic = found
            rows.append(self.log(table, match, row, sequence + len(rows) + 1, automatic))
        return rows


def handed_over(record: TableRecord, last: int, *, over: bool) -> TableRecord:
    """The table after its last row has handed it on to others, or ended its game."""
    status = "over" if over else record.status
    return replace(record, status=status, news_from=record.turn_from, turn_from=last)


def asked_anew(record: TableRecord) -> TableRecord:
    """The table when people are to be asked by a new message."""
    return replace(record, asking=record.asking + 1)


def unseal_seat(table: Table, seat: Seat) -> tuple[SeatRecord, ...]:
    """What is written when a substitute moves for the first time."""
    if not table.is_sealed(seat):
        return ()
    return (replace(table.seats[seat], first_move=len(table.rows) + 1),)


def _follow(table: Table, match: Match, record: TableRecord, rows: Sequence[LogRecord], ended: Ends) -> None:
    """Let the table in memory be as it was just written."""
    table.record, table.match = record, match
    table.follow([row_of(row) for row in rows])
    is_handed_over = record.turn_from == len(table.rows)
    table.note_events(match.take_events(), handed_over=is_handed_over, new_round=ended.begun)
    if ended.over:
        table.ended = {rows[ended.rows[0] - 1].sequence: ended.over}


def _by_itself(
    match: Match, key: bytes, prepared: dict[Seat, Prepared], sealed: Collection[Seat]
) -> tuple[Row, int] | None:
    """The next answer that needs no person, and why it needs none; None when a person must be asked. An exact answer
    is taken out of what was `prepared`, as it is used once.
    """
    if match.chance is not None:
        return match.supply(chance.answer(key, match.chance)), 0
    if match.obvious is not None:
        seat, action = match.obvious
        return match.play(seat, str(action)), OBVIOUS
    for decision in match.decisions:
        seat = decision.seat
        if decision.secret and seat in sealed:
            return match.play(seat, str(greedy(match, decision))), 0
        if (found := match_answer(match, decision, prepared.get(seat, NOTHING))) is not None:
            prepared[seat] = found.left
            return match.play(seat, str(found.action)), EXACT if found.is_exact else BY_KIND
    return None


def sealed_seats(table: Table) -> set[Seat]:
    """The seats whose substitutes have not moved yet: questions about what is hidden there are answered for them."""
    return {each.seat for each in table.seats if table.is_sealed(each.seat)}


def with_seats(table: Table, changed: Sequence[SeatRecord]) -> Table:
    """The table as it will be once these seats are written: until then nobody else may see it like that."""
    fresh = {each.seat: each for each in changed}
    return replace(table, seats=tuple(fresh.get(each.seat, each) for each in table.seats))


async def write_at(committer: Committer, table: Table, change: Change) -> None:
    """Write this, then let the table in memory be as it says."""
    await committer.write(change)
    table.record = next(iter(change.of(TableRecord)), table.record)
    table.seats = with_seats(table, change.of(SeatRecord)).seats


def snapshots_of(game: int, rows: list[LogRecord], match: Match) -> tuple[SnapshotRecord, ...]:
    plain = snapshot.text(match.snapshot())
    return tuple(SnapshotRecord(game, row.sequence, engine.RULES, plain) for row in rows[-1:])


async def withdraw_offers(committer: Committer, table: Table, seats: Collection[Seat]) -> Change:
    """What ends the offers of these seats: nobody wants their messages any more."""
    store, game = committer.store, table.record.id
    ended = [each for each in await store.find(OfferRecord, "game = ?", game) if each.seat in seats]
    shown = {each.mark for each in await store.find(MessageRecord, "game = ?", game)} if ended else ()
    unknown = list[MessageRecord]()
    for each in ended:  # in 1.0 nothing was known of the messages of an offer but their posts
        for post in await posts_of(store, each):
            place = table.record.place if post == each.post else table.record.channel
            unknown += [] if post in shown else [committer.surplus(game, place, post=post)]
    return Change(tuple(unknown), tuple(ended))


async def posts_of(store: Store, offer: OfferRecord) -> tuple[int, ...]:
    """Those that say in its thread, and where tables are opened, that a seat is free."""
    post = await store.post(offer.post)
    return offer.post, *(json.loads(post.content).get("beside", ()) if post else ())
