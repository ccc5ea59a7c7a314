"""The private picture for a phone, few and large things: panel, items, the pool or characters, locations to choose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from engine.hunters_scouts.view import TableView, TribeView, find_affordable
from renders import theme
from renders.crops import cut, draw_rows, height_of, rows_of
from renders.frame import Frame
from renders.hunters_scouts.board import compose
from renders.hunters_scouts.faces import (
    CHARACTER_HEIGHT,
    CHARACTER_WIDTH,
    ITEM_HEIGHT,
    ITEM_WIDTH,
    RESOURCES,
    draw_character,
    draw_item,
)
from renders.hunters_scouts.panel import HEIGHT as PANEL_HEIGHT
from renders.hunters_scouts.panel import WIDTH as PANEL_WIDTH
from renders.hunters_scouts.panel import draw_panel
from renders.hunters_scouts.parts import place_boxes
from renders.lens import Lens
from renders.names import initials
from renders.png import encode
from renders.theme import FIGURE, HUGE, INK, RADIUS

WIDTH = 1080
_MARGIN, _GAP = 12, 10
_ROOM = WIDTH - 2 * _MARGIN
_POWER = _ROOM / PANEL_WIDTH
_POOL_HEIGHT = 116
_ITEMS, _CHARACTERS = 3, 2
_ITEM_POWER = (_ROOM - _GAP * (_ITEMS - 1)) / _ITEMS / ITEM_WIDTH
_CHARACTER_POWER = (_ROOM - _GAP * (_CHARACTERS - 1)) / _CHARACTERS / CHARACTER_WIDTH
_ITEM_STEP = round(ITEM_HEIGHT * _ITEM_POWER) + _GAP
_CHARACTER_STEP = round(CHARACTER_HEIGHT * _CHARACTER_POWER) + _GAP


def draw_close(view: TableView, *, names: Sequence[str], places: Sequence[str]) -> bytes:
    """Draw what `view.viewer` has, and the open locations among `places` (by id), as a PNG 1080 pixels wide."""
    if view.viewer is None:
        raise ValueError("a bystander has no things of their own")
    tribe = view.tribes[view.viewer]
    kinds = len({item.id for item in tribe.own_items or ()})
    pool_top = 2 * _MARGIN + round(PANEL_HEIGHT * _POWER)
    items_top = pool_top + (_POOL_HEIGHT + _GAP) * any(view.pool.values())
    hand_top = items_top + -(-kinds // _ITEMS) * _ITEM_STEP
    # While a pool is used no character can be played; the panel still shows who is in hand.
    hand = () if any(view.pool.values()) else tribe.hand
    places_top = hand_top + -(-len({*hand}) // _CHARACTERS) * _CHARACTER_STEP
    rows = rows_of(_crops(view, names, places), _ROOM)
    frame = Frame(Image.new("RGB", (WIDTH, places_top + height_of(rows)), theme.PARCHMENT))
    letters = initials(names[: len(view.tribes)])[tribe.seat]
    draw_panel(Lens(frame, _POWER, _MARGIN, _MARGIN), view, tribe, names[tribe.seat], letters)
    if any(view.pool.values()):
        _draw_pool(frame, view, pool_top)
    _draw_items(frame, view, tribe, items_top)
    _draw_hand(frame, hand, hand_top)
    draw_rows(frame, rows, _MARGIN, places_top)
    return encode(frame.image)


def _crops(view: TableView, names: Sequence[str], places: Sequence[str]) -> list[Image.Image]:
    """Cut the wanted locations and sacred places out of the board."""
    boxes = place_boxes(view)
    wanted = [boxes[name] for name in dict.fromkeys(places) if name in boxes]
    return cut(compose(view, names=names), wanted) if wanted else []


def _draw_pool(frame: Frame, view: TableView, top: int) -> None:
    """Draw the resources that have been fetched and may still be used."""
    frame.box((_MARGIN, top, WIDTH - _MARGIN, top + _POOL_HEIGHT), RADIUS, theme.SAND, INK, theme.LINE)
    step = _ROOM / len(RESOURCES)
    for i, kind in enumerate(RESOURCES):
        x, y = _MARGIN + step * (i + 0.5), top + _POOL_HEIGHT // 2
        held = view.pool.get(kind, 0)
        frame.icon(kind, x - 34, y, 92)
        frame.write(str(held), x + 26, y, HUGE if held else FIGURE, INK)


def _draw_items(frame: Frame, view: TableView, tribe: TribeView, top: int) -> None:
    """Draw every kind of hidden item once, with a tick on those that the pool can pay."""
    items = {item.id: item for item in tribe.own_items or ()}
    counts = Counter(item.id for item in tribe.own_items or ())
    payable = {item.id for item in find_affordable(view, {})}
    for i, item in enumerate(items.values()):
        left = _MARGIN + i % _ITEMS * round(ITEM_WIDTH * _ITEM_POWER + _GAP)
        lens = Lens(frame, _ITEM_POWER, left, top + i // _ITEMS * _ITEM_STEP)
        draw_item(lens, item, 0, 0, view.pool)
        if item.id in payable:
            lens.icon("affordable", ITEM_WIDTH - 34, 36, 50)
        _draw_count(lens, counts[item.id], 4, ITEM_HEIGHT - 100)


def _draw_hand(frame: Frame, hand: Sequence[str], top: int) -> None:
    """Draw every kind of character in hand once, with its orders."""
    for i, (character, count) in enumerate(Counter(hand).items()):
        left = _MARGIN + i % _CHARACTERS * round(CHARACTER_WIDTH * _CHARACTER_POWER + _GAP)
        lens = Lens(frame, _CHARACTER_POWER, left, top + i // _CHARACTERS * _CHARACTER_STEP)
        draw_character(lens, character, 0, 0)
        _draw_count(lens, count, 4, CHARACTER_HEIGHT - 40)


def _draw_count(frame: Frame, count: int, left: int, top: int) -> None:
    """Write how many there are of a card, if it is more than one."""
    if count > 1:
        frame.box((left, top, left + 60, top + 36), 12, theme.GOLD_LIGHT, INK, 2)
        frame.write(f"×{count}", left + 30, top + 18, theme.TEXT, INK, "middle")
