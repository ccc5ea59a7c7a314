"""The rounds of a game: where each ends in the log, and what happened in it."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.games import SPECS
from bot.storage.records import SnapshotRecord
from bot.tables.table import Table
from engine.core.errors import RuleError
from engine.core.events import Event
from engine.core.log import UNDO, effective
from engine.core.match import AnyMatch, Match, Row
from engine.core.values import frozen

log = logging.getLogger(__name__)


@frozen
class Round:
    """A round, finished or running: the public table at its beginning and at its end, and what all may know of it."""

    number: int
    before: Any
    after: Any
    events: tuple[Event, ...]


def ends(match: AnyMatch, rows: Sequence[Row]) -> tuple[list[int], tuple[Event, ...]]:
    """After which of these rows (from 1) a round is over, and what happened since the last of them.

    `match` is the game before the rows; it stays as it is. A round in which nobody acts belongs to the one before it.
    """
    playing = match.copy()
    found: list[int] = []
    events: list[Event] = []
    for number, row in enumerate(rows, 1):
        if row.text.startswith(UNDO):
            continue
        before = playing.round
        playing.follow(row)
        own = playing.take_events()
        if playing.round == before and playing.over is None:
            events += own
            continue
        if found and all(each.seat is None for each in rows[found[-1] : number]):
            found.pop()
        found.append(number)
        events = _parted(match.game.id, own)[1]
    return found, tuple(events)


def finished(table: Table, row: int, snapshots: Sequence[SnapshotRecord]) -> Round:
    """The round that was over after this row of the log; raises a `RuleError` when the log fits the rules no more."""
    rows = table.rows[:row]
    acted = max(number for number in effective(rows) if rows[number - 1].seat is not None)
    return _round(table, rows, acted, snapshots)


def running(table: Table, snapshots: Sequence[SnapshotRecord]) -> Round:
    """The round that is being played; raises a `RuleError` when the log fits the rules no more."""
    return _round(table, table.rows, len(table.rows) + 1, snapshots)


def told(table: Table, content: Mapping[str, Any], snapshots: Sequence[SnapshotRecord]) -> Round | None:
    """The round that a post is about: that which ended with its `row`, or the one that is `running` at an early end.

    None when it was taken back, when nothing was done in it, or when the log fits the rules no more.
    """
    try:
        if "running" in content:
            found = running(table, snapshots)
            return found if found.events else None
        return finished(table, content["row"], snapshots) if content["row"] in effective(table.rows) else None
    except RuleError:
        log.warning("table %s: a round cannot be told", table.record.id, exc_info=True)
        return None


def remember(table: Table, snapshots: Sequence[SnapshotRecord]) -> None:
    """Find out from the log what happened in the running round."""
    try:
        table.story = running(table, snapshots).events
    except Exception:  # the game itself is sound: only its latest past does not fit corrected rules
        log.warning("table %s: its round cannot be told again", table.record.id, exc_info=True)
        table.story = ()


def _round(table: Table, rows: Sequence[Row], until: int, snapshots: Sequence[SnapshotRecord]) -> Round:
    """What happened since the last round ended before row `until`: from the newest snapshot that lies before that."""
    counting = effective(rows)
    usable = [each for each in snapshots if each.sequence in {*counting} and each.sequence < until]
    for snapshot in sorted(usable, key=lambda each: -each.sequence):
        match = Match.restore(table.game, table.setup, json.loads(snapshot.state))
        later = [number for number in counting if number > snapshot.sequence]
        if (found := _followed(match, rows, later, until, whole=False)) is not None:
            return found
    found = _followed(Match.start(table.game, table.setup), rows, counting, until, whole=True)
    if found is None:
        raise AssertionError("from its beginning a game has its first round")
    return found


def _followed(
    match: AnyMatch, rows: Sequence[Row], counting: Sequence[int], until: int, *, whole: bool
) -> Round | None:
    """The round at the end of these rows; None when it began before them. `whole`: the first one begins with them."""
    match.take_events()
    number, before = match.round, match.view(None)
    events: list[Event] = []
    for at in counting:
        match.follow(rows[at - 1])
        own = match.take_events()
        if match.round != number and at < until:
            number, before, whole = match.round, match.view(None), True
            events = _parted(match.game.id, own)[1]
        elif match.round != number and match.over is None:
            events += _parted(match.game.id, own)[0]
        else:
            events += own
    if not whole:
        return None
    public = tuple(event for event in events if event.only is None)
    return Round(number, before, _of_round(match.view(None), number), public)


def _parted(game: str, events: Sequence[Event]) -> tuple[list[Event], list[Event]]:
    """The events of an answer that ends a round: those of this round, and those of the next."""
    begins = SPECS[game].begins
    at = next((number for number, each in enumerate(events) if each.kind in begins), len(events))
    return [*events[:at]], [*events[at:]]


def _of_round(view: Any, number: int) -> Any:
    """The view that shows this round: with the last answer of a round the next one has begun."""
    return replace(view, round=number) if hasattr(view, "round") else view
