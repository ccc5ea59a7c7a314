"""What is answered beforehand: the game is the one in which the same people gave the same answers by hand."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.language.texts import Texts
from bot.messages.prepared_text import prepared_lines
from bot.messages.screens import board
from bot.tables.actions.tables import Tables
from bot.tables.model.prepared import decided_answers
from bot.tables.model.table import Table
from engine import GAMES
from engine.core.errors import RuleError
from engine.core.match import Setup
from engine.core.plans import THEN, PlanPart, add_part
from tests import nim
from tests.bot.support.tables_alone import HOST, begin, tables_alone

ENGLISH = Texts("en")
SEEDS = 6
SETUPS = (
    Setup("stone_age", 3, GAMES["stone_age"].modules, "jubilee"),
    Setup("stone_age", 2, ("base",), "jubilee"),
    Setup("hunters_scouts", 2, ("normal",), "2014"),
    Setup("nim", 3, ("heaps",), "classic"),
)
Answer = tuple[int | None, str, str]


class Sitting:
    """Somebody who is asked answers anything; anybody prepares anything at any time."""

    def __init__(self, tables: Tables, live: Table, dice: random.Random, rows: int) -> None:
        self.tables, self.live, self.dice, self.rows = tables, live, dice, rows
        self.prepared = self.decided = 0

    async def play(self) -> None:
        while self.live.running.over is None and len(self.live.rows) < self.rows:
            for seat in range(len(self.live.seats)):
                if self.dice.random() < (0.9 if self.live.game.id == "nim" else 0.3):
                    await self.prepare(seat)
            if self.live.running.over is None:
                decision = self.dice.choice(self.live.running.decisions)
                option = self.dice.choice(self.live.running.list_distinct(decision))
                await self.tables.moves.play(self.live, decision.seat, str(option))

    async def prepare(self, seat: int) -> None:
        """A plan, an answer to a kind of question, always or in this round, or exactly what will be asked."""
        kinds, preparing = self.live.running.kinds, self.tables.preparing
        kind = self.dice.choice(["plan", "kind", "round", "exact"])
        before, rows = self.public(seat), len(self.live.rows)
        try:
            if kind == "plan":
                await preparing.give(self.live, seat, kinds.plan, self.plan(seat))
            elif kind == "exact":
                at = await preparing.at(self.live, HOST + seat)
                if at.ahead_of is None or (decision := at.running.find_decision(seat)) is None:
                    return
                await preparing.play(at, seat, str(self.dice.choice(decision.options)))
            else:
                useful = [each for each in kinds.names if each != kinds.plan and kinds.values(seat, each)]
                question = self.dice.choice(useful)
                answer = self.dice.choice(kinds.values(seat, question))
                await preparing.give(self.live, seat, question, answer, this_round=kind == "round")
        except (RuleError, IndexError):
            return  # nothing of that kind can be prepared now
        self.prepared += 1
        assert self.public(seat) == before or len(self.live.rows) > rows, "nobody else can tell"
        said = "\n".join(prepared_lines(self.live, ENGLISH, seat))
        decided = len(list(decided_answers(self.live, seat)))
        assert said.count("Decided already") == (decided > 0), "each in the words of its moment"
        self.decided += decided

    def public(self, seat: int) -> list[object]:
        """All that others see: the message that asks, and what each of them sees of the table and has prepared."""
        live, others = self.live, [each.seat for each in self.live.seats if each.seat != seat]
        asks = board(live, ENGLISH, (), None)
        controls = asks.view.to_components() if asks.view is not None else []
        own = [(live.running.view(each), prepared_lines(live, ENGLISH, each)) for each in others]
        return [asks.content, asks.question, controls, live.running.view(None), *own]

    def plan(self, seat: int) -> str:
        kinds, parts = self.live.running.kinds, self.live.running.kinds.beginning(seat)
        for _ in range(self.dice.randint(1, 3)):
            if (ask := kinds.next_move(seat, parts, THEN)) is None:
                break
            parts = add_part(parts, PlanPart(THEN, kinds.describe_move(self.dice.choice(ask.options))))
        return kinds.join_parts(seat, parts)


async def stored(tables: Tables, live: Table) -> list[Answer]:
    return [(row.seat, row.action, row.digest) for row in await tables.store.log(live.record.id)]


@pytest.mark.sweep(7, quick=7)  # four of the seeds, each with another setup
@pytest.mark.parametrize("rows", [130, pytest.param(200, marks=pytest.mark.long)])
@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("seed", range(SEEDS))
async def test_prepared_answers_are_those_that_would_have_been_given(
    tmp_path: Path, setup: Setup, seed: int, rows: int
) -> None:
    with nim.registered():
        async with tables_alone(tmp_path / "prepared.sqlite", seed) as tables:
            live = await begin(tables, setup)
            sitting = Sitting(tables, live, random.Random(seed), rows)
            await sitting.play()
            log = await stored(tables, live)
            used = [row for row in await tables.store.log(live.record.id) if row.automatic]
            assert sitting.prepared
            assert sitting.decided or setup.game != "stone_age"
            assert used or setup.game == "nim", "a short game may come to its end before any is used"
        async with tables_alone(tmp_path / "by hand.sqlite", seed) as tables:
            live = await begin(tables, setup)
            while len(live.rows) < len(log):
                seat, action, _ = log[len(live.rows)]
                assert seat is not None
                await tables.moves.play(live, seat, action)
            assert await stored(tables, live) == log
