"""The Discord client: connects, knows its commands, and hands every interaction to the router."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.allocator import keep_returning
from bot.clock import Clock
from bot.commands import table_commands
from bot.commands.parts import Translations
from bot.config import Config
from bot.games import SPECS
from bot.interactions import router
from bot.interactions.reply import Reply
from bot.language.texts import Texts
from bot.metrics import Metrics
from bot.outbox import wire
from bot.outbox.analyses import Analyses
from bot.outbox.application_emoji import ApplicationEmoji
from bot.outbox.languages import Languages
from bot.outbox.outbox import Outbox
from bot.outbox.pictures import PictureQueue
from bot.outbox.replay_pictures import Replays
from bot.services import Services
from bot.storage.records import Change, NoteRecord
from bot.storage.store import Store
from bot.tables.committer import Committer, Signals
from bot.tables.computer_moves import ComputerMoves
from bot.tables.lobby import Entropy
from bot.tables.practice import Practice
from bot.tables.pruning import Pruning
from bot.tables.rule_changes import RuleChanges
from bot.tables.scheduler import Scheduler
from bot.tables.tables import Tables
from bot.value_overrides import read
from bot.work.computing import Computing, ComputingProcesses, choose
from bot.work.drawing import Drawing, DrawingProcess
from bot.work.long_work import LongWork
from bot.work.worker import DRAWING, LONG_WORK, Worker
from engine.core.errors import RuleError, Unreadable
from renders.by_name import Drawn

log = logging.getLogger(__name__)

COMMANDS_NOTE = "commands"
READY_AFTER = 0.1
"""Seconds without a further server after which all are taken to be announced; nothing of ours needs the last one."""


def _digest(definition: Sequence[Mapping[str, Any]]) -> str:
    return hashlib.sha256(json.dumps(definition, sort_keys=True).encode()).hexdigest()


def _connection(metrics: Metrics) -> dict[str, Any]:
    """How the bot connects to Discord: it keeps no messages and mentions only whom a post names."""
    return {
        "intents": discord.Intents(guilds=True),
        "allowed_mentions": discord.AllowedMentions.none(),
        "max_messages": None,
        "http_trace": wire.trace(metrics),
        "guild_ready_timeout": READY_AFTER,
    }


def _icons() -> frozenset[str]:
    """Everything of all games that is shown by an emoji."""
    return frozenset[str]().union(*(spec.phrases.icons for spec in SPECS.values()))


class Bot(discord.AutoShardedClient):
    """One bot on one database. It asks for the guilds intent only and needs no privileged one.

    Without `drawing` and `computing` it has processes of its own for that.
    """

    def __init__(
        self,
        config: Config,
        store: Store,
        *,
        clock: Clock | None = None,
        entropy: Entropy = secrets.token_bytes,
        drawing: Drawing | None = None,
        computing: Computing | None = None,
    ) -> None:
        self.metrics = Metrics()
        super().__init__(**_connection(self.metrics))
        self.config = config
        self.store = store
        self.looking_back: asyncio.Task[None] | None = None
        """The comparison of all games with corrected rules, while it lasts."""
        self.clock = clock or Clock()
        committer = Committer(store, self.clock, Signals())
        self.rule_changes = RuleChanges(committer)
        self.tables = Tables.build(
            committer,
            entropy,
            before_waking=self.rule_changes.make_playable,
            moved=self.metrics.moves.inc,
        )
        self.practice = Practice(store)
        overrides = read(config.house_rules) if config.house_rules else None
        drawing = drawing or DrawingProcess(Worker(DRAWING, overrides))
        self.pictures = PictureQueue(drawing, timed=self.metrics.rendered.observe)
        self.work = LongWork(Worker(LONG_WORK, overrides))
        self.computing = computing or ComputingProcesses(overrides)
        self.analyses = Analyses(self.tables, self.computing, self.work)
        self.replays = Replays(self.pictures, self.work, self.tables.limits, self.clock, self.analyses)
        self.languages = Languages(store, Texts.for_locale(config.language))
        self.emoji = ApplicationEmoji(self, self.languages, _icons(), Drawn("renders.emoji", "emoji"))
        self.outbox = Outbox(self, store, self.tables, self.languages, self.replays)
        self.services = self._offered()
        self.scheduler = Scheduler(self.tables, self.clock)
        self.computers = ComputerMoves(self.tables, partial(choose, self.computing), self.clock)
        self.pruning = Pruning(store, self.clock)
        self._returning: asyncio.Task[None] | None = None
        self.started: list[str] = []
        """The stages of the start that are done."""
        self.translations = Translations()
        self.tree = self._command_tree()

    def _offered(self) -> Services:
        """What commands and controls may use."""
        return Services(
            tables=self.tables,
            store=self.store,
            outbox=self.outbox,
            pictures=self.pictures,
            replays=self.replays,
            practice=self.practice,
            languages=self.languages,
            long_work=self.work,
            computing=self.computing,
            analyses=self.analyses,
        )

    def _command_tree(self) -> app_commands.CommandTree[Bot]:
        tree = app_commands.CommandTree(self)
        tree.error(self._on_command_error)
        for command in table_commands.build(self.services):
            tree.add_command(command)
        return tree

    async def setup_hook(self) -> None:
        """Before the gateway opens: every stage of the start, in order; none of them leaves out the next."""
        for name, stage in self._stages.items():
            log.debug("start: %s", name)
            await stage()
            self.started.append(name)

    @property
    def _stages(self) -> Mapping[str, Callable[[], Awaitable[None]]]:
        return {
            "commands": self._sync_commands,
            "corrected rules": self._follow_corrected_rules,
            "icons": self._begin_icons,
            "outbox": self.outbox.resume,
            "computer players": self.computers.begin,
            "analyses": self.analyses.begin,
            "scheduler": self._begin_scheduler,
            "pruning": self._begin_pruning,
            "memory": self._begin_returning_memory,
        }

    async def _follow_corrected_rules(self) -> None:
        """Games whose past does not fit new rules become playable when they are woken, all of them beside the play."""
        if await self.rule_changes.is_due():
            self.looking_back = asyncio.create_task(self._look_back(), name="corrected rules")

    async def _look_back(self) -> None:
        """Tell about the past; a failure is logged and tried again at the next start."""
        try:
            await self.rule_changes.tell_about_the_past(self.tables.registry.get)
        except Exception:
            log.exception("not all games could be compared with the corrected rules; the next start does")

    async def _begin_icons(self) -> None:
        self.emoji.begin()

    async def _begin_scheduler(self) -> None:
        self.scheduler.begin()

    async def _begin_returning_memory(self) -> None:
        self._returning = asyncio.create_task(keep_returning(self.clock), name="memory")

    async def _begin_pruning(self) -> None:
        self.pruning.begin()

    async def _sync_commands(self) -> None:
        """Send the commands to Discord only when they changed; a failure is logged and play continues."""
        await self.tree.set_translator(self.translations)
        try:
            definition = [
                await command.get_translated_payload(self.tree, self.translations)
                for command in self.tree.get_commands()
            ]
            fingerprint = f"{self.application_id}:{_digest(definition)}"
            if await self.store.note(COMMANDS_NOTE) == fingerprint and await self._are_known(definition):
                return
            await self.tree.sync()
        except (discord.DiscordException, aiohttp.ClientError, OSError):
            log.exception("the commands could not be sent to Discord; the old ones stay")
            return
        await self.store.write(Change((NoteRecord(COMMANDS_NOTE, fingerprint),)))
        log.info("%s commands sent to Discord", len(definition))

    async def _are_known(self, definition: Sequence[Mapping[str, Any]]) -> bool:
        """Whether Discord still has these commands: a playground begins without any, and others may remove them."""
        known = {command.name for command in await self.tree.fetch_commands()}
        return known == {command["name"] for command in definition}

    async def _on_command_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        """A command that does not fit its definition, such as one from before an update: one private sentence."""
        log.warning("interaction %s: %s", interaction.id, error)

        async def refuse(_reply: Reply) -> None:
            if isinstance(error, app_commands.CommandNotFound):
                raise RuleError("error-command-gone", name=" ".join([*error.parents, error.name]))
            raise Unreadable(line=str(interaction.command.qualified_name if interaction.command else "/"))

        await router.answer(self.services, interaction, refuse)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Buttons, selects and forms; slash commands go through the tree."""
        self.outbox.sender.seen(interaction.id)
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await router.on_control(self.services, interaction)

    async def on_guild_channel_update(self, _before: object, after: discord.abc.GuildChannel) -> None:
        await self._look_again(after.guild.id)

    async def on_guild_role_update(self, _before: object, after: discord.Role) -> None:
        await self._look_again(after.guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._look_again(guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        await self._look_again(payload.guild_id)

    async def _look_again(self, server: int) -> None:
        """Something may be allowed now that was not: the parked tables of this server are tried again."""
        lives = [await self.tables.registry.get(game) for game in tuple(self.outbox.parked)]
        self.outbox.wake([table.record.id for table in lives if table.record.server == server])

    async def close(self) -> None:
        """Stop posting and disconnect; the store stays open for its owner to close."""
        await self.emoji.close()
        await self.computers.close()
        await self.analyses.close()
        await self.scheduler.close()
        await self.pruning.close()
        if self._returning is not None:
            self._returning.cancel()
            await asyncio.gather(self._returning, return_exceptions=True)
        if self.looking_back is not None:
            self.looking_back.cancel()
            await asyncio.gather(self.looking_back, return_exceptions=True)
        await self.outbox.close()
        await self.computing.close()
        await self.work.close()
        await self.pictures.close()
        await super().close()

    @property
    def invitation(self) -> str:
        """The link that adds the bot with exactly the permissions it needs."""
        return discord.utils.oauth_url(
            self.application_id or 0, permissions=wire.PERMISSIONS, scopes=("bot", "applications.commands")
        )
