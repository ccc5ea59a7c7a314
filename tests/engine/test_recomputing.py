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
            rows.append(match.play(decision.seat, str(choice.action), computer=choice.made))
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
    return __main__.main(["replay", "--verify-computer", str(file)])


def test_a_finished_game_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match, rows = played({0: "easy", 1: "normal"})
    text = publish(LUCK, match, rows)
    count = sum(bool(row.computer) for row in rows)
    assert match.over is not None
    assert verify(GAMES, text).computed == count > 100
    assert (
        transcripts.replay(GAMES, transcripts.write(SETUP, rows, match.over.scores)).digest()
        == match.digest()
    )
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
    out, err = capsys.readouterr()
    assert (
        f"it says “{other}” ({chosen.computer}), but computed again it is “{chosen.text}” ({chosen.computer})"
        in err
    )
    assert len(err.splitlines()) == 1
    count = sum(bool(row.computer) for row in rows)
    assert f"{count - 1} of {count} choices" in out


def test_what_another_version_chose_is_not_called_wrong(
    short: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = short.replace(EASY, "# computer easy 0 1.77\n", 1).replace(
        EASY, f"# computer clever 9 {VERSION}\n", 1
    )
    assert checked(tmp_path, other) == 0
    assert (
        f"2 choices cannot be recomputed by this version; they were made by clever {VERSION}, easy 1.77."
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
    ],
)
def test_a_mark_that_cannot_stand_there_is_named(
    short: str, forge: Callable[[str], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert forge(short) != short
    assert checked(tmp_path, forge(short)) == 1
    assert "this line cannot stand here" in capsys.readouterr().err
