"""Duels: how strong the levels are compared with each other, and what `duel` and `bench` print."""

from __future__ import annotations

import json
import sys

import pytest

from engine import GAMES, benches
from engine.arguments import PLAYERS
from engine.computer.duel import Hypotheses, Result, Seated, computer_of_level, duel
from engine.computer.levels import LEVELS, version_of
from engine.core.match import Setup
from tests.engine.test_players import at_random
from tests.support.command_line import run_engine

MOST_GAMES = 200


def seat(player: str) -> Seated:
    """A level of the computer players, or one of the simple players."""
    if player == "random":
        return lambda key, _rows: at_random(key[-1])
    return computer_of_level(player) if player in LEVELS else lambda key, _rows: PLAYERS[player](key)


def test_a_sequential_test_stops_as_soon_as_it_is_sure() -> None:
    test = Hypotheses(0.7, 0.85)
    assert test.verdict(15, 15) == ""
    assert test.verdict(16, 16) == "high"
    assert test.verdict(8, 2) == "low"
    low, high = Result(100, 80).interval
    assert 0.7 < low < 0.8 < high < 0.9


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "module", "seats", "stronger", "weaker", "low", "high"),
    [
        ("stone_age", "base", 2, "easy", "random", 0.2, 0.9),
        ("stone_age", "base", 2, "normal", "greedy", 0.6, 0.85),
        ("stone_age", "base", 4, "normal", "greedy", 0.4, 0.7),
        ("stone_age", "base", 2, "normal", "easy", 0.5, 0.85),
        ("stone_age", "base", 2, "strong", "normal", 0.4, 0.9),
        ("hunters_scouts", "introductory", 2, "normal", "greedy", 0.45, 0.7),
        ("hunters_scouts", "normal", 2, "normal", "greedy", 0.5, 0.9),
    ],
)
def test_each_level_beats_a_weaker_one(
    game: str, module: str, seats: int, stronger: str, weaker: str, low: float, high: float
) -> None:
    """The figures, from many more games, are in `engine/computer/STRENGTH.md`."""
    rules = GAMES[game]
    setup = Setup(game, seats, (module,), rules.editions[0])
    games = duel(rules, setup, seat(stronger), seat(weaker), "levels", Hypotheses(low, high), MOST_GAMES)
    *_, result = games
    assert result.verdict == "high", result


def test_a_duel_ends_with_one_json_object() -> None:
    duels = ("duel", "stone_age", "--seats", "2", "--a", "normal")
    done = run_engine(*duels, "--b", "random", "--games", "2", "--seed", "1")
    assert done.stderr == ""
    report = json.loads(done.stdout.splitlines()[-1])
    assert (report["games"], report["wins"], report["share"], report["verdict"]) == (2, 2, 1, "open")
    assert {"interval", "cpu_seconds"} <= {*report}
    spent = report["cpu_ms_of_a_place"]
    assert spent["choices"] > report["games"]
    assert 0 < spent["mean"] <= 1000 * report["cpu_seconds"]
    shares = ("--b", "random", "--sprt", "0.5", "1")
    for more, problem in ((("--b", "clever"), "no level clever"), (shares, "two shares between 0 and 1")):
        refused = run_engine(*duels, *more)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert problem in refused.stderr


@pytest.mark.long
def test_another_release_plays_along_in_a_process_of_its_own() -> None:
    """Here it is the same program, so every game ends as without it."""
    reports: list[dict[str, object]] = []
    for level in ("easy", f"easy@{sys.executable}"):
        command = ("duel", "stone_age", "--seats", "3", "--a", "normal", "--b", level, "--games", "2")
        done = run_engine(*command)
        assert done.stderr == ""
        reports.append(json.loads(done.stdout.splitlines()[-1]))
    ours, other = reports
    version = version_of(GAMES["stone_age"])
    assert (ours["b"], other["b"]) == (f"easy {version}", f"easy {version} of {sys.executable}")
    assert [ours[name] for name in ("games", "wins")] == [other[name] for name in ("games", "wins")]


@pytest.mark.parametrize(
    ("command", "problem"),
    [
        (("duel", "--a", "normal", "--b", "normal@/no/python"), "/no/python cannot be started"),
        (("duel", "--a", "normal", "--b", f"clever@{sys.executable}"), "has no level clever, but easy,"),
        (("duel", "--a", "normal", "--b", "normal@/bin/true"), "has no program that can play this game"),
        (("bench", "--compare-with", "/bin/true", "--seconds", "0.01"), "has no program that can measure"),
    ],
)
def test_what_is_no_other_release_is_said_in_a_sentence(command: tuple[str, ...], problem: str) -> None:
    name, *more = command
    refused = run_engine(name, "stone_age", "--seats", "2", *more)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert problem in refused.stderr
    assert len(refused.stderr.splitlines()) == 1


@pytest.mark.long
def test_a_bench_compared_with_another_release_names_the_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benches, "PAIRS", 2)
    command = ("bench", "stone_age", "--seats", "2", "--seconds", "0.1", "--compare-with", sys.executable)
    ours, theirs, ratio, low, high = json.loads(run_engine(*command, "--silent").stdout)["steps_per_second"]
    assert 0.1 < low <= ratio <= high < 10
    assert min(ours, theirs) > 100
