"""What hunters and scouts fetch and pay: fur and fruit, stones on used fields, and the backs of their cards."""

from __future__ import annotations

from renders import theme
from renders.canvas import Brush, Painter, paints, path
from renders.icons.scenes import bison, pine
from renders.theme import INK


@paints("fur")
def fur(brush: Brush) -> None:
    """A hide stretched to dry."""
    hide = path(
        "50,4 60,14 76,6 92,12 82,30 76,46 80,64 96,80 88,94 70,84 58,88 50,98 42,88 30,84 12,94 4,80 "
        "20,64 24,46 18,30 8,12 24,6 40,14"
    )
    brush.polygon(hide, theme.SAND, INK, 6)
    brush.polygon(path("50,22 64,26 68,46 66,68 50,78 34,68 32,46 36,26"), theme.UMBER)
    for x, y in ((44, 38), (57, 50), (45, 62)):
        brush.disc(x, y, 5, theme.SAND)


@paints("fruit")
def fruit(brush: Brush) -> None:
    """A ripe pear with its leaf."""
    brush.blob(path("50,22 62,32 66,48 82,62 80,84 64,97 36,97 20,84 18,62 34,48 38,32"), theme.GOLD, INK, 6)
    brush.blob(path("36,58 44,54 44,70 36,82 28,76 28,66"), theme.GOLD_LIGHT)
    brush.curve([(50, 26), (50, 14), (44, 4)], INK, 8)
    brush.blob(path("52,18 64,4 86,4 94,12 80,24 62,26"), theme.LEAF, INK, 5)


@paints("consumption stone")
def consumption_stone(brush: Brush) -> None:
    """A pebble with a cross: it covers a used field."""
    _pebble(brush)
    brush.stroke([(36, 44), (64, 68)], theme.STONE_LIGHT, 9)
    brush.stroke([(64, 44), (36, 68)], theme.STONE_LIGHT, 9)


@paints("survival stone")
def survival_stone(brush: Brush) -> None:
    """A pebble with the marks of a claw: it lies there from the start in the fight for survival."""
    _pebble(brush)
    for x in (32, 51, 70):
        brush.curve([(x + 5, 34), (x, 56), (x - 8, 76)], theme.SUN, 9)


def _pebble(brush: Brush) -> None:
    brush.blob(path("6,56 14,26 40,10 70,14 92,36 95,64 76,88 42,92 16,82"), theme.NIGHT, INK, 7)
    brush.blob(path("20,46 34,24 56,20 44,32 30,46"), theme.SLATE)


def _back(brush: Brush, ground: str, rim: str) -> None:
    brush.box((12, 4, 88, 96), 12, ground, INK, 6)
    brush.box((19, 11, 81, 89), 7, None, rim, 4)


@paints("item")
def item_back(brush: Brush) -> None:
    """An item, face down: a hand axe on a dark card."""
    _back(brush, theme.UMBER, theme.OCHRE)
    brush.blob(path("50,20 66,44 68,66 58,80 42,80 32,66 34,44"), theme.STONE_LIGHT, INK, 5)
    brush.polygon(path("50,26 60,46 52,56 44,48"), theme.STONE)


@paints("wilderness")
def wilderness_back(brush: Brush) -> None:
    """A card of the wilderness: a tree on green."""
    _back(brush, theme.MEADOW, theme.MOSS)
    pine(brush.at(19, 17, 0.62))


@paints("hunting")
def hunting_back(brush: Brush) -> None:
    """A card of the hunting grounds: a beast on ochre."""
    _back(brush, theme.SAVANNA, theme.SAVANNA_DARK)
    bison(brush.at(20, 20, 0.6))


@paints("sacred")
def sacred_back(brush: Brush) -> None:
    """A sacred place: standing stones at night."""
    _back(brush, theme.NIGHT, theme.DEPTH)
    for x in (32, 60):
        brush.box((x, 46, x + 11, 82), 3, theme.STONE_LIGHT, INK, 4)
    brush.box((26, 34, 77, 47), 4, theme.STONE_LIGHT, INK, 4)
    brush.disc(51, 22, 6, theme.GOLD_LIGHT)


@paints("character")
def character_back(brush: Brush) -> None:
    """A character card: head and shoulders on blue."""
    _back(brush, theme.SHALLOW, theme.DEPTH)
    brush.blob(path("26,84 28,66 42,58 58,58 72,66 74,84"), INK)
    brush.disc(50, 42, 16, INK)


def _fan(brush: Brush, *backs: Painter) -> None:
    """Cards one over the other, the last in front."""
    last = len(backs) - 1
    for i, back in enumerate(backs):
        back(brush.at(-6 + 40 * i / last, 24 - 22 * i / last, 0.74))


@paints("every wilderness")
def every_wilderness(brush: Brush) -> None:
    """Each open card of the wilderness."""
    _fan(brush, wilderness_back, wilderness_back, wilderness_back)


@paints("every hunting")
def every_hunting(brush: Brush) -> None:
    """Each open hunting ground."""
    _fan(brush, hunting_back, hunting_back, hunting_back)


@paints("location")
def location(brush: Brush) -> None:
    """Any location: wilderness or hunting ground."""
    _fan(brush, wilderness_back, hunting_back)
