"""A game told again from its log: what a bystander saw after every choice, and what became of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Any, Protocol

from engine.core.events import Event
from engine.core.match import Match, Row
from engine.core.questions import Seat
from engine.core.views import LuckView, ResultView, SceneView, StoryView


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after a choice and all chance that followed it, as a bystander sees it.

    `rows` is how many rows of the log made it; the moment before the first choice has no `seat` and no `line`.
    """

    rows: int
    seat: Seat | None
    line: str
    round: int
    view: Any
    events: tuple[Event, ...]


def moments(match: Match, rows: Sequence[Row], since: int = 0) -> Iterator[Moment]:
    """Every moment from round `since` on of a fresh `match` that follows these rows.

    Raises a `RuleError` when one does not fit.
    """
    seat, line = None, ""
    for count, row in enumerate(rows):
        if row.seat is not None:
            if match.round >= since:
                yield _moment(match, count, seat, line)
            seat, line = row.seat, row.text
        match.follow(row)
    yield _moment(match, len(rows), seat, line)


def count_moments(rows: Sequence[Row]) -> int:
    """How many moments a game has so far."""
    return 1 + sum(row.seat is not None for row in rows)


def moment(match: Match, rows: Sequence[Row], number: int) -> tuple[Moment, Any]:
    """One moment of a fresh `match` that follows these rows, counted from 0, and what was seen before it.

    Raises a `RuleError` when a row does not fit.
    """
    choices = [count for count, row in enumerate(rows) if row.seat is not None]
    ends = [*choices, len(rows)]
    begin = ends[number - 1] if number else 0
    for row in rows[:begin]:
        match.follow(row)
    before = match.view(None) if number else None
    if number:
        match.take_events()
    for row in rows[begin : ends[number]]:
        match.follow(row)
    choice = rows[begin] if number else Row(None, "")
    return _moment(match, ends[number], choice.seat, choice.text), before


def _moment(match: Match, rows: int, seat: Seat | None, line: str) -> Moment:
    public = tuple(event for event in match.take_events() if event.only is None)
    return Moment(rows, seat, line, match.round, match.view(None), public)


def scenes(told: Sequence[Moment], most: int) -> list[SceneView]:
    """The moments that changed what is seen as at most `most` scenes, the first and the last among them.

    When there are too many, first the choices that one seat makes in a row become one scene, then neighbours.
    """
    groups = [[moment] for moment in _changes(told)]
    if len(groups) > most:
        groups = _turns(groups)
    if len(groups) > most:
        groups = _evenly(groups, most)
    return [_scene(group) for group in groups]


def _changes(told: Sequence[Moment]) -> Iterator[Moment]:
    for i, moment in enumerate(told):
        if not i or moment.view != told[i - 1].view:
            yield moment


def _turns(groups: Sequence[list[Moment]]) -> list[list[Moment]]:
    keyed = groupby(groups, key=lambda group: (group[0].seat, group[0].round))
    return [[moment for group in together for moment in group] for _, together in keyed]


def _evenly(groups: Sequence[list[Moment]], most: int) -> list[list[Moment]]:
    """The first group alone, the others in `most` - 1 parts of nearly the same size."""
    first, *rest = groups
    cuts = [len(rest) * part // (most - 1) for part in range(most)]
    parts = (rest[begin:end] for begin, end in pairwise(cuts))
    return [first, *([moment for group in part for moment in group] for part in parts)]


def _scene(group: Sequence[Moment]) -> SceneView:
    seats = dict.fromkeys(moment.seat for moment in group if moment.seat is not None)
    return SceneView(tuple(seats), group[0].line if len(group) == 1 else "", group[-1].view)


class Narrator(Protocol):
    """What a story must know about one game; a module with these functions is one."""

    def scores(self, view: Any) -> tuple[int, ...]:
        """The public score of every seat."""
        ...

    def results(self, view: Any) -> tuple[ResultView, ...]:
        """The final count by rank; empty before the end."""
        ...

    def rolled(self, event: Event, /) -> tuple[Seat, tuple[int, ...]] | None:
        """Who rolled which dice for themselves, if that is what happened."""
        ...


def story(narrator: Narrator, told: Iterable[Moment]) -> StoryView:
    """The whole of a finished game from its moments."""
    first: Moment | None = None
    last: Moment | None = None
    after_round: list[tuple[int, ...]] = []
    rolls: list[tuple[Seat, tuple[int, ...]]] = []
    for moment in told:
        first = first or moment
        if last is not None:
            # A round in which nobody had a choice has no moment of its own.
            after_round += [narrator.scores(moment.view)] * (moment.round - last.round)
        rolls += [roll for event in moment.events if (roll := narrator.rolled(event))]
        last = moment
    if first is None or last is None:
        raise ValueError("a story needs at least one moment")
    after_round.append(narrator.scores(last.view))
    seats = range(len(after_round[-1]))
    return StoryView(
        narrator.results(last.view),
        tuple(tuple(scores[seat] for scores in after_round) for seat in seats),
        tuple(_luck([dice for roller, dice in rolls if roller == seat]) for seat in seats),
        narrator.scores(first.view),
    )


def _luck(rolls: Sequence[tuple[int, ...]]) -> LuckView:
    return LuckView(sum(map(len, rolls)), sum(map(sum, rolls)))
