"""Practice games: one learner against automatic players in a prepared deal; stored, but not as a table."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from functools import cache

import engine
from bot.games import SPECS
from bot.storage.people import PracticeRecord
from bot.storage.records import Change, SeatRecord, SnapshotRecord, TableRecord
from bot.storage.store import Store
from bot.tables.model.position import Position
from bot.tables.model.table import Table, rebuild
from engine.core import chance, position, snapshot
from engine.core.errors import RuleError, Stale
from engine.core.match import Match, Row, Setup
from engine.core.origin import SALTED
from engine.core.players import greedy
from engine.core.questions import Seat

PRACTICE = 0
"""Used instead of a table's id in controls: the practice game of the person who uses them."""
LEARNER: Seat = 0
LESSONS = {game: spec.practice for game, spec in SPECS.items() if spec.practice is not None}
Names = tuple[str, str, str]
"""The names of the learner and of the automatic players."""


class Practice:
    """The practice games. Moves are committed before they are shown; the automatic players move at once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._one_at_a_time = asyncio.Lock()

    async def begin(self, member: int, names: Names, game: str) -> Table:
        """Begin a practice game, which replaces an earlier one of this person."""
        async with self._one_at_a_time:
            record = PracticeRecord(member, str(first_position(game).setup), LESSONS[game].seed, "[]")
            return await self._go_on(_awake(record, names), [])

    async def get(self, member: int, names: Names) -> Table:
        """The practice game of this person; raises `RuleError` when there is none, or the lesson's deal has changed."""
        found = await self._store.find(PracticeRecord, "member = ?", member)
        lesson = LESSONS.get(Setup.read(found[0].setup).game) if found else None
        if lesson is None or found[0].seed != lesson.seed:
            raise RuleError("error-no-lesson")
        return _awake(found[0], names)

    async def play(self, member: int, names: Names, line: str, move: int) -> Table:
        """Play the learner's answer; raises `Stale` for a control of an earlier move, else a `RuleError`."""
        async with self._one_at_a_time:
            table = await self.get(member, names)
            if move != table.moves[LEARNER]:
                raise Stale
            return await self._go_on(table, [table.playing.play(LEARNER, line)])

    async def _go_on(self, table: Table, played: list[Row]) -> Table:
        """Play on until the learner is asked or the lesson is over, and store the game with what was `played`."""
        match, key = table.running, table.key()
        while _goes_on(match):
            played.append(_next(match, key))
        table.position = table.position.after_rows(match, played)
        rows = json.dumps([[row.seat, row.text, row.obvious] for row in table.rows])
        member = table.seats[LEARNER].member
        await self._store.write(
            Change((PracticeRecord(member, table.record.setup, table.record.seed, rows),))
        )
        return table


@cache
def first_position(game: str) -> Match:
    """The first position of the lesson of a game; cached, so copy it to play."""
    return position.read(engine.GAMES, LESSONS[game].deal)


def beginning(table: Table) -> list[SnapshotRecord]:
    """The first position of a practice game as the snapshot before its log."""
    state = snapshot.text(first_position(table.setup.game).snapshot())
    return [SnapshotRecord(PRACTICE, 0, engine.RULES, state)]


def is_over(match: Match) -> bool:
    """Whether the practice game is over."""
    game = match.game.id
    return match.round >= first_position(game).round + LESSONS[game].rounds or match.over is not None


def _goes_on(match: Match) -> bool:
    """Whether the game goes on without the learner; after the lesson only chance does, to lay out the cards."""
    if match.chance is not None:
        return True
    if match.obvious is not None and not is_over(match):
        return True
    return not is_over(match) and LEARNER not in match.waiting


def _next(match: Match, key: bytes) -> Row:
    """Play the next row: an answer of chance, an obvious one, or that of an automatic player."""
    if match.chance is not None:
        return match.supply(chance.answer(key, match.chance))
    if match.obvious is not None:
        seat, action = match.obvious
        return replace(match.play(seat, str(action)), obvious=True)
    decision = match.decisions[0]
    return match.play(decision.seat, str(greedy(match, decision)))


def _awake(record: PracticeRecord, names: Names) -> Table:
    """A stored practice game as a `Table` without a place on Discord."""
    stored = TableRecord(
        id=PRACTICE,
        server=0,
        channel=0,
        thread=None,
        host=record.member,
        title="",
        setup=record.setup,
        status="running",
        seed=record.seed,
        lobby=None,
        board=None,
        turn_from=0,
        news_from=0,
        opened=0,
        scheme=SALTED,
    )
    learner = SeatRecord(PRACTICE, LEARNER, record.member, names[LEARNER])
    seats = tuple(
        replace(learner, seat=n, member=learner.member if n == LEARNER else 0, name=name)
        for n, name in enumerate(names[: Setup.read(record.setup).seats])
    )
    table, rows = Table(Position(stored, seats, moves=(0,) * len(seats))), json.loads(record.rows)
    played = [Row(*row) for row in rows]
    match = rebuild(table, played, beginning(table))
    match.take_events()
    table.position = table.position.after_rows(match, played)
    return table
