"""The file with which anyone can check a game that has ended: where its chance came from, and its whole log."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from engine.core import origin
from engine.core.errors import SetupError
from engine.core.match import Row, Setup
from engine.core.origin import HEAD, Misfit, Origin
from engine.core.questions import Chance, Over, Roll
from engine.core.transcripts import COMPUTER, read_row, row_lines
from engine.core.values import frozen

ENDED_EARLY = "# ended early"
ABOVE = re.compile(r"# (dice|pool|computer) ")
"""Comments that belong to the row below them."""
CHOSEN = re.compile(COMPUTER + r"[a-z]{1,20} \d{1,7} \d{1,4}\.\d{1,4}", re.ASCII)
"""Level, simulations and version."""


@frozen
class Line:
    """A row of the log in a file: where it stands, and what the file says was asked of chance before it."""

    at: int
    row: Row
    question: tuple[int, str] | None


@dataclass(slots=True)
class Document:
    """What a file says; `broken` is the first line that cannot be read, where reading ended."""

    head: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])
    setup: tuple[int, Setup] | None = None
    lines: list[Line] = field(default_factory=list[Line])
    scores: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])
    ended_early: int | None = None
    last: int = 1
    broken: Misfit | None = None

    @property
    def placed_setup(self) -> tuple[int, Setup]:
        """The setup and its line; raises `Misfit` when there is none."""
        if self.setup is None:
            raise self.broken or Misfit(self.last, "cut-off")
        return self.setup


def asked(question: Chance) -> str:
    """The line that says what chance was asked."""
    what = f"dice {question.n}" if isinstance(question, Roll) else f"pool {','.join(question.pool)}"
    return f"# {what} at {question.key}"


def scored(over: Over) -> list[str]:
    """The last lines of a finished game."""
    return [f"= {seat} {score}" for seat, score in enumerate(over.scores)]


def write(source: Origin, setup: Setup, rows: Iterable[tuple[Row, Chance | None]], over: Over | None) -> str:
    """The file of a game: each row with what was asked of chance before it."""
    lines = ["# To be checked with: python -m engine verify FILE", *origin.write(source), f"setup {setup}"]
    for row, question in rows:
        lines += row_lines(row) if question is None else [asked(question), *row_lines(row)]
    lines += scored(over) if over else [ENDED_EARLY]
    return "\n".join(lines) + "\n"


def read(text: str) -> Document:
    """What the file says, as far as it can be read."""
    said = Document()
    above: tuple[int, str] | None = None
    for at, line in enumerate(text.removesuffix("\n").replace("\r\n", "\n").split("\n"), 1):
        said.last = at
        try:
            if HEAD.fullmatch(line):
                _must(said.setup is None)
                said.head.append((at, line))
            elif ABOVE.match(line):
                _must(above is None)
                above = at, line
            elif line == ENDED_EARLY:
                _must(said.ended_early is None and above is None)
                said.ended_early = at
            elif line.strip() and not line.startswith("#"):
                _read(said, at, line, above)
                above = None
        except (SetupError, ValueError):
            said.broken = Misfit(at, "unreadable", line)
            return said
    if above is not None:
        said.broken = Misfit(above[0], "unreadable", above[1])
    return said


def _must(fits: bool) -> None:
    """Raise `ValueError` when a line stands where it cannot."""
    if not fits:
        raise ValueError


def _read(said: Document, at: int, line: str, above: tuple[int, str] | None) -> None:
    """A line that is no comment, and the one above it if that belongs to it; raises `ValueError` or `SetupError`."""
    _must(said.ended_early is None)
    if said.setup is None:
        _must(line.startswith("setup ") and above is None)
        said.setup = at, Setup.read(line.removeprefix("setup "))
    elif line.startswith("= "):
        _must(above is None)
        said.scores.append((at, line))
    else:
        _must(not said.scores)
        said.lines.append(_line(at, read_row(line), above))


def _line(at: int, row: Row, above: tuple[int, str] | None) -> Line:
    """A row with what was asked of chance, or with the computer player who chose it; raises `ValueError`."""
    if above is None or not above[1].startswith(COMPUTER):
        return Line(at, row, above)
    _must(row.seat is not None and CHOSEN.fullmatch(above[1]) is not None)
    return Line(at, replace(row, computer=above[1].removeprefix(COMPUTER)), None)
