"""Runs the bot, on Discord or in the playground; what the command line needs of it is imported only then."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import discord
from discord.webhook.async_ import async_context

from bot.allocator import freeze_objects, share_heaps
from bot.client import Bot
from bot.clock import Clock
from bot.config import Config, ConfigError
from bot.ending import catch_stop_signals, end_tasks
from bot.operations.backup import copy_before_update, keep_deleting_copies
from bot.operations.error_reports import ErrorDigest, begin_reports
from bot.operations.logs import Discreet
from bot.outbox import requests
from bot.outbox.refusals import REQUEST_ERRORS
from bot.storage.errors import StoreError, Unreachable
from bot.storage.opening import servers_before_update
from bot.storage.store import Store
from bot.tables.actions.lobby import Entropy
from bot.tables.jobs.grace import NOTE
from bot.work.drawing import Drawing
from renders.theme import MARKS

if TYPE_CHECKING:
    from bot.playground.stage import Stage

log = logging.getLogger(__name__)

PLAYGROUND_TOKEN = "playground"
WRONG_TOKEN, TOKEN = 4004, "Discord does not accept DISCORD_TOKEN. Copy it again from the developer portal."
"""How Discord ends the connection when somebody resets the token, and what is said then."""
LONGEST_PAUSE = 60.0
"""The most seconds between two tries of a start."""
LONGEST_END = 2.0
"""Seconds for which its end is waited for: discord.py may be in a pause of minutes before it connects again."""
Result = TypeVar("Result")


def main(config: Config) -> int:
    """Run the bot until it is asked to stop; returns the exit code."""
    if config.sentry_dsn:
        begin_reports(config)
    requests.set_up_discord(config.discord_api)
    with contextlib.suppress(asyncio.CancelledError):
        asyncio.run(run(config, config.token, Clock()) if config.token else _in_playground(config))
    return 0


async def _in_playground(config: Config) -> None:
    """Run the same bot against a local stand-in for Discord, with a web page to play on."""
    from bot.playground import Playground, Settings, redirect  # a web server that no bot on Discord needs

    async with Playground(config.playground_port, Settings(settle=0.2)) as playground:
        clock, servers = playground.bot_clock(), {int(each) for each in playground.world.guilds}
        known = await _reach(partial(servers_before_update, config.database))
        _refuse_foreign_database(known, config, servers)
        async with _open_store(config, clock) as store:
            _refuse_foreign_database(await store.known_servers(), config, servers)
            with redirect(playground.base_url):
                async with host_page(playground, store):
                    print(f"Open {playground.base_url}/ in a browser and play. Stop with Ctrl+C.", flush=True)
                    await _serve(config, PLAYGROUND_TOKEN, store, clock, secrets.token_bytes, None)


@contextlib.asynccontextmanager
async def host_page(stage: Stage, store: Store) -> AsyncIterator[None]:
    """Advance the playground's clock to that of this database; while open, show the colours of seats on the page."""
    noted = await store.note(NOTE)
    if noted is not None:
        stage.world.clock.advance(max(0.0, json.loads(noted)["seen"] - stage.world.clock.now()))
    unknown, stage.tribes = stage.tribes, partial(_colours_at, store)
    try:
        yield
    finally:
        stage.tribes = unknown


async def _colours_at(store: Store, channel: str) -> Mapping[str, str]:
    """The colours of the people at the table of a channel, by their id."""
    for table in (await store.tables_at(int(channel)))[:1]:
        seats = await store.seats(table.id)
        return {str(each.member): MARKS[each.seat].colour for each in seats if each.member > 0}
    return {}


def _refuse_foreign_database(known: Collection[int], config: Config, servers: Collection[int]) -> None:
    """Raises `StoreError` for a database of a bot on Discord: its servers and threads would be taken for deleted."""
    if others := {*known} - {*servers}:
        raise StoreError(
            f"DISCORD_TOKEN is not set, and {config.database} has games of Discord's server {min(others)}, which the"
            " playground does not know. No game was touched. Set the token, or another DATABASE for the playground."
        )


async def run(
    config: Config,
    token: str,
    clock: Clock,
    entropy: Entropy = secrets.token_bytes,
    drawing: Drawing | None = None,
) -> None:
    """Run the bot until it is asked to stop, then finish answers under way; without `drawing` a process draws. Raises
    `CancelledError` if that was before the database has answered.
    """
    async with _open_store(config, clock) as store:
        await _serve(config, token, store, clock, entropy, drawing)


@contextlib.asynccontextmanager
async def _open_store(config: Config, clock: Clock) -> AsyncIterator[Store]:
    """The database of this bot, closed at the end."""
    share_heaps()
    freeze_objects()
    store = await _reach(partial(_update_and_open, config, clock))
    try:
        yield store
    finally:
        await store.close()


async def _update_and_open(config: Config, clock: Clock) -> Store:
    await asyncio.to_thread(copy_before_update, config.database)
    where = config.database, clock, config.database_direct, config.shards, config.erasures
    return await Store.open(*where)


