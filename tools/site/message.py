"""The message of a table as Discord shows it, with its story, picture, question and buttons in a reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from typing import Any

import discord

from bot.games import SPECS
from bot.language.texts import Texts
from bot.messages import screens
from bot.storage.records import SeatRecord, TableRecord
from bot.tables.model.position import News, Position
from bot.tables.model.table import Table
from engine import GAMES
from engine.computer.duel import computer
from engine.core.events import Event
from engine.core.match import Match, Setup
from engine.core.players import play_out
from renders.stone_age import draw

NAMES = ("Mira", "Jan", "Ana", "Sofie", "Eva")
"""The names of the players on all pictures."""
SETUP = Setup("stone_age", 3, ("base",), "jubilee")
KEY = bytes(32)
ROUND, ENOUGH = 2, 8
"""The moment that is shown: the first in this round with so many people placed."""
MENTION = re.compile(r"<@(\d+)>")
BOLD = re.compile(r"\*\*(.+?)\*\*")


@cache
def table() -> Table:
    """Let normal computers play a game up to the moment that is shown."""
    match = Match.start(GAMES[SETUP.game], SETUP)
    story: list[Event] = []
    playing = play_out(match, [computer("normal", "")] * SETUP.seats, KEY)
    while not _is_shown_moment(match):
        next(playing)
        for event in match.take_events():
            story = [event] if event.kind in SPECS[SETUP.game].begins else [*story, event]
    record = TableRecord(1, 0, 0, 0, 0, "", str(SETUP), "running", b"", None, None, 0, 0, 0)
    seats = tuple(SeatRecord(1, seat, seat + 1, NAMES[seat], b"") for seat in range(SETUP.seats))
    news, moves = News(None, tuple(story)), (1,) * SETUP.seats
    return Table(Position(record, seats, match=match, moves=moves, story=news))


def _is_shown_moment(match: Match[Any, Any]) -> bool:
    placed = sum(sum(space.people) for space in match.view(None).spaces)
    return match.round == ROUND and placed >= ENOUGH and bool(match.decisions)


def picture() -> bytes:
    """Draw the board of that moment."""
    return draw(table().running.view(None), names=NAMES[: SETUP.seats])


def message(texts: Texts, words: str, folder: str) -> str:
    """The message as HTML; `words` describes its picture, which is in this folder."""
    asked = table().running.decisions[0].seat
    screen = screens.board(table(), texts, (asked,), None)
    assert screen.view is not None
    controls = "".join(f"<div>{''.join(map(_control, row))}</div>" for row in _rows(screen.view))
    picture_here = f'<img alt="{escape(words)}" src="{folder}/turn.png">'
    inside = f"{_lines(screen.content)}{picture_here}{_lines(screen.question or '')}{controls}"
    return f'<div class="message">{inside}</div>'


def _lines(said: str) -> str:
    return "".join(f"<p>{_mark_line(line)}</p>" for line in said.split("\n") if line)


def _mark_line(line: str) -> str:
    text = escape(line.removeprefix("-# "), quote=False).replace("&lt;@", "<@").replace("&gt;", ">")
    named = MENTION.sub(lambda found: f"<mark>@{NAMES[int(found[1]) - 1]}</mark>", text)
    return BOLD.sub(r"<strong>\1</strong>", named)


def _rows(view: discord.ui.View) -> Iterator[Sequence[discord.ui.Item[Any]]]:
    for row in range(5):
        if found := [each for each in view.children if each.row == row]:
            yield found


def _control(item: discord.ui.Item[Any]) -> str:
    if isinstance(item, discord.ui.Button):
        return f'<span class="{item.style.name}">{escape(item.label or "")}</span>'
    assert isinstance(item, discord.ui.Select)
    return f'<span class="list">{escape(item.placeholder or "")}</span>'
