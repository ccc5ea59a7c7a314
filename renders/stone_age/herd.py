"""The mammoth herd: the place where it stands, the open bonus tile, who follows, and what comes next."""

from __future__ import annotations

from engine.stone_age.view import BonusTileView, HerdView, TableView
from renders import theme
from renders.frame import Frame
from renders.stone_age.effects import Row, draw_gain
from renders.stone_age.layout import Box
from renders.stone_age.plan import Layout
from renders.theme import INK, TEXT

_TILE = (106, 10, 300, 148)
_MARKER = {"river": (144, 300, 56), "quarry": (147, 34, 56), "claypit": (147, 34, 56)}
_BESIDE_PLAQUE = (156, 36, 68)


def draw_herd(frame: Frame, where: Layout, view: TableView, _since: TableView | None) -> None:
    """The marker in the valley and the block with the open tile."""
    place = where.places.get("herd")
    if place is None:
        return
    left, top, _, bottom = place.box
    frame.box(place.box, theme.RADIUS, theme.CREAM, INK, theme.LINE)
    herd = view.herd
    if herd is None or herd.space is None:
        frame.shadow("mammoth", left + 56, (top + bottom) / 2, 92, theme.SAND)
    else:
        frame.icon("herd", left + 56, (top + bottom) / 2, 88)
        _mark_place(frame, where, herd.space)
    if herd is not None:
        _draw_tile(frame, herd.tile, (left + _TILE[0], top + _TILE[1], left + _TILE[2], top + _TILE[3]))
        _draw_next(frame, herd, place.box)


def _mark_place(frame: Frame, where: Layout, space: str) -> None:
    place = where.places.get(space)
    if place is None:
        return
    across, down, size = _MARKER.get(space, _BESIDE_PLAQUE)
    frame.icon("herd", place.box[0] + across, place.box[1] + down, size)


def _draw_tile(frame: Frame, tile: BonusTileView | None, box: Box) -> None:
    left, top, right, bottom = box
    if tile is None:
        frame.box(box, theme.RADIUS, theme.PARCHMENT, theme.SAND, theme.LINE)
        return
    frame.box(box, theme.RADIUS, theme.SAND, INK, theme.LINE)
    frame.box((left, top, right, (top + bottom) // 2 + 2), theme.RADIUS, theme.GOLD_LIGHT, INK, theme.LINE)
    _draw_bonus(frame, "crown", tile.first, left, top + 36)
    _draw_bonus(frame, "people", tile.all, left, bottom - 34)


def _draw_bonus(frame: Frame, whom: str, row: Row, left: int, y: int) -> None:
    frame.icon(whom, left + 36, y, 46)
    draw_gain(frame, row, left + 78, y, 50)


def _draw_next(frame: Frame, herd: HerdView, box: Box) -> None:
    """The back of the next tile and how many are left."""
    _, top, right, bottom = box
    x = right - 40
    if herd.next_back is not None:
        frame.box((x - 30, top + 14, x + 30, top + 82), 12, theme.SAND, INK, theme.LINE)
        frame.icon(herd.next_back, x, top + 48, 44)
    frame.write(f"×{herd.left}", x, bottom - 36, TEXT, INK, "middle")
