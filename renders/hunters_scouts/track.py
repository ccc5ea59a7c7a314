"""The score track: a path over the hills to the goal, with the bonus fields and who may still use them."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.hunters_scouts.view import TableView, TrackView, TribeView
from renders import theme
from renders.canvas import Brush, path
from renders.frame import Frame
from renders.hunters_scouts.layout import TRACK_HEIGHT, TRACK_TOP, WIDTH
from renders.stone_age import changes
from renders.theme import INK, LINE, SMALL, TEXT

_FIELDS_TOP = TRACK_TOP + 84
_FIELD_HEIGHT = 102
_EDGE = 14
_SURVIVAL = "survival"


def paint_track(frame: Frame, track: TrackView, modules: tuple[str, ...]) -> None:
    """The hills and the empty track, for the static layer."""
    frame.put(_hills(), 0, TRACK_TOP)
    for field in range(track.goal + 1):
        x, width = _middle(field, track), _width(track)
        left, right = round(x - width / 2) + 1, round(x + width / 2) - 1
        ground = theme.CREAM
        if field in track.bonus_fields:
            ground = theme.GOLD
        if field == track.goal:
            ground = theme.BRICK_LIGHT
        frame.box((left, _FIELDS_TOP, right, _FIELDS_TOP + _FIELD_HEIGHT), 10, ground, INK, 3)
        bottom = _FIELDS_TOP + _FIELD_HEIGHT
        frame.write(str(field), x, bottom - 17, SMALL, INK, "middle")
    for field in track.bonus_fields:
        _paint_bonus(frame, round(_middle(field, track)), modules)
    _paint_goal(frame, track)


def _width(track: TrackView) -> float:
    return (WIDTH - 2 * _EDGE) / (track.goal + 1)


def _middle(field: int, track: TrackView) -> float:
    return _EDGE + (min(max(field, 0), track.goal) + 0.5) * _width(track)


def _paint_bonus(frame: Frame, x: int, modules: tuple[str, ...]) -> None:
    """Two created items for a step; in the fight for survival hunger for whoever has fewer."""
    top = TRACK_TOP + (8 if _SURVIVAL in modules else 34)
    frame.box((x - 82, top, x + 82, _FIELDS_TOP - 6), 12, theme.GOLD_LIGHT, INK, LINE)
    y = top + 21
    frame.write("2", x - 70, y, TEXT, INK)
    frame.icon("create", x - 34, y, 36)
    frame.write("+1", x - 10, y, TEXT, INK)
    if _SURVIVAL in modules:
        frame.write("<2", x - 70, y + 32, SMALL, INK)
        frame.icon("create", x - 20, y + 32, 30)
        frame.write("+1", x + 2, y + 32, SMALL, INK)
        frame.icon("hunger", x + 54, y + 32, 32)


def _paint_goal(frame: Frame, track: TrackView) -> None:
    """The goal may be entered with so much hunger at most."""
    right = WIDTH - 8
    frame.box((right - 150, TRACK_TOP + 34, right, _FIELDS_TOP - 6), 12, theme.CREAM, INK, LINE)
    y = TRACK_TOP + 55
    frame.icon("goal", right - 126, y, 38)
    frame.write(f"≤{track.hungry}", right - 100, y, TEXT, INK)
    frame.icon("hunger", right - 36, y, 38)


def draw_track(frame: Frame, view: TableView, since: TableView | None) -> None:
    """Where both tribes stand, and for whom a bonus field still lies ahead."""
    for tribe in view.tribes:
        x = round(_middle(tribe.vp, view.track))
        y = _FIELDS_TOP + 22 + tribe.seat * 36
        before = since.tribes[tribe.seat] if since else tribe
        if before.vp != tribe.vp:
            changes.outline(frame, (x - 16, y - 15, x + 16, y + 15))
        frame.mark(tribe.seat, x, y, 36)
    for field in view.track.bonus_fields:
        _draw_takers(frame, view, field)


def _draw_takers(frame: Frame, view: TableView, field: int) -> None:
    x = round(_middle(field, view.track)) + 39
    y = TRACK_TOP + (8 if _SURVIVAL in view.modules else 34) + 20
    for tribe in view.tribes:
        if _lies_ahead(tribe, field):
            frame.mark(tribe.seat, x + tribe.seat * 25, y, 25)


def _lies_ahead(tribe: TribeView, field: int) -> bool:
    return field not in tribe.passed


@lru_cache(maxsize=1)
def _hills() -> Image.Image:
    """The evening over the hills; the sun sets behind the goal."""
    brush = Brush(WIDTH, TRACK_HEIGHT, 1, oversample=3)
    brush.box((0, 0, WIDTH, TRACK_HEIGHT), 0, theme.SKY)
    brush.disc(1096, 92, 74, theme.DAWN)
    brush.disc(1096, 92, 54, theme.SUN)
    brush.blob(
        path("-40,120 80,50 230,86 380,38 560,92 740,46 900,88 1060,60 1260,96 1260,260 -40,260"),
        theme.FAR_HILL,
    )
    brush.blob(path("-40,140 120,96 300,124 520,84 760,126 960,92 1240,124 1260,260 -40,260"), theme.HILL)
    brush.blob(path("-40,166 200,140 460,158 760,136 1040,156 1260,138 1260,280 -40,280"), theme.MEADOW)
    return brush.sprite()
