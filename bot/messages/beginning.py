"""The first message of a game: who plays, what for, where to learn it; and what its sealed dice prove."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.language.names import shown
from bot.language.texts import Texts
from bot.messages.controls import finished, plain_button
from bot.messages.lobby import effects
from bot.messages.screens import Screen, luck_name, shown_words
from bot.storage.records import WordsRecord
from bot.tables.choices import Choices
from bot.tables.table import Table


def first_message(table: Table, texts: Texts) -> Screen:
    """Who plays with which letter, the goal, what each module does, and the hash that fixes all dice and cards."""
    from renders.names import initials  # with its typeface, which nothing else here needs

    record, game = table.record, table.setup.game
    lettered = zip(table.names, initials(table.names), strict=True)
    players = texts.listed([f"{shown(name)} ({letter})" for name, letter in lettered])
    first = shown(table.names[table.running.view(None).start_player])
    lines = [
        texts.say("start", players=players, first=first),
        texts.say("start-goal", game=texts.say(f"game-{game}"), goal=texts.say(f"goal-{game}")),
        *effects(texts, Choices.of(record)),
        texts.say("start-learn"),
        f"-# {texts.say('start-sealed', hash=record.fingerprint or record.posted_commitment)}",
    ]
    view = discord.ui.View(timeout=None)
    view.add_item(plain_button(texts, "button-sealed", record.id, "sealed"))
    return Screen("\n".join(lines), finished(view))


def sealed_dice(table: Table, texts: Texts, words: Sequence[WordsRecord]) -> str:
    """What all chance follows from, fixed before the first placement, and what that proves."""
    record = table.record
    lines = [texts.say("chance-fixed"), texts.say("chance-commitment", hash=record.posted_commitment)]
    lines += [
        texts.say("chance-words", number=number, name=luck_name(each), words=shown_words(each))
        for number, each in enumerate(words, 1)
    ]
    if record.fingerprint:
        lines.append(texts.say("chance-fingerprint", hash=record.fingerprint))
    lines.append(
        texts.say("chance-proves", last=luck_name(words[-1])) if words else texts.say("chance-trusts")
    )
    lines.append(texts.say("chance-ahead"))
    return "\n".join(lines)
