"""The rounds of a game: where each ends in the log, what happened in it, and what undoing a choice takes back."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from bot.games import SPECS
from bot.storage.records import SnapshotRecord
from bot.storage.store import Store
from bot.tables.model.position import News
from bot.tables.model.posts import RoundPost
from bot.tables.model.table import Table, news
from engine.core.errors import RuleError
from engine.core.events import Event
from engine.core.log import UNDO, effective_rows
from engine.core.match import AnyMatch, Match, Row
from engine.core.questions import Seat
from engine.core.values import frozen

log = logging.getLogger(__name__)


@frozen
class Round:
    """A round, finished or running: the public view at its beginning and at its end, and its public events."""

    number: int
    before: Any
    after: Any
    events: tuple[Event, ...]
    is_over: bool = True


@frozen
class Ends:
    """After which rows of a move (from 1) a round ended; the new round so far; the old one, if its story is known."""

    rows: Sequence[int] = ()
    begun: News | None = None
    over: Round | None = None


def find_ends(match: AnyMatch, rows: Sequence[Row], story: News | None) -> Ends:
    """Find the rounds that ended with these rows; a round in which nobody acts counts to the one before it.

    `match` is the game before the rows and is not changed. `story` is what happened in its round, None if unknown.
    """
    playing = match.copy()
    found: list[int] = []
    over: Round | None = None
    news, events = story, list[Event](story.events if story else ())
    for number, row in enumerate(rows, 1):
        if row.text.startswith(UNDO):
            continue
        before = playing.round
        playing.follow(row)
        own = playing.take_events()
        if playing.round == before and playing.over is None:
            events += own
            continue
        done, begun = (own, []) if playing.over else _split_events(match.game.id, own)
        view = playing.view(None)
        if news is not None and not found:
            over = _round_of(before, news.before, view, [*events, *done])
        elif found:
            over = None  # several ends in one move are rare: they are looked up in the log
        if found and all(each.seat is None for each in rows[found[-1] : number]):
            found.pop()
        found.append(number)
        news, events = News(view), begun
    return Ends(found, News(news.before, tuple(events)) if found and news else None, over)


def finished_round(table: Table, row: int, snapshots: Sequence[SnapshotRecord]) -> Round:
    """The round that ended with this row of the log; raises `RuleError` when the log does not fit changed rules."""
    rows = table.rows[:row]
    acted = max(number for number in effective_rows(rows) if rows[number - 1].seat is not None)
    return _round(table, rows, acted, snapshots)


def running_round(table: Table, snapshots: Sequence[SnapshotRecord]) -> Round:
    """The round that is being played; raises `RuleError` when the log does not fit changed rules."""
    return replace(_round(table, table.rows, len(table.rows) + 1, snapshots), is_over=False)


async def find_round(table: Table, post: RoundPost, store: Store) -> Round | None:
    """The round that a post is about: the one that ended with its `row`, or the `running` one at an early end.

    None when the row was undone, when nothing happened in the round, or when the log does not fit changed rules.
    """
    try:
        if post.running:
            found = running_round(table, await store.snapshots(table.record.id))
            return found if found.events else None
        if (row := post.row) not in effective_rows(table.rows):
            return None
        return table.position.ended.get(row) or finished_round(
            table, row, await store.snapshots(table.record.id)
        )
    except RuleError:
        log.warning("table %s: a round cannot be shown", table.record.id, exc_info=True)
        return None


async def load_story(table: Table, store: Store) -> None:
    """Set the story of the table, whose lock is held, from its log: what happened in the running round."""
    snapshots = await store.snapshots(table.record.id)
    try:
        found = running_round(table, snapshots)
        story = News(found.before, found.events)
    except Exception:  # the game is valid; only the rows of this round do not fit corrected rules
        log.warning("table %s: its round cannot be shown again", table.record.id, exc_info=True)
        story = News(table.running.view(None))
    table.position = replace(table.position, story=story)


def _round(table: Table, rows: Sequence[Row], until: int, snapshots: Sequence[SnapshotRecord]) -> Round:
    """What happened since the last end of a round before row `until`, replayed from a snapshot as late as possible."""
    counting = effective_rows(rows)
    usable = [each for each in snapshots if each.sequence in {*counting} and each.sequence < until]
    for snapshot in sorted(usable, key=lambda each: -each.sequence):
        match = Match.restore(table.game, table.setup, snapshot.plain)
        later = [number for number in counting if number > snapshot.sequence]
        if (found := _follow_rows(match, rows, later, until, whole=False)) is not None:
            return found
    found = _follow_rows(Match.start(table.game, table.setup), rows, counting, until, whole=True)
    if found is None:
        raise AssertionError("from its beginning a game has its first round")
    return found


def _follow_rows(
    match: AnyMatch, rows: Sequence[Row], counting: Sequence[int], until: int, *, whole: bool
) -> Round | None:
    """The round at the end of the `counting` rows; None when it began before them. `whole`: one begins with them."""
    match.take_events()
    number, before = match.round, match.view(None)
    events: list[Event] = []
    for at in counting:
        match.follow(rows[at - 1])
        own = match.take_events()
        if match.round != number and at < until:
            number, before, whole = match.round, match.view(None), True
            events = _split_events(match.game.id, own)[1]
        elif match.round != number and match.over is None:
            events += _split_events(match.game.id, own)[0]
        else:
            events += own
    if not whole:
        return None
    return _round_of(number, before, match.view(None), events)


def _round_of(number: int, before: Any, after: Any, events: Sequence[Event]) -> Round:
    """A round between two views. The answer that ended it may have begun the next one, so the number is set here."""
    shown = replace(after, round=number) if hasattr(after, "round") else after
    return Round(number, before, shown, tuple(event for event in events if event.only is None))


def _split_events(game: str, events: Sequence[Event]) -> tuple[list[Event], list[Event]]:
    """Split the events of an answer that ends a round into those of this round and those of the next."""
    begins = SPECS[game].begins
    at = next((number for number, each in enumerate(events) if each.kind in begins), len(events))
    return [*events[:at]], [*events[at:]]


@frozen
class TakenBack:
    """What an undo takes back: the public events of the choice itself, and the number of later choices by seat."""

    events: tuple[Event, ...]
    later: Mapping[Seat, int]


def find_taken_back(table: Table, keep: int, snapshots: Sequence[SnapshotRecord]) -> TakenBack:
    """What an undo of all rows after `keep` takes back; without events where the log does not fit changed rules."""
    (_, choice), *following = table.counting(keep)
    chance = [*takewhile(lambda each: each[1].seat is None, following)]
    try:
        public = news(table, keep, snapshots, 1 + len(chance)).public()
    except RuleError:
        public = ()
    later = Counter(row.seat for _, row in following if row.seat not in (None, choice.seat))
    return TakenBack(public, {seat: count for seat, count in later.items() if seat is not None})
