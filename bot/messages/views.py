"""Buttons, lists and forms as they are sent: no longer than Discord takes, and stopped, as discord.py need not listen:
presses come in through the router, also after a restart.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord

from bot.language.texts import Texts
from bot.messages.custom_ids import Control

MOST_LABEL = 80
"""Characters on a button."""
MOST_OPTIONS, MOST_TEXT = 25, 100
"""Of a list, and the characters of one of them."""
MOST_PLACEHOLDER = 150
MOST_TITLE = 45
"""Characters of the title of a form, and of the name of one of its fields."""

Item = discord.ui.Item[Any]
Button = discord.ui.Button[Any]
Select = discord.ui.Select[Any]


def view_of(*items: Item) -> discord.ui.View:
    """These controls, from the top down; more can be added."""
    view = discord.ui.View(timeout=None)
    view.stop()
    for item in items:
        view.add_item(item)
    return view


def plain_button(
    texts: Texts,
    message: str,
    game: int,
    action: str,
    argument: object = "",
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    row: int | None = None,
    kind: str = "do",
) -> Button:
    """A button that is no answer to a decision: join, my things, undo …"""
    custom_id = str(Control(kind, game, action, str(argument)))
    return discord.ui.Button(label=texts.say(message)[:MOST_LABEL], custom_id=custom_id, style=style, row=row)


def list_of(
    custom_id: str, placeholder: str, options: Iterable[discord.SelectOption], row: int | None = None
) -> Select:
    """A list from which one of these options is chosen."""
    return discord.ui.Select(
        custom_id=custom_id, placeholder=placeholder[:MOST_PLACEHOLDER], options=list(options), row=row
    )


def option_of_list(
    label: str,
    value: str,
    description: str = "",
    emoji: discord.PartialEmoji | None = None,
    *,
    is_chosen: bool = False,
) -> discord.SelectOption:
    return discord.SelectOption(
        label=label[:MOST_TEXT],
        value=value,
        description=description[:MOST_TEXT] or None,
        emoji=emoji,
        default=is_chosen,
    )


def field_of(name: str, custom_id: str, most: int, example: str | None = None) -> discord.ui.Label[Any]:
    """A field of a form for so many characters."""
    written = discord.ui.TextInput[Any](custom_id=custom_id, max_length=most, placeholder=example)
    return discord.ui.Label(text=name[:MOST_TITLE], component=written)


def form_of(title: str, custom_id: str, *fields: Item) -> discord.ui.Modal:
    """A form; discord.py would keep each that is never sent."""
    modal = discord.ui.Modal(title=title[:MOST_TITLE], custom_id=custom_id, timeout=None)
    modal.stop()
    for field in fields:
        modal.add_item(field)
    return modal
