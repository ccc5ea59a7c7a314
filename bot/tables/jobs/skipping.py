"""Choices for a player who is not there, as the others have decided: as little as possible, and said to be by vote."""

from __future__ import annotations

from bot.storage.crashpoints import passing
from bot.storage.people import DM, DueRecord
from bot.storage.records import BY_VOTE, FORMER, LogRecord, PostRecord
from bot.tables.actions.tables import Tables
from bot.tables.jobs.timeout_votes import is_open
from bot.tables.model.table import Table
from engine.core.errors import Stale
from engine.core.players import cautious

LONGEST_SKIP = 60
"""The most decisions that are made for a seat before it is asked again, whatever the game."""
CHOSEN = "game = ? and seat = ? and automatic = ? and at >= ? order by sequence"


async def skip(tables: Tables, table: Table, due: DueRecord) -> None:
    """Decide for a seat, as little as possible, until another seat is asked. What was decided before a crash stays
    decided, and a player who moves meanwhile decides the rest.
    """
    seat = due.who
    for _ in range(LONGEST_SKIP):
        if not await is_open(tables, table, seat, due.asked):
            return
        match, move = table.running, table.moves[seat]
        option = cautious(match, match.decision_of(seat))
        passing("skip.before-decision")
        try:
            await tables.moves.play_for(table, seat, str(option), move)
        except Stale:
            return
        passing("skip.after-decision")


async def notice_of_skip(tables: Tables, table: Table, due: DueRecord) -> list[PostRecord]:
    """A late player who wants direct messages reads there what was chosen for them; the thread shows it anyway."""
    made = await tables.store.find(LogRecord, CHOSEN, table.record.id, due.who, BY_VOTE, due.at)
    person = await tables.people.person(table.seats[due.who].member)
    where = await tables.people.where_notified(person, table.record.id)
    if not made or where != DM or person.member == FORMER:
        return []
    return [tables.committer.post(table.record.id, "skipped", seat=due.who, after=made[0].sequence - 1)]
