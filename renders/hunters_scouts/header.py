"""The head of the picture: round, kind of turn, who is on turn, the last turn, and what has been fetched."""

from __future__ import annotations

from collections.abc import Sequence

from engine.hunters_scouts.view import TableView
from renders import theme
from renders.frame import Frame, fitted, text_width
from renders.hunters_scouts.faces import RESOURCES
from renders.hunters_scouts.layout import HEADER_HEIGHT, MARGIN, WIDTH
from renders.names import written
from renders.theme import FIGURE, HUGE, INK, LARGE, LINE, RADIUS

_PHASES = {"turn": "character", "recall": "recall", "sunset": "sunset"}
_ENDS = {"goal": "goal", "last-turn": "last turn", "extinct": "supply"}
_MIDDLE = HEADER_HEIGHT // 2


def draw_header(frame: Frame, view: TableView, names: Sequence[str]) -> None:
    """Round and kind of turn on the left, who is on turn in the middle, the pool on the right."""
    frame.icon("round", 44, _MIDDLE, 64)
    frame.write(str(view.round), 84, _MIDDLE, HUGE, INK)
    _draw_phases(frame, view, 200)
    end = _draw_pool(frame, view)
    if view.ending and view.phase != "over":
        frame.icon("last turn", end - 38, _MIDDLE, 66)
        end -= 82
    _draw_turn(frame, view, names, 440, end)


def _draw_phases(frame: Frame, view: TableView, x: int) -> None:
    if view.why:
        frame.icon(_ENDS.get(view.why, view.why), x + 78, _MIDDLE, 64)
        return
    for phase, icon in _PHASES.items():
        if phase == view.phase:
            frame.box((x - 36, 10, x + 36, 82), RADIUS, theme.GOLD, INK, LINE)
            frame.icon(icon, x, _MIDDLE, 56)
        else:
            frame.icon(icon, x, _MIDDLE, 40)
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
    if len(seats) == 1 and end - x > 80:
        frame.write(fitted(written(name), LARGE, end - x), x - 24, _MIDDLE, LARGE, INK)


def _draw_pool(frame: Frame, view: TableView) -> float:
    """Draws what lies in the pool on a plate at the right edge and returns where the plate begins."""
    kinds = [kind for kind in RESOURCES if view.pool.get(kind)]
    kinds += [kind for kind, count in view.pool.items() if count and kind not in RESOURCES]
    if not kinds:
        return WIDTH - MARGIN
    widths = [58 + text_width(str(view.pool[kind]), FIGURE) for kind in kinds]
    x = left = WIDTH - MARGIN - 16 - sum(widths)
    frame.box((round(left), 6, WIDTH - MARGIN, HEADER_HEIGHT - 6), RADIUS, theme.CREAM, INK, 3)
    for kind, width in zip(kinds, widths, strict=True):
        frame.write(str(view.pool[kind]), x + 12, _MIDDLE, FIGURE, INK)
        frame.icon(kind, x + width - 18, _MIDDLE, 46)
        x += width
    return left - 8
