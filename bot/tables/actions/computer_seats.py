"""Computer players before the game: the host gives them free seats, and takes these back."""

from __future__ import annotations

from bot.storage.records import SeatRecord
from bot.tables.actions.lobby import Lobby
from bot.tables.model.computers import COMPUTERS, computer, is_computer
from bot.tables.model.limits import Limits
from bot.tables.model.lobby_seats import must_be_host, must_be_lobby, must_fit, number_seats
from bot.tables.model.table import Table
from engine.core.errors import RuleError, Stale
from engine.core.questions import Seat


class ComputerSeats:
    """What the host of a lobby decides about computer players."""

    def __init__(self, lobby: Lobby, limits: Limits) -> None:
        self._lobby = lobby
        self._limits = limits

    async def add(self, table: Table, member: int, level: str, name: str) -> None:
        """A computer player of this level takes the next free seat; `name` gets a number if it is taken.

        Raises `RuleError` when there is no free seat or level, when the table is rated, and for all but the host.
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
        """The computer player of this level gives back its seat; raises `Stale` when it does not sit there."""
        async with table.lock:
            must_be_lobby(table)
            must_be_host(table, member)
            if (seat, computer(level)) not in {(each.seat, each.member) for each in table.seats}:
                raise Stale
            self._limits.count("change", table.record.id)
            staying = [each for each in table.seats if each.seat != seat]
            await self._lobby.reseat(table, number_seats(staying), "left", table.seats[seat].name)


def with_computers(
    seats: tuple[SeatRecord, ...], level: str, name: str, count: int
) -> tuple[SeatRecord, ...]:
    """The seats with so many more computer players of a level; the second one of a name is called `name 2`."""
    for _ in range(count):
        names = {each.name for each in seats}
        free = next(
            each for number in range(len(names) + 1) if (each := _name_computer(name, number)) not in names
        )
        seats += (SeatRecord(seats[0].game, len(seats), computer(level), free),)
    return seats


def _name_computer(name: str, number: int) -> str:
    return f"{name} {number + 1}" if number else name


def computers_of(table: Table) -> list[SeatRecord]:
    """The seats of computer players."""
    return [seat for seat in table.seats if is_computer(seat.member)]
