"""Tool tiles, kept cards and piles: the pieces that lie on boards and tableaus."""

from __future__ import annotations

from renders import theme
from renders.canvas import Brush, paints, path
from renders.icons.goods import any_resource
from renders.theme import INK


@paints("ready tool")
def ready_tool(brush: Brush) -> None:
    """A tool tile that can be used."""
    brush.box((3, 3, 97, 97), 18, theme.STONE_LIGHT, INK, 7)
    brush.polygon([(62, 6), (94, 6), (94, 38)], theme.STONE)


@paints("used tool")
def used_tool(brush: Brush) -> None:
    """A tool tile turned away, because it was used in this round."""
    brush.polygon([(50, 2), (98, 50), (50, 98), (2, 50)], theme.SLATE)
    brush.polygon([(50, 9), (91, 50), (50, 91), (9, 50)], theme.PARCHMENT)


@paints("no tool")
def no_tool(brush: Brush) -> None:
    """An empty tool place."""
    brush.box((6, 6, 94, 94), 18, theme.PARCHMENT, theme.SAND, 6)


@paints("one use")
def one_use(brush: Brush) -> None:
    """A tool of brittle flint: it breaks when it is used."""
    edge = path("4,20 22,4 44,12 62,3 82,10 97,30 90,52 97,74 80,95 56,88 36,97 14,90 4,68 11,44")
    brush.polygon(edge, theme.GOLD_LIGHT, INK, 7)


@paints("kept")
def draw_kept(brush: Brush) -> None:
    """A card kept for later: any two resources."""
    brush.box((3, 3, 97, 97), 16, theme.CREAM, INK, 7)
    for x, y in ((36, 36), (64, 64)):
        any_resource(brush.at(x - 29, y - 29, 0.58))


@paints("stack")
def stack(brush: Brush) -> None:
    """Tiles in a pile."""
    for y in (60, 42, 24):
        brush.polygon([(50, y - 20), (96, y + 6), (50, y + 32), (4, y + 6)], theme.WOOD_LIGHT, INK, 7)


@paints("last tile")
def last_tile(brush: Brush) -> None:
    """The last tile of a pile: the end of the game is near."""
    brush.polygon([(50, 22), (96, 48), (50, 74), (4, 48)], theme.NEWS_LIGHT, theme.NEWS, 8)


@paints("payable")
def payable(brush: Brush) -> None:
    """A tick on gold: the player on turn could pay this."""
    brush.disc(50, 50, 46, theme.GOLD, INK, 9)
    brush.stroke([(28, 52), (44, 68), (72, 34)], INK, 13)
