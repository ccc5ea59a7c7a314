"""What may be seen of a finished game of any kind, as frozen values: the count, the scores by round, and the dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from engine.core.questions import Seat
from engine.core.values import frozen

FAIR = 3.5
"""The pips that a fair die shows on average."""


@frozen
class ResultView:
    """One row of the final standing: rank 1 wins, `lines` are the points by source and sum up to `score`.

    `tie_break` is None where no number decides a tie.
    """

    seat: Seat
    rank: int
    score: int
    tie_break: int | None
    lines: Mapping[str, int]


class SeenTable(Protocol):
    """What the view of every game has: the final standing by rank, empty before the end."""

    @property
    def standing(self) -> tuple[ResultView, ...]: ...


@frozen
class LuckView:
    """What a seat has rolled for itself in the whole game: how many dice, their pips, and the luckiest roll.

    `haul` are the goods of which it brought home many, and much of what all brought, and how many.
    """

    dice: int
    pips: int
    best: tuple[int, ...] = ()
    haul: tuple[str, int] | None = None

    @property
    def surplus(self) -> float:
        """The pips beyond what as many fair dice show on average."""
        return self.pips - FAIR * self.dice


@frozen
class StoryView:
    """A finished game as it went, public things only.

    `results` stand by rank; `courses[seat]` are the scores after each round, the last one with the final count;
    `lucks` are by seat; `origins` are the scores before the first round by seat, none where all begin at 0.
    `forecasts[seat]` is what a seat would have had if the game had ended after each round, none where it is the score.
    """

    results: tuple[ResultView, ...]
    courses: tuple[tuple[int, ...], ...]
    lucks: tuple[LuckView, ...]
    origins: tuple[int, ...] = ()
    forecasts: tuple[tuple[int, ...], ...] = ()


@frozen
class SceneView:
    """One picture of a replay: the public `view` of a game after one choice or several.

    `seats` are those who made them in their order, `line` the choice in the text form if it was one.
    """

    seats: tuple[Seat, ...]
    line: str
    view: Any
