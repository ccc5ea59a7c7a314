"""The command tree: which interactions it answers, and sending changed definitions to Discord."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Mapping, Sequence
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.commands import table_commands
from bot.commands.parts import Translations, answer_typing, find_excess
from bot.interactions import router
from bot.interactions.reply import Reply
from bot.services import Services
from bot.storage.records import Change, NoteRecord
from bot.storage.store import Store
from engine.core.errors import RuleError, Unreadable

log = logging.getLogger(__name__)

COMMANDS_NOTE = "commands"


class CommandTree(app_commands.CommandTree[discord.Client]):
    """The commands of one bot."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        super().__init__(client)
        self._services = services
        self.translations = Translations()
        for command in table_commands.build():
            self.add_command(command)

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Whether this process answers it, and its texts are short enough to be read, as Discord requires, too."""
        if not await router.is_ours(self._services, interaction):
            return False
        limit = find_excess(interaction)
        if limit is not None:
            await self._refuse_length(interaction, limit)
        return limit is None

    async def _refuse_length(self, interaction: discord.Interaction, limit: int) -> None:
        """Answer a command whose text is too long, unread, with one sentence, or with no suggestions."""

        async def refuse(_reply: Reply) -> None:
            raise RuleError("error-text-too-long", limit=limit)

        async def nothing() -> list[app_commands.Choice[Any]]:
            return []

        if interaction.type is discord.InteractionType.autocomplete:
            await answer_typing(self._services, interaction, nothing)
        else:
            await router.answer(self._services, interaction, refuse)

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Answer a command that does not fit its definition, such as one from before an update, with one sentence."""
        log.warning("interaction %s: %s", interaction.id, error)

        async def refuse(_reply: Reply) -> None:
            if isinstance(error, app_commands.CommandNotFound):
                raise RuleError("error-command-gone", name=" ".join([*error.parents, error.name]))
            raise Unreadable(line=str(interaction.command.qualified_name if interaction.command else "/"))

        await router.answer(self._services, interaction, refuse)

    async def send_changes(self, store: Store) -> None:
        """Send the commands to Discord only if they changed; a failure is logged and play continues. Only one of
        several processes does it.
        """
        if not store.shards.has_first:
            return
        try:
            definition, application = await self.definition(), self.client.application_id or 0
            fingerprint = f"{application}:{_digest(definition)}"
            if await store.note(COMMANDS_NOTE) == fingerprint and await self._are_known(definition):
                return
            await self.client.http.bulk_upsert_global_commands(application, payload=definition)
        except (discord.DiscordException, aiohttp.ClientError, OSError):
            log.exception("the commands could not be sent to Discord; the old ones stay")
            return
        await store.write(Change((NoteRecord(COMMANDS_NOTE, fingerprint),)))
        log.info("%s commands sent to Discord", len(definition))

    async def definition(self) -> list[dict[str, Any]]:
        """All commands as they are sent to Discord, in all languages."""
        return [
            await command.get_translated_payload(self, self.translations) for command in self.get_commands()
        ]

    async def _are_known(self, definition: Sequence[Mapping[str, Any]]) -> bool:
        """Whether Discord still has these commands: a playground begins without any, and others may remove them."""
        known = {command.name for command in await self.fetch_commands()}
        return known == {command["name"] for command in definition}


def _digest(definition: Sequence[Mapping[str, Any]]) -> str:
    return hashlib.sha256(json.dumps(definition, sort_keys=True).encode()).hexdigest()
