"""The published file of a game that has ended, with which anyone can check it: origin of chance, and whole log."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from engine.core import checks, origin
from engine.core.errors import SetupError
from engine.core.log import UNDO
from engine.core.match import Row, Setup
from engine.core.origin import HEAD, Misfit, Origin
from engine.core.questions import Chance, Over, Roll
from engine.core.transcripts import COMPUTER, read_row, row_lines
from engine.core.values import frozen

ENDED_EARLY = "# ended early"
ABOVE = re.compile(r"# (dice|pool|computer) ")
"""Comments about the row below them."""
CHECK, LOG = "# check ", "# log "
"""Comments about the row above them, and about all rows."""
CHECKED = re.compile(rf"{CHECK}[0-9a-f]{{{checks.SHOWN}}}|{LOG}[0-9a-f]{{64}}", re.ASCII)
CHOSEN = re.compile(COMPUTER + r"[a-z]{1,20} \d{1,7} \d{1,4}\.\d{1,4}", re.ASCII)
"""A comment with level, simulations and version of a computer player."""


@frozen
class Line:
    """A row of the log in a file: its line number, the question to chance in the line before it, and its check."""

    at: int
    row: Row
    question: tuple[int, str] | None
    check: str = ""


@dataclass(slots=True)
class Document:
    """A parsed file, with line numbers; `broken` is the first line that cannot be parsed, where parsing ended.

    `log` is the line with the hash of the log.
    """

    head: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])
    setup: tuple[int, Setup] | None = None
    lines: list[Line] = field(default_factory=list[Line])
    log: tuple[int, str] | None = None
    scores: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])
    ended_early: int | None = None
    last: int = 1
    broken: Misfit | None = None

    @property
    def placed_setup(self) -> tuple[int, Setup]:
        """The line number and the setup; raises `Misfit` when there is none."""
        if self.setup is None:
            raise self.broken or Misfit(self.last, "cut-off")
        return self.setup

    @property
    def is_checked(self) -> bool:
        """Whether the file has checks of its rows; files of 1.0 have none."""
        return self.log is not None or any(line.check for line in self.lines)


def write_chance(question: Chance) -> str:
    """The comment line with the roll or draw that was asked of chance."""
    what = f"dice {question.n}" if isinstance(question, Roll) else f"pool {','.join(question.pool)}"
    return f"# {what} at {question.key}"


def write_scores(over: Over) -> list[str]:
    """The lines with the final scores."""
    return [f"= {seat} {score}" for seat, score in enumerate(over.scores)]


def write(source: Origin, setup: Setup, rows: Iterable[tuple[Row, Chance | None]], over: Over | None) -> str:
    """The file of a game: each row with the question to chance that it answers, and its check."""
    known = [*rows]
    last, *after = checks.running_checks(source.begun_hash, setup, (row for row, _ in known))
    lines = ["# To be checked with: python -m engine verify FILE", *origin.write(source), f"setup {setup}"]
    for (row, question), last in zip(known, after, strict=True):
        lines += row_lines(row) if question is None else [write_chance(question), *row_lines(row)]
        lines.append(check_line(last))
    lines += [f"{LOG}{last}", *(write_scores(over) if over else [ENDED_EARLY])]
    return "\n".join(lines) + "\n"


def check_line(check: str) -> str:
    """The comment line below a row with the first digits of the running check after it."""
    return f"{CHECK}{check[: checks.SHOWN]}"


def read(text: str) -> Document:
    """Parse a file as far as that is possible; errors are reported in `Document.broken`."""
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
            elif line.startswith((CHECK, LOG)):
                _must(above is None)
                _check(said, at, line)
            elif line == ENDED_EARLY:
                _must(said.ended_early is None and above is None and not _needs_log_hash(said))
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


def _needs_log_hash(said: Document) -> bool:
    """Whether the hash of the log must come before the end of the game: where rows have checks."""
    return said.log is None and bool(said.lines) and bool(said.lines[0].check)


def _must(fits: bool) -> None:
    """Raise `ValueError` when a line is not allowed at its place."""
    if not fits:
        raise ValueError


def _read(said: Document, at: int, line: str, above: tuple[int, str] | None) -> None:
    """Add a line that is no comment, with the comment above it if there is one; raises `ValueError` or `SetupError`."""
    _must(said.ended_early is None)
    _must(said.log is None or line.startswith("= "))
    if said.setup is None:
        _must(line.startswith("setup ") and above is None)
        said.setup = at, Setup.read(line.removeprefix("setup "))
    elif line.startswith("= "):
        _must(above is None and not _needs_log_hash(said))
        said.scores.append((at, line))
    else:
        _must(not said.scores)
        said.lines.append(_line(at, read_row(line), above))


def _check(said: Document, at: int, line: str) -> None:
    """Add the check of the row above, or the hash of the log; raises `ValueError`."""
    _must(CHECKED.fullmatch(line) is not None and said.log is None)
    _must(not said.scores and said.ended_early is None)
    if line.startswith(LOG):
        said.log = at, line
        return
    _must(bool(said.lines) and said.lines[-1].at == at - 1)
    said.lines[-1] = replace(said.lines[-1], check=line)


def _line(at: int, row: Row, above: tuple[int, str] | None) -> Line:
    """A row with the question to chance, or with the computer player that chose it; raises `ValueError`."""
    if above is None or not above[1].startswith(COMPUTER):
        return Line(at, row, above)
    _must(row.seat is not None and not row.text.startswith(UNDO))
    _must(CHOSEN.fullmatch(above[1]) is not None)
    return Line(at, replace(row, computer=above[1].removeprefix(COMPUTER)), None)
