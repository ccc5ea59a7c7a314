"""What is stored about one person: all of it as a file, and how they become a former player everywhere."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from bot.holding import changed, emptied
from bot.language.texts import Texts
from bot.live import Live
from bot.lobby import ROTATION
from bot.people import DueRecord
from bot.records import FORMER, Change, PostRecord, SeatRecord, TableRecord
from bot.results import ResultRecord
from bot.seating import FORMER_OF
from bot.tables import Tables

TABLES_OF = "select id from tables where host = :member union select game from seats where member = :member"
PERSONAL_TABLES = (
    "select distinct m.name from sqlite_master m join pragma_table_info(m.name) c"
    " where m.type = 'table' and c.name = 'member' and m.name <> 'seats'"
)
"""Every other table with a column `member` holds rows about people: wishes, settings, results."""
SHARED = ("results",)
"""Tables whose rows are other people's history too: a former player stays in them, without a name."""


async def export(tables: Tables, member: int) -> bytes:
    """Everything that is stored about this person, as JSON: their tables, seats and moves, and all rows about them."""
    store = tables.store
    kept = {
        name: await store.rows(f"select * from {name} where member = ?", member)
        for name in await _personal(tables)
    }
    seats = [await _seat(tables, game, member) for game in await _games(tables, member)]
    whole = {"member": member, "tables": seats, **kept}
    return json.dumps(whole, indent=1, ensure_ascii=False).encode()


async def _seat(tables: Tables, game: int, member: int) -> dict[str, Any]:
    """One table as far as it concerns this person."""
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
        "answers given beforehand": {
            each.name: each.value for each in await tables.store.orders(game) if each.seat in places
        },
        "moves": [
            {"row": row.sequence, "move": row.action, "at": row.at}
            for row in await tables.store.log(game)
            if row.seat in places
        ],
    }


async def running(tables: Tables, member: int) -> int:
    """In how many running games this person sits."""
    return sum(record.status == "running" for record in await tables.store.tables_of(member))


async def forget(tables: Tables, texts: Texts, member: int, *unsaid: str) -> int:
    """Make this person a former player everywhere, and leave nothing else of them; returns at how many tables.

    `unsaid` are the names of notes that others keep about them.

    A table that waits for people is left; in all others the seat stays, with its moves and its part of the secret.
    """
    games = await _games(tables, member)
    for game in games:
        live = await tables.get(game)
        names = {
            seat.name: texts.say("former-player", number=seat.seat + 1)
            for seat in live.seats
            if seat.member == member
        }
        if live.record.status == "lobby" and names:
            await tables.leave(live, member)
        async with live.lock:
            posts = await _replace(tables, texts, live, member, names)
        tables.announce(posts)
    erased = tuple((name, member) for name in await _personal(tables) if name not in SHARED)
    await tables.store.write(
        Change(
            erased=erased,
            kept=tuple(await _anonymous_results(tables, texts, member)),
            dropped=tuple(await tables.store.find(DueRecord, "game is null and who = ?", member)),
            notes=await _notes_without(tables, member),
            unsaid=unsaid,
        )
    )
    await tables.store.scrub()
    return len(games)


async def _anonymous_results(tables: Tables, texts: Texts, member: int) -> list[ResultRecord]:
    """What this person has finished, as a former player's."""
    found = await tables.store.find(ResultRecord, "member = ?", member)
    return [
        replace(each, member=FORMER, name=texts.say("former-player", number=each.seat + 1)) for each in found
    ]


async def _notes_without(tables: Tables, member: int) -> dict[str, str]:
    """The notes about seats that name this person, changed so that they do not."""
    sql = "select name, value from notes where name glob ? or name glob ?"
    changed: dict[str, str] = {}
    for name, value in await tables.store.rows(sql, f"{ROTATION}*", f"{FORMER_OF}*"):
        known: Any = json.loads(value or "null")
        if isinstance(known, list) and member in known:
            changed[name] = json.dumps([each for each in known if each != member])
        elif isinstance(known, dict) and known.get("member") == member:
            changed[name] = ""
    return changed


async def _games(tables: Tables, member: int) -> list[int]:
    return [int(game) for (game,) in await tables.store.rows(TABLES_OF.replace(":member", "?1"), member)]


async def _personal(tables: Tables) -> list[str]:
    return [str(name) for (name,) in await tables.store.rows(PERSONAL_TABLES)]


async def _replace(
    tables: Tables, texts: Texts, live: Live, member: int, names: dict[str, str]
) -> list[PostRecord]:
    """Replace this person at one table, by these names; returns what must be posted about it."""
    seats = tuple(
        replace(seat, member=FORMER, name=names[seat.name]) if seat.member == member else seat
        for seat in live.seats
    )
    record = _without(texts, live.record, seats, member, [*names])
    told = [each for each in await tables.store.posts(record.id) if (_renamed(each, names)) != each]
    asked = [replace(each, status="void") for each in await tables.store.open_requests(record.id)]
    news = _news(tables, live, names)
    orders = tuple(each for seat in live.seats if seat.member == member for each in emptied(live, seat.seat))
    change = Change(
        tables=(record,),
        seats=seats,
        posts=(*(_renamed(each, names) for each in told), *news),
        requests=tuple(asked) if names else (),
        orders=orders,
    )
    await tables.store.write(change)
    live.record, live.seats = record, seats
    live.orders = changed(live.orders, orders)
    return news


def _without(
    texts: Texts, record: TableRecord, seats: tuple[SeatRecord, ...], member: int, names: list[str]
) -> TableRecord:
    """The table with another host, and with a title that names nobody who is gone."""
    if record.host == member:
        record = replace(record, host=next((seat.member for seat in seats if seat.member != FORMER), FORMER))
    if any(name in record.title for name in names):
        record = replace(record, title=texts.say("former-title", number=record.id))
    return record


def _renamed(post: PostRecord, names: dict[str, str]) -> PostRecord:
    """A post whose parameters call people by their new names."""
    content: dict[str, Any] = json.loads(post.content)
    renamed = {
        key: names.get(value, value) if isinstance(value, str) else value for key, value in content.items()
    }
    return post if renamed == content else replace(post, content=json.dumps(renamed))


def _news(tables: Tables, live: Live, names: dict[str, str]) -> list[PostRecord]:
    """In a running game the others are told, and get a board that calls nobody who is gone."""
    if live.record.status != "running" or live.match is None:
        return []
    return [
        *(tables.post(live.record.id, "say", text="former-left", name=name) for name in names.values()),
        tables.post(live.record.id, "hand-over", mention=[], row=len(live.rows)),
    ]
