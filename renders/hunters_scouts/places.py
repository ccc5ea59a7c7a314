"""The sacred places: what they do for whom, and who holds them."""

from __future__ import annotations

from engine.hunters_scouts.view import SacredPlaceView, TableView
from renders import theme
from renders.frame import Frame
from renders.hunters_scouts.layout import Box, Plan
from renders.hunters_scouts.locations import draw_member
from renders.hunters_scouts.signs import POWERS, draw_line
from renders.stone_age import changes
from renders.theme import INK, LINE, RADIUS

_PAINTING = 128
_SIGN = 44
_STONE = 41


def draw_places(frame: Frame, where: Plan, view: TableView, since: TableView | None) -> None:
    """All sacred places in play."""
    before = {place.id: place for place in since.places} if since else {}
    for place, box in zip(view.places, where.places, strict=True):
        draw_place(frame, place, box)
        if before.get(place.id, place).members != place.members:
            changes.outline(frame, box)


def draw_place(frame: Frame, place: SacredPlaceView, box: Box) -> None:
    """A sacred place inside its box."""
    left, top, right, bottom = box
    frame.box(box, RADIUS, theme.ICE, INK, LINE)
    frame.icon(place.id, left + 74, top + 76, _PAINTING)
    x, powers = left + 148, POWERS.get(place.id, ())
    for i, line in enumerate(powers):
        y = top + (50 if len(powers) == 1 else 30 + 47 * i)
        draw_line(frame, line, x, y, _SIGN + 8 * (len(powers) == 1), right - 10 - x)
    _draw_holder(frame, place, x + _STONE // 2, bottom - 29)


def _draw_holder(frame: Frame, place: SacredPlaceView, x: int, y: int) -> None:
    """The members of the only tribe that stands there, or a free ring."""
    holders = [seat for seat, count in enumerate(place.members) if count]
    if not holders:
        frame.icon("ring", x, y, _STONE)
        return
    (seat, *_) = holders
    count, locked = place.members[seat], place.locked[seat]
    for i in range(count):
        draw_member(frame, seat, i >= count - locked, x + i * (_STONE + 3), y, _STONE)
