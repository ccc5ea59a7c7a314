"""Before the game: open a table, join, leave, start."""

from __future__ import annotations

from dataclasses import replace

import engine
from bot.live import Live, News
from bot.playing import Playing, snapshots_of
from bot.records import Change, SeatRecord, TableRecord
from engine.core import chance
from engine.core.errors import RuleError, SetupError
from engine.core.match import Match, Row, Setup

MOST_TITLE = 60


class Lobby(Playing):
    """Tables that wait for people."""

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
        post = self.post(record.id, "lobby")
        await self.store.write(Change(tables=(record,), seats=live.seats, posts=(post,)))
        self.keep(live)
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
        post = self.post(record.id, "lobby")
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
            rows = self._settle(live, match, 0, {})
            first = rows[-1].sequence
            record = replace(
                live.record, setup=str(setup), status="running", turn_from=first, news_from=first
            )
            posts = [
                self.post(record.id, "lobby"),
                self.post(record.id, "start", commitment=chance.commitment(record.seed)),
                self._board(record.id, match, list(match.waiting), first),
            ]
            await self.store.write(
                Change(
                    tables=(record,),
                    rows=tuple(rows),
                    posts=tuple(posts),
                    snapshots=snapshots_of(record.id, rows, match),
                )
            )
            live.record, live.match, live.moves = record, match, [0] * setup.seats
            live.rows = [Row(row.seat, row.action) for row in rows]
            live.turn = live.shown = News(match.view(None))
            match.take_events()
        self.announce(posts)
