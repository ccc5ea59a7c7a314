"""The doctor finds what is planted, says what to do, and is content with a well bot."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from collections import namedtuple
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest
from aiohttp import web
from aiohttp.test_utils import RawTestServer
from discord.http import Route

from bot.config import Config, ConfigError
from bot.games import SPECS
from bot.operations import doctor, monitoring
from bot.operations.doctor import Finding, discord_findings, examine
from bot.operations.subcommands import SUBCOMMANDS
from bot.playground import Playground
from bot.playground.world import Permission
from bot.storage.errors import StoreError
from bot.storage.sqlite.lock import lock
from tests.bot.conftest import Seat
from tests.bot.test_disk import damage, filled

Usage = namedtuple("Usage", "total used free")


def settings(database: Path, token: str = "token", **given: str) -> Config:
    return Config.read({"DATABASE": str(database), "DISCORD_TOKEN": token, **given})


async def found(playground: Playground, subject: str) -> Finding:
    findings = [each async for each in discord_findings("token")]
    return next(each for each in findings if each.subject.startswith(subject))


async def test_a_well_bot(
    playground: Playground,
    database: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also where only the proxy leads to Discord."""
    await filled(database)
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:1")
    assert await examine(settings(database, DISCORD_API=playground.base_url)) == 0
    said = capsys.readouterr().out
    assert "!!" not in said
    for subject in ("database", "disk", "fonts and pictures", "token", "clock", "intents", "permissions"):
        assert f"ok  {subject}" in said
    assert "token:" not in said.replace("ok  token: accepted", "")


async def test_an_address_of_error_reports_that_the_start_would_refuse(database: Path) -> None:
    with pytest.raises(ConfigError, match="SENTRY_DSN"):
        await examine(settings(database, token="", SENTRY_DSN="here"))


async def test_a_token_that_is_refused(playground: Playground) -> None:
    playground.faults.answer(401, "GET", "/users/@me")
    assert "Copy DISCORD_TOKEN again" in (await found(playground, "token")).advice


async def test_discord_out_of_reach(playground: Playground) -> None:
    playground.faults.drop("GET", "/users/@me", times=10)
    assert "Check the network" in (await found(playground, "Discord")).advice


async def test_a_discord_that_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A login alone would wait for five minutes."""
    monkeypatch.setattr("bot.outbox.requests.ANSWER", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{silent.getsockname()[1]}")
        (only,) = [each async for each in discord_findings("token")]
    assert (only.state, only.advice != "") == ("cannot be reached: it is silent", True)


async def test_a_page_of_somebody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as where one must log in to the network first."""

    async def answer(_request: web.BaseRequest) -> web.StreamResponse:
        return web.Response(text="Welcome", content_type="text/html")

    async with RawTestServer(answer) as server:
        monkeypatch.setattr(Route, "BASE", str(server.make_url("")))
        (only,) = [each async for each in discord_findings("token")]
    assert only.state.startswith("cannot be reached: 200")


async def test_a_missing_permission(playground: Playground, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also on more servers than Discord lists at once."""
    monkeypatch.setattr(doctor, "AT_ONCE", 1)
    playground.world._create_guild("The Forest")
    playground.faults.revoke(Permission.ATTACH_FILES)
    lacking, rest = [each async for each in discord_findings("token") if "permissions" in each.subject]
    assert lacking.state == "missing: attach files (needed)"
    assert "invite it again" in lacking.advice
    assert rest.state == "all there on 1 of 2 servers"


async def test_a_clock_that_is_wrong(playground: Playground, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "MOST_DRIFT", -1.0)
    assert "NTP" in (await found(playground, "clock")).advice


def test_running_bot_damaged_file_and_full_disk(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "not there yet" in doctor.database(database.with_name("new.sqlite")).state
    asyncio.run(filled(database))
    held = lock(database)
    assert "a bot runs on it" in doctor.database(database).state
    held.close()
    with monkeypatch.context() as patch:
        patch.setattr(doctor, "flaw", Mock(side_effect=sqlite3.OperationalError("disk I/O error")))
        assert "on a disk with room" in doctor.database(database).advice
    with closing(sqlite3.connect(database)) as newer:
        newer.execute("pragma user_version = 999")
    assert doctor.database(database).advice.startswith("Update the bot, or go back")
    with pytest.raises(StoreError, match="Update the bot, or restore"):
        SUBCOMMANDS["server"].run(settings(database), ["list"])
    database.write_bytes(database.read_bytes()[:-4000] + b"\x13" * 4000)
    assert "*** in database main *** " in doctor.database(database).state
    damage(database)
    assert "python -m bot restore FILE" in doctor.database(database).advice
    monkeypatch.setattr(doctor.shutil, "disk_usage", lambda _folder: Usage(10, 9, 1))
    assert "Make room" in doctor.disk(database).advice
    assert "set DATABASE elsewhere" in doctor.disk(database / "games.sqlite").advice


def test_where_else_is_written(database: Path) -> None:
    """Folders that are not there yet are made."""
    fine = settings(database, BACKUP_FOLDER=f"{database.parent}/new", ERASURES=f"{database.parent}/a/b")
    assert [each.advice for each in asyncio.run(doctor.storage(fine))[2:]] == ["", ""]
    database.write_text("something else")
    found = asyncio.run(doctor.storage(settings(database, ERASURES=str(database))))
    assert "is no list" in found[-1].advice
    found = asyncio.run(doctor.storage(settings(database, ERASURES=str(database / "list"))))
    assert found[-1].advice.endswith("or set ERASURES elsewhere.")
    away = {"DATABASE": "postgresql://nobody@127.0.0.1:1/none"}
    for erasures, is_said in (("", True), ("list", False)):
        found = asyncio.run(doctor.storage(Config.read({**away, "ERASURES": erasures})))
        assert any("ERASURES is not set" in each.state for each in found) == is_said


async def test_a_port_for_monitoring_that_the_start_would_refuse(
    database: Path, table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who else than a bot has it is said, as is an address of another machine."""

    def said(host: str, port: int) -> Finding:
        return doctor.monitoring(settings(database, WATCH_HOST=host, WATCH_PORT=str(port)))

    monkeypatch.setattr(monitoring, "PATIENCE", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        for host in ("127.0.0.1", "192.0.2.1"):
            assert "Set WATCH_HOST" in said(host, port).advice
    assert said("127.0.0.1", port).state == f"port {port} of 127.0.0.1 is free"
    async with monitoring.serve_monitoring((await table(2)).bot, 0) as address:
        found = await asyncio.to_thread(said, "127.0.0.1", int(address.rpartition(":")[2]))
        assert (found.advice, "a bot answers" in found.state) == ("", True)


def test_pictures_that_cannot_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    blind = Mock()
    blind.draw.side_effect = OSError("cannot open resource")
    monkeypatch.setitem(SPECS, "stone_age", replace(SPECS["stone_age"], painter=blind))
    assert any("Install again" in finding.advice for finding in doctor.pictures())
