"""The private picture of a player: their panel, what their cards count for, every card and building."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from engine.stone_age.view import CardView, PlayerView, TableView
from renders import theme
from renders.frame import Frame
from renders.icons.culture import CULTURE
from renders.png import encode
from renders.stone_age.buildings import draw_tile
from renders.stone_age.cards import draw_face
from renders.stone_age.layout import BUILDING_HEIGHT, CARD_HEIGHT, MARGIN, PANEL_HEIGHT, PANEL_WIDTH, STEP
from renders.stone_age.players import draw_panel
from renders.theme import FIGURE, INK

_COLUMNS = 4
_WIDTH = _COLUMNS * STEP + 2 * MARGIN
_TOP = PANEL_HEIGHT + 3 * MARGIN
_GAP = 10
_PROFESSIONS = ("farmer", "hut_builder", "shaman", "tool_maker")


def draw_own(view: TableView, *, names: Sequence[str]) -> bytes:
    """What `view.viewer` may see of their own, as a PNG; a ValueError when the viewer is a bystander."""
    if view.viewer is None:
        raise ValueError("a bystander has no things of their own")
    player = view.players[view.viewer]
    cards = sorted(player.own_cards or (), key=_by_bottom)
    card_rows, tile_rows = _rows(len(cards)), _rows(len(player.buildings))
    bottom = _TOP + card_rows * (CARD_HEIGHT + _GAP) + tile_rows * (BUILDING_HEIGHT + _GAP)
    frame = Frame(Image.new("RGB", (_WIDTH, bottom), theme.PARCHMENT))
    panel = (MARGIN, MARGIN, MARGIN + PANEL_WIDTH, MARGIN + PANEL_HEIGHT)
    draw_panel(frame, view, player, names[player.seat], None, panel)
    _draw_totals(frame, cards)
    for i, card in enumerate(cards):
        draw_face(frame, card, _left(i), _TOP + i // _COLUMNS * (CARD_HEIGHT + _GAP))
    _draw_tiles(frame, player, _TOP + card_rows * (CARD_HEIGHT + _GAP))
    return encode(frame.image)


def _rows(count: int) -> int:
    return -(-count // _COLUMNS)


def _left(index: int) -> int:
    return MARGIN + _GAP // 2 + index % _COLUMNS * STEP


def _by_bottom(card: CardView) -> tuple[str, str, str]:
    return str(card.bottom["kind"]), str(card.bottom.get("symbol") or card.bottom.get("people")), card.id


def _draw_tiles(frame: Frame, player: PlayerView, top: int) -> None:
    for i, building in enumerate(player.buildings):
        draw_tile(frame, building, _left(i), top + i // _COLUMNS * (BUILDING_HEIGHT + _GAP))


def _draw_totals(frame: Frame, cards: Sequence[CardView]) -> None:
    counts: Counter[str] = Counter()
    for card in cards:
        counts[str(card.bottom.get("symbol") or card.bottom.get("people"))] += int(
            card.bottom.get("amount", 1)
        )
    left = 2 * MARGIN + PANEL_WIDTH
    frame.box((left, MARGIN, _WIDTH - MARGIN, MARGIN + PANEL_HEIGHT), theme.RADIUS, theme.CREAM, INK, 3)
    room = (_WIDTH - 2 * MARGIN - left) // 4
    for i, name in enumerate((*CULTURE, *_PROFESSIONS)):
        x, y = left + MARGIN + i % 4 * room, MARGIN + 50 + i // 4 * 80
        frame.icon(name, x + 34, y, 60)
        frame.write(str(counts[name]), x + 72, y, FIGURE, INK if counts[name] else theme.UMBER)
