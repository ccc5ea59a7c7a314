"""What a locked phone shows of a message that asks somebody: who, what, at which table, until when.

It must stand in the plain words of a message when that is made: of a layout a push notification shows no word
(discord-api-docs#7854), and no edit notifies.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import discord

from bot.games import SPECS
from bot.language.names import show_name
from bot.language.texts import Texts
from bot.messages.screens import Screen
from bot.messages.views import plain_button, view_of
from bot.tables.model.table import Table
from engine.core.questions import Decision

MOST_ASKED = 120
WEEK = timedelta(days=6)
WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
UTC_ZONE = "UTC"


def lock_screen(table: Table, texts: Texts, members: Sequence[int], line: str) -> Screen:
    """The message that notifies these people, complete by itself: words, perhaps a picture, and the way to act."""
    blue = discord.ButtonStyle.primary
    move = plain_button(texts, "button-move", table.record.id, "move", style=blue)
    return Screen(line, view_of(move), tuple(members))


def lock_screen_line(table: Table, texts: Texts, who: str, asked: str, until: str) -> str:
    """`@Anna · Place your people · Winter, round 7 · until 18:00`; without `until` (empty) there is no limit."""
    place = show_name(table.record.title)
    if table.match is not None:
        place = f"{place}, {texts.say('table-round', round=table.match.round)}"
    return " · ".join(each for each in (who, asked, place, until) if each)


def asked_in_words(table: Table, texts: Texts, decisions: Sequence[Decision]) -> str:
    """What is asked, as all may know it, in a few words without icons."""
    words = SPECS[table.setup.game].phrases
    if len(decisions) > 1:
        said = words.together(texts, decisions[0].prompt)
    else:
        said = words.prompt(texts, decisions[0], table.running.view(None))
    first = said.partition("\n")[0].strip()
    return shorter(first.removesuffix("."))


def shorter(said: str) -> str:
    return said if len(said) <= MOST_ASKED else f"{said[: MOST_ASKED - 1]}…"


def until_in_words(texts: Texts, moment: int | None, now: int, zone: str) -> str:
    """`until 18:00`, of another day with its name; phones do not show the times that Discord writes for each reader."""
    if moment is None:
        return ""
    then, today = (datetime.fromtimestamp(each, UTC).astimezone(ZoneInfo(zone)) for each in (moment, now))
    said = texts.say("lock-until", day=_day(then.date(), today.date()), time=f"{then:%H:%M}")
    return f"{said} ({UTC_ZONE})" if zone == UTC_ZONE else said


def _day(day: date, today: date) -> str:
    """`today`, of this week the weekday, or else the date."""
    if day == today:
        return "today"
    return WEEKDAYS[day.weekday()] if timedelta() < day - today <= WEEK else day.isoformat()
