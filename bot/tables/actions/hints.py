"""Hints at a table: how many are allowed, and which seats have had one, which everybody may see."""

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
"""How many hints each player may have in a game (None: any number), by the choice of the lobby."""
USUAL = FREE
"""The default at tables that are not rated: people who are new or alone get help without asking, and as the story of
each round says who had a hint, nobody has one in secret."""


def hints_allowed(hints: str, rated: int) -> str:
    """The choice that is in force: none in rated games, whatever was chosen before."""
    return NO_HINTS if rated else hints


def hints_left(table: Table, seat: Seat) -> int | None:
    """How many hints this seat may still have; None for any number."""
    most = MOST[hints_allowed(table.record.hints, table.record.rated)]
    return None if most is None else max(0, most - len(_had(table, seat)))


def can_hint(table: Table, seat: Seat) -> bool:
    """Whether this seat can have a hint now: it is asked, is not sealed, and has one left or has had this one."""
    if table.ahead_of is not None or table.match is None or table.is_sealed(seat):
        return False
    is_asked = table.record.status == "running" and table.match.find_decision(seat) is not None
    return is_asked and (_has_one(table, seat) or hints_left(table, seat) != 0)


def seats_with_hint(table: Table, number: int) -> list[Seat]:
    """The seats that had a hint in this round."""
    return sorted({each.seat for each in table.hints if each.round == number})


def _had(table: Table, seat: Seat) -> list[HintRecord]:
    return [each for each in table.hints if each.seat == seat]


def _has_one(table: Table, seat: Seat) -> bool:
    """Whether this seat has had a hint for its current decision, which it may read again."""
    return any(each.move == table.moves[seat] for each in _had(table, seat))


class Hints:
    """Checks and counts hints."""

    def __init__(self, committer: Committer, limits: Limits) -> None:
        self._committer = committer
        self._limits = limits

    def ask(self, table: Table, seat: Seat, member: int) -> None:
        """Count a request for a hint; raises `RuleError` when this person may have none."""
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
        """Store that this seat gets a hint for its move `move`, which took `seconds` of CPU; raises `Stale` if the move
        was made or undone meanwhile.
        """
        self._limits.spend_thinking(seconds, member, table.record.server)
        async with table.lock:
            if table.moves[seat] != move:
                raise Stale
            record = HintRecord(table.record.id, seat, move, table.running.round)
            if record not in table.hints:
                await self._committer.write(Change((record,)))
                table.hints += (record,)
