"""Icons before the words of buttons and options, where Discord shows emoji in a place of their own."""

from __future__ import annotations

import discord

from bot.language.icons import emoji_name
from bot.language.texts import Texts


def emoji_of(texts: Texts, icon: str) -> discord.PartialEmoji | None:
    """The emoji of an icon; None where Discord does not have it, so that the words stand alone."""
    known = texts.icons.ids.get(icon)
    return None if known is None else discord.PartialEmoji(name=emoji_name(icon), id=known)
