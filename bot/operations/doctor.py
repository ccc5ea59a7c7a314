"""`python -m bot doctor`: looks at everything the bot needs, and says what to do about what is missing."""

from __future__ import annotations

import logging
import os
import shutil
import socket
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import suppress
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from glob import escape
from pathlib import Path
from typing import Any

import aiohttp
import discord
import discord.http

import engine
from bot.config import ENVIRONMENT, Config
from bot.games import SPECS
from bot.interactions.opening import NEEDED
from bot.operations.error_reports import begin_reports
from bot.outbox.requests import PERMISSIONS, ask_gateway, set_up_discord
from bot.storage.erasures import list_of_erasures
from bot.storage.errors import StoreError
from bot.storage.files import is_open_to_others
from bot.storage.opening import EXTRA
from bot.storage.schema import NEWER
from bot.storage.sqlite.disk_errors import describe_error, flaw
from bot.storage.sqlite.files import side_files
from bot.storage.sqlite.lock import AlreadyRunning, lock
from engine.command_name import command_name
from engine.core import chance
from engine.core.errors import RuleError
from engine.core.match import Match, Setup
from engine.core.values import frozen

LEAST_SPACE = 200 * 1024 * 1024
"""The least free bytes: with less, a busy evening could fill the disk."""

MOST_DRIFT = 5.0
"""The seconds by which the clock may be wrong."""
AT_ONCE = 200
"""The most servers that Discord lists in one answer."""

WRITABLE = "Let this program read and write it and its folder, on a disk with room."
INSTALL_AGAIN = "Install again as you did the first time, with --force-reinstall after pip install."
PNG = b"\x89PNG\r\n\x1a\n"


@frozen
class Finding:
    """What was checked, the result, and what to do; no advice means that it is fine, or could not be checked."""

    subject: str
    state: str
    advice: str = ""
    tried: bool = True

    def __str__(self) -> str:
        mark = "!!" if self.advice else "ok" if self.tried else "--"
        return f"{mark}  {self.subject}: {self.state}" + (f"\n    {self.advice}" if self.advice else "")


NO_LIST = Finding(
    "erasures", "ERASURES is not set, so who was erased comes back with an older dump", tried=False
)


async def examine(config: Config) -> int:
    """Print all findings; returns 1 if there is something to do, else 0."""
    set_up_discord(config.discord_api)
    if config.sentry_dsn:
        begin_reports(config)
    logging.getLogger("discord.client").setLevel(logging.WARNING)  # the login is one of the findings
    findings = [*await storage(config), secrets(config, ENVIRONMENT), *pictures(), clock_setting()]
    findings += [monitoring(config)] if config.watch_port else []
    findings += [finding async for finding in discord_findings(config.token)]
    for finding in findings:
        print(finding)
    return 1 if any(finding.advice for finding in findings) else 0


async def storage(config: Config) -> list[Finding]:
    """Findings about the database, its disk or server, and other files that the bot writes."""
    named = {
        "BACKUP_FOLDER": config.backup_folder and config.backup_folder / "copy",
        "ERASURES": config.erasures,
    }
    others = [disk(path, name) for name, path in named.items() if path is not None]
    try:
        list_of_erasures(config.database, config.erasures)
    except (StoreError, OSError) as error:
        others.append(Finding("erasures", "cannot be used", str(error)))
    if isinstance(config.database, Path):
        return [database(config.database), disk(config.database), *others]
    others += [] if config.erasures else [NO_LIST]
    try:
        from bot.storage.postgresql.opening import examine

        return [Finding("database", *await examine(config.database, config.database_direct)), *others]
    except ImportError as error:
        return [Finding("database", str(error), f"Install psycopg: {EXTRA}"), *others]
    except StoreError as error:
        return [Finding("database", "cannot be used", str(error)), *others]


def database(path: Path) -> Finding:
    """Whether the file is intact, and whether a bot runs on it."""
    if not path.exists():
        return Finding("database", f"{path} is not there yet; it is made at the first start")
    try:
        lock(path.resolve()).close()
        running = "no bot running on it"
    except AlreadyRunning:
        running = "a bot runs on it"
    except StoreError as error:
        return Finding("database", "cannot be used", str(error))
    try:
        problem = flaw(path)
    except sqlite3.Error as error:
        return Finding("database", f"{path}: {describe_error(error)}", WRITABLE)
    if problem is not None:
        instead = "Update the bot, or go" if NEWER in problem else "Go"
        back = f"{instead} back to a backup: {command_name('bot')} restore FILE"
        return Finding("database", f"{path}: {problem}", back)
    return Finding("database", f"{path}, {path.stat().st_size:,} bytes, whole, {running}")


def secrets(config: Config, environment: Path) -> Finding:
    """Whether others on this machine can read the token, the games, or copies of them."""
    files = [environment]
    if isinstance(config.database, Path):
        path = config.database.resolve()
        files += [path, *side_files(path), *path.parent.glob(f"{escape(path.stem)}*.sqlite*")]
        if config.backup_folder is not None:
            files += config.backup_folder.glob(f"{escape(path.stem)}-*.sqlite")
    found = sorted({str(file) for file in files if is_open_to_others(file)})
    if found:
        return Finding("secrets", f"others may read {', '.join(found)}", f"Run: chmod 600 {' '.join(found)}")
    return Finding("secrets", f"only their owner may read {environment}, the database and its backups")


