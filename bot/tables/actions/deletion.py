"""Deletes a table with all that is stored of it; what stands on Discord stays there."""

from __future__ import annotations

from collections.abc import Sequence

from bot.storage.driver import Column
from bot.storage.records import Change, Rows
from bot.tables.actions.tables import Tables

KEPT = ("results",)
"""What a server keeps of its games."""


async def delete_table(tables: Tables, game: int) -> None:
    """All of it or nothing."""
    columns = await tables.store.columns()
    rows = [Rows.where(name, game=game) for name, found in columns.items() if _is_about_tables(name, found)]
    own = (Rows.where("rematches", next=game), Rows.where("tables", id=game))
    await tables.store.write(Change(remove=(*rows, *own)))
    tables.registry.drop(game)


def _is_about_tables(name: str, columns: Sequence[Column]) -> bool:
    """In some tables of the database a game is the id of its rules."""
    return name not in KEPT and any(each.name == "game" and each.type == "INTEGER" for each in columns)
