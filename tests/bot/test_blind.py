"""A whole game by people who only read and type: messages, `/board text`, `/mine`, and what autocomplete suggests."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from bot.commands.move_commands import NOTHING
from bot.playground import Person
from tests.bot.conftest import Seat
from tests.bot.support.table import PlayedTable

MOST_TEXT = 2000
ARGUMENTS = {
    "place": ("where", "people"),
    "resolve": ("where",),
    "tools": ("tools",),
    "pay": ("goods",),
    "feed": ("goods",),
    "take": ("die",),
    "gain": ("goods",),
}
"""The commands with their options, as Discord's own list reads them out; without options: decline, starve, keep."""
NUMBER = re.compile(r"\d+")


class Reader:
    """One person with a screen reader: knows nothing but texts, and writes down what was heard."""

    def __init__(self, table: PlayedTable, person: Person) -> None:
        self._table = table
        self._person = person
        self.heard: list[str] = []

    async def is_called(self) -> bool:
        """Whether the question of the current message names this person."""
        who = self._person.message(self._table.board).question.partition(":")[0]
        return f"<@{self._person.id}>" in who or self._person.name in who

    async def board(self) -> str:
        """The board, all its pages."""
        outcome = await self._person.command(self._table.place, "board", text=True)
        assert all(len(message.text) <= MOST_TEXT for message in outcome.messages)
        assert not any(message.attachments for message in outcome.messages)
        return outcome.text

    async def play(self) -> str:
        """Type the first command that has something to suggest; returns what was said to it."""
        for verb, (first, *more) in ARGUMENTS.items():
            offered = await self._person.autocomplete(self._table.place, verb, first, {first: ""})
            if not offered or offered[0]["value"] in (NOTHING, 0):
                continue
            given: dict[str, str | int] = {first: (await self._wanted(verb, offered))["value"]}
            for name in more:
                suggested = await self._person.autocomplete(
                    self._table.place, verb, name, {**given, name: ""}
                )
                if suggested:
                    given[name] = suggested[-1]["value"]
            return await self._typed(verb, given)
        for verb in ("decline", "starve", "keep"):
            said = await self._typed(verb, {})
            if said.startswith("✓"):
                return said
        raise AssertionError("nothing can be typed")

    async def _typed(self, verb: str, given: dict[str, str | int]) -> str:
        return (await self._person.command(self._table.place, verb, given)).text

    async def _wanted(self, verb: str, offered: list[dict[str, str]]) -> dict[str, str]:
        """The hunt when the board says that food is short, else what is named least often so far."""
        if verb == "place":
            hunt = [each for each in offered if each["name"].startswith("Hunt")]
            if hunt and await self._is_short_of_food():
                return hunt[0]
        best = min(offered, key=lambda each: sum(each["name"] in heard for heard in self.heard))
        self.heard.append(best["name"])
        return best

    async def _is_short_of_food(self) -> bool:
        """People need more than there is, by the own line of the board."""
        line = next(
            line for line in (await self.board()).splitlines() if line.startswith(f"**{self._person.name}**")
        )
        people = int(NUMBER.findall(line.partition(" people")[0])[-1])
        food = int(NUMBER.findall(line.partition(" food")[0])[-1])
        grown = int(NUMBER.findall(line.partition(" a round")[0])[-1])
        return food + grown < 2 * people


@pytest.mark.long
async def test_two_play_a_whole_game_without_seeing_it(table: Seat, sample: Callable[[int], int]) -> None:
    """In the gate one round of two; the others pass at once."""
    two, one_round_of = await table(2), sample(2)

    def is_read(at: PlayedTable) -> bool:
        return at.live.running.over is not None or at.live.running.round % one_round_of == 1 % one_round_of

    readers = [Reader(two, person) for person in two.people]
    wanted_move = 0
    while "wins with" not in two.posts[-1].text and "win with" not in two.posts[-1].text:
        if not is_read(two):
            await two.advance(is_read)
            continue
        called = [reader for reader in readers if await reader.is_called()]
        assert called, two.board.text
        said = await called[0].play()
        assert said.startswith("✓"), said
        wanted_move += 1
        await two.bot.outbox.idle()
    assert wanted_move > 60 // one_round_of
    assert two.live.running.over is not None
    last = await readers[0].board()
    for place in two.live.running.view(None).standing:
        assert f"{place.score} points" in last
        assert f"{place.score} points" in two.posts[-1].text


async def test_the_text_tells_what_the_picture_tells(table: Seat) -> None:
    """Whose turn, every place with who may still come, cards, buildings, everybody's things, the last dice."""
    two = await (await table(2)).advance(lambda at: at.live.running.view(None).last_roll is not None)
    view, said = two.live.running.view(None), await Reader(two, two.people[0]).board()
    assert said.startswith(f"**Round {view.round}**")
    assert f"To move: {two.live.names[two.decision.seat]}" in said
    assert ", ".join(map(str, view.last_roll.dice)) in said
    assert f"{view.deck} in the deck" in said
    assert said.count(" left: ") == len(view.stacks)
    for card in (1, 2, 3, 4):
        assert f"Card {card}, price {card}: " in said
    for player in view.players:
        assert f"{player.score} points" in said
        assert f"{player.people} people, {player.tableau} at home" in said
