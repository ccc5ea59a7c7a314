"""What a person can do about what is stored of them."""

from __future__ import annotations

import discord

from bot.interactions.reply import Reply
from bot.messages.custom_ids import OWN
from bot.messages.views import plain_button, view_of
from bot.services import Services
from bot.tables.actions import erasure, personal_export
from engine.core.errors import RuleError


async def ask_to_forget(services: Services, reply: Reply) -> None:
    """Say what forgetting means; it takes a second tap."""
    danger = discord.ButtonStyle.danger
    sure = plain_button(reply.texts, "button-forget", 0, "forget", reply.member, style=danger, kind=OWN)
    said = reply.texts.say(
        "privacy-forget",
        running=await personal_export.running(services.tables, reply.member),
        former=services.languages.default.say("former-player", number=1),
    )
    await reply.choose(_with_policy(services, reply, said), view_of(sure))


async def export(services: Services, reply: Reply) -> None:
    """Hand out the file."""
    services.tables.limits.count("export", reply.member)
    await reply.think()
    found = await personal_export.export(services.tables, reply.member)
    said = _with_policy(services, reply, reply.texts.say("privacy-export"))
    await reply.say(said, ("my-games.json", found))


def _with_policy(services: Services, reply: Reply, said: str) -> str:
    """And where the host's privacy policy is, if they say so."""
    if not services.privacy_url:
        return said
    return f"{said}\n{reply.texts.say('privacy-policy', url=services.privacy_url)}"


async def forget(services: Services, reply: Reply, who: str) -> None:
    """The second tap, by the person who asked."""
    if who != str(reply.member):
        raise RuleError("error-nothing-asked")
    services.languages.forget(reply.member)
    count = await erasure.forget(services.tables, services.languages.default, reply.member)
    await reply.choose(reply.texts.say("privacy-forgotten", count=count), None)
