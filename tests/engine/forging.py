"""Whole games with all that a log can hold, as tables write them, and every way to forge their files."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random

import engine
from engine import GAMES
from engine.computer.levels import CAUTIOUS, INSTEAD, choose, version_of
from engine.core import chance
from engine.core.log import UNDO, effective_rows, find_last_choice
from engine.core.match import Match, Row, Setup
from engine.core.match import replay as replayed
from engine.core.origin import SEALED, Occupant, Origin, Words
from engine.core.players import cautious
from engine.core.published import LOG
from engine.core.questions import Decision, Seat
from engine.core.verifying import publish

SEED = bytes(range(32))


@dataclass(frozen=True)
class Forged:
    """A file that somebody forged: how, the first of its lines (from 1) that is another one, and the lines to which
    that belongs: question or mark, row, check. `must_be_named` where no hash is needed to find it.
    """

    how: str
    text: str
    first: int
    group: range
    must_be_named: bool = False


Forging = Callable[[], Forged | None]
"""Makes a forged file, unless it would be the true one."""


@dataclass
class PlayedGame:
    """A game that has ended, with who had which seat: a level for computers, nothing for people."""

    source: Origin
    match: Match
    rows: list[Row]
    text: str = ""
    corrected: range = field(default_factory=lambda: range(0))
    """The rows (from 0) that the bot took back when a rule was corrected."""

    def __post_init__(self) -> None:
        self.text = self.text or publish(self.source, self.match, self.rows)
        for at, row in enumerate(self.rows):
            if row.seat is None and row.text.startswith(UNDO):
                self.corrected = range(int(row.text.removeprefix(UNDO)), at)


def origin_of(setup: Setup, levels: Mapping[Seat, str]) -> Origin:
    seats = tuple(_occupant(setup, seat, levels) for seat in range(setup.seats))
    words = (Words(chance.digest("cat on the keyboard"), "cat on the keyboard"),)
    return Origin(
        *(SEALED, chance.commitment(SEED), SEED, setup), words=words, rules=engine.RULES, seats=seats
    )


def _occupant(setup: Setup, seat: Seat, levels: Mapping[Seat, str]) -> Occupant:
    if level := levels.get(seat):
        return Occupant("", level, version_of(GAMES[setup.game]))
    return Occupant(f"{seat:02x}" * 32)


class Player:
    """Plays a game as a table does: obvious answers by itself, people by chance, now and then a caretaker, a skip by
    vote, an undo, a choice that a level could not make; once the bot takes back what does not fit a corrected rule.
    """

    def __init__(self, setup: Setup, levels: Mapping[Seat, str], moves: int = 3000) -> None:
        self.levels = levels
        self.source = origin_of(setup, levels)
        self.match = Match.start(GAMES[setup.game], setup)
        self.rows: list[Row] = []
        self.moves = moves
        self.random = Random(7)
        self.undone = 0
        self.failed = False
        self.corrected = False

    def play(self) -> PlayedGame:
        while self.match.over is None and (self.moves or self.match.chance is not None):
            match = self.match
            if match.chance is not None:
                self.rows.append(match.supply(chance.answer(self.source.key, match.chance)))
            elif match.obvious is not None:
                seat, action = match.obvious
                self.rows.append(replace(match.play(seat, str(action)), obvious=True))
            else:
                self.moves = max(self.moves - 1, 0)
                self._decide(match.decisions[0])
        return PlayedGame(self.source, self.match, self.rows)

    def _decide(self, decision: Decision) -> None:
        seat, count = decision.seat, len(self.rows)
        if level := self.levels.get(seat, "normal" if count // 40 % 3 == 1 else ""):
            self._compute(decision, level)
        elif not self.corrected and count > 30:
            self.corrected = True
            self._correct()
        elif self.undone < 6 and self.random.random() < 0.15 and self._undo(seat):
            self.undone += 1
        elif self.random.random() < 0.1:
            self.rows.append(self.match.play(seat, str(cautious(self.match, decision)), voted=True))
        else:
            self.rows.append(self.match.play(seat, str(self.random.choice(decision.options))))

    def _compute(self, decision: Decision, level: str) -> None:
        """A computer chooses; the first time that a level thinks it fails, and another one stands in."""
        if level in ("strong", "expert") and not self.failed:
            self.failed, level = True, INSTEAD[0]
        choice = choose(self.match, decision, level, self.source.commitment)
        self.rows.append(self.match.play(decision.seat, str(choice.action), computer=choice.origin))

    def _undo(self, seat: Seat) -> bool:
        keep = find_last_choice(self.rows, seat)
        if keep is None:
            return False
        self._go_back(Row(seat, f"{UNDO}{keep}"))
        return True

    def _correct(self) -> None:
        """A row does not fit the rules of today any more."""
        counting = effective_rows(self.rows)
        last = max(number for number in counting if self.rows[number - 1].seat is not None)
        fitting = max((number for number in counting if number < last), default=0)
        self.rows.append(Row(0, "place moon 9"))
        self._go_back(Row(None, f"{UNDO}{fitting}"))

    def _go_back(self, row: Row) -> None:
        self.rows.append(row)
        kept = [self.rows[number - 1] for number in effective_rows(self.rows)]
        self.match = replayed(self.match.game, self.match.setup, kept)


# Forging lines: the checks stay as they are


def forged_lines(game: PlayedGame) -> Iterator[Forging]:
    """Every line after the head omitted, doubled, moved; and changed in every way that still can be read."""
    lines = game.text.splitlines()
    begin = next(at for at, line in enumerate(lines) if line.startswith("setup ")) + 1
    random = Random(1)
    for at in range(begin, len(lines)):
        line = lines[at]
        yield partial(_forged, "omitted", lines, [*lines[:at], *lines[at + 1 :]])
        yield partial(_forged, "doubled", lines, [*lines[:at], line, *lines[at:]])
        rest = [*lines[:at], *lines[at + 1 :]]
        for to in (at + 1, random.randrange(begin, len(lines))):
            yield partial(_forged, "moved", lines, [*rest[:to], line, *rest[to:]])
        for other in changed_line(line):
            yield partial(_forged, "changed", lines, [*lines[:at], other, *lines[at + 1 :]])


def _forged(how: str, lines: Sequence[str], forged: Sequence[str]) -> Forged | None:
    """The forged file, and where it first differs from the true one; None where it does not."""
    both = zip([*lines, "", ""], [*forged, "", ""], strict=False)
    first = next((at for at, (a, b) in enumerate(both) if a != b), -1)
    if first < 0:
        return None
    begin = min(first, len(forged) - 1)
    while begin and not _ends_group(forged[begin - 1]):
        begin -= 1
    end = first
    while end < len(forged) and not _ends_group(forged[end]):
        end += 1
    was = lines[first] if first < len(lines) else ""
    return Forged(f"{how} at “{was}”", "\n".join(forged) + "\n", first + 1, range(begin + 1, end + 2))


def _ends_group(line: str) -> bool:
    return line.startswith(("# check ", "setup ", LOG, "= ", "# ended"))


def changed_line(line: str) -> Iterator[str]:
    """Other lines in its place: another level, number of simulations or version, another seat, number or digit."""
    yield f"{line}1"
    if line.startswith("# computer "):
        level, simulations, version = line.removeprefix("# computer ").split(" ")
        yield f"# computer {'easy' if level != 'easy' else 'normal'} {simulations} {version}"
        yield f"# computer {CAUTIOUS} {simulations} {version}"
        yield f"# computer {level} {int(simulations) + 1} {version}"
        yield f"# computer {level} {simulations} 1.77"
        yield f"#computer {level} {simulations} {version}"
    elif line[-1].isdigit():
        yield f"{line[:-1]}{(int(line[-1]) + 1) % 10}"
    if line[0].isdigit():
        yield f"{1 - min(int(line[0]), 1)}{line[1:]}"


# Forging rows: the forger makes all checks and the hash of the log fit


def forged_rows(game: PlayedGame) -> Iterator[Forging]:
    """Every row omitted, doubled, moved, changed to another option, its mark changed, taken off or added."""
    rows, options = game.rows, options_at(game)
    random = Random(2)
    for at, row in enumerate(rows):
        rest = [*rows[:at], *rows[at + 1 :]]
        yield partial(_published, "omitted", game, rest)
        yield partial(_published, "doubled", game, [*rows[:at], row, *rows[at:]])
        for to in (at + 1, random.randrange(len(rows))):
            yield partial(_published, "moved", game, [*rest[:to], row, *rest[to:]])
        others = [replace(row, text=each) for each in options[at] if each != row.text][:2]
        others += [replace(row, computer=mark) for mark in marks_instead(row, version_of(game.match.game))]
        for other in others:
            forged = [*rows[:at], other, *rows[at + 1 :]]
            yield partial(_published, "changed", game, forged, must_be_named=is_provable(game, at, other))


def is_provable(game: PlayedGame, at: int, other: Row) -> bool:
    """Whether it follows from the file alone that a computer player did not do this instead of row `at` (from 0): not
    what another version or a simpler level may have done, nor what was taken back when a rule was corrected.
    """
    seat = game.rows[at].seat
    if seat is None or not game.rows[at].computer or at in game.corrected:
        return False
    level, _, version = (other.computer or f"{game.source.seats[seat].level} 0 ").split(" ")
    is_instead = (
        other.text == game.rows[at].text and level != game.source.seats[seat].level and level in INSTEAD
    )
    return bool(game.source.seats[seat].level) and version != "1.77" and not is_instead


def marks_instead(row: Row, version: str) -> Iterator[str]:
    """What else a file could say of who chose this row."""
    if row.seat is None or row.text.startswith(UNDO):
        return
    if not row.computer:
        yield from (f"{level} 0 {version}" for level in ("easy", "normal", "strong"))
        return
    level, simulations, version = row.computer.split(" ")
    yield ""
    yield from (f"{each} {simulations} {version}" for each in ("easy", "normal", "expert") if each != level)
    yield f"{level} {int(simulations) + 1} {version}"
    yield f"{level} {simulations} 1.77"


def _published(how: str, game: PlayedGame, rows: list[Row], *, must_be_named: bool = False) -> Forged | None:
    text = publish(game.source, game.match, rows)
    forged = _forged(f"row {how}", game.text.splitlines(), text.splitlines())
    return forged and replace(forged, must_be_named=must_be_named)


def options_at(game: PlayedGame) -> list[list[str]]:
    """All options that the rules gave instead of each row; none for chance and undo rows."""
    found: list[list[str]] = []
    earlier = [Match.start(game.match.game, game.match.setup)]
    match = earlier[0].copy()
    for number, row in enumerate(game.rows, 1):
        decision = None if row.seat is None else match.find_decision(row.seat)
        is_undo = row.text.startswith(UNDO)
        found.append([] if decision is None or is_undo else [str(each) for each in decision.options])
        if is_undo:
            match = earlier[int(row.text.removeprefix(UNDO))].copy()
        elif row.text != "place moon 9":
            match.follow(row)
        earlier.append(match.copy())
        assert len(earlier) == number + 1
    return found
