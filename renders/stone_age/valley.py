"""The valley of the tribe: one painted landscape behind two rows of four places, which never changes during a game."""

from __future__ import annotations

from functools import cache

from PIL import Image

from renders import theme
from renders.canvas import Brush, Point, path
from renders.icons import ICONS
from renders.palette import to_palette
from renders.stone_age.layout import SKY, VALLEY_HEIGHT, WIDTH
from renders.stone_age.scenery import Scenery
from renders.theme import INK

_OVERSAMPLE = 2


@cache
def valley(scenery: Scenery) -> Image.Image:
    """Paint the landscape of a season with all of its sky, in the palette of the product."""
    brush = Brush(WIDTH, SKY + VALLEY_HEIGHT, 1, _OVERSAMPLE).at(0, SKY, 1)
    for paint in (_sky, _meadow, _forest, _quarry, _clay_pit, _river, _hunting_ground, _village):
        paint(brush, scenery)
    return to_palette(brush.sprite().convert("RGB"))


def _sky(brush: Brush, look: Scenery) -> None:
    brush.box((0, -SKY, WIDTH, VALLEY_HEIGHT), 0, look.sky)
    brush.disc(404, -2, 40, look.sun)
    for x, y, size in ((300, -76, 100), (640, -84, 96), (930, -80, 104)):
        _paint(brush, "cloud", x, y, size)
    far = "-40,0 60,-20 180,-2 300,6 420,-8 520,2 610,-22 700,-40 780,-4 880,-24 1000,0 1140,-14"
    brush.blob(path(far + " 1140,120 -40,120"), look.far_hill)
    brush.polygon(path("676,-31 700,-42 726,-27 716,-21 704,-27 690,-19"), look.peak)
    near = "-40,20 150,2 320,14 500,4 620,16 780,6 900,0 1000,10 1140,2 1140,140 -40,140"
    brush.blob(path(near), look.hill)


def _meadow(brush: Brush, look: Scenery) -> None:
    ground = "-60,34 150,24 360,28 560,20 760,26 960,22 1160,28 1160,300 -60,300"
    brush.blob(path(ground), look.meadow)
    for x, y, half in ((276, 126, 50), (548, 130, 60), (826, 128, 56)):
        brush.blob([(x - half, y), (x, y - 10), (x + half, y), (x, y + 10)], look.patch)
    for x, y in ((282, 176), (552, 172), (268, 84)):
        _tuft(brush, x, y, look.tuft)


def _tuft(brush: Brush, x: float, y: float, colour: str) -> None:
    for lean in (-8, 0, 8):
        brush.stroke([(x, y), (x + lean, y - 15)], colour, 4)


def _forest(brush: Brush, look: Scenery) -> None:
    for x, y, size, kind in (
        (116, -26, 76, look.needles),
        (168, -34, 84, look.leaves),
        (222, -22, 70, look.needles),
    ):
        _paint(brush, kind, x, y, size)
    brush.blob(path("-20,34 100,14 200,18 268,26 276,70 264,120 130,127 -20,124"), look.grove)
    for x, y, size, kind in ((2, 54, 72, look.needles), (58, 62, 66, look.leaves)):
        _paint(brush, kind, x, y, size)


def _quarry(brush: Brush, look: Scenery) -> None:
    cliff = "548,124 560,56 580,40 592,0 624,-14 652,4 690,-24 726,-6 760,-18 792,6 806,44 826,70 820,126"
    brush.polygon(path(cliff), theme.STONE, INK, 5)
    for facet in ("624,-10 649,6 640,24 604,22 596,2", "691,-19 724,-2 720,20 676,24 660,8"):
        brush.polygon(path(facet), theme.STONE_LIGHT)
    brush.polygon(path("654,8 674,24 668,34 640,26"), theme.STONE_DARK)
    brush.polygon(path("760,-14 790,8 800,34 730,22"), theme.STONE_DARK)
    brush.polygon(path("560,56 640,26 740,22 806,34 820,70 814,122 640,126 556,122"), look.rock)
    for x, y, size in ((584, 100, 1.0), (620, 108, 0.8), (566, 76, 0.7)):
        _boulder(brush.at(x, y, size))


