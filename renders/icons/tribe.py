"""The eleven characters of a tribe of hunters and scouts, each with an outline of its own."""

from __future__ import annotations

from renders import theme
from renders.canvas import Brush, paints, path
from renders.icons.people import bust
from renders.theme import INK, SKIN

_MIDDLE = 50


def _person(brush: Brush) -> Brush:
    return brush.at(4, 7, 0.92)


@paints("hunter")
def hunter(brush: Brush) -> None:
    """A hunter in a hood of fur with a raised spear."""
    brush = _person(brush)
    bust(brush, theme.RUST, theme.UMBER)
    for x in (29, 71):
        brush.disc(x, 14, 9, theme.UMBER, INK, 5)
    brush.blob(path("22,40 24,16 50,2 76,16 78,40 66,28 34,28"), theme.UMBER, INK, 5)
    brush.stroke([(88, 100), (88, 26)], theme.WOOD_LIGHT, 5, INK, 13)
    brush.polygon(path("88,-2 100,16 88,36 76,16"), theme.STONE_LIGHT, INK, 5)


@paints("scout")
def scout(brush: Brush) -> None:
    """A scout with one feather who shades the eyes."""
    brush = _person(brush)
    brush.blob(path("64,20 68,0 80,-3 80,12 70,26"), theme.BONE, INK, 5)
    bust(brush, theme.MOSS, theme.WOOD_DARK)
    brush.stroke([(28, 22), (72, 22)], theme.SUN, 8)
    brush.stroke([(84, 92), (92, 56), (72, 30)], SKIN, 10, INK, 20)
    brush.stroke([(72, 30), (44, 29)], INK, 15)
    brush.stroke([(72, 30), (46, 29)], SKIN, 7)


@paints("gatherer")
def gatherer(brush: Brush) -> None:
    """A gatherer with long hair and a bowl of fruit."""
    brush = _person(brush)
    brush.blob(path("22,72 18,36 30,8 50,0 70,8 82,36 78,72 64,66 36,66"), theme.WOOD_DARK, INK, 5)
    bust(brush, theme.GRASS, theme.WOOD_DARK)
    for x, y in ((32, 72), (50, 66), (68, 72)):
        brush.disc(x, y, 12, theme.RUST, INK, 5)
    brush.polygon([(10, 76), (90, 76), (76, 101), (24, 101)], theme.WOOD_LIGHT, INK, 6)
    brush.stroke([(20, 88), (80, 88)], theme.WOOD_DARK, 4)


@paints("chief")
def chief(brush: Brush) -> None:
    """A chief under a crown of feathers."""
    brush = brush.at(9, 18, 0.82)
    for tip, root in (((-2, 16), 28), ((102, 16), 72), ((20, -10), 38), ((80, -10), 62), ((50, -20), 50)):
        middle_x, middle_y = (tip[0] + root) / 2, (tip[1] + 30) / 2
        side = 8 if root != _MIDDLE else 10
        feather = [
            tip,
            (middle_x + side, middle_y),
            (root + 4, 34),
            (root - 4, 34),
            (middle_x - side, middle_y),
        ]
        brush.blob(feather, theme.WHITE, INK, 5)
        brush.disc(tip[0] + (root - tip[0]) * 0.2, tip[1] + 8, 5, theme.RUST)
    bust(brush, theme.DEPTH, INK)
    brush.stroke([(26, 24), (74, 24)], INK, 15)
    brush.stroke([(28, 24), (72, 24)], theme.GOLD, 7)
    for x, y in ((34, 70), (50, 76), (66, 70)):
        brush.disc(x, y, 7, theme.BONE, INK, 4)


