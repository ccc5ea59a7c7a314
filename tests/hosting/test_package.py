"""What people install and type: built twice to the same bytes, complete, and at work far away from the repository."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import subprocess
import sys
import sysconfig
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from bot.bench.postgresql import USER, find_programs
from bot.config import Address
from bot.operations import version
from bot.playground import Playground
from bot.storage.store import Store
from engine import GAMES
from tests.bot.support.table import NOW
from tests.process.clock import SteeredClock
from tests.support.patient_settings import patient_settings
from tests.support.postgresql import Server

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "engine", "renders")
BLOCK = re.compile(r"^<!-- (?P<mark>.+?) -->\n```sh\n(?P<commands>.+?)\n```$", re.M | re.DOTALL)
"""Commands on a page, and what the mark above them says: `run`, or `not run` and why."""
PRINTED = "postgresql://stone_age:PASSWORD@127.0.0.1/"
"""How the page writes the address of a server."""
pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def builds(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Two folders with a wheel and a source archive, by two people: elsewhere, with another umask and time zone."""
    pytest.importorskip("hatchling")
    folders = tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("other")
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "hatchling", "build", "-d", folder],
            cwd=ROOT,
            env={**os.environ, "TMPDIR": str(folder), "TZ": zone},
            umask=umask,
        )
        for folder, zone, umask in zip(folders, ("UTC", "Asia/Tokyo"), (0o022, 0o077), strict=True)
    ]
    assert [process.wait(120) for process in running] == [0, 0]
    return folders


@pytest.fixture(scope="module")
def wheel(builds: tuple[Path, Path]) -> Path:
    return next(builds[0].glob("*.whl"))


class Installed:
    """An environment with nothing but the wheel, which finds its dependencies where the tests have theirs."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        venv.create(folder / "env", symlinks=True)
        self.programs = folder / "env/bin"
        installing = [sys.executable, "-m", "pip", "--python", str(self.programs / "python"), "install"]
        subprocess.run([*installing, "--quiet", "--no-deps", "--no-index", str(wheel)], check=True)
        (self.packages,) = (folder / "env/lib").glob("python*/site-packages")
        (self.packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
        self.elsewhere = folder / "elsewhere"
        (self.elsewhere / "bot").mkdir(parents=True)
        (self.elsewhere / "bot/__init__.py").write_text("raise SystemExit('this is another program')")

    def start(self, *command: str, folder: Path, **settings: str) -> subprocess.Popen[str]:
        """A program as it is found in the environment, in a folder in which another `bot` lies."""
        clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        path = f"{self.programs}{os.pathsep}{clean['PATH']}"
        return subprocess.Popen(
            [shutil.which(command[0], path=path) or command[0], *command[1:]],
            cwd=folder,
            env=clean | {"PATH": path, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUNBUFFERED": "1", **settings},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def said(self, *command: str, **settings: str) -> str:
        """All that it says, whatever its exit code is."""
        return self.start(*command, folder=self.elsewhere, **settings).communicate(timeout=120)[0]

    def files(self) -> dict[Path, int]:
        return {file: file.stat().st_mtime_ns for file in self.packages.rglob("*") if file.is_file()}


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    if os.name == "nt":
        pytest.skip("the folders of an environment have other names on Windows")
    return Installed(tmp_path_factory.mktemp("installed"), wheel)


def test_two_builds_give_the_same_bytes(builds: tuple[Path, Path]) -> None:
    one, other = ({file.name: file.read_bytes() for file in folder.glob("stone*")} for folder in builds)
    assert sorted(name.split("-")[-1] for name in one) == [f"{version()}.tar.gz", "any.whl"]
    assert one == other


def test_the_wheel_holds_the_program_and_nothing_else(wheel: Path) -> None:
    packed = {Path(name) for name in zipfile.ZipFile(wheel).namelist()}
    assert {name.parts[0].rpartition(".")[2] for name in packed} == {*PACKAGES, "dist-info"}
    written = {
        file.relative_to(ROOT)
        for package in PACKAGES
        for file in (ROOT / package).rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert {name for name in packed if name.parts[0] in PACKAGES} <= written
    assert {name for name in written if name.suffix != ".md"} <= packed


def test_both_commands_speak_of_themselves(installed: Installed) -> None:
    assert installed.said("stone-age", "--version") == f"stone-age {version()}\n"
    assert installed.said("stone-age", "restore") == "Say which backup: stone-age restore FILE\n"
    assert installed.said("stone-age-engine", "--help").startswith("usage: stone-age-engine ")
    assert installed.said("stone-age", "play", "--help").startswith("usage: stone-age play ")
    assert all(game in installed.said("stone-age-engine", "games") for game in GAMES)


def test_doctor_finds_art_and_fonts(installed: Installed) -> None:
    said = installed.said("stone-age", "doctor")
    assert [game for game in GAMES if f"ok  fonts and pictures of {game}: drawn" not in said] == []
    assert "!!" not in said


def test_it_runs_and_writes_nothing_next_to_itself(installed: Installed) -> None:
    before = installed.files()
    process = installed.start(
        "stone-age", folder=installed.elsewhere, PLAYGROUND_PORT="0", LOG_LEVEL="WARNING"
    )
    assert process.stdout is not None
    try:
        address = process.stdout.readline().split()[1]
        assert b"<html" in urlopen(address, timeout=30).read()
        assert "The bot is online as " in process.stdout.readline()
    finally:
        process.terminate()
        rest, _ = process.communicate(timeout=60)
    assert (process.returncode, rest) == (0, "")
    assert (installed.elsewhere / "stone_age.sqlite").exists()
    assert installed.files() == before


def test_processes_besides_the_bot_run_the_installed_code(installed: Installed) -> None:
    """Started with `python -m` they would look into the present folder first."""
    drawn = """
