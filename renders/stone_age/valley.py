"""The valley of the tribe: a painted landscape that never changes during a game."""

from __future__ import annotations

from functools import cache

from PIL import Image

from renders import theme
from renders.canvas import Brush, Point, path
from renders.icons import ICONS
from renders.stone_age.layout import VALLEY_HEIGHT, WIDTH
from renders.stone_age.scenery import Scenery
from renders.theme import INK

_OVERSAMPLE = 2


@cache
def valley(scenery: Scenery) -> Image.Image:
    """The landscape in a season as an opaque sprite as wide as the picture."""
    brush = Brush(WIDTH, VALLEY_HEIGHT, 1, _OVERSAMPLE)
    for paint in (_sky, _meadow, _quarry, _clay_pit, _river, _forest, _hunting_ground, _village):
        paint(brush, scenery)
    return brush.sprite()


def _sky(brush: Brush, look: Scenery) -> None:
    brush.box((0, 0, 1200, 480), 0, look.sky)
    brush.disc(404, 84, 50, look.sun)
    for x, y, size in ((470, -34, 120), (850, -40, 110)):
        _paint(brush, "cloud", x, y, size)
    far = "-40,120 80,60 200,88 330,98 450,70 560,88 660,46 740,22 810,70 880,40 1000,90 1240,60"
    brush.blob(path(far + " 1240,300 -40,300"), look.far_hill)
    brush.polygon(path("714,30 740,21 768,40 756,48 744,40 730,50"), look.peak)
    near = "-40,150 160,100 330,116 520,92 640,112 800,98 900,84 1000,110 1240,90 1240,320 -40,320"
    brush.blob(path(near), look.hill)


def _meadow(brush: Brush, look: Scenery) -> None:
    ground = "-60,150 180,132 380,126 560,112 760,122 960,124 1260,120 1260,520 -60,520"
    brush.blob(path(ground), look.meadow)
    for x, y, half in ((372, 196, 56), (712, 214, 60)):
        brush.blob([(x - half, y), (x, y - 14), (x + half, y), (x, y + 12)], look.patch)
    for x, y in ((346, 160), (392, 232), (690, 168)):
        _tuft(brush, x, y, look.tuft)


def _tuft(brush: Brush, x: float, y: float, colour: str) -> None:
    for lean in (-8, 0, 8):
        brush.stroke([(x, y), (x + lean, y - 15)], colour, 4)


def _quarry(brush: Brush, look: Scenery) -> None:
    cliff = "940,226 958,120 986,96 1004,44 1046,20 1078,58 1112,10 1160,30 1210,4 1210,238 1000,240"
    brush.polygon(path(cliff), theme.STONE, INK, 5)
    for facet in ("1046,24 1075,60 1060,104 1030,84 1008,48", "1113,15 1158,34 1150,78 1116,92 1088,60"):
        brush.polygon(path(facet), theme.STONE_LIGHT)
    for facet in ("1078,62 1112,94 1104,116 1062,106", "1160,36 1208,12 1208,116 1154,80"):
        brush.polygon(path(facet), theme.STONE_DARK)
    brush.polygon(path("966,128 1030,104 1100,118 1206,112 1206,232 1004,236 948,222"), look.rock)
    for x, y in ((968, 214), (1170, 214)):
        brush.polygon([(x - 12, y + 9), (x - 6, y - 8), (x + 9, y - 8), (x + 14, y + 9)], theme.STONE_DARK)


def _clay_pit(brush: Brush, _look: Scenery) -> None:
    pit = path("956,300 1000,264 1090,256 1180,266 1230,320 1230,440 1170,474 1040,476 964,440")
    brush.blob(pit, theme.BRICK_DARK, INK, 5)
    brush.blob(_inset(pit, 0.06, 10), theme.BRICK)
    brush.blob(_inset(pit, 0.13, 22), theme.BRICK_LIGHT)
    for x, y in ((1156, 316), (1112, 302)):
        block = [(-20, 0), (-8, -14), (24, -10), (24, 8), (10, 17), (-20, 13)]
        brush.polygon([(x + across, y + down) for across, down in block], theme.BRICK, INK, 4)


def _inset(points: list[Point], share: float, down: float) -> list[Point]:
    return [(x + (1090 - x) * share, y + down + (370 - y) * share) for x, y in points]


def _river(brush: Brush, look: Scenery) -> None:
    left = path("741,121 748,134 800,150 776,186 768,240 780,300 774,370 750,490")
    right = path("966,490 950,400 930,320 938,230 900,166 838,140 776,128 752,119")
    brush.blob([(x - 9, y + 3) for x, y in left] + [(x + 9, y) for x, y in right], look.bank, theme.UMBER, 4)
    brush.blob(left + right, look.water)
    for x, y in ((800, 262), (912, 290), (916, 376), (790, 452)):
        brush.curve([(x - 18, y), (x - 6, y - 6), (x + 6, y), (x + 18, y - 6)], look.ripple, 4)
    for x, y in ((926, 206), (794, 282), (922, 330)):
        brush.disc(x, y, 6, theme.GOLD, theme.GOLD_DARK, 2)
    _paint(brush, look.fish, 806, 414, 56)


def _forest(brush: Brush, look: Scenery) -> None:
    brush.blob(path("-20,100 150,96 316,110 330,180 300,232 150,240 -20,234"), look.grove)
    for x, y, size, kind in (
        (60, 6, 110, look.needles),
        (236, 0, 112, look.needles),
        (118, 14, 104, look.leaves),
        (176, 20, 96, look.needles),
        (282, 22, 90, look.leaves),
    ):
        _paint(brush, kind, x, y, size)


def _hunting_ground(brush: Brush, look: Scenery) -> None:
    ground = path("-20,262 90,250 230,256 318,280 326,380 306,468 150,486 -20,480")
    brush.blob(ground, look.hunting_ground, look.hunting_edge, 4)
    for x, y in ((292, 352), (24, 470)):
        for lean in (-7, 0, 7):
            brush.stroke([(x, y), (x + lean, y - 14)], look.hunting_edge, 4)
    for animal, x, y, size in look.grazing:
        _paint(brush, animal, x, y, size)


def _village(brush: Brush, look: Scenery) -> None:
    hut_ground = path("430,170 500,116 590,110 656,150 660,240 560,266 450,256")
    tool_ground = path("334,330 400,290 480,292 526,350 518,450 430,474 340,450")
    for ground in (hut_ground, tool_ground):
        brush.blob(ground, look.earth, theme.UMBER, 4)
    _paint(brush, "building", 440, 132, 124)
    _tool_bench(brush)
    _furrows(brush)


def _tool_bench(brush: Brush) -> None:
    brush.polygon([(346, 412), (364, 384), (454, 384), (466, 412)], theme.STONE_LIGHT, INK, 5)
    brush.polygon([(346, 412), (466, 412), (456, 448), (356, 448)], theme.STONE_DARK, INK, 5)
    _paint(brush, "tool", 356, 314, 92)


def _furrows(brush: Brush) -> None:
    soil = path("552,330 600,292 700,290 744,330 744,450 690,472 590,472 550,440")
    brush.blob(soil, theme.WOOD_DARK, INK, 4)
    for y in (344, 394, 444):
        brush.stroke([(566, y), (730, y)], theme.WOOD, 12)
    for x in (564, 610):
        _paint(brush, "field", x, 352, 92)


def _paint(brush: Brush, name: str, x: float, y: float, size: float) -> None:
    ICONS[name](brush.at(x, y, size / 100))
