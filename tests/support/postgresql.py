"""A PostgreSQL server for tests: one for each process of pytest, in a temporary folder, on loopback alone."""

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
"""Settings with which tests take a tenth of the time. A server that is killed loses nothing by the first and the last,
since the system keeps what was written; by the second it would, if the bot let it.
"""
SMALL = (
    "shared_buffers=16MB",
    "max_connections=60",
    "autovacuum=off",
    "lc_messages=C",
    "authentication_timeout=3s",
)
"""A server does not stop while somebody is just logging in and says nothing: for a minute, if nobody says otherwise."""
FIFTEEN = 15_00_00
"""The version of a server, as it says it itself."""


class Server(TemporaryServer):
    """A small server, and what tests do with it; in memory a database is made in a sixth of the time."""

    def __init__(self, *settings: str) -> None:
        self._names = (f"games_{number}" for number in count())
        super().__init__(*SMALL, *settings, place=find_memory())

    def kill(self) -> None:
        """As a power cut does; its other processes notice and go."""
        self._end(signal.SIGKILL)
        pid_file = self._data / "postmaster.pid"
        while _children_left(self._data):
            time.sleep(0.02)
        pid_file.unlink(missing_ok=True)

    def execute(self, sql: str, name: str = "postgres") -> list[tuple[object, ...]]:
        """What one statement finds, on a connection of its own."""
        return rows(self.address(name), sql)

    def fresh(self) -> Address:
        """An empty database of its own."""
        name = next(self._names)
        self.execute(f"create database {name}")
        return self.address(name)

    @cached_property
    def _template(self) -> str:
        """A database with the schema, to be copied: that takes a tenth of the time of making it, and half of that as
        files, as releases before 15 do it.
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
        """A database of its own that has the schema already."""
        template, name = self._template, next(self._names)
        self.execute(f"create database {name} template {template}")
        return self.address(name)


def rows(address: Address, sql: str, values: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """What one statement finds, on a connection of its own."""
    with closing(psycopg.connect(address.url, autocommit=True)) as db:
        cursor = db.execute(sql.replace("?", "%s").encode(), values)
        return cursor.fetchall() if cursor.description else []


_LINES: dict[str, psycopg.Connection[tuple[object, ...]]] = {}


def found_on_server(address: Address, sql: str) -> list[tuple[object, ...]]:
    """The same for those who ask again and again, also while the server starts."""
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
    """All that is found meanwhile is of one moment; raises `psycopg.OperationalError` if the server was away."""
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
    """Whether a process of the server still works in this folder."""
    for entry in Path("/proc").glob("[0-9]*/cwd"):
        try:
            if entry.readlink() == data:
                return True
        except OSError:
            continue
    return False


def server() -> Iterator[Server]:
    """A server while tests need it; they are skipped where there is none."""
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
