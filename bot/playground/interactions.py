"""An interaction: what a person did, how the bot has answered so far, and how it is announced."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum

from bot.playground import payloads
from bot.playground.messages import Json
from bot.playground.world import Channel, World


class Kind(IntEnum):
    """What the person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(IntEnum):
    """The first answer of the bot."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


FITTING = {
    Kind.COMMAND: {Callback.MESSAGE, Callback.DEFERRED_MESSAGE, Callback.MODAL},
    Kind.COMPONENT: set(Callback) - {Callback.CHOICES},
    Kind.AUTOCOMPLETE: {Callback.CHOICES},
    Kind.MODAL: set(Callback) - {Callback.CHOICES, Callback.MODAL},
}


@dataclass(slots=True)
class Interaction:
    """One action of one person and everything that came back."""

    id: str
    kind: Kind
    user_id: str
    channel_id: str
    body: Json
    created: float
    token: str = field(default_factory=lambda: secrets.token_urlsafe(48))
    source_id: str | None = None
    trigger: Json | None = None
    callback: Callback | None = None
    acknowledged: float | None = None
    original_id: str | None = None
    followups: list[str] = field(default_factory=list)
    choices: list[Json] | None = None
    modal: Json | None = None
    answered_later: bool = False
    expired: bool = False
    delivered: bool = False
    news: asyncio.Event = field(default_factory=asyncio.Event, repr=False)

    @property
    def name(self) -> str:
        """The command's whole name, or the control's custom id."""
        if self.kind not in (Kind.COMMAND, Kind.AUTOCOMPLETE):
            return self.body["custom_id"]
        words, options = [self.body["name"]], self.body.get("options", [])
        while options and options[0]["type"] in (1, 2):
            words.append(options[0]["name"])
            options = options[0].get("options", [])
        return " ".join(words)

    @property
    def is_finished(self) -> bool:
        """True once nothing is left to do that a person waits for."""
        if self.expired:
            return True
        if self.callback in (Callback.DEFERRED_MESSAGE, Callback.DEFERRED_UPDATE):
            return self.answered_later
        return self.callback is not None

    async def wait(self, seconds: float, has_come: Callable[[Interaction], bool]) -> None:
        """Return once `has_come` is true; raises `TimeoutError` after `seconds`."""
        async with asyncio.timeout(seconds):
            while not has_come(self):
                self.news.clear()
                await self.news.wait()


def metadata(world: World, interaction: Interaction) -> Json:
    """What a message tells about the interaction that made it."""
    shape: Json = {
        "id": interaction.id,
        "type": int(interaction.kind),
        "user": payloads.user(world.users[interaction.user_id]),
        "authorizing_integration_owners": _owners(world.channels[interaction.channel_id]),
        "name": interaction.name,
    }
    if interaction.kind is Kind.COMPONENT:
        shape["interacted_message_id"] = interaction.source_id
    if interaction.trigger is not None:
        shape["triggering_interaction_metadata"] = interaction.trigger
    return shape


def _owners(channel: Channel) -> Json:
    return {"0": channel.guild_id or "0"}


def interaction_create(world: World, interaction: Interaction) -> Json:
    """INTERACTION_CREATE."""
    place = world.channels[interaction.channel_id]
    shape: Json = {
        "id": interaction.id,
        "application_id": world.bot.id,
        "type": int(interaction.kind),
        "token": interaction.token,
        "version": 1,
        "data": interaction.body,
        "channel_id": place.id,
        "channel": payloads.channel(world, place)
        | {"permissions": str(int(world.permissions(interaction.user_id, place)))},
        "app_permissions": str(int(world.permissions(world.bot.id, place))),
        "locale": world.users[interaction.user_id].locale,
        "entitlements": [],
        "authorizing_integration_owners": _owners(place),
        "context": 1 if place.is_dm else 0,
        "attachment_size_limit": payloads.ATTACHMENT_LIMIT,
    }
    source = world.find_message(interaction.source_id) if interaction.source_id else None
    if source:
        shape["message"] = payloads.message(world, source)
    return shape | _user_fields(world, interaction, place)


def _user_fields(world: World, interaction: Interaction, place: Channel) -> Json:
    if place.guild_id is None:
        return {"user": payloads.user(world.users[interaction.user_id])}
    guild = world.guilds[place.guild_id]
    powers = str(int(world.permissions(interaction.user_id, place)))
    return {
        "guild_id": guild.id,
        "guild": {"id": guild.id, "locale": guild.locale, "features": list(guild.features)},
        "guild_locale": guild.locale,
        "member": payloads.member(world, guild, interaction.user_id) | {"permissions": powers},
    }
