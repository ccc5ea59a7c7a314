"""The score track: a path over the hills to the goal, with the bonus fields and the tribes that may still use them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.hunters_scouts.view import TableView, TrackView
from renders import changes, theme
from renders.canvas import Brush, path
from renders.cells import Cell
from renders.frame import Frame
from renders.hunters_scouts.layout import MARGIN, TRACK_HEIGHT, TRACK_TOP, WIDTH
from renders.hunters_scouts.signs import Line, draw_line, line_width
from renders.palette import to_palette
from renders.theme import INK, LEAST, MARKS

_FIELDS_TOP = 38
_NUMBER, _FIGURE_Y = 13, 41
_FIGURE, _AHEAD = 38, 28
_APART = 14
"""How far from the middle of a field two tribes stand on it."""
_PLAQUE, _SIGN = 34, 30
_BONUS: Line = ("2", "create", "becomes", "+1", "points")
_MISSED: dict[str, Line] = {"survival": ("<2", "create", "becomes", "+1", "hunger")}
"""What a bonus field does to those who cannot use it, by variant."""

Tribe = tuple[int, str, int, int, tuple[int, ...]]
"""Seat, initials, points, by how much they changed, and the bonus fields that lie ahead."""


def track_cell(view: TableView, letters: Sequence[str], since: TableView | None) -> Cell:
    """The cell of the track."""
    before = (since or view).tribes
    tribes = tuple(
        (
            tribe.seat,
            letters[tribe.seat],
            tribe.vp,
            tribe.vp - before[tribe.seat].vp,
            tuple(field for field in view.track.bonus_fields if field not in tribe.passed),
        )
        for tribe in view.tribes
    )
    content = {"track": view.track, "modules": view.modules, "tribes": tribes}
    return Cell((0, TRACK_TOP, WIDTH, TRACK_TOP + TRACK_HEIGHT), paint_track, content)


def paint_track(
    frame: Frame, *, track: TrackView, modules: tuple[str, ...], tribes: tuple[Tribe, ...]
) -> None:
    """Draw where both tribes stand, and above each bonus field the tribes that have not passed it."""
    frame.lay(empty_track(track, modules), (0, 0, WIDTH, TRACK_HEIGHT))
    fields = [_on_track(vp, track) for _, _, vp, _, _ in tribes]
    tied = len({*fields}) < len(fields)
    for (seat, letters, _, news, ahead), field in zip(tribes, fields, strict=True):
        for bonus in ahead:
            x = middle(bonus, track) + (seat - 0.5) * (_AHEAD - 2)
            frame.icon(f"figure {MARKS[seat].letter}", x, _FIELDS_TOP // 2 + 1, _AHEAD)
        x = middle(field, track) + (seat - 0.5) * 2 * _APART * tied
        x = min(max(x, _FIGURE / 2), WIDTH - _FIGURE / 2)
        y = _FIELDS_TOP + _FIGURE_Y
        covered = tied and (len(letters) > 1 or (seat == 0 and field in (0, track.goal)))
        frame.figure(seat, "" if covered else letters, x, y, _FIGURE)
        changes.draw_arrow(frame, news, x + (-14 if tied and not seat else 14), y - 10)


def _on_track(points: int, track: TrackView) -> int:
    """The field of a score; that of a score beyond the goal is the goal."""
    return min(max(points, 0), track.goal)


def middle(field: int, track: TrackView) -> float:
    """The middle of a field, from the left."""
    return MARGIN + (field + 0.5) * (WIDTH - 2 * MARGIN) / (track.goal + 1)


@lru_cache(maxsize=6)
def empty_track(track: TrackView, modules: tuple[str, ...]) -> Image.Image:
    """Draw the hills and the track without figures."""
    frame = Frame(_hills().copy())
    half = (middle(1, track) - middle(0, track)) / 2
    for field in range(track.goal + 1):
        x = middle(field, track)
        box = (round(x - half) + 1, _FIELDS_TOP, round(x + half) - 1, TRACK_HEIGHT - 2)
        frame.box(box, theme.RADIUS, _ground(field, track), INK, 3)
        frame.write(str(field), x, _FIELDS_TOP + _NUMBER, LEAST, INK, "middle")
    missed = next((_MISSED[module] for module in modules if module in _MISSED), None)
    end = _draw_plaque(frame, MARGIN, _BONUS, theme.GOLD_LIGHT)
    if missed:
        _draw_plaque(frame, end + MARGIN, missed, theme.GOLD_LIGHT)
    goal = ("goal", f"≤{track.hungry}", "hunger")
    _draw_plaque(frame, WIDTH - MARGIN - _plaque_width(goal), goal, theme.BRICK_LIGHT)
    return frame.image


def _ground(field: int, track: TrackView) -> str:
    if field == track.goal:
        return theme.BRICK_LIGHT
    return theme.GOLD if field in track.bonus_fields else theme.CREAM


def _plaque_width(line: Line) -> int:
    return round(line_width(line, _SIGN)) + 20


def _draw_plaque(frame: Frame, left: int, line: Line, ground: str) -> int:
    """Draw a sign that says what the fields of a colour do; returns its right end."""
    right = left + _plaque_width(line)
    frame.box((left, 2, right, 2 + _PLAQUE), theme.RADIUS, ground, INK, 3)
    draw_line(frame, line, left + 10, 2 + _PLAQUE // 2, _SIGN, right - left)
    return right


def _hills() -> Image.Image:
    """Paint the evening over the hills; the sun sets behind the goal."""
    brush = Brush(WIDTH, TRACK_HEIGHT, 1, oversample=3)
    brush.box((0, 0, WIDTH, TRACK_HEIGHT), 0, theme.SKY)
    brush.disc(934, 34, 42, theme.DAWN)
    brush.disc(934, 34, 30, theme.SUN)
    far = path("-40,40 80,14 230,26 380,6 560,30 740,8 900,28 1060,14 1260,32 1260,160 -40,160")
    brush.blob(far, theme.FAR_HILL)
    brush.blob(path("-40,50 120,30 300,40 520,24 760,42 960,28 1240,42 1260,160 -40,160"), theme.HILL)
    brush.blob(path("-40,64 200,50 460,60 760,48 1040,58 1260,50 1260,180 -40,180"), theme.MEADOW)
    return to_palette(brush.sprite().convert("RGB"))
