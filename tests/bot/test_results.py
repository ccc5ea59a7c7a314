"""Places, averages, streaks, head-to-head, ratings and the export, on results made by hand."""

from __future__ import annotations

from dataclasses import astuple

import pytest

from bot.commands import records_commands
from bot.storage.records import ResultRecord
from bot.tables.writing.ratings import by_kind, leaderboard, places, spreadsheet, summary, versus
from engine.core.questions import Over
from renders.records.values import MOST_GAMES, PlayedGame

ANNA, BEN, CARLA = 1, 2, 3
NAMES = {ANNA: "Anna", BEN: "Ben", CARLA: "Carla"}
BASE = "stone_age seats=2 modules=base edition=jubilee"


def played(
    game: int, *finished: tuple[int, int, int], rated: int = 1, setup: str = BASE
) -> list[ResultRecord]:
    """One table: member, score and place of each seat."""
    return [
        ResultRecord(game, seat, 9, member, NAMES[member], setup, score, place, 8, rated, 1_000 + game)
        for seat, (member, score, place) in enumerate(finished)
    ]


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ((50, 80, 60), (1,), (3, 1, 2)),
        ((80, 80), (0, 1), (1, 1)),
        ((80, 80), (1,), (2, 1)),
        ((24, 3), (1,), (2, 1)),
        ((9, 9, 30), (2,), (2, 2, 1)),
    ],
)
def test_winners_are_first_whatever_the_scores(
    scores: tuple[int, ...], winners: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert places(Over(scores, winners)) == expected


def test_a_summary_counts_the_latest_wins() -> None:
    results = [
        *played(1, (ANNA, 90, 1)),
        *played(2, (ANNA, 40, 2)),
        *played(3, (ANNA, 60, 1)),
        *played(4, (ANNA, 70, 1)),
    ]
    found = summary(results)
    assert (found.games, found.wins, found.average, found.best, found.streak) == (4, 3, 65.0, 90, 2)


def test_head_to_head_counts_only_common_games() -> None:
    results = [
        *played(1, (ANNA, 90, 1), (BEN, 80, 2)),
        *played(2, (BEN, 90, 1), (ANNA, 80, 2)),
        *played(3, (ANNA, 80, 1), (BEN, 80, 1)),
        *played(4, (ANNA, 80, 1), (CARLA, 10, 2)),
        *played(5, (ANNA, 80, 2), (BEN, 70, 3), (CARLA, 99, 1)),
    ]
    assert versus(results, ANNA, BEN) == (2, 1, 1)
    assert versus(results, BEN, ANNA) == (1, 2, 1)
    assert versus(results, BEN, 7) == (0, 0, 0)


def test_who_wins_more_stands_higher_and_unrated_games_do_not_count() -> None:
    results = [row for game in range(6) for row in played(game, (ANNA, 90, 1), (BEN, 50, 2))]
    results += [row for game in range(6, 30) for row in played(game, (CARLA, 90, 1), (ANNA, 50, 2), rated=0)]
    first, second = leaderboard(results)
    assert (first.name, first.games, first.wins) == ("Anna", 6, 6)
    assert (second.name, second.games, second.wins) == ("Ben", 6, 0)
    assert first.rating > 1000 > second.rating


def test_a_course_begins_as_a_newcomer_and_ends_at_the_rating() -> None:
    results = [*played(1, (ANNA, 90, 1), (BEN, 50, 2)), *played(2, (BEN, 90, 1), (CARLA, 50, 2))]
    results += [*played(3, (ANNA, 9, 1), rated=0), *played(4, (ANNA, 9, 1))]
    rows = {row.name: row for row in leaderboard(results)}
    assert [number for number, _ in rows["Anna"].course] == [0, 1]
    assert [number for number, _ in rows["Ben"].course] == [0, 1, 2]
    assert [number for number, _ in rows["Carla"].course] == [1, 2]
    assert {row.course[0][1] for row in rows.values()} == {1000}
    assert all(row.course[-1][1] == row.rating for row in rows.values())


def test_pictures_show_the_latest_games_against_the_best_of_their_kind() -> None:
    hunted = "hunters_scouts seats=2 modules=normal edition=2014"
    results = [row for game in range(20) for row in played(game, (ANNA, 40, 2), (BEN, 80, 1))]
    results += played(20, (BEN, 6, 2), (ANNA, 24, 1), setup=hunted)
    own = [row for row in results if row.member == ANNA]
    record = records_commands.person("Anna", own, leaderboard(results))
    assert (record.games, record.wins, len(record.latest)) == (21, 1, MOST_GAMES)
    assert record.latest[-1] == PlayedGame(24, 1, 1)
    assert record.latest[0] == PlayedGame(40, 2, 1)
    assert record.ratings[-1] == (21, leaderboard(results)[1].rating)
    pair = records_commands.opponents(("Anna", "Ben"), results, ANNA, BEN)
    assert pair is not None
    assert (pair.before, pair.behind, pair.level) == (1, 20, 0)
    assert pair.latest[-1] == (PlayedGame(24, 1, 1), PlayedGame(6, 2, 0.25))
    assert records_commands.opponents(("Anna", "Carla"), results, ANNA, CARLA) is None


def test_the_order_of_the_rows_does_not_matter() -> None:
    results = [
        row for game in range(9) for row in played(game, (ANNA, 90, 1 + game % 2), (BEN, 50, 2 - game % 2))
    ]
    assert leaderboard(results) == leaderboard(reversed(results))


def test_games_are_distinguished_by_modules() -> None:
    winter = "stone_age seats=2 modules=base,hard-winter edition=jubilee"
    results = [*played(1, (ANNA, 1, 1)), *played(2, (ANNA, 1, 1), setup=winter), *played(3, (ANNA, 1, 1))]
    assert [(key, len(rows)) for key, rows in by_kind(results).items()] == [
        (("stone_age", ("base",)), 2),
        (("stone_age", ("base", "hard-winter")), 1),
    ]


def test_names_cannot_become_formulas() -> None:
    (row,) = played(1, (ANNA, 1, 1))
    evil = ResultRecord(1, 0, 9, ANNA, "=1+1", row.setup, 1, 1, 8, 0, 1_000)
    lines = spreadsheet([astuple(evil)]).decode().splitlines()
    assert lines[0].startswith("game,seat,server,member,name")
    assert "'=1+1" in lines[1]
    assert "1970-01-01T00:16:40+00:00" in lines[1]
