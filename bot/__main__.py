"""`python -m bot`: on Discord when a token is set, else in the playground; `check` replays all live games."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import logging
import os
import signal
import sys
from pathlib import Path

import discord
from dotenv import dotenv_values

from bot.checking import check
from bot.client import Bot
from bot.config import Config, ConfigError
from bot.disk import StoreError
from bot.house import furnish
from bot.playground import Playground, Settings, redirect
from bot.store import Store

PLAYGROUND_TOKEN = "playground"


def main() -> int:
    """Run what the command line says; returns the exit code."""
    given = _arguments()
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody talks here
    try:
        config = Config.read({**dotenv_values(Path(".env")), **os.environ})
        logging.basicConfig(level=config.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
        if config.house_rules is not None:
            furnish(config.house_rules)
        if given.command == "check":
            return asyncio.run(check(config.database))
        asyncio.run(_on_discord(config) if config.token else _in_playground(config))
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
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    parser.add_argument("command", nargs="?", choices=("play", "check"), default="play")
    return parser.parse_args()


async def _on_discord(config: Config) -> None:
    await _until_stopped(config, config.token)


async def _in_playground(config: Config) -> None:
    """The same bot against the loopback stand-in, with a web page to play on."""
    async with Playground(config.playground_port, Settings(settle=0.2)) as playground:
        with redirect(playground.base_url):
            print(f"Open {playground.base_url}/ in a browser and play. Stop with Ctrl+C.", flush=True)
            await _until_stopped(config, PLAYGROUND_TOKEN)


async def _until_stopped(config: Config, token: str) -> None:
    """Run the bot until it is told to stop, then let the running move finish."""
    store = await Store.open(config.database)
    try:
        bot = Bot(config, store)
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        for name in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(name, stop.set)
        async with bot:
            running = asyncio.create_task(bot.start(token))
            announcing = asyncio.create_task(_announce(bot, config))
            stopping = asyncio.create_task(stop.wait())
            await asyncio.wait({running, stopping, store.damage}, return_when=asyncio.FIRST_COMPLETED)
            announcing.cancel()
            stopping.cancel()
            if running.done():
                running.result()
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)
            if store.damage.done():
                raise store.damage.result()
    finally:
        await store.close()


async def _announce(bot: Bot, config: Config) -> None:
    await bot.wait_until_ready()
    if not config.token:
        await bot.outbox.rehouse_lost()
    print(f"The bot is online as {bot.user}.", flush=True)
    if config.token:
        print(f"Invite it with {bot.invitation}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
