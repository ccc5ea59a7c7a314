"""The state of a card, tile or igloo that is on offer, and how it is shown."""

from __future__ import annotations

from dataclasses import dataclass

from renders.frame import Frame
from renders.icons.figures import BELLY
from renders.stone_age.layout import FIGURE_SIZE
from renders.theme import INK, LEAST


@dataclass(frozen=True, slots=True)
class Offer:
    """Who stands at a card, tile or igloo (seat and initials), and the number that players name it by, if any.

    `payable`: whether the player on turn could take it; `news`: whether it has changed since the last hand-over.
    """

    visitor: tuple[int, str] | None
    number: str
    payable: bool
    news: bool


def draw_visitor(frame: Frame, offer: Offer, x: int, y: int, hollow: str) -> None:
    """Draw the visitor with the middle at a point, or else a hollow with the number of the place."""
    if offer.visitor is not None:
        frame.figure(*offer.visitor, x, y, FIGURE_SIZE - 4)
        return
    frame.shadow("hollow", x, y, FIGURE_SIZE - 4, hollow)
    if offer.number:
        frame.write(offer.number, x, y + (BELLY - 0.5) * FIGURE_SIZE, LEAST, INK, "middle")
