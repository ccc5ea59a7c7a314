"""What computers reckon with can be fitted again: the prices of their policies and the weights of their values."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import asdict
from math import log
from pathlib import Path
from random import Random

import pytest

from engine.computer.weights import fitted_tables
from engine.stone_age.computer.prices import fitted_prices
from tools import fit_policy, fit_value, search_games

LITTLE = 0.25


@pytest.mark.parametrize(("game", "weight"), [("stone_age", "score"), ("hunters_scouts", "vp")])
def test_the_weights_can_be_fitted_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str, weight: str
) -> None:
    command = ["fit_value", game, "--seats", "2", "--games", "1", "--epochs", "1"]
    monkeypatch.setattr("sys.argv", command)
    fit_value.main()
    done = capsys.readouterr()
    assert done.err == ""
    assert f'"{weight}" = ' in done.out


def test_weights_are_fitted_on_games_of_a_search_and_stay_close_to_former_ones(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    few = ("--seats", "4", "--games", "1", "--simulations", "12", "--seed", "3")
    monkeypatch.setattr("sys.argv", ["search_games", "stone_age", *few])
    search_games.main()
    (file := tmp_path / "four.jsonl").write_text(played := capsys.readouterr().out, "utf-8")
    search_games.main()
    assert capsys.readouterr().out == played
    former = fitted_tables("engine.stone_age.computer", "weights.toml")["more"]
    moved: list[float] = []
    for decay in ("0.01", "1000"):
        fitting = ("--examples", str(file), "--former", "more", "--epochs", "5", "--decay", decay)
        monkeypatch.setattr("sys.argv", ["fit_value", "stone_age", *fitting])
        fit_value.main()
        fitted = tomllib.loads(capsys.readouterr().out)
        assert fitted.keys() >= former.keys()
        moved.append(sum(abs(fitted[name] - former[name]) for name in former))
    assert moved[0] > 4 * moved[1] > 0


def test_the_prices_of_a_policy_can_be_fitted_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = ("--generations", "1", "--games", "1", "--check", "1", "--seed", "2")
    monkeypatch.setattr("sys.argv", ["fit_policy", "stone_age", *few])
    fit_policy.main()
    printed = tomllib.loads(capsys.readouterr().out)
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
        search.follow(sorted(search.members(random), key=lambda member: -height(search.factors(member))))
    assert max(abs(one - other) for one, other in zip(search.mean, top, strict=True)) < LITTLE
