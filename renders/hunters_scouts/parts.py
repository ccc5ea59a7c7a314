"""Parts of the board by themselves: locations, the track, the display, columns of the first tribe, and own things."""

from __future__ import annotations

from collections.abc import Sequence

from engine.hunters_scouts.view import TableView
from renders.crops import cut, draw_crops
from renders.frame import Box
from renders.hunters_scouts.board import compose
from renders.hunters_scouts.layout import (
    DISPLAY_HEIGHT,
    DISPLAY_TOP,
    TRACK_HEIGHT,
    TRACK_TOP,
    WIDTH,
    form_of,
    plan,
)
from renders.hunters_scouts.own import compose_own

_SPANS = {"points": (254, 302), "members": (306, 496), "hunger": (496, 548), "hand": (596, 886)}
"""The left and right edge of parts of a tribe's row, which are cut out together with the heads of their columns."""


def place_boxes(view: TableView) -> dict[str, Box]:
    """The boxes of all locations and sacred places by id."""
    where = plan(form_of(view))
    return {
        each.id: box
        for found, boxes in ((view.locations, where.locations), (view.places, where.places))
        for each, box in zip(found, boxes, strict=True)
    }


def draw_parts(view: TableView, *, names: Sequence[str], parts: Sequence[str]) -> bytes:
    """Draw the places (by id) and other parts that are named, as a PNG; the board if none of them is known."""
    where = plan(form_of(view))
    top, bottom = where.columns_top, where.row(0)[3]
    boxes: dict[str, Box] = {name: (left, top, right, bottom) for name, (left, right) in _SPANS.items()}
    boxes["track"] = (0, TRACK_TOP, WIDTH, TRACK_TOP + TRACK_HEIGHT)
    boxes["display"] = (0, DISPLAY_TOP, WIDTH, DISPLAY_TOP + DISPLAY_HEIGHT)
    boxes |= place_boxes(view)
    board = compose(view, names=names)
    crops = cut(board, [boxes[each] for each in parts if each in boxes])
    return draw_crops([*crops, *([compose_own(view)] if "own" in parts else [])] or [board])
