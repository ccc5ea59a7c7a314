"""Buttons, lists and forms as they are sent: no longer than Discord accepts, and stopped, as discord.py need not
listen: the router handles presses, also after a restart.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord

from bot.language.fitting import cut
from bot.language.texts import Texts
from bot.messages.custom_ids import Control

MOST_LABEL = 80
"""Characters on a button."""
MOST_OPTIONS, MOST_TEXT = 25, 100
"""The most options of a list, and the most characters of one of them."""
MOST_PLACEHOLDER = 150
MOST_TITLE = 45
"""Characters of the title of a form, and of the name of one of its fields."""

Item = discord.ui.Item[Any]
Button = discord.ui.Button[Any]
Select = discord.ui.Select[Any]
MOST_ROWS = 4
"""The most rows of answers; the fifth row of a message is for general buttons."""
IN_A_ROW = 5
MOST_LINES = 6
"""The most lines of answers: with picture, question and general buttons they fill the 580 pixels that Discord shows of
messages on a phone of 360 × 780.
"""
ANY_LINES = 100
"""No limit, where no picture stands above."""
WIDTH = 280
"""Pixels of a line of buttons on such a phone."""
_LETTER, _AROUND, _GAP = 6.6, 52, 8
"""Pixels of a letter, of the edges and icon of a button, and between buttons. The icon always counts, as whether
Discord has it yet must change no message.
"""


def view_of(*items: Item) -> discord.ui.View:
    """These controls, from the top down; more can be added."""
    view = discord.ui.View(timeout=None)
    view.stop()
    for item in items:
        view.add_item(item)
    return view


def add_buttons(view: discord.ui.View, buttons: Sequence[Button], row: int = 0) -> int:
    """Add them in rows from this one on; returns the next free row."""
    for number, button in enumerate(buttons):
        button.row = row + number // IN_A_ROW
        view.add_item(button)
    return row - (-len(buttons) // IN_A_ROW)


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
        description=cut(description, MOST_TEXT) or None,
        emoji=emoji,
        default=is_chosen,
    )


def field_of(name: str, custom_id: str, most: int, example: str | None = None) -> discord.ui.Label[Any]:
    """A field of a form for so many characters."""
    written = discord.ui.TextInput[Any](custom_id=custom_id, max_length=most, placeholder=example)
    return discord.ui.Label(text=name[:MOST_TITLE], component=written)


def form_of(title: str, custom_id: str, *fields: Item) -> discord.ui.Modal:
    """A form, stopped, as discord.py would keep each that is never sent."""
    modal = discord.ui.Modal(title=title[:MOST_TITLE], custom_id=custom_id, timeout=None)
    modal.stop()
    for field in fields:
        modal.add_item(field)
    return modal


def lines_of(rows: Iterable[Iterable[discord.ui.Item[Any]]]) -> int:
    """The lines of some rows of controls: a button that does not fit next to the others begins one, a list is one."""
    return sum(_lines(row) for row in rows)


def _lines(row: Iterable[discord.ui.Item[Any]]) -> int:
    lines, used = 0, float(WIDTH)
    for item in row:
        width = _width(item)
        if used + _GAP + width > WIDTH:
            lines, used = lines + 1, width
        else:
            used += _GAP + width
    return lines


def _width(item: discord.ui.Item[Any]) -> float:
    if not isinstance(item, discord.ui.Button):
        return WIDTH
    return min(WIDTH, len(item.label or "") * _LETTER + _AROUND)


def add_where_it_fits(view: discord.ui.View, button: discord.ui.Button[Any], most: int) -> None:
    """Add a button to a row of answers that needs no further line on a phone for it, else below the answers, and to an
    empty row only if no other has room; not at all if the answers would need more than `most` lines then.
    """
    rows = [[each for each in view.children if each.row == number] for number in range(MOST_ROWS + 1)]
    room = list[tuple[bool, bool, int]]()
    for number, row in enumerate(rows):
        if len(row) < IN_A_ROW and not any(isinstance(each, discord.ui.Select) for each in row):
            takes_line = number == MOST_ROWS or _lines([*row, button]) > _lines(row)
            room.append((takes_line, not row, -number))
    if room and lines_of(rows[:MOST_ROWS]) + min(room)[0] <= most:
        button.row = -min(room)[2]
        view.add_item(button)
