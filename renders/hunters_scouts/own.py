"""The private picture of a player: their panel, hidden items with what the pool pays, and their characters."""

from __future__ import annotations

from collections.abc import Sequence

from engine.hunters_scouts.view import TableView, TribeView, affordable
from renders import theme
from renders.frame import Frame
from renders.hunters_scouts.faces import (
    CHARACTER_HEIGHT,
    CHARACTER_WIDTH,
    ITEM_HEIGHT,
    ITEM_WIDTH,
    RESOURCES,
    draw_character,
    draw_item,
)
from renders.hunters_scouts.tribes import PANEL_HEIGHT, PANEL_WIDTH, draw_panel
from renders.palette import blank
from renders.png import encode
from renders.theme import FIGURE, INK, RADIUS

WIDTH, MARGIN = 1200, 8
_GAP = 10
_ITEMS, _CHARACTERS = 4, 3
_CHARACTER_STEP = (WIDTH - 2 * MARGIN + _GAP) // _CHARACTERS


def draw_own(view: TableView, *, names: Sequence[str]) -> bytes:
    """What `view.viewer` may see of their own, as a PNG; a ValueError when the viewer is a bystander."""
    if view.viewer is None:
        raise ValueError("a bystander has no things of their own")
    tribe = view.tribes[view.viewer]
    items = tribe.own_items or ()
    panel = (MARGIN, MARGIN, MARGIN + PANEL_WIDTH, MARGIN + PANEL_HEIGHT)
    items_top = panel[3] + 2 * MARGIN
    hand_top = items_top + -(-len(items) // _ITEMS) * (ITEM_HEIGHT + _GAP) + MARGIN
    bottom = hand_top + -(-len(tribe.hand) // _CHARACTERS) * (CHARACTER_HEIGHT + _GAP)
    frame = Frame(blank((WIDTH, bottom), theme.PARCHMENT))
    draw_panel(frame, view, tribe, names[tribe.seat], None, panel)
    beside = (panel[2] + MARGIN, MARGIN, WIDTH - MARGIN, panel[3])
    (_draw_pool if any(view.pool.values()) else _draw_herd)(frame, view, beside)
    _draw_items(frame, view, tribe, items_top)
    for i, character in enumerate(tribe.hand):
        left = MARGIN + i % _CHARACTERS * _CHARACTER_STEP
        draw_character(
            frame,
            character,
            left + (_CHARACTER_STEP - _GAP - CHARACTER_WIDTH) // 2,
            hand_top + i // _CHARACTERS * (CHARACTER_HEIGHT + _GAP),
        )
    return encode(frame.image)


def _draw_items(frame: Frame, view: TableView, tribe: TribeView, top: int) -> None:
    """Every hidden item; a tick on those the pool can pay."""
    payable = affordable(view, {})
    for i, item in enumerate(tribe.own_items or ()):
        left = MARGIN + i % _ITEMS * (ITEM_WIDTH + _GAP + 1)
        upper = top + i // _ITEMS * (ITEM_HEIGHT + _GAP)
        draw_item(frame, item, left, upper, view.pool)
        if item in payable:
            frame.icon("affordable", left + ITEM_WIDTH - 34, upper + 36, 50)


def _draw_pool(frame: Frame, view: TableView, box: tuple[int, int, int, int]) -> None:
    """What has been fetched and may still be used, kind by kind."""
    left, top, right, bottom = box
    frame.box(box, RADIUS, theme.SAND, INK, 3)
    step = (right - left) / 3
    for i, kind in enumerate(RESOURCES):
        x, y = left + step * (i % 3) + step / 2, top + (bottom - top) * (0.28 + 0.46 * (i // 3))
        held = view.pool.get(kind, 0)
        frame.icon(kind, x - 30, y, 84)
        frame.write(str(held), x + 30, y, theme.HUGE if held else FIGURE, INK)


def _draw_herd(frame: Frame, _view: TableView, box: tuple[int, int, int, int]) -> None:
    """A cave painting where a pool would lie."""
    left, top, right, bottom = box
    for i, beast in enumerate(("macrauchenia", "glyptodon", "mammoth")):
        x = left + (right - left) * (2 * i + 1) / 6
        frame.shadow(beast, x, (top + bottom) / 2 + 40 * (i % 2) - 20, 168, theme.SAND)
