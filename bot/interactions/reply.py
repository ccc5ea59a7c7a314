"""The private answer to one interaction, in the reader's language, within Discord's three seconds."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import discord

from bot.language.texts import Texts
from bot.messages.forms import gathered
from bot.messages.pictures import files_of
from bot.tables.table import Table
from engine.core.actions import Action, Value
from engine.core.questions import Seat

PATIENCE = 2.0
"""Seconds after which an interaction is acknowledged even if its answer is not ready."""


class Reply:
    """Answers an interaction once. What it says is only for the person who asked; boards are posted elsewhere."""

    def __init__(self, interaction: discord.Interaction, texts: Texts) -> None:
        self.interaction = interaction
        self.texts = texts
        self.table: Table | None = None
        self.seat: Seat | None = None
        self.near = ""
        """What this person has probably meant by a typed move that is not possible."""
        self.note = ""
        """What else this person should know, such as that the table cannot be reached."""
        self._answering = asyncio.Lock()
        self._guard = asyncio.create_task(self._acknowledge_in_time())

    def about(self, table: Table, seat: Seat) -> None:
        """The seat whose decision this is about, so that a mistake can be explained."""
        self.table, self.seat = table, seat

    async def _acknowledge_in_time(self) -> None:
        await asyncio.sleep(PATIENCE)
        await self.think()

    def close(self) -> None:
        """The interaction is answered, or has failed."""
        self._guard.cancel()

    @property
    def is_private_message(self) -> bool:
        """Whether a control on a private message was used, which can be edited in place."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def think(self) -> None:
        """Acknowledge now; the answer comes later."""
        async with self._answering:
            if not self.interaction.response.is_done():
                await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def say(self, content: str, *attachments: tuple[str, bytes]) -> None:
        """A private message, with files by name and content."""
        files = [discord.File(io.BytesIO(each), filename=name) for name, each in attachments]
        extras: dict[str, Any] = {"files": files} if files else {}
        await self._send(content, **extras)

    async def choose(self, content: str, view: discord.ui.View | None) -> None:
        """A private message with controls; a private message that was used is replaced by it."""
        extras: dict[str, Any] = {} if view is None else {"view": view}
        async with self._answering:
            if self.is_private_message and not self.interaction.response.is_done():
                said = self._noted(content)
                await self.interaction.response.edit_message(content=said, view=view, attachments=[])
                return
        await self._send(content, **extras)

    async def done(self, content: str, view: discord.ui.View | None = None) -> None:
        """The thing is done: on a public message that says it all, else in words on the private one."""
        if self.is_private_message:
            await self.choose(content, view)
            return
        async with self._answering:
            response = self.interaction.response
            by_command = self.interaction.type is discord.InteractionType.application_command
            if not response.is_done() and not by_command and not self.note:
                await response.defer()
                return
        await self._send(content)

    async def picture(
        self, picture: bytes, name: str, alt: str, content: str = "", view: discord.ui.View | None = None
    ) -> None:
        """A private picture with its description."""
        extras: dict[str, Any] = {} if view is None else {"view": view}
        await self._send(content, files=files_of(picture, name, alt), **extras)

    async def turn_to(self, content: str, files: Sequence[discord.File], view: discord.ui.View) -> None:
        """A private picture with controls; a private message that was used turns into it."""
        async with self._answering:
            if self.is_private_message and not self.interaction.response.is_done():
                await self.interaction.response.edit_message(content=content, attachments=files, view=view)
                return
        await self._send(content, files=files, view=view)

    async def scene(
        self, picture: bytes, name: str, alt: str, content: str, view: discord.ui.View | None
    ) -> None:
        """A private message with picture and controls; a private message that was used is replaced by it."""
        files = files_of(picture, name, alt)
        async with self._answering:
            if self.is_private_message and not self.interaction.response.is_done():
                await self.interaction.response.edit_message(content=content, view=view, attachments=files)
                return
        extras: dict[str, Any] = {} if view is None else {"view": view}
        await self._send(content, files=files, **extras)

    async def _send(self, content: str, **extras: Any) -> None:
        extras["allowed_mentions"] = discord.AllowedMentions.none()
        content = self._noted(content)
        async with self._answering:
            if self.interaction.response.is_done():
                await self.interaction.followup.send(content, ephemeral=True, **extras)
            else:
                await self.interaction.response.send_message(content, ephemeral=True, **extras)

    def _noted(self, content: str) -> str:
        return f"{content}\n{self.note}" if self.note else content

    @property
    def chosen(self) -> list[str]:
        """What was chosen in a select, none for a button."""
        data: Any = self.interaction.data or {}
        return list(data.get("values") or [])

    @property
    def written(self) -> str:
        """The text of a sent form that asks for one."""
        return "".join(str(each["value"]) for each in _entered(self.interaction) if "value" in each)

    def field(self, name: str) -> str:
        """The text of one field of a sent form."""
        return "".join(str(each["value"]) for each in _entered(self.interaction) if each["custom_id"] == name)

    def form_values(self, options: Sequence[Action], ticked: Collection[str]) -> Mapping[str, Value]:
        """The values of a sent form, typed as the fields of the options are."""
        return gathered(options, _sent(self.interaction), ticked)


def _sent(interaction: discord.Interaction) -> list[tuple[str, list[str]]]:
    """The selects of a sent form: custom id and values."""
    return [(each["custom_id"], list(each.get("values", []))) for each in _entered(interaction)]


def _entered(interaction: discord.Interaction) -> list[Any]:
    """The fields of a sent form."""
    data: Any = interaction.data or {}
    found: list[Any] = []
    for row in data.get("components", []):
        found += [row["component"]] if "component" in row else row.get("components", [])
    return found