async def _reach(attempt: Callable[[], Awaitable[Result]]) -> Result:
    """The result of `attempt` once the database answers and has room; SIGTERM cancels the task that waits for it."""
    if (waiting := asyncio.current_task()) is not None:
        catch_stop_signals(waiting.cancel)
    return await _wait_for(attempt, Unreachable)


async def _serve(
    config: Config, token: str, store: Store, clock: Clock, entropy: Entropy, drawing: Drawing | None
) -> None:
    """The bot on its open database, until it is asked to stop."""
    bot = Bot(config, store, clock=clock, entropy=entropy, drawing=drawing)
    async_context.set(requests.Callbacks())
    stop = asyncio.Event()
    catch_stop_signals(stop.set)
    async with bot, _run_background(bot, config):
        running = asyncio.create_task(_start(bot, token))
        announcing = asyncio.create_task(_announce(bot, config))
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait({running, stopping, store.failure}, return_when=asyncio.FIRST_COMPLETED)
        announcing.cancel()
        stopping.cancel()
        if running.done():
            running.result()
        if bot.application is None:  # Discord was not reached
            running.cancel()
        await bot.close()
        await asyncio.wait({running}, timeout=LONGEST_END)
        await end_tasks(running)
        if store.failure.done():
            raise store.failure.result()


async def _start(bot: Bot, token: str) -> None:
    """Log in once Discord answers, and follow its events; raises `ConfigError` when Discord refuses that for good."""
    try:
        await _wait_for(partial(_log_in, bot, token), _DiscordAway)
        await bot.connect()
    except (discord.LoginFailure, discord.ConnectionClosed) as problem:
        is_token = getattr(problem, "code", WRONG_TOKEN) == WRONG_TOKEN
        raise ConfigError(TOKEN if is_token else f"Discord has ended the connection: {problem}.") from None


async def _log_in(bot: Bot, token: str) -> None:
    """Log in, and go through the stages of the start; raises `_DiscordAway` if Discord fails before these."""
    try:
        await requests.ask_gateway(bot.http)
        await bot.login(token)
    except REQUEST_ERRORS as problem:
        if bot.application is not None:
            raise
        await bot.http.close()
        bot.http.connector = discord.utils.MISSING  # which is closed; the next login makes another
        raise _DiscordAway(f"Discord is not reached: {str(problem) or 'it is silent'}") from None


class _DiscordAway(Exception):
    """The text says why Discord is not reached."""


async def _wait_for(attempt: Callable[[], Awaitable[Result]], away: type[Exception]) -> Result:
    """The result of `attempt`, which is made again as long as it raises `away`: a supervisor stops starting a process
    again that ends each time.
    """
    pause, said = 1.0, ""
    while True:
        try:
            return await attempt()
        except away as problem:
            if said != (said := str(problem)):
                log.warning("this start waits, and goes on by itself: %s", problem)
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


@contextlib.asynccontextmanager
async def _run_background(bot: Bot, config: Config) -> AsyncIterator[None]:
    """Run the page for monitoring and backups, when they are switched on, reports of errors, and orders meanwhile."""
    async with contextlib.AsyncExitStack() as stack:

        def begin(work: Coroutine[Any, Any, None]) -> None:
            stack.callback(asyncio.create_task(work).cancel)

        if config.watch_port:
            from bot.operations.monitoring import serve_monitoring  # another web server

            address = await stack.enter_async_context(
                serve_monitoring(bot, config.watch_port, config.watch_host)
            )
            print(f"Health and metrics: {address}")
        if config.backup_folder is not None and isinstance(config.database, Path):
            from bot.operations.backup import ScheduledBackups

            backups = ScheduledBackups(
                config.database, config.backup_folder, config.backup_hours, config.backup_keep, bot.clock
            )
            begin(backups.keep_running())
        if config.token and not config.sentry_dsn:
            digest = ErrorDigest(Discreet(config.secrets))
            logging.getLogger().addHandler(digest)
            stack.callback(logging.getLogger().removeHandler, digest)
            begin(digest.keep_telling(bot.outbox, bot.clock))
        if isinstance(config.database, Path):
            from bot.operations.orders import keep_taking

            begin(keep_taking(config.database, bot.store, bot.handing_on.wake))
            begin(keep_deleting_copies(config.database, bot.clock))
        yield


async def _announce(bot: Bot, config: Config) -> None:
    await bot.wait_until_ready()
    if not config.token:
        await reopen_lost(bot)
    print(f"The bot is online as {bot.user}.", flush=True)
    if config.token:
        print(f"Invite it with {bot.invitation}", flush=True)


async def reopen_lost(bot: Bot) -> None:
    """Move tables whose place is missing to a new thread: a playground begins with empty channels every time."""
    for record in await bot.store.tables("lobby", "running"):
        try:
            await bot.fetch_channel(record.place)
        except discord.NotFound:
            await bot.outbox.move(await bot.tables.registry.get(record.id))
