"""Before the game: open a table, change what is played, join, leave, start."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

import engine
from bot.language.names import show_name
from bot.storage.records import (
    FORMER,
    NO_CHANGE,
    Change,
    PostRecord,
    RematchRecord,
    RotationRecord,
    Rows,
    SeatRecord,
    TableRecord,
    WordsRecord,
)
from bot.tables.actions.choices import Choices
from bot.tables.actions.hints import MOST, USUAL
from bot.tables.actions.kept_names import keep_name, keep_names_in_title
from bot.tables.actions.preparing import prepared_at_start
from bot.tables.model.computers import computers_among, is_computer
from bot.tables.model.jobs import CloseLobbyJob, WarnLobbyJob
from bot.tables.model.limits import Limits, count_opening, must_have_few_tables
from bot.tables.model.lobby_seats import must_be_host, must_be_lobby, must_fit, number_seats, rotate_seats
from bot.tables.model.pace import NO_PACE, PACES
from bot.tables.model.position import News, Position
from bot.tables.model.posts import ChangePost, RematchPost, StartPost, WordsVoidPost
from bot.tables.model.prepared import changed_records
from bot.tables.model.table import Table, row_of
from bot.tables.writing.clocks import Clocks
from bot.tables.writing.committer import Committer
from bot.tables.writing.moves import Moves, snapshots_of, with_change, with_new_message, write_at
from bot.tables.writing.registry import Registry
from bot.tables.writing.words import UPDATED, LuckWords, origin_to_store
from engine.core import chance
from engine.core.errors import RuleError, SetupError, Stale
from engine.core.match import Match, Setup
from engine.core.origin import Origin

Entropy = Callable[[int], bytes]
"""Returns this many unpredictable bytes."""

MOST_TITLE = 60
DAY = 24 * 3600
KEPT = DAY
"""Seconds for which a rematch keeps the seats of those who played before."""
WARNED_AFTER, STALE_AFTER = 7 * DAY, 14 * DAY
"""Seconds after which the closing of a lobby that is not started is announced, and happens."""


class Lobby:
    """Tables before their game: opening, changing, joining, leaving and starting them."""

    def __init__(
        self,
        committer: Committer,
        registry: Registry,
        clocks: Clocks,
        words: LuckWords,
        moves: Moves,
        limits: Limits,
        entropy: Entropy,
    ) -> None:
        self._committer = committer
        self._store = committer.store
        self._registry = registry
        self._clocks = clocks
        self._words = words
        self._moves = moves
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
        seats: Sequence[SeatRecord] = (),
        hints: str = USUAL,
        former: Table | None = None,
        language: str = "",
    ) -> Table:
        """Open a table at which these `seats` are taken, in this order (none: the host sits there alone); their `game`
        and `seat` are set here. As the rematch of a `former` table it keeps places for those who sat there.
        """
        _must_be_playable(setup)
        must_fit(seats, setup.seats, rated)
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
            hints=hints,
            commitment=chance.commitment(seed),
            language=language,
        )
        # in this order, with fresh salts
        people = [replace(each, game=record.id, salt=self._salt(each.member)) for each in seats or (host,)]
        table = Table(Position(record, number_seats(people)))
        following = [] if former is None else await self._following(record, former)
        async with self._registry.occupy(thread):
            await self._write_new(table, following)
        return table

    async def _following(self, record: TableRecord, former: Table) -> list[object]:
        """The records that make this table the rematch of another one."""
        order, post = _move_on(former.seats), RematchPost(record.id, until=record.opened + KEPT)
        return [
            *(RotationRecord(record.id, number, each.member) for number, each in enumerate(order)),
            *await keep_names_in_title(self._store, record, former),
            RematchRecord(former.record.id, record.id),
            self._committer.post(former.record.id, post),
        ]

    def _salt(self, member: int) -> bytes:
        """A fresh salt that hides a person in the hash of the setup; empty for computers."""
        return b"" if is_computer(member) else self._entropy(32)

    async def _write_new(self, table: Table, following: Sequence[object]) -> None:
        """Write a new table with its lobby message, and the jobs that close it if it is never started."""
        game, opened = table.record.id, table.record.opened
        stale = (
            self._committer.due(opened + WARNED_AFTER, WarnLobbyJob(), game),
            self._committer.due(opened + STALE_AFTER, CloseLobbyJob(), game),
        )
        self._registry.keep(table)  # else somebody who finds it in the database loads a second copy
        try:
            await self._committer.write(Change((table.record, *table.seats, *following, *stale)))
        except BaseException:
            self._registry.drop(table.record.id)
            raise

    async def join(self, table: Table, member: int, name: str) -> None:
        """Give this person the next free seat; raises `RuleError`."""
        async with table.lock:
            must_be_lobby(table)
            if table.find_seat(member) is not None:
                raise RuleError("error-already-joined")
            if len(table.seats) >= table.setup.seats:
                raise RuleError("error-table-full")
            await self._must_be_free(table, member)
            await must_have_few_tables(self._store, member)
            self._limits.count("seat", table.record.id, member)
            joined = SeatRecord(table.record.id, len(table.seats), member, name, self._salt(member))
            wanted = await self._store.find(RotationRecord, "game = ?", table.record.id)
            await self.reseat(table, rotate_seats((*table.seats, joined), wanted), "joined", name)

    async def _must_be_free(self, table: Table, member: int) -> None:
        """Raise `RuleError` when the free seats of a rematch are still kept for others."""
        kept = await self.kept_for(table)
        if kept and member not in kept and len(table.seats) + len(kept) >= table.setup.seats:
            raise RuleError("error-seats-kept", until=str(table.record.opened + KEPT))

    async def kept_for(self, table: Table) -> list[int]:
        """The people for whom a seat of this rematch is still kept; none after a day."""
        if table.record.status != "lobby" or self._committer.clock() >= table.record.opened + KEPT:
            return []
        places = await self._store.find(RotationRecord, "game = ?", table.record.id)
        order = [each.member for each in sorted(places, key=lambda each: each.place)]
        taken = {FORMER, *(seat.member for seat in table.seats)}
        return [each for each in order if each not in taken and not is_computer(each)]

    async def leave(self, table: Table, member: int) -> None:
        """Free this person's seat before the game begins; if it is the host, the next person becomes host."""
        async with table.lock:
            must_be_lobby(table)
            left = table.seat_of(member)
            staying = [seat for seat in table.seats if seat.seat != left]
            place, name = Rows.where("rotations", game=table.record.id, member=member), table.seats[left].name
            more = Change(remove=(place,)) + await keep_name(self._store, table.record, member, name)
            await self.reseat(table, number_seats(staying), "left", name, more)

    async def reseat(
        self, table: Table, seats: tuple[SeatRecord, ...], why: str, name: str, more: Change = NO_CHANGE
    ) -> None:
        """Write the seats after somebody of this name `joined` or `left` (`why`), with new words asked for; without a
        person the table closes. The caller holds the lock.
        """
        record = table.record
        people = [seat.member for seat in seats if not is_computer(seat.member)]
        if not people:
            record, seats = replace(record, status="ended"), ()
        elif record.host not in people:
            record = replace(record, host=people[0])
        before = Rows.where("seats", game=record.id)
        later = replace(table, position=replace(table.position, record=record, seats=seats))
        voided = await self._words.void(later, WordsVoidPost(why, name=show_name(name)))
        rematch = await self._committer.find_rematch(record.id)
        await self._committer.write(Change((record, *seats, *rematch), (before,)) + voided + more)
        table.position = later.position

    async def change(self, table: Table, member: int, known: Choices, wanted: Choices) -> None:
        """Change what the host has chosen; a post informs others who sit here already.

        Raises `Stale` unless `known` are still the choices of this table, and `RuleError` for impossible ones.
        """
        async with table.lock:
            must_be_lobby(table)
            must_be_host(table, member)
            if known != Choices.of(table.record):
                raise Stale
            if wanted == known:
                return
            self._must_be_possible(table, wanted)
            self._limits.count("change", table.record.id)
            setup, pace, rated, hints = str(wanted.setup), wanted.pace, wanted.rated, wanted.hints
            record = replace(table.record, setup=setup, pace=pace, rated=rated, hints=hints)
            before, after, posts = str(known), str(wanted), list[PostRecord]()
            void = WordsVoidPost("changed", before=before, after=after)
            voided = await self._words.void(with_change(table, Change((record,))), void)
            if len(table.seats) > 1 and not voided.of(PostRecord):
                posts.append(self._committer.post(record.id, ChangePost(before, after)))
            await write_at(self._committer, table, Change((record, *posts)) + voided)

    def _must_be_possible(self, table: Table, wanted: Choices) -> None:
        engine.GAMES[wanted.setup.game].check(wanted.setup)
        if wanted.pace not in PACES or wanted.hints not in MOST:
            raise RuleError("error-nothing-asked")
        if wanted.setup.seats < len(table.seats):
            raise RuleError("error-too-few-seats", people=len(table.seats), seats=wanted.setup.seats)
        must_fit(table.seats, wanted.setup.seats, wanted.rated)

    async def start(self, table: Table, member: int, without: Collection[int] = ()) -> Sequence[WordsRecord]:
        """Start the game with the people who are seated, by the host.

        Returns the words that no longer count, except those at the places `without`: if there are any, nothing starts.
        """
        async with table.lock:
            must_be_lobby(table)
            must_be_host(table, member, "error-only-host-starts")
            if len(table.seats) not in table.game.seats:
                raise RuleError("error-too-few-players", missing=min(table.game.seats) - len(table.seats))
            voided = await self._words.void(table, UPDATED)
            if voided.of(PostRecord):
                await self._committer.write(voided)
            lapsed = [each for each in await self._words.lapsed_words(table) if each.place not in without]
            if not lapsed:
                await self._begin(table, await self._words.origin(table))
            return lapsed

    async def _begin(self, table: Table, origin: Origin) -> None:
        """Write and set up the running game, whose chance follows from this origin."""
        match = Match.start(table.game, origin.setup)
        record = replace(
            table.record,
            setup=str(origin.setup),
            status="running",
            scheme=origin.scheme,
            commitment=origin.commitment,
            fingerprint=origin.fingerprint,
            rules=origin.rules,
        )
        prepared = await prepared_at_start(self._store, table.seats, match)
        rows = self._moves.settle(with_change(table, Change((record,))), match, 0, prepared)
        first = len(rows)
        record = replace(record, turn_from=first, news_from=first)
        seats = tuple(replace(each, salt=b"") for each in table.seats)
        computers = computers_among(seats, match.waiting)
        clocked = await self._clocks.set_clocks(table, computers or match.waiting, ())
        started = self._committer.post(record.id, StartPost())
        if not computers:
            record = with_new_message(record)
        over = tuple(
            Rows.where("due", game=record.id, kind=each.kind) for each in (WarnLobbyJob, CloseLobbyJob)
        )
        begun = (
            record,
            *seats,
            origin_to_store(record.id, origin),
            *rows,
            *changed_records(table, prepared),
            started,
            *await self._committer.find_rematch(record.id),
            *snapshots_of(record.id, rows, match),
        )
        match.take_events()
        news = News(match.view(None))
        fresh = Position(record, seats, moves=(0,) * len(seats), turn=news, shown=news, prepared=prepared)
        position = fresh.after_rows(match, [row_of(row) for row in rows])
        await self._committer.write(Change((*begun, *clocked), over))
        table.position = position

    async def rematch(self, table: Table, member: int, title: str) -> Table:
        """Open a lobby for the same people with the seats moved on by one; a second call returns the same table."""
        async with table.lock:
            seat = table.seat_of(member)
            if table.record.status not in ("over", "ended") or table.match is None:
                raise RuleError("error-not-over")
            known = await self._store.find(RematchRecord, "game = ?", table.record.id)
            if known and not (again := await self._registry.get(known[0].next)).record.was_closed:
                return again
            await count_opening(self._store, self._limits, member, table.record.channel, table.record.server)
            host = table.seats[seat]
            present = [each for each in _move_on(table.seats) if each == host or is_computer(each.member)]
            return await self.open(
                server=table.record.server,
                channel=table.record.channel,
                thread=None if table.is_apart else table.record.thread,
                host=host,
                title=title,
                setup=table.setup,
                pace=table.record.pace,
                rated=table.record.rated,
                seats=[replace(each, first_move=0, caretaker="", salt=b"") for each in present],
                hints=table.record.hints,
                former=table,
                language=table.record.language,
            )


def _move_on(seats: Sequence[SeatRecord]) -> list[SeatRecord]:
    """The seats in the order of a rematch."""
    return [*seats[1:], seats[0]]


def _must_be_playable(setup: Setup) -> None:
    """Raise `SetupError` for an unknown game or an impossible setup."""
    if setup.game not in engine.GAMES:
        raise SetupError("error-setup-unknown-game", game=setup.game[:40])
    engine.GAMES[setup.game].check(setup)
