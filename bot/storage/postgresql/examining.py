"""How a PostgreSQL database is, for `python -m bot doctor`; nothing in it is changed."""

from __future__ import annotations

import psycopg

from bot.config import Address
from bot.storage.postgresql.connections import Connection, connect
from bot.storage.postgresql.errors import cannot_connect, failed
from bot.storage.postgresql.opening import check_server, newer, one_value, schema_of, schema_scripts
from bot.storage.postgresql.pool import must_keep_session
from bot.storage.postgresql.presence import is_running

RISK = "fsync is off on its server: a power cut there can destroy it. Switch it on in postgresql.conf."
SIZE = "select pg_size_pretty(pg_database_size(current_database()))"


async def examined(address: Address) -> tuple[str, str]:
    """Its state, and what to do about it: nothing if that is empty; raises `StoreError` when it cannot be used."""
    try:
        connection = await connect(address)
    except (psycopg.Error, OSError) as error:
        raise cannot_connect(address, error) from None
    try:
        return await _found(connection, address)
    except psycopg.Error as error:
        raise failed(address, error) from None
    finally:
        await connection.close()


async def _found(connection: Connection, address: Address) -> tuple[str, str]:
    await check_server(connection, address)
    await must_keep_session(connection, address)
    version, newest = await schema_of(connection, address), schema_scripts()[-1][0]
    if version > newest:
        raise newer(address, version, newest)
    server = await one_value(connection, "show server_version")
    if not version:
        return f"{address}, PostgreSQL {server}, still empty; the first start makes its tables", ""
    advice = RISK if await one_value(connection, "show fsync") == "off" else ""
    running = "a bot runs on it" if await is_running(connection) else "no bot running on it"
    return f"{address}, PostgreSQL {server}, {await one_value(connection, SIZE)}, {running}", advice
