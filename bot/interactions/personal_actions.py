"""What a person can do that belongs to no table, such as looking through their own tables; each answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import discord

from bot.interactions import guided_round, help_pages, opening, settings
from bot.interactions.reply import Reply
from bot.language.fitting import cut
from bot.language.names import escape, show_name
from bot.language.texts import Texts
from bot.messages.custom_ids import OWN, Topic, number_of
from bot.messages.layouts import MOST_CONTENT, Screen
from bot.messages.notification import jump
from bot.messages.settings_panel import tell_snooze
from bot.messages.table_names import table_names
from bot.messages.views import plain_button, view_of
from bot.services import Services
from bot.storage.people import ClockRecord
from bot.tables.actions import preferences
from bot.tables.actions.tables import Tables
from bot.tables.model.table import Table
from engine.core.values import frozen

Taken = TypeVar("Taken")
USUAL_SNOOZE = 8
"""Hours."""


async def snooze(services: Services, reply: Reply, hours: int) -> None:
    """Snooze notifications for some hours."""
    person = await preferences.snooze(services.tables, reply.member, hours)
    await reply.say(tell_snooze(reply.texts, person, services.tables.clock()))


async def my_games(services: Services, reply: Reply, page: int = 0) -> None:
    """All tables of this person, one page of them."""
    found = await tables_of(services.tables, reply.member)
    await reply.show(tables_screen(found, reply.texts, page, reply.member))


@frozen
class PersonalAction(Generic[Taken]):
    """Something to do without a table; `read` parses what it takes from a custom id, or raises `ValueError`."""

    act: Callable[[Services, Reply, Taken], Awaitable[None]]
    read: Callable[[str], Taken]


PERSONAL_ACTIONS: Mapping[str, PersonalAction[Any]] = {
    "snooze": PersonalAction(snooze, lambda text: number_of(text or str(USUAL_SNOOZE))),
    "mygames": PersonalAction(my_games, lambda text: number_of(text or "0")),
    "forget": PersonalAction(settings.forget, str),
    "topic": PersonalAction(help_pages.topic, Topic.read),
    "learn": PersonalAction(guided_round.learn, str),
    "opentable": PersonalAction(opening.open_usual, str),
    "playalone": PersonalAction(opening.play_alone, str),
    "settings": PersonalAction(settings.show, str),
    "setnotifications": PersonalAction(settings.set_notifications, str),
    "setquiet": PersonalAction(settings.set_quiet_hours, str),
    "openform": PersonalAction(settings.open_form, settings.read_form),
    "writequiet": PersonalAction(settings.write_quiet_hours, str),
    "setzone": PersonalAction(settings.set_zone, str),
    "writezone": PersonalAction(settings.write_zone, str),
    "setaway": PersonalAction(settings.set_away, int),
    "letcomputers": PersonalAction(settings.let_computers_play, str),
    "setnextup": PersonalAction(settings.set_next_up, settings.read_flag),
    "setsubstitute": PersonalAction(settings.set_substitute, settings.read_flag),
    "testmessage": PersonalAction(settings.send_test, str),
    "usual": PersonalAction(settings.show_everywhere, str),
    "dropusual": PersonalAction(settings.drop_everywhere, str),
}
"""Everything that a control without a table may name."""


PAGE = 6
"""The number of tables on one page."""
LONGEST_NAME = 16
"""Characters of the name of each of those for whom a table waits: four times six of 32 are more than a message."""


@frozen
class Mine:
    """One table as its player sees it: whether it waits for them, since when, and until when."""

    table: Table
    clock: ClockRecord | None
    expires: int | None

    @property
    def waits(self) -> bool:
        return self.clock is not None and self.clock.asked > 0

    @property
    def order(self) -> tuple[bool, int, int]:
        return (not self.waits, self.clock.asked if self.clock else 0, self.table.record.id)


async def tables_of(tables: Tables, member: int) -> list[Mine]:
    """All unfinished tables of a person, the longest waiting first."""
    found: list[Mine] = []
    for table in await tables.registry.tables_of(member):
        if table.match is None or (seat := table.seat_of(member)) not in table.match.waiting:
            found.append(Mine(table, None, None))
            continue
        clock = (await tables.clocks.of_seats(table))[seat]
        found.append(Mine(table, clock, await tables.clocks.expiry(table, clock)))
    return sorted(found, key=lambda each: each.order)


def tables_screen(found: list[Mine], texts: Texts, page: int, member: int) -> Screen:
    """One page of a person's tables, with a button that acts on the oldest first."""
    if not found:
        return Screen(texts.say("mygames-empty"))
    pages = -(-len(found) // PAGE)
    page = min(max(page, 0), pages - 1)
    waiting = sum(each.waits for each in found)
    lines = [texts.say("mygames-heading", count=waiting, all=len(found))]
    shown_now = found[page * PAGE : (page + 1) * PAGE]
    names = table_names(texts, [each.table for each in shown_now], member)
    lines += [_line(each, name, texts) for each, name in zip(shown_now, names, strict=True)]
    view = view_of()
    if waiting:
        oldest = found[0].table.record.id
        view.add_item(
            plain_button(texts, "button-act-on-oldest", oldest, "move", style=discord.ButtonStyle.primary)
        )
    if page:
        view.add_item(plain_button(texts, "button-page-back", 0, "mygames", page - 1, kind=OWN))
    if page < pages - 1:
        view.add_item(plain_button(texts, "button-page-on", 0, "mygames", page + 1, kind=OWN))
    return Screen(cut("\n".join(lines), MOST_CONTENT), view if view.children else None)


def _line(mine: Mine, name: str, texts: Texts) -> str:
    if mine.clock is None:
        return _public_line(mine.table, name, texts)
    until = f"<t:{mine.expires}:R>" if mine.expires else "none"
    since = f"<t:{mine.clock.asked}:R>"
    return texts.say("mygames-yours", since=since, until=until, link=jump(mine.table), name=escape(name))


def public_lines(tables: Sequence[Table], texts: Texts, reader: int) -> list[str]:
    """Tables as the public may see them, each with a link."""
    names = table_names(texts, tables, reader)
    return [_public_line(table, name, texts) for table, name in zip(tables, names, strict=True)]


def _public_line(table: Table, name: str, texts: Texts) -> str:
    link, named = jump(table), escape(name)
    if table.match is None:
        return texts.say("mygames-lobby", link=link, name=named)
    names = [show_name(table.names_in(texts)[seat], LONGEST_NAME) for seat in table.match.waiting]
    return texts.say("mygames-others", names=texts.list_items(names), link=link, name=named)
