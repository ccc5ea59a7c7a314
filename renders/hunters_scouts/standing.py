"""The final standing: both tribes, best first, on their way to the goal and with what they created."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.views import StoryView
from engine.hunters_scouts.view import PlaceInStanding, TableView, TribeView
from renders import end, theme
from renders.end import Legend
from renders.frame import Box, Frame, fitted, number
from renders.hunters_scouts.rows import MEMBERS
from renders.names import written
from renders.palette import blank
from renders.png import encode
from renders.theme import FIGURE, HUGE, INK, LARGE, MARKS, RADIUS

LEGEND = Legend(
    icons={
        "start": "village",
        "sunset": "sunset",
        "item": "create",
        "bonus": "exchange",
        "field": "sabre-tooth",
        "place": "sacred",
        "character": "character",
    },
    colours={
        "start": theme.STONE_LIGHT,
        "sunset": theme.RUST,
        "item": theme.WOOD_LIGHT,
        "bonus": theme.GOLD,
        "field": theme.GRASS,
        "place": theme.ICE,
        "character": theme.DEPTH,
    },
)
WIDTH, MARGIN = 1200, 8
_ROW = 214
_BAND = 60
_CRAFT = 64
_FIRST, _LAST = 34, 1000


def draw_standing(view: TableView, *, names: Sequence[str]) -> bytes:
    """The final standing as a PNG, best place first; a ValueError while the game still runs."""
    if not view.standing:
        raise ValueError("there is no standing before the end of the game")
    bottom = MARGIN + len(view.standing) * (_ROW + MARGIN)
    frame = Frame(blank((WIDTH, bottom), theme.PARCHMENT))
    most = max(view.track.goal, *(place.vp for place in view.standing))
    for i, place in enumerate(view.standing):
        top = MARGIN + i * (_ROW + MARGIN)
        box = (MARGIN, top, WIDTH - MARGIN, top + _ROW)
        tribe = view.tribes[place.seat]
        _draw_place(frame, place, names[place.seat], box)
        _draw_created(frame, tribe, top + _BAND + 50)
        _draw_way(frame, place, view.track.goal, most, top + _ROW - 60)
    return encode(frame.image)


def draw_end(story: StoryView, *, names: Sequence[str]) -> bytes:
    """The points by source and the way of both tribes over the rounds as a PNG."""
    return end.draw_end(story, names=names, legend=LEGEND)


def _draw_place(frame: Frame, place: PlaceInStanding, name: str, box: Box) -> None:
    left, top, right, bottom = box
    mark, won = MARKS[place.seat], place.rank == 1
    width = 7 if won else 3
    frame.box(box, RADIUS, theme.CREAM, INK, width)
    frame.box((left, top, right, top + _BAND), RADIUS, mark.colour, INK, width)
    frame.write(str(place.rank), left + 40, top + 31, LARGE, mark.text, "middle")
    frame.icon("plate", left + 100, top + 30, 52)
    frame.mark(place.seat, left + 100, top + 30, 46)
    x = left + 140
    if won:
        frame.icon("crown", x + 22, top + 30, 48)
        x += 56
    frame.write(fitted(written(name), FIGURE, right - 40 - x), x, top + 31, FIGURE, mark.text)
    middle = (top + _BAND + bottom) // 2
    frame.icon("points", 1060, middle, 84)
    frame.write(number(place.vp), 1138, middle, HUGE, INK, "middle")


def _draw_created(frame: Frame, tribe: TribeView, y: int) -> None:
    """Hunger and members who are left, then every created item."""
    x = _FIRST
    for icon, count in (("hunger", tribe.hunger), ("person", MEMBERS - tribe.supply)):
        frame.icon(icon, x + 24, y, 50)
        x += 58 + round(frame.write(str(count), x + 54, y, FIGURE, INK)) + 20
    step = min(_CRAFT + 8, (_LAST - x - _CRAFT) / max(1, len(tribe.created) - 1))
    for i, item in enumerate(tribe.created):
        frame.icon(item.id, x + 16 + _CRAFT // 2 + i * step, y, _CRAFT)


def _draw_way(frame: Frame, place: PlaceInStanding, goal: int, most: int, top: int) -> None:
    """The way on the track as a bar, with the flag at the goal."""
    unit = (_LAST - _FIRST) / most
    frame.box((_FIRST, top, _LAST, top + 36), 10, theme.SAND, INK, 3)
    end = _FIRST + round(max(0, place.vp) * unit)
    if end > _FIRST + 12:
        frame.box((_FIRST, top, end, top + 36), 10, MARKS[place.seat].colour, INK, 3)
    x = _FIRST + round(goal * unit)
    frame.icon("goal", min(x, _LAST - 20), top + 8, 60)
