"""Before the game: open a table, join, leave, start."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import engine
from bot.storage.records import Change, RematchRecord, RotationRecord, Rows, SeatRecord, TableRecord
from bot.tables.clocks import LOBBY_END, LOBBY_WARN, Clocks
from bot.tables.committer import Committer
from bot.tables.limits import MOST_LOBBIES, MOST_LOBBIES_HERE, MOST_TABLES, Limits, within
from bot.tables.pace import NO_PACE
from bot.tables.progress import Progress, snapshots_of
from bot.tables.registry import Registry
from bot.tables.table import Live, News
from bot.tables.words import LuckWords, must_be_lobby
from engine.core import chance
from engine.core.errors import RuleError, SetupError
from engine.core.match import Match, Row, Setup

Entropy = Callable[[int], bytes]
"""Gives this many unpredictable bytes."""

MOST_TITLE = 60
DAY = 24 * 3600
WARNED_AFTER, STALE_AFTER = 7 * DAY, 14 * DAY
"""Seconds after which a lobby that nobody starts is announced to close, and closes."""


class Lobby:
    """Tables that wait for people."""

    def __init__(
        self,
        committer: Committer,
        registry: Registry,
        clocks: Clocks,
        words: LuckWords,
        progress: Progress,
        limits: Limits,
        entropy: Entropy,
    ) -> None:
        self._committer = committer
        self._store = committer.store
        self._registry = registry
        self._clocks = clocks
        self._words = words
        self._progress = progress
        self._limits = limits
        self._entropy = entropy

    async def open(
        self,
        *,
        server: int,
        channel: int,
        thread: int | None,
        host: SeatRecord,
        title: str,
        setup: Setup,
        pace: str = NO_PACE,
        rated: int = 0,
    ) -> Live:
        """Open a table with its host on the first seat; `host.game` and `host.seat` are filled in here."""
        if setup.game not in engine.GAMES:
            raise SetupError("error-setup-unknown-game", game=setup.game[:40])
        engine.GAMES[setup.game].check(setup)
        seed = self._entropy(32)
        record = TableRecord(
            id=self._store.new_id("tables"),
            server=server,
            channel=channel,
            thread=thread,
            host=host.member,
            title=title[:MOST_TITLE],
            setup=str(setup),
            status="lobby",
            seed=seed,
            lobby=None,
            board=None,
            turn_from=0,
            news_from=0,
            opened=self._committer.clock(),
            pace=pace,
            rated=rated,
            commitment=chance.commitment(seed),
        )
        live = Live(record, (replace(host, game=record.id, seat=0),))
        post = self._committer.post(record.id, "lobby")
        stale = (
            self._committer.due(record.opened + WARNED_AFTER, LOBBY_WARN, record.id, 0),
            self._committer.due(record.opened + STALE_AFTER, LOBBY_END, record.id, 0),
        )
        self._registry.keep(live)  # else whoever finds it on the disk before that wakes it a second time
        try:
            await self._committer.write(Change((record, *live.seats, post, *stale)))
        except BaseException:
            self._registry.drop(live)
            raise
        return live

    async def may_open(self, member: int, channel: int) -> None:
        """Raise `RuleError` when this person has opened enough tables, or when enough of them wait in this channel."""
        await self._must_have_time(member)
        within(await self._store.lobbies("host", member), MOST_LOBBIES, "error-limit-lobbies")
        within(await self._store.lobbies("channel", channel), MOST_LOBBIES_HERE, "error-limit-lobbies-here")
        self._limits.count("open", member)

    async def _must_have_time(self, member: int) -> None:
        """Raise `RuleError` when this person sits at enough tables."""
        within(len(await self._store.tables_of(member)), MOST_TABLES, "error-limit-tables")

    async def join(self, live: Live, member: int, name: str) -> None:
        """Take the next free seat."""
        async with live.lock:
            must_be_lobby(live)
            if any(seat.member == member for seat in live.seats):
                raise RuleError("error-already-joined")
            if len(live.seats) >= live.setup.seats:
                raise RuleError("error-table-full")
            await self._must_have_time(member)
            self._limits.count("seat", live.record.id, member)
            joined = SeatRecord(live.record.id, len(live.seats), member, name)
            await self._reseat(live, await self._rotated(live, (*live.seats, joined)))

    async def _rotated(self, live: Live, seats: tuple[SeatRecord, ...]) -> tuple[SeatRecord, ...]:
        """Who plays again sits one seat further than last time; everybody else after them."""
        wanted = await self._store.find(RotationRecord, "game = ?", live.record.id)
        place = {each.member: each.place for each in wanted}
        after = max(place.values(), default=0) + 1
        ordered = sorted(seats, key=lambda seat: (place.get(seat.member, after), seat.seat))
        return tuple(replace(seat, seat=number) for number, seat in enumerate(ordered))

    async def leave(self, live: Live, member: int) -> None:
        """Give the seat back while the game has not begun; the next person becomes host if the host leaves."""
        async with live.lock:
            must_be_lobby(live)
            left = live.seat_of(member)
            self._limits.count("seat", live.record.id, member)
            staying = [seat for seat in live.seats if seat.seat != left]
            await self._reseat(live, tuple(replace(seat, seat=n) for n, seat in enumerate(staying)))

    async def _reseat(self, live: Live, seats: tuple[SeatRecord, ...]) -> None:
        record = live.record
        if not seats:
            record = replace(record, status="ended")
        elif record.host not in {seat.member for seat in seats}:
            record = replace(record, host=seats[0].member)
        post = self._committer.post(record.id, "lobby")
        before = Rows.where("seats", game=record.id)
        await self._committer.write(Change((record, *seats, post), (before,)))
        live.record, live.seats = record, seats

    async def start(self, live: Live, member: int) -> None:
        """The host starts with the people who are there; what all chance follows from is posted first."""
        async with live.lock:
            must_be_lobby(live)
            if member != live.record.host:
                raise RuleError("error-only-host-starts", host=live.names[live.seat_of(live.record.host)])
            setup = replace(live.setup, seats=len(live.seats))
            if setup.seats not in live.game.seats:
                raise RuleError("error-too-few-players", missing=min(live.game.seats) - setup.seats)
            match = Match.start(live.game, setup)
            record = replace(
                live.record,
                setup=str(setup),
                status="running",
                commitment=live.record.posted_commitment,
                fingerprint=await self._words.fingerprint(live),
                rules=engine.RULES,
            )
            rows = self._progress.settle(replace(live, record=record), match, 0, {})
            first = len(rows)
            record = replace(record, turn_from=first, news_from=first)
            clocked = await self._clocks.clocked(live, match.waiting, ())
            posts = [
                self._committer.post(record.id, "lobby"),
                self._committer.post(record.id, "start"),
                self._progress.board(record.id, match, list(match.waiting), first, clocked.mention),
            ]
            await self._committer.write(
                Change((record, *rows, *posts, *snapshots_of(record.id, rows, match), *clocked.written))
            )
            live.record, live.match, live.moves = record, match, [0] * setup.seats
            live.rows = [Row(row.seat, row.action) for row in rows]
            live.turn = live.shown = News(match.view(None))
            match.take_events()

    async def rematch(self, live: Live, member: int) -> Live:
        """A new lobby for the same people with the seats moved on by one; a second wish leads to the same table."""
        seat = live.seat_of(member)
        if live.record.status not in ("over", "ended") or live.match is None:
            raise RuleError("error-not-over")
        async with live.lock:
            known = await self._store.find(RematchRecord, "game = ?", live.record.id)
            if known:
                return await self._registry.get(known[0].next)
            await self.may_open(member, live.record.channel)
            host = live.seats[seat]
            again = await self.open(
                server=live.record.server,
                channel=live.record.channel,
                thread=None,
                host=host,
                title=live.record.title,
                setup=live.setup,
                pace=live.record.pace,
                rated=live.record.rated,
            )
            order = [
                RotationRecord(again.record.id, place, each.member)
                for place, each in enumerate((*live.seats[1:], live.seats[0]))
            ]
            await self._committer.write(Change((RematchRecord(live.record.id, again.record.id), *order)))
        return again
