"""The servers of which anything is stored."""

from __future__ import annotations

from collections.abc import Sequence

from bot.storage.store import Store

SETTINGS = ("results", "chosen_languages", "server_locales", "record_keepers", "removed_servers")
"""What is stored about a server besides its tables. A block stays, as the operator's own."""


async def known_servers(store: Store) -> Sequence[int]:
    """Those of ours, found one by one, as there may be many tables of each."""
    found = set[int]()
    for table in ("tables", *SETTINGS):
        following, server = f"select min(server) from {table} where server > ?", 0
        while (server := (await store.select(lambda number: number, following, server))[0]) is not None:
            found.add(server)
    return [each for each in sorted(found) if store.shards.holds(each)]
