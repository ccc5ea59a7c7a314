"""`python -m bot.bench moves` plays the same games with two versions, and measures the cost of a move of each."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from bot.bench import __main__ as program
from bot.bench import moves
from bot.bench.circle import CONFIRMED
from bot.language.texts import Texts
from bot.messages.setups import chosen_setup
from engine import GAMES

SMALL = moves.Size(
    (chosen_setup(GAMES["hunters_scouts"], 2, "", None),),
    moves=3,
    turn=2,
    copies=2,
    turns_together=1,
    turn_together=1,
    ways=(moves.WITHOUT,),
    runs=1,
)


def parts(figures: dict[str, float], what: str) -> float:
    return sum(value for name, value in figures.items() if name.startswith(f"{what}: "))


def test_the_people_who_measure_see_that_a_move_is_confirmed() -> None:
    assert Texts("en").say("turn-done", done="Hunt").startswith(CONFIRMED)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("crowd --tables 0", "--tables: must be a whole number above 0, not '0'"),
        ("soak --tables -3", "--tables: must be a whole number above 0, not '-3'"),
        ("moves --moves 1.5", "--moves: must be a whole number above 0, not '1.5'"),
        ("crowd --seconds nan", "--seconds: must be a number above 0, not 'nan'"),
        ("soak --minutes inf", "--minutes: must be a number above 0, not 'inf'"),
        ("moves --against /bin/true", "It cannot be measured: the bot that /bin/true runs ended with [0]."),
    ],
)
def test_what_cannot_be_measured_is_said(
    typed: str, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bench", *typed.split()])
    with pytest.raises(SystemExit) as ended:
        program.main()
    said = f"{capsys.readouterr().err}{ended.value}\n{ended.value.code}"
    assert sentence in said


@pytest.mark.long
@pytest.mark.parametrize(
    "other",
    [None, pytest.param(sys.executable, marks=pytest.mark.sweep(0))],
    ids=["alone", "next to another"],
)
async def test_a_version_costs_as_much_as_itself(other: str | None) -> None:
    report: dict[str, Any] = await moves.measure(SMALL, other)
    found = report[moves.WITHOUT]
    assert found["are_the_same_games"]
    assert found["starts_by_run"][0][moves.THIS]["cpu_ms_until_online"] > 0
    alone, together = found["one_move_at_a_time"], found["many_tables_at_once"]
    for name in (moves.THIS, moves.OTHER)[: 1 + bool(other)]:
        figures = alone[name]
        assert (figures["moves"], together[name]["moves"]) == (3, 2)
        for what in ("cpu_ms", "requests", "statements"):
            assert parts(figures, what) == pytest.approx(figures[what], abs=0.05)
        assert figures["requests: POST /interactions/{interaction}/{token}/callback"] == figures["taps"] >= 1
        assert figures["statements: begin"] == figures["commits"] >= 1
        assert 0 < figures["bytes_of_pictures"] < figures["bytes_sent"]
        assert figures["bytes_written_to_disk"] > 0
    if other:
        ratios = alone["ratio_median_least_most"]
        assert ratios["taps"] == [1, 1, 1]
        for what in ("cpu_ms", "requests", "bytes_sent", "bytes_written_to_disk", "statements", "commits"):
            median, least, most = ratios[what]
            assert 0 < least <= median <= most
    assert set(found["cpu_ms_by_table"]) == {str(SMALL.setups[0])}
