"""The luck of the dice: by how much what each player rolled differs from what fair dice show on average."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.views import LuckView
from renders import theme
from renders.end.legend import MARGIN, WIDTH
from renders.frame import MINUS, Frame
from renders.theme import FIGURE, INK

_HEAD, _ROW = 46, 54
_COLUMNS = 2
_COLUMN = (WIDTH - 2 * MARGIN) // _COLUMNS
_FIGURE, _DIE, _DICE, _MIDDLE, _REACH, _END = 38, 94, 118, 300, 92, 530
"""From the left of a column: who, how many dice, the middle of the bar and how far it reaches, the figure's end."""
_LEAST_SPAN = 12.0
_UNIT = 5


def luck_height(players: int) -> int:
    return _HEAD + -(-players // _COLUMNS) * _ROW + MARGIN


def draw_luck(
    frame: Frame, lucks: Sequence[LuckView], seats: Sequence[int], letters: Sequence[str], top: int
) -> None:
    """Draw a bar per player, to the right for more than the average and to the left for less; `seats` by rank."""
    bottom = top + luck_height(len(seats))
    frame.box((MARGIN, top, WIDTH - MARGIN, bottom), theme.RADIUS, theme.CREAM, INK, 3)
    for column in range(_COLUMNS):
        middle, rows = MARGIN + column * _COLUMN + _MIDDLE, (len(seats) + 1 - column) // _COLUMNS
        frame.box((middle - 2, top + _HEAD - 2, middle + 2, top + _HEAD + rows * _ROW), 0, theme.SLATE)
        frame.icon("die 3", middle - 22, top + 25, 36)
        frame.icon("die 4", middle + 22, top + 25, 36)
    span = max(_LEAST_SPAN, *(abs(luck.surplus) for luck in lucks))
    for i, seat in enumerate(seats):
        row, column = divmod(i, _COLUMNS)
        corner = MARGIN + column * _COLUMN, top + _HEAD + row * _ROW
        _draw_row(frame, lucks[seat], (seat, letters[seat]), span, corner)


def _draw_row(
    frame: Frame, luck: LuckView, who: tuple[int, str], span: float, corner: tuple[int, int]
) -> None:
    left, y = corner[0], corner[1] + _ROW // 2
    frame.figure(*who, left + _FIGURE, y - 1, 46)
    frame.icon("die 5", left + _DIE, y, 36)
    frame.write(str(luck.dice), left + _DICE, y, FIGURE, INK)
    middle = left + _MIDDLE
    end = round(middle + _REACH * luck.surplus / span)
    colour = theme.CULTURE if luck.surplus > 0 else theme.BRICK
    if abs(end - middle) >= _UNIT:
        frame.box((min(middle, end) - 2, y - 15, max(middle, end) + 2, y + 15), 6, colour, INK, 3)
    frame.write(_write_surplus(luck.surplus), left + _END, y, FIGURE, INK, "right")


def _write_surplus(surplus: float) -> str:
    """A surplus with its sign, and with a half where there is one: `+4½`."""
    whole, half = divmod(abs(surplus), 1)
    digits = f"{int(whole) or ''}½" if half else str(int(whole))
    sign = "" if not surplus else "+" if surplus > 0 else MINUS
    return sign + digits
