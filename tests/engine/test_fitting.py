"""What computers reckon with can be fitted again: the prices of their policies and the weights of their values."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import asdict
from math import log
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from engine import GAMES
from engine.computer.weights import fitted_tables
from engine.stone_age.computer.prices import fitted_prices
from tools import example_games, fit_policy, fit_value

LITTLE = 0.25


Run = Callable[..., str]
"""Runs a tool with arguments and returns what it prints."""


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def run(tool: ModuleType, *arguments: str) -> str:
        monkeypatch.setattr("sys.argv", [tool.__name__, *arguments])
        tool.main()
        done = capsys.readouterr()
        assert done.err == ""
        return done.out

    return run


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "table", "seats", "simulations"),
    [
        ("stone_age", "more", "4", "4"),
        ("hunters_scouts", "tribe", "2", "0"),
        ("survival", "survival", "2", "0"),
    ],
)
def test_weights_are_fitted_on_example_games(
    run: Run, tmp_path: Path, game: str, table: str, seats: str, simulations: str
) -> None:
    """The same seed plays the same games, and decay keeps weights close to former ones."""
    few = (game, "--seats", seats, "--games", "1", "--simulations", simulations, "--seed", "3")
    (file := tmp_path / "examples.jsonl").write_text(played := run(example_games, *few), "utf-8")
    assert run(example_games, *few) == played
    former = fitted_tables(f"engine.{example_games.STARTS[game].game}.computer", "weights.toml")[table]
    moved: list[float] = []
    for decay in ("0.01", "1000"):
        fitting = (game, "--examples", str(file), "--former", table, "--epochs", "5", "--decay", decay)
        fitted = tomllib.loads(run(fit_value, *fitting))
        assert fitted.keys() >= former.keys()
        moved.append(sum(abs(fitted[name] - former[name]) for name in former))
    assert moved[0] > 4 * moved[1] > 0


@pytest.mark.parametrize("name", example_games.STARTS)
def test_example_games_begin_by_the_rules(name: str) -> None:
    """Five seats want a module: a base game of theirs would run out of tiles."""
    random, starts = Random("begin"), example_games.STARTS[name]
    for seats in GAMES[starts.game].seats:
        for _ in range(20):
            GAMES[starts.game].check(starts.setup(seats, random))


def test_the_prices_of_a_policy_can_be_fitted_again(run: Run) -> None:
    few = ("--generations", "1", "--games", "1", "--check", "1", "--seed", "2")
    printed = tomllib.loads(run(fit_policy, "stone_age", *few))
    before = asdict(fitted_prices(2))
    assert printed.keys() == before.keys()
    assert 0 < sum(abs(log(printed[name] / before[name])) for name in before) / len(before) < LITTLE


def test_prices_are_found_that_win() -> None:
    """The search climbs a hill whose top is not where it begins, though each look is disturbed."""
    random, search = Random("climb"), fit_policy.Search.begin(6)
    top = [0.4, -0.3, 0.0, 0.2, -0.5, 0.1]

    def height(factors: Sequence[float]) -> float:
        return -sum((one - other) ** 2 for one, other in zip(factors, top, strict=True)) + random.gauss(
            0, 0.02
        )

    for _ in range(60):
        search.update(sorted(search.draw_members(random), key=lambda member: -height(search.factors(member))))
    assert max(abs(one - other) for one, other in zip(search.mean, top, strict=True)) < LITTLE
