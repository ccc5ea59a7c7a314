"""The first line of each message that notifies people: what their locked phones show of it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.language.texts import Texts
from bot.messages.notification import lock_screen_line, until_in_words
from bot.storage.people import UTC
from bot.tables.actions.tables import Tables
from bot.tables.model.table import Table


async def lock_line(
    tables: Tables,
    table: Table,
    texts: Texts,
    members: Sequence[int],
    asked: str,
    until: int | None = None,
) -> str:
    """Who is asked what at which table, and until when (None: without a limit), in the time zone that all of them have
    chosen, else in UTC.
    """
    zones = {(await tables.people.person(member)).zone for member in members}
    zone = zones.pop() if len(zones) == 1 else UTC
    who = texts.list_items([f"<@{member}>" for member in members])
    return lock_screen_line(table, texts, who, asked, until_in_words(texts, until, tables.clock(), zone))
