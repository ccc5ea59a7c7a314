"""What was decided early is kept as long as its question may come; that dice were seen, as long as the round lasts."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.tables.actions.tables import Tables
from bot.tables.model.prepared import prepared_of
from bot.tables.model.table import Table
from engine import GAMES
from engine.core.match import Setup
from engine.core.prepared import PreparedAnswer
from engine.core.questions import Decision
from tests.bot.support.tables_alone import HOST, begin, tables_alone

ALL = GAMES["stone_age"].modules


@pytest_asyncio.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with tables_alone(tmp_path / "games.sqlite", 3) as alone:
        yield alone


class Evening:
    """Four people at one table with everything, who decide ahead what they can: any answer, as `dice` fall."""

    def __init__(self, tables: Tables, live: Table, dice: random.Random) -> None:
        self.tables, self.live, self.dice = tables, live, dice
        self.given: dict[int, list[PreparedAnswer]] = {seat: [] for seat in range(4)}
        self.looked: set[int] = set()
        self.round = live.running.round

    @classmethod
    async def open(cls, tables: Tables, seed: int) -> Evening:
        live = await begin(tables, Setup("stone_age", 4, ALL, "jubilee"))
        return cls(tables, live, random.Random(seed))

    async def decide_ahead(self, seat: int) -> None:
        at = await self.tables.preparing.at(self.live, HOST + seat)
        while at.ahead_of is not None and (decision := at.running.find_decision(seat)) is not None:
            option = str(self.dice.choice(decision.options))
            self.given[seat].append(PreparedAnswer.to(decision, option))
            await self.tables.preparing.play(at, seat, option)

    async def move(self) -> None:
        """Somebody who is asked answers; what was decided for a question that never came is over with the round."""
        decision, row = self.dice.choice(self.live.running.decisions), len(self.live.rows)
        await self.tables.moves.play(self.live, decision.seat, str(self.dice.choice(decision.options)))
        for played in self.live.rows[row:]:
            lines = [each.answer for each in self.given.get(-1 if played.seat is None else played.seat, [])]
            if played.text in lines and played.seat is not None:
                del self.given[played.seat][lines.index(played.text)]
        if self.live.running.round != self.round:
            self.round, self.looked = self.live.running.round, set()
            self.given = {seat: [] for seat in range(4)}

    def answered(self, decision: Decision) -> bool:
        """Whether this person has answered this very question; of shared dice the answers for other cases are over."""
        given = self.given[decision.seat]
        return decision.prompt != "take" and any(each.fits(decision) for each in given)


@pytest.mark.parametrize("seed", [2, pytest.param(3, marks=pytest.mark.long)])
async def test_nobody_is_asked_again_and_dice_stay_seen(tables: Tables, seed: int) -> None:
    """Also when somebody buys a card whose dice all share in between, and after a restart."""
    evening = await Evening.open(tables, seed)
    while evening.live.running.over is None and evening.live.running.round < 6:
        for seat in range(4):
            await evening.decide_ahead(seat)
            if prepared_of(evening.live, seat).has_looked:
                evening.looked.add(seat)
        await evening.move()
        evening.tables.registry.drop(evening.live.record.id)
        live = evening.live = await evening.tables.registry.get(evening.live.record.id)
        assert evening.looked <= {seat for seat in range(4) if prepared_of(live, seat).has_looked}
        assert not [each for each in live.running.decisions if evening.answered(each)]
        if not evening.looked:
            assert not any(prepared_of(live, seat).exact for seat in range(4))
