"""A corrected rule meets running games: they go on from what still fits, and their players are told once."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from importlib.resources import files
from importlib.resources.abc import Traversable

from bot.live import Live
from bot.records import Change, LogRecord, PostRecord, SnapshotRecord, TableRecord
from bot.store import Store
from engine.core import chance
from engine.core.events import Event
from engine.core.log import effective
from engine.core.match import Match, Row

log = logging.getLogger(__name__)

RULES_NOTE = "rules"
RULE_FILES = (".py", ".toml")


def fingerprint() -> str:
    """Of the rules as they are installed: any change of the engine is a reason to look at the running games."""
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


@dataclass(frozen=True, slots=True)
class Fit:
    """How far a log fits the rules: `match` is the game after row `last`, `differs` the first row that does not fit."""

    match: Match
    last: int
    differs: int | None = None


def fit(live: Live, logged: Sequence[LogRecord], snapshot: SnapshotRecord | None = None) -> Fit:
    """Play the log again from a snapshot (None: from the beginning) as far as every state is as it was."""
    if snapshot is None:
        match, last = Match.start(live.game, live.setup), 0
    else:
        match, last = Match.restore(live.game, live.setup, json.loads(snapshot.state)), snapshot.sequence
    rows = [Row(row.seat, row.action) for row in logged]
    for number in effective(rows):
        if number <= last:
            continue
        fork = match.copy()
        try:
            fork.follow(rows[number - 1])
        except Exception as mistake:  # noqa: BLE001 - changed rules may stumble over an old log in any way
            log.info("table %s: row %s does not fit: %s", live.record.id, number, mistake)
            return Fit(match, last, number)
        if fork.digest() != logged[number - 1].digest:
            return Fit(match, last, number)
        match, last = fork, number
    return Fit(match, last)


class Amending:
    """Looks at all running games once after the rules have changed."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def look_through(self) -> int:
        """Bring every running game to a state that fits, before anybody plays on; returns how many were touched."""
        present = fingerprint()
        if await self.store.note(RULES_NOTE) == present:
            return 0
        records = await self.store.tables("running")
        touched = 0
        for record in records:
            touched += await self._amend(record, present)
            await asyncio.sleep(0)
        await self.store.write(Change(notes={RULES_NOTE: present}))
        if records:
            log.info(
                "the rules have changed: %s running games looked through, %s differ", len(records), touched
            )
        return touched

    async def _amend(self, record: TableRecord, present: str) -> bool:
        """One game: nothing if all of it fits, else one message, and what no longer fits is taken back."""
        told = f"rules-{record.id}"
        if await self.store.note(told) == present:
            return False
        live = Live(record, tuple(await self.store.seats(record.id)))
        logged = await self.store.log(record.id)
        whole = await asyncio.to_thread(fit, live, logged)
        if whole.differs is None:
            return False
        latest = await self._latest(live, logged)
        if latest is None:
            log.error("table %s: row %s does not fit, and no snapshot does", record.id, whole.differs)
            return False
        log.warning(
            "table %s: row %s is not what it was; goes on after row %s", record.id, whole.differs, latest.last
        )
        change = self._change(live, logged, latest)
        await self.store.write(replace(change, notes={told: present}))
        return True

    async def _latest(self, live: Live, logged: Sequence[LogRecord]) -> Fit | None:
        """As far as the log fits from the newest snapshot that counts and that these rules can read."""
        kept = set(effective([Row(row.seat, row.action) for row in logged]))
        for snapshot in await self.store.snapshots(live.record.id):
            if snapshot.sequence in kept:
                latest = await asyncio.to_thread(_fit_or_none, live, logged, snapshot)
                if latest is not None:
                    return latest
        return None

    def _change(self, live: Live, logged: Sequence[LogRecord], latest: Fit) -> Change:
        """The message, and if the game goes back the rows that say so, with a board that shows it."""
        if latest.differs is None:
            return Change(posts=(self._post(live.record, "say", text="rules-changed"),))
        rows = self._taken_back(live, logged[-1], latest)
        number = rows[-1].sequence
        moved = replace(live.record, turn_from=number, news_from=number)
        waiting = list(latest.match.waiting)
        posts = (
            self._post(live.record, "say", text="rules-taken-back"),
            self._post(live.record, "hand-over", mention=waiting, row=number),
        )
        return Change(tables=(moved,), rows=tuple(rows), posts=posts)

    @staticmethod
    def _taken_back(live: Live, newest: LogRecord, latest: Fit) -> list[LogRecord]:
        """The row that takes back what does not fit, and what chance answers to what is asked then."""
        match = latest.match
        number = newest.sequence + 1
        rows = [LogRecord(newest.game, number, None, f"undo {latest.last}", match.digest(), newest.at)]
        while (question := match.chance) is not None:
            row = match.supply(chance.answer(live.key(), question))
            number += 1
            rows.append(LogRecord(newest.game, number, None, row.text, match.digest(), newest.at))
        return rows

    def _post(self, record: TableRecord, kind: str, **content: object) -> PostRecord:
        return PostRecord(self.store.new_id("outbox"), record.id, kind, json.dumps(content))


async def remembered(store: Store, live: Live) -> tuple[list[Event], bool]:
    """What happened in a game as far as it can still be told, private events included, and whether that is all."""
    logged = await store.log(live.record.id)
    whole = await asyncio.to_thread(fit, live, logged)
    if whole.differs is None:
        return whole.match.take_events(), True
    kept = set(effective(live.rows))
    for snapshot in reversed(await store.snapshots(live.record.id)):
        if snapshot.sequence in kept:
            later = await asyncio.to_thread(_fit_or_none, live, logged, snapshot)
            if later is not None and later.differs is None:
                return later.match.take_events(), False
    return [], False


def _fit_or_none(live: Live, logged: Sequence[LogRecord], snapshot: SnapshotRecord) -> Fit | None:
    try:
        return fit(live, logged, snapshot)
    except Exception as mistake:  # noqa: BLE001 - a snapshot of other rules may lack anything
        log.info("table %s: snapshot %s: %s", live.record.id, snapshot.sequence, mistake)
        return None
