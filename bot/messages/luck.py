"""What is said about words for luck before the game: that they count no more, and what a start without them means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from bot.language.names import show_name
from bot.language.texts import Texts
from bot.messages.lobby import differences
from bot.messages.screens import Screen, luck_name
from bot.messages.views import plain_button, view_of
from bot.storage.records import WordsRecord
from bot.tables.actions.choices import Choices
from bot.tables.model.table import Table, host_name


def void_words(table: Table, texts: Texts, why: Mapping[str, str]) -> Screen:
    """What has changed, so that words count no more; those who added them can add new ones."""
    said = texts.say("luck-void", why=_reason(table, texts, why))
    return Screen(said, add_button(table, texts) if table.record.status == "lobby" else None)


def _reason(table: Table, texts: Texts, why: Mapping[str, str]) -> str:
    """What has changed, as `LuckWords.void` was told."""
    match why["why"]:
        case "changed":
            changes = differences(texts, Choices.read(why["before"]), Choices.read(why["after"]))
            return texts.say(
                "lobby-changed", host=show_name(host_name(table)), changes=texts.list_items([*changes])
            )
        case "joined":
            return texts.say("luck-void-joined", name=why["name"])
        case "left":
            return texts.say("luck-void-left", name=why["name"])
        case _:
            return texts.say("luck-void-updated")


def add_button(table: Table, texts: Texts) -> discord.ui.View:
    """The button that opens the form."""
    return view_of(plain_button(texts, "button-luck", table.record.id, "luck"))


def confirm_start(table: Table, texts: Texts, lapsed: Sequence[WordsRecord]) -> Screen:
    """The host is asked whether to start without the words that count no more."""
    names = texts.list_items([luck_name(each) for each in lapsed])
    places, red = ",".join(str(each.place) for each in lapsed), discord.ButtonStyle.danger
    start = plain_button(texts, "button-start-without", table.record.id, "start", places, red)
    return Screen(texts.say("luck-start-without", names=names), view_of(start))


def at_stake(texts: Texts, words: Sequence[WordsRecord]) -> list[str]:
    """What the host reads before a change that makes words count no more."""
    if not words:
        return []
    names = texts.list_items([luck_name(each) for each in words])
    return [f"-# {texts.say('luck-at-stake', names=names)}"]
