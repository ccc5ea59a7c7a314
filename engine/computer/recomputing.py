"""Checks the choices of computer players in a published game, by recomputing them."""

from __future__ import annotations

from collections import Counter

from engine.computer.levels import AT_ONCE, INSTEAD, LEVELS, choose, version_of
from engine.core.match import AnyMatch
from engine.core.origin import Misfit, Origin
from engine.core.verifying import Step


class ComputerChoices:
    """Checks the rows of computer players one after the other, and counts those that it cannot check.

    `most` limits how many choices of levels that simulate are recomputed (None: all); `left_out` counts the others.
    `others` counts the choices of another version, or of no level, by level and version; `releases` can recompute some
    of these. `instead` are the lines in which a simpler level chose than the one that has the seat.
    """

    def __init__(self, most: int | None = None) -> None:
        self.same = 0
        self.left_out = 0
        self.others = Counter[str]()
        self.releases = set[str]()
        self.instead = list[int]()
        self._most = most
        self._thought = 0
        self._version = ""

    @property
    def count(self) -> int:
        """The number of all choices of computer players."""
        return self.same + self.left_out + self.others.total()

    def judge(self, source: Origin, match: AnyMatch, step: Step, at: int) -> None:
        """Check a row before it is applied; raises `Misfit` where a computer player chooses otherwise."""
        row, level = step.row, ""
        if row.seat is None or step.skipped:
            return
        if source.seats and row.seat < len(source.seats):
            level = source.seats[row.seat].level
            self._version = self._version or source.seats[row.seat].version
        if level and step.undoes:
            raise Misfit(at, "wrong-undo", str(row))
        if row.computer:
            self._judge_choice(source, match, step, at, level)
        elif level:
            self._judge_obvious(match, step, at, level)

    def _judge_choice(self, source: Origin, match: AnyMatch, step: Step, at: int, seated: str) -> None:
        """Check a choice with its mark; `seated` is the level of the computer player on this seat, empty for people."""
        row = step.row
        level, simulations, self._version = row.computer.split(" ")
        if seated and level != seated:
            if level not in INSTEAD:
                raise Misfit(at, "wrong-level", row.computer, seated)
            self.instead.append(at)
        if level not in LEVELS or self._version != version_of(match.game):
            self._count_other(match, level)
            return
        if level not in AT_ONCE and simulations != "0":
            self._thought += 1
            if self._most is not None and self._thought > self._most:
                self.left_out += 1
                return
        self._compute(source, match, step, at)

    def _count_other(self, match: AnyMatch, level: str) -> None:
        """Count a choice that this version cannot check."""
        self.others[f"{level} {self._version}"] += 1
        if release := match.game.brain.releases.get(self._version):
            self.releases.add(release)

    def _compute(self, source: Origin, match: AnyMatch, step: Step, at: int) -> None:
        """Compare a row with the recomputed choice; where the seat is not asked, the rules will refuse the row."""
        row = step.row
        decision = None if row.seat is None else match.find_decision(row.seat)
        if decision is None:
            return
        now = choose(match, decision, row.computer.split(" ")[0], source.commitment)
        if (str(now.action), now.origin) != (row.text, row.computer):
            raise Misfit(at, "wrong-choice", f"{row.text} ({row.computer})", f"{now.action} ({now.origin})")
        self.same += 1

    def _judge_obvious(self, match: AnyMatch, step: Step, at: int, level: str) -> None:
        """Check an unmarked row of a computer's seat: it must be an obvious answer, which the bot gives by itself.

        Which answers are obvious may differ between versions; the last mark says which version played.
        """
        row = step.row
        if self._version not in ("", version_of(match.game)):
            self._count_other(match, level)
            return
        if match.obvious is None or (match.obvious[0], str(match.obvious[1])) != (row.seat, row.text):
            raise Misfit(at, "no-mark", str(row), level)
