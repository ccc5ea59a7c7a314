"""The final standing: both tribes, best first, with their score on a track to the goal and with what they created."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.views import ResultView, StoryView
from engine.hunters_scouts.view import TableView, TribeView
from renders import end, theme
from renders.end import Legend
from renders.frame import Box, Frame, fit_text, number
from renders.hunters_scouts.grid import spots_of
from renders.hunters_scouts.layout import GAP, MARGIN, WIDTH
from renders.hunters_scouts.rows import MEMBERS
from renders.names import initials, write_name
from renders.palette import blank
from renders.png import encode
from renders.theme import HUGE, INK, LARGE, MARKS, RADIUS

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
_ROW = 336
_BAND = 76
_CRAFT, _ROOM = 88, 58
_FIRST, _LAST = 34, 850
_WAY = 44
_SCORE = 72


def draw_standing(view: TableView, *, names: Sequence[str]) -> bytes:
    """Draw the final standing as a PNG, best place first; raises a ValueError while the game still runs."""
    if not view.standing:
        raise ValueError("there is no standing before the end of the game")
    bottom = GAP + len(view.standing) * (_ROW + GAP)
    letters = initials(names[: len(view.tribes)])
    frame = Frame(blank((WIDTH, bottom), theme.PARCHMENT))
    most = max(view.track.goal, *(place.score for place in view.standing))
    for i, place in enumerate(view.standing):
        top = GAP + i * (_ROW + GAP)
        box = (MARGIN, top, WIDTH - MARGIN, top + _ROW)
        _draw_place(frame, place, names[place.seat], letters[place.seat], box)
        _draw_created(frame, view.tribes[place.seat], top + _BAND + 62)
        _draw_way(frame, place, letters[place.seat], (view.track.goal, most), top + _ROW - _WAY - 14)
    return encode(frame.image)


def draw_end(story: StoryView, *, names: Sequence[str]) -> bytes:
    """Draw the points by source, and as a second PNG the scores of both tribes over the rounds."""
    return end.draw_end(story, names=names, legend=LEGEND)


def _draw_place(frame: Frame, place: ResultView, name: str, letters: str, box: Box) -> None:
    left, top, right, bottom = box
    won = place.rank == 1
    width = 6 if won else 3
    frame.box(box, RADIUS, theme.CREAM, INK, width)
    frame.box((left, top, right, top + _BAND), RADIUS, theme.GOLD_LIGHT if won else theme.SAND, INK, width)
    middle = top + _BAND // 2
    frame.write(str(place.rank), left + 36, middle, HUGE, INK, "middle")
    frame.figure(place.seat, letters, left + 104, middle, _BAND - 12)
    x = left + 150
    if won:
        frame.icon("crown", x + 26, middle, 56)
        x += 64
    frame.write(fit_text(write_name(name), LARGE, right - 20 - x), x, middle, LARGE, INK)
    middle = (top + _BAND + bottom) // 2
    start = right - 24 - frame.write(number(place.score), right - 24, middle, _SCORE, INK, "right")
    frame.icon("points", start - 58, middle, 100)


def _draw_created(frame: Frame, tribe: TribeView, y: int) -> None:
    """Draw hunger and how many members are left, then every created item."""
    x = _FIRST
    for icon, count in (("hunger", tribe.hunger), ("person", MEMBERS - tribe.supply)):
        frame.icon(icon, x + 28, y, 62)
        x += 68 + round(frame.write(str(count), x + 64, y, LARGE, INK)) + 18
    size, spots = spots_of(len(tribe.created), (x, y - _ROOM, _LAST, y + _ROOM), _CRAFT)
    for item, (across, middle) in zip(tribe.created, spots, strict=True):
        frame.icon(item.id, across, middle, size)


def _draw_way(frame: Frame, place: ResultView, letters: str, ends: tuple[int, int], top: int) -> None:
    """Draw the score as a bar with the tribe at its end, and a flag at the goal; `ends` are goal and highest score."""
    goal, most = ends
    unit = (_LAST - _FIRST) / most
    frame.box((_FIRST, top, _LAST, top + _WAY), RADIUS, theme.SAND, INK, 3)
    end = _FIRST + round(max(0, place.score) * unit)
    if end > _FIRST + 12:
        frame.box((_FIRST, top, end, top + _WAY), RADIUS, MARKS[place.seat].colour, INK, 3)
    frame.icon("goal", min(_FIRST + round(goal * unit), _LAST - 20), top - 20, 76)
    frame.figure(place.seat, letters, min(max(end - 20, _FIRST + 24), _LAST - 70), top - 14, 64)
