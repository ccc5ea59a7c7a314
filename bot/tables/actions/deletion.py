"""Deletes tables with all that is stored of them; what stands on Discord stays there."""

from __future__ import annotations

from collections.abc import Sequence

from bot.storage.driver import Column
from bot.storage.records import Change, NoteRecord, Rows
from bot.storage.statements import HIGHEST, NUMBERED
from bot.storage.store import Store
from bot.tables.actions.tables import Tables

KEPT = ("results",)
"""What a server keeps of its games."""


async def delete_tables(tables: Tables, *games: int) -> None:
    """All of them or nothing. Their numbers come never again: what stands on Discord would speak of others."""
    store = tables.store
    columns = await store.columns()
    about = [name for name, found in columns.items() if _is_about_tables(name, found)]
    rows = [Rows.where(name, game=game) for name in about for game in games]
    own = [
        each for game in games for each in (Rows.where("rematches", next=game), Rows.where("tables", id=game))
    ]
    highest = [await _highest(store, table) for table in NUMBERED.values()]
    await store.write(Change(tuple(highest), (*rows, *own)))
    for game in games:
        tables.registry.drop(game)


async def _highest(store: Store, table: str) -> NoteRecord:
    """The greatest number that was ever written there, as far as we know."""
    name = f"{HIGHEST}{table}"
    (present,) = await store.select(int, f"select coalesce(max(id), 0) from {table}")
    return NoteRecord(name, str(max(present, int(await store.note(name) or 0))))


def _is_about_tables(name: str, columns: Sequence[Column]) -> bool:
    """In some tables of the database a game is the id of its rules."""
    return name not in KEPT and any(each.name == "game" and each.type == "INTEGER" for each in columns)