import asyncio, pickle
from bot.work.worker import DRAWING, Worker
from engine import command_name

async def draw():
    worker = Worker(DRAWING)
    print(pickle.loads(await worker.run(command_name.command_name, "bot")))
    await worker.stop()

asyncio.run(draw())
"""
    assert installed.said("python", "-P", "-c", drawn) == "python -m bot\n"


def free_port() -> str:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return str(found.getsockname()[1])


def commands(page: str) -> Iterator[tuple[str, str]]:
    """The blocks of a page in their order: the mark above each, and what it says to type."""
    yield from BLOCK.findall((ROOT / "deploy" / page).read_text("utf-8"))


def typed(installed: Installed, script: str, folder: Path, **settings: str) -> str:
    """What a shell says to it; a command that fails fails the test."""
    shell = installed.start("bash", "-euo", "pipefail", "-c", script, folder=folder, **settings)
    said = shell.communicate(timeout=120)[0]
    assert shell.returncode == 0, f"{script}\n{said}"
    return said


def test_the_commands_of_the_page_do_what_it_says(installed: Installed, tmp_path: Path) -> None:
    """In one folder; without a token, so that no one asks Discord."""
    settings = {
        "DISCORD_TOKEN": "",
        "PLAYGROUND_PORT": "0",
        "WATCH_PORT": free_port(),
        "LOG_LEVEL": "WARNING",
    }
    bot, said = None, ""
    try:
        for mark, script in commands("README.md"):
            if mark == "run: until it is online":
                bot = installed.start(script, folder=tmp_path, **settings)
                assert bot.stdout is not None
                assert any("The bot is online" in line for line in bot.stdout)
            elif mark.startswith("run"):
                offline = re.sub(r"^python -m pip install .*$", "", script, flags=re.M)
                said += typed(installed, offline, tmp_path, **settings)
    finally:
        if bot is not None:
            bot.terminate()
            bot.communicate(timeout=60)
    for wanted in ('"well": true', "bytes, whole", "0 differ", "drill/stone_age.sqlite is backups/"):
        assert wanted in said
    assert "!!" not in said
    assert (tmp_path / ".env").stat().st_mode & 0o777 == 0o600


TWO_MACHINES = {
    "sudo": 'exec "$@"',
    "chown": "exit 0",
    "scp": """
        to=${@: -1}; there=$MACHINES/${to%%:*}/${to#*:}
        for each in "${@:1:$#-1}"; do [ "$each" -ef "$there/$each" ] || cp "$each" "$there"; done
        """,
    "ssh": 'cd "$MACHINES/$1"; shift; exec bash -c "$*"',
    "journalctl": "exec cat log",
    "systemctl": """
        if [ -e number ]; then kill "$(cat number)"; tail --pid="$(cat number)" --follow /dev/null; fi
        set -a; . ./.env; set +a
        cd "$REPOSITORY"; exec 3<>"$OLDPWD/input"
        python -m tests.process.child "$PLAYGROUND" "$CLOCK" <&3 >"$OLDPWD/log" 2>&1 &
        echo $! >"$OLDPWD/number"
        """,
}
"""Commands that reach another machine, as folders of this one have them: `systemctl` runs the real program."""


def two_machines(folder: Path, database: Address) -> Path:
    """Their folders, the first one as the page has it until then; returns that of the commands that reach them."""
    (stubs := folder / "stubs").mkdir()
    for name, does in TWO_MACHINES.items():
        (stubs / name).write_text(f"#!/bin/bash\n{does}\n")
        (stubs / name).chmod(0o755)
    for machine in ("one", "two"):
        (folder / machine).mkdir()
        os.mkfifo(folder / machine / "input")
    (folder / "one" / ".env").write_text(f"DISCORD_TOKEN=token\nDATABASE={database.url}\n")
    (folder / "one" / "stone_age_discord-new.whl").touch()
    return stubs


async def test_the_commands_for_two_machines_update_one_after_the_other(
    installed: Installed, postgresql: Server, tmp_path: Path
) -> None:
    clock = SteeredClock(tmp_path / "clock", NOW)
    stubs = two_machines(tmp_path, postgresql.ready())
    path = (stubs, Path(sys.executable).parent, installed.programs, os.environ["PATH"])
    async with Playground(settings=patient_settings()) as playground:
        settings = {
            "PATH": os.pathsep.join(map(str, path)),
            "MACHINES": str(tmp_path),
            "REPOSITORY": str(ROOT),
            "PLAYGROUND": playground.base_url,
            "CLOCK": str(clock.file),
        }

        async def type_all(script: str) -> str:
            here = re.sub(
                r"/usr/local/lib/stone-age/bin/python -m pip install [^\s\"]+ [^\s\"]+", "true", script
            )
            here = here.replace("/var/lib/stone-age/", "")
            return await asyncio.to_thread(typed, installed, here, tmp_path / "one", **settings)

        install, update = [
            script for mark, script in commands("large.md") if mark == "run: as on two machines"
        ]
        try:
            await type_all("systemctl enable --now stone-age")
            await type_all(install.replace("stone-age shards", ""))
            await playground.wait_until(lambda: len(playground.gateway.sessions) == 2)
            before = await type_all("stone-age shards")
            await type_all(update)
            after = await type_all("stone-age shards")
        finally:
            for machine in ("one", "two"):
                await type_all(f"ssh {machine} 'kill \"$(cat number)\"'")
    assert before != after


async def test_the_commands_for_postgresql_do_what_the_page_says(
    installed: Installed, postgresql: Server, tmp_path: Path
) -> None:
    await (await Store.open(tmp_path / "stone_age.sqlite")).close()
    page = PRINTED.removesuffix("/").replace("PASSWORD", "any")
    address = f"{page}:{postgresql.port}/stone_age"
    path = f"{find_programs()}{os.pathsep}{installed.programs}{os.pathsep}{os.environ['PATH']}"
    administrator = {"PGHOST": "127.0.0.1", "PGPORT": str(postgresql.port), "PGUSER": USER}
    said = ""
    for mark, script in commands("large.md"):
        if mark == "run: as the server's administrator":
            typed(
                installed,
                script.replace("sudo -u postgres ", "").replace("--pwprompt", ""),
                tmp_path,
                PATH=path,
                **administrator,
            )
        elif mark == "run":
            here = script.replace(PRINTED, address.removesuffix("stone_age"))
            # The test's server syncs nothing, so the doctor complains.
            quick = here.replace("stone-age doctor", "stone-age doctor || true")
            said += typed(installed, quick, tmp_path, PATH=path, DISCORD_TOKEN="", DATABASE=address)
    assert "!!  database: postgresql://" in said
    assert "fsync is off" in said
    assert said.count("!!") == 1
    assert (tmp_path / "drill.sqlite").exists()
    assert postgresql.execute("select 1 from pg_database where datname = 'drill'") == []
