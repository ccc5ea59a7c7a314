"""How a PostgreSQL database is, for `python -m bot doctor`; nothing in it is changed."""

from __future__ import annotations

from bot.config import Address
from bot.storage.postgresql.connections import Connection, connection_to
from bot.storage.postgresql.errors import unusable
from bot.storage.postgresql.opening import OWNER, check_server, newer, one_value, schema_of, schema_scripts
from bot.storage.postgresql.pool import must_keep_session
from bot.storage.postgresql.presence import is_running

RISK = "fsync is off on its server: a power cut there can destroy it. Switch it on in postgresql.conf."
MAY_CREATE = "select has_schema_privilege(current_schema(), 'create')"
SIZE = "select pg_size_pretty(pg_database_size(current_database()))"


async def examine(address: Address, direct: Address | None = None) -> tuple[str, str]:
    """Its state, and what to do about it: nothing if that is empty; raises `StoreError` when it cannot be used.

    `direct` leads past PgBouncer.
    """
    if direct is not None:
        async with connection_to(address) as connection, connection.transaction():
            await check_server(connection, address)
    async with connection_to(direct or address) as connection:
        return await _examine_connection(connection, direct or address)


async def _examine_connection(connection: Connection, address: Address) -> tuple[str, str]:
    await check_server(connection, address)
    await must_keep_session(connection, address)
    version, newest = await schema_of(connection, address), schema_scripts()[-1][0]
    if version > newest:
        raise newer(address, version, newest)
    server = await one_value(connection, "show server_version")
    if not version and not await one_value(connection, MAY_CREATE):
        raise unusable(address, "its user may not create tables in it", OWNER)
    if not version:
        return f"{address}, PostgreSQL {server}, still empty; the first start makes its tables", ""
    advice = RISK if await one_value(connection, "show fsync") == "off" else ""
    running = "a bot runs on it" if await is_running(connection) else "no bot running on it"
    return f"{address}, PostgreSQL {server}, {await one_value(connection, SIZE)}, {running}", advice
