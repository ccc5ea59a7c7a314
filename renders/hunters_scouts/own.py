"""The private picture of a player: their row, their hidden items, and the pool or the characters in hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product

from PIL import Image

from engine.hunters_scouts.view import ItemView, TableView, TribeView, find_affordable
from renders import theme
from renders.cells import Cell, assemble
from renders.frame import Frame, number
from renders.hunters_scouts.display import PORTRAIT, draw_character
from renders.hunters_scouts.faces import RESOURCES, draw_cost
from renders.hunters_scouts.grid import Grid
from renders.hunters_scouts.layout import COLUMNS_HEIGHT, GAP, MARGIN, ROW_HEIGHT, WIDTH
from renders.hunters_scouts.rows import paint_columns, paint_row, row_of
from renders.hunters_scouts.signs import EFFECTS, draw_line
from renders.lens import Lens
from renders.names import initials
from renders.png import encode
from renders.theme import FIGURE, INK, LEAST, RADIUS

ITEM_WIDTH, ITEM_HEIGHT = 216, 109
CHARACTER_WIDTH, CHARACTER_HEIGHT = 270, 100
_ITEMS_ACROSS, _CHARACTERS_ACROSS = (3, 4, 5), (2, 3, 4)
_LOWEST, _HIGHEST = 648, 733
"""The picture is 1.5 to 1.7 times as wide as high."""
_TOP = COLUMNS_HEIGHT + ROW_HEIGHT + GAP
_POOL_HEIGHT = 70
_BEASTS = ("macrauchenia", "glyptodon", "mammoth", "toxodon")
_LEAST_ROOM = 110


def draw_own(view: TableView, *, names: Sequence[str]) -> bytes:
    """Draw what `view.viewer` may see of their own, as a PNG; raises a ValueError for a bystander."""
    tribe = _viewer(view)
    letters = initials(names[: len(view.tribes)])[tribe.seat]
    row = row_of(view, tribe, tribe, names[tribe.seat], letters)
    things, bottom = _things(view, _TOP)
    size = WIDTH, max(_LOWEST, bottom)
    cells = [
        Cell((0, 0, WIDTH, COLUMNS_HEIGHT), paint_columns),
        Cell((0, COLUMNS_HEIGHT, WIDTH, COLUMNS_HEIGHT + ROW_HEIGHT), paint_row, {"row": row}),
        *things,
    ]
    if size[1] - bottom >= _LEAST_ROOM:
        cells.append(Cell((0, bottom, *size), paint_herd, {"height": size[1] - bottom}))
    return encode(assemble(size, theme.PARCHMENT, cells))


def compose_own(view: TableView) -> Image.Image:
    """Draw the private picture as RGB without the row, no higher than its cards need."""
    things, bottom = _things(view, 0)
    return assemble((WIDTH, bottom), theme.PARCHMENT, things).convert("RGB")


def _viewer(view: TableView) -> TribeView:
    if view.viewer is None:
        raise ValueError("a bystander has no things of their own")
    return view.tribes[view.viewer]


def _things(view: TableView, top: int) -> tuple[list[Cell], int]:
    """The cells of the pool, the hidden items and the characters in hand, and where they end."""
    tribe = _viewer(view)
    items, hand = _items(view, tribe), _hand(view, tribe)
    cells = list[Cell]()
    if not hand and any(view.pool.values()):
        pool = tuple((kind, view.pool.get(kind, 0)) for kind in RESOURCES)
        cells.append(Cell((0, top, WIDTH, top + _POOL_HEIGHT), paint_pool, {"pool": pool}))
        top += _POOL_HEIGHT + GAP
    item_grid, hand_grid = _grids(len(items), len(hand), _HIGHEST - top)
    hand_top = top + item_grid.height
    cells += [*item_grid.cells(top, paint_item, items), *hand_grid.cells(hand_top, paint_character, hand)]
    return cells, hand_top + hand_grid.height


def _items(view: TableView, tribe: TribeView) -> list[Mapping[str, object]]:
    """The content of a cell for every kind of hidden item."""
    own = tribe.own_items or ()
    kinds, counts = {item.id: item for item in own}, Counter(item.id for item in own)
    payable = {item.id for item in find_affordable(view, {})}
    pool = {kind: count for kind, count in sorted(view.pool.items()) if count}
    return [
        {"item": item, "count": counts[item.id], "pool": pool, "payable": item.id in payable}
        for item in kinds.values()
    ]


def _hand(view: TableView, tribe: TribeView) -> list[Mapping[str, object]]:
    """The content of a cell for every kind of character in hand; none while a pool is used, as none can be played."""
    if any(view.pool.values()):
        return []
    return [{"character": name, "count": count} for name, count in Counter(tribe.hand).items()]


def _grids(items: int, characters: int, room: int) -> tuple[Grid, Grid]:
    """The grids of items and characters with the largest cards for which there is room."""
    pairs = [
        (
            Grid(items, a, (ITEM_WIDTH, ITEM_HEIGHT)),
            Grid(characters, b, (CHARACTER_WIDTH, CHARACTER_HEIGHT)),
        )
        for a, b in product(_ITEMS_ACROSS, _CHARACTERS_ACROSS)
    ]
    fitting = [pair for pair in pairs if pair[0].height + pair[1].height <= room]
    return max(fitting, key=lambda pair: pair[0].height + pair[1].height) if fitting else pairs[-1]


def paint_item(
    frame: Frame, *, item: ItemView, count: int, pool: Mapping[str, int], payable: bool, power: float
) -> None:
    """Draw an item with its points, effects and cost; pieces that the pool holds have a golden ground."""
    lens = Lens(frame, power)
    lens.box((0, 0, ITEM_WIDTH, ITEM_HEIGHT), RADIUS, theme.CREAM, INK, theme.LINE)
    lens.icon(item.id, 37, 36, 60)
    lens.icon("points", 86, 22, 32)
    lens.write(number(item.vp), 105, 22, FIGURE, INK)
    if count > 1:
        lens.write(f"×{count}", 146, 22, LEAST, INK)
    if payable:
        lens.icon("affordable", ITEM_WIDTH - 20, 22, 32)
    line = tuple(sign for effect in item.effects for sign in EFFECTS.get(effect, (f"{effect} effect",)))
    draw_line(lens, line, 72, 53, 28, ITEM_WIDTH - 78)
    draw_cost(lens, item.cost, pool, (0, ITEM_HEIGHT - 40, ITEM_WIDTH, ITEM_HEIGHT))


def paint_character(frame: Frame, *, character: str, count: int, power: float) -> None:
    """Draw a character with its orders, and how many of them are in hand."""
    lens = Lens(frame, power)
    draw_character(lens, character, CHARACTER_WIDTH, CHARACTER_HEIGHT)
    if count > 1:
        lens.box((PORTRAIT - 40, 4, PORTRAIT + 4, 36), RADIUS, theme.GOLD_LIGHT, INK, 2)
        lens.write(f"×{count}", PORTRAIT - 18, 20, LEAST, INK, "middle")


def paint_pool(frame: Frame, *, pool: tuple[tuple[str, int], ...]) -> None:
    """Draw the resources that have been fetched and may still be used, by kind."""
    frame.box((MARGIN, 0, WIDTH - MARGIN, _POOL_HEIGHT), RADIUS, theme.SAND, INK, 3)
    step, middle = (WIDTH - 2 * MARGIN) / len(pool), _POOL_HEIGHT // 2
    for i, (kind, count) in enumerate(pool):
        x = MARGIN + step * (i + 0.5)
        frame.icon(kind, x - 26, middle, 58)
        if count:
            frame.write(str(count), x + 30, middle, theme.HUGE, INK, "middle")
        else:
            frame.icon("nothing", x + 30, middle, 40)


def paint_herd(frame: Frame, *, height: int) -> None:
    """Draw cave paintings where there is nothing else."""
    size = min(168, height - 16)
    for i, beast in enumerate(_BEASTS):
        frame.shadow(beast, WIDTH * (2 * i + 1) / (2 * len(_BEASTS)), height / 2, size, theme.SAND)