def _boulder(brush: Brush) -> None:
    brush.polygon(path("-24,14 -20,-8 -4,-18 16,-12 24,6 18,16"), theme.STONE, INK, 4)
    brush.polygon(path("-4,-15 14,-10 6,0 -12,-2"), theme.STONE_LIGHT)


def _clay_pit(brush: Brush, _look: Scenery) -> None:
    pit = path("282,60 300,24 400,12 500,16 542,36 546,80 530,116 420,126 310,124 284,104")
    brush.blob(pit, theme.BRICK_DARK, INK, 5)
    brush.blob(_inset(pit, 0.035, 5), theme.BRICK)
    brush.blob(_inset(pit, 0.075, 10), theme.BRICK_LIGHT)
    for x, y in ((322, 104), (360, 108), (342, 88)):
        block = [(-20, 0), (-8, -12), (22, -9), (22, 7), (10, 15), (-20, 11)]
        brush.polygon([(x + across, y + down) for across, down in block], theme.BRICK, INK, 4)


def _inset(points: list[Point], share: float, down: float) -> list[Point]:
    return [(x + (414 - x) * share, y + down + (68 - y) * 2.5 * share) for x, y in points]


def _river(brush: Brush, look: Scenery) -> None:
    left = path("884,8 892,16 870,26 846,40 836,70 842,104 880,122 960,126 1010,150 1040,200 1056,270")
    right = path("1120,270 1120,40 1060,22 960,16 912,14 896,6")
    brush.blob([(x - 8, y + 3) for x, y in left] + [(x, y - 6) for x, y in right], look.bank, theme.UMBER, 4)
    brush.blob(left + right, look.water)
    for x, y in ((1086, 140), (1076, 196), (1084, 240)):
        brush.curve([(x - 16, y), (x - 6, y - 6), (x + 6, y), (x + 16, y - 6)], look.ripple, 4)
    for x, y in ((870, 76), (896, 106), (1064, 168)):
        brush.disc(x, y, 6, theme.GOLD, theme.GOLD_DARK, 2)
    _paint(brush, look.fish, 876, 66, 48)


def _hunting_ground(brush: Brush, look: Scenery) -> None:
    ground = path("-20,144 90,134 210,136 262,150 272,196 264,244 130,258 -20,256")
    brush.blob(ground, look.hunting_ground, look.hunting_edge, 4)
    for animal, x, y, size in look.grazing:
        _paint(brush, animal, x, y, size)


def _village(brush: Brush, look: Scenery) -> None:
    hut_ground = path("286,170 330,138 430,134 520,140 544,176 536,232 440,252 320,248 284,220")
    tool_ground = path("836,160 880,140 950,140 1000,160 1016,200 1000,240 930,252 850,246 828,210")
    for ground in (hut_ground, tool_ground):
        brush.blob(ground, look.earth, theme.UMBER, 4)
    _paint(brush, "building", 366, 146, 100)
    _tool_bench(brush)
    _furrows(brush)


def _tool_bench(brush: Brush) -> None:
    brush.polygon([(842, 222), (856, 202), (936, 202), (946, 222)], theme.STONE_LIGHT, INK, 5)
    brush.polygon([(842, 222), (946, 222), (938, 248), (850, 248)], theme.STONE_DARK, INK, 5)
    _paint(brush, "tool", 932, 134, 62)


def _furrows(brush: Brush) -> None:
    soil = path("560,160 600,138 700,134 790,138 816,160 816,230 780,250 600,250 562,230")
    brush.blob(soil, theme.WOOD_DARK, INK, 4)
    for y in (164, 200, 234):
        brush.stroke([(578, y), (800, y)], theme.WOOD, 9)
    for x in (600, 650):
        _paint(brush, "field", x, 182, 66)


def _paint(brush: Brush, name: str, x: float, y: float, size: float) -> None:
    ICONS[name](brush.at(x, y, size / 100))
