"""Changes of who plays a seat: computer players in the lobby; in a running game offers, substitutes who take a seat and
hand it back, and computers as caretakers until its owner is back.
"""

from __future__ import annotations

from dataclasses import replace

from bot.language.names import show_name
from bot.storage.records import (
    FORMER,
    NOT_YET,
    Change,
    FormerPlayerRecord,
    OfferRecord,
    RequestRecord,
    Rows,
    SeatRecord,
)
from bot.tables.actions.kept_names import keep_name
from bot.tables.actions.lobby import Lobby
from bot.tables.model.computers import COMPUTERS, USUAL_LEVEL, member_of_level
from bot.tables.model.limits import Limits, must_have_few_tables
from bot.tables.model.lobby_seats import must_be_host, must_be_lobby, must_fit, number_seats
from bot.tables.model.posts import OfferPost
from bot.tables.model.prepared import changed_records, clear_seats
from bot.tables.model.table import Table
from bot.tables.writing.clocks import Clocks
from bot.tables.writing.committer import Committer
from bot.tables.writing.digests import take_out
from bot.tables.writing.moves import Moves, posts_of, with_change, with_new_message, withdraw_offers, write_at
from engine.core.errors import RuleError, Stale
from engine.core.questions import Seat

TAKE_BACK = "takeback"
"""The action that gives a seat back to its owner."""


