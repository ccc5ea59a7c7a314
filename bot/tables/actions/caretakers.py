"""Caretakers: a computer plays a seat until its owner is back, who finds the table as it went on."""

from __future__ import annotations

from dataclasses import replace

from bot.language.names import show_name
from bot.storage.records import Change, SeatRecord, TableRecord
from bot.tables.model.computers import USUAL_LEVEL
from bot.tables.model.limits import Limits
from bot.tables.model.table import Table
from bot.tables.writing.clocks import Clocks
from bot.tables.writing.committer import Committer
from bot.tables.writing.progress import asked_anew, with_seats
from engine.core.errors import RuleError
from engine.core.questions import Seat

TAKE_BACK = "takeback"
"""The action that gives a seat back to its owner."""


class Caretakers:
    """Who lets a computer play for them, and takes their seat back."""

    def __init__(self, committer: Committer, clocks: Clocks, limits: Limits) -> None:
        self._committer = committer
        self._clocks = clocks
        self._limits = limits

    async def appoint(self, table: Table, member: int) -> None:
        """A computer plays for this person from now on; raises `RuleError` where that is not possible."""
        async with table.lock:
            seat = table.seat_of(member)
            must_be_possible(table, seat)
            if table.seats[seat].caretaker:
                return
            self._limits.count("seat", table.record.id, member)
            change = await self.appointing(table, seat, "caretaker-plays")
            await self._committer.write(change)
            table.seats = with_seats(table, change.of(SeatRecord)).seats

    async def appointing(self, table: Table, seat: Seat, said: str) -> Change:
        """What is written when a computer begins to play at this seat; the message tells it with the way back."""
        taken, game = replace(table.seats[seat], caretaker=USUAL_LEVEL), table.record.id
        post = self._committer.post(game, "say", text=said, name=show_name(taken.name), button=TAKE_BACK)
        return Change((taken, post, *await self._clocks.count_again(game, seat)))

    async def give_back(self, table: Table, member: int) -> bool:
        """This person plays for themselves again; returns False where no computer does."""
        if not any(seat.member == member and seat.caretaker for seat in table.seats):
            return False
        async with table.lock:
            seat = table.seat_of(member)
            own = replace(table.seats[seat], caretaker="")
            later = with_seats(table, (own,))
            change = Change((own, *await self._asked_again(later, seat)))
            await self._committer.write(change)
            table.seats = later.seats
            table.record = next(iter(change.of(TableRecord)), table.record)
        return True

    async def _asked_again(self, table: Table, seat: Seat) -> list[object]:
        """Who is asked now that no computer is at this seat any more: its owner, and who waited for its answer."""
        game, match = table.record.id, table.running
        said = self._committer.post(game, "say", text="caretaker-ended", name=show_name(table.names[seat]))
        if table.record.status != "running":
            return []
        if table.computers_asked:
            return [said]
        clocks = await self._clocks.of(table)
        asked = [each for each in match.waiting if each == seat or not clocks[each].asked]
        clocked = await self._clocks.set_clocks(table, asked, ())
        return [said, *([asked_anew(table.record)] if asked else []), *clocked]


def must_be_possible(table: Table, seat: Seat) -> None:
    """Raise `RuleError` where no computer may play for this seat: where no game runs, in rated games, and where nobody
    waits for it.
    """
    _ = table.playing
    if table.record.rated:
        raise RuleError("error-rated-caretaker")
    if not table.present - {seat}:
        raise RuleError("error-caretaker-alone")