@paints("offspring")
def offspring(brush: Brush) -> None:
    """A child with a tuft of hair and arms in the air."""
    for side in (-1, 1):
        brush.stroke([(50 + side * 14, 68), (50 + side * 38, 46)], SKIN, 8, INK, 17)
        brush.stroke([(50 + side * 11, 84), (50 + side * 14, 94)], INK, 16)
    brush.curve([(50, 16), (46, 6), (56, 2)], INK, 8)
    brush.blob(path("34,58 66,58 74,88 50,93 26,88"), theme.OCHRE, INK, 6)
    brush.disc(50, 38, 25, SKIN, INK, 6)
    brush.disc(41, 38, 4, INK)
    brush.disc(59, 38, 4, INK)
    brush.curve([(42, 49), (50, 54), (58, 49)], INK, 5)


@paints("advanced-scout")
def advanced_scout(brush: Brush) -> None:
    """A far traveller in a pointed hood with staff and pack."""
    brush = _person(brush)
    brush.blob(path("4,60 18,48 30,58 30,92 10,94"), theme.WOOD_LIGHT, INK, 5)
    bust(brush, theme.CULTURE, theme.CULTURE)
    brush.polygon(
        path("18,62 22,26 42,-4 58,4 78,26 82,62 70,54 70,34 50,24 30,34 30,54"), theme.CULTURE, INK, 5
    )
    brush.stroke([(92, 100), (92, 14)], theme.WOOD, 5, INK, 13)
    brush.disc(92, 12, 9, theme.GOLD, INK, 5)


@paints("fisher")
def fisher(brush: Brush) -> None:
    """A fisher under a wide hat with the catch."""
    brush = _person(brush)
    bust(brush, theme.WATER, theme.UMBER)
    brush.blob(path("2,28 26,20 34,2 66,2 74,20 98,28 50,34"), theme.GOLD_LIGHT, INK, 6)
    brush.blob(path("28,74 48,60 72,66 82,76 98,62 94,78 98,92 82,84 66,92 44,90"), theme.STONE_LIGHT, INK, 5)
    brush.disc(44, 75, 4, INK)


@paints("basket-weaver")
def basket_weaver(brush: Brush) -> None:
    """A weaver with a knot of hair behind a great basket."""
    brush = _person(brush)
    brush.disc(50, 6, 12, theme.RUST, INK, 5)
    bust(brush, theme.OCHRE, theme.RUST)
    brush.polygon([(8, 60), (92, 60), (80, 101), (20, 101)], theme.WOOD_LIGHT, INK, 6)
    for i, y in enumerate((70, 80, 90)):
        for x in range(24 + 8 * (i % 2), 80, 16):
            brush.stroke([(x - 4, y), (x + 4, y)], theme.WOOD_DARK, 6)
    brush.stroke([(6, 60), (94, 60)], INK, 11)


@paints("fire-keeper")
def fire_keeper(brush: Brush) -> None:
    """A keeper of the fire with a flame in both hands."""
    brush = _person(brush)
    brush.blob(path("20,80 16,36 30,8 50,0 70,8 84,36 80,80 64,66 36,66"), INK)
    bust(brush, theme.SOOT, INK)
    brush.blob(path("50,46 58,60 74,66 72,88 60,100 40,100 28,88 26,68 36,72 42,60"), theme.SUN, INK, 5)
    brush.blob(path("50,68 60,80 58,94 42,94 40,82"), theme.GOLD_LIGHT)


@paints("tracker")
def tracker(brush: Brush) -> None:
    """A tracker under the head of a wolf, with a print of its paw."""
    brush = _person(brush)
    bust(brush, theme.STONE_DARK, theme.STONE)
    for side in (-1, 1):
        brush.polygon(
            [(50 + side * 8, 8), (50 + side * 26, -8), (50 + side * 32, 20)], theme.STONE_DARK, INK, 5
        )
    brush.blob(path("20,48 22,16 50,2 78,16 80,48 66,32 50,42 34,32"), theme.STONE, INK, 5)
    brush.disc(38, 17, 4, INK)
    brush.disc(62, 17, 4, INK)
    brush.blob(path("50,78 62,86 58,96 42,96 38,86"), theme.BONE)
    for x, y in ((33, 80), (43, 70), (57, 70), (67, 80)):
        brush.disc(x, y, 5, theme.BONE)
