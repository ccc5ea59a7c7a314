"""The mammoth herd: the open bonus tile, who follows it, and the next tile; its place is shown in the valley."""

from __future__ import annotations

from collections.abc import Sequence

from engine.stone_age.view import BonusTileView, HerdView, TableView
from renders import changes, theme
from renders.cells import Cell
from renders.frame import Box, Frame
from renders.stone_age.effects import Row, draw_gain
from renders.stone_age.zones import Standing, draw_tribes, figures_at
from renders.theme import INK, LEAST

WIDTH, HEIGHT = 544, 140
_TILE = (92, 8, 270, 132)
_SPOTS = ((314, 38), (397, 38), (314, 102), (397, 102), (480, 102))


def herd_cell(view: TableView, letters: Sequence[str], since: TableView | None, box: Box) -> Cell:
    """The cell of the herd."""
    space = next((each for each in view.spaces if each.id == "herd"), None)
    then = next((each.people for each in since.spaces if each.id == "herd"), None) if since else None
    now = space.people if space else None
    content = {
        "herd": view.herd,
        "who": figures_at(space, letters) if space else (),
        "news": since is not None and (since.herd, then) != (view.herd, now),
    }
    return Cell(box, paint_herd, content)


def paint_herd(frame: Frame, *, herd: HerdView | None, who: Standing, news: bool) -> None:
    """Draw the herd, its open tile, its followers with their numbers, and the back of the next tile."""
    frame.box((0, 0, WIDTH, HEIGHT), theme.RADIUS, theme.CREAM, INK, theme.LINE)
    if herd is None or herd.space is None:
        frame.shadow("mammoth", 48, HEIGHT / 2, 80, theme.SAND)
    else:
        frame.icon("herd", 48, HEIGHT / 2, 80)
    if herd is not None:
        _draw_tile(frame, herd.tile)
        _draw_next(frame, herd)
    draw_tribes(frame, who, _SPOTS)
    if news:
        changes.draw_edge(frame, (1, 1, WIDTH - 1, HEIGHT - 1))


def _draw_tile(frame: Frame, tile: BonusTileView | None) -> None:
    left, top, right, bottom = _TILE
    if tile is None:
        frame.box(_TILE, theme.RADIUS, theme.PARCHMENT, theme.SAND, theme.LINE)
        return
    frame.box(_TILE, theme.RADIUS, theme.SAND, INK, theme.LINE)
    frame.box((left, top, right, (top + bottom) // 2 + 2), theme.RADIUS, theme.GOLD_LIGHT, INK, theme.LINE)
    _draw_bonus(frame, "crown", tile.first, left, top + 32)
    _draw_bonus(frame, "people", tile.all, left, bottom - 30)


def _draw_bonus(frame: Frame, whom: str, row: Row, left: int, y: int) -> None:
    frame.icon(whom, left + 32, y, 42)
    draw_gain(frame, row, left + 66, y, 44)


def _draw_next(frame: Frame, herd: HerdView) -> None:
    """Draw the back of the next tile and how many are left."""
    if herd.next_back is not None:
        frame.box((440, 8, 488, 66), 12, theme.SAND, INK, theme.LINE)
        frame.icon(herd.next_back, 464, 37, 38)
    frame.write(f"×{herd.left}", WIDTH - 8, 37, LEAST, INK, "right")
