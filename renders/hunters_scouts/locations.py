"""Open locations: their painting, fields with and without a stone, the members there and room for more."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from engine.hunters_scouts.view import FieldView, LocationView, TableView
from renders import changes, theme
from renders.frame import Frame
from renders.hunters_scouts.landscapes import TERRAINS, landscape
from renders.hunters_scouts.layout import Box, Layout, Size
from renders.palette import blank
from renders.theme import INK, LINE, RADIUS

_CROWD = 3
_LETTER = 42


def draw_locations(frame: Frame, where: Layout, view: TableView, since: TableView | None) -> None:
    """All open cards, with what is new on them."""
    before = {location.id: location for location in since.locations} if since else {}
    for location, box in zip(view.locations, where.locations, strict=True):
        old = before.get(location.id)
        _draw_card(frame, location, old, where.size, box)
        if since and (old is None or old.members != location.members):
            changes.outline(frame, box)


def _draw_card(frame: Frame, location: LocationView, old: LocationView | None, size: Size, box: Box) -> None:
    left, top, *_ = box
    frame.image.paste(_empty(location.name, location.group, size), (left, top))
    draw_letter(frame, location.letter, left, top)
    _draw_members(frame, location, size, box)
    for field, was, (x, y) in zip(
        location.fields, _covered_before(location, old), _spots(len(location.fields), size, box), strict=True
    ):
        _draw_field(frame, field, x, y, size.field)
        if field.covered and not was:
            changes.outline(frame, _around(x, y, size.field - 6))


@lru_cache(maxsize=32)
def _empty(name: str, group: str, size: Size) -> Image.Image:
    """The card without its fields, on the page."""
    right, bottom = size.width, size.height
    frame = Frame(blank((right, bottom), theme.PARCHMENT))
    ground = theme.CULTURE_LIGHT if group == "wilderness" else theme.SAND
    frame.box((0, 0, right, bottom), RADIUS, ground)
    frame.put(landscape(name, right, size.painting), 0, 0)
    frame.box((0, size.painting, right, size.painting + LINE), 0, INK)
    frame.box((0, 0, right, bottom), RADIUS, None, INK, LINE)
    if name not in TERRAINS:
        _draw_beast(frame, name, size)
    return frame.image


def _draw_beast(frame: Frame, name: str, size: Size) -> None:
    """The beast beside the rings, or above them where the card is narrow."""
    if size.width - _CROWD * (size.ring + 2) < size.painting:
        frame.icon(name, size.width // 2 + 8, 34, 62)
        return
    beast = size.painting - 12
    frame.icon(name, 40 + beast // 2, size.painting // 2, beast)


def draw_letter(frame: Frame, letter: str, left: int, top: int) -> None:
    """The letter by which texts and controls call a place, in its corner."""
    if letter:
        frame.box((left, top, left + _LETTER, top + _LETTER), RADIUS, INK)
        frame.write(letter, left + _LETTER // 2, top + _LETTER // 2, theme.TEXT, theme.CREAM, "middle")


def _draw_members(frame: Frame, location: LocationView, size: Size, box: Box) -> None:
    _, top, right, _ = box
    present = list(_members(location.members, location.locked))
    count = max(_CROWD, len(present))
    y = top + size.painting - size.ring // 2 - 6
    for i in range(count):
        x = right - 8 - size.ring // 2 - (count - 1 - i) * (size.ring + 2)
        if i < len(present):
            draw_member(frame, *present[i], x, y, size.ring + 2)
        else:
            frame.icon("ring", x, y, size.ring)


def _members(members: tuple[int, int], locked: tuple[int, int]) -> Iterator[tuple[int, bool]]:
    """The seat of every member, and whether it has to stay."""
    for seat, (count, stuck) in enumerate(zip(members, locked, strict=True)):
        yield from ((seat, i >= count - stuck) for i in range(count))


def draw_member(frame: Frame, seat: int, stuck: bool, x: float, y: float, size: int) -> None:
    """A member on a location, with a lock when it stays out for the rest of the turn."""
    frame.mark(seat, x, y, size)
    if stuck:
        frame.icon("locked", x + size * 0.32, y + size * 0.3, round(size * 0.5))


def _covered_before(location: LocationView, old: LocationView | None) -> list[bool]:
    """Whether each field bore a stone before; a new card shows no news on its fields."""
    fields = old.fields if old and len(old.fields) == len(location.fields) else location.fields
    return [field.covered for field in fields]


def _spots(count: int, size: Size, box: Box) -> list[tuple[int, int]]:
    """The middles of the fields in two rows, the upper one as long or one longer."""
    left, _, right, bottom = box
    upper = -(-count // 2)
    step = min(size.field + 6, (right - left - 12) // max(1, upper))
    spots: list[tuple[int, int]] = []
    for i in range(count):
        row, column = divmod(i, upper)
        length = count - upper if row else upper
        x = (left + right) / 2 + (column - (length - 1) / 2) * step
        spots.append((round(x), bottom - 8 - size.field // 2 - (1 - row) * (size.field + 4)))
    return spots


def _draw_field(frame: Frame, field: FieldView, x: int, y: int, size: int) -> None:
    """A field with its resource, or the stone on it; survival covers the fields it marks before all others."""
    if field.covered:
        frame.icon("used field", x, y, size)
        frame.icon("survival stone" if field.marked else "consumption stone", x, y, round(size * 0.74))
    else:
        frame.icon("field slot", x, y, size)
        frame.icon(field.kind, x, y, round(size * 0.78))


def _around(x: int, y: int, size: int) -> Box:
    return x - size // 2, y - size // 2, x + size // 2, y + size // 2
