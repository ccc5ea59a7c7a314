"""The first message of a game: who plays, what for, where to learn it; and what its sealed dice prove."""

from __future__ import annotations

from bot.language.names import show_name
from bot.language.texts import Texts
from bot.messages.lobby import effects
from bot.messages.screens import Screen, luck_name, shown_words
from bot.messages.views import plain_button, view_of
from bot.tables.actions.choices import Choices
from bot.tables.model.computers import is_computer
from bot.tables.model.table import Table
from bot.tables.writing.words import Luck
from engine.core.origin import SEALED


def first_message(table: Table, texts: Texts) -> Screen:
    """Who plays with which letter, the goal, what each module does, and the hash that fixes all dice and cards."""
    from renders.names import initials  # with its typeface, which nothing else here needs

    record, game = table.record, table.setup.game
    lettered = zip(table.names, initials(table.names), strict=True)
    players = texts.list_items([f"{show_name(name)} ({letter})" for name, letter in lettered])
    first = show_name(table.names[table.running.view(None).start_player])
    lines = [
        texts.say("start", players=players, first=first),
        texts.say("start-goal", game=texts.say(f"game-{game}"), goal=texts.say(f"goal-{game}")),
        *effects(texts, Choices.of(record)),
        texts.say("start-learn"),
        f"-# {texts.say('start-sealed', hash=record.fingerprint or record.posted_commitment)}",
    ]
    people = [
        f"<@{who}>" for who in dict.fromkeys(each.member for each in table.seats) if not is_computer(who)
    ]
    if people:
        lines.append(f"-# {texts.say('start-seated', who=texts.list_items(people))}")
    return Screen("\n".join(lines), view_of(plain_button(texts, "button-sealed", record.id, "sealed")))


def sealed_dice(table: Table, texts: Texts, luck: Luck) -> str:
    """What all chance follows from, fixed before the first placement, and what that proves."""
    record, words = table.record, luck.words
    is_sealed = record.scheme == SEALED
    fixed = texts.say("chance-sealed" if is_sealed else "chance-commitment", hash=luck.fixed)
    lines = [texts.say("chance-fixed"), fixed]
    lines += [
        texts.say("chance-words", number=number, name=luck_name(each), words=shown_words(each))
        for number, each in enumerate(words, 1)
    ]
    if record.fingerprint:
        lines.append(texts.say("chance-fingerprint", hash=record.fingerprint))
    proves = "chance-proves-sealed" if is_sealed else "chance-proves"
    lines.append(texts.say(proves, last=luck_name(words[-1])) if words else texts.say("chance-trusts"))
    lines.append(texts.say("chance-ahead"))
    return "\n".join(lines)
