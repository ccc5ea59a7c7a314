"""The sacred places: what they do for whom, and who holds them."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.hunters_scouts.view import SacredPlaceView, TableView
from renders import changes, theme
from renders.frame import Frame
from renders.hunters_scouts.layout import PLACE_HEIGHT, PLACE_WIDTH, Box, Layout
from renders.hunters_scouts.locations import draw_letter, draw_member
from renders.hunters_scouts.signs import POWERS, draw_line
from renders.palette import blank
from renders.theme import INK, LINE, RADIUS

_PAINTING = 128
_SIGN = 44
_POWERS = 148
_STONE = 41


def draw_places(frame: Frame, where: Layout, view: TableView, since: TableView | None) -> None:
    """All sacred places in play."""
    before = {place.id: place for place in since.places} if since else {}
    for place, box in zip(view.places, where.places, strict=True):
        draw_place(frame, place, box)
        if before.get(place.id, place).members != place.members:
            changes.outline(frame, box)


def draw_place(frame: Frame, place: SacredPlaceView, box: Box) -> None:
    """A sacred place inside its box."""
    left, top, _, bottom = box
    frame.image.paste(empty_place(place.id), (left, top))
    draw_letter(frame, place.letter, left, top)
    _draw_holder(frame, place, left + _POWERS + _STONE // 2, bottom - 29)


@lru_cache(maxsize=16)
def empty_place(place: str) -> Image.Image:
    """The empty place, on the page."""
    frame = Frame(blank((PLACE_WIDTH, PLACE_HEIGHT), theme.PARCHMENT))
    frame.box((0, 0, PLACE_WIDTH, PLACE_HEIGHT), RADIUS, theme.ICE, INK, LINE)
    frame.icon(place, 74, 76, _PAINTING)
    powers = POWERS.get(place, ())
    for i, line in enumerate(powers):
        y, size = (50, _SIGN + 8) if len(powers) == 1 else (30 + 47 * i, _SIGN)
        draw_line(frame, line, _POWERS, y, size, PLACE_WIDTH - 10 - _POWERS)
    return frame.image


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
