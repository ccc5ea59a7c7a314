"""`python -m bot shards`: which process owns the tables of which shard, who waits, and what was handed on."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.config import Address, Config
from bot.storage.driver import Owner, Peer
from bot.storage.errors import StoreError
from bot.storage.opening import needing_psycopg


async def report(config: Config) -> int:
    """Print it, while the bot runs or not; nothing is changed. Raises `StoreError`."""
    if not isinstance(config.database, Address):
        raise StoreError(f"{config.database} is a file: one process has all of it.")
    address = config.database_direct or config.database
    needing_psycopg(address)
    from psycopg.errors import UndefinedTable

    from bot.storage.postgresql.connections import connection_to
    from bot.storage.postgresql.sharing import OWNERS, PEERS, owner_of, peer_of

    async with connection_to(address) as connection:
        try:
            owners = [owner_of(*row) for row in await (await connection.execute(OWNERS.encode())).fetchall()]
        except UndefinedTable:
            raise StoreError(
                f"{address} is of an earlier version: start the bot on it once, then try again."
            ) from None
        peers = [peer_of(*row) for row in await (await connection.execute(PEERS.encode())).fetchall()]
        waiting = await (
            await connection.execute(b"select kind, count(*) from errands group by 1")
        ).fetchall()
    lines = [
        *map(_describe_owner, owners),
        *_waiting(owners, peers),
        *(_describe_handing(*row) for row in waiting),
    ]
    print("\n".join(lines or ["No process had a shard yet."]))
    return 0


def _describe_owner(owner: Owner) -> str:
    since = (datetime.now(UTC) - timedelta(seconds=owner.owning)).strftime("%Y-%m-%d %H:%M:%S")
    if owner.silent < 0:
        return f"shard {owner.shard}: nobody, last {owner.run} from {since} UTC on"
    return (
        f"shard {owner.shard}: {owner.run} since {since} UTC, last sign of life {owner.silent:.1f} s ago, owner number"
        f" {owner.takeovers}"
    )


def _waiting(owners: list[Owner], peers: list[Peer]) -> list[str]:
    owning = {each.run for each in owners if each.silent >= 0}
    return [
        f"SHARDS={each.shards}: {each.run} waits,"
        f" {'connected to Discord' if each.is_connected else 'not connected to Discord yet'}"
        for each in peers
        if each.run not in owning
    ]


def _describe_handing(kind: str, count: int) -> str:
    return f"handed on and not done yet: {count} × {kind}"
