"""The export of everything that is stored about one person, for them alone."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from bot.storage.people import DueRecord
from bot.storage.records import NOT_YET, LogRecord, SeatRecord
from bot.storage.statements import quote_name
from bot.tables.actions.tables import Tables

TABLES_OF = (
    "select id from tables where host = ?1 union select game from seats where member = ?1"
    " union select game from words where member = ?1"
)
OWN_JOBS = "game is null and who = ?"


async def export(tables: Tables, member: int) -> bytes:
    """Everything that is stored about this person, as JSON: their tables, seats and moves, and all rows about them."""
    seats = [_json(await _seat(tables, game, member)) for game in await games_of(tables, member)]
    rest = {
        "member": member,
        "due": [asdict(each) for each in await tables.store.find(DueRecord, OWN_JOBS, member)],
        **{name: await _rows(tables, name, member) for name in await personal_tables(tables)},
    }
    lines = [f"{_json(name)}: {_json(value)}" for name, value in rest.items()]
    lines.append('"tables": [\n' + ",\n".join(seats) + "\n]")
    return ("{\n" + ",\n".join(lines) + "\n}").encode()


def _json(value: object) -> str:
    """JSON on one line: with line breaks Python's encoder is many times slower, and blocks all others."""
    return json.dumps(value, ensure_ascii=False)


async def _seat(tables: Tables, game: int, member: int) -> dict[str, Any]:
    """The part of one table that concerns this person."""
    record = await tables.store.table(game)
    if record is None:
        raise AssertionError(f"there is no table {game}")
    own = [seat for seat in await tables.store.seats(game) if seat.member == member]
    places = {seat.seat for seat in own}
    return {
        "table": record.id,
        "title": record.title,
        "setup": record.setup,
        "status": record.status,
        "server": record.server,
        "channel": record.place,
        "opened": record.opened,
        "host": record.host == member,
        "seats": [{"seat": seat.seat, "name": seat.name} for seat in own],
        "answers given beforehand": [
            json.loads(each.answers)
            for each in await tables.store.prepared_answers(game)
            if each.seat in places
        ],
        "moves": [
            {"row": row.sequence, "move": row.action, "at": row.at}
            for row in await tables.store.log(game)
            if any(_is_of(row, seat) for seat in own)
        ],
    }


def _is_of(row: LogRecord, seat: SeatRecord) -> bool:
    """Whether the person on this seat made this move: not moves from before a substitute's first, nor a computer's."""
    return (
        row.seat == seat.seat
        and not row.computer
        and seat.first_move != NOT_YET
        and row.sequence >= seat.first_move
    )


async def _rows(tables: Tables, table: str, member: int) -> list[dict[str, object]]:
    """The rows about this person in one table of the database, by column, without BLOBs: seeds stay secret until their
    game is over.
    """
    names = [each.name for each in (await tables.store.columns())[table] if each.type != "BLOB"]

    def name_columns(*row: object) -> dict[str, object]:
        return dict(zip(names, row, strict=True))

    chosen = ", ".join(map(quote_name, names))
    return await tables.store.select(name_columns, f"select {chosen} from {table} where member = ?", member)


async def running(tables: Tables, member: int) -> int:
    """The number of running games at which this person sits."""
    return sum(record.status == "running" for record in await tables.store.tables_of(member))


async def games_of(tables: Tables, member: int) -> list[int]:
    """The tables that this person hosts or sits at."""
    return await tables.store.select(int, TABLES_OF, member)


async def personal_tables(tables: Tables) -> list[str]:
    """The tables of the database whose rows are about people: preferences, settings, results."""
    found = await tables.store.columns()
    return [
        name for name, columns in found.items() if name != "seats" and "member" in {c.name for c in columns}
    ]
