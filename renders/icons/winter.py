"""The winter side: igloos, insulation, gold for a card, and how the valley looks under snow."""

from __future__ import annotations

from renders import theme
from renders.canvas import Brush, paints, path
from renders.icons.goods import gold, stone
from renders.theme import INK


@paints("igloo")
def igloo(brush: Brush) -> None:
    """A house of snow."""
    brush.blob(path("4,88 6,60 18,34 42,18 64,20 86,40 95,64 96,88 50,92"), theme.SNOW, INK, 6)
    for y, left, right in ((66, 8, 92), (44, 16, 86)):
        brush.curve([(left, y), (50, y - 4), (right, y)], theme.STONE, 4)
    for x, top, bottom in ((50, 22, 40), (20, 66, 84), (82, 66, 84)):
        brush.stroke([(x, top), (x, bottom)], theme.STONE, 4)
    brush.blob(path("32,91 33,68 50,56 67,68 68,91 50,92"), theme.ICE, INK, 5)
    brush.blob(path("40,90 41,74 50,67 59,74 60,90 50,91"), INK)


@paints("plus")
def plus(brush: Brush) -> None:
    """A plus on an ink disc: insulation can be paid."""
    brush.disc(50, 50, 48, INK)
    brush.stroke([(50, 24), (50, 76)], theme.CREAM, 17)
    brush.stroke([(24, 50), (76, 50)], theme.CREAM, 17)


@paints("insulation")
def insulation(brush: Brush) -> None:
    """A stone on top of the price of a building."""
    stone(brush.at(-4, 16, 0.82))
    plus(brush.at(54, 0, 0.46))


@paints("winter_gold")
def winter_gold(brush: Brush) -> None:
    """Gold on top of the price of a card."""
    brush.box((4, 4, 72, 96), 12, theme.BONE, INK, 6)
    gold(brush.at(6, 26, 0.66))
    plus(brush.at(54, 0, 0.46))


@paints("snowy pine")
def snowy_pine(brush: Brush) -> None:
    """A dark tree with snow on its steps."""
    brush.stroke([(50, 84), (50, 97)], theme.WOOD_DARK, 12)
    for top, bottom, half in ((40, 90, 40), (20, 64, 33), (2, 40, 24)):
        brush.polygon([(50, top), (50 + half, bottom), (50 - half, bottom)], theme.PINE, theme.SHADE, 4)
        for side in (-1, 1):
            edge = [(50 + side * half * share, top + (bottom - top) * share) for share in (0.45, 0.96)]
            brush.stroke(edge, theme.WHITE, 8)
    brush.polygon([(50, 0), (64, 21), (52, 18), (46, 22), (36, 20)], theme.WHITE)


@paints("bare tree")
def bare_tree(brush: Brush) -> None:
    """A tree without leaves."""
    brush.stroke([(50, 97), (50, 40)], theme.WOOD_DARK, 11)
    for branch in (
        [(50, 66), (28, 42), (22, 16)],
        [(50, 56), (70, 36), (80, 10)],
        [(50, 42), (46, 22), (50, 4)],
    ):
        brush.curve(branch, theme.WOOD_DARK, 6)
    for twig in ([(30, 44), (10, 34)], [(70, 37), (90, 34)], [(47, 24), (36, 8)], [(48, 28), (62, 12)]):
        brush.stroke(twig, theme.WOOD_DARK, 4)
    for x, y in ((22, 14), (80, 9), (50, 4), (10, 33), (90, 33)):
        brush.disc(x, y, 6, theme.WHITE)


@paints("ice floe")
def ice_floe(brush: Brush) -> None:
    """A piece of ice that drifts."""
    brush.polygon(path("8,56 30,38 66,36 94,50 80,68 34,72"), theme.WHITE)
    brush.polygon(path("8,56 34,72 80,68 94,50 92,60 80,78 34,82 10,66"), theme.ICE)
