"""The luck of the dice: what each player rolled in all, against what fair dice show on average."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.views import LuckView
from renders import theme
from renders.end.legend import MARGIN, WIDTH
from renders.frame import MINUS, Frame
from renders.theme import FIGURE, INK, LARGE

_HEAD = 52
_ROW = 50
_MIDDLE, _REACH = 660, 260
_LEAST_SPAN = 12.0
_UNIT = 5


def luck_height(players: int) -> int:
    return _HEAD + players * _ROW + MARGIN


def draw_luck(
    frame: Frame, lucks: Sequence[LuckView], seats: Sequence[int], letters: Sequence[str], top: int
) -> None:
    """A bar per player to the right for more than the average and to the left for less; `seats` by rank."""
    bottom = top + luck_height(len(seats))
    frame.box((MARGIN, top, WIDTH - MARGIN, bottom), theme.RADIUS, theme.CREAM, INK, 3)
    frame.box((_MIDDLE - 2, top + _HEAD - 6, _MIDDLE + 2, bottom - 12), 0, theme.SLATE)
    frame.icon("die 3", _MIDDLE - 22, top + 28, 38)
    frame.icon("die 4", _MIDDLE + 22, top + 28, 38)
    span = max(_LEAST_SPAN, *(abs(luck.surplus) for luck in lucks))
    for i, seat in enumerate(seats):
        _draw_row(frame, lucks[seat], (seat, letters[seat]), span, top + _HEAD + i * _ROW + _ROW // 2)


def _draw_row(frame: Frame, luck: LuckView, who: tuple[int, str], span: float, middle: int) -> None:
    frame.figure(*who, 46, middle - 1, 46)
    frame.icon("die 5", 112, middle, 42)
    x = 148 + frame.write(f"×{luck.dice}", 148, middle, FIGURE, INK)
    frame.write(f"Σ {luck.pips}", max(x + 24, 260), middle, FIGURE, INK)
    end = round(_MIDDLE + _REACH * luck.surplus / span)
    colour = theme.CULTURE if luck.surplus > 0 else theme.BRICK
    left, right = min(_MIDDLE, end), max(_MIDDLE, end)
    if right - left >= _UNIT:
        frame.box((left - 2, middle - 15, right + 2, middle + 15), 6, colour, INK, 3)
    frame.write(_signed(luck.surplus), WIDTH - MARGIN - 20, middle, LARGE, INK, "right")


def _signed(surplus: float) -> str:
    """With its sign, and a half where there is one: `+4½`."""
    whole, half = divmod(abs(surplus), 1)
    digits = f"{int(whole) or ''}½" if half else str(int(whole))
    sign = "" if not surplus else "+" if surplus > 0 else MINUS
    return sign + digits
