"""The head of the picture: round, phase, who is on turn, and the last roll."""

from __future__ import annotations

from collections.abc import Sequence

from engine.stone_age.view import RollView, TableView
from renders import theme
from renders.frame import MINUS, Frame, fitted, text_width
from renders.names import written
from renders.stone_age.layout import HEADER, MARGIN, WIDTH
from renders.stone_age.rings import ring_buildings
from renders.theme import HUGE, INK, LARGE, TEXT

_PHASES = ("placing", "actions", "feeding")
_WHERE = {
    "hunt": "food",
    "forest": "wood",
    "claypit": "brick",
    "quarry": "stone",
    "river": "gold",
    "animal": "paw",
    "herd": "mammoth",
}
_SUMLESS = ("animal", "herd")
_MIDDLE = (HEADER[1] + HEADER[3]) // 2


def draw_header(frame: Frame, view: TableView, names: Sequence[str]) -> None:
    """Round and phase on the left, who is on turn in the middle, the last dice on the right."""
    frame.icon("round", 44, _MIDDLE, 64)
    frame.write(str(view.round), 84, _MIDDLE, HUGE, INK)
    _draw_phases(frame, view, 200)
    room_end = (
        _draw_roll(frame, view.last_roll, _icon_of(view, view.last_roll)) if view.last_roll else WIDTH - 12
    )
    _draw_turn(frame, view, names, 440, room_end)


def _draw_phases(frame: Frame, view: TableView, x: int) -> None:
    for phase in _PHASES:
        if phase == view.phase:
            frame.box((x - 36, 10, x + 36, 82), theme.RADIUS, theme.GOLD, INK, theme.LINE)
            frame.icon(phase, x, _MIDDLE, 56)
        else:
            frame.icon(phase, x, _MIDDLE, 40)
        x += 78


def _draw_turn(frame: Frame, view: TableView, names: Sequence[str], x: float, end: float) -> None:
    winners = [place.seat for place in view.standing if place.rank == 1] if view.phase == "over" else []
    seats = winners or list(view.waiting)
    if not seats:
        return
    frame.icon("crown" if winners else "turn", x + 4, _MIDDLE, 60)
    x += 66
    room = min(68.0, (end - x + 26) / len(seats))
    for seat in seats:
        frame.mark(seat, x, _MIDDLE, round(room) - 8)
        x += room
    name = names[seats[0]]
    if len(seats) == 1 and end - x > 120:
        frame.write(fitted(written(name), LARGE, end - x), x - 24, _MIDDLE, LARGE, INK)


def _icon_of(view: TableView, roll: RollView) -> str:
    """What a roll was for: the yield of a place, also of one's own, or else a card."""
    ring = ring_buildings(view).get(roll.where)
    return str(ring.ring["resource"]) if ring else _WHERE.get(roll.where, "card")


def _draw_roll(frame: Frame, roll: RollView, icon: str) -> float:
    """Draws on a plate at the right edge and returns where the plate begins."""
    dice_width = _dice_size(roll) * _dice_columns(roll)
    tools_width = text_width(f"+{roll.tools}", TEXT) + 50 if roll.tools else 0
    malus = f"{MINUS}{roll.malus}" if roll.malus else ""
    malus_width = text_width(malus, TEXT) + 50 if malus else 0
    summed = roll.tools or roll.malus or icon != "card"
    total = f"={roll.total}" if summed and roll.where not in _SUMLESS else ""
    width = 136 + dice_width + tools_width + malus_width + (text_width(total, LARGE) + 14 if total else 0)
    left = WIDTH - MARGIN - width
    frame.box((round(left), 6, WIDTH - MARGIN, HEADER[3] - 6), theme.RADIUS, theme.CREAM, INK, 3)
    frame.mark(roll.seat, left + 36, _MIDDLE, 50)
    frame.icon(icon, left + 90, _MIDDLE, 50)
    x = left + 120
    _draw_dice(frame, roll, x)
    x += dice_width + 6
    if roll.tools:
        frame.icon("tool", x + 22, _MIDDLE, 42)
        frame.write(f"+{roll.tools}", x + 42, _MIDDLE, TEXT, INK)
        x += tools_width
    if malus:
        frame.icon("paw", x + 22, _MIDDLE, 36)
        frame.write(malus, x + 42, _MIDDLE, TEXT, INK)
    frame.write(total, WIDTH - MARGIN - 14, _MIDDLE, LARGE, INK, "right")
    return left


def _dice_rows(roll: RollView) -> int:
    return 1 if len(roll.dice) <= 5 else 2


def _dice_size(roll: RollView) -> int:
    return 50 if _dice_rows(roll) == 1 else 37


def _dice_columns(roll: RollView) -> int:
    return -(-len(roll.dice) // _dice_rows(roll))


def _draw_dice(frame: Frame, roll: RollView, left: float) -> None:
    size, columns, rows = _dice_size(roll), _dice_columns(roll), _dice_rows(roll)
    for i, value in enumerate(roll.dice):
        row, column = divmod(i, columns)
        y = _MIDDLE + (row - (rows - 1) / 2) * size
        frame.icon(f"die {value}", left + (column + 0.5) * size, y, size - 2)
