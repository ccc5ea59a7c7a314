"""Public views of a finished game of any kind, as frozen values: final count, scores by round, and dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from engine.core.questions import Seat
from engine.core.values import frozen

FAIR = 3.5
"""The pips that a fair die shows on average."""


@frozen
class ResultView:
    """One row of the final standing: rank 1 wins, `lines` are the points by source, whose sum is `score`.

    `tie_break` is None where no number decides a tie.
    """

    seat: Seat
    rank: int
    score: int
    tie_break: int | None
    lines: Mapping[str, int]


class SeenTable(Protocol):
    """The part that the views of all games have: the final standing by rank, empty before the end."""

    @property
    def standing(self) -> tuple[ResultView, ...]: ...


@frozen
class LuckView:
    """All dice that a seat rolled for itself in a game: their number, their pips, and the luckiest roll.

    `haul` are the goods of which it brought home many, and a large share of all that were, with the amount.
    """

    dice: int
    pips: int
    best: tuple[int, ...] = ()
    haul: tuple[str, int] | None = None

    @property
    def surplus(self) -> float:
        """The pips above the average of as many fair dice."""
        return self.pips - FAIR * self.dice


@frozen
class StoryView:
    """The course of a finished game, public things only.

    `results` are by rank; `courses[seat]` are the scores after each round, the last one with the final count; `lucks`
    are by seat; `origins` are the scores before the first round by seat, empty where all begin at 0.
    `forecasts[seat]` are the scores if the game had ended after each round, empty where they equal the courses.
    """

    results: tuple[ResultView, ...]
    courses: tuple[tuple[int, ...], ...]
    lucks: tuple[LuckView, ...]
    origins: tuple[int, ...] = ()
    forecasts: tuple[tuple[int, ...], ...] = ()


@frozen
class SceneView:
    """One picture of a replay: the public `view` of a game after one choice or several.

    `seats` are those who made the choices, in order; `line` is the choice as text if there was only one.
    """

    seats: tuple[Seat, ...]
    line: str
    view: Any
