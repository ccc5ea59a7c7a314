"""Animals and plants of the valley, as on the wall of a cave."""

from __future__ import annotations

from renders import theme
from renders.canvas import Brush, paints, path
from renders.theme import INK


@paints("bison")
def bison(brush: Brush) -> None:
    """A bison in rust and ink."""
    for x in (28, 38, 70, 80):
        brush.stroke([(x, 60), (x - 2, 86)], INK, 6)
    body = path("10,50 16,34 30,18 44,20 62,32 84,34 92,50 84,66 58,66 34,70 16,66")
    brush.blob(body, theme.RUST, INK, 4)
    brush.blob(path("6,58 14,40 30,24 40,40 34,66 16,72"), theme.WOOD_DARK, INK, 3)
    brush.curve([(14, 44), (6, 38), (8, 28)], theme.BONE, 5)
    brush.disc(15, 54, 2.5, theme.BONE)
    brush.curve([(90, 44), (97, 56), (95, 70)], INK, 4)


@paints("deer")
def deer(brush: Brush) -> None:
    """A stag with wide antlers."""
    for x in (44, 52, 78, 85):
        brush.stroke([(x, 62), (x - 2, 92)], INK, 5)
    brush.blob(path("30,36 40,40 60,46 86,44 92,56 84,66 54,68 40,62 34,50"), theme.OCHRE, INK, 4)
    brush.blob(path("14,38 22,28 34,30 44,46 38,56 28,44"), theme.OCHRE, INK, 4)
    for side in (-6, 6):
        brush.curve([(30, 30), (30 + side, 18), (26 + 2.4 * side, 4)], INK, 4)
        brush.stroke([(30 + side, 17), (34 + 2.6 * side, 14)], INK, 4)
    brush.disc(24, 36, 2, INK)


@paints("mammoth")
def mammoth(brush: Brush) -> None:
    """A mammoth with its tusks."""
    for x in (36, 48, 74, 85):
        brush.stroke([(x, 62), (x, 88)], INK, 13)
    body = path("20,40 26,18 42,12 54,24 76,26 94,44 94,68 70,74 44,74 28,66")
    brush.blob(body, theme.WOOD_DARK, INK, 4)
    brush.curve([(24, 40), (14, 54), (14, 74), (8, 82)], INK, 11)
    brush.curve([(28, 54), (24, 70), (10, 70), (3, 58)], theme.BONE, 6)
    brush.disc(31, 36, 3, theme.BONE)
    brush.curve([(46, 34), (54, 46), (46, 58)], INK, 4)


@paints("pine")
def pine(brush: Brush) -> None:
    """A dark tree in three steps."""
    brush.stroke([(50, 84), (50, 97)], theme.WOOD_DARK, 12)
    for top, bottom, half in ((40, 90, 40), (20, 64, 33), (2, 40, 24)):
        brush.polygon([(50, top), (50 + half, bottom), (50 - half, bottom)], theme.PINE, theme.SHADE, 4)
        brush.polygon([(50, top + 5), (50, bottom - 3), (50 - half + 6, bottom - 3)], theme.LEAF)


@paints("broadleaf")
def broadleaf(brush: Brush) -> None:
    """A round tree."""
    brush.stroke([(50, 60), (50, 97)], theme.WOOD_DARK, 13)
    brush.blob(path("50,4 78,14 92,40 80,66 50,74 20,66 8,40 22,14"), theme.LEAF, theme.SHADE, 4)
    brush.blob(path("40,14 58,18 54,34 32,46 18,40 26,22"), theme.MOSS)


@paints("fish")
def fish(brush: Brush) -> None:
    """A fish under water."""
    brush.polygon(path("66,50 96,28 88,50 96,72"), theme.DEPTH)
    brush.blob(path("4,50 24,32 50,28 78,50 50,72 24,68"), theme.DEPTH)
    brush.disc(20, 46, 4, theme.SHALLOW)


@paints("cloud")
def cloud(brush: Brush) -> None:
    """A cloud of the evening."""
    brush.blob(path("2,62 14,48 30,46 42,32 62,36 70,46 90,48 98,62"), theme.CREAM)
