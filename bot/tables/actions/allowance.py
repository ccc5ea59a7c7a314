"""How many tables people, channels and servers may have."""

from __future__ import annotations

from bot.storage.store import Store
from bot.tables.model.limits import (
    MOST_LOBBIES,
    MOST_LOBBIES_HERE,
    MOST_TABLES,
    MOST_TABLES_HERE,
    Limits,
    within,
)


async def may_open(store: Store, limits: Limits, member: int, channel: int, server: int) -> None:
    """Raise `RuleError` when this person has opened enough tables, or when this channel or server has enough."""
    await must_have_time(store, member)
    within(await store.lobbies("host", member), MOST_LOBBIES, "error-limit-lobbies")
    within(await store.lobbies("channel", channel), MOST_LOBBIES_HERE, "error-limit-lobbies-here")
    if server:
        within(await store.count_open_tables(server), MOST_TABLES_HERE, "error-limit-tables-here")
    limits.count("open", member)
    limits.count_here("open-here", server)


async def must_have_time(store: Store, member: int) -> None:
    """Raise `RuleError` when this person sits at enough tables."""
    within(len(await store.tables_of(member)), MOST_TABLES, "error-limit-tables")
