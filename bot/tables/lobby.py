"""Before the game: open a table, change what is played, join, leave, start."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import engine
from bot.storage.records import FORMER, Change, RematchRecord, RotationRecord, Rows, SeatRecord, TableRecord
from bot.tables.choices import Choices
from bot.tables.clocks import Clocks
from bot.tables.committer import Committer
from bot.tables.kinds import LOBBY_END, LOBBY_WARN
from bot.tables.limits import MOST_LOBBIES, MOST_LOBBIES_HERE, MOST_TABLES, Limits, within
from bot.tables.pace import NO_PACE, PACES
from bot.tables.progress import Progress, snapshots_of
from bot.tables.registry import Registry
from bot.tables.table import News, Table, aged, host_name, row_of
from bot.tables.words import LuckWords, must_be_lobby
from engine.core import chance
from engine.core.errors import RuleError, SetupError, Stale
from engine.core.match import Match, Setup

Entropy = Callable[[int], bytes]
"""Gives this many unpredictable bytes."""

MOST_TITLE = 60
DAY = 24 * 3600
KEPT = DAY
"""Seconds for which a rematch keeps the seats of those who played before."""
WARNED_AFTER, STALE_AFTER = 7 * DAY, 14 * DAY
"""Seconds after which a lobby that is not started is announced to close, and closes."""


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
    ) -> Table:
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
        table = Table(record, (replace(host, game=record.id, seat=0),))
        await self._write_new(table)
        return table

    async def _write_new(self, table: Table) -> None:
        """Write a new table with its lobby message, and the jobs that close it if it is never started."""
        game, opened = table.record.id, table.record.opened
        post = self._committer.post(game, "lobby")
        stale = (
            self._committer.due(opened + WARNED_AFTER, LOBBY_WARN, game, 0),
            self._committer.due(opened + STALE_AFTER, LOBBY_END, game, 0),
        )
        self._registry.keep(table)  # else a reader who finds it on the disk wakes it a second time
        try:
            await self._committer.write(Change((table.record, *table.seats, post, *stale)))
        except BaseException:
            self._registry.drop(table)
            raise

    async def may_open(self, member: int, channel: int) -> None:
        """Raise `RuleError` when this person has opened enough tables, or when enough of them wait in this channel."""
        await self._must_have_time(member)
        within(await self._store.lobbies("host", member), MOST_LOBBIES, "error-limit-lobbies")
        within(await self._store.lobbies("channel", channel), MOST_LOBBIES_HERE, "error-limit-lobbies-here")
        self._limits.count("open", member)

    async def _must_have_time(self, member: int) -> None:
        """Raise `RuleError` when this person sits at enough tables."""
        within(len(await self._store.tables_of(member)), MOST_TABLES, "error-limit-tables")

    async def join(self, table: Table, member: int, name: str) -> None:
        """Take the next free seat."""
        async with table.lock:
            must_be_lobby(table)
            if any(seat.member == member for seat in table.seats):
                raise RuleError("error-already-joined")
            if len(table.seats) >= table.setup.seats:
                raise RuleError("error-table-full")
            await self._must_be_free(table, member)
            await self._must_have_time(member)
            self._limits.count("seat", table.record.id, member)
            joined = SeatRecord(table.record.id, len(table.seats), member, name)
            await self._reseat(table, await self._rotated(table, (*table.seats, joined)))

    async def _must_be_free(self, table: Table, member: int) -> None:
        """Raise `RuleError` when the free seats of a rematch are still kept for others."""
        kept = {each.member for each in await self._store.find(RotationRecord, "game = ?", table.record.id)}
        until = table.record.opened + KEPT
        if member in kept or self._committer.clock() >= until:
            return
        missing = kept - {seat.member for seat in table.seats} - {FORMER}
        if len(table.seats) + len(missing) >= table.setup.seats:
            raise RuleError("error-seats-kept", until=f"<t:{until}:R>")

    async def _rotated(self, table: Table, seats: tuple[SeatRecord, ...]) -> tuple[SeatRecord, ...]:
        """Who plays again sits one seat further than last time; newcomers after them."""
        wanted = await self._store.find(RotationRecord, "game = ?", table.record.id)
        place = {each.member: each.place for each in wanted}
        after = max(place.values(), default=0) + 1
        ordered = sorted(seats, key=lambda seat: (place.get(seat.member, after), seat.seat))
        return tuple(replace(seat, seat=number) for number, seat in enumerate(ordered))

    async def leave(self, table: Table, member: int) -> None:
        """Give the seat back while the game has not begun; the next person becomes host if the host leaves."""
        async with table.lock:
            must_be_lobby(table)
            left = table.seat_of(member)
            self._limits.count("seat", table.record.id, member)
            staying = [seat for seat in table.seats if seat.seat != left]
            await self._reseat(table, tuple(replace(seat, seat=n) for n, seat in enumerate(staying)))

    async def _reseat(self, table: Table, seats: tuple[SeatRecord, ...]) -> None:
        record = table.record
        if not seats:
            record = replace(record, status="ended")
        elif record.host not in {seat.member for seat in seats}:
            record = replace(record, host=seats[0].member)
        post = self._committer.post(record.id, "lobby")
        before = Rows.where("seats", game=record.id)
        await self._committer.write(Change((record, *seats, post), (before,)))
        table.record, table.seats = record, seats

    async def change(self, table: Table, member: int, known: Choices, wanted: Choices) -> None:
        """The host chooses otherwise; people who sit here already are told.

        Raises `Stale` unless `known` are still the choices of this table, and `RuleError` for what cannot be.
        """
        async with table.lock:
            must_be_lobby(table)
            if member != table.record.host:
                raise RuleError("error-only-host", host=host_name(table))
            if known != Choices.of(table.record):
                raise Stale
            if wanted == known:
                return
            await self._must_be_possible(table, known, wanted)
            self._limits.count("change", table.record.id)
            record = replace(table.record, setup=str(wanted.setup), pace=wanted.pace, rated=wanted.rated)
            posts = [self._committer.post(record.id, "lobby")]
            if len(table.seats) > 1:
                posts.append(self._committer.post(record.id, "change", before=str(known), after=str(wanted)))
            await self._committer.write(Change((record, *posts)))
            table.record = record

    async def _must_be_possible(self, table: Table, known: Choices, wanted: Choices) -> None:
        """What is played is fixed once words are added: who could change it after them could choose the dice."""
        engine.GAMES[wanted.setup.game].check(wanted.setup)
        if wanted.pace not in PACES:
            raise RuleError("error-nothing-asked")
        if wanted.setup.seats < len(table.seats):
            raise RuleError("error-too-few-seats", people=len(table.seats), seats=wanted.setup.seats)
        words = await self._words.of(table.record.id)
        if words and wanted.setup.contents != known.setup.contents:
            raise RuleError("error-play-is-fixed", name=words[-1].name or "–")

    async def start(self, table: Table, member: int) -> None:
        """The host starts with the people who are there; what all chance follows from is posted first."""
        async with table.lock:
            must_be_lobby(table)
            if member != table.record.host:
                raise RuleError("error-only-host-starts", host=table.names[table.seat_of(table.record.host)])
            setup = replace(table.setup, seats=len(table.seats))
            if setup.seats not in table.game.seats:
                raise RuleError("error-too-few-players", missing=min(table.game.seats) - setup.seats)
            match = Match.start(table.game, setup)
            record = replace(
                table.record,
                setup=str(setup),
                status="running",
                commitment=table.record.posted_commitment,
                fingerprint=await self._words.fingerprint(table),
                rules=engine.RULES,
            )
            rows = self._progress.settle(replace(table, record=record), match, 0, {})
            first = len(rows)
            record = replace(record, turn_from=first, news_from=first)
            clocked = await self._clocks.clocked(table, match.waiting, ())
            posts = [
                self._committer.post(record.id, "lobby"),
                self._committer.post(record.id, "start"),
                self._progress.board(record.id, match.waiting, first, clocked.mention),
            ]
            await self._committer.write(
                Change((record, *rows, *posts, *snapshots_of(record.id, rows, match), *clocked.written))
            )
            table.record, table.match = record, match
            table.rows = [row_of(row) for row in rows]
            table.moves = aged(table.rows, setup.seats)
            table.turn = table.shown = News(match.view(None))
            match.take_events()

    async def rematch(self, table: Table, member: int) -> Table:
        """A new lobby for the same people with the seats moved on by one; a second request leads to the same table."""
        seat = table.seat_of(member)
        if table.record.status not in ("over", "ended") or table.match is None:
            raise RuleError("error-not-over")
        async with table.lock:
            known = await self._store.find(RematchRecord, "game = ?", table.record.id)
            if known:
                return await self._registry.get(known[0].next)
            await self.may_open(member, table.record.channel)
            host = table.seats[seat]
            again = await self.open(
                server=table.record.server,
                channel=table.record.channel,
                thread=None,
                host=host,
                title=table.record.title,
                setup=table.setup,
                pace=table.record.pace,
                rated=table.record.rated,
            )
            order = [
                RotationRecord(again.record.id, place, each.member)
                for place, each in enumerate((*table.seats[1:], table.seats[0]))
            ]
            told = self._committer.post(
                table.record.id, "rematch", next=again.record.id, until=again.record.opened + KEPT
            )
            await self._committer.write(
                Change((RematchRecord(table.record.id, again.record.id), *order, told))
            )
        return again
