"""Cards of one kind in rows across a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from renders.cells import Cell
from renders.frame import Box, Spot
from renders.hunters_scouts.layout import GAP, MARGIN, WIDTH

_APART = 2


def spots_of(count: int, box: Box, most: int) -> tuple[int, list[Spot]]:
    """The side and the middles of so many square cards that lie in a box without covering each other.

    They lie in one to three lines, whichever makes them largest, but no larger than `most`.
    """
    left, top, right, bottom = box
    ways = ((lines, max(1, -(-count // lines))) for lines in (1, 2, 3))
    side, across, lines = max(
        (min(most, (bottom - top) // lines, (right - left) // across), across, lines)
        for lines, across in ways
    )
    step, first = min(side + _APART, (right - left) / across), (top + bottom - (lines - 1) * side) / 2
    return side, [
        (round(left + side / 2 + i % across * step), round(first + i // across * side)) for i in range(count)
    ]


@dataclass(frozen=True, slots=True)
class Grid:
    """Cards of one kind in rows of `across`; `units` is the size that they are painted in, `power` scales it."""

    count: int
    across: int
    units: tuple[int, int]

    @property
    def width(self) -> int:
        return (WIDTH - 2 * MARGIN + GAP) // self.across - GAP

    @property
    def power(self) -> float:
        return self.width / self.units[0]

    @property
    def step(self) -> int:
        return int(self.units[1] * self.power) + GAP

    @property
    def height(self) -> int:
        return -(-self.count // self.across) * self.step

    def cells(
        self, top: int, paint: Callable[..., None], contents: Sequence[Mapping[str, object]]
    ) -> Iterator[Cell]:
        for i, content in enumerate(contents):
            left = MARGIN + i % self.across * (self.width + GAP)
            upper = top + i // self.across * self.step
            box = (left, upper, left + self.width, upper + self.step - GAP)
            yield Cell(box, paint, {**content, "power": self.power})
