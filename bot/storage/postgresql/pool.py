"""Whether a connection leads to PostgreSQL itself: a pool in between takes locks and notifications away unnoticed."""

from __future__ import annotations

import secrets

from bot.config import Address
from bot.storage.postgresql.connections import Connection, connect
from bot.storage.postgresql.errors import unusable
from bot.storage.postgresql.opening import one_value

TRIAL = 5.0
"""Seconds within which a notification arrives, if it does."""


async def must_keep_session(connection: Connection, address: Address) -> None:
    """Raises `StoreError` when others get this connection of the server after each transaction."""
    if await one_value(connection, "select pg_backend_pid()") == connection.info.backend_pid:
        return  # a pool makes up a number
    other = await connect(address)
    try:
        if not await _hears(connection, other):
            raise unusable(
                address,
                "a pool such as PgBouncer is in between, which keeps neither locks nor notifications",
                "Name PostgreSQL itself: for the bot as DATABASE_DIRECT.",
            )
    finally:
        await other.close()


async def _hears(connection: Connection, other: Connection) -> bool:
    """Whether one hears what is told on the other, as in a pool that keeps sessions."""
    channel = f"trial_{secrets.token_hex(8)}"
    await connection.execute(f"listen {channel}".encode())
    await other.execute(b"select pg_notify($1, '')", (channel,))
    return bool([each async for each in connection.notifies(timeout=TRIAL, stop_after=1)])
