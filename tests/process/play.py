"""What people do at the tables of a bot that runs elsewhere: they see messages and press what these carry."""

from __future__ import annotations

from typing import Any

from bot.playground import Person, Playground
from bot.playground.messages import Message
from bot.playground.world import START_PEOPLE
from bot.tables.model.pace import NO_PACE
from tests.process.bot_process import BotProcess


async def opened(process: BotProcess, playground: Playground, seats: int, **given: Any) -> list[Person]:
    """People open a table in #games and sit down, besides `computers`; returns them in the order of their seats."""
    people = [playground.person(name) for name in given.pop("names", START_PEOPLE)[:seats]]
    seats = max(2, seats + given.get("computers", 0))
    await people[0].command(
        "games", "game new", {"title": "Winter", "seats": seats, "pace": NO_PACE, **given}
    )
    await process.settled()
    for person in people[1:]:
        await person.press(lobby(playground), "Join")
    await process.settled()
    return people


async def started(process: BotProcess, playground: Playground, seats: int, **given: Any) -> list[Person]:
    """The same, and the game has begun."""
    people = await opened(process, playground, seats, **given)
    await people[0].press(lobby(playground), "Start")
    await process.settled()
    return people


def lobby(playground: Playground) -> Message:
    """The newest lobby message of #games."""
    posts = playground.person("Anna").see("games")
    return next(post for post in reversed(posts) if {"Join", "Start"} & set(post.labels))


def notified(playground: Playground) -> list[str]:
    """The ids of everybody who was notified so far, in this order, by mention or direct message."""
    return [person for _, person in playground.world.pings]
