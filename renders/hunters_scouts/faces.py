"""The faces of cards: characters with their orders, items with what they cost and do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from engine.hunters_scouts.view import ItemView
from renders import theme
from renders.canvas import Brush
from renders.frame import Frame, number
from renders.hunters_scouts.signs import EFFECTS, ORDERS, draw_line
from renders.theme import INK, LINE, RADIUS

CHARACTER_WIDTH, CHARACTER_HEIGHT = 336, 160
ITEM_WIDTH, ITEM_HEIGHT = 288, 226
_PORTRAIT = 112
_SIGN = 42
_ORDERS = _PORTRAIT + 26
_PIECE = 54
RESOURCES = ("stone", "wood", "clay", "fruit", "fur")
"""What items are paid with, in the order of every row of pieces."""


def draw_character(frame: Frame, character: str, left: int, top: int) -> None:
    """Draw a character card with its upper left corner at a point."""
    frame.put(character_face(character), left, top)


@lru_cache(maxsize=16)
def character_face(character: str) -> Image.Image:
    """The sprite of a character card."""
    right, bottom = CHARACTER_WIDTH, CHARACTER_HEIGHT
    frame = Frame(Image.new("RGB", (right, bottom)))
    frame.box((0, 0, right, bottom), RADIUS, theme.CREAM, INK, LINE)
    frame.box((0, 0, _PORTRAIT + 12, bottom), RADIUS, theme.SHALLOW, INK, LINE)
    frame.icon(character, _PORTRAIT // 2 + 6, bottom // 2, _PORTRAIT - 8)
    orders = ORDERS.get(character, ())
    for i, line in enumerate(orders):
        y = round(bottom * (0.03 + 0.94 * (i + 0.5) / len(orders)))
        draw_line(frame, line, _ORDERS, y, _SIGN if len(orders) > 2 else _SIGN + 6, right - 10 - _ORDERS)
    shape = Brush(right, bottom, 1)
    shape.box((0, 0, right, bottom), RADIUS, INK)
    frame.image.putalpha(shape.sprite().getchannel("A"))
    return frame.image


def draw_item(frame: Frame, item: ItemView, left: int, top: int, pool: Mapping[str, int]) -> None:
    """Draw an item card with its upper left corner at a point; pieces that the pool holds have a golden ground."""
    right, bottom = left + ITEM_WIDTH, top + ITEM_HEIGHT
    frame.box((left, top, right, bottom), RADIUS, theme.CREAM, INK, LINE)
    frame.icon(item.id, left + 68, top + 76, 116)
    frame.icon("points", left + 164, top + 36, 50)
    frame.write(number(item.vp), left + 196, top + 37, theme.LARGE, INK)
    for i, effect in enumerate(item.effects):
        line = EFFECTS.get(effect, (f"{effect} effect",))
        draw_line(frame, line, left + 138, top + 88 + 46 * i, 44, right - left - 150)
    draw_cost(frame, item.cost, pool, (left, bottom - 66, right, bottom))


def draw_cost(
    frame: Frame, cost: Mapping[str, int], pool: Mapping[str, int], box: tuple[int, int, int, int]
) -> None:
    """Draw the pieces that an item costs, in a dark box; those that the pool holds have a golden ground."""
    left, top, right, bottom = box
    frame.box(box, RADIUS, theme.SOOT, INK, LINE)
    pieces = [(kind, i < pool.get(kind, 0)) for kind in _in_order(cost) for i in range(cost[kind])]
    step = min(_PIECE + 8, (right - left - 16) // max(1, len(pieces)))
    for i, (kind, held) in enumerate(pieces):
        x, y = left + 10 + round(step * (i + 0.5)), (top + bottom) // 2
        half = min(_PIECE, step - 4, bottom - top - 6) // 2
        frame.box((x - half, y - half, x + half, y + half), 12, theme.GOLD if held else theme.PARCHMENT)
        frame.icon(kind, x, y, 2 * half - 8)


def _in_order(cost: Mapping[str, int]) -> list[str]:
    known = [kind for kind in RESOURCES if kind in cost]
    return known + [kind for kind in cost if kind not in known]
