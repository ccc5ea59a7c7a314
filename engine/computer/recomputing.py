"""Whether computer players chose what a published game says: every choice is computed again."""

from __future__ import annotations

from collections.abc import Iterator

from engine.computer.levels import LEVELS, Choice, choose, version_of
from engine.core import published
from engine.core.match import AnyMatch, Games, Row
from engine.core.values import frozen
from engine.core.verifying import WrongRow, begun, source_of, unfit


@frozen
class Recomputed:
    """A choice in a file: the number of its line, and what the computer player chooses there now.

    Nothing of that is known where another version chose, or a level that this one does not know.
    """

    line: int
    row: Row
    now: Choice | None

    @property
    def holds(self) -> bool:
        return self.now is not None and (str(self.now.action), self.now.made) == (
            self.row.text,
            self.row.computer,
        )


def recompute(games: Games, text: str) -> Iterator[Recomputed]:
    """Every choice of a computer player, with those that were taken back; raises `Misfit` where the log cannot be
    followed.
    """
    said = published.read(text)
    commitment = source_of(said).commitment
    replay = begun(games, said)
    try:
        for step in replay.steps():
            if step.row.computer and step.is_move:
                now = _chosen(replay.match, step.row, commitment)
                yield Recomputed(said.lines[step.number - 1].at, step.row, now)
    except WrongRow as wrong:
        raise unfit(said, wrong) from None
    if said.broken is not None:
        raise said.broken


def _chosen(match: AnyMatch, row: Row, commitment: str) -> Choice | None:
    """What is chosen now in the position before this row; None if that says nothing about the row."""
    level, _, version = row.computer.split(" ")
    decision = None if row.seat is None else match.asks(row.seat)
    if decision is None or level not in LEVELS or version != version_of(match.game):
        return None
    return choose(match, decision, level, commitment)
