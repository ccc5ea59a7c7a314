"""A move: checked on a copy, written with all chance that follows and all posts it owes, and only then shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

from bot.storage.records import Change, SeatRecord
from bot.tables.paused_orders import changed, release
from bot.tables.progress import Progress, sealed_seats
from bot.tables.table import Live
from engine.core.errors import Stale
from engine.core.questions import Seat

MOVES_AT_WORK = 8
"""This many moves are worked out at the same moment. When fifty people move at once the first answers go out after a
few milliseconds instead of all at the end, and a commit still carries several moves."""


class Moves:
    """The moves of the seats; `moved` is called after each."""

    def __init__(self, progress: Progress, moved: Callable[[], None]) -> None:
        self._progress = progress
        self._moved = moved
        self._at_work = asyncio.Semaphore(MOVES_AT_WORK)

    async def play(self, live: Live, seat: Seat, line: str, move: int | None = None) -> None:
        """This seat gives its answer; raises a `RuleError` and changes nothing when it may not.

        `move` is the seat's own move number that a control carries; an older one is `Stale`.
        """
        async with live.lock, self._at_work:
            await self._play(live, seat, line, move, unsealed(live, seat))
        self._moved()

    async def play_for(self, live: Live, seat: Seat, line: str, move: int) -> None:
        """The bot answers for this seat; a substitute there has not moved by that."""
        async with live.lock, self._at_work:
            await self._play(live, seat, line, move, ())
        self._moved()

    async def _play(
        self, live: Live, seat: Seat, line: str, move: int | None, moved_in: tuple[SeatRecord, ...]
    ) -> None:
        current, progress = live.playing, self._progress
        if move is not None and move != live.moves[seat]:
            raise Stale
        match = current.copy()
        played = progress.log(live, match, match.play(seat, line), len(live.rows) + 1)
        released = release(live, seat)
        orders = changed(live.orders, released)
        sealed = sealed_seats(live) - {each.seat for each in moved_in}
        rows = [played, *progress.settle(live, match, len(live.rows) + 1, orders, sealed)]
        beside = Change((*moved_in, *await progress.outdated(live), *released))
        await progress.commit(live, match, rows, beside)
        live.undo_asked = False


def unsealed(live: Live, seat: Seat) -> tuple[SeatRecord, ...]:
    """What is written when a substitute moves for the first time."""
    if not live.sealed(seat):
        return ()
    return (replace(live.seats[seat], first_move=len(live.rows) + 1),)
