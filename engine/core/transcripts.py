"""Whole games as text: a setup line, the rows, and the final scores (grammar in `NOTATION.md`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core.errors import RuleError
from engine.core.match import Games, Match, Row, Setup


class WrongLine(Exception):
    """A transcript that does not hold: the number of the line (from 1) and why."""

    def __init__(self, line: int, why: str) -> None:
        self.line = line
        self.why = why
        super().__init__(f"line {line}: {why}")


def write(setup: Setup, rows: Iterable[Row], scores: Sequence[int]) -> str:
    """The transcript of a game; `scores` may be empty while it is still running."""
    lines = [f"setup {setup}", *map(str, rows), *(f"= {seat} {score}" for seat, score in enumerate(scores))]
    return "\n".join(lines) + "\n"


def read_row(line: str) -> Row:
    """The row of the log that a transcript line says; raises `ValueError`."""
    who, _, text = line.partition(" ")
    return Row(None if who == "chance" else int(who), text)


def replay(games: Games, transcript: str) -> Match:
    """Play a transcript again, checking every line; raises `WrongLine` at the first that does not hold."""
    lines = _lines(transcript)
    match: Match | None = None
    printed: dict[int, int] = {}
    number = 0
    for number, line in lines:
        try:
            if match is None:
                match = _start(games, line)
            elif line.startswith("= "):
                seat, score = line.removeprefix("= ").split(" ")
                printed[int(seat)] = int(score)
            else:
                match.follow(read_row(line))
        except (RuleError, ValueError) as mistake:
            raise WrongLine(number, str(mistake) or line) from None
    if match is None:
        raise WrongLine(1, "there is no setup line")
    _compare(match, printed, number)
    return match


def _lines(transcript: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(transcript.splitlines(), start=1):
        if line.strip() and not line.startswith("#"):
            yield number, line.rstrip()


def _start(games: Games, line: str) -> Match:
    if not line.startswith("setup "):
        raise ValueError("a transcript begins with its setup line")
    setup = Setup.read(line.removeprefix("setup "))
    if setup.game not in games:
        raise ValueError(f"there is no game {setup.game}")
    return Match.start(games[setup.game], setup)


def _compare(match: Match, printed: dict[int, int], line: int) -> None:
    if not printed:
        return
    if match.over is None:
        raise WrongLine(line, "final scores are printed, but the game is not over")
    scores = dict(enumerate(match.over.scores))
    if printed != scores:
        raise WrongLine(line, f"the printed scores are {printed}, the game gives {scores}")
