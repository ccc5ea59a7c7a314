"""How far the logs of games fit the rules after a correction. Running games go on from the last row that still fits,
and their players are informed once; `/log` shows only what happened after the rows that do not fit.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import fields, replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from operator import attrgetter
from typing import Any

from bot.storage.records import (
    BY_KIND,
    Change,
    LogRecord,
    NoteRecord,
    RulesNoticeRecord,
    SnapshotRecord,
    TableRecord,
)
from bot.tables.model.position import Position
from bot.tables.model.table import Table, row_of
from bot.tables.writing.clocks import Clocks
from bot.tables.writing.committer import Committer
from bot.tables.writing.moves import end_undo_requests, with_new_message
from bot.tables.writing.registry import Elsewhere
from engine.core import chance
from engine.core.errors import RuleError
from engine.core.events import Event
from engine.core.log import effective_rows
from engine.core.match import Match, Row
from engine.core.questions import Seat
from engine.core.values import frozen

log = logging.getLogger(__name__)

RULES_NOTE = "rules"
RULE_FILES = (".py", ".toml")


@cache
def fingerprint() -> str:
    """A hash of the engine's files as of the start of this process: if it changes, the running games are checked."""
    digest = hashlib.sha256()
    for file in _rule_files(files("engine")):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _rule_files(folder: Traversable) -> list[Traversable]:
    found: list[Traversable] = []
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            found += _rule_files(each)
        elif each.name.endswith(RULE_FILES):
            found.append(each)
    return found


@frozen
class LoggedEvent:
    """An event in a round. `by` is the seat whose prepared answer it was, which only that seat may know; `computer` is
    the seat for which a computer chose it.
    """

    event: Event
    round: int
    by: Seat | None = None
    computer: Seat | None = None


@frozen
class Fit:
    """How far a log fits the rules: `match` is the game after row `last`, the last one that fits; `differs` the first
    row that does not, None if all fit; `events` those of the rows that fit.
    """

    match: Match
    last: int
    differs: int | None = None
    events: Sequence[LoggedEvent] = ()


def fit(
    table: Table,
    logged: Sequence[LogRecord],
    snapshot: SnapshotRecord | None = None,
    begins: Collection[str] = (),
) -> Fit:
    """Replay a log from a snapshot (None: from the beginning) as long as each row has its stored digest.

    An event of one of the kinds `begins` is the first of its round.
    """
    if snapshot is None:
        match, last = Match.start(table.game, table.setup), 0
    else:
        match, last = Match.restore(table.game, table.setup, snapshot.plain), snapshot.sequence
    rows = [row_of(row) for row in logged]
    happened = [LoggedEvent(event, max(1, match.round)) for event in match.take_events()]
    for number in effective_rows(rows):
        if number <= last:
            continue
        fork = match.copy()
        try:
            fork.follow(rows[number - 1])
        except Exception as mistake:  # noqa: BLE001 - changed rules may fail at an old log in any way
            log.info("table %s: row %s does not fit: %s", table.record.id, number, mistake)
            return Fit(match, last, number, happened)
        if fork.digest() != logged[number - 1].digest:
            return Fit(match, last, number, happened)
        rounds = max(1, match.round), max(1, fork.round)
        match, last = fork, number
        happened += _events_of(logged[number - 1], match.take_events(), rounds, begins)
    return Fit(match, last, None, happened)


def _events_of(
    row: LogRecord, events: Sequence[Event], rounds: tuple[int, int], begins: Collection[str]
) -> list[LoggedEvent]:
    """The events of a row, of which the first is the answer itself. `rounds` are the rounds before and after it."""
    found: list[LoggedEvent] = []
    by = row.seat if row.automatic == BY_KIND else None
    computer = row.seat if row.computer else None
    current, following = rounds
    for event in events:
        current = following if event.kind in begins else current
        found.append(LoggedEvent(event, current, None if found else by, None if found else computer))
    return found


