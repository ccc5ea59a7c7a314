"""The file with which anyone can check a game that has ended: where its chance came from, and its whole log."""

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
"""Comments that belong to the row below them."""
CHECK, LOG = "# check ", "# log "
"""Comments that belong to the row above them, and to all rows."""
CHECKED = re.compile(rf"{CHECK}[0-9a-f]{{{checks.SHOWN}}}|{LOG}[0-9a-f]{{64}}", re.ASCII)
CHOSEN = re.compile(COMPUTER + r"[a-z]{1,20} \d{1,7} \d{1,4}\.\d{1,4}", re.ASCII)
"""Level, simulations and version."""


@frozen
class Line:
    """A row of the log in a file: where it stands, what the file says was asked of chance before it, and its check."""

    at: int
    row: Row
    question: tuple[int, str] | None
    check: str = ""


@dataclass(slots=True)
class Document:
    """What a file says; `broken` is the first line that cannot be read, where reading ended.

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
        """The setup and its line; raises `Misfit` when there is none."""
        if self.setup is None:
            raise self.broken or Misfit(self.last, "cut-off")
        return self.setup

    @property
    def is_checked(self) -> bool:
        """Whether it says how its rows follow on each other; files of 1.0 do not."""
        return self.log is not None or any(line.check for line in self.lines)


def write_chance(question: Chance) -> str:
    """The line that says what chance was asked."""
    what = f"dice {question.n}" if isinstance(question, Roll) else f"pool {','.join(question.pool)}"
    return f"# {what} at {question.key}"


def write_scores(over: Over) -> list[str]:
    """The last lines of a finished game."""
    return [f"= {seat} {score}" for seat, score in enumerate(over.scores)]


def write(source: Origin, setup: Setup, rows: Iterable[tuple[Row, Chance | None]], over: Over | None) -> str:
    """The file of a game: each row with what was asked of chance before it, and its check."""
    known = [*rows]
    last, *after = checks.running(source.begun_hash, setup, (row for row, _ in known))
    lines = ["# To be checked with: python -m engine verify FILE", *origin.write(source), f"setup {setup}"]
    for (row, question), last in zip(known, after, strict=True):
        lines += row_lines(row) if question is None else [write_chance(question), *row_lines(row)]
        lines.append(check_line(last))
    lines += [f"{LOG}{last}", *(write_scores(over) if over else [ENDED_EARLY])]
    return "\n".join(lines) + "\n"


def check_line(check: str) -> str:
    """The line below a row after which the running check is this."""
    return f"{CHECK}{check[: checks.SHOWN]}"


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
            elif line.startswith((CHECK, LOG)):
                _must(above is None)
                _check(said, at, line)
            elif line == ENDED_EARLY:
                _must(said.ended_early is None and above is None and not _is_open(said))
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


def _is_open(said: Document) -> bool:
    """Whether the hash of the log must come first: where rows have checks."""
    return said.log is None and bool(said.lines) and bool(said.lines[0].check)


def _must(fits: bool) -> None:
    """Raise `ValueError` when a line stands where it cannot."""
    if not fits:
        raise ValueError


def _read(said: Document, at: int, line: str, above: tuple[int, str] | None) -> None:
    """A line that is no comment, and the one above it if that belongs to it; raises `ValueError` or `SetupError`."""
    _must(said.ended_early is None)
    _must(said.log is None or line.startswith("= "))
    if said.setup is None:
        _must(line.startswith("setup ") and above is None)
        said.setup = at, Setup.read(line.removeprefix("setup "))
    elif line.startswith("= "):
        _must(above is None and not _is_open(said))
        said.scores.append((at, line))
    else:
        _must(not said.scores)
        said.lines.append(_line(at, read_row(line), above))


def _check(said: Document, at: int, line: str) -> None:
    """The check of the row above, or the hash of the log; raises `ValueError`."""
    _must(CHECKED.fullmatch(line) is not None and said.log is None)
    _must(not said.scores and said.ended_early is None)
    if line.startswith(LOG):
        said.log = at, line
        return
    _must(bool(said.lines) and said.lines[-1].at == at - 1)
    said.lines[-1] = replace(said.lines[-1], check=line)


def _line(at: int, row: Row, above: tuple[int, str] | None) -> Line:
    """A row with what was asked of chance, or with the computer player who chose it; raises `ValueError`."""
    if above is None or not above[1].startswith(COMPUTER):
        return Line(at, row, above)
    _must(row.seat is not None and not row.text.startswith(UNDO))
    _must(CHOSEN.fullmatch(above[1]) is not None)
    return Line(at, replace(row, computer=above[1].removeprefix(COMPUTER)), None)
