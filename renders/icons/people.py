"""People: the person of the tribe and the four professions of the final count."""

from __future__ import annotations

from renders import theme
from renders.canvas import Brush, paints, path
from renders.theme import INK


@paints("person")
def person(brush: Brush) -> None:
    """A figure as on the wall of a cave."""
    _figure(brush, INK)


@paints("supply")
def supply(brush: Brush) -> None:
    """A figure that is still away from the tableau."""
    _figure(brush, theme.SLATE)


def _figure(brush: Brush, colour: str) -> None:
    brush.disc(50, 18, 15, colour)
    brush.blob(path("34,36 66,36 68,66 58,72 42,72 32,66"), colour)
    brush.stroke([(40, 42), (16, 60)], colour, 11)
    brush.stroke([(60, 42), (84, 60)], colour, 11)
    brush.stroke([(42, 66), (32, 94)], colour, 13)
    brush.stroke([(58, 66), (68, 94)], colour, 13)


def bust(brush: Brush, dress: str, hair: str) -> None:
    """Head and shoulders of a profession."""
    brush.blob(path("12,98 16,68 38,56 62,56 84,68 88,98"), dress, INK, 6)
    brush.disc(50, 36, 25, theme.SKIN, INK, 6)
    brush.blob(path("25,36 30,12 50,4 70,12 75,36 60,24 40,24"), hair, INK, 4)
    brush.disc(41, 38, 3.5, INK)
    brush.disc(59, 38, 3.5, INK)


@paints("farmer")
def farmer(brush: Brush) -> None:
    """A farmer with ears of corn."""
    brush = brush.at(4, 7, 0.92)
    bust(brush, theme.GRASS, theme.WOOD_DARK)
    brush.curve([(70, 98), (76, 70), (84, 46)], INK, 8)
    for x, y in ((82, 38), (72, 52), (90, 56)):
        brush.blob([(x, y - 14), (x + 9, y), (x, y + 13), (x - 9, y)], theme.GOLD, INK, 4)


@paints("hut_builder")
def hut_builder(brush: Brush) -> None:
    """A builder who carries a roof."""
    brush = brush.at(4, 7, 0.92)
    bust(brush, theme.BRICK, INK)
    brush.polygon([(50, 0), (96, 30), (4, 30)], theme.WOOD_LIGHT, INK, 6)
    brush.stroke([(28, 22), (72, 22)], theme.WOOD_DARK, 4)
    brush.stroke([(12, 32), (20, 70)], INK, 7)
    brush.stroke([(88, 32), (80, 70)], INK, 7)


@paints("shaman")
def shaman(brush: Brush) -> None:
    """A shaman under antlers."""
    brush = brush.at(4, 7, 0.92)
    for side in (-1, 1):
        brush.curve([(50 + side * 14, 20), (50 + side * 30, 12), (50 + side * 40, 0)], INK, 8)
        brush.stroke([(50 + side * 29, 13), (50 + side * 44, 18)], INK, 7)
    bust(brush, theme.NIGHT, theme.UMBER)
    brush.stroke([(36, 48), (64, 48)], theme.RUST, 6)
    brush.disc(50, 78, 9, theme.BONE, INK, 4)


@paints("tool_maker")
def tool_maker(brush: Brush) -> None:
    """A maker of tools with an axe on the shoulder."""
    brush = brush.at(4, 7, 0.92)
    bust(brush, theme.OCHRE, theme.RUST)
    brush.stroke([(66, 98), (86, 44)], theme.WOOD, 5, INK, 13)
    brush.polygon(path("68,38 80,24 100,34 98,58 84,56"), theme.STONE_LIGHT, INK, 5)
