"""The twelve sacred places, each a small painting in a round frame of the night."""

from __future__ import annotations

from renders import theme
from renders.canvas import Brush, paints, path
from renders.icons.people import person
from renders.theme import INK


def _night(brush: Brush, sky: str = theme.NIGHT) -> None:
    brush.disc(50, 50, 49, sky, INK, 5)


@paints("mammoth-graveyard")
def mammoth_graveyard(brush: Brush) -> None:
    """Tusks and ribs out of the ground."""
    _night(brush, theme.DAWN)
    brush.blob(path("8,70 30,64 70,64 92,70 80,86 50,96 20,86"), theme.EARTH)
    for side in (-1, 1):
        for reach, top in ((34, 22), (20, 34)):
            ends = [(50 + side * 10, 76), (50 + side * reach, 54), (50 + side * reach * 0.6, top)]
            brush.curve(ends, theme.BONE, 7, INK, 14)
    brush.blob(path("38,72 42,54 58,54 62,72 54,84 46,84"), theme.BONE, INK, 5)
    brush.disc(45, 66, 4, INK)
    brush.disc(55, 66, 4, INK)


@paints("waterfall")
def waterfall(brush: Brush) -> None:
    """Water that falls between two rocks."""
    _night(brush, theme.SKY)
    brush.polygon(path("4,42 34,22 38,80 14,82"), theme.STONE_DARK, INK, 5)
    brush.polygon(path("96,42 66,22 62,80 86,82"), theme.STONE_DARK, INK, 5)
    brush.polygon(path("32,20 68,20 66,78 34,78"), theme.WATER, INK, 5)
    for x in (42, 50, 58):
        brush.stroke([(x, 28), (x, 68)], theme.WHITE, 4)
    brush.blob(path("14,78 32,70 50,76 68,70 86,78 76,90 50,97 24,90"), theme.SHALLOW, INK, 5)


@paints("rock-bridge")
def rock_bridge(brush: Brush) -> None:
    """An arch of rock over a gorge."""
    _night(brush, theme.DAWN)
    brush.disc(50, 58, 15, theme.SUN)
    bridge = path("4,36 26,26 74,26 96,36 92,66 84,78 76,78 72,56 50,44 28,56 24,78 16,78 8,66")
    brush.polygon(bridge, theme.BRICK, INK, 6)
    brush.stroke([(18, 38), (82, 38)], theme.BRICK_LIGHT, 6)
    brush.curve([(20, 84), (50, 78), (80, 84)], theme.WATER, 8)


@paints("ancient-oak")
def ancient_oak(brush: Brush) -> None:
    """An old tree with a hollow."""
    _night(brush, theme.SKY)
    brush.polygon(path("40,90 44,54 30,40 50,48 70,40 56,54 62,90"), theme.WOOD_DARK, INK, 5)
    for x, y, radius in ((28, 36, 19), (72, 36, 19), (50, 24, 21)):
        brush.disc(x, y, radius, theme.PINE, INK, 5)
    for x, y, radius in ((30, 36, 14), (70, 36, 14), (50, 27, 17)):
        brush.disc(x, y, radius, theme.PINE)
    brush.oval(46, 62, 55, 76, INK)
    brush.stroke([(18, 90), (82, 90)], INK, 6)


@paints("mud-springs")
def mud_springs(brush: Brush) -> None:
    """Bubbles in brown mud."""
    _night(brush, theme.SAND)
    brush.blob(path("8,62 28,50 72,50 92,62 82,82 50,92 18,82"), theme.WOOD_DARK, INK, 5)
    for x, y, radius in ((34, 58, 12), (62, 64, 15), (44, 76, 8)):
        brush.disc(x, y, radius, theme.WOOD, INK, 5)
        brush.disc(x - 3, y - 3, radius / 4, theme.SAND)
    for x in (32, 50, 68):
        brush.curve([(x, 42), (x - 6, 32), (x + 6, 22), (x, 12)], theme.UMBER, 6)


