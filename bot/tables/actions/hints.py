"""Hints at a table: how many the lobby has agreed on, and who has had one. Everybody may see who."""

from __future__ import annotations

from collections.abc import Mapping

from bot.storage.records import Change, HintRecord
from bot.tables.model.limits import Limits
from bot.tables.model.table import Table
from bot.tables.writing.committer import Committer
from engine.core.errors import RuleError, Stale
from engine.core.questions import Seat

NO_HINTS, THREE, FREE = "none", "three", "free"
MOST: Mapping[str, int | None] = {FREE: None, THREE: 3, NO_HINTS: 0}
"""How many each player may have in a game (None: any number), by what the lobby chose."""
USUAL = FREE
"""At tables that are not rated: who is new or alone gets help without asking first, and as the story of each round says
who had a hint, nobody has one in secret."""


def hints_allowed(hints: str, rated: int) -> str:
    """What is played with: rated games know no hints, whatever was chosen before."""
    return NO_HINTS if rated else hints


def hints_left(table: Table, seat: Seat) -> int | None:
    """How many hints this seat may still have; None for any number."""
    most = MOST[hints_allowed(table.record.hints, table.record.rated)]
    return None if most is None else max(0, most - len(_had(table, seat)))


def can_hint(table: Table, seat: Seat) -> bool:
    """Whether this person can have a hint now: they are asked, and know what is hidden at their seat."""
    if table.ahead_of is not None or table.match is None or table.is_sealed(seat):
        return False
    return table.match.asks(seat) is not None and (_has_one(table, seat) or hints_left(table, seat) != 0)


def seats_with_hint(table: Table, number: int) -> list[Seat]:
    """The seats that had a hint in this round."""
    return sorted({each.seat for each in table.hints if each.round == number})


def _had(table: Table, seat: Seat) -> list[HintRecord]:
    return [each for each in table.hints if each.seat == seat]


def _has_one(table: Table, seat: Seat) -> bool:
    """Whether this seat had a hint for what it is asked now: it may read it again."""
    return any(each.move == table.moves[seat] for each in _had(table, seat))


class Hints:
    """Counts hints; at most so many, and never in a rated game."""

    def __init__(self, committer: Committer, limits: Limits) -> None:
        self._committer = committer
        self._limits = limits

    def ask(self, table: Table, seat: Seat, member: int) -> None:
        """Raise `RuleError` when this person may have no hint."""
        if table.record.rated:
            raise RuleError("error-hints-rated")
        most = MOST[table.record.hints]
        if most == 0:
            raise RuleError("error-hints-none")
        if most is not None and hints_left(table, seat) == 0 and not _has_one(table, seat):
            raise RuleError("error-hints-used", most=most)
        self._limits.check_thinking(member, table.record.server)
        self._limits.count_here("hint", member, table.record.server)

    async def had(self, table: Table, seat: Seat, member: int, move: int, seconds: float) -> None:
        """This seat gets a hint for its move of this number, of so many seconds of CPU; raises `Stale` if the move is
        made or taken back meanwhile.
        """
        self._limits.spend_thinking(seconds, member, table.record.server)
        async with table.lock:
            if table.moves[seat] != move:
                raise Stale
            record = HintRecord(table.record.id, seat, move, table.running.round)
            if record not in table.hints:
                await self._committer.write(Change((record,)))
                table.hints += (record,)
