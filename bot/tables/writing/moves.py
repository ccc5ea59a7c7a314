"""A move: checked on a copy of the match, committed in one transaction with the rows and posts that follow from it
without a person, and only then shown.
"""

from __future__ import annotations

import asyncio
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
from bot.tables.model.position import AllPrepared, News, Position
from bot.tables.model.posts import OfferPost, OverPost, RoundPost
from bot.tables.model.prepared import changed_records, prepared_after, resume
from bot.tables.model.rounds import Ends, find_ends
from bot.tables.model.table import Table, row_of
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

Seats = Collection[Seat]
MOVES_AT_WORK = 8
"""The most moves that are computed at the same time. When fifty people move at once, the first are answered after a few
milliseconds instead of all at the end, and a commit still holds several moves."""


class Moves:
    """Adds rows to the logs of tables: moves and what follows from them. `moved` is called after each move."""

    def __init__(self, committer: Committer, clocks: Clocks, moved: Callable[[], None]) -> None:
        self._committer = committer
        self._clocks = clocks
        self._moved = moved
        self._at_work = asyncio.Semaphore(MOVES_AT_WORK)

    async def play(
        self, table: Table, seat: Seat, line: str, move: int | None = None, more: Change = NO_CHANGE
    ) -> None:
        """Play the answer `line` of this seat; raises `RuleError` and changes nothing when it is not allowed.

        `move` is the move number that a control carries; raises `Stale` when the seat has another by now. `more` is
        written in the same transaction.
        """
        async with table.lock, self._at_work:
            await self._play(table, seat, line, move, unseal_seat(table, seat), more)
        self._moved()

    async def play_for(self, table: Table, seat: Seat, line: str, move: int) -> None:
        """Play an answer for this seat as voted by the others; it does not unseal the seat of a substitute."""
        async with table.lock, self._at_work:
            await self._play(table, seat, line, move, (), voted=True)
        self._moved()

    async def play_computer(self, table: Table, seat: Seat, choice: Choice, after: int) -> None:
        """Play the choice of the computer at this seat; raises `Stale` unless the log still ends with row `after`."""
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
        played = self.log_record(table, match, answered, len(table.rows) + 1, BY_VOTE if voted else 0)
        prepared = resume(table, seat)
        sealed = sealed_seats(table) - {each.seat for each in moved_in}
        rows = [played, *self.settle(table, match, len(table.rows) + 1, prepared, sealed)]
        await self.commit(table, match, rows, more + Change(moved_in), prepared=prepared)

    # For callers that hold the lock of the table

    async def commit(
        self,
        table: Table,
        match: Match,
        rows: list[LogRecord],
        more: Change,
        taken: Seats = (),
        base: Match | None = None,
        prepared: AllPrepared | None = None,
    ) -> None:
        """Write the rows of one move with everything that they cause in one transaction, then update the table.

        `match` is the game after the rows and `base` the one before them (None: the running game). `more` is written in
        the same transaction, and seats that were `taken` over are asked again. `prepared` is what the seats had
        prepared before the rows (None: what they have now).
        """
        before, later = table.running, with_change(table, more)
        left = prepared_after(table, match, rows, table.position.prepared if prepared is None else prepared)
        more += await end_undo_requests(self._committer.store, table, more)
        more += Change(changed_records(table, left))
        is_round_over = match.round != (base or before).round or match.over is not None
        logged = [row_of(row) for row in rows] if is_round_over else []
        ended = find_ends(base or before, logged, None if base else table.position.story)
        newly, rests = await self._newly_asked(later, match, taken)
        record = next(iter(more.of(TableRecord)), table.record)
        if (newly and rests) or match.over:
            record = after_hand_over(record, rows[-1].sequence, over=match.over is not None)
        done = [seat for seat in before.waiting if seat not in match.waiting]
        clocked = await self._clocks.set_clocks(later, newly, done, taken)
        posts = [self._committer.post(record.id, RoundPost(rows[end - 1].sequence)) for end in ended.rows]
        if match.over:
            posts.append(self._committer.post(record.id, OverPost()))
            # the offer of a seat that was taken is withdrawn with that
            others = {each.seat for each in table.seats} - {*taken}
            more += await withdraw_offers(self._committer, table, others)
        elif rests and (newly or ended.rows):  # newly asked people are mentioned, below the story of a round
            record = with_new_message(record)
        messages = await self._messages_to_make(later, record, match, clocked)
        results = await self._results(later, match) if match.over else ()
        analysis = analyses.analyses_to_make(later) if match.over else ()
        snapshots = snapshots_of(record.id, rows, match) if match.round != before.round or match.over else ()
        position = position_after(later, record, match, rows, ended)
        passing("move.before-commit")
        await self._committer.write(
            more + Change((record, *rows, *snapshots, *posts, *clocked, *messages, *results, *analysis))
        )
        passing("move.after-commit")
        table.position, table.undo_asked = replace(position, prepared=left), False

    async def _newly_asked(self, table: Table, match: Match, taken: Seats) -> tuple[list[Seat], bool]:
        """The seats that are newly asked, and whether the table rests: while a computer must still answer, only
        computers are newly asked, so that people are asked once, at the end.
        """
        clocks = await self._clocks.of_seats(table)
        newly = [seat for seat in match.waiting if seat in taken or not clocks[seat].asked]
        computers = computers_among(table.seats, match.waiting)
        return [seat for seat in newly if seat in computers] if computers else newly, not computers

    async def _messages_to_make(
        self, table: Table, record: TableRecord, match: Match, clocked: Sequence[object]
    ) -> tuple[MessageRecord, ...]:
        """The record of the new message by which the table asks; empty if it keeps its message."""
        if record.thread is None or record.asking == table.record.asking:
            return ()
        notified = await self._clocks.notified_in_thread(table, match.waiting, clocked)
        return (self._committer.current_message(record, name_decisions(notified)),)

    async def _results(self, table: Table, match: Match) -> tuple[ResultRecord, ...]:
        """The results of all seats; empty if the server keeps none."""
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

    def log_record(
        self, table: Table, match: Match, row: Row, sequence: int, automatic: int = 0
    ) -> LogRecord:
        digest = match.digest()
        return LogRecord(
            *(table.record.id, sequence, row.seat, row.text, digest, self._committer.clock(), automatic),
            computer=row.computer,
        )

    def settle(
        self, table: Table, match: Match, sequence: int, prepared: AllPrepared, sealed: Seats | None = None
    ) -> list[LogRecord]:
        """Answer everything that needs no person: chance, obvious questions, those with a `prepared` answer, and hidden
        questions of `sealed` seats (None: those sealed now). Returns the rows, numbered from `sequence` + 1.
        """
        key, left = table.key(), dict(prepared)
        closed = sealed_seats(table) if sealed is None else sealed
        rows = list[LogRecord]()
        while (found := _next_automatic_row(match, key, left, closed)) is not None:
            row, automatic = found
            rows.append(self.log_record(table, match, row, sequence + len(rows) + 1, automatic))
        return rows


