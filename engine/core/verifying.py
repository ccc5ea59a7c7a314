"""Verifies a published game: its log is replayed by the rules, which determine when and what chance is asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from engine.core import chance, checks, origin, published
from engine.core.errors import RuleError
from engine.core.log import UNDO, effective_rows, find_last_choice
from engine.core.match import AnyGame, AnyMatch, Games, Match, Row, Setup
from engine.core.origin import SEALED, Misfit, Origin
from engine.core.published import Document, Line
from engine.core.questions import Chance, Over, Seat
from engine.core.transcripts import row_lines
from engine.core.values import frozen


@frozen
class Verified:
    """A published game that is correct: how many rows of each kind were replayed, and how it ended (None: early).

    `undone` counts the undos of seats, `corrected` the rows that the bot took back because a rule was corrected: the
    rules of today cannot replay these. `log` is the hash of the whole log, `is_checked` whether the file itself
    contains it.
    """

    origin: Origin
    setup: Setup
    moves: int
    chances: int
    undone: int
    corrected: int
    over: Over | None
    log: str
    is_checked: bool


class WrongRow(Exception):
    """A row (counted from 1) that the rules do not allow."""

    def __init__(self, number: int, why: str) -> None:
        self.number = number
        self.why = why
        super().__init__(f"row {number}: {why}")


@frozen
class Step:
    """A row that is about to be applied; `asked` is the question to chance that it must answer.

    `undoes` is True when it takes back others. A `skipped` row was taken back when a rule was corrected.
    """

    number: int
    row: Row
    asked: Chance | None
    undoes: bool
    skipped: bool

    @property
    def is_move(self) -> bool:
        return self.row.seat is not None and not self.undoes and not self.skipped


class Choices(Protocol):
    """Checks the choices of computer players, which the core cannot compute."""

    def judge(self, source: Origin, match: AnyMatch, step: Step, at: int) -> None:
        """Check the row in line `at` before it is applied; raises `Misfit` where its computer chose otherwise."""
        ...


class AnyChoices:
    """Accepts whatever a file says of computer players."""

    def judge(self, source: Origin, match: AnyMatch, step: Step, at: int) -> None:
        pass


class Replay:
    """Replays a log by the rules, row by row, with everything that was taken back."""

    def __init__(self, game: AnyGame, setup: Setup, rows: Sequence[Row]) -> None:
        self.match = Match.start(game, setup)
        self._rows = rows
        undos = [(at, row) for at, row in enumerate(rows, 1) if row.text.startswith(UNDO)]
        corrections = [(at, _last_row_kept(row)) for at, row in undos if row.seat is None]
        self._skipped = {each for at, keep in corrections for each in range(keep + 1, at)}
        self._wanted = {_last_row_kept(row) for _, row in undos}
        self._earlier = {0: self.match.copy()}

    def steps(self) -> Iterator[Step]:
        """Yield each row before it is applied; raises `WrongRow` at the first that does not fit."""
        for at, row in enumerate(self._rows, 1):
            skipped, undoes = at in self._skipped, row.text.startswith(UNDO)
            yield Step(at, row, None if skipped or undoes else self.match.chance, undoes, skipped)
            if skipped:
                continue
            if undoes:
                self._take_back(at, row)
            else:
                self._follow(at, row)

    def _follow(self, at: int, row: Row) -> None:
        try:
            self.match.follow(row)
        except RuleError:
            raise WrongRow(at, "wrong-move") from None
        if at in self._wanted:
            self._earlier[at] = self.match.copy()

    def _take_back(self, at: int, row: Row) -> None:
        """Apply an undo: a seat's of its last choice, or the bot's to the last row that fits a corrected rule."""
        before, keep = self._rows[: at - 1], _last_row_kept(row)
        if row.seat is None:
            fits = keep in (0, *effective_rows(before))
        else:
            fits = bool(self.match.decisions) and self._is_last_choice(before, row.seat, keep)
        if not fits or keep not in self._earlier:
            raise WrongRow(at, "wrong-undo")
        self.match = self._earlier[keep].copy()

    def _is_last_choice(self, before: Sequence[Row], seat: Seat, keep: int) -> bool:
        """Whether an undo to row `keep` takes back this seat's last choice; obvious answers after it do not count."""
        if keep == find_last_choice(before, seat):
            return True
        later = [before[number - 1] for number in effective_rows(before) if number > keep]
        if keep not in self._earlier or not later or later[0].seat != seat:
            return False
        match = self._earlier[keep].copy()
        for place, row in enumerate(later):
            if place and row.seat == seat and not _is_obvious(match, row):
                return False
            match.follow(row)
        return True


def _is_obvious(match: AnyMatch, row: Row) -> bool:
    """Whether nobody had to be asked for this answer.

    Which one of several equivalent answers was given does not matter: older versions chose others, such as another
    place to begin with.
    """
    return match.obvious is not None and match.obvious[0] == row.seat


def _last_row_kept(row: Row) -> int:
    """The number of the last row that an undo keeps; -1 when its text has none."""
    kept = row.text.removeprefix(UNDO)
    return int(kept) if kept.isascii() and kept.isdigit() else -1


