"""Resources, food, tools, and other things that players gain and pay."""

from __future__ import annotations

from renders import theme
from renders.canvas import Brush, paints, path
from renders.theme import INK

_EDGE = 6


@paints("wood")
def wood(brush: Brush) -> None:
    """Two logs with their rings, one behind the other."""
    brush.stroke([(30, 32), (80, 18)], theme.WOOD_DARK, 23, INK, 34)
    brush.stroke([(28, 68), (78, 54)], theme.WOOD, 31, INK, 42)
    brush.disc(27, 68, 21, theme.WOOD_LIGHT, INK, 5)
    brush.disc(27, 68, 7, theme.WOOD_DARK)


@paints("brick", "clay")
def brick(brush: Brush) -> None:
    """A block of clay in perspective."""
    brush.polygon(path("6,44 34,22 94,30 94,62 66,84 6,76"), theme.BRICK, INK, _EDGE)
    brush.polygon([(9, 45), (35, 25), (91, 32), (66, 51)], theme.BRICK_LIGHT)
    brush.polygon([(66, 51), (92, 33), (92, 61), (66, 81)], theme.BRICK_DARK)
    brush.stroke([(7, 45), (66, 52), (93, 32)], INK, 4)
    brush.stroke([(66, 52), (66, 83)], INK, 4)


@paints("stone")
def stone(brush: Brush) -> None:
    """A hewn boulder with facets."""
    shape = path("8,62 20,28 52,12 84,28 94,62 76,86 26,88")
    brush.polygon(shape, theme.STONE, INK, _EDGE)
    brush.polygon([(22, 30), (52, 15), (60, 40), (34, 52)], theme.STONE_LIGHT)
    brush.polygon(path("34,52 66,68 75,84 27,85 12,62"), theme.STONE_DARK)


@paints("gold")
def gold(brush: Brush) -> None:
    """A nugget that glitters."""
    shape = path("10,66 18,40 40,30 54,14 80,26 92,54 82,80 50,88 24,86")
    brush.blob(shape, theme.GOLD, INK, _EDGE)
    brush.blob(path("30,48 46,36 56,24 66,30 52,48 38,58"), theme.GOLD_LIGHT)
    brush.blob(path("50,82 70,70 84,50 86,62 78,78 60,84"), theme.GOLD_DARK)
    _glint(brush, 74, 36, 15)


def _glint(brush: Brush, x: float, y: float, reach: float) -> None:
    waist = reach * 0.22
    brush.polygon(
        [
            (x, y - reach),
            (x + waist, y - waist),
            (x + reach, y),
            (x + waist, y + waist),
            (x, y + reach),
            (x - waist, y + waist),
            (x - reach, y),
            (x - waist, y - waist),
        ],
        theme.WHITE,
    )


@paints("any")
def any_resource(brush: Brush) -> None:
    """A piece of any kind: one diamond in the colours of the four resources."""
    brush.polygon([(50, 4), (96, 50), (50, 96), (4, 50)], INK)
    for points, colour in (
        ([(50, 11), (50, 50), (11, 50)], theme.WOOD),
        ([(50, 11), (89, 50), (50, 50)], theme.BRICK),
        ([(11, 50), (50, 50), (50, 89)], theme.STONE_LIGHT),
        ([(50, 50), (89, 50), (50, 89)], theme.GOLD),
    ):
        brush.polygon(points, colour)
    brush.stroke([(50, 12), (50, 88)], INK, 4)
    brush.stroke([(12, 50), (88, 50)], INK, 4)


@paints("food", "feeding", "meat")
def food(brush: Brush) -> None:
    """A haunch on its bone."""
    brush.stroke([(58, 58), (84, 84)], INK, 21)
    brush.disc(90, 78, 11, INK)
    brush.disc(78, 90, 11, INK)
    brush.disc(90, 78, 6, theme.BONE)
    brush.disc(78, 90, 6, theme.BONE)
    brush.stroke([(58, 58), (84, 84)], theme.BONE, 11)
    brush.blob(path("10,34 22,12 48,8 68,28 74,54 66,70 44,68 18,58"), theme.MEAT, INK, _EDGE)
    brush.curve([(22, 36), (28, 24), (42, 19)], theme.MEAT_LIGHT, 9)


@paints("field")
def field(brush: Brush) -> None:
    """An ear of corn: what the fields yield in every round."""
    brush.curve([(50, 97), (49, 60), (50, 30)], INK, 13)
    for y in (72, 52, 32):
        for side in (-1, 1):
            _grain(brush, 50, y, side)
    brush.blob([(50, 3), (62, 19), (50, 36), (38, 19)], theme.GOLD, INK, 5)


def _grain(brush: Brush, x: float, y: float, side: int) -> None:
    points = [(x + side * 3, y + 6), (x + side * 9, y - 14), (x + side * 32, y - 24), (x + side * 28, y - 2)]
    brush.blob(points, theme.GOLD, INK, 5)


@paints("tool", "actions", "axe")
def tool(brush: Brush) -> None:
    """A stone axe with its lashing."""
    brush.stroke([(24, 90), (66, 22)], theme.WOOD, 8, INK, 18)
    brush.polygon(path("34,24 52,8 92,22 94,54 78,62 62,44"), theme.STONE, INK, _EDGE)
    brush.polygon([(52, 12), (89, 25), (90, 50), (70, 34)], theme.STONE_LIGHT)
    brush.stroke([(44, 38), (60, 50)], theme.BONE, 5, INK, 13)


@paints("building")
def building(brush: Brush) -> None:
    """A hut of poles and hides."""
    brush.polygon([(50, 10), (94, 88), (6, 88)], theme.WOOD_LIGHT, INK, _EDGE)
    brush.polygon([(50, 16), (90, 85), (66, 85)], theme.WOOD)
    brush.polygon([(50, 46), (64, 86), (36, 86)], INK)
    brush.stroke([(42, 3), (56, 22)], INK, 6)
    brush.stroke([(58, 3), (44, 22)], INK, 6)


@paints("card")
def card(brush: Brush) -> None:
    """A civilization card, face down, with a spiral."""
    brush.box((14, 4, 86, 96), 12, theme.RUST, INK, _EDGE)
    brush.box((23, 13, 77, 87), 7, theme.OCHRE)
    spiral = path("50,50 57,48 55,60 41,59 39,42 55,36 68,46 66,68 46,75")
    brush.curve(spiral, INK, 6)


@paints("deck")
def deck(brush: Brush) -> None:
    """Several cards in a pile."""
    for shift in (0, 7, 14):
        brush.box((4 + shift, 26 - shift, 64 + shift, 98 - shift), 9, theme.SAND, INK, 4)
    card(brush.at(18, -1, 0.8))
