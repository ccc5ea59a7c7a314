"""The score track: a path over the hills to the goal, with the bonus fields and who may still use them."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.hunters_scouts.view import TableView, TrackView
from renders import changes, theme
from renders.canvas import Brush, path
from renders.frame import Frame
from renders.hunters_scouts.layout import TRACK_HEIGHT, TRACK_TOP, WIDTH
from renders.palette import indexed
from renders.theme import INK, LINE, SMALL, TEXT

_FIELDS_TOP, _FIELDS_BOTTOM = 84, 186
_EDGE = 14
_PLAQUE_TOP = {"survival": 8}
"""Where the plaques of the bonus fields begin; the fight for survival needs a second line."""
_ONE_LINE = 34


def draw_track(frame: Frame, view: TableView, since: TableView | None) -> None:
    """Where both tribes stand, and for whom a bonus field still lies ahead."""
    track, top = view.track, TRACK_TOP
    frame.image.paste(empty_track(track, view.modules), (0, top))
    for tribe in view.tribes:
        x, y = round(_middle(tribe.vp, track)), top + _FIELDS_TOP + 22 + tribe.seat * 36
        if since and since.tribes[tribe.seat].vp != tribe.vp:
            changes.outline(frame, (x - 16, y - 15, x + 16, y + 15))
        frame.mark(tribe.seat, x, y, 36)
        for field in track.bonus_fields:
            if field not in tribe.passed:
                x = _middle(field, track) + 39 + tribe.seat * 25
                frame.mark(tribe.seat, x, top + _plaque_top(view.modules) + 20, 25)


@lru_cache(maxsize=6)
def empty_track(track: TrackView, modules: tuple[str, ...]) -> Image.Image:
    """The hills and the track without markers."""
    frame = Frame(_hills())
    half = _width(track) / 2
    for field in range(track.goal + 1):
        x = _middle(field, track)
        box = (round(x - half) + 1, _FIELDS_TOP, round(x + half) - 1, _FIELDS_BOTTOM)
        frame.box(box, 10, _ground(field, track), INK, 3)
        frame.write(str(field), x, _FIELDS_BOTTOM - 17, SMALL, INK, "middle")
    for field in track.bonus_fields:
        _paint_bonus(frame, round(_middle(field, track)), modules)
    _paint_goal(frame, track)
    return frame.image


def _width(track: TrackView) -> float:
    return (WIDTH - 2 * _EDGE) / (track.goal + 1)


def _middle(field: int, track: TrackView) -> float:
    """The middle of a field; beyond the goal all stand on it."""
    return _EDGE + (min(max(field, 0), track.goal) + 0.5) * _width(track)


def _ground(field: int, track: TrackView) -> str:
    if field == track.goal:
        return theme.BRICK_LIGHT
    return theme.GOLD if field in track.bonus_fields else theme.CREAM


def _plaque_top(modules: tuple[str, ...]) -> int:
    return next((_PLAQUE_TOP[module] for module in modules if module in _PLAQUE_TOP), _ONE_LINE)


def _paint_bonus(frame: Frame, x: int, modules: tuple[str, ...]) -> None:
    """Two created items for a step; in the fight for survival hunger for those who have fewer."""
    top = _plaque_top(modules)
    frame.box((x - 82, top, x + 82, _FIELDS_TOP - 6), 12, theme.GOLD_LIGHT, INK, LINE)
    y = top + 21
    frame.write("2", x - 70, y, TEXT, INK)
    frame.icon("create", x - 34, y, 36)
    frame.write("+1", x - 10, y, TEXT, INK)
    if top == _ONE_LINE:
        return
    frame.write("<2", x - 70, y + 32, SMALL, INK)
    frame.icon("create", x - 20, y + 32, 30)
    frame.write("+1", x + 2, y + 32, SMALL, INK)
    frame.icon("hunger", x + 54, y + 32, 32)


def _paint_goal(frame: Frame, track: TrackView) -> None:
    """The goal may be entered with so much hunger at most."""
    right, y = WIDTH - 8, _ONE_LINE + 21
    frame.box((right - 150, _ONE_LINE, right, _FIELDS_TOP - 6), 12, theme.CREAM, INK, LINE)
    frame.icon("goal", right - 126, y, 38)
    frame.write(f"≤{track.hungry}", right - 100, y, TEXT, INK)
    frame.icon("hunger", right - 36, y, 38)


def _hills() -> Image.Image:
    """The evening over the hills; the sun sets behind the goal."""
    brush = Brush(WIDTH, TRACK_HEIGHT, 1, oversample=3)
    brush.box((0, 0, WIDTH, TRACK_HEIGHT), 0, theme.SKY)
    brush.disc(1096, 92, 74, theme.DAWN)
    brush.disc(1096, 92, 54, theme.SUN)
    far = path("-40,120 80,50 230,86 380,38 560,92 740,46 900,88 1060,60 1260,96 1260,260 -40,260")
    brush.blob(far, theme.FAR_HILL)
    brush.blob(path("-40,140 120,96 300,124 520,84 760,126 960,92 1240,124 1260,260 -40,260"), theme.HILL)
    brush.blob(path("-40,166 200,140 460,158 760,136 1040,156 1260,138 1260,280 -40,280"), theme.MEADOW)
    return indexed(brush.sprite().convert("RGB"))
