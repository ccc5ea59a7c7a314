"""The host's private panel of computer players: a button for each level, and one to take back each that sits there."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.language.names import plain, show_name
from bot.language.texts import Texts
from bot.messages.custom_ids import ComputerSeat, Control
from bot.messages.luck import at_stake
from bot.messages.screens import Screen
from bot.messages.views import MOST_LABEL, plain_button, view_of
from bot.storage.records import WordsRecord
from bot.tables.actions.computer_seats import computers_of
from bot.tables.model.computers import COMPUTERS, level_of
from bot.tables.model.table import Table


def computer_name(texts: Texts, level: str) -> str:
    """What a computer player of this level is called."""
    return texts.say("computer-name", level=texts.say(f"level-{level}"))


def computer_panel(table: Table, texts: Texts, note: str = "", words: Sequence[WordsRecord] = ()) -> Screen:
    """Who sits there, what each level is like, and the buttons, which make these words void; none to add where no seat
    is free.
    """
    view, game, free = view_of(), table.record.id, table.setup.seats - len(table.seats)
    lines = [texts.say("computers-heading"), note or texts.say("computers-free", free=free)]
    lines.append(
        texts.say("computers-players", players=texts.list_items([show_name(name) for name in table.names]))
    )
    lines += at_stake(texts, words)
    for level in COMPUTERS.values():
        if free > 0:
            label, effect = texts.say(f"level-{level}"), texts.say(f"effect-level-{level}")
            lines.append(f"-# {texts.say('lobby-effect', name=label, effect=effect)}")
            view.add_item(plain_button(texts, f"button-add-{level}", game, "addcomputer", level, row=0))
    for each in computers_of(table):
        label = texts.say("button-remove-computer", name=plain(each.name))[:MOST_LABEL]
        given = str(ComputerSeat(each.seat, level_of(each.member)))
        danger, custom_id = discord.ButtonStyle.danger, str(Control("do", game, "removecomputer", given))
        view.add_item(discord.ui.Button(label=label, custom_id=custom_id, style=danger, row=1))
    return Screen("\n".join(lines), view if view.children else None)
