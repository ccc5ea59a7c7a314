"""Runs a PostgreSQL server for tests: one for each process of pytest, in a temporary folder and on loopback only."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cached_property
from itertools import count
from pathlib import Path

import psycopg
import pytest

from bot.bench.postgresql import TemporaryServer, find_programs
from bot.config import Address
from tests.support.memory import find_memory

QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
"""Settings with which tests take a tenth of the time. If the server is killed, nothing is lost by the first and the
last, as the system keeps written data; by the second commits would be, if the bot did not set it to `on` for itself.
"""
SMALL = (
    "shared_buffers=16MB",
    "max_connections=60",
    "autovacuum=off",
    "lc_messages=C",
    "authentication_timeout=3s",
)
"""Settings of a small server. `authentication_timeout`: it does not stop while a silent client is logging in."""
FIFTEEN = 15_00_00
"""Release 15, as `server_version` reports it."""


class Server(TemporaryServer):
    """A small server with its files in memory, where creating a database takes a sixth of the time."""

    def __init__(self, *settings: str) -> None:
        self._names = (f"games_{number}" for number in count())
        super().__init__(*SMALL, *settings, place=find_memory())

    def kill(self) -> None:
        """Kill the server, as a power failure does; returns when its other processes have ended."""
        self._end(signal.SIGKILL)
        pid_file = self._data / "postmaster.pid"
        while _children_left(self._data):
            time.sleep(0.02)
        pid_file.unlink(missing_ok=True)

    def execute(self, sql: str, name: str = "postgres") -> list[tuple[object, ...]]:
        """Execute a statement on a new connection; returns its rows."""
        return rows(self.address(name), sql)

    def fresh(self) -> Address:
        """Create an empty database."""
        name = next(self._names)
        self.execute(f"create database {name}")
        return self.address(name)

    @cached_property
    def _template(self) -> str:
        """The name of a database with the schema, for `ready` to copy in a tenth of the time of creating it, with the
        strategy of releases before 15, which takes half of the time.
        """
        from bot.storage.postgresql.opening import SCHEMA

        address = self.fresh()
        with closing(psycopg.connect(address.url, autocommit=True)) as db:
            for script in SCHEMA.missing("", 0):
                db.execute(script.encode())
            db.execute("create table schema_version (number bigint primary key)")
            db.execute(f"insert into schema_version values ({SCHEMA.newest})".encode())
            as_files = " strategy file_copy" if db.info.server_version >= FIFTEEN else ""
        return address.url.rpartition("/")[2] + as_files

    def ready(self) -> Address:
        """Create a database with the schema."""
        template, name = self._template, next(self._names)
        self.execute(f"create database {name} template {template}")
        return self.address(name)


def rows(address: Address, sql: str, values: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """Execute a statement, with `?` for values, on a new connection; returns its rows."""
    with closing(psycopg.connect(address.url, autocommit=True)) as db:
        cursor = db.execute(sql.replace("?", "%s").encode(), values)
        return cursor.fetchall() if cursor.description else []


_LINES: dict[str, psycopg.Connection[tuple[object, ...]]] = {}


def found_on_server(address: Address, sql: str) -> list[tuple[object, ...]]:
    """The rows of a query, on a connection that is kept; waits while the server is starting."""
    while True:
        try:
            if address.url not in _LINES:
                _LINES[address.url] = psycopg.connect(address.url, autocommit=True)
            return _LINES[address.url].execute(sql.encode()).fetchall()
        except psycopg.OperationalError:
            if (line := _LINES.pop(address.url, None)) is not None:
                line.close()
            time.sleep(0.02)


@contextmanager
def one_moment(address: Address) -> Iterator[None]:
    """In this block `found_on_server` reads one snapshot; raises `psycopg.OperationalError` if the server was away."""
    found_on_server(address, "select 1")
    line = _LINES[address.url]
    line.execute("begin isolation level repeatable read")
    try:
        yield
    finally:
        line.execute("rollback")
    if _LINES.get(address.url) is not line:
        raise psycopg.OperationalError("the server was away")


def _children_left(data: Path) -> bool:
    """Whether a process of the server with this data folder is left."""
    for entry in Path("/proc").glob("[0-9]*/cwd"):
        try:
            if entry.readlink() == data:
                return True
        except OSError:
            continue
    return False


def server() -> Iterator[Server]:
    """Run a server for a fixture; skips the test if PostgreSQL is not installed."""
    if find_programs() is None:
        pytest.skip("no PostgreSQL here: apt-get install postgresql")
    running = Server(*QUICK)
    try:
        yield running
    finally:
        for line in _LINES.values():
            line.close()
        _LINES.clear()
        running.close()
