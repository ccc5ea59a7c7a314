"""A PostgreSQL server in a temporary folder, only on the loopback address, and one that counts its statements."""

from __future__ import annotations

import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import psycopg

from bot.bench.databases import LOG, Figures, Row, counts_of
from bot.bench.figures import cpu_seconds_by_name
from bot.config import Address

COUNTING = ("shared_preload_libraries=pg_stat_statements", "pg_stat_statements.save=off")
STATEMENTS = r"""
    select lower(substring(query from '\w+')), sum(calls)::bigint from pg_stat_statements
    where query not like '%pg\_%' group by 1
"""
NOTIFIED = "select coalesce(sum(calls), 0)::bigint from pg_stat_statements where query ~* '^select pg_notify|^notify'"
WRITTEN = "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint"

FOLDER = "/usr/lib/postgresql"
"""Where Debian keeps the programs of each version."""
USER = "bot"


def find_programs() -> Path | None:
    """The folder with the newest `initdb` and `postgres`; None if PostgreSQL is not installed."""
    if (found := shutil.which("initdb")) is not None:
        return Path(found).parent
    versions = sorted(Path(FOLDER).glob("*/bin/initdb"), key=lambda file: file.parts[-3].zfill(3))
    return versions[-1].parent if versions else None


class TemporaryServer:
    """A server in a folder within `place`, which `close` deletes with its databases; raises `FileNotFoundError` if
    PostgreSQL is not installed.
    """

    def __init__(self, *settings: str, place: Path | None = None) -> None:
        found = find_programs()
        if found is None:
            raise FileNotFoundError("initdb")
        self._programs = found
        self._folder = Path(tempfile.mkdtemp(prefix="postgresql-", dir=place))
        self._settings = settings
        self.port = find_free_port()
        self._process: subprocess.Popen[bytes] | None = None
        if os.getuid() == 0:
            shutil.chown(self._folder, "postgres", "postgres")
        create = ("initdb", "-D", str(self._data), "-U", USER, "-A", "trust", "-E", "UTF8")
        self._run(*create, "--no-sync", "--no-locale")
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
        """Start the server; returns when it accepts connections."""
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
        """Stop the server as an operator does for a restart: connections are cut, what is committed stays."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def close(self) -> None:
        """Stop the server and delete its folder."""
        self._end(signal.SIGQUIT)
        shutil.rmtree(self._folder, ignore_errors=True)

    def address(self, name: str, user: str = USER) -> Address:
        return Address(f"postgresql://{user}:geheim@127.0.0.1:{self.port}/{name}")

    def cpu_seconds(self) -> float:
        """The CPU seconds of all its processes so far, including those that have ended."""
        if self._process is None:
            return 0.0
        return sum(cpu_seconds_by_name(self._process.pid, "server").values())


class CountingServer(TemporaryServer):
    """A server for one bot that counts what it does, with the methods of `File`."""

    def __init__(self) -> None:
        super().__init__(*COUNTING)
        self.url = self.address("postgres").url
        self._line = psycopg.connect(self.url, autocommit=True)
        self._line.execute("create extension pg_stat_statements")

    def count_figures(self, _pids: Sequence[int]) -> Figures:
        ((written,),) = self._line.execute(WRITTEN).fetchall()
        ((notified,),) = self._line.execute(NOTIFIED).fetchall()
        return {
            "bytes_written_to_disk": written,
            "notifications": notified,
            **counts_of(dict(self._line.execute(STATEMENTS).fetchall())),
        }

    def rows(self) -> Sequence[Row]:
        return self._line.execute(LOG).fetchall()

    def close(self) -> None:
        self._line.close()
        super().close()


def as_postgres(command: list[str]) -> list[str]:
    """The command, run as the user `postgres` if this process is root, as servers refuse to run as root."""
    drop = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]
    return [*drop, *command] if os.getuid() == 0 else command


def find_free_port() -> int:
    """A free port that the system never gives to a client: while the server is stopped, a client that tries to reach it
    could get its port and be connected with itself.
    """
    while True:
        with closing(socket.socket()) as probe:
            try:
                probe.bind(("127.0.0.1", random.randrange(20_000, 32_000)))
            except OSError:
                continue
            return probe.getsockname()[1]
