"""What a table remembers of its rounds is what its log says."""

from __future__ import annotations

import pytest

from bot.bench.games import Ground
from bot.messages.setups import chosen_setup
from bot.tables.model import rounds
from engine import GAMES


@pytest.mark.parametrize("name", GAMES)
async def test_the_round_that_ended_and_the_new_one_are_known_without_the_log(name: str) -> None:
    ended = dict[int, rounds.Round]()
    async with Ground() as ground:
        table = await ground.table(1, chosen_setup(GAMES[name], 2, "", None))
        await rounds.load_story(table, ground.store)
        while len(ended) < 3:
            await ground.move(table)
            position = table.position
            if position.ended.keys() - ended:
                ended |= position.ended
                story, found = position.story, rounds.running_round(table, await ground.store.snapshots(1))
                assert story is not None
                assert (story.before, story.public()) == (found.before, found.events)
        for row, known in ended.items():
            assert known == rounds.finished_round(table, row, await ground.store.snapshots(1))
            assert known.events