class Seats:
    """Who has and who plays each seat of a running game. A seat keeps its part of the secret, so no dice change."""

    def __init__(self, committer: Committer, clocks: Clocks, moves: Moves, limits: Limits) -> None:
        self._committer = committer
        self._store = committer.store
        self._clocks = clocks
        self._moves = moves
        self._limits = limits

    async def give_up(self, table: Table, member: int) -> None:
        """Let anybody who may see the table take this player's seat; raises `RuleError` if they offer it already."""
        async with table.lock:
            seat = table.seat_of(member)
            _ = table.playing
            known = await self._offer(table, seat)
            if known is not None and known.asked == 0:
                raise RuleError("error-seat-offered-already")
            self._limits.count("seat", table.record.id, member)
            await self._committer.write(await self.offering(table, seat))

    async def keep(self, table: Table, member: int) -> None:
        """Withdraw the offer of this player's seat; a message in the thread says so if there was one."""
        async with table.lock:
            seat = table.seat_of(member)
            _ = table.playing
            if not await self.is_offered(table, seat):
                return
            name = show_name(table.names[seat])
            said = self._committer.say(table.record.id, "seat-kept", name=name)
            await self._committer.write(
                Change((table.record, said)) + await withdraw_offers(self._committer, table, (seat,))
            )

    async def offering(self, table: Table, seat: Seat, asked: int = 0) -> Change:
        """The change that offers a seat. The offer of a vote (`asked`: the moment of the question that it was about)
        ends when that question is answered; that of the owner (0) stays.
        """
        known = await self._offer(table, seat)
        if known is not None and known.asked == 0:
            asked = 0
        record = table.record
        elsewhere = [self._committer.post(record.id, OfferPost(seat, elsewhere=True))] * table.is_apart
        post = self._committer.post(record.id, OfferPost(seat, others=tuple(each.id for each in elsewhere)))
        return Change((post, *elsewhere, OfferRecord(record.id, seat, post.id, asked)))

    async def is_offered(self, table: Table, seat: Seat) -> bool:
        """Whether this seat can be taken now."""
        return await self._offer(table, seat) is not None

    async def is_said_by(self, table: Table, seat: Seat, post: int) -> bool:
        """Whether this post belongs to the current offer of the seat, and not to an earlier one."""
        known = await self._offer(table, seat)
        return known is not None and post in await posts_of(self._store, known)

    async def _offer(self, table: Table, seat: Seat) -> OfferRecord | None:
        """The offer of this seat that is valid now."""
        found = await self._store.find(OfferRecord, "game = ? and seat = ?", table.record.id, seat)
        if found and found[0].asked in (0, (await self._clocks.of_seats(table))[seat].asked):
            return found[0]
        return None

    async def take_over(self, table: Table, seat: Seat, member: int, name: str) -> None:
        """Give an offered seat to a substitute; raises `RuleError` if it is not offered or they sit here already."""
        async with table.lock:
            _ = table.playing
            if not await self.is_offered(table, seat):
                raise RuleError("error-seat-not-offered")
            if table.find_seat(member) is not None:
                raise RuleError("error-already-joined")
            await must_have_few_tables(self._store, member)
            self._limits.count("seat", table.record.id, member)
            taken = replace(table.seats[seat], member=member, name=name, first_move=NOT_YET, caretaker="")
            more, before = _remember_former(table.seats[seat]), await self._former(table, seat)
            if before is not None:
                more += await keep_name(self._store, table.record, before.member, before.name)
            await self._write_seat(table, taken, more)

    async def hand_back(self, table: Table, member: int, former: int) -> None:
        """Give the seat of a substitute back to its `former` player; raises `RuleError`."""
        async with table.lock:
            _ = table.playing
            seat = table.seat_of(member)
            known = await self._former(table, seat)
            if known is None or known.member != former:
                raise RuleError("error-no-former-player")
            if table.find_seat(former) is not None:
                raise RuleError("error-former-player-seated", name=known.name)
            own = replace(table.seats[seat], member=former, name=known.name, caretaker="")
            taken = replace(own, first_move=known.first_move)
            kept = await keep_name(self._store, table.record, member, table.seats[seat].name)
            await self._write_seat(table, taken, Change(remove=(known,)) + kept, "caretaker-ended")

    async def former_of(self, table: Table, seat: Seat) -> int | None:
        """The member who had this seat before its substitute."""
        known = await self._former(table, seat)
        return None if known is None else known.member

    async def _former(self, table: Table, seat: Seat) -> FormerPlayerRecord | None:
        found = await self._store.find(FormerPlayerRecord, "game = ? and seat = ?", table.record.id, seat)
        return found[0] if found else None

    async def _write_seat(
        self, table: Table, taken: SeatRecord, more: Change, text: str = "seat-taken"
    ) -> None:
        """Write a seat with its new player in one transaction with all that follows: its hidden questions are answered,
        and the player is asked and notified if it is to move.
        """
        former = table.seats[taken.seat]
        more += await withdraw_offers(self._committer, table, (taken.seat,))
        game, seat, record = table.record.id, taken.seat, table.record
        if record.host == former.member:
            record = replace(record, host=taken.member)
        now, before = show_name(taken.name), show_name(former.name)
        said = self._committer.say(game, text, name=now, former=before)
        prepared = clear_seats(table, seat)
        out = await take_out(self._committer, former.member, lambda number: number == game)
        void = [_without(seat, each) for each in await self._store.open_requests(game)]
        more += Change((taken, said, *out, *void))
        match = table.running.copy()
        later = with_change(table, Change((taken,)))
        rows = self._moves.settle(later, match, len(table.rows), prepared)
        if rows:
            hidden = self._committer.say(game, "hidden-choice-made", name=show_name(taken.name))
            more += Change((record, hidden))
            await self._moves.commit(table, match, rows, more, (seat,), prepared=prepared)
            return
        asked = [seat] if seat in table.running.waiting else []
        clocked = await self._clocks.set_clocks(later, asked, (), (seat,))
        if asked:
            record = with_new_message(record)
        more += Change((record, *clocked, *changed_records(table, prepared)))
        await write_at(self._committer, table, more, prepared)

    async def appoint_caretaker(self, table: Table, member: int) -> None:
        """Let a computer play for this person from now on; raises `RuleError` where that is not possible."""
        async with table.lock:
            seat = table.seat_of(member)
            must_allow_caretaker(table, seat)
            if table.seats[seat].caretaker:
                return
            self._limits.count("seat", table.record.id, member)
            change = await self.appointing_caretaker(table, seat, "caretaker-plays")
            await write_at(self._committer, table, change)

    async def appointing_caretaker(self, table: Table, seat: Seat, said: str) -> Change:
        """The change with which a computer begins to play this seat; a button ends it, but for a former player."""
        taken, game = replace(table.seats[seat], caretaker=USUAL_LEVEL), table.record.id
        how = ("caretaker-stays",) if taken.member == FORMER else (said, TAKE_BACK)
        post = self._committer.say(game, *how, name=show_name(taken.name))
        return Change((taken, post, *await self._clocks.recount_jobs(game, seat)))

    async def end_caretaker(self, table: Table, member: int) -> bool:
        """Let this person play for themselves again; returns False where no computer plays for them."""
        if not any(seat.member == member and seat.caretaker for seat in table.seats):
            return False
        async with table.lock:
            seat = table.seat_of(member)
            own = replace(table.seats[seat], caretaker="")
            later = with_change(table, Change((own,)))
            change = Change((own, *await self._asked_again(later, seat)))
            await write_at(self._committer, table, change)
        return True

    async def _asked_again(self, table: Table, seat: Seat) -> list[object]:
        """The records that ask this seat, which no computer plays any more, and those who were not asked until then."""
        game, match = table.record.id, table.running
        said = self._committer.say(game, "caretaker-ended", name=show_name(table.names[seat]))
        if table.record.status != "running":
            return []
        if table.computers_asked:
            return [said]
        clocks = await self._clocks.of_seats(table)
        asked = [each for each in match.waiting if each == seat or not clocks[each].asked]
        clocked = await self._clocks.set_clocks(table, asked, ())
        return [said, *([with_new_message(table.record)] if asked else []), *clocked]

    async def make_host(self, table: Table, member: int, heir: int) -> None:
        """Make another player host on behalf of the host; a message in the thread says so."""
        async with table.lock:
            must_be_host(table, member)
            if table.find_seat(heir) is None:
                raise RuleError("error-heir-not-seated")
            self._limits.count("host", table.record.id)
            record = replace(table.record, host=heir)
            name = show_name(table.names[table.seat_of(heir)])
            said = self._committer.say(record.id, "host-is-now", name=name)
            await write_at(self._committer, table, Change((record, said)))


