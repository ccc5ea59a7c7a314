"""The thirteen things a tribe of hunters and scouts can create."""

from __future__ import annotations

from renders import theme
from renders.canvas import Brush, paints, path
from renders.theme import INK


@paints("hand-axe")
def hand_axe(brush: Brush) -> None:
    """A wedge of flint without a handle."""
    brush.polygon(path("50,3 72,26 86,60 78,86 54,97 28,90 14,64 26,28"), theme.STONE, INK, 6)
    brush.polygon(path("50,8 70,28 58,46 46,38"), theme.STONE_LIGHT)
    brush.polygon(path("46,38 58,46 52,72 30,64 28,32"), theme.STONE_LIGHT)
    brush.polygon(path("58,46 82,62 75,84 52,72"), theme.STONE_DARK)
    for points in ([(50, 8), (46, 38), (58, 46)], [(46, 38), (30, 64), (52, 72), (58, 46)]):
        brush.stroke(points, INK, 3)


@paints("vegetable-patch")
def vegetable_patch(brush: Brush) -> None:
    """Roots in a row with their leaves."""
    brush = brush.at(4, 4, 0.92)
    brush.blob(path("2,66 50,58 98,66 96,94 50,98 4,94"), theme.WOOD_DARK, INK, 6)
    for x in (22, 50, 78):
        for lean in (-13, 0, 13):
            brush.curve([(x, 54), (x + lean * 0.6, 34), (x + lean, 14)], INK, 13)
        for lean in (-13, 0, 13):
            brush.curve([(x, 54), (x + lean * 0.6, 34), (x + lean, 14)], theme.LEAF, 6)
        brush.polygon([(x - 12, 54), (x + 12, 54), (x, 90)], theme.SUN, INK, 5)


@paints("millstone")
def millstone(brush: Brush) -> None:
    """A round stone with a hole that turns on another."""
    brush = brush.at(4, 4, 0.92)
    brush.blob(path("4,66 50,54 96,66 96,82 50,97 4,82"), theme.STONE_DARK, INK, 6)
    brush.oval(4, 40, 96, 88, theme.STONE, INK, 6)
    brush.oval(12, 22, 88, 66, theme.STONE_LIGHT, INK, 6)
    brush.oval(38, 36, 62, 50, INK)
    brush.stroke([(74, 36), (74, 8)], theme.WOOD, 6, INK, 15)


@paints("mortar")
def mortar(brush: Brush) -> None:
    """A bowl with a pestle."""
    brush.stroke([(54, 56), (82, 10)], theme.STONE_LIGHT, 11, INK, 21)
    brush.polygon(path("8,46 92,46 84,74 66,86 72,97 28,97 34,86 16,74"), theme.BRICK, INK, 6)
    brush.stroke([(6, 46), (94, 46)], INK, 10)
    brush.stroke(path("20,58 32,70 44,58 56,70 68,58 80,70"), theme.BONE, 5)


@paints("clay-figure")
def clay_figure(brush: Brush) -> None:
    """A small idol of burnt clay."""
    brush.blob(path("30,62 34,44 50,38 66,44 70,62 82,78 66,97 34,97 18,78"), theme.BRICK, INK, 6)
    brush.disc(50, 24, 20, theme.BRICK, INK, 6)
    for x in (36, 64):
        brush.disc(x, 62, 9, theme.BRICK_LIGHT, INK, 4)
    brush.blob(path("38,80 50,74 62,80 50,90"), theme.BRICK_LIGHT, INK, 4)
    for y in (16, 25, 34):
        brush.stroke([(37, y), (63, y)], theme.BRICK_DARK, 4)


@paints("boots")
def boots(brush: Brush) -> None:
    """A boot of fur."""
    brush.blob(path("26,16 66,14 64,56 82,66 96,76 94,92 28,94 22,62"), theme.WOOD, INK, 6)
    brush.polygon(path("20,6 30,10 40,4 50,10 60,4 72,8 72,30 18,32"), theme.BONE, INK, 5)
    brush.stroke([(24, 93), (94, 93)], INK, 9)
    for y in (44, 56):
        brush.stroke([(42, y), (62, y + 6)], theme.BONE, 5)


@paints("clay-oven")
def clay_oven(brush: Brush) -> None:
    """A vault of clay with fire inside."""
    brush = brush.at(4, 4, 0.92)
    brush.box((40, 0, 60, 26), 4, theme.BRICK_DARK, INK, 6)
    brush.blob(path("4,92 6,56 24,26 50,16 76,26 94,56 96,92 50,97"), theme.BRICK, INK, 6)
    brush.blob(path("16,54 26,36 42,28 36,40 24,56"), theme.BRICK_LIGHT)
    brush.blob(path("28,92 30,64 50,50 70,64 72,92 50,95"), INK)
    brush.blob(path("50,60 60,76 58,92 42,92 40,78"), theme.SUN)
    brush.blob(path("50,76 56,86 50,93 44,86"), theme.GOLD_LIGHT)


@paints("wooden-wheel")
def wooden_wheel(brush: Brush) -> None:
    """A wheel of planks."""
    brush.disc(50, 50, 46, theme.WOOD, INK, 7)
    brush.disc(50, 50, 36, theme.WOOD_LIGHT)
    for x in (34, 66):
        brush.stroke([(x, 18), (x, 82)], theme.WOOD_DARK, 5)
    for y in (30, 70):
        brush.box((22, y - 6, 78, y + 6), 3, theme.WOOD, INK, 4)
    brush.disc(50, 50, 12, theme.WOOD_DARK, INK, 5)


@paints("shelter")
def shelter(brush: Brush) -> None:
    """A roof of branches leaning on a pole."""
    brush = brush.at(4, 4, 0.92)
    brush.polygon([(14, 96), (70, 14), (96, 96)], theme.SHADE, INK, 6)
    for x in (12, 30, 48, 66):
        brush.stroke([(x, 94), (68 + (x - 40) * 0.1, 16)], theme.WOOD_LIGHT, 7, INK, 15)
    brush.stroke([(74, 4), (92, 96)], theme.WOOD, 5, INK, 13)
    brush.blob(path("56,22 66,4 84,10 82,24 68,30"), theme.LEAF, INK, 5)


@paints("stone-hut")
def stone_hut(brush: Brush) -> None:
    """A hut with walls of stone."""
    brush = brush.at(4, 4, 0.92)
    brush.box((10, 44, 90, 97), 6, theme.STONE_LIGHT, INK, 6)
    for x, y in ((16, 58), (60, 56), (14, 76), (66, 78), (72, 66)):
        brush.box((x, y, x + 18, y + 11), 4, theme.STONE, theme.STONE_DARK, 3)
    brush.polygon([(50, 4), (99, 50), (1, 50)], theme.WOOD_LIGHT, INK, 6)
    for x in (26, 50, 74):
        brush.stroke([(50, 12), (x, 44)], theme.WOOD, 4)
    brush.blob(path("38,96 38,68 50,60 62,68 62,96"), INK)
