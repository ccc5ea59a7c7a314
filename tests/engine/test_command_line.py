"""`python -m engine`, as a person at the terminal meets it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine import GAMES
from engine.__main__ import main
from engine.core.match import Setup
from tests.support.command_line import run_engine

ROOT = Path(__file__).parent.parent.parent
TRANSCRIPTS = sorted((ROOT / "tests/transcripts").glob("*/*.txt"))
BASE = ("stone_age", "--seats", "2", "--modules", "base")


def in_a_process(*arguments: str) -> subprocess.CompletedProcess[str]:
    """What a process of its own writes, in which hashes are others than here; it says nothing else."""
    command = [sys.executable, "-m", "engine", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True, timeout=60)
    assert done.stderr == ""
    return done


def test_games_lists_seats_modules_and_editions() -> None:
    listed = in_a_process("games")
    modules = ",".join(GAMES["stone_age"].modules)
    assert f"stone_age seats=2,3,4,5 modules={modules} editions=jubilee,2008\n" in listed.stdout


def test_the_same_seed_and_players_give_the_same_game(tmp_path: Path) -> None:
    command = ("play", *BASE, "--edition", "2008", "--seed", "mammut", "--players", "random,greedy")
    first, second = in_a_process(*command), run_engine(*command)
    assert first.stdout == second.stdout
    assert first.stdout.startswith("setup stone_age seats=2 modules=base edition=2008\nchance draw H")
    scores = [line.split()[2] for line in first.stdout.splitlines() if line.startswith("=")]
    assert len(scores) == 2
    file = tmp_path / "game.txt"
    file.write_text(first.stdout, "utf-8")
    replayed = run_engine("replay", file)
    assert (replayed.returncode, replayed.stdout) == (0, f"{file}: {' '.join(scores)}\n")


def test_another_seed_gives_another_game() -> None:
    assert run_engine("play", *BASE, "--seed", "a").stdout != run_engine("play", *BASE, "--seed", "b").stdout


@pytest.mark.long
def test_the_committed_games_replay() -> None:
    replayed = run_engine("replay", *TRANSCRIPTS)
    assert (replayed.returncode, replayed.stderr) == (0, "")
    assert len(replayed.stdout.splitlines()) == len(TRANSCRIPTS)


def test_the_first_wrong_line_ends_the_replay(tmp_path: Path) -> None:
    good, bad, unread = (tmp_path / name for name in ("good.txt", "bad.txt", "unread.txt"))
    lines = TRANSCRIPTS[0].read_text("utf-8").splitlines(keepends=True)
    good.write_text("".join(lines), "utf-8")
    bad.write_text("".join([*lines[:20], "0 fly\n", *lines[20:]]), "utf-8")
    unread.write_text("nonsense\n", "utf-8")
    replayed = run_engine("replay", good, bad, unread)
    assert replayed.returncode == 1
    assert replayed.stdout.startswith(f"{good}: ")
    assert replayed.stderr.startswith(f"{bad}:21: ")
    assert len(replayed.stderr.splitlines()) == 1


def test_a_game_without_its_end_is_said_to_be_running(tmp_path: Path) -> None:
    file = tmp_path / "running.txt"
    file.write_text("setup stone_age seats=2 modules=base edition=jubilee\n", "utf-8")
    replayed = run_engine("replay", file)
    assert (replayed.returncode, replayed.stdout) == (0, f"{file}: not over, round 0\n")


def test_a_reader_may_leave_early() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "engine", "play", *BASE],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as writer:
        assert writer.stdout is not None
        assert writer.stderr is not None
        writer.stdout.close()
        assert writer.stderr.read() == b""
        assert writer.wait() == 0


def test_bench_prints_one_object() -> None:
    measured = run_engine("bench", *BASE, "--seconds", "0.2")
    assert measured.returncode == 0
    (line,) = measured.stdout.splitlines()
    figures = json.loads(line)
    assert figures["setup"] == "stone_age seats=2 modules=base edition=jubilee"
    assert figures["games"] >= 1
    assert figures["steps"] > 100 * figures["games"]
    assert figures["cpu_seconds"] >= 0.2
    assert figures["games_per_core_minute"] == pytest.approx(
        60 * figures["games"] / figures["cpu_seconds"], rel=0.01
    )
    assert figures["steps_per_second"] == pytest.approx(figures["steps"] / figures["cpu_seconds"], rel=0.01)
    assert figures["fork_microseconds"] > 0
    assert figures["replay_milliseconds"] > 0


def test_a_silent_bench_without_a_game_measures_all_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--silent", "--seconds", "0.001"]) == 0
    measured = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    setups = [Setup.read(figures["setup"]) for figures in measured]
    assert [(setup.game, setup.seats) for setup in setups] == [
        (game.id, seats) for game in GAMES.values() for seats in game.seats for _ in range(2)
    ]
    assert {module for setup in setups for module in setup.modules} >= {*GAMES["stone_age"].modules}
    for figures in measured:
        assert figures["games"] >= 1
        assert figures["steps_per_second"] > 0


def test_balance_counts_what_happens() -> None:
    weighed = run_engine(
        "balance", "hunters_scouts", "--seats", "2", "--modules", "introductory", "--games", "3"
    )
    figures = json.loads(weighed.stdout)
    assert figures["setup"] == "hunters_scouts seats=2 modules=introductory edition=2014"
    assert (figures["games"], figures["unfinished"], figures["players"]) == (3, 0, "random")
    assert figures["events_per_game"]["game-over"] == 1
    assert 0 <= figures["starter_wins_percent"] <= 100
    assert 35 < figures["starter_wins_plus_minus"] < 38, "three games say next to nothing"
    assert figures["rounds"] > 1


def test_modules_may_be_named_in_any_order_and_the_foundation_not_at_all() -> None:
    played = run_engine("play", "stone_age", "--seats", "3", "--modules", "new-huts,style")
    assert played.stdout.startswith("setup stone_age seats=3 modules=base,style,new-huts edition=jubilee\n")


@pytest.mark.long
def test_simulate_prints_one_object_per_person() -> None:
    measured = run_engine("simulate", *BASE, "--games", "1", "--persons", "settled,whims")
    assert (measured.returncode, measured.stderr) == (0, "")
    figures = [json.loads(line) for line in measured.stdout.splitlines()]
    assert [each["person"] for each in figures] == ["settled", "whims"]
    for each in figures:
        assert each["setup"] == "stone_age seats=2 modules=base edition=jubilee"
        manners = ["asking", "answers", "plans", "looking-ahead", "together", "placing", "foreseeing"]
        assert [*each["manners"]] == manners
        assert each["manners"]["asking"]["fewer"] == 0
        assert each["manners"]["together"]["fewer"] > each["manners"]["plans"]["fewer"] > 0.4


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ((), "COMMAND"),
        (("dance",), "dance"),
        (("games", "more"), "more"),
        (("play",), "GAME"),
        (("play", "chess", "--seats", "2"), "chess"),
        (("play", "stone_age"), "--seats"),
        (("play", "stone_age", "--seats", "two"), "two"),
        (("play", "stone_age", "--seats", "1"), "1"),
        (("play", "stone_age", "--seats", "-3"), "-3"),
        (("play", "stone_age", "--seats", "2", "--modules", "winter"), "winter"),
        (("play", "stone_age", "--seats", "2", "--modules", "base,new-huts"), "style"),
        (("play", "stone_age", "--seats", "2", "--modules", "base,igloos", "--edition", "2008"), "igloos"),
        (("play", "stone_age", "--seats", "2", "--edition", "1999"), "1999"),
        (("play", "stone_age", "--seats", "2", "--players", "greedy"), "2 seats"),
        (("play", "stone_age", "--seats", "2", "--players", "greedy,genius"), "genius"),
        (("play", "stone_age", "--seats", "2", "--sead", "1"), "--sead"),
        (("replay",), "FILE"),
        (("replay", "no such file"), "no such file"),
        (("replay", "tests"), "tests"),
        (("bench", "stone_age", "--seconds", "1"), "--seats"),
        (("bench", "stone_age", "--seats", "2", "--seconds", "0"), "seconds"),
        (("bench", "stone_age", "--seats", "2", "--seconds", "nan"), "seconds"),
        (("bench", "stone_age", "--seats", "2", "--seconds", "soon"), "soon"),
        (("balance", "stone_age", "--seats", "2", "--games", "0"), "games"),
        (("simulate", "stone_age", "--seats", "2", "--games", "0"), "games"),
        (("simulate", "stone_age", "--seats", "2", "--persons", "saints"), "saints"),
    ],
    ids=" ".join,
)
def test_bad_arguments_get_one_sentence(arguments: tuple[str, ...], named: str) -> None:
    refused = run_engine(*arguments)
    assert (refused.returncode, refused.stdout) == (2, "")
    (sentence,) = refused.stderr.splitlines()
    assert sentence[0].isupper() or sentence.startswith(named)
    assert sentence.endswith(".")
    assert named in sentence
