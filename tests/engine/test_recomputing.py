"""What computer players chose in a published game can be computed again, and what somebody altered is found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from engine import GAMES, __main__
from engine.computer import levels
from engine.computer.levels import LEVELS, choose, version_of
from engine.core import chance, transcripts
from engine.core.log import UNDO
from engine.core.match import Match, Row
from engine.core.questions import Seat
from engine.core.verifying import publish, verify
from tests.engine.forging import Player
from tests.engine.test_verifying import LUCK, SETUP

VERSION = version_of(GAMES[SETUP.game])
EASY = f"# computer easy 0 {VERSION}\n"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "LEVELS", {**LEVELS, "strong": replace(LEVELS["strong"], simulations=2)})


def played(seats: Mapping[Seat, str], moves: int = 3000) -> tuple[Match, list[Row]]:
    """A game of computer players of these levels; seats without one take the first option."""
    match, rows = Match.start(GAMES[SETUP.game], SETUP), list[Row]()
    while match.over is None and (moves or match.chance is not None):
        if match.chance is not None:
            rows.append(match.supply(chance.answer(LUCK.key, match.chance)))
            continue
        moves -= 1
        decision = match.decisions[0]
        if level := seats.get(decision.seat):
            choice = choose(match, decision, level, LUCK.commitment)
            rows.append(match.play(decision.seat, str(choice.action), computer=choice.origin))
        else:
            rows.append(match.play(decision.seat, str(decision.options[0])))
    return match, rows


@pytest.fixture(scope="module")
def short() -> str:
    """An easy player against somebody else; the game is ended early."""
    return publish(LUCK, *played({0: "easy"}, moves=20))


def checked(folder: Path, text: str) -> int:
    """The exit code of the command on a file that says this."""
    file = folder / "table-1.txt"
    file.write_text(text, encoding="utf-8")
    return __main__.main(["verify", str(file)])


@pytest.mark.long
def test_a_finished_game_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match, rows = played({0: "easy", 1: "normal"})
    text = publish(LUCK, match, rows)
    count = sum(bool(row.computer) for row in rows)
    assert match.over is not None
    assert verify(GAMES, text).moves == count > 100
    found = transcripts.replay(GAMES, transcripts.write(SETUP, rows, match.over.scores)).digest()
    assert found == match.digest()
    assert checked(tmp_path, text) == 0
    out, err = capsys.readouterr()
    assert f"{count} of {count} choices of computer players are the same" in out
    assert err == ""


@pytest.mark.parametrize("level", ["easy", "strong"])
def test_one_choice_that_was_altered_is_found(
    level: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The other choice is allowed by the rules, and so is all that stands before it."""
    match, rows = played({0: level}, moves=16)
    while not (rows[-1].computer and rows[-1].text.startswith("place ")):
        rows.pop()
    chosen = rows.pop()
    match = Match.start(match.game, SETUP)
    for row in rows:
        match.follow(row)
    assert checked(tmp_path, publish(LUCK, match, rows)) == 0
    other = next(str(each) for each in match.decision_of(0).options if str(each) != chosen.text)
    rows.append(match.play(0, other, computer=chosen.computer))
    assert checked(tmp_path, publish(LUCK, match, rows)) == 1
    err = capsys.readouterr().err
    assert (
        f"it says “{other} ({chosen.computer})”, but computed again it is “{chosen.text} ({chosen.computer})”"
        in err
    )
    assert len(err.splitlines()) == 1


def test_what_another_version_chose_is_not_called_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, rows = played({0: "easy"}, moves=20)
    chosen = [at for at, row in enumerate(rows) if row.computer]
    for at, computer in zip(chosen, ("easy 0 1.3", f"clever 9 {VERSION}"), strict=False):
        rows[at] = replace(rows[at], computer=computer)
    assert checked(tmp_path, publish(LUCK, match, rows)) == 0
    said = capsys.readouterr().out
    assert f"{len(chosen) - 2} of {len(chosen)} choices of computer players are the same" in said
    assert (
        f"2 cannot be computed again by this version, so they are not proved: clever {VERSION}, easy 1.3."
        in said
    )
    assert "Release 1.0.0 computes its own again." in said


def test_choices_that_take_long_may_be_believed_and_that_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, rows = played({0: "strong", 1: "easy"}, moves=20)
    file = tmp_path / "table-1.txt"
    file.write_text(publish(LUCK, match, rows), "utf-8")
    assert __main__.main(["verify", "--quick", str(file)]) == 0
    thought = sum(row.computer.startswith("strong") and " 0 " not in row.computer for row in rows)
    assert f"{thought} were not computed again: without --quick they are." in capsys.readouterr().out
    assert thought


def test_where_a_level_failed_the_one_that_stood_in_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = Player(SETUP, {0: "strong"}, moves=8).play()
    at = 1 + game.text.splitlines().index(f"# computer normal 0 {VERSION}")
    assert checked(tmp_path, game.text) == 0
    assert (
        f"At these lines a simpler level chose than the one that has the seat, as it had failed: {at + 1}."
        in (capsys.readouterr().out)
    )


def test_choices_that_were_taken_back_are_computed_again_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, rows = played({1: "easy"}, moves=2)
    last = max(number for number, row in enumerate(rows) if row.seat == 0)
    back = Row(0, f"{UNDO}{last}")
    assert any(row.computer for row in rows[last:])
    assert checked(tmp_path, publish(LUCK, match, [*rows, back])) == 0
    count = sum(bool(row.computer) for row in rows)
    assert f"{count} of {count} choices" in capsys.readouterr().out


@pytest.mark.parametrize(
    "forge",
    [
        lambda text: text.replace(EASY, EASY.replace(" 0 ", " zero "), 1),
        lambda text: text.replace(EASY, EASY * 2, 1),
        lambda text: text.replace("# dice ", f"{EASY}# dice ", 1),
        lambda text: text.replace(f"{EASY}0 ", f"{EASY}chance ", 1),
        lambda text: f"{text}{EASY}",
        lambda text: text.replace(f"{EASY}0 ", f"{EASY}0 undo ", 1),
    ],
)
def test_a_mark_that_cannot_stand_there_is_named(
    short: str, forge: Callable[[str], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert forge(short) != short
    assert checked(tmp_path, forge(short)) == 1
    assert "this line cannot stand here" in capsys.readouterr().err
