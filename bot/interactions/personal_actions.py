"""What a person can do that belongs to no table; each answers its interaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Generic, TypeVar

from bot.interactions import guided_round, help_pages, my_tables, opening
from bot.interactions.reply import Reply
from bot.interactions.settings import SETTINGS, forget
from bot.messages.custom_ids import Topic, number_of
from bot.messages.settings_panel import tell_snooze
from bot.services import Services
from bot.tables.actions import preferences
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
    found = await my_tables.tables_of(services.tables, reply.member)
    await reply.show(my_tables.screen(found, reply.texts, page, reply.member))


@frozen
class PersonalAction(Generic[Taken]):
    """Something to do without a table; `read` makes what it takes of the text in a custom id, or `ValueError`."""

    act: Callable[[Services, Reply, Taken], Awaitable[None]]
    read: Callable[[str], Taken]


PERSONAL_ACTIONS: Mapping[str, PersonalAction[Any]] = {
    "snooze": PersonalAction(snooze, lambda text: number_of(text or str(USUAL_SNOOZE))),
    "mygames": PersonalAction(my_games, lambda text: number_of(text or "0")),
    "forget": PersonalAction(forget, str),
    "topic": PersonalAction(help_pages.topic, Topic.read),
    "learn": PersonalAction(guided_round.learn, str),
    "opentable": PersonalAction(opening.open_usual, str),
    "playalone": PersonalAction(opening.play_alone, str),
    **{name: PersonalAction(act, read) for name, (act, read) in SETTINGS.items()},
}
"""Everything that a control without a table may name."""
