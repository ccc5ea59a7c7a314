"""A game replayed from its log: what a bystander saw after every choice, and what the choice led to."""

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
    """The table after a choice and all chance that followed it, as a bystander sees it.

    `rows` is how many rows of the log made it; the frame before the first choice has no `seat` and no `line`.
    """

    rows: int
    seat: Seat | None
    line: str
    round: int
    view: V
    events: tuple[Event, ...]


def frames(match: Match[Any, V], rows: Sequence[Row], since: int = 0) -> Iterator[Frame[V]]:
    """Every frame from round `since` on of a fresh `match` that follows these rows.

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
    """After how many rows each step of a fresh `match` that follows these rows stands, and in which round it began.

    A step is what led to a public event: a choice that only asks for the next one, such as which of one's places
    comes first, has none of its own, nor has one after which only the next round began, by events of kinds `begins`.
    The first is before any choice, the last of a running game in the present round. Raises a `RuleError` at a misfit.
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
    """What all saw after `end` rows that a fresh `match` follows, and after the step before it, which ends at `begin`.

    Before the first step, at 0, nothing was seen.
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
    """The frames that changed what is seen as at most `most` scenes, the first and the last among them.

    When there are too many, first the choices that one seat makes in a row become one scene, then neighbours.
    """
    groups = [[frame] for frame in _changes(found)]
    if len(groups) > most:
        groups = _turns(groups)
    if len(groups) > most:
        groups = _evenly(groups, most)
    return [_scene(group) for group in groups]


def _changes(found: Sequence[Frame[V]]) -> Iterator[Frame[V]]:
    for i, frame in enumerate(found):
        if not i or frame.view != found[i - 1].view:
            yield frame


def _turns(groups: Sequence[list[Frame[V]]]) -> list[list[Frame[V]]]:
    keyed = groupby(groups, key=lambda group: (group[0].seat, group[0].round))
    return [[frame for group in together for frame in group] for _, together in keyed]


def _evenly(groups: Sequence[list[Frame[V]]], most: int) -> list[list[Frame[V]]]:
    """The first group alone, the others in `most` - 1 parts of nearly the same size."""
    first, *rest = groups
    cuts = [len(rest) * part // (most - 1) for part in range(most)]
    parts = (rest[begin:end] for begin, end in pairwise(cuts))
    return [first, *([frame for group in part for frame in group] for part in parts)]


def _scene(group: Sequence[Frame[V]]) -> SceneView:
    seats = dict.fromkeys(frame.seat for frame in group if frame.seat is not None)
    return SceneView(tuple(seats), group[0].line if len(group) == 1 else "", group[-1].view)


def story(match: Match[Any, V], rows: Sequence[Row]) -> StoryView:
    """The whole of a finished game: of a fresh `match` that follows these rows.

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
        round_ends += [_standing(match)] * over
        rolls += [roll for event in last.events if (roll := source.roll_of(event))]
        hauls += [haul for event in last.events if (haul := source.haul_of(event))]
    if first is None or last is None:
        raise AssertionError("there is a frame before the first choice")
    courses, forecasts = (_by_seat(each) for each in zip(*round_ends, _standing(match), strict=True))
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


def _standing(match: Match[Any, V]) -> tuple[_Scores, _Scores]:
    """The scores of all seats now, and what they would be if the game ended now."""
    source, scores = match.game.replay, match.game.replay.scores(match.view(None))
    return scores, tuple(source.forecast(match.view(seat), seat) for seat in range(len(scores)))


def _by_seat(rounds: Iterable[_Scores]) -> tuple[_Scores, ...]:
    return tuple(zip(*rounds, strict=True))


def _best_hauls(
    hauls: Sequence[tuple[Seat, Mapping[str, int]]], seats: int
) -> Iterator[tuple[str, int] | None]:
    """By seat the goods that count most, its share of them weighed in: 20 of 25 are more than 21 of 40."""
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