def _without(seat: Seat, request: RequestRecord) -> RequestRecord:
    """The request as void, without the consent of this seat, which another person had."""
    return replace(request, status="void").agreed_by(each for each in request.agreeing if each != seat)


def _remember_former(former: SeatRecord) -> Change:
    """The change that stores who can get a seat back, and since when they played it; nobody if they were erased."""
    if former.member == FORMER:
        return Change(remove=(Rows.where("former_players", game=former.game, seat=former.seat),))
    return Change(
        (FormerPlayerRecord(former.game, former.seat, former.member, former.name, former.first_move),)
    )


class ComputerSeats:
    """Adds and removes computer players in a lobby, for its host."""

    def __init__(self, lobby: Lobby, limits: Limits) -> None:
        self._lobby = lobby
        self._limits = limits

    async def add(self, table: Table, member: int, level: str, name: str) -> None:
        """Give the next free seat to a computer player of this level; `name` gets a number if it is taken.

        Raises `RuleError` without a free seat, for an unknown level, at rated tables, and for all but the host.
        """
        async with table.lock:
            must_be_lobby(table)
            must_be_host(table, member)
            if level not in COMPUTERS.values():
                raise RuleError("error-nothing-asked")
            seats = with_computers(table.seats, level, name, 1)
            must_fit(seats, table.setup.seats, table.record.rated)
            self._limits.count("change", table.record.id)
            await self._lobby.reseat(table, seats, "joined", seats[-1].name)

    async def remove(self, table: Table, member: int, seat: Seat, level: str) -> None:
        """Remove the computer player of this level from a seat; raises `Stale` when it does not sit there."""
        async with table.lock:
            must_be_lobby(table)
            must_be_host(table, member)
            if (seat, member_of_level(level)) not in {(each.seat, each.member) for each in table.seats}:
                raise Stale
            self._limits.count("change", table.record.id)
            staying = [each for each in table.seats if each.seat != seat]
            await self._lobby.reseat(table, number_seats(staying), "left", table.seats[seat].name)


def with_computers(
    seats: tuple[SeatRecord, ...], level: str, name: str, count: int
) -> tuple[SeatRecord, ...]:
    """The seats with `count` more computer players of a level; a second one is called `name (level) 2`."""
    for _ in range(count):
        short = {_without_level(each.name) for each in seats}
        numbered = (f"{name} {number}" if number > 1 else name for number in range(1, len(seats) + 2))
        free = next(each for each in numbered if _without_level(each) not in short)
        seats += (SeatRecord(seats[0].game, len(seats), member_of_level(level), free),)
    return seats


def _without_level(name: str) -> str:
    return name.partition(" (")[0] + name.rpartition(")")[2]  # what pictures have room for


def must_allow_caretaker(table: Table, seat: Seat) -> None:
    """Raise `RuleError` where no computer may play for this seat: without a running game, in rated games, and where no
    other person plays.
    """
    _ = table.playing
    if table.record.rated:
        raise RuleError("error-rated-caretaker")
    if not table.present - {seat}:
        raise RuleError("error-caretaker-alone")
