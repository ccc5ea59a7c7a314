"""Explains errors of PostgreSQL in one sentence for the operator, never with a password or a stored value."""

from __future__ import annotations

import re

import psycopg
from psycopg import errors

from bot.config import Address
from bot.storage.errors import StoreError, Unreachable, Unwritable

ADDRESS = "An address looks like postgresql://user:password@host:5432/name; %40 stands for @ in it."
ADVICE = {
    "password authentication failed|no password supplied": "Check user and password in DATABASE.",
    "no pg_hba.conf entry": "Allow this user and this machine in pg_hba.conf of the server.",
    'database ".*" does not exist': "Create it on the server (createdb -O USER NAME), or correct DATABASE.",
    'role ".*" does not exist': "Create the user on the server (createuser -P NAME), or correct DATABASE.",
    "permission denied": "Let this user connect: grant connect on database NAME to USER.",
    "too many (clients|connections)|connection slots": "Raise max_connections of the server, or use PgBouncer.",
    "does not support SSL": "Switch on ssl of the server, or take sslmode out of DATABASE.",
    r"invalid (URI|port|connection|integer|percent|\w+ value)|missing|forbidden value": ADDRESS,
    "Servname not supported|'idna' codec|could not parse|definition of service": ADDRESS,
}
"""Advice by parts of messages of the server or libpq; the first match is used."""
UNREACHABLE = "Check host and port in DATABASE, and whether PostgreSQL runs there and listens."
PASSING = "starting up|shutting down|recovery|too many|connection slots|connect failed|query_wait_timeout"
"""Parts of messages of a server, or of PgBouncer, that answers later without anything being corrected."""
CONNECTION_LOST = (
    psycopg.InterfaceError,
    errors.AdminShutdown,
    errors.CrashShutdown,
    errors.CannotConnectNow,
    errors.IdleSessionTimeout,
    errors.IdleInTransactionSessionTimeout,
)
AGAIN = (errors.SerializationFailure, errors.DeadlockDetected)
"""Errors that roll back the transaction, which may succeed when it is retried."""
UNDONE = "Nothing that was accepted is lost."


class Lost(Exception):
    """The connection is lost, or there is none; the request was not carried out."""


def is_lost(error: psycopg.Error) -> bool:
    """Whether the connection is the problem, not the statement."""
    if isinstance(error, CONNECTION_LOST):
        return True
    state = error.sqlstate or ""
    return isinstance(error, psycopg.OperationalError) and (not state or state.startswith("08"))


def explain(error: BaseException, address: Address) -> str:
    """PostgreSQL's message on one line, without its details, which contain values of rows."""
    primary = error.diag.message_primary if isinstance(error, psycopg.Error) else None
    text = " ".join((primary or str(error)).split()).rstrip(".")
    text = text.removeprefix("connection failed: ")
    for guess in (" Is the server running", " Multiple connection attempts", " This probably means"):
        text = text.partition(guess)[0]
    for password in address.passwords:
        text = text.replace(password, "…")
    return text[:300]


def unusable(address: Address, why: str, advice: str, kind: type[StoreError] = StoreError) -> StoreError:
    """Why the database cannot be opened."""
    return kind(f"The database {address} cannot be used: {why}. {advice}")


def cannot_connect(address: Address, error: BaseException) -> StoreError:
    """Why there is no connection; `Unreachable` if there may be one later."""
    why = explain(error, address)
    found = next((advice for words, advice in ADVICE.items() if re.search(words, why)), "")
    is_passing = re.search(PASSING, why) if "FATAL:" in why else not found
    return unusable(address, why, found or UNREACHABLE, Unreachable if is_passing else StoreError)


def away(address: Address, error: BaseException) -> Unreachable:
    """The error for a server that did not come back in time."""
    return Unreachable(
        f"The database {address} does not answer: {explain(error, address)}. {UNDONE} The bot goes on by itself"
        " when it answers again."
    )


def error_of_statement(address: Address, error: psycopg.Error) -> Unwritable:
    """Why a statement failed, mostly on a connection that works."""
    match error:
        case errors.DiskFull():
            what = "the disk of its server is full. Make room on it; the bot continues by itself"
        case errors.ReadOnlySqlTransaction():
            what = "it may only be read, as on a standby. Let DATABASE name the primary server"
        case errors.InsufficientPrivilege():
            what = f"{explain(error, address)}. Let its user own the tables"
        case _ if "statement pooling" in str(error):
            what = "its pool allows single statements only. Set pool_mode of PgBouncer to transaction"
        case _ if is_lost(error):
            return away(address, error)
        case _:
            what = explain(error, address)
    return Unwritable(f"The database {address} could not be used: {what}. {UNDONE}")
