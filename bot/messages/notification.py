"""A notification: the tables that wait for a person, what each asks, until when, and the way to act at once.

Its first line is the one that a locked phone shows, as in every message that asks somebody: it stands in the plain
words of a message when that is made, as a push notification shows no word of a layout (discord-api-docs#7854), and
no edit notifies.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import discord

from bot.games import SPECS
from bot.language.fitting import cut
from bot.language.names import escape, show_name
from bot.language.texts import Texts
from bot.messages.asking import asking, asking_aloud
from bot.messages.custom_ids import OWN
from bot.messages.layouts import MOST_CONTENT, Screen
from bot.messages.table_names import opponents, table_name, table_names
from bot.messages.views import plain_button, view_of
from bot.tables.model.table import Table
from engine.core.questions import Decision
from engine.core.values import frozen

MOST_NAMED = 5
"""The most tables that one notification names: as many buttons stand in one row."""
LONGEST_NAME = 40
MOST_ASKED = 120
WEEK = timedelta(days=6)
WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
UTC_ZONE = "UTC"


@frozen
class Waiting:
    """A table that waits for a person, since when, and when their time there is up (None: never); UNIX seconds.

    `is_late`: that has passed; `is_reminder`: they were notified of it before.
    """

    table: Table
    asked: int
    expires: int | None
    is_late: bool = False
    is_reminder: bool = False

    @property
    def urgency(self) -> tuple[bool, int]:
        """The most urgent come first: whose time is up soonest, then who waits longest."""
        return (self.expires is None, self.expires or self.asked)


def notification_screen(
    line: str, waiting: Sequence[Waiting], texts: Texts, member: int, *, is_voted_on: bool, private: bool
) -> Screen:
    """The tables that wait for a person, the most urgent first, below the line about that one; `is_voted_on`: by the
    others, `private`: nobody else reads it.
    """
    named = waiting[:MOST_NAMED]
    names = [escape(name) for name in table_names(texts, [each.table for each in named], member)]
    links = [
        texts.say("notification-table", link=jump(each.table), name=name)
        for each, name in zip(named, names, strict=True)
    ]
    several = len(waiting) > 1
    lines = [f"{line} · {texts.say('lock-more', count=len(waiting) - 1)}" if several else line]
    lines += [texts.say("notification-late")] if is_voted_on else []
    if several:
        for number, (each, link) in enumerate(zip(named, links, strict=True), 1):
            lines += [f"**{number}** {link}", _write_question(each, texts, member, private=private)]
    else:
        asked = _write_question(waiting[0], texts, member, private=private, said=line)
        lines.append(" · ".join(each for each in (links[0], asked) if each))
    if len(waiting) > len(named):
        lines.append(texts.say("notification-more", count=len(waiting) - len(named)))
    return Screen(cut("\n".join(lines), MOST_CONTENT), _view(waiting, named, texts, member), (member,))


def tell_urgency(waiting: Waiting, texts: Texts, asked: str) -> str:
    """Add to what is asked that this is a reminder, or that the time for it is up."""
    if not (waiting.is_late or waiting.is_reminder):
        return asked
    return texts.say("lock-late" if waiting.is_late else "lock-again", asked=asked)


def _write_question(waiting: Waiting, texts: Texts, member: int, *, private: bool, said: str = "") -> str:
    """What the table asks this person, in bold, unless it is `said` already, and until when."""
    decision = waiting.table.decision_of(member)
    ask = (asking if private else asking_aloud)(waiting.table, texts, decision)
    asked, found = ask.words.prompt(texts, decision, ask.view), list[str]()
    if asked.removesuffix(".") not in said:
        found.append(tell_urgency(waiting, texts, f"**{asked}**"))
    if waiting.expires is not None and not waiting.is_late:
        found.append(texts.say("notification-until", until=f"<t:{waiting.expires}:R>"))
    return " ".join(found)


def _view(waiting: Sequence[Waiting], named: Sequence[Waiting], texts: Texts, member: int) -> discord.ui.View:
    """A button for each table that is named, which shows its controls; below, what concerns all of them."""
    view, primary = view_of(), discord.ButtonStyle.primary
    for number, each in enumerate(named, 1):
        button = plain_button(texts, "button-move", each.table.record.id, "move", style=primary, row=0)
        if len(waiting) > 1:
            button.label = f"{number} · {opponents(texts, each.table, member)}"[:LONGEST_NAME]
        view.add_item(button)
    if len(waiting) > len(named):
        view.add_item(plain_button(texts, "button-my-tables", 0, "mygames", kind=OWN, row=1))
    view.add_item(plain_button(texts, "button-snooze", 0, "snooze", kind=OWN, row=1))
    return view


def table_link(texts: Texts, table: Table, reader: int) -> str:
    """The way to a table, by the name that it has for this member."""
    name = escape(table_name(texts, table, reader))
    return texts.say("notification-table", link=jump(table), name=name)


def jump(table: Table) -> str:
    """The address of a table's board message, or of its thread while there is none."""
    place = address(table)
    return place if table.record.board is None else f"{place}/{table.record.board}"


def address(table: Table) -> str:
    """The address of the place where a table is played, which stays the same when the next person is asked."""
    return f"https://discord.com/channels/{table.record.server or '@me'}/{table.record.place}"


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
    return shorten(first.removesuffix("."))


def shorten(said: str) -> str:
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
