"""What a person can do that belongs to no table; each answers its interaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot.interactions import guided_round, help_pages, my_tables
from bot.interactions.privacy import forget
from bot.interactions.reply import Reply
from bot.messages.custom_ids import number_of
from bot.messages.preferences import snoozed
from bot.services import Services
from bot.tables import preferences

USUAL_SNOOZE = 8
"""Hours."""


async def snooze(services: Services, reply: Reply, said: str) -> None:
    """Leave me alone for some hours."""
    hours = number_of(said) if said else USUAL_SNOOZE
    person = await preferences.snooze(services.tables, reply.interaction.user.id, hours)
    await reply.say(snoozed(reply.texts, person, services.tables.clock()))


async def my_games(services: Services, reply: Reply, said: str) -> None:
    """All tables of this person, one page of them."""
    found = await my_tables.tables_of(services.tables, reply.interaction.user.id)
    screen = my_tables.screen(found, reply.texts, number_of(said or "0"))
    await reply.choose(screen.content, screen.view)


PERSONAL: Mapping[str, Callable[[Services, Reply, str], Awaitable[None]]] = {
    "snooze": snooze,
    "mygames": my_games,
    "forget": forget,
    "topic": help_pages.topic,
    "learn": guided_round.learn,
}
"""Everything that a control without a table may name."""
