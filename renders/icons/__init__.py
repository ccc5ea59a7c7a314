"""Icons by name, painted on a grid of 100 x 100 units and cached as sprites by size."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renders.canvas import Brush, Painter
from renders.icons.beasts import BEASTS
from renders.icons.camp import CAMP
from renders.icons.crafts import CRAFTS
from renders.icons.culture import CULTURE, NINTH
from renders.icons.dice import DICE
from renders.icons.figures import FIGURES
from renders.icons.game import GAME
from renders.icons.goods import GOODS
from renders.icons.jewelry import JEWELRY
from renders.icons.marks import PIECES
from renders.icons.people import PEOPLE
from renders.icons.sacred import SACRED
from renders.icons.scenes import SCENES
from renders.icons.signs import SIGNS
from renders.icons.supplies import SUPPLIES
from renders.icons.tiles import TILES
from renders.icons.tribe import TRIBE
from renders.icons.winter import WINTER

GRID = 100
ICONS: dict[str, Painter] = {
    **GOODS,
    **CULTURE,
    **NINTH,
    **PEOPLE,
    **SIGNS,
    **DICE,
    **PIECES,
    **FIGURES,
    **SCENES,
    **TILES,
    **JEWELRY,
    **WINTER,
    **BEASTS,
    **SUPPLIES,
    **TRIBE,
    **CRAFTS,
    **GAME,
    **SACRED,
    **CAMP,
}


@lru_cache(maxsize=512)
def icon(name: str, size: int) -> Image.Image:
    """The sprite of an icon, `size` pixels wide and high."""
    brush = Brush(GRID, GRID, size / GRID)
    ICONS[name](brush)
    return brush.sprite()
