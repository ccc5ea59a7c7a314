"""A forged line of a finished game is found, whether its checks are left as they were or made to fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from engine import GAMES, __main__, verdict
from engine.computer import levels
from engine.computer.levels import LEVELS
from engine.computer.recomputing import ComputerChoices
from engine.core.match import AnyMatch, Row, Setup
from engine.core.origin import WORDED, Misfit, Origin
from engine.core.questions import Seat
from engine.core.verifying import Step, verify
from tests.engine.forging import Forging, PlayedGame, Player, forged_lines, forged_rows

STONE_AGE = Setup("stone_age", 3, ("base",), "jubilee")
HUNTERS = Setup("hunters_scouts", 2, ("introductory",), GAMES["hunters_scouts"].editions[0])
TABLES: Mapping[str, tuple[Setup, Mapping[Seat, str]]] = {
    "stone_age": (STONE_AGE, {1: "easy", 2: "strong"}),
    "hunters_scouts": (HUNTERS, {1: "normal"}),
    "experts": (HUNTERS, {0: "strong", 1: "expert"}),
}
SHORT = 60
"""Moves of the games of the short run, which end early; of so many forgeries it tries one."""
SAMPLE = 67
STEPS = {"stone_age": 311, "hunters_scouts": 97, "experts": 127}
"""Of so many forgeries the gate tries one: each line has more, and each kind meets lines of every sort. All of them
take half an hour: `--every`.
"""


@pytest.fixture(scope="module", autouse=True)
def _quick() -> Iterator[None]:
    """Levels that think do so for a moment."""
    with pytest.MonkeyPatch.context() as patch:
        few = {level: replace(LEVELS[level], simulations=4) for level in ("strong", "expert")}
        patch.setattr(levels, "LEVELS", {**LEVELS, **few})
        yield


@pytest.fixture(scope="module")
def games() -> dict[tuple[str, int], PlayedGame]:
    return {}


Games = dict[tuple[str, int], PlayedGame]
Sample = Callable[[int], int]


def game_of(table: str, games: Games, moves: int = 3000) -> PlayedGame:
    """A game of this table, played once."""
    if (table, moves) not in games:
        games[table, moves] = Player(*TABLES[table], moves).play()
    return games[table, moves]


class FromFirstOther(ComputerChoices):
    """Computes no choice again before the first row that is another one than in the true game."""

    def __init__(self, rows: list[Row]) -> None:
        super().__init__()
        self._rows = rows
        self._is_true = True

    def judge(self, source: Origin, match: AnyMatch, step: Step, at: int) -> None:
        number, row = step.number, step.row
        true = self._rows[number - 1] if number <= len(self._rows) else None
        self._is_true = self._is_true and (row, row.computer) == (true, true.computer if true else "")
        if not self._is_true:
            super().judge(source, match, step, at)


@pytest.mark.long
@pytest.mark.parametrize(
    ("table", "moves"), [("stone_age", SHORT), ("hunters_scouts", SHORT), *((each, 3000) for each in TABLES)]
)
def test_the_true_file_holds(table: str, moves: int, games: Games) -> None:
    """With all that a log can hold: see `Player`."""
    game, choices = game_of(table, games, moves), ComputerChoices()
    verified = verify(GAMES, game.text, choices)
    computed = [row for at, row in enumerate(game.rows) if row.computer and at not in game.corrected]
    assert choices.count == choices.same == len(computed) > 20
    assert len(choices.instead) == ("strong" in TABLES[table][1].values())
    assert (verified.over is None) == (moves == SHORT)
    if table != "experts":
        assert verified.undone > 1
        assert verified.corrected
        assert any(row.computer for row in computed if row.seat == 0), "a caretaker"
    assert not any(row.obvious and row.computer for row in game.rows)


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES)
def test_lines_that_somebody_forges_are_named(table: str, games: Games) -> None:
    game = game_of(table, games, SHORT)
    assert named(game, islice(forged_lines(game), 0, None, SAMPLE)) > 15


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES)
def test_every_line_of_whole_games_that_somebody_forges_is_named(
    table: str, games: Games, sample: Sample
) -> None:
    step = sample(STEPS[table])
    game = game_of(table, games)
    assert named(game, islice(forged_lines(game), 0, None, step)) > 1000 // step


def named(game: PlayedGame, forgeries: Iterator[Forging]) -> int:
    """How many forgeries were refused: each at its first line, or at the row to which that belongs."""
    count, unfit = 0, unfit_lines(game)
    for forge in forgeries:
        if (forged := forge()) is None:
            continue
        assert judged(game, forged.text) in {*forged.group, *unfit}, (forged.how, forged.first)
        count += 1
    return count


@pytest.mark.parametrize("table", ["hunters_scouts"])
def test_forged_rows_are_found_though_all_checks_fit(table: str, games: Games) -> None:
    game = game_of(table, games, SHORT)
    assert refused(game, islice(forged_rows(game), 0, None, SAMPLE)) > 5


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES)
def test_all_forged_rows_are_found_though_all_checks_fit(table: str, games: Games, sample: Sample) -> None:
    step = sample(STEPS[table])
    game = game_of(table, games)
    assert refused(game, islice(forged_rows(game), 0, None, step)) > 200 // step


def refused(game: PlayedGame, forgeries: Iterator[Forging]) -> int:
    """How many forgeries are refused without a hash to compare with. The others have not the one that was posted."""
    posted, unfit = judged(game, game.text), unfit_lines(game)
    count = 0
    for forge in forgeries:
        if (forged := forge()) is None:
            continue
        found = judged(game, forged.text)
        assert found != posted, forged.how
        if isinstance(found, int):
            possible = forged.group if forged.must_be_named else range(forged.group.start, 99_999)
            assert found in possible or found in unfit, (forged.how, forged.first)
            count += 1
        else:
            assert not forged.must_be_named, (forged.how, forged.first)
    return count


def unfit_lines(game: PlayedGame) -> set[int]:
    """The first wrong line where a forgery hides that a rule was corrected: what does not fit the rules any more."""
    return {at for at, line in enumerate(game.text.splitlines(), 1) if line.endswith("place moon 9")}


def judged(game: PlayedGame, text: str) -> int | str:
    """The first line of the file that does not hold, else the hash of its log."""
    try:
        return verify(GAMES, text, FromFirstOther(game.rows)).log
    except Misfit as wrong:
        return wrong.line


def unchecked(text: str) -> str:
    """The file as 1.0 wrote it."""
    lines = text.splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(("# check ", "# log ")))


def test_files_without_checks_hold_where_none_were_made_and_that_is_said() -> None:
    """In the third scheme they cannot be left out."""
    game = Player(*TABLES["hunters_scouts"], moves=20).play()
    with pytest.raises(Misfit) as wrong:
        verify(GAMES, unchecked(game.text))
    assert wrong.value.why == "no-check"
    older = Player(*TABLES["hunters_scouts"], moves=20)
    older.source = replace(older.source, scheme=WORDED, seats=())
    text, choices = older.play().text, ComputerChoices()
    found = verify(GAMES, unchecked(text), choices)
    said = "\n".join(verdict.explain_acceptance(found, choices))
    assert "This file is from before logs had a hash" in said
    assert "only the hash of the log shows that no mark is gone" in said
    assert found.log == verify(GAMES, text).log
    without_marks = "".join(
        line for line in unchecked(text).splitlines(keepends=True) if not line.startswith("# computer ")
    )
    assert verify(GAMES, without_marks).log != found.log, "compared with what was posted it is found"


def test_the_hash_of_the_log_is_compared_with_what_was_posted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = Player(*TABLES["hunters_scouts"], moves=20).play()
    file = tmp_path / "table-1.txt"
    file.write_text(game.text, "utf-8")
    log = verify(GAMES, game.text).log
    posted = ["--posted", game.source.commitment, "--posted", log]
    assert __main__.main(["verify", str(file), *posted]) == 0
    assert f"log, posted when the game ended (since version 1.1): {log}" in capsys.readouterr().out
    assert __main__.main(["verify", str(file), *posted, "--posted", "0" * 64]) == 1
    assert "0" * 64 in capsys.readouterr().err
