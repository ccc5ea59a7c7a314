"""Icons by name, painted on a grid of 100 x 100 units and cached as sprites by size."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules

from PIL import Image

from renders.canvas import ICONS, Brush

__all__ = ["GRID", "ICONS", "icon"]

GRID = 100

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")


@lru_cache(maxsize=512)
def icon(name: str, size: int) -> Image.Image:
    """The sprite of an icon, `size` pixels wide and high."""
    brush = Brush(GRID, GRID, size / GRID)
    ICONS[name](brush)
    return brush.sprite()
