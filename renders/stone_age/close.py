"""The private picture for a phone, few and large things: panel, cards by what they count for, places to choose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from PIL import Image

from engine.stone_age.view import CardView, TableView
from renders import theme
from renders.cells import Cell, paint_through
from renders.frame import Frame
from renders.icons.culture import symbol_icon
from renders.lens import Lens
from renders.names import initials
from renders.png import encode
from renders.stone_age.board import board_cells
from renders.stone_age.cards import MULTIPLIER
from renders.stone_age.layout import places as board_places
from renders.stone_age.modules import module_cells, module_places
from renders.stone_age.panel import PANEL_WIDTH, draw_panel, panel_height
from renders.theme import INK

WIDTH = 1080
_MARGIN = 12
_POWER = (WIDTH - 2 * _MARGIN) / PANEL_WIDTH
_CARD_COLUMNS, _CARD_HEIGHT = 4, 116
_NUMBER = 60
_LINES = ((6, 600), (10, 860), (99, 1110))
"""The largest number of places, and how much of the width of a board a line then shows."""
_LARGEST = 2.0


def draw_close(view: TableView, *, names: Sequence[str], places: Sequence[str]) -> bytes:
    """Draw what `view.viewer` has, and the `places` (by id) that they may choose now, as a PNG 1080 pixels wide."""
    if view.viewer is None:
        raise ValueError("a bystander has no things of their own")
    player = view.players[view.viewer]
    counts = _count_symbols(player.own_cards or ())
    cards_top = 2 * _MARGIN + round(panel_height(view) * _POWER)
    places_top = cards_top + -(-len(counts) // _CARD_COLUMNS) * _CARD_HEIGHT + _MARGIN * bool(counts)
    lines = _arrange_in_lines(_cells(view, names, places))
    height = places_top + sum(_height(line) + _MARGIN for line in lines)
    frame = Frame(Image.new("RGB", (WIDTH, height), theme.PARCHMENT))
    letters = initials(names[: len(view.players)])[player.seat]
    lens = Lens(frame, _POWER, _MARGIN, _MARGIN)
    draw_panel(lens, view, player, names[player.seat], letters, 0, 0)
    _draw_cards(frame, counts, cards_top)
    _draw_places(frame, lines, places_top)
    return encode(frame.image)


def _count_symbols(cards: Iterable[CardView]) -> list[tuple[str, int]]:
    """Culture symbols with the number of their cards, then people with their numbers added up."""
    culture, people = Counter[str](), Counter[str]()
    for card in cards:
        if card.bottom["kind"] == "culture":
            culture[str(card.bottom["symbol"])] += 1
        else:
            people[str(card.bottom.get("people", card.bottom["kind"]))] += int(card.bottom.get("amount", 1))
    return [*sorted(culture.items()), *sorted(people.items())]


def _draw_cards(frame: Frame, counts: Sequence[tuple[str, int]], top: int) -> None:
    step = (WIDTH - 2 * _MARGIN) // _CARD_COLUMNS
    for i, (name, count) in enumerate(counts):
        left = _MARGIN + i % _CARD_COLUMNS * step
        upper = top + i // _CARD_COLUMNS * _CARD_HEIGHT
        middle = upper + _CARD_HEIGHT // 2 - 4
        ground = theme.SAND if name in MULTIPLIER else theme.CULTURE_LIGHT
        box = (left, upper, left + step - 8, upper + _CARD_HEIGHT - 8)
        frame.box(box, theme.RADIUS, ground, INK, theme.LINE)
        frame.icon(symbol_icon(name), left + 58, middle, 92)
        width = frame.write(str(count), left + 114, middle, _NUMBER, INK)
        if name in MULTIPLIER:
            frame.write("×", left + 114 + width + 18, middle, theme.FIGURE, INK, "middle")
            frame.icon(MULTIPLIER[name], left + 114 + width + 62, middle, 62)


def _cells(view: TableView, names: Sequence[str], places: Sequence[str]) -> list[Cell]:
    """The cells of these places, from the board and the picture of the modules, sorted by height."""
    found: dict[str, Cell] = {}
    for boxes, cells in (
        (board_places(len(view.players)), board_cells(view, names, None)),
        (module_places(view), module_cells(view, names, None)),
    ):
        by_box = {cell.box: cell for cell in cells}
        found |= {name: by_box[box] for name, box in boxes.items() if box in by_box}
    wanted = [found[name] for name in dict.fromkeys(places) if name in found]
    return sorted(wanted, key=_own_height)


def _own_height(cell: Cell) -> int:
    return cell.box[3] - cell.box[1]


def _width(cell: Cell) -> int:
    return cell.box[2] - cell.box[0]


def _arrange_in_lines(cells: Sequence[Cell]) -> list[list[Cell]]:
    """Arrange cells in lines of as many as are legible; the cells of a line have the same height."""
    room = next(width for most, width in _LINES if len(cells) <= most)
    lines: list[list[Cell]] = []
    for cell in cells:
        if (
            lines
            and sum(map(_width, lines[-1])) + _width(cell) <= room
            and _own_height(lines[-1][-1]) == _own_height(cell)
        ):
            lines[-1].append(cell)
        else:
            lines.append([cell])
    return lines


def _scale(line: Sequence[Cell]) -> float:
    room = WIDTH - 2 * _MARGIN - _MARGIN * (len(line) - 1)
    return min(_LARGEST, room / sum(map(_width, line)))


def _height(line: Sequence[Cell]) -> int:
    return round(_scale(line) * _own_height(line[0]))


def _draw_places(frame: Frame, lines: Sequence[Sequence[Cell]], top: int) -> None:
    """Draw the places line by line, each scaled to fill the width and as sharp as in its own size."""
    for line in lines:
        x, scale = float(_MARGIN), _scale(line)
        for cell in line:
            paint_through(Lens(frame, scale, x, top), cell)
            x += _width(cell) * scale + _MARGIN
        top += _height(line) + _MARGIN
