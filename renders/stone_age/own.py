"""The private picture of a player: their panel, what their cards count for, every card and building."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from engine.stone_age.view import BuildingView, CardView, PlayerView, TableView
from renders import theme
from renders.frame import Frame, number
from renders.icons.culture import CULTURE, symbol_icon
from renders.lens import Lens
from renders.names import initials
from renders.palette import blank
from renders.png import encode
from renders.stone_age import buildings
from renders.stone_age import cards as faces
from renders.stone_age.buildings import draw_tile
from renders.stone_age.cards import draw_face
from renders.stone_age.layout import CARD_WIDTH, TILE_WIDTH
from renders.stone_age.panel import PANEL_WIDTH, draw_panel, panel_height
from renders.stone_age.standing import line_icon
from renders.theme import FIGURE, INK

MARGIN = 8
_COLUMNS, _STEP, _GAP = 6, 180, 10
_WIDTH = _COLUMNS * _STEP + 2 * MARGIN
_CARD_POWER = (_STEP - _GAP) / CARD_WIDTH
_TILE_POWER = (_STEP - _GAP) / TILE_WIDTH
_CARD_HEIGHT = round(faces.FACE_HEIGHT * _CARD_POWER)
_TILE_HEIGHT = round(buildings.FACE_HEIGHT * _TILE_POWER)
_LINES, _LINE_ROOM = 68, 150
_PROFESSIONS = ("farmer", "hut_builder", "shaman", "tool_maker")
_OF_TRADERS = ("jewelry", "trader")


def draw_own(view: TableView, *, names: Sequence[str]) -> bytes:
    """Draw what `view.viewer` may see of their own, as a PNG; raises a ValueError for a bystander."""
    if view.viewer is None:
        raise ValueError("a bystander has no things of their own")
    player = view.players[view.viewer]
    cards = sorted(player.own_cards or (), key=_by_bottom)
    tiles = _tiles(player)
    card_rows, tile_rows = _rows(len(cards)), _rows(len(tiles))
    panel = (MARGIN, MARGIN, MARGIN + PANEL_WIDTH, MARGIN + panel_height(view))
    top = panel[3] + 2 * MARGIN
    lines_top = top
    top += (_LINES + _GAP) * bool(player.lines)
    bottom = top + card_rows * (_CARD_HEIGHT + _GAP) + tile_rows * (_TILE_HEIGHT + _GAP)
    frame = Frame(blank((_WIDTH, bottom), theme.PARCHMENT))
    letters = initials(names[: len(view.players)])[player.seat]
    draw_panel(frame, view, player, names[player.seat], letters, MARGIN, MARGIN)
    names_of_totals = (*CULTURE, *_PROFESSIONS, *(_OF_TRADERS if view.trader else ()))
    _draw_totals(frame, cards, names_of_totals, panel[3])
    _draw_lines(frame, player, lines_top)
    for i, card in enumerate(cards):
        lens = Lens(frame, _CARD_POWER, _left_edge(i), top + i // _COLUMNS * (_CARD_HEIGHT + _GAP))
        draw_face(lens, card, 0, 0)
    top += card_rows * (_CARD_HEIGHT + _GAP)
    for i, draw in enumerate(tiles):
        draw(Lens(frame, _TILE_POWER, _left_edge(i), top + i // _COLUMNS * (_TILE_HEIGHT + _GAP)))
    return encode(frame.image)


def _rows(count: int) -> int:
    return -(-count // _COLUMNS)


def _left_edge(index: int) -> int:
    return MARGIN + _GAP // 2 + index % _COLUMNS * _STEP


def _by_bottom(card: CardView) -> tuple[str, str, str]:
    return str(card.bottom["kind"]), str(card.bottom.get("symbol") or card.bottom.get("people")), card.id


def _tiles(player: PlayerView) -> list[Callable[[Frame], None]]:
    """A function for each building, then for each igloo, that draws it on a frame."""
    buildings = (partial(_draw_building, tile) for tile in player.buildings)
    return [*buildings, *(partial(_draw_igloo, tile) for tile in player.igloos)]


def _draw_building(building: BuildingView, frame: Frame) -> None:
    draw_tile(frame, building, 0, 0)


def _draw_igloo(building: BuildingView, frame: Frame) -> None:
    draw_tile(frame, building, 0, 0, theme.SNOW)
    frame.icon("igloo", TILE_WIDTH - 26, 72, 40)


def _draw_lines(frame: Frame, player: PlayerView, top: int) -> None:
    """Draw what the final scoring would add now, line by line."""
    if not player.lines:
        return
    frame.box((MARGIN, top, _WIDTH - MARGIN, top + _LINES), theme.RADIUS, theme.SAND, INK, 3)
    room = (_WIDTH - 2 * MARGIN) / len(player.lines)
    for i, line in enumerate(player.lines):
        x = MARGIN + 12 + i * min(room, _LINE_ROOM)
        frame.icon(line_icon(line.id), x + 25, top + _LINES // 2, 50)
        frame.write(
            number(line.points), x + 54, top + _LINES // 2, FIGURE if room > 110 else theme.LEAST, INK
        )


def _draw_totals(frame: Frame, cards: Iterable[CardView], names: Sequence[str], bottom: int) -> None:
    counts: Counter[str] = Counter()
    for card in cards:
        counts[str(card.bottom.get("symbol") or card.bottom.get("people"))] += int(
            card.bottom.get("amount", 1)
        )
    left = 2 * MARGIN + PANEL_WIDTH
    frame.box((left, MARGIN, _WIDTH - MARGIN, bottom), theme.RADIUS, theme.CREAM, INK, 3)
    room = (_WIDTH - 2 * MARGIN - left) // 4
    first, down = (50, 80) if len(names) <= 12 else (44, 76)
    for i, name in enumerate(names):
        x, y = left + MARGIN + i % 4 * room, MARGIN + first + i // 4 * down
        frame.icon(symbol_icon(name), x + 34, y, 60)
        frame.write(str(counts[name]), x + 72, y, FIGURE, INK if counts[name] else theme.UMBER)
