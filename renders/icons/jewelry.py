"""Jewelry and the trader, places of one's own, and the tiles of the mammoth herd."""

from __future__ import annotations

from renders import theme
from renders.canvas import Brush, paints, path
from renders.icons.people import bust
from renders.icons.scenes import mammoth
from renders.theme import INK

_ARROWS = (
    ([(14, 32), (62, 32)], [(58, 8), (94, 32), (58, 56)]),
    ([(86, 70), (38, 70)], [(42, 46), (6, 70), (42, 94)]),
)


@paints("jewelry")
def jewelry(brush: Brush) -> None:
    """A tooth on a cord."""
    brush.curve([(10, 4), (26, 24), (50, 32), (74, 24), (90, 4)], theme.RUST, 5, INK, 13)
    brush.blob(path("34,34 50,28 68,34 70,56 60,80 42,97 46,76 38,56"), theme.BONE, INK, 6)
    brush.curve([(58, 44), (59, 58), (54, 72)], theme.SAND, 7)
    brush.disc(51, 32, 12, theme.NIGHT, INK, 5)


@paints("trader")
def trader(brush: Brush) -> None:
    """A trader with a cap and a sack over the shoulder."""
    brush = brush.at(4, 7, 0.92)
    brush.blob(path("60,62 84,50 100,62 102,84 90,98 66,94"), theme.WOOD_LIGHT, INK, 6)
    brush.curve([(84, 54), (90, 46), (98, 46)], INK, 7)
    bust(brush, theme.DEPTH, theme.UMBER)
    brush.blob(path("24,24 30,6 50,-4 70,6 76,24 50,18"), theme.RUST, INK, 5)
    brush.curve([(30, 60), (50, 78), (70, 60)], theme.BONE, 6)
    brush.disc(50, 78, 7, theme.GOLD, INK, 4)


@paints("track")
def track(brush: Brush) -> None:
    """One step along the trader track."""
    brush.stroke([(10, 82), (90, 82)], INK, 9)
    for x in (10, 50, 90):
        brush.stroke([(x, 70), (x, 94)], INK, 9)
    brush.arc(50, 62, 38, 190, 318, INK, 11)
    brush.polygon([(94, 62), (92, 24), (62, 44)], INK)


@paints("exchange")
def exchange(brush: Brush) -> None:
    """Two arrows against each other: an exchange with the trader."""
    for points, tip in _ARROWS:
        brush.stroke(points, INK, 14)
        brush.polygon(tip, INK)


@paints("exchanged")
def draw_exchanged(brush: Brush) -> None:
    """The exchange of this round is over."""
    for points, tip in _ARROWS:
        brush.stroke(points, theme.SLATE, 10)
        brush.polygon(tip, theme.SLATE)
    brush.stroke([(14, 90), (86, 12)], INK, 12)


@paints("income")
def income(brush: Brush) -> None:
    """A circle with a plus: something comes in every round."""
    brush.arc(50, 50, 38, -60, 200, INK, 10)
    brush.polygon([(12, 12), (40, 22), (14, 44)], INK)
    brush.stroke([(50, 34), (50, 66)], INK, 10)
    brush.stroke([(34, 50), (66, 50)], INK, 10)


@paints("bonus tile")
def bonus_tile(brush: Brush) -> None:
    """A tile of the herd, face down."""
    brush.box((4, 10, 96, 90), 14, theme.SAND, INK, 6)
    mammoth(brush.at(16, 16, 0.68))


@paints("herd")
def herd_stands(brush: Brush) -> None:
    """The mammoth on a bright ground: the herd is here."""
    brush.disc(50, 50, 48, theme.GOLD_LIGHT, INK, 5)
    mammoth(brush.at(13, 15, 0.73))
