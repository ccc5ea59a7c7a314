"""Whole games as text: a setup line, the rows, and the final scores (grammar in `NOTATION.md`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core.actions import read_int
from engine.core.errors import RuleError
from engine.core.log import UNDO, effective_rows
from engine.core.match import AnyMatch, Games, Match, Row, Setup
from engine.core.match import replay as replayed

COMPUTER = "# computer "
"""Beginning of the comment before the choice of a computer player, with level, simulations and version."""


class WrongLine(Exception):
    """A transcript that is wrong: the number of the first wrong line (from 1), and the reason."""

    def __init__(self, line: int, why: str) -> None:
        self.line = line
        self.why = why
        super().__init__(f"line {line}: {why}")


def write(setup: Setup, rows: Iterable[Row], scores: Sequence[int]) -> str:
    """The transcript of a game; `scores` are empty while it is running."""
    said = [line for row in rows for line in row_lines(row)]
    lines = [f"setup {setup}", *said, *map(_score, range(len(scores)), scores)]
    return "\n".join(lines) + "\n"


def row_lines(row: Row) -> list[str]:
    """The lines of a row: a comment with the computer player that chose it, if one did, and the row itself."""
    return [f"{COMPUTER}{row.computer}", str(row)] if row.computer else [str(row)]


def read_row(line: str) -> Row:
    """Parse a row of a transcript; raises `ValueError`."""
    who, _, text = line.partition(" ")
    row = Row(None if who == "chance" else read_int(who), text)
    if str(row) != line:
        raise ValueError(line)
    return row


def replay(games: Games, transcript: str) -> AnyMatch:
    """Replay a transcript and check every line; raises `WrongLine` at the first that is wrong."""
    lines = _lines(transcript)
    match: AnyMatch | None = None
    printed: list[str] = []
    rows: list[Row] = []
    at = 1
    for at, line in lines:
        try:
            if match is None:
                match = _start(games, line)
            elif line.startswith("= "):
                printed.append(line)
                _compare(match, printed)
            else:
                rows.append(read_row(line))
                match = _follow_rows(match, rows)
        except (RuleError, ValueError) as mistake:
            raise WrongLine(at, str(mistake) or line) from None
    if match is None:
        raise WrongLine(1, "there is no setup line")
    if printed and len(printed) != match.setup.seats:
        raise WrongLine(at, "final scores are missing")
    return match


def _follow_rows(match: AnyMatch, rows: Sequence[Row]) -> AnyMatch:
    """The match after the last of these rows; raises a `RuleError` or `ValueError` when that does not fit."""
    if not rows[-1].text.startswith(UNDO):
        match.follow(rows[-1])
        return match
    return replayed(match.game, match.setup, [rows[each - 1] for each in effective_rows(rows)])


def _lines(transcript: str) -> Iterator[tuple[int, str]]:
    for at, line in enumerate(transcript.splitlines(), start=1):
        if line.strip() and not line.startswith("#"):
            yield at, line.rstrip()


def _start(games: Games, line: str) -> AnyMatch:
    if not line.startswith("setup "):
        raise ValueError("a transcript begins with its setup line")
    setup = Setup.read(line.removeprefix("setup "))
    if setup.game not in games:
        raise ValueError(f"there is no game {setup.game}")
    return Match.start(games[setup.game], setup)


def _compare(match: AnyMatch, printed: Sequence[str]) -> None:
    """Compare the last printed score with the score of that seat; raises `ValueError`."""
    if match.over is None:
        raise ValueError("final scores are printed, but the game is not over")
    final = [_score(seat, score) for seat, score in enumerate(match.over.scores)]
    expected = final[len(printed) - 1 : len(printed)]
    if printed[-1:] != expected:
        raise ValueError(
            f"printed is {printed[-1]}, the game gives {' '.join(expected) or 'no further score'}"
        )


def _score(seat: int, score: int) -> str:
    return f"= {seat} {score}"
