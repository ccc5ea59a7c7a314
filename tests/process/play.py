"""Lets people open a table and start a game at a bot that is another process, by its messages and buttons."""

from __future__ import annotations

from typing import Any

from bot.playground import Person, Playground
from bot.playground.messages import Message
from bot.playground.world import START_PEOPLE
from bot.tables.model.pace import NO_PACE
from tests.process.bot_process import BotProcess


async def open_table(process: BotProcess, playground: Playground, seats: int, **given: Any) -> list[Person]:
    """Open a table in #games and fill its seats; returns the people in their order. `seats` is their number, to which
    `computers` are added.
    """
    people = [playground.person(name) for name in given.pop("names", START_PEOPLE)[:seats]]
    seats = max(2, seats + given.get("computers", 0))
    await people[0].command(
        "games", "game new", {"title": "Winter", "seats": seats, "pace": NO_PACE, **given}
    )
    await process.settle()
    for person in people[1:]:
        await person.press(lobby(playground), "Join")
    await process.settle()
    return people


async def start_game(process: BotProcess, playground: Playground, seats: int, **given: Any) -> list[Person]:
    """Open a table as `open_table` does, and start its game."""
    people = await open_table(process, playground, seats, **given)
    await people[0].press(lobby(playground), "Start")
    await process.settle()
    return people


def lobby(playground: Playground) -> Message:
    """The newest lobby message of #games."""
    posts = playground.person("Anna").see("games")
    return next(post for post in reversed(posts) if {"Join", "Start"} & set(post.labels))


def notified_people(playground: Playground) -> list[str]:
    """The ids of the people who were notified so far, one for each notification, the latest last."""
    return [person for _, person in playground.world.pings]
