"""`python -m bot`: on Discord when a token is set, else in the playground.

`check` replays all running games, `backup [FILE]` copies the database, `restore FILE` restores one, `doctor` looks
at everything the bot needs.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import os
import secrets
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import discord
from dotenv import dotenv_values

from bot.allocator import share_heaps
from bot.client import Bot
from bot.clock import Clock
from bot.config import ENVIRONMENT, Config, ConfigError
from bot.operations import logs
from bot.operations.monitoring import watched
from bot.operations.scheduled_backup import ScheduledBackups
from bot.operations.subcommands import SUBCOMMANDS
from bot.operations.version import version
from bot.playground import Playground, Settings, redirect
from bot.storage.errors import StoreError
from bot.storage.store import Store
from bot.tables.lobby import Entropy
from bot.value_overrides import apply
from bot.work.drawing import Drawing
from engine.command_name import command_name

PLAYGROUND_TOKEN = "playground"


def main() -> int:
    """Run what the command line says; returns the exit code."""
    given = _arguments()
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice is used
    try:
        config = Config.read({**dotenv_values(ENVIRONMENT), **os.environ})
        logs.set_up(config.log_level, config.log_lines, (config.token,))
        if config.house_rules is not None:
            apply(config.house_rules)
        if given.command in SUBCOMMANDS:
            return SUBCOMMANDS[given.command](config, given.file)
        asyncio.run(run(config, config.token, Clock()) if config.token else _in_playground(config))
    except (ConfigError, StoreError) as mistake:
        print(mistake, file=sys.stderr)
        return 2
    except discord.LoginFailure:
        print(
            "Discord does not accept DISCORD_TOKEN. Copy it again from the developer portal.", file=sys.stderr
        )
        return 2
    except OSError as error:
        hint = " Set PLAYGROUND_PORT to another port." if error.errno == errno.EADDRINUSE else ""
        print(f"The bot cannot run: {error}.{hint}", file=sys.stderr)
        return 2
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=command_name("bot"), description=__doc__)
    parser.add_argument("command", nargs="?", choices=("play", *SUBCOMMANDS), default="play")
    parser.add_argument("--version", action="version", version=f"%(prog)s {version()}")
    parser.add_argument("file", nargs="?", type=Path, help="the backup to write or to go back to")
    return parser.parse_args()


async def _in_playground(config: Config) -> None:
    """The same bot against the loopback stand-in, with a web page to play on."""
    async with Playground(config.playground_port, Settings(settle=0.2)) as playground:
        with redirect(playground.base_url):
            print(f"Open {playground.base_url}/ in a browser and play. Stop with Ctrl+C.", flush=True)
            await run(config, PLAYGROUND_TOKEN, Clock())


async def run(
    config: Config,
    token: str,
    clock: Clock,
    entropy: Entropy = secrets.token_bytes,
    drawing: Drawing | None = None,
) -> None:
    """Run the bot until it is told to stop, then let the running move finish; without `drawing` a process draws."""
    share_heaps()
    store = await Store.open(config.database, clock)
    try:
        bot = Bot(config, store, clock=clock, entropy=entropy, drawing=drawing)
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        for name in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(name, stop.set)
        async with bot, _kept(bot, config):
            running = asyncio.create_task(bot.start(token))
            announcing = asyncio.create_task(_announce(bot, config))
            looking = asyncio.create_task(_look_over(bot))
            stopping = asyncio.create_task(stop.wait())
            await asyncio.wait({running, stopping, store.broken}, return_when=asyncio.FIRST_COMPLETED)
            announcing.cancel()
            looking.cancel()
            stopping.cancel()
            if running.done():
                running.result()
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)
            if store.broken.done():
                raise store.broken.result()
    finally:
        await store.close()


@contextlib.asynccontextmanager
async def _kept(bot: Bot, config: Config) -> AsyncIterator[None]:
    """What runs beside the bot when it is switched on: backups, and the page for monitoring."""
    async with contextlib.AsyncExitStack() as stack:
        if config.watch_port:
            address = await stack.enter_async_context(watched(bot, config.watch_port, config.watch_host))
            print(f"Health and metrics: {address}")
        if config.backup_folder is not None:
            backups = ScheduledBackups(
                config.database, config.backup_folder, config.backup_hours, config.backup_keep, bot.clock
            )
            tending = asyncio.create_task(backups.keep_running())
            stack.callback(tending.cancel)
        yield


async def _look_over(bot: Bot) -> None:
    """In the background, and only after the start: a file of years takes minutes."""
    await bot.wait_until_ready()
    await bot.store.look_over()


async def _announce(bot: Bot, config: Config) -> None:
    await bot.wait_until_ready()
    if not config.token:
        await bot.outbox.reopen_lost()
    print(f"The bot is online as {bot.user}.", flush=True)
    if config.token:
        print(f"Invite it with {bot.invitation}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
