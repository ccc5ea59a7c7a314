"""The beasts of the hunting grounds, as on the wall of a cave; the mammoth stands with the scenes."""

from __future__ import annotations

from renders import theme
from renders.canvas import Brush, paints, path
from renders.theme import INK


@paints("glyptodon")
def glyptodon(brush: Brush) -> None:
    """A beast under a high shell with a tail of rings."""
    brush = brush.at(4, 4, 0.92)
    for x in (34, 70):
        brush.stroke([(x, 72), (x, 88)], INK, 17)
    brush.curve([(80, 70), (94, 72), (99, 62)], INK, 17)
    brush.curve([(80, 70), (94, 72), (98, 64)], theme.SAVANNA_DARK, 8)
    brush.blob(path("2,68 8,54 22,52 32,64 24,78 8,78"), theme.SAVANNA_DARK, INK, 5)
    brush.blob(path("18,76 20,46 36,22 58,16 80,28 92,54 90,76 56,82"), theme.WOOD_LIGHT, INK, 5)
    for y, xs in ((36, (44, 60, 76)), (52, (34, 51, 68, 83)), (67, (28, 44, 60, 76))):
        for x in xs:
            brush.disc(x, y, 6.5, theme.WOOD_LIGHT, theme.WOOD_DARK, 4)
    brush.disc(13, 62, 3, INK)


@paints("macrauchenia")
def macrauchenia(brush: Brush) -> None:
    """A long neck and a short trunk."""
    brush = brush.at(4, 4, 0.92)
    for x in (38, 50, 74, 84):
        brush.stroke([(x, 58), (x - 1, 94)], INK, 8)
    body = path("26,30 38,34 44,46 66,44 88,46 94,60 84,72 54,72 38,66 30,50 24,38")
    brush.blob(body, theme.OCHRE, INK, 5)
    brush.blob(path("8,20 18,6 32,6 40,18 38,40 28,34 18,28"), theme.OCHRE, INK, 5)
    brush.curve([(12, 22), (5, 28), (5, 40)], INK, 13)
    brush.curve([(12, 22), (5, 28), (5, 37)], theme.OCHRE, 5)
    brush.polygon([(30, 8), (40, 0), (38, 14)], theme.WOOD, INK, 4)
    brush.disc(22, 16, 3, INK)
    brush.curve([(92, 52), (99, 62), (97, 74)], INK, 5)


@paints("megatherium")
def megatherium(brush: Brush) -> None:
    """A giant sloth on its hind legs."""
    brush = brush.at(4, 4, 0.92)
    brush.blob(path("60,84 84,82 99,92 80,98 56,96"), theme.WOOD_DARK, INK, 5)
    brush.blob(path("34,34 48,22 66,30 80,56 82,82 66,96 42,96 34,74"), theme.WOOD_DARK, INK, 5)
    brush.blob(path("46,48 58,46 64,64 62,84 48,88 42,70"), theme.WOOD)
    brush.stroke([(46, 48), (22, 52), (14, 40)], INK, 18)
    brush.stroke([(46, 48), (22, 52), (14, 41)], theme.WOOD_DARK, 9)
    for shift in (-6, 1, 8):
        brush.stroke([(14 + shift, 38), (10 + shift, 26)], INK, 4)
    brush.blob(path("22,20 34,6 52,6 58,22 50,36 34,34"), theme.WOOD_DARK, INK, 5)
    brush.disc(25, 22, 5, INK)
    brush.disc(38, 17, 3, theme.BONE)
    for x in (40, 64):
        brush.stroke([(x - 6, 95), (x + 8, 95)], INK, 9)


@paints("toxodon")
def toxodon(brush: Brush) -> None:
    """A barrel on short legs with a broad muzzle."""
    brush = brush.at(4, 4, 0.92)
    for x in (34, 46, 72, 82):
        brush.stroke([(x, 66), (x, 86)], INK, 13)
    body = path("20,38 34,26 58,22 82,28 96,46 94,66 76,76 44,76 26,68")
    brush.blob(body, theme.STONE_DARK, INK, 5)
    brush.blob(path("2,60 6,44 20,34 34,38 40,54 32,70 14,74 4,70"), theme.STONE, INK, 5)
    brush.polygon([(26, 38), (32, 26), (40, 38)], theme.STONE_DARK, INK, 4)
    brush.disc(9, 55, 3.5, INK)
    brush.disc(23, 50, 3, INK)
    brush.stroke([(6, 66), (22, 66)], INK, 4)
    brush.blob(path("46,66 64,68 86,60 84,68 60,74"), theme.SOOT)


@paints("cave-bear")
def cave_bear(brush: Brush) -> None:
    """A bear that rears up with open claws."""
    for side in (-1, 1):
        brush.disc(50 + side * 20, 12, 10, theme.WOOD_DARK, INK, 5)
        brush.stroke([(50 + side * 22, 56), (50 + side * 38, 38)], theme.WOOD_DARK, 13, INK, 23)
        for claw in (-7, 0, 7):
            brush.stroke([(50 + side * 38 + claw, 32), (50 + side * 39 + claw, 21)], INK, 5)
    brush.blob(path("24,96 22,68 34,48 66,48 78,68 76,96 50,99"), theme.WOOD_DARK, INK, 5)
    brush.blob(path("50,8 70,16 74,34 64,52 36,52 26,34 30,16"), theme.WOOD, INK, 5)
    brush.oval(36, 32, 64, 54, theme.WOOD_LIGHT, INK, 4)
    brush.oval(43, 32, 57, 42, INK)
    for x in (39, 61):
        brush.disc(x, 25, 3.5, INK)
    brush.oval(36, 66, 64, 94, theme.WOOD)


@paints("sabre-tooth")
def sabre_tooth(brush: Brush) -> None:
    """The head of a cat with two long teeth."""
    for side in (-1, 1):
        brush.polygon([(50 + side * 16, 20), (50 + side * 40, 4), (50 + side * 40, 36)], theme.OCHRE, INK, 5)
    brush.blob(path("50,12 74,18 90,42 82,66 62,78 38,78 18,66 10,42 26,18"), theme.OCHRE, INK, 5)
    for x in (36, 50, 64):
        brush.stroke([(x, 17), (50 + (x - 50) * 0.7, 28)], theme.WOOD_DARK, 6)
    for x in (30, 70):
        brush.polygon([(x - 8, 40), (x + 8, 36), (x + 4, 48)], INK)
    brush.oval(30, 48, 70, 80, theme.BONE, INK, 4)
    brush.polygon([(41, 50), (59, 50), (50, 60)], INK)
    for side in (-1, 1):
        brush.polygon([(50 + side * 6, 66), (50 + side * 18, 66), (50 + side * 13, 99)], theme.WHITE, INK, 4)
