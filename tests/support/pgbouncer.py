"""Runs the real PgBouncer for tests, in a temporary folder and on loopback only."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import LiteralString

import psycopg

from bot.bench.postgresql import USER, as_postgres, find_free_port
from bot.config import Address
from tests.support.postgresql import Server

SETTINGS = """
[databases]
* = host=127.0.0.1 port={server} user={user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = any
admin_users = {user}
pool_mode = {mode}
default_pool_size = {size}
server_round_robin = 1
"""
"""Settings. `server_round_robin`: each transaction gets the next connection, so session state is not found again."""

TRIES = 50


def program() -> str | None:
    """Debian installs it where only root looks."""
    return shutil.which("pgbouncer", path=f"{os.environ['PATH']}{os.pathsep}/usr/sbin")


class PgBouncer:
    """A pool of so many connections to each database of a server."""

    def __init__(self, server: Server, mode: str, size: int = 2) -> None:
        self.port = find_free_port()
        self._folder = Path(tempfile.mkdtemp(prefix="pgbouncer-"))
        self._settings = self._folder / "pgbouncer.ini"
        self._settings.write_text(
            SETTINGS.format(server=server.port, user=USER, port=self.port, mode=mode, size=size), "utf-8"
        )
        if os.getuid() == 0:
            shutil.chown(self._folder, "postgres", "postgres")
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Run it, and return when it answers. Tries again if a connecting client has its port for a moment."""
        left = TRIES
        while not self._answers():
            if self._process is None or self._process.poll() is not None:
                if not left:
                    raise AssertionError((self._folder / "log").read_text("utf-8"))
                left -= 1
                with (self._folder / "log").open("ab") as log:
                    self._process = subprocess.Popen(
                        as_postgres([str(program()), str(self._settings)]),
                        cwd=self._folder,
                        stdout=log,
                        stderr=log,
                    )
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            self.order("show version")
        except psycopg.OperationalError:
            return False
        return True

    def order(self, words: LiteralString) -> None:
        """Give it an order of its administrator, such as `pause`."""
        with closing(psycopg.connect(self._url("pgbouncer"), autocommit=True)) as line:
            line.execute(words)

    def kill(self) -> None:
        """Kill it, which cuts all connections through it."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def close(self) -> None:
        """Stop it, and delete its folder."""
        self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)

    def before(self, database: Address) -> Address:
        """The address of a database through this pool."""
        return Address(self._url(database.url.rpartition("/")[2]))

    def _url(self, name: str) -> str:
        return f"postgresql://{USER}:geheim@127.0.0.1:{self.port}/{name}"