@paints("ghost-cave")
def ghost_cave(brush: Brush) -> None:
    """A pale shape in the mouth of a cave."""
    _night(brush)
    brush.blob(path("12,84 16,44 50,18 84,44 88,84 50,96"), theme.SLATE, INK, 5)
    brush.blob(path("24,86 28,52 50,34 72,52 76,86 50,92"), INK)
    brush.blob(path("38,82 38,58 50,46 62,58 62,82 56,76 50,84 44,76"), theme.WHITE)
    brush.disc(46, 62, 3.5, INK)
    brush.disc(55, 62, 3.5, INK)


@paints("misty-gorge")
def misty_gorge(brush: Brush) -> None:
    """Bands of mist between steep walls."""
    _night(brush, theme.ICE)
    brush.polygon(path("6,36 26,10 44,92 20,86"), theme.STONE_DARK, INK, 5)
    brush.polygon(path("94,36 74,10 56,92 80,86"), theme.STONE_DARK, INK, 5)
    for y, left, right in ((38, 14, 70), (56, 30, 86), (74, 18, 74)):
        brush.stroke([(left, y), (right, y)], theme.WHITE, 8, INK, 15)


@paints("ice-cavern")
def ice_cavern(brush: Brush) -> None:
    """Icicles in a cave of ice."""
    _night(brush)
    brush.blob(path("8,80 10,42 50,8 90,42 92,80 50,97"), theme.DEPTH, INK, 5)
    for x, top, bottom in ((24, 32, 62), (40, 20, 74), (58, 19, 58), (75, 31, 70)):
        brush.polygon([(x - 8, top), (x + 8, top), (x, bottom)], theme.SNOW, INK, 4)
    for x, top in ((32, 72), (62, 66)):
        brush.polygon([(x - 8, 92), (x + 8, 92), (x, top)], theme.ICE, INK, 4)


@paints("geysers")
def geysers(brush: Brush) -> None:
    """A spout of hot water."""
    _night(brush, theme.SKY)
    brush.polygon(path("8,74 34,66 66,66 92,74 78,88 50,97 22,88"), theme.BRICK_LIGHT, INK, 5)
    brush.blob(path("42,72 44,40 36,22 64,22 56,40 58,72"), theme.WATER, INK, 5)
    for x, y, radius in ((30, 26, 13), (70, 26, 13), (50, 18, 15)):
        brush.disc(x, y, radius, theme.WHITE, INK, 5)
    brush.disc(50, 24, 14, theme.WHITE)


@paints("ancestral-hill")
def ancestral_hill(brush: Brush) -> None:
    """A figure on a mound under the moon."""
    _night(brush)
    brush.disc(72, 28, 11, theme.GOLD_LIGHT)
    brush.blob(path("6,78 26,64 50,56 74,64 94,78 76,92 50,97 24,92"), theme.MOSS, INK, 5)
    brush.disc(46, 40, 26, theme.CREAM)
    person(brush.at(24, 18, 0.44))


@paints("herb-heath")
def herb_heath(brush: Brush) -> None:
    """Herbs in bloom."""
    _night(brush, theme.CULTURE_LIGHT)
    brush.blob(path("8,76 50,66 92,76 76,92 50,97 24,92"), theme.GRASS)
    for x, top, colour in ((28, 44, theme.GOLD), (50, 24, theme.WHITE), (72, 42, theme.SUN)):
        brush.curve([(x, 86), (x - 3, 66), (x, top)], theme.SHADE, 6)
        brush.blob([(x, 70), (x + 14, 58), (x + 16, 66), (x + 6, 76)], theme.LEAF, INK, 3)
        for dx, dy in ((-9, 0), (9, 0), (0, -9), (0, 9)):
            brush.disc(x + dx, top + dy, 8, colour, INK, 4)
        brush.disc(x, top, 6, theme.RUST)


@paints("cult-site")
def cult_site(brush: Brush) -> None:
    """A gate of standing stones before a fire."""
    _night(brush)
    for left in (14, 70):
        brush.box((left, 40, left + 16, 84), 4, theme.STONE_LIGHT, INK, 5)
    brush.box((8, 26, 92, 42), 5, theme.STONE_LIGHT, INK, 5)
    brush.blob(path("50,48 60,62 66,76 58,86 42,86 34,76 42,64"), theme.SUN, INK, 5)
    brush.blob(path("50,66 56,76 50,84 44,76"), theme.GOLD_LIGHT)
