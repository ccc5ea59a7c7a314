"""`python -m bot check`: replay all running games against this version of the rules, before an update goes live."""

from __future__ import annotations

from bot.config import Database
from bot.storage.records import LogRecord
from bot.storage.store import Store
from bot.tables.model.position import Position
from bot.tables.model.table import Table
from engine.core.errors import RuleError
from engine.core.log import effective_rows
from engine.core.match import Match, Row


async def check(database: Database) -> int:
    """Print every game whose log does not fit; returns 1 if there is one, else 0."""
    store = await Store.open(database)
    try:
        count, problems = await check_games(store)
    finally:
        await store.close()
    for problem in problems:
        print(problem)
    print(f"{count} games replayed, {len(problems)} differ")
    return 1 if problems else 0


async def check_games(store: Store) -> tuple[int, list[str]]:
    """The number of running games, and a line with the first row that does not fit for each game that has one."""
    records = await store.tables("running", "over")
    problems: list[str] = []
    for record in records:
        table = Table(Position(record, tuple(await store.seats(record.id))))
        problem = first_difference(table, await store.log(record.id))
        if problem is not None:
            problems.append(f"table {record.id} ({record.title}): {problem}")
    return len(records), problems


def first_difference(table: Table, logged: list[LogRecord]) -> str | None:
    """A text about the first row after which the game differs from when it was written; None if all fit."""
    rows = [Row(row.seat, row.action) for row in logged]
    match = Match.start(table.game, table.setup)
    try:
        counting = effective_rows(rows)
    except ValueError as mistake:
        return f"an undo row cannot be read: {mistake}"
    for number in counting:
        row = logged[number - 1]
        try:
            match.follow(rows[number - 1])
        except RuleError as mistake:
            return f"row {number} ({rows[number - 1]}): {mistake}"
        if match.digest() != row.digest:
            return f"row {number} ({rows[number - 1]}): the state differs"
    return None
