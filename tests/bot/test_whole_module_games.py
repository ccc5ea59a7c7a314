"""Games with modules through the real bot: a round of five people with Style is the Goal, three with everything."""

from __future__ import annotations

import pytest

import engine
from bot.client import Bot
from bot.messages.asking import argument
from bot.playground import Playground
from bot.playground.world import START_PEOPLE
from engine.core.actions import Action
from tests.bot.support.table import TITLE, PlayedTable, command_of
from tests.bot.support.taps import MEAN, tap
from tests.bot.test_whole_games import Sample, look_at_the_end, play_to_the_end

EVERYTHING = ",".join(reversed(engine.GAMES["stone_age"].modules[1:]))
"""All modules, in an order that nobody has to know."""


@pytest.mark.long
async def test_five_play_style_by_typing(playground: Playground, bot: Bot) -> None:
    five = await seated(playground, bot, 5, "style")
    assert five.live.setup.modules == ("base", "style")
    await play_to_the_end(five, typed, until=2)


@pytest.mark.long
async def test_three_play_with_all_by_tapping(playground: Playground, bot: Bot, sample: Sample) -> None:
    three = await seated(playground, bot, 3, EVERYTHING)
    assert three.live.setup.modules == engine.GAMES["stone_age"].modules
    taps: list[int] = []

    async def tapped(at: PlayedTable, seat: int, option: Action) -> None:
        taps.append(await tap(at, seat, option))

    await play_to_the_end(three, tapped, one_round_of=sample(4))
    await look_at_the_end(three)
    assert {*taps} == {1, 2}
    assert sum(taps) / len(taps) <= MEAN


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seats": 5}, "lets up to 5 people play"),
        ({"modules": "igloos", "edition": "2008"}, "it needs the Jubilee edition"),
        ({"modules": "new-huts"}, "it needs that module"),
        ({"modules": "moon"}, "There is no module called “moon”."),
    ],
)
async def test_an_impossible_mixture_is_refused_with_the_reason(
    playground: Playground, bot: Bot, given: dict[str, str | int], said: str
) -> None:
    person = playground.person(START_PEOPLE[0])
    outcome = await person.command("games", "game new", given)
    assert said in outcome.text
    assert await bot.tables.registry.of(int(person.id)) == []


async def seated(playground: Playground, bot: Bot, seats: int, modules: str) -> PlayedTable:
    """A table with these modules, its game begun."""
    names = START_PEOPLE[:seats]
    if seats > len(names):
        names = (*names, playground.world.join("Eva").name)
    people = tuple(playground.person(name) for name in names)
    await people[0].command("games", "game new", title=TITLE, seats=seats, modules=modules)
    await bot.outbox.idle()
    table = PlayedTable(playground, bot, (await bot.tables.registry.of(int(people[0].id)))[-1], people)
    for person in people[1:]:
        await person.press(table.lobby, "Join")
    await bot.outbox.idle()
    return await table.start()


async def typed(at: PlayedTable, seat: int, option: Action) -> None:
    """The slash command of an option, each argument picked from what is suggested."""
    person, action = at.people[seat], type(option)
    said = {name: argument(option, name) for name in action.arguments}
    given = {n: v if action.arguments[n].limits is None else int(v) for n, v in said.items()}
    command = command_of(at.live, option.verb)
    for name, value in given.items():
        offered = await person.autocomplete(at.place, command, name, {**given, name: str(value)})
        assert value in [choice["value"] for choice in offered], f"{option}: {name} is not suggested"
    outcome = await person.command(at.place, command, given)
    assert outcome.text.startswith("Done"), outcome.text
