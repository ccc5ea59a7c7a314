"""The names of people who have left a table, as long as its title or posts may say them: an erasure must find them.

They stand among the former players with numbers below 0 instead of a seat, which nobody can get back.
"""

from __future__ import annotations

from bot.storage.records import FORMER, NO_CHANGE, Change, FormerPlayerRecord, TableRecord
from bot.storage.store import Store
from bot.tables.model.table import Table


async def keep_name(store: Store, table: TableRecord, member: int, name: str) -> Change:
    """The change that keeps the name of somebody who leaves this table; none where nothing may say it."""
    known = await store.find(FormerPlayerRecord, "game = ? and seat < 0", table.id)
    is_known = (member, name) in {(each.member, each.name) for each in known}
    if is_known or member == FORMER or not (name in table.title or await store.posts(table.id)):
        return NO_CHANGE
    number = min((each.seat for each in known), default=0) - 1
    return Change((FormerPlayerRecord(table.id, number, member, name, first_move=0),))


async def keep_names_in_title(store: Store, rematch: TableRecord, table: Table) -> list[FormerPlayerRecord]:
    """The records that keep the names of those who were at this table in the title of its rematch."""
    left = await store.find(FormerPlayerRecord, "game = ?", table.record.id)
    people = [each for each in (*table.seats, *left) if each.member > FORMER and each.name in rematch.title]
    return [
        FormerPlayerRecord(rematch.id, -number, each.member, each.name, first_move=0)
        for number, each in enumerate(people, start=1)
    ]
