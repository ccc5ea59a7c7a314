"""Finished games as what their pictures are drawn from."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from bot.storage.records import ResultRecord
from bot.tables.writing.ratings import Standing, kind_of, summary, tables, versus
from renders.records.values import MOST_GAMES, PersonRecord, PlayedGame, RankedPerson, VersusRecord

Best = Mapping[object, int]
"""The highest score by kind of game."""


def person(name: str, results: Sequence[ResultRecord], ranked: Sequence[Standing]) -> PersonRecord:
    """One person's results, oldest first; there must be one."""
    found, best = summary(results), _best(results)
    course = next((each.course for each in ranked if each.member == results[0].member), ())
    latest = tuple(_picture_game(each, best) for each in results[-MOST_GAMES:])
    average = round(found.average)
    return PersonRecord(
        name, found.games, found.wins, average, found.best, found.streak, latest, tuple(course)
    )


def rank(rows: Iterable[Standing]) -> tuple[RankedPerson, ...]:
    """The lines of a ranking, best first."""
    return tuple(RankedPerson(row.name, row.rating, row.games, row.wins, tuple(row.course)) for row in rows)


def opponents(
    names: tuple[str, str], results: Sequence[ResultRecord], one: int, other: int
) -> VersusRecord | None:
    """What two people have played together, None where they have not."""
    pairs: list[tuple[ResultRecord, ResultRecord]] = []
    for seats in tables(results):
        by_member = {each.member: each for each in seats}
        if one != other and one in by_member and other in by_member:
            pairs.append((by_member[one], by_member[other]))
    if not pairs:
        return None
    best = _best(each for pair in pairs for each in pair)
    latest = tuple((_picture_game(a, best), _picture_game(b, best)) for a, b in pairs[-MOST_GAMES:])
    return VersusRecord(names, *versus(results, one, other), latest)


def _best(results: Iterable[ResultRecord]) -> Best:
    found: defaultdict[object, int] = defaultdict(int)
    for each in results:
        found[kind_of(each)] = max(found[kind_of(each)], each.score)
    return found


def _picture_game(result: ResultRecord, best: Best) -> PlayedGame:
    most = best[kind_of(result)]
    return PlayedGame(result.score, result.place, max(0, result.score) / most if most else 0)
