"""The paintings on the cards of locations: six kinds of wilderness, and the plain where beasts are hunted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from renders import theme
from renders.canvas import Brush, path
from renders.icons import ICONS
from renders.icons.scenes import broadleaf, pine
from renders.theme import INK, RADIUS

_OVERSAMPLE = 3
_UNITS = 290
"""The paintings are 290 units wide and 100 high; a higher card shows more sky, a narrower one cuts the right end."""


def mountains(brush: Brush) -> None:
    """Peaks under snow."""
    for peak, half, base, colour in (
        (62, 78, 104, theme.STONE),
        (160, 96, 104, theme.STONE_DARK),
        (252, 70, 104, theme.STONE),
    ):
        top = 8 if half > 90 else 26
        brush.polygon([(peak, top), (peak + half, base), (peak - half, base)], colour, INK, 4)
        cap = (base - top) * 0.3
        side = half * 0.3
        snow = [
            (peak, top + 3),
            (peak + side, top + cap),
            (peak + 6, top + cap - 9),
            (peak - 6, top + cap + 3),
        ]
        brush.polygon([*snow, (peak - side, top + cap)], theme.SNOW)


def savanna(brush: Brush) -> None:
    """Dry grass and a tree with a flat crown."""
    brush.disc(232, 42, 24, theme.SUN)
    brush.polygon(path("-4,62 80,54 180,60 300,52 300,110 -4,110"), theme.SAVANNA, INK, 4)
    brush.stroke([(72, 84), (72, 40)], INK, 8)
    brush.stroke([(72, 62), (92, 40)], INK, 6)
    brush.blob(path("20,36 48,18 92,16 124,30 118,42 70,38 28,44"), theme.MOSS, INK, 4)
    for x in range(12, 290, 34):
        for lean in (-5, 0, 5):
            brush.stroke([(x, 94), (x + lean, 82)], theme.SAVANNA_DARK, 3)


def floodplain(brush: Brush) -> None:
    """Arms of a river between green islands."""
    brush.polygon(path("-4,44 120,34 300,44 300,110 -4,110"), theme.MEADOW, INK, 4)
    for points, width in (
        (path("-6,60 70,54 130,70 210,58 300,70"), 20),
        (path("-6,92 60,84 120,96 200,84 300,98"), 17),
    ):
        brush.curve(points, theme.DEPTH, width + 6)
        brush.curve(points, theme.WATER, width)
    broadleaf(brush.at(16, 6, 0.44))
    broadleaf(brush.at(52, 14, 0.34))


def swamp(brush: Brush) -> None:
    """Reeds and dead wood in dark water."""
    brush.polygon(path("-4,48 300,48 300,110 -4,110"), theme.PINE, INK, 4)
    for x, y, reach in ((60, 70, 52), (190, 84, 62), (250, 62, 34)):
        brush.oval(x - reach, y - 8, x + reach, y + 8, theme.DEPTH)
    brush.stroke([(44, 76), (42, 22)], INK, 10)
    brush.stroke([(43, 44), (20, 26)], INK, 6)
    brush.stroke([(43, 36), (66, 18)], INK, 6)
    for x, top in ((92, 30), (108, 20), (122, 36), (266, 26), (280, 38)):
        brush.stroke([(x, 78), (x, top)], theme.SHADE, 5)
        brush.stroke([(x, top), (x, top + 14)], theme.WOOD_DARK, 9)


def forest(brush: Brush) -> None:
    """Trees close together."""
    brush.polygon(path("-4,66 300,60 300,110 -4,110"), theme.GRASS, INK, 4)
    for x, size in ((-16, 0.9), (106, 0.8), (210, 0.9)):
        pine(brush.at(x, 4 + 90 * (1 - size), size))
    for x, size in ((44, 0.78), (158, 0.72), (262, 0.7)):
        broadleaf(brush.at(x, 10 + 84 * (1 - size), size))


def desert(brush: Brush) -> None:
    """Dunes under a hot sun."""
    brush.disc(58, 30, 21, theme.GOLD)
    brush.blob(path("110,60 124,22 150,18 168,30 178,62"), theme.BRICK, INK, 4)
    brush.blob(path("-20,80 60,48 130,66 190,54 260,40 320,70 320,120 -20,120"), theme.SAND, INK, 4)
    brush.curve(path("-6,92 50,76 110,94"), theme.OCHRE, 5)
    brush.curve(path("170,84 230,66 300,84"), theme.OCHRE, 5)


def plain(brush: Brush) -> None:
    """Low hills: the ground of every hunt."""
    brush.blob(path("-20,60 50,34 120,52 200,30 310,56 310,120 -20,120"), theme.HILL)
    brush.blob(path("-20,76 70,62 150,74 230,62 310,76 310,120 -20,120"), theme.SAVANNA, INK, 4)
    for x in (24, 126, 216, 272):
        for lean in (-5, 0, 5):
            brush.stroke([(x, 96), (x + lean, 85)], theme.SAVANNA_DARK, 3)


@dataclass(frozen=True, slots=True)
class _Terrain:
    """The colours of sky, ground and hollows, and the function that paints what lies between sky and ground."""

    sky: str
    ground: str
    hollow: str
    paint: Callable[[Brush], None]


_TERRAINS = {
    "mountains": _Terrain(theme.ICE, theme.STONE_LIGHT, theme.UMBER, mountains),
    "savanna": _Terrain(theme.SKY, theme.SAVANNA, theme.SAVANNA_DARK, savanna),
    "floodplain": _Terrain(theme.SHALLOW, theme.MEADOW, theme.MOSS, floodplain),
    "swamp": _Terrain(theme.MEADOW, theme.PINE, theme.LEAF, swamp),
    "forest": _Terrain(theme.SHALLOW, theme.GRASS, theme.PINE, forest),
    "desert": _Terrain(theme.DAWN, theme.SAND, theme.OCHRE, desert),
}
_PLAIN = _Terrain(theme.SKY, theme.SAVANNA, theme.SAVANNA_DARK, plain)
TERRAINS = tuple(_TERRAINS)
_CLOUDY = 200
"""From this height on there are clouds in the sky."""
_HORIZON, _SHARE = 0.7, 0.52
"""Where the painting ends and bare ground begins, and how much of the height it takes at least."""


def hollow_colour(terrain: str) -> str:
    """The colour of hollows, where a member may stand, on the painting of a terrain."""
    return _TERRAINS.get(terrain, _PLAIN).hollow


@lru_cache(maxsize=8)
def landscape(terrain: str, width: int, height: int) -> Image.Image:
    """Paint a terrain in this size in pixels, with round corners; any other name gets the plain."""
    look = _TERRAINS.get(terrain, _PLAIN)
    brush = Brush(width, height, 1, oversample=_OVERSAMPLE)
    brush.box((0, 0, width, height), 0, look.sky)
    if height > _CLOUDY:
        for x, y, size in ((0.36, 0.03, 90), (0.66, 0.1, 74)):
            ICONS["cloud"](brush.at(x * width, y * height, size / 100))
    scale, horizon = max(width / _UNITS, _SHARE * height / 100), _HORIZON * height
    look.paint(brush.at(0, horizon - 100 * scale, scale))
    brush.box((0, horizon, width, height), 0, look.ground)
    sprite = brush.sprite()
    mask = Brush(width, height, 1)
    mask.box((0, 0, width, height), RADIUS, INK)
    sprite.putalpha(mask.sprite().getchannel("A"))
    return sprite