def publish(source: Origin, match: AnyMatch, rows: Sequence[Row]) -> str:
    """The file of a game that has ended; from a row that does not fit on, it has no questions to chance."""
    asked = dict[int, Chance]()
    try:
        for step in Replay(match.game, match.setup, rows).steps():
            if step.asked is not None:
                asked[step.number] = step.asked
    except WrongRow:
        pass
    answered = ((row, asked.get(number)) for number, row in enumerate(rows, 1))
    return published.write(source, match.setup, answered, match.over)


def source_of(said: Document) -> Origin:
    """The origin of a published game; raises `Misfit`."""
    return origin.read(said.head, said.placed_setup[1])


def begin_replay(games: Games, said: Document) -> Replay:
    """The replay of a published game, before its first row; raises `Misfit`."""
    at, setup = said.placed_setup
    try:
        return Replay(games[setup.game], setup, [line.row for line in said.lines])
    except (KeyError, RuleError):
        raise Misfit(at, "unreadable", f"setup {setup}") from None


def make_misfit(said: Document, wrong: WrongRow) -> Misfit:
    """The error of a wrong row, with its line in the file."""
    line = said.lines[wrong.number - 1]
    return Misfit(line.at, wrong.why, str(line.row))


def verify(games: Games, text: str, choices: Choices | None = None) -> Verified:
    """Check a published file from its first line to its last; raises `Misfit` at the first that is wrong."""
    said, choices = published.read(text), choices or AnyChoices()
    source = source_of(said)
    replay = begin_replay(games, said)
    after = [*checks.running_checks(source.begun_hash, source.setup, (line.row for line in said.lines))]
    must_be_checked = source.scheme == SEALED or said.is_checked
    moves = chances = undone = corrected = 0
    wrong: Misfit | None = None
    try:
        for step in replay.steps():
            if wrong is not None:
                raise wrong
            line = said.lines[step.number - 1]
            _check_chance(step, line, source.key, must_be_asked=must_be_checked)
            choices.judge(source, replay.match, step, line.at)
            wrong = _wrong_check(line, after[step.number]) if must_be_checked else None
            corrected += step.skipped
            undone += step.undoes and not step.skipped and step.row.seat is not None
            moves += step.is_move
            chances += step.asked is not None
    except WrongRow as row:
        raise make_misfit(said, row) from None
    if wrong is not None:
        raise wrong
    _check_log(said, after[-1], must_be_there=must_be_checked)
    if said.broken is not None:
        raise said.broken
    over = replay.match.over
    _check_end(said, over)
    return Verified(
        source, source.setup, moves, chances, undone, corrected, over, after[-1], said.log is not None
    )


def _check_chance(step: Step, line: Line, key: bytes, *, must_be_asked: bool) -> None:
    """Raise `Misfit` unless the file names the question that the rules ask, and the row has its computed outcome."""
    question = None if step.asked is None else published.write_chance(step.asked)
    if line.question is not None and line.question[1] != question:
        raise Misfit(line.question[0], "wrong-question", line.question[1], question or "")
    if step.asked is not None:
        expected = f"chance {chance.answer(key, step.asked)}"
        if str(line.row) != expected:
            raise Misfit(line.at, "wrong-chance", str(line.row), expected)
    if must_be_asked and line.question is None and question is not None:
        raise Misfit(line.at, "wrong-question", str(line.row), question)


def _wrong_check(line: Line, check: str) -> Misfit | None:
    """The error of a row's check, if it is wrong: had a former row been changed, its check would be wrong, too."""
    expected = published.check_line(check)
    if not line.check:
        return Misfit(line.at + 1, "no-check", "", expected)
    if line.check != expected:
        return Misfit(line.at, "wrong-check", "\n".join(row_lines(line.row)), expected)
    return None


def _check_log(said: Document, log: str, *, must_be_there: bool) -> None:
    """Raise `Misfit` unless the file has the hash of its rows; a file that ends too early is left to `_check_end`."""
    expected = f"{published.LOG}{log}"
    if said.log is not None and said.log[1] != expected:
        raise Misfit(said.log[0], "wrong-log", said.log[1], expected)
    after = [at for at, _ in said.scores] or [at for at in (said.ended_early,) if at is not None]
    if said.log is None and must_be_there and after:
        raise Misfit(after[0], "wrong-log", "", expected)


def _check_end(said: Document, over: Over | None) -> None:
    """Raise `Misfit` unless a finished game has its scores, and one that was ended early says so."""
    if over is None:
        if said.scores:
            raise Misfit(said.scores[0][0], "wrong-scores", said.scores[0][1])
        if said.ended_early is None:
            raise Misfit(said.last, "cut-off")
        return
    for (at, line), expected in zip(said.scores, published.write_scores(over), strict=False):
        if line != expected:
            raise Misfit(at, "wrong-scores", line, expected)
    if said.ended_early is not None or len(said.scores) != len(over.scores):
        raise Misfit(said.ended_early or said.last, "wrong-scores")
