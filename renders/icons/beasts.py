"""The wild animals of winter, each with an outline of its own."""

from __future__ import annotations

from renders import theme
from renders.canvas import Brush, paints, path
from renders.theme import INK


@paints("polar_bear")
def polar_bear(brush: Brush) -> None:
    """A white bear with a long neck."""
    for x in (33, 82):
        brush.stroke([(x, 62), (x - 1, 84)], theme.ICE, 11, INK, 20)
    body = path("4,44 8,34 18,28 30,28 44,22 66,20 86,26 96,42 95,62 84,70 58,68 40,70 26,62 20,54 8,52")
    brush.blob(body, theme.WHITE, INK, 5)
    for x in (44, 70):
        brush.stroke([(x, 62), (x - 2, 86)], INK, 20)
        brush.stroke([(x, 60), (x - 2, 86)], theme.WHITE, 11)
    brush.disc(27, 26, 5, theme.WHITE, INK, 4)
    brush.disc(16, 36, 2.8, INK)
    brush.oval(1, 39, 10, 47, INK)
    brush.blob(path("56,60 76,64 92,56 93,64 78,69"), theme.ICE)


@paints("boar")
def boar(brush: Brush) -> None:
    """A boar with bristles and tusks."""
    for x in (36, 48, 74, 84):
        brush.stroke([(x, 64), (x - 1, 88)], INK, 9)
    spikes = path("26,30 30,16 38,24 44,10 52,20 60,8 66,20 76,12 80,24 90,20 88,34")
    brush.polygon(spikes, INK)
    body = path("3,60 12,48 24,32 44,22 68,22 90,32 96,50 90,66 66,72 40,70 24,70 10,70")
    brush.blob(body, theme.SOOT, INK, 5)
    brush.blob(path("40,64 62,66 86,56 90,64 66,71 44,70"), theme.WOOD_DARK)
    brush.oval(0, 55, 12, 71, theme.MEAT_LIGHT, INK, 4)
    brush.curve([(15, 70), (12, 60), (16, 50)], INK, 9)
    brush.curve([(15, 68), (13, 60), (16, 53)], theme.BONE, 5)
    brush.polygon([(28, 34), (36, 20), (40, 38)], theme.WOOD_DARK, INK, 4)
    brush.disc(24, 48, 3, theme.GOLD)
    brush.curve([(94, 40), (100, 32), (96, 26)], INK, 5)


@paints("wolf")
def wolf(brush: Brush) -> None:
    """A wolf that howls."""
    brush.blob(path("70,58 88,60 98,78 96,92 88,76 72,74"), theme.STONE_DARK, INK, 5)
    brush.blob(path("30,52 48,36 66,46 80,62 82,88 60,92 38,92 34,76"), theme.STONE, INK, 5)
    for x in (40, 52):
        brush.stroke([(x, 66), (x - 3, 92)], INK, 15)
        brush.stroke([(x, 64), (x - 3, 91)], theme.STONE_LIGHT, 7)
    brush.blob(path("12,4 20,3 32,18 46,24 56,34 56,50 42,60 30,52 30,40 24,30"), theme.STONE, INK, 5)
    brush.polygon(path("8,14 13,12 30,33 26,38"), theme.STONE_LIGHT, INK, 4)
    brush.polygon([(44, 25), (60, 16), (57, 35)], theme.STONE_DARK, INK, 4)
    brush.disc(14, 6, 4.5, INK)
    brush.stroke([(33, 27), (39, 30)], INK, 5)
    brush.blob(path("32,54 42,58 52,54 48,72 40,78 35,66"), theme.STONE_LIGHT)


@paints("bird_of_prey")
def bird_of_prey(brush: Brush) -> None:
    """A bird of prey with spread wings."""
    for side in (-1, 1):
        wing = [
            (0, 36),
            (14, 24),
            (32, 16),
            (48, 6),
            (49, 30),
            (44, 42),
            (45, 52),
            (36, 54),
            (34, 64),
            (24, 62),
        ]
        wing += [(16, 66), (0, 58)]
        brush.polygon([(50 + side * across, y) for across, y in wing], theme.WOOD_DARK, INK, 5)
        brush.polygon(
            [(50 + side * across, y) for across, y in ((6, 38), (30, 24), (44, 16), (30, 36), (8, 50))],
            theme.WOOD,
        )
    brush.polygon(path("40,66 60,66 68,94 56,88 50,96 44,88 32,94"), theme.WOOD_LIGHT, INK, 5)
    brush.blob(path("50,22 61,34 62,56 50,76 38,56 39,34"), theme.BONE, INK, 5)
    brush.disc(50, 26, 12, theme.BONE, INK, 5)
    brush.polygon([(44, 28), (56, 28), (50, 42)], theme.GOLD, INK, 4)
    brush.disc(45, 24, 2.5, INK)
    brush.disc(55, 24, 2.5, INK)
    for x in (46, 54):
        brush.stroke([(x, 50), (x, 58)], theme.UMBER, 4)


@paints("paw")
def paw(brush: Brush) -> None:
    """The print of a paw: some wild animal."""
    brush.blob(path("50,46 70,58 80,78 66,92 50,86 34,92 20,78 30,58"), INK)
    for x, y, lean in ((18, 46, -4), (38, 24, -1), (62, 24, 1), (82, 46, 4)):
        brush.blob([(x, y - 17), (x + 11, y + lean), (x, y + 17), (x - 11, y - lean)], INK)