def after_hand_over(record: TableRecord, last: int, *, over: bool) -> TableRecord:
    """The table record after row `last` has asked other people, or ended the game."""
    status = "over" if over else record.status
    return replace(record, status=status, news_from=record.turn_from, turn_from=last)


def with_new_message(record: TableRecord) -> TableRecord:
    """The table record with which people are asked by a new current message, which mentions them."""
    return replace(record, asking=record.asking + 1)


def unseal_seat(table: Table, seat: Seat) -> tuple[SeatRecord, ...]:
    """The record of a seat that its substitute's first move unseals; empty if it is not sealed."""
    if not table.is_sealed(seat):
        return ()
    return (replace(table.seats[seat], first_move=len(table.rows) + 1),)


def position_after(
    table: Table, record: TableRecord, match: Match, rows: Sequence[LogRecord], ended: Ends
) -> Position:
    """The position of a table after these rows, which led to this game and ended these rounds."""
    moved = replace(table.position, record=record).after_rows(match, [row_of(row) for row in rows])
    handed_over = News(match.view(None)) if record.turn_from == len(moved.rows) else None
    later = moved.with_events(match.take_events(), handed_over, ended.begun)
    return replace(later, ended={rows[ended.rows[0] - 1].sequence: ended.over}) if ended.over else later


def _next_automatic_row(
    match: Match, key: bytes, prepared: dict[Seat, Prepared], sealed: Seats
) -> tuple[Row, int] | None:
    """Play the next answer that needs no person; returns its row and `LogRecord.automatic`, None when a person must be
    asked. An exact answer is removed from `prepared`, as it is used once.
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
    """The seats whose substitutes have not moved yet: hidden questions are answered for them."""
    return {each.seat for each in table.seats if table.is_sealed(each.seat)}


def with_change(table: Table, change: Change) -> Table:
    """A copy of the table after this change: the table itself changes only once that is committed."""
    return replace(table, position=table.position.after(change))


async def write_at(
    committer: Committer, table: Table, change: Change, prepared: AllPrepared | None = None
) -> None:
    """Write this, then replace the position of the table; `prepared` is what its seats have prepared then."""
    position = table.position.after(change)
    await committer.write(change)
    table.position = position if prepared is None else replace(position, prepared=prepared)


async def end_undo_requests(store: Store, table: Table, more: Change = NO_CHANGE) -> Change:
    """The change that voids the open requests to undo, as further rows end them; not those that `more` writes."""
    asked = await store.open_requests(table.record.id) if table.undo_asked else ()
    settled = {each.id for each in more.of(RequestRecord)}
    ended = [each for each in asked if each.kind == "undo" and each.id not in settled]
    return Change(tuple(replace(each, status="void") for each in ended))


def snapshots_of(game: int, rows: list[LogRecord], match: Match) -> tuple[SnapshotRecord, ...]:
    plain = snapshot.text(match.snapshot())
    return tuple(SnapshotRecord(game, row.sequence, engine.RULES, plain) for row in rows[-1:])


async def withdraw_offers(committer: Committer, table: Table, seats: Seats) -> Change:
    """The change that ends the offers of these seats, and has messages deleted that are not known as theirs."""
    store, game = committer.store, table.record.id
    ended = [each for each in await store.find(OfferRecord, "game = ?", game) if each.seat in seats]
    shown = {each.mark for each in await store.find(MessageRecord, "game = ?", game)} if ended else ()
    unknown = list[MessageRecord]()
    for each in ended:  # 1.0 stored only the posts of an offer, not its messages
        for post in await posts_of(store, each):
            place = table.record.place if post == each.post else table.record.channel
            unknown += [] if post in shown else [committer.surplus(game, place, post=post)]
    return Change(tuple(unknown), tuple(ended))


async def posts_of(store: Store, offer: OfferRecord) -> tuple[int, ...]:
    """The ids of the posts of an offer: in the thread of its table, and in the channel where tables are opened."""
    post = await store.post(offer.post)
    return offer.post, *(OfferPost.read(post.content).others if post else ())
