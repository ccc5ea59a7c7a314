"""How the lines of a score are shown: an icon and a colour for each, in the order of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.core.views import ResultView
from renders import theme

WIDTH = 1100
MARGIN = 8


@dataclass(frozen=True, slots=True)
class Legend:
    """Icons and colours by line of the score; a line without an icon is shown by its first letter."""

    icons: Mapping[str, str]
    colours: Mapping[str, str]

    def lines(self, results: Sequence[ResultView]) -> tuple[str, ...]:
        """The lines that occur in the results: those of `icons` in that order, then all others."""
        counted = dict.fromkeys(line for result in results for line in result.lines)
        return (
            *(line for line in self.icons if line in counted),
            *(line for line in counted if line not in self.icons),
        )

    def icon(self, line: str) -> str:
        return self.icons.get(line, f"{line} line")

    def colour(self, line: str) -> str:
        """The colour for points that a line has added."""
        return self.colours.get(line, theme.SAND)

    def loss(self, line: str) -> str:
        """The colour for points that a line has taken off."""
        return self.colours.get(line, theme.NEWS)
