"""A move: checked on a copy, written with all chance that follows and all posts it owes, and only then shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

from bot.storage.records import BY_VOTE, Change, SeatRecord
from bot.tables.model.prepared import go_on
from bot.tables.model.table import Table
from bot.tables.writing.progress import Progress, sealed_seats
from engine.computer.levels import Choice
from engine.core.errors import Stale
from engine.core.questions import Seat

MOVES_AT_WORK = 8
"""The most moves that are computed at the same moment. When fifty people move at once the first answers go out after a
few milliseconds instead of all at the end, and a commit still carries several moves."""
NOTHING = Change()


class Moves:
    """The moves of the seats; `moved` is called after each."""

    def __init__(self, progress: Progress, moved: Callable[[], None]) -> None:
        self._progress = progress
        self._moved = moved
        self._at_work = asyncio.Semaphore(MOVES_AT_WORK)

    async def play(
        self, table: Table, seat: Seat, line: str, move: int | None = None, more: Change = NOTHING
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
        more: Change = NOTHING,
        *,
        voted: bool = False,
        computer: str = "",
    ) -> None:
        current, progress = table.playing, self._progress
        if move is not None and move != table.moves[seat]:
            raise Stale
        match = current.copy()
        answered = match.play(seat, line, voted=voted, computer=computer)
        played = progress.log(table, match, answered, len(table.rows) + 1, BY_VOTE if voted else 0)
        prepared = go_on(table, seat)
        sealed = sealed_seats(table) - {each.seat for each in moved_in}
        rows = [played, *progress.settle(table, match, len(table.rows) + 1, prepared, sealed)]
        more += Change((*moved_in, *await progress.find_outdated(table)))
        await progress.commit(table, match, rows, more, prepared=prepared)
        table.undo_asked = False


def unseal_seat(table: Table, seat: Seat) -> tuple[SeatRecord, ...]:
    """What is written when a substitute moves for the first time."""
    if not table.is_sealed(seat):
        return ()
    return (replace(table.seats[seat], first_move=len(table.rows) + 1),)
