"""A person who rests, or whose bot was down, is notified once of what waits; no time is lost or won by it."""

from __future__ import annotations

import pytest

from bot.playground import Person, Playground
from tests.process.bot_process import BotProcess
from tests.process.play import notified, started

pytestmark = pytest.mark.long


async def asked_now(process: BotProcess, playground: Playground, pace: str) -> Person:
    """A table of two with this pace has begun; returns who is asked, and was notified."""
    await process.start()
    people = await started(process, playground, 2, pace=pace)
    return next(person for person in people if person.id == notified(playground)[-1])


async def pinged(process: BotProcess, playground: Playground, person: Person, *hours: int) -> list[int]:
    """How often this person is notified while so many hours pass, after each of them."""
    counts: list[int] = []
    for each in hours:
        before = notified(playground).count(person.id)
        process.clock.advance(hours=each)
        await process.settled()
        counts.append(notified(playground).count(person.id) - before)
    return counts


async def test_after_days_away_one_message_tells_what_waits(
    process: BotProcess, playground: Playground
) -> None:
    person = await asked_now(process, playground, "8h")
    await person.command("games", "settings away", {"days": 2})
    assert await pinged(process, playground, person, 5, 5, 10, 20, 7) == [0] * 5
    assert await pinged(process, playground, person, 1) == [1]
    assert await pinged(process, playground, person, 1, 1, 1) == [0] * 3
    assert process.errors == []


async def test_a_call_after_a_snooze_and_a_reminder_soon_after_it_are_one(
    process: BotProcess, playground: Playground
) -> None:
    person = await asked_now(process, playground, "24h")
    await person.command("games", "snooze", {"hours": 11})
    assert await pinged(process, playground, person, 10, 1, 1, 11, 1) == [0, 1, 0, 0, 1]
    assert process.errors == []


async def test_days_away_that_end_early_end_for_the_time_of_a_decision_too(
    process: BotProcess, playground: Playground
) -> None:
    """Who is asked while away has ten days more; who comes back on the next day has not."""
    first = await asked_now(process, playground, "8h")
    away = next(playground.person(name) for name in ("Anna", "Ben") if playground.person(name).id != first.id)
    await away.command("games", "settings away", {"days": 10})
    process.clock.advance(minutes=1)
    (thread,) = process.read(str, "select thread from tables")
    await first.command(thread, "place", where="hunt", people=1)
    assert await pinged(process, playground, away, 24) == [0]
    await away.command("games", "settings away", {"days": 0})
    assert await pinged(process, playground, away, 0, 31) == [1, 1]
    assert process.read(str, "select status from votes") == []
    await pinged(process, playground, away, 1)
    assert process.read(str, "select status from votes") == ["open"]
    assert process.errors == []


async def test_days_away_that_are_extended_cost_no_time(process: BotProcess, playground: Playground) -> None:
    person = await asked_now(process, playground, "8h")
    for _ in range(3):
        await person.command("games", "settings away", {"days": 5})
        await pinged(process, playground, person, 4 * 24)
    assert await pinged(process, playground, person, 24) == [1]
    assert await pinged(process, playground, person, 31) == [1]
    assert process.read(str, "select status from votes") == []
    assert process.errors == []