def disk(path: Path, setting: str = "DATABASE") -> Finding:
    """Whether the bot can write this file, creating its folders, and how much space is free."""
    folder = next(each for each in path.absolute().parents if os.path.exists(each))
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"x" * 4096)
    except OSError as error:
        advice = f"Let this program write there, make room, or set {setting} elsewhere."
        return Finding("disk", f"{folder}: {error}", advice)
    free = shutil.disk_usage(folder).free
    if free < LEAST_SPACE:
        return Finding("disk", f"{free:,} bytes free in {folder}", "Make room before the disk is full.")
    return Finding("disk", f"{free:,} bytes free in {folder}, SQLite {sqlite3.sqlite_version}")


def pictures() -> list[Finding]:
    """Whether a picture of each game can be drawn, with its fonts and art."""
    return [_picture(game) for game in engine.GAMES]


def _picture(name: str) -> Finding:
    game = engine.GAMES[name]
    subject = f"fonts and pictures of {name}"
    try:
        setup = Setup(name, min(game.seats), game.modules[:1], game.editions[-1])
        match = Match.start(game, setup)
        while (question := match.chance) is not None:
            match.supply(chance.answer(b"doctor", question))
        drawn = SPECS[name].painter.draw(match.view(None), names=["Anna"] * setup.seats)
    except (RuleError, OSError, ImportError, LookupError, ValueError) as error:
        return Finding(subject, str(error), INSTALL_AGAIN)
    if not drawn.startswith(PNG):
        return Finding(subject, "no PNG was drawn", INSTALL_AGAIN)
    return Finding(subject, f"drawn, {len(drawn):,} bytes")


def clock_setting() -> Finding:
    """Whether the clock can be right at all."""
    now = datetime.now(UTC)
    if now.year < 2026:
        return Finding("clock", now.isoformat(), "Set the clock, best by NTP.")
    return Finding("clock", now.isoformat(timespec="seconds"))


def monitoring(config: Config) -> Finding:
    """Whether the port for monitoring can be opened, unless a bot that runs here has it."""
    from bot.operations.monitoring import NO_ANSWER, address_of_health, fetch_health

    host, port = config.watch_host, config.watch_port
    try:
        socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET).close()
    except OSError as error:
        with suppress(*NO_ANSWER):
            if '"tables_parked"' in fetch_health(address_of_health(port, host))[1]:
                return Finding("monitoring", f"a bot answers on port {port}")
        advice = "Set WATCH_HOST to an address of this machine, and WATCH_PORT to a port that is free."
        return Finding("monitoring", f"port {port} of {host}: {error}", advice)
    return Finding("monitoring", f"port {port} of {host} is free")


# With Discord


async def discord_findings(token: str) -> AsyncIterator[Finding]:
    """Token, intents, permissions and the difference of the clocks, asked of Discord itself."""
    if not token:
        yield Finding("token", "DISCORD_TOKEN is not set: the bot starts in the playground")
        return
    try:
        async with discord.Client(intents=discord.Intents(guilds=True)) as client:
            yield await _drift(client)
            await client.login(token)
            yield Finding("token", f"accepted, for {client.user}")
            yield await _intents(client)
            async for finding in _permissions(client):
                yield finding
    except discord.LoginFailure:
        yield Finding(
            "token", "Discord does not accept it", "Copy DISCORD_TOKEN again from the developer portal."
        )
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
        why = str(error) or "it is silent"
        yield Finding("Discord", f"cannot be reached: {why}", "Check the network and discordstatus.com.")


async def _drift(client: discord.Client) -> Finding:
    """The difference to Discord's clock, by which interactions expire; `/health` compares times of both clocks."""
    theirs = parsedate_to_datetime(await ask_gateway(client.http))
    drift = abs((datetime.now(UTC) - theirs).total_seconds())
    if drift > MOST_DRIFT:
        return Finding("clock", f"{drift:.0f} s away from Discord's", "Set the clock, best by NTP.")
    return Finding("clock", "agrees with Discord's")


async def _intents(client: discord.Client) -> Finding:
    flags = (await client.application_info()).flags
    privileged = {
        "presence": flags.gateway_presence or flags.gateway_presence_limited,
        "members": flags.gateway_guild_members or flags.gateway_guild_members_limited,
        "message content": flags.gateway_message_content or flags.gateway_message_content_limited,
    }
    on = [name for name, is_on in privileged.items() if is_on]
    if not on:
        return Finding("intents", "none of the privileged ones is switched on, and none is needed")
    return Finding("intents", f"{', '.join(on)} switched on, which the bot does not use; they may be off")


async def _permissions(client: discord.Client) -> AsyncIterator[Finding]:
    """Where the bot's role lacks permissions, and on how many servers it has all; a channel may still deny them."""
    wanted = [name for name, is_needed in PERMISSIONS if is_needed]
    guilds, more = list[Any](), await client.http.get_guilds(AT_ONCE)
    while more:
        guilds += more
        more = await client.http.get_guilds(AT_ONCE, after=int(more[-1]["id"]))
    fine = 0
    for guild in guilds:
        granted = discord.Permissions(int(guild.get("permissions", 0)))
        missing = [name for name in wanted if not (granted.administrator or getattr(granted, name))]
        fine += not missing
        if missing:
            words = ", ".join(name.replace("_", " ") for name in missing)
            needed = "needed" if set(missing) & {*NEEDED} else "threads or embeds do without"
            advice = "Grant them to the bot's role, or invite it again."
            yield Finding(f"permissions on {guild['name']}", f"missing: {words} ({needed})", advice)
    yield Finding("permissions", f"all there on {fine} of {len(guilds)} servers")