class RuleChanges:
    """Checks all running games once after the rules have changed.

    A game is made playable only when it is loaded, so that ten thousand of them do not delay the start. A
    `RulesNoticeRecord` says up to which row the players of a game were informed of differences.
    """

    def __init__(self, committer: Committer, clocks: Clocks) -> None:
        self._committer = committer
        self._clocks = clocks
        self.store = committer.store
        self._left: set[int] | None = None
        """The running games that were not loaded since the rules changed; None until the rules were compared."""

    async def is_due(self) -> bool:
        """Whether the rules have changed; then every running game is made playable before it is loaded."""
        has_changed = await self.store.note(self.store.own_note(RULES_NOTE)) != fingerprint()
        left = set(await self._running()) if has_changed else set[int]()
        if self._left is None:  # else they were compared before, and games may have been loaded since
            self._left = left
        return has_changed

    async def _running(self) -> list[int]:
        ours = self.store.shards.having("server")
        return await self.store.select(int, f"select id from tables where status = 'running' and {ours}")

    async def make_playable(self, game: int) -> None:
        """Undo the rows of a running game that do not fit after its newest snapshot; called before it is loaded, which
        may happen before the start has compared the rules.
        """
        if self._left is None:
            await self.is_due()
        if game not in (self._left or ()):
            return
        record = await self.store.table(game)
        if record is not None and record.status == "running":
            await self._make_playable(record)
        self._left = (self._left or set()) - {game}

    async def _make_playable(self, record: TableRecord) -> None:
        table, logged = await self._read(record)
        latest = await self._latest(table, logged)
        if latest is None:
            log.error("table %s: none of its snapshots can be read by these rules", record.id)
        elif latest.differs is not None:
            log.warning("table %s: row %s does not fit, back to %s", record.id, latest.differs, latest.last)
            await self._committer.write(await self._taking_back(table, logged, latest))

    async def tell_about_the_past(self, load: Callable[[int], Awaitable[Table]]) -> None:
        """In the background: `load` every running game, replay it from its beginning, and inform players if its past
        differs. Pauses after each game for as long as it took, so that others get half of the time.
        """
        for game in await self._running():
            began = time.monotonic()
            try:
                await self._tell_about_the_past((await load(game)).record)
            except (Elsewhere, RuleError) as error:  # it was deleted or went to another process since then
                log.info("table %s is not compared with the rules: %s", game, error)
            await asyncio.sleep(time.monotonic() - began)
        await self.store.write(Change((NoteRecord(self.store.own_note(RULES_NOTE), fingerprint()),)))

    async def _tell_about_the_past(self, record: TableRecord) -> None:
        if record.status != "running":
            return
        table, logged = await self._read(record)
        whole = await asyncio.to_thread(fit, table, logged)
        noticed = await self.store.find(RulesNoticeRecord, "game = ?", record.id)
        if whole.differs is None or any(whole.differs <= each.row for each in noticed):
            return
        log.warning("table %s: row %s is not what it was", record.id, whole.differs)
        post = self._committer.say(record.id, "rules-changed")
        await self._committer.write(Change((post, RulesNoticeRecord(record.id, len(logged)))))

    async def _read(self, record: TableRecord) -> tuple[Table, list[LogRecord]]:
        seats = tuple(await self.store.seats(record.id))
        return Table(Position(record, seats)), await self.store.log(record.id)

    async def _latest(self, table: Table, logged: Sequence[LogRecord]) -> Fit | None:
        """How far the log fits from the newest snapshot that was not undone and that these rules can read."""
        kept = set(effective_rows([Row(row.seat, row.action) for row in logged]))
        for snapshot in await self.store.snapshots(table.record.id):
            if snapshot.sequence in kept:
                latest = await asyncio.to_thread(fit_or_none, table, logged, snapshot)
                if latest is not None:
                    return latest
        return None

    async def _taking_back(self, table: Table, logged: Sequence[LogRecord], latest: Fit) -> Change:
        """The rows that undo what does not fit, the post about it, the table with a new current message, and the clocks
        of who is asked by it.
        """
        rows = self._taken_back(table, logged[-1], latest)
        number, waiting = rows[-1].sequence, latest.match.waiting
        moved = with_new_message(replace(table.record, turn_from=number, news_from=number))
        said = self._committer.say(moved.id, "rules-taken-back")
        is_asked = {each.seat: each.asked > 0 for each in await self._clocks.of_seats(table)}
        newly = [seat for seat in waiting if not is_asked[seat]]
        done = [seat for seat in is_asked if seat not in waiting]
        clocked = await self._clocks.set_clocks(table, newly, done)
        ended = await end_undo_requests(self.store, table)
        return Change((moved, *rows, *clocked, said, RulesNoticeRecord(moved.id, number))) + ended

    @staticmethod
    def _taken_back(table: Table, newest: LogRecord, latest: Fit) -> list[LogRecord]:
        """The row that undoes what does not fit, and the rows of chance that the game then asks for."""
        match = latest.match
        number = newest.sequence + 1
        rows = [LogRecord(newest.game, number, None, f"undo {latest.last}", match.digest(), newest.at)]
        while (question := match.chance) is not None:
            row = match.supply(chance.answer(table.key(), question))
            number += 1
            rows.append(LogRecord(newest.game, number, None, row.text, match.digest(), newest.at))
        return rows


def fit_or_none(
    table: Table, logged: Sequence[LogRecord], snapshot: SnapshotRecord | None, begins: Collection[str] = ()
) -> Fit | None:
    try:
        return fit(table, logged, snapshot, begins)
    except Exception as mistake:  # noqa: BLE001 - reading a snapshot of other rules may fail in any way
        log.info("table %s: snapshot %s: %s", table.record.id, snapshot and snapshot.sequence, mistake)
        return None


Tail = tuple[list[LoggedEvent], bool]
"""The events, and whether they are complete: older ones are missing where the log does not fit corrected rules."""


def plain_rows(logged: Sequence[LogRecord]) -> list[tuple[Any, ...]]:
    """The rows as tuples of columns: thousands of records would take long to pickle for another process."""
    return [*map(attrgetter(*(each.name for each in fields(LogRecord))), logged)]


def latest_events(
    record: TableRecord,
    logged: Sequence[Sequence[Any]],
    snapshots: Sequence[SnapshotRecord],
    begins: Collection[str],
    first: int,
) -> Tail:
    """What happened from round `first` on, private events included; for `begins` see `fit`.

    `logged` is the log as `plain_rows` gives it, `snapshots` are newest first. Replays from one snapshot after the
    other until round `first` is complete, and not further back: games may have tens of thousands of rows. Events
    before a row that does not fit are returned only if there are none after it.
    """
    table, rows = Table(Position(record, ())), [LogRecord(*row) for row in logged]
    kept = set(effective_rows([Row(row.seat, row.action) for row in rows]))
    events, is_all = list[LoggedEvent](), True
    for snapshot in (*(each for each in snapshots if each.sequence in kept), None):
        part = fit_or_none(table, rows, snapshot, begins)
        fits = part is not None and part.differs is None
        if events and not fits:
            return _since(events, first), False
        is_all = is_all and fits
        if part is not None:
            events = [*part.events, *events]
            rows = rows if snapshot is None else rows[: snapshot.sequence]
        if events and events[0].round < first:
            break
    return _since(events, first), is_all


def _since(events: Sequence[LoggedEvent], first: int) -> list[LoggedEvent]:
    return [each for each in events if each.round >= first]
