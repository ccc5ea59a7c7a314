"""The eight symbols of culture cards, and the ninth for jewelry."""

from __future__ import annotations

from renders import theme
from renders.canvas import Brush, paints, path
from renders.theme import INK

CULTURE = ("medicine", "art", "writing", "pottery", "sundial", "transport", "music", "weaving")
_ICONS = {"jewelry": "necklace"}


@paints("medicine")
def medicine(brush: Brush) -> None:
    """A healing plant in a mortar."""
    brush.curve([(50, 50), (50, 30), (46, 10)], theme.SHADE, 7)
    for points in ([(48, 36), (28, 34), (18, 16), (38, 18)], [(50, 30), (56, 10), (80, 6), (72, 26)]):
        brush.blob(points, theme.LEAF, INK, 5)
    brush.polygon(path("16,50 84,50 74,86 62,94 38,94 26,86"), theme.STONE_LIGHT, INK, 6)
    brush.polygon([(62, 53), (80, 53), (72, 84), (61, 91)], theme.STONE)
    brush.stroke([(10, 50), (90, 50)], INK, 8)


@paints("art")
def art(brush: Brush) -> None:
    """A hand print on the rock."""
    brush.blob(path("8,20 40,4 82,10 96,44 88,86 50,96 12,84 4,50"), theme.BONE, INK, 5)
    brush.blob(path("36,52 64,50 70,68 58,86 40,84 31,68"), theme.RUST)
    for tip, root in (((32, 28), (40, 58)), ((47, 18), (48, 56)), ((62, 22), (57, 56)), ((75, 34), (64, 60))):
        brush.stroke([root, tip], theme.RUST, 10)
    brush.stroke([(20, 54), (38, 70)], theme.RUST, 10)


@paints("writing")
def writing(brush: Brush) -> None:
    """A tablet with carved signs."""
    brush.polygon([(16, 10), (80, 5), (88, 90), (22, 95)], theme.STONE_LIGHT, INK, 6)
    for y in (28, 50, 72):
        brush.stroke([(32, y), (44, y - 10)], INK, 6)
        brush.stroke([(44, y - 10), (47, y + 4)], INK, 6)
    brush.stroke([(60, 17), (61, 33)], INK, 6)
    brush.stroke([(70, 17), (71, 33)], INK, 6)
    brush.disc(66, 48, 7, INK)
    brush.stroke([(58, 74), (74, 66)], INK, 6)
    brush.stroke([(60, 64), (74, 76)], INK, 6)


@paints("pottery")
def pottery(brush: Brush) -> None:
    """A painted jar."""
    jar = path("36,16 64,16 62,28 86,48 84,72 66,92 34,92 16,72 14,48 38,28")
    brush.blob(jar, theme.BRICK, INK, 6)
    brush.polygon([(16, 52), (84, 52), (84, 68), (16, 68)], theme.BONE)
    brush.stroke(path("18,65 28,55 39,65 50,55 61,65 72,55 82,65"), INK, 5)
    brush.stroke([(32, 14), (68, 14)], INK, 10)


@paints("sundial")
def sundial(brush: Brush) -> None:
    """A standing stone and its shadow."""
    brush.oval(4, 44, 96, 94, theme.BONE, INK, 6)
    brush.polygon([(50, 72), (84, 58), (88, 68)], theme.SLATE)
    for x, y in ((18, 69), (30, 83), (50, 87), (70, 83)):
        brush.disc(x, y, 4, INK)
    brush.polygon([(42, 74), (44, 12), (54, 6), (60, 74)], theme.STONE, INK, 6)
    brush.disc(82, 20, 13, theme.GOLD, INK, 5)


@paints("transport")
def transport(brush: Brush) -> None:
    """A cart with a solid wheel."""
    brush.polygon([(6, 30), (78, 30), (70, 58), (14, 58)], theme.WOOD_LIGHT, INK, 6)
    brush.stroke([(10, 43), (74, 43)], INK, 4)
    brush.stroke([(74, 36), (96, 22)], INK, 8)
    brush.disc(42, 66, 28, theme.WOOD, INK, 6)
    brush.disc(42, 66, 7, INK)
    brush.stroke([(42, 42), (42, 90)], INK, 4)
    brush.stroke([(22, 66), (62, 66)], INK, 4)


@paints("music", "drum")
def music(brush: Brush) -> None:
    """A drum with two sticks."""
    brush.polygon([(16, 44), (84, 44), (74, 90), (26, 90)], theme.RUST, INK, 6)
    brush.stroke(path("18,50 34,86 50,52 66,86 82,50"), theme.BONE, 5)
    brush.oval(10, 30, 90, 58, theme.BONE, INK, 6)
    brush.stroke([(18, 6), (44, 42)], INK, 9)
    brush.stroke([(82, 6), (58, 42)], INK, 9)
    brush.disc(44, 42, 8, theme.WOOD, INK, 4)
    brush.disc(58, 42, 8, theme.WOOD, INK, 4)


@paints("weaving", "loom")
def weaving(brush: Brush) -> None:
    """A loom with a half-finished cloth."""
    for x in (30, 43, 57, 70):
        brush.stroke([(x, 14), (x, 92)], INK, 5)
    brush.polygon([(24, 18), (76, 18), (76, 60), (24, 60)], theme.RUST, INK, 5)
    brush.stroke(path("25,30 37,39 50,30 63,39 75,30"), theme.BONE, 6)
    brush.stroke([(25, 50), (75, 50)], theme.GOLD, 6)
    brush.stroke([(8, 12), (92, 12)], INK, 14)
    brush.stroke([(10, 12), (90, 12)], theme.WOOD, 6)
    for x in (14, 86):
        brush.stroke([(x, 14), (x, 94)], INK, 9)


@paints("necklace")
def necklace(brush: Brush) -> None:
    """A necklace of beads and teeth: jewelry as a part of culture."""
    brush.arc(50, 34, 36, 0, 180, INK, 7)
    for x, y in ((14, 32), (86, 32)):
        brush.curve([(x, y), (50 + (x - 50) * 0.86, 16), (50 + (x - 50) * 0.5, 4)], INK, 7)
    for x, y in ((17, 46), (29, 62), (71, 62), (83, 46)):
        brush.disc(x, y, 10, theme.RUST, INK, 5)
    for x, y, length in ((50, 66, 30), (38, 68, 20), (62, 68, 20)):
        brush.polygon([(x - 8, y - 4), (x + 8, y - 4), (x, y + length)], theme.BONE, INK, 4)
    brush.disc(50, 66, 12, theme.GOLD, INK, 5)


def symbol_icon(symbol: str) -> str:
    """The icon of a culture symbol; jewelry as a symbol is not the jewelry that is paid."""
    return _ICONS.get(symbol, symbol)
