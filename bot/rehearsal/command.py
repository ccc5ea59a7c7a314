"""`python -m bot rehearse --server ID`: connects, lets the script play, clears up whatever happens, and sums up."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import shutil
import tempfile
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path

import discord

from bot.client import Bot
from bot.clock import Clock
from bot.cluster.ownership import Admission, AnsweredBy, Ownership
from bot.config import Config, ConfigError
from bot.ending import catch_stop_signals, end_tasks
from bot.operations.doctor import Finding
from bot.outbox.refusals import REQUEST_ERRORS
from bot.outbox.requests import ask_gateway, set_up_discord
from bot.rehearsal.places import NoRehearsal, Place, Wish, clear, find_place
from bot.rehearsal.posts import Posts
from bot.rehearsal.requests import Requests, summary
from bot.rehearsal.script import Script
from bot.rehearsal.taps import Taps
from bot.services import Services
from bot.storage.errors import StoreError
from bot.storage.opening import without_bot
from bot.storage.sqlite.lock import lock
from bot.storage.store import Store
from engine.command_name import command_name

FOLDER = "rehearsal-of-a-bot-"
DATABASE = "games.sqlite"
LONGEST_WAIT = 3600


def wish_of(arguments: Sequence[str]) -> Wish:
    """What the command line asks for; ends the program with one sentence where it cannot be read."""
    parser = argparse.ArgumentParser(prog=f"{command_name('bot')} rehearse", description=__doc__)
    parser.add_argument("--server", type=_id, required=True, help="the id of the server")
    parser.add_argument("--channel", type=_id, help="the text channel; else the first that allows it")
    parser.add_argument("--person", type=_id, help="who is mentioned and taps; else the owner of the bot")
    parser.add_argument("--wait", type=_seconds, default=120, help="seconds for each tap, 0: no taps")
    parser.add_argument("--keep", action="store_true", help="leave the thread; the next rehearsal removes it")
    return Wish(**vars(parser.parse_args(arguments)))


def _id(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 15 <= len(text) <= 20):
        raise argparse.ArgumentTypeError(
            f"{text!r} is no id: switch on Developer Mode in Discord and choose Copy ID in its menu"
        )
    return int(text)


def _seconds(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 5 and int(text) <= LONGEST_WAIT):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds from 0 to {LONGEST_WAIT}")
    return int(text)


def main(config: Config, wish: Wish) -> int:
    """Hold a rehearsal and print what came of it; returns the exit code, raises what `rehearse` does."""
    set_up_discord(config.discord_api)
    logging.getLogger("discord").setLevel(logging.WARNING)  # its lines stand among ours
    return asyncio.run(rehearse(config, wish))


class Awaited(Admission):
    """Accepts the interactions that the rehearsal asked for; others may be for a running bot, and are left to it."""

    def __init__(self, ownership: Ownership) -> None:
        super().__init__(ownership)
        self.by: dict[int, AnsweredBy] = {}

    async def who_answers(self, interaction: int) -> AnsweredBy:
        return self.by.get(interaction, AnsweredBy.ANOTHER)


class RehearsedBot(Bot):
    """The real bot, except that it only answers taps that the rehearsal asks for, and starts nothing by itself."""

    taps: Taps | None = None
    lost = 0
    """How often the gateway has closed."""

    def _create_services(self) -> Services:
        self.awaited = self.admission = Awaited(self.ownership)
        return super()._create_services()

    @property
    def _stages(self) -> Mapping[str, Callable[[], Awaitable[None]]]:
        return {}

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if self.taps is None or interaction.channel_id != self.taps.thread:
            return
        is_wanted = self.taps.wants(interaction)
        self.awaited.by[interaction.id] = AnsweredBy.US if is_wanted else AnsweredBy.NOBODY
        await super().on_interaction(interaction)
        if is_wanted:
            self.taps.note_answered(interaction)

    async def on_disconnect(self) -> None:
        self.lost += 1


async def rehearse(config: Config, wish: Wish, say: Callable[[str], None] = print) -> int:
    """Hold a rehearsal and report each result to `say`; returns 0 when everything worked, else 1.

    Raises `ConfigError` and `StoreError` before anything was posted.
    """
    if not config.token:
        raise ConfigError("A rehearsal needs a real bot: set DISCORD_TOKEN.")
    _remove_old_folders()
    async with contextlib.AsyncExitStack() as held:
        if wish.wait:  # a bot would answer the same taps
            await held.enter_async_context(without_bot(config.database, config.database_direct))
        folder = Path(held.enter_context(tempfile.TemporaryDirectory(prefix=FOLDER)))
        store = await Store.open(folder / DATABASE, Clock())
        try:
            async with RehearsedBot(config, store) as bot:
                return await _rehearse_connected(bot, wish, say)
        except NoRehearsal as reason:
            raise ConfigError(str(reason)) from None
        except discord.LoginFailure:
            raise ConfigError(
                "Discord does not accept DISCORD_TOKEN: copy it again from the developer portal."
            ) from None
        finally:
            await store.close()


def _remove_old_folders() -> None:
    """Remove the databases of rehearsals that were killed."""
    for folder in Path(tempfile.gettempdir()).glob(f"{FOLDER}*"):
        with contextlib.suppress(StoreError, OSError):
            lock(folder / DATABASE).close()
            shutil.rmtree(folder)


async def _rehearse_connected(bot: RehearsedBot, wish: Wish, say: Callable[[str], None]) -> int:
    """Everything between the login and the end of the connection."""
    requests, findings = Requests(), list[Finding]()
    if bot.http.http_trace is not None:
        requests.listen(bot.http.http_trace)
    try:
        await ask_gateway(bot.http)
        await bot.login(bot.config.token)
        place = await find_place(bot, wish)
    except REQUEST_ERRORS as problem:
        why = str(problem) or "it is silent"
        said = f"Discord cannot be reached: {why}. Check the network and discordstatus.com."
        raise NoRehearsal(said) from None

    def tell(finding: Finding) -> None:
        findings.append(finding)
        say(str(finding))

    say(f"Rehearsal on {place.channel.guild.name}, in #{place.channel.name}")
    await clear(bot, place.channel)
    tell(await permissions(place))
    posts = Posts(bot.outbox, bot.tables)
    person = place.person.display_name if place.person else ""
    bot.taps = Taps(posts, requests, person, wish.wait, say)
    script = Script(bot, place, bot.taps, tell, posts, [])
    left: list[str] = []
    try:
        await _until_stopped(bot, script, tell)
    finally:
        if not wish.keep:
            left += await clear(bot, place.channel)
    for line in summary(findings, requests, script.seen, bot.lost, left):
        say(line)
    return 1 if any(finding.advice for finding in findings) else 0


async def _until_stopped(bot: Bot, script: Script, tell: Callable[[Finding], None]) -> None:
    """Play while the gateway is open, until the script is over or Ctrl+C."""
    stop = asyncio.Event()
    catch_stop_signals(stop.set)
    connected = asyncio.create_task(bot.connect())
    playing = asyncio.create_task(_when_ready(bot, script))
    stopping = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({connected, playing, stopping}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await end_tasks(playing, stopping)
    if stop.is_set():
        tell(Finding("rehearsal", "stopped by hand", "What comes after it was not tried."))
    elif connected.done():
        error = connected.exception()
        tell(Finding("gateway", f"Discord closed it: {error}", "Look at the token and the intents: doctor."))
    else:
        playing.result()


async def _when_ready(bot: Bot, script: Script) -> None:
    await bot.wait_until_ready()
    await script.play()


async def permissions(place: Place) -> Finding:
    """What the bot may do in the channel, also what only clearing up needs."""
    missing = await place.missing()
    subject = f"permissions in #{place.channel.name}"
    if missing:
        return Finding(subject, f"missing: {missing}", "Grant them to the bot's role, or in this channel.")
    return Finding(subject, "all there")
