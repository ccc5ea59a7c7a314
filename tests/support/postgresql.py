"""A PostgreSQL server for tests: one for each process of pytest, in a temporary folder, on loopback alone."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from functools import cached_property
from itertools import count
from pathlib import Path

import psycopg
import pytest

from bot.config import Address

FOLDER = "/usr/lib/postgresql"
"""Where Debian keeps the programs of each version."""
USER = "stone_age"
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
"""Settings with which tests take a tenth of the time. A server that is killed loses nothing by the first and the last,
since the system keeps what was written; by the second it would, if the bot let it.
"""
SMALL = ("shared_buffers=16MB", "max_connections=60", "autovacuum=off", "lc_messages=C")


def programs() -> Path | None:
    """The folder with the newest `initdb` and `postgres`, None where there are none."""
    if (found := shutil.which("initdb")) is not None:
        return Path(found).parent
    versions = sorted(Path(FOLDER).glob("*/bin/initdb"), key=lambda file: file.parts[-3].zfill(3))
    return versions[-1].parent if versions else None


class Server:
    """A server with databases that vanish with it."""

    def __init__(self, *settings: str) -> None:
        found = programs()
        if found is None:
            raise FileNotFoundError("initdb")
        self._programs = found
        self._folder = Path(tempfile.mkdtemp(prefix="postgresql-"))
        self._settings = (*SMALL, *settings)
        self._names = (f"games_{number}" for number in count())
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        if os.getuid() == 0:
            shutil.chown(self._folder, "postgres", "postgres")
        self._run(
            "initdb",
            "-D",
            str(self._data),
            "-U",
            USER,
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
            "--no-locale",
        )
        self.start()

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def _command(self, program: str, *words: str) -> list[str]:
        return as_postgres([str(self._programs / program), *words])

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            self._command(program, *words), cwd=self._folder, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise AssertionError(f"{program}: {done.stderr}")

    def start(self) -> None:
        """Run it, and return when it answers."""
        given = (
            "listen_addresses=127.0.0.1",
            f"port={self.port}",
            "unix_socket_directories=",
            *self._settings,
        )
        words = [word for each in given for word in ("-c", each)]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self._command("postgres", "-D", str(self._data), *words),
                cwd=self._folder,
                stderr=log,
                stdout=log,
            )
        while not self._answers():
            if self._process.poll() is not None:
                raise AssertionError((self._folder / "log").read_text())
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.address("postgres").url).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self) -> None:
        """As its operator does for a restart: connections are cut, what is committed stays."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """As a power cut does; its other processes notice and go."""
        self._end(signal.SIGKILL)
        pid_file = self._data / "postmaster.pid"
        while _children_left(self._data):
            time.sleep(0.02)
        pid_file.unlink(missing_ok=True)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def close(self) -> None:
        """Stop it, and leave nothing."""
        self._end(signal.SIGQUIT)
        shutil.rmtree(self._folder, ignore_errors=True)

    def address(self, name: str, user: str = USER) -> Address:
        return Address(f"postgresql://{user}:geheim@127.0.0.1:{self.port}/{name}")

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
        """A database with the schema, to be copied: that takes a tenth of the time of making it."""
        from bot.storage.postgresql.opening import schema_scripts

        address = self.fresh()
        with closing(psycopg.connect(address.url, autocommit=True)) as db:
            for _, script in schema_scripts():
                db.execute(script.read_bytes())
            db.execute("create table schema_version (number bigint primary key)")
            db.execute(f"insert into schema_version values ({schema_scripts()[-1][0]})".encode())
        return address.url.rpartition("/")[2]

    def ready(self) -> Address:
        """A database of its own that has the schema already."""
        template, name = self._template, next(self._names)
        self.execute(f"create database {name} template {template}")
        return self.address(name)


def as_postgres(command: list[str]) -> list[str]:
    """This command for who is root, as which servers refuse to run."""
    drop = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]
    return [*drop, *command] if os.getuid() == 0 else command


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


def free_port() -> int:
    """A port that the system gave."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


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
    if programs() is None:
        pytest.skip("no PostgreSQL here: apt-get install postgresql")
    running = Server(*QUICK)
    try:
        yield running
    finally:
        for line in _LINES.values():
            line.close()
        _LINES.clear()
        running.close()
