"""The life of tables: open, join, leave, start, play, take back, end. Every change is on disk before it is shown."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import engine
from bot.crashpoints import passing
from bot.live import Live, News, rebuild, wake
from bot.records import (
    Change,
    LogRecord,
    PostRecord,
    RequestRecord,
    SeatRecord,
    SnapshotRecord,
    TableRecord,
)
from bot.store import Store
from engine.core import chance, snapshot
from engine.core.errors import RuleError, SetupError, Stale
from engine.core.log import concerned, is_free, last_choice
from engine.core.match import Match, Row, Setup
from engine.core.questions import Seat

Clock = Callable[[], int]
Entropy = Callable[[int], bytes]
MOST_TITLE = 60


class Tables:
    """All tables of one bot. `clock` gives UNIX seconds and `entropy(n)` n unpredictable bytes."""

    def __init__(self, store: Store, clock: Clock, entropy: Entropy) -> None:
        self.store = store
        self.clock = clock
        self.entropy = entropy
        self._live: dict[int, Live] = {}
        self.owed: Callable[[PostRecord], None] = lambda post: None
        """Called with each post after it is on disk; the outbox listens here."""

    # Finding

    async def get(self, game: int) -> Live:
        """The table with this id; raises `RuleError` when there is none."""
        if (live := self._live.get(game)) is not None:
            return live
        record = await self.store.table(game)
        if record is None:
            raise RuleError("error-no-such-table")
        seats = await self.store.seats(game)
        live = wake(record, seats, await self.store.log(game), await self.store.snapshots(game))
        return self._live.setdefault(game, live)

    async def at(self, place: int) -> Live:
        """The newest table of a thread or channel; raises `RuleError` when there is none."""
        records = await self.store.tables_at(place)
        if not records:
            raise RuleError("error-no-table-here")
        return await self.get(records[0].id)

    async def of(self, member: int) -> list[Live]:
        """The unfinished tables at which this person sits."""
        return [await self.get(record.id) for record in await self.store.tables_of(member)]

    # Lobby

    async def open(
        self, *, server: int, channel: int, thread: int | None, host: SeatRecord, title: str, setup: Setup
    ) -> Live:
        """Open a table with its host on the first seat; `host.game` and `host.seat` are filled in here."""
        if setup.game not in engine.GAMES:
            raise SetupError("error-setup-unknown-game", game=setup.game[:40])
        engine.GAMES[setup.game].check(setup)
        record = TableRecord(
            id=self.store.new_id("tables"),
            server=server,
            channel=channel,
            thread=thread,
            host=host.member,
            title=title[:MOST_TITLE],
            setup=str(setup),
            status="lobby",
            seed=self.entropy(32),
            lobby=None,
            board=None,
            turn_from=0,
            news_from=0,
            opened=self.clock(),
        )
        live = Live(record, (replace(host, game=record.id, seat=0, salt=self.entropy(16)),))
        post = self._post(record.id, "lobby")
        await self.store.write(Change(tables=(record,), seats=live.seats, posts=(post,)))
        self._live[record.id] = live
        self.owed(post)
        return live

    async def join(self, live: Live, member: int, name: str) -> None:
        """Take the next free seat; each player brings a part of the secret."""
        async with live.lock:
            self._must_be_lobby(live)
            if any(seat.member == member for seat in live.seats):
                raise RuleError("error-already-joined")
            if len(live.seats) >= live.setup.seats:
                raise RuleError("error-table-full")
            joined = SeatRecord(live.record.id, len(live.seats), member, name, self.entropy(16))
            await self._reseat(live, (*live.seats, joined))

    async def leave(self, live: Live, member: int) -> None:
        """Give the seat back while the game has not begun; the next person becomes host if the host leaves."""
        async with live.lock:
            if live.record.status == "running":
                raise RuleError("error-cannot-leave")
            self._must_be_lobby(live)
            left = live.seat_of(member)
            staying = [seat for seat in live.seats if seat.seat != left]
            await self._reseat(live, tuple(replace(seat, seat=n) for n, seat in enumerate(staying)))

    async def _reseat(self, live: Live, seats: tuple[SeatRecord, ...]) -> None:
        record = live.record
        if not seats:
            record = replace(record, status="ended")
        elif record.host not in {seat.member for seat in seats}:
            record = replace(record, host=seats[0].member)
        post = self._post(record.id, "lobby")
        change = Change(tables=(record,), empty_seats_of=(record.id,), seats=seats, posts=(post,))
        await self.store.write(change)
        live.record, live.seats = record, seats
        self.owed(post)

    @staticmethod
    def _must_be_lobby(live: Live) -> None:
        if live.record.status != "lobby":
            raise RuleError("error-already-started")

    async def start(self, live: Live, member: int) -> None:
        """The host starts with the people who are there; the commitment to the seed is posted first."""
        async with live.lock:
            self._must_be_lobby(live)
            if member != live.record.host:
                raise RuleError("error-only-host-starts", host=live.names[live.seat_of(live.record.host)])
            setup = replace(live.setup, seats=len(live.seats))
            if setup.seats not in live.game.seats:
                raise RuleError("error-too-few-players", missing=min(live.game.seats) - setup.seats)
            match = Match.start(live.game, setup)
            rows = self._settle(live, match, 0)
            first = rows[-1].sequence
            record = replace(
                live.record, setup=str(setup), status="running", turn_from=first, news_from=first
            )
            posts = [
                self._post(record.id, "lobby"),
                self._post(record.id, "start"),
                self._board(record.id, match, list(match.waiting), first),
            ]
            await self.store.write(
                Change(
                    tables=(record,),
                    rows=tuple(rows),
                    posts=tuple(posts),
                    snapshots=_snap(record.id, rows, match),
                )
            )
            live.record, live.match, live.moves = record, match, [0] * setup.seats
            live.rows = [Row(row.seat, row.action) for row in rows]
            live.turn = live.shown = News(match.view(None))
            match.take_events()
        self._announce(posts)

    # Playing

    async def play(self, live: Live, seat: Seat, line: str, move: int | None = None) -> None:
        """This seat gives its answer; raises a `RuleError` and changes nothing when it may not.

        `move` is the seat's own move number that a control carries; an older one is `Stale`.
        """
        async with live.lock:
            current = live.playing
            if move is not None and move != live.moves[seat]:
                raise Stale
            match = current.copy()
            played = self._log(live, match, match.play(seat, line), len(live.rows) + 1)
            rows = [played, *self._settle(live, match, len(live.rows) + 1)]
            posts = await self._commit(live, match, rows)
            live.moves[seat] += 1
        self._announce(posts)

    async def _commit(
        self,
        live: Live,
        match: Match,
        rows: list[LogRecord],
        posts: tuple[PostRecord, ...] = (),
        requests: tuple[RequestRecord, ...] = (),
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
            owed.append(self._post(record.id, "over"))
        snapshots = _snap(record.id, rows, match) if match.round != before.round or match.over else ()
        passing("move.before-commit")
        await self.store.write(
            Change(
                tables=(record,), rows=tuple(rows), snapshots=snapshots, posts=tuple(owed), requests=requests
            )
        )
        passing("move.after-commit")
        live.record, live.match = record, match
        live.rows.extend(Row(row.seat, row.action) for row in rows)
        live.happened(match.take_events(), handed_over=record.turn_from == len(live.rows))
        return owed

    def _log(self, live: Live, match: Match, row: Row, sequence: int) -> LogRecord:
        return LogRecord(live.record.id, sequence, row.seat, row.text, match.digest(), self.clock())

    def _settle(self, live: Live, match: Match, sequence: int) -> list[LogRecord]:
        """Answer everything that chance is asked; rows are numbered from `sequence` + 1."""
        key = live.key()
        rows: list[LogRecord] = []
        while (question := match.chance) is not None:
            row = match.supply(chance.answer(key, question))
            rows.append(self._log(live, match, row, sequence + len(rows) + 1))
        return rows

    # Taking back

    async def undo(self, live: Live, member: int) -> RequestRecord | None:
        """Take back this person's last choice: at once when it shows nobody anything new, else with consent.

        Returns the open request when others must agree; raises `RuleError` when there is nothing to take back.
        """
        async with live.lock:
            seat = live.seat_of(member)
            _ = live.playing
            keep = last_choice(live.rows, seat)
            if keep is None:
                raise RuleError("undo-nothing")
            if is_free(live.rows, seat, keep):
                posts = await self._take_back(live, seat, keep)
                request = None
            else:
                request, posts = await self._ask(live, "undo", seat, keep)
        self._announce(posts)
        return request

    async def _take_back(
        self, live: Live, seat: Seat, keep: int, requests: tuple[RequestRecord, ...] = ()
    ) -> list[PostRecord]:
        row = Row(seat, f"undo {keep}")
        match = rebuild(live, [*live.rows, row])
        match.take_events()
        logged = self._log(live, match, row, len(live.rows) + 1)
        owed = (self._post(live.record.id, "say", text="undo-done", name=live.names[seat]),)
        posts = await self._commit(live, match, [logged], owed, requests)
        live.moves[seat] += 1
        live.recall()
        return posts

    # Asking the others

    async def end(self, live: Live, member: int) -> RequestRecord | None:
        """End without a result: in the lobby the host decides, in a running game all seats must agree."""
        async with live.lock:
            if live.record.status == "lobby":
                if member != live.record.host:
                    raise RuleError("error-only-host-starts", host=live.names[live.seat_of(live.record.host)])
                posts = await self._close(live)
                request = None
            elif live.record.status == "running":
                request, posts = await self._ask(live, "end", live.seat_of(member), len(live.rows))
            else:
                raise RuleError("error-already-over")
        self._announce(posts)
        return request

    async def _ask(
        self, live: Live, kind: str, seat: Seat, keep: int
    ) -> tuple[RequestRecord, list[PostRecord]]:
        """Ask the seats concerned: for an undo all others (they saw what came to light), for an end all others."""
        if any(each.kind == kind for each in await self.store.open_requests(live.record.id)):
            raise RuleError("error-one-question-at-a-time")
        request = RequestRecord(
            self.store.new_id("requests"), live.record.id, kind, seat, keep, json.dumps([seat]), "open"
        )
        post = self._post(live.record.id, "request", request=request.id)
        await self.store.write(Change(requests=(request,), posts=(post,)))
        return request, [post]

    async def consent(self, live: Live, request_id: int, member: int, answer: str) -> RequestRecord:
        """A seat says `yes` or `no` to a request; the last yes carries it out, one no refuses it."""
        async with live.lock:
            seat = live.seat_of(member)
            request = await self.store.request(request_id)
            if request is None or request.game != live.record.id or request.status != "open":
                raise RuleError("error-nothing-asked")
            agreed: list[int] = json.loads(request.agreed)
            if seat in agreed:
                waiting = self._asked(live, request) - set(agreed)
                raise RuleError("undo-waiting", names=", ".join(live.names[each] for each in waiting))
            request, posts = await self._answer(live, request, agreed, seat, answer)
        self._announce(posts)
        return request

    async def _answer(
        self, live: Live, request: RequestRecord, agreed: list[int], seat: Seat, answer: str
    ) -> tuple[RequestRecord, list[PostRecord]]:
        if answer == "no":
            request = replace(request, status="refused")
            post = self._post(live.record.id, "say", text=f"{request.kind}-refused", name=live.names[seat])
            await self.store.write(Change(requests=(request,), posts=(post,)))
            return request, [post]
        request = replace(request, agreed=json.dumps([*agreed, seat]))
        if len(agreed) + 1 < len(self._asked(live, request)):
            await self.store.write(Change(requests=(request,)))
            return request, []
        request = replace(request, status="accepted")
        if request.kind == "end":
            return request, await self._close(live, (request,))
        return request, await self._take_back(live, request.seat, request.keep, (request,))

    def _asked(self, live: Live, request: RequestRecord) -> set[Seat]:
        """Everybody who must have said yes, the asking seat included."""
        if request.kind == "undo":
            others = concerned(live.rows, request.seat, request.keep)
            return others | {request.seat} if others else set(range(len(live.seats)))
        return set(range(len(live.seats)))

    async def _close(self, live: Live, requests: tuple[RequestRecord, ...] = ()) -> list[PostRecord]:
        record = replace(live.record, status="ended")
        posts = [
            self._post(record.id, "lobby"),
            self._post(record.id, "say", text="end-lobby" if live.match is None else "end-done"),
        ]
        await self.store.write(Change(tables=(record,), posts=tuple(posts), requests=requests))
        live.record = record
        return posts

    # Posts

    def _post(self, game: int, kind: str, **content: Any) -> PostRecord:
        return PostRecord(self.store.new_id("outbox"), game, kind, json.dumps(content))

    def _board(self, game: int, match: Match, fresh: list[Seat], row: int) -> PostRecord:
        """The board after a row: a new message for seats newly asked (or at the end), else an edit."""
        kind = "hand-over" if fresh or match.over else "board"
        return self._post(game, kind, mention=fresh, row=row)

    def _announce(self, posts: list[PostRecord]) -> None:
        for post in posts:
            self.owed(post)


def _snap(game: int, rows: list[LogRecord], match: Match) -> tuple[SnapshotRecord, ...]:
    return (SnapshotRecord(game, rows[-1].sequence, engine.RULES, snapshot.text(match.snapshot())),)
