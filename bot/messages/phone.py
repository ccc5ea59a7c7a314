"""How many lines controls take on a phone, where they have to stand below the picture that they are about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord

MOST_ROWS = 4
"""Of answers; the fifth row of a message is for general buttons."""
IN_A_ROW = 5
MOST_LINES = 6
"""Of answers: with picture, question and general buttons they fill the 580 pixels that Discord shows of messages on a
phone of 360 × 780.
"""
ANY_LINES = 100
"""Where no picture stands above."""
WIDTH = 280
"""Pixels of a line of buttons on such a phone."""
_LETTER, _AROUND, _GAP = 6.6, 52, 8
"""Around the words of a button are its edges and its icon: if Discord has that yet must change no message."""


def lines_of(rows: Iterable[Iterable[discord.ui.Item[Any]]]) -> int:
    """The lines of some rows of controls: a button that does not fit beside the others begins one, a list is one."""
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
    """Add a button to the answers where they get longest by it least, if they still take so many lines on a phone."""
    rows = [[each for each in view.children if each.row == number] for number in range(MOST_ROWS)]
    room = [
        (lines_of([*rows[:number], [*row, button], *rows[number + 1 :]]), -number)
        for number, row in enumerate(rows)
        if len(row) < IN_A_ROW and not any(isinstance(each, discord.ui.Select) for each in row)
    ]
    if room and min(room)[0] <= most:
        button.row = -min(room)[1]
        view.add_item(button)
