"""A game replayed from its log: the public view and the public events after every choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from itertools import groupby, pairwise
from typing import Any, Generic, TypeVar

from engine.core.events import Event
from engine.core.match import Match, Row
from engine.core.questions import Seat
from engine.core.values import frozen
from engine.core.views import FAIR, LuckView, SceneView, SeenTable, StoryView

V = TypeVar("V", bound=SeenTable)


@frozen
class Frame(Generic[V]):
    """The public view after a choice and all chance that followed it.

    `rows` is the number of rows of the log up to it; the frame before the first choice has no `seat` and no `line`.
    """

    rows: int
    seat: Seat | None
    line: str
    round: int
    view: V
    events: tuple[Event, ...]


def frames(match: Match[Any, V], rows: Sequence[Row], since: int = 0) -> Iterator[Frame[V]]:
    """Yield every frame from round `since` on, applying these rows to a fresh `match`.

    Raises a `RuleError` when one does not fit.
    """
    seat, line = None, ""
    for count, row in enumerate(rows):
        if row.seat is not None:
            if match.round >= since:
                yield _frame(match, count, seat, line)
            seat, line = row.seat, row.text
        match.follow(row)
    yield _frame(match, len(rows), seat, line)


def steps(match: Match[Any, Any], rows: Sequence[Row], begins: Set[str]) -> list[tuple[int, int]]:
    """Of each step, the number of rows up to it and the round in which it began; the rows are applied to `match`.

    A step is a choice that led to a public event: one that only asks for the next, such as which of one's places comes
    first, is no step of its own, nor is one after which only the next round began, by events of kinds `begins`. The
    first is before any choice, the last of a running game in the present round. Raises a `RuleError` at a misfit.
    """
    found, begun = list[tuple[int, int]](), 1
    for count, row in enumerate(rows):
        if row.seat is not None:
            public = {event.kind for event in match.take_events() if event.only is None}
            if public - begins or not found:
                found.append((count, begun))
            begun = match.round
        match.follow(row)
    return [*found, (len(rows), begun if match.over else match.round)]


def frame(match: Match[Any, V], rows: Sequence[Row], begin: int, end: int) -> tuple[Frame[V], V | None]:
    """The frame after `end` rows, applied to a fresh `match`, and the public view at the end of the step before it.

    That step ends after `begin` rows; with 0 there is none, and the view is None.
    """
    for row in rows[:begin]:
        match.follow(row)
    before = match.view(None) if begin else None
    if begin:
        match.take_events()
    for row in rows[begin:end]:
        match.follow(row)
    choice = rows[begin] if begin else Row(None, "")
    return _frame(match, end, choice.seat, choice.text), before


def _frame(match: Match[Any, V], rows: int, seat: Seat | None, line: str) -> Frame[V]:
    public = tuple(event for event in match.take_events() if event.only is None)
    return Frame(rows, seat, line, match.round, match.view(None), public)


def scenes(found: Sequence[Frame[V]], most: int) -> list[SceneView]:
    """At most `most` scenes of the frames that changed the view, the first and the last among them.

    When there are too many, first successive choices of one seat are merged into one scene, then neighbours.
    """
    groups = [[frame] for frame in _changed_frames(found)]
    if len(groups) > most:
        groups = _merge_turns(groups)
    if len(groups) > most:
        groups = _merge_evenly(groups, most)
    return [_scene(group) for group in groups]


def _changed_frames(found: Sequence[Frame[V]]) -> Iterator[Frame[V]]:
    for i, frame in enumerate(found):
        if not i or frame.view != found[i - 1].view:
            yield frame


def _merge_turns(groups: Sequence[list[Frame[V]]]) -> list[list[Frame[V]]]:
    keyed = groupby(groups, key=lambda group: (group[0].seat, group[0].round))
    return [[frame for group in together for frame in group] for _, together in keyed]


def _merge_evenly(groups: Sequence[list[Frame[V]]], most: int) -> list[list[Frame[V]]]:
    """The first group alone, the others merged into `most` - 1 groups of nearly the same size."""
    first, *rest = groups
    cuts = [len(rest) * part // (most - 1) for part in range(most)]
    parts = (rest[begin:end] for begin, end in pairwise(cuts))
    return [first, *([frame for group in part for frame in group] for part in parts)]


def _scene(group: Sequence[Frame[V]]) -> SceneView:
    seats = dict.fromkeys(frame.seat for frame in group if frame.seat is not None)
    return SceneView(tuple(seats), group[0].line if len(group) == 1 else "", group[-1].view)


def story(match: Match[Any, V], rows: Sequence[Row]) -> StoryView:
    """The story of a finished game, whose rows are applied to a fresh `match`.

    Raises a `RuleError` when one does not fit.
    """
    source, round_ends = match.game.replay, list[tuple[_Scores, _Scores]]()
    rolls: list[tuple[Seat, tuple[int, ...]]] = []
    hauls = list[tuple[Seat, Mapping[str, int]]]()
    first = last = None
    for last in frames(match, rows):
        first = first or last
        # A round without a choice has no frame of its own.
        over = last.round - first.round - len(round_ends)
        round_ends += [_current_scores(match)] * over
        rolls += [roll for event in last.events if (roll := source.roll_of(event))]
        hauls += [haul for event in last.events if (haul := source.haul_of(event))]
    if first is None or last is None:
        raise AssertionError("there is a frame before the first choice")
    courses, forecasts = (_by_seat(each) for each in zip(*round_ends, _current_scores(match), strict=True))
    best = _best_hauls(hauls, len(courses))
    return StoryView(
        last.view.standing,
        courses,
        tuple(
            _luck([dice for roller, dice in rolls if roller == seat], haul) for seat, haul in enumerate(best)
        ),
        source.scores(first.view),
        forecasts if forecasts != courses else (),
    )


_Scores = tuple[int, ...]


def _current_scores(match: Match[Any, V]) -> tuple[_Scores, _Scores]:
    """The public scores of all seats, and their scores if the game ended now."""
    source, scores = match.game.replay, match.game.replay.scores(match.view(None))
    return scores, tuple(source.forecast(match.view(seat), seat) for seat in range(len(scores)))


def _by_seat(rounds: Iterable[_Scores]) -> tuple[_Scores, ...]:
    return tuple(zip(*rounds, strict=True))


def _best_hauls(
    hauls: Sequence[tuple[Seat, Mapping[str, int]]], seats: int
) -> Iterator[tuple[str, int] | None]:
    """For each seat the goods with the highest amount times share of all: 20 of 25 counts for more than 21 of 40."""
    found = [Counter[str]() for _ in range(seats)]
    for seat, goods in hauls:
        found[seat].update(goods)
    total = Counter[str]()
    for each in found:
        total.update(each)
    for own in found:
        weighed = ((count * count / total[what], count, what) for what, count in own.items() if count)
        _, count, what = max(weighed, default=(0, 0, ""))
        yield (what, count) if count else None


def _luck(rolls: Sequence[tuple[int, ...]], haul: tuple[str, int] | None) -> LuckView:
    best = max(rolls, key=lambda dice: (sum(dice) - FAIR * len(dice), dice), default=())
    return LuckView(sum(map(len, rolls)), sum(map(sum, rolls)), tuple(sorted(best, reverse=True)), haul)
