"""The export of everything that is stored about one person, for them alone."""

from __future__ import annotations

import json
from dataclasses import asdict
from math import inf
from typing import Any

from bot.storage.people import ClockRecord, DueRecord
from bot.storage.records import NOT_YET
from bot.storage.statements import quote_name
from bot.tables.actions.tables import Tables

TABLES_OF = (
    "select id from tables where host = ?1 union select game from seats where member = ?1"
    " union select game from words where member = ?1"
)
OWN_JOBS = "game is null and who = ?"
Entries = list[dict[str, Any]]


async def export(tables: Tables, member: int) -> bytes:
    """Everything that is stored about this person, as JSON: their tables, seats and moves, and all rows about them."""
    seats = [_json(await _seat(tables, game, member)) for game in await games_of(tables, member)]
    rest: dict[str, Any] = {
        "member": member,
        "due": [asdict(each) for each in await tables.store.find(DueRecord, OWN_JOBS, member)],
        **{name: await _rows(tables, name, member) for name in await personal_tables(tables)},
    }
    for each in rest["former_players"]:
        each["moves"] = await _moves_before_substitute(tables, each["game"], each["seat"], each["first_move"])
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
    clocks = await tables.store.find(ClockRecord, "game = ? order by seat", game)
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
        "clocks": [asdict(each) for each in clocks if each.seat in places],
        "answers given beforehand": [
            json.loads(each.answers)
            for each in await tables.store.prepared_answers(game)
            if each.seat in places
        ],
        "moves": [move for seat in own for move in await _moves(tables, game, seat.seat, seat.first_move)],
    }


async def _moves(tables: Tables, game: int, seat: int, first: int, until: float = inf) -> Entries:
    """The moves of a person whose first one at this seat is row `first`, before row `until`; none of a computer."""
    return [
        {"row": row.sequence, "move": row.action, "at": row.at}
        for row in await tables.store.log(game)
        if row.seat == seat and not row.computer and NOT_YET != first <= row.sequence < until
    ]


async def _moves_before_substitute(tables: Tables, game: int, seat: int, first: int) -> Entries:
    """The moves of a person at a seat that they gave up, once the game is over: until then choices for the seat of its
    substitute, which may be hidden, are among them.
    """
    record, seats = await tables.store.table(game), await tables.store.seats(game)
    if seat < 0 or record is None or record.is_unfinished:
        return []
    substitute = seats[seat].first_move
    return await _moves(tables, game, seat, first, inf if substitute == NOT_YET else substitute)


async def _rows(tables: Tables, table: str, member: int) -> Entries:
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
