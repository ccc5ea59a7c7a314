"""Signs of a day among hunters and scouts: village, camp, sunset, what is placed, fetched and kept."""

from __future__ import annotations

from renders import theme
from renders.canvas import Brush, paints, path
from renders.icons.goods import building
from renders.icons.people import person
from renders.icons.supplies import item_back
from renders.theme import INK

_CLEAR = "#00000000"


@paints("village")
def village(brush: Brush) -> None:
    """Two huts side by side."""
    building(brush.at(40, 8, 0.58))
    building(brush.at(-2, 26, 0.74))


@paints("camp")
def camp(brush: Brush) -> None:
    """A fire between logs, where the young wait."""
    for ends in ([(12, 92), (88, 74)], [(88, 92), (12, 74)]):
        brush.stroke(ends, theme.WOOD, 11, INK, 21)
    brush.blob(path("50,2 66,24 82,44 76,68 50,80 24,68 18,46 34,32"), theme.SUN, INK, 6)
    brush.blob(path("51,32 64,52 58,68 42,68 37,52"), theme.GOLD_LIGHT)


@paints("sunset")
def sunset(brush: Brush) -> None:
    """The sun half below the horizon."""
    brush.disc(50, 66, 27, theme.SUN, INK, 6)
    for x, y, a, b in (
        (50, 30, 50, 12),
        (24, 40, 12, 26),
        (76, 40, 88, 26),
        (13, 62, 2, 58),
        (87, 62, 98, 58),
    ):
        brush.stroke([(x, y), (a, b)], INK, 7)
    brush.polygon([(0, 70), (100, 70), (100, 99), (0, 99)], _CLEAR)
    brush.stroke([(4, 70), (96, 70)], INK, 8)
    brush.stroke([(18, 85), (82, 85)], theme.RUST, 7)


@paints("recall")
def recall(brush: Brush) -> None:
    """A person on the way home."""
    person(brush.at(32, 4, 0.7))
    brush.arc(52, 56, 40, 60, 200, INK, 10)
    brush.polygon([(0, 50), (26, 46), (14, 22)], INK)


@paints("forgo")
def forgone_turn(brush: Brush) -> None:
    """A turn forgone: the arrow of a turn, struck out."""
    brush.polygon(path("8,36 48,36 48,12 94,50 48,88 48,64 8,64"), theme.SAND, INK, 7)
    brush.stroke([(18, 92), (82, 8)], INK, 13)


@paints("create")
def create(brush: Brush) -> None:
    """An item turned face up."""
    item_back(brush.at(-4, 20, 0.78))
    brush.box((46, 2, 98, 66), 9, theme.BONE, INK, 6)
    brush.polygon(path("72,12 77,28 93,28 80,38 85,54 72,44 59,54 64,38 51,28 67,28"), theme.GOLD, INK, 4)


@paints("keep")
def keep(brush: Brush) -> None:
    """A pouch: hidden items that stay with their owner."""
    brush.blob(path("38,30 62,30 84,52 90,78 70,96 30,96 10,78 16,52"), theme.WOOD, INK, 6)
    brush.polygon(path("30,6 50,14 70,6 62,30 38,30"), theme.WOOD_LIGHT, INK, 6)
    brush.stroke([(34, 32), (66, 32)], theme.RUST, 9)


@paints("opponent")
def opponent(brush: Brush) -> None:
    """A figure opposite: the other player."""
    person(brush.at(2, 4, 0.66))
    brush.stroke([(96, 50), (74, 50)], INK, 10)
    brush.polygon([(62, 50), (82, 34), (82, 66)], INK)


@paints("revealed")
def draw_revealed(brush: Brush) -> None:
    """An eye: a card is turned up."""
    brush.blob(path("2,50 24,26 50,18 76,26 98,50 76,74 50,82 24,74"), theme.WHITE, INK, 7)
    brush.disc(50, 50, 21, theme.DEPTH, INK, 5)
    brush.disc(50, 50, 9, INK)


@paints("goal")
def goal(brush: Brush) -> None:
    """A banner on a peak."""
    brush.polygon([(50, 46), (94, 98), (6, 98)], theme.STONE, INK, 6)
    brush.stroke([(50, 60), (50, 4)], INK, 9)
    brush.polygon([(52, 4), (94, 18), (52, 34)], theme.RUST, INK, 6)


@paints("last turn")
def last_turn(brush: Brush) -> None:
    """Sand that has nearly run through: the last turn."""
    brush.polygon([(16, 8), (84, 8), (56, 50), (84, 92), (16, 92), (44, 50)], theme.NEWS_LIGHT, theme.NEWS, 8)
    brush.polygon([(50, 62), (72, 88), (28, 88)], theme.NEWS)
    for y in (8, 92):
        brush.stroke([(10, y), (90, y)], theme.NEWS, 12)


@paints("field slot")
def field_slot(brush: Brush) -> None:
    """A field of a location with a resource to fetch."""
    brush.box((3, 3, 97, 97), 24, theme.CREAM, INK, 5)


@paints("used field")
def used_field(brush: Brush) -> None:
    """A field under a stone."""
    brush.box((3, 3, 97, 97), 24, theme.SAND, theme.SLATE, 5)


@paints("display")
def display(brush: Brush) -> None:
    """The three columns of characters that are on offer."""
    for x, count in ((4, 2), (36, 3), (68, 2)):
        for i in range(count):
            brush.box((x, 4 + 22 * i, x + 29, 50 + 22 * i), 6, theme.SHALLOW, INK, 5)


@paints("affordable")
def affordable(brush: Brush) -> None:
    """A tick: the pool pays for it."""
    brush.disc(50, 50, 47, theme.LEAF, INK, 6)
    brush.stroke([(26, 52), (44, 70), (76, 32)], theme.WHITE, 14)


@paints("locked")
def draw_locked(brush: Brush) -> None:
    """A lock: this member stays out for the rest of the turn."""
    brush.arc(50, 44, 24, 180, 360, INK, 13)
    for x in (26, 74):
        brush.stroke([(x, 44), (x, 56)], INK, 13)
    brush.box((10, 48, 90, 98), 12, theme.GOLD, INK, 8)
    brush.disc(50, 72, 9, INK)
