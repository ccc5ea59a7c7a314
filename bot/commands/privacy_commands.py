"""`/privacy export` and `/privacy forget`: what a person can do about what is stored of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.interactions.reply import Reply
from bot.messages.controls import finished, plain_button
from bot.messages.custom_ids import OWN
from bot.tables import erasure, personal_data
from engine.core.errors import RuleError

if TYPE_CHECKING:
    from bot.client import Bot


async def ask_to_forget(bot: Bot, reply: Reply) -> None:
    """Say what forgetting means; it takes a second tap."""
    member = reply.interaction.user.id
    view = discord.ui.View(timeout=None)
    danger = discord.ButtonStyle.danger
    view.add_item(
        plain_button(reply.texts, "button-forget", 0, "forget", str(member), style=danger, kind=OWN)
    )
    said = reply.texts.say(
        "privacy-forget",
        running=await personal_data.running(bot.tables, member),
        former=bot.voice.house.say("former-player", number=1),
    )
    await reply.choose(said, finished(view))


async def export(bot: Bot, reply: Reply) -> None:
    """Hand out the file."""
    bot.tables.limits.count("export", reply.interaction.user.id)
    await reply.think()
    found = await personal_data.export(bot.tables, reply.interaction.user.id)
    await reply.say(reply.texts.say("privacy-export"), ("my-games.json", found))


async def forget(bot: Bot, reply: Reply, said: str) -> None:
    """The second tap, by the person who asked."""
    member = reply.interaction.user.id
    if said != str(member):
        raise RuleError("error-nothing-asked")
    count = await erasure.forget(bot.tables, bot.voice.house, member, bot.voice.forget(member))
    await reply.choose(reply.texts.say("privacy-forgotten", count=count), None)


SUBCOMMANDS: Mapping[str, Callable[[Bot, Reply], Awaitable[None]]] = {
    "export": export,
    "forget": ask_to_forget,
}

Build = Callable[[str, Any], app_commands.Command[Any, ..., Any]]
Answer = Callable[..., Awaitable[None]]


def group(
    bot: Bot, empty: app_commands.Group, build: Build, answer: Callable[..., Awaitable[None]]
) -> app_commands.Group:
    """The commands of `/privacy`; `build` makes a command of a message and a callback."""

    def callback(deed: Callable[[Bot, Reply], Awaitable[None]]) -> Any:
        async def run(interaction: discord.Interaction) -> None:
            await answer(bot, interaction, lambda reply: deed(bot, reply))

        return run

    for name, deed in SUBCOMMANDS.items():
        empty.add_command(build(f"command-privacy-{name}", callback(deed)))
    return empty
