"""Finished games in numbers: places, averages, streaks, head-to-head, and ratings for tables that chose to be rated."""

from __future__ import annotations

import csv
import io
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import fields
from datetime import UTC, datetime
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.storage.records import FORMER, ResultRecord
from engine.core.match import Setup
from engine.core.questions import Over
from engine.core.values import frozen

StoredResults = Sequence[Sequence[Any]]
"""Rows of stored results, oldest first, each with its columns in the order of `ResultRecord`."""


@frozen
class Summary:
    """A person's results in some games: `streak` is the number of latest wins in a row, `best` the highest score."""

    games: int
    wins: int
    average: float
    best: int
    streak: int


@frozen
class Standing:
    """One line of a leaderboard: `rating` is a lower bound, so newcomers start low; `games` counts rated games.

    `course` is the rating after each of them, with the number of the game among all rated ones, from the start.
    """

    member: int
    name: str
    rating: int
    games: int
    wins: int
    course: Sequence[tuple[int, int]] = ()


def places(over: Over) -> tuple[int, ...]:
    """The place of every seat from 1: winners are first, the others ordered by score; equal scores share a place."""
    order = [(seat not in over.winners, -score) for seat, score in enumerate(over.scores)]
    return tuple(1 + sum(other < own for other in order) for own in order)


def summary(results: Sequence[ResultRecord]) -> Summary:
    """The summary of one person's results, oldest first; raises for none."""
    scores = [each.score for each in results]
    streak = 0
    for each in reversed(results):
        if each.place != 1:
            break
        streak += 1
    wins = sum(each.place == 1 for each in results)
    return Summary(len(results), wins, sum(scores) / len(scores), max(scores), streak)


def by_kind(results: Iterable[ResultRecord]) -> dict[tuple[str, tuple[str, ...]], list[ResultRecord]]:
    """The results by game and modules, the most played first."""
    found: defaultdict[tuple[str, tuple[str, ...]], list[ResultRecord]] = defaultdict(list)
    for each in results:
        found[kind_of(each)].append(each)
    return dict(sorted(found.items(), key=lambda item: -len(item[1])))


def kind_of(result: ResultRecord) -> tuple[str, tuple[str, ...]]:
    """The game of this result, and its modules."""
    setup = Setup.read(result.setup)
    return setup.game, setup.modules


def tables(results: Iterable[ResultRecord]) -> list[list[ResultRecord]]:
    """The results by table, oldest first, seats in order."""
    found: defaultdict[int, list[ResultRecord]] = defaultdict(list)
    for each in sorted(results, key=lambda each: (each.ended, each.game, each.seat)):
        found[each.game].append(each)
    return list(found.values())


def versus(results: Iterable[ResultRecord], one: int, other: int) -> tuple[int, int, int]:
    """How often `one` finished before `other`, behind, and on the same place, in games that both played."""
    before = behind = level = 0
    for seats in tables(results):
        place = {each.member: each.place for each in seats}
        if one not in place or other not in place:
            continue
        before += place[one] < place[other]
        behind += place[one] > place[other]
        level += place[one] == place[other]
    return before, behind, level


def leaderboard(results: Iterable[ResultRecord]) -> list[Standing]:
    """Each person who played rated games, best first, by a Plackett-Luce rating over all their games in order."""
    model = PlackettLuce()
    ratings: dict[int, PlackettLuceRating] = {}
    played: defaultdict[int, list[ResultRecord]] = defaultdict(list)
    courses: dict[int, list[tuple[int, int]]] = {}
    rated = [seats for seats in tables(each for each in results if each.rated) if len(seats) > 1]
    for number, seats in enumerate(rated, start=1):
        teams = [[ratings.get(each.member) or model.rating()] for each in seats]
        for each, (rating,) in zip(
            seats, model.rate(teams, ranks=[each.place for each in seats]), strict=True
        ):
            ratings[each.member] = rating
            played[each.member].append(each)
            course = courses.setdefault(each.member, [(number - 1, _cautious(model.rating()))])
            course.append((number, _cautious(rating)))
    rows = [_standing(member, courses[member], games) for member, games in played.items() if member != FORMER]
    return sorted(rows, key=lambda row: (-row.rating, row.name))


def ranking(rows: StoredResults) -> list[Standing]:
    """The leaderboard of stored results; runs in another process (`bot/work/long_work.py`)."""
    return leaderboard(ResultRecord(*row) for row in rows)


def _cautious(rating: PlackettLuceRating) -> int:
    """The lower bound of a rating, scaled so that a newcomer has 1,000."""
    return round(1000 + 40 * rating.ordinal())


def _standing(member: int, course: Sequence[tuple[int, int]], games: Sequence[ResultRecord]) -> Standing:
    wins = sum(each.place == 1 for each in games)
    return Standing(member, games[-1].name, course[-1][1], len(games), wins, course)


def spreadsheet(rows: StoredResults) -> bytes:
    """Stored results as CSV in UTF-8, in which names cannot become formulas; runs in another process, too."""
    names = [each.name for each in fields(ResultRecord)]
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(names)
    writer.writerows(map(_cell, names, row) for row in rows)
    return text.getvalue().encode("utf-8")


def _cell(name: str, value: int | str) -> int | str:
    if name == "ended":
        return datetime.fromtimestamp(int(value), UTC).isoformat()
    if isinstance(value, str) and value[:1] in "=+-@\t\r":
        return f"'{value}"
    return value
