"""Where everything stands in the board picture of Jäger und Späher, in pixels.

Discord's desktop shows it at half its size, so nothing written is smaller than `theme.LEAST`; a phone shows it 318
pixels wide, so what is most needed is written in `theme.FIGURE` or larger.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.hunters_scouts.view import TableView
from renders.frame import Box

WIDTH = 1100
MARGIN = 4
GAP = 3
HEADER_HEIGHT = 54
TRACK_TOP, TRACK_HEIGHT = HEADER_HEIGHT, 98
DISPLAY_TOP, DISPLAY_HEIGHT = TRACK_TOP + TRACK_HEIGHT + GAP, 106
DECKS_WIDTH, COLUMN_WIDTH = 135, 317
PLACES_TOP = DISPLAY_TOP + DISPLAY_HEIGHT + GAP
PLACE_WIDTH, PLACE_HEIGHT = 362, 64
LOCATION_HEIGHT = 128
COLUMNS_HEIGHT, ROW_HEIGHT = 30, 53
SEATS = 2


@dataclass(frozen=True, slots=True)
class Size:
    """How large the cards of locations and the figures on them are drawn, `across` in a row."""

    across: int
    height: int
    figure: int

    @property
    def width(self) -> int:
        """The width of a card."""
        return (WIDTH - 2 * MARGIN + GAP) // self.across - GAP


_FEW = Size(4, 2 * LOCATION_HEIGHT + GAP, 60)
_SIZES = ((4, _FEW), (8, Size(4, LOCATION_HEIGHT, 50)), (10, Size(5, LOCATION_HEIGHT, 48)))
"""The largest number of cards, and the size they have up to it."""
_MANY = Size(7, LOCATION_HEIGHT, 38)
_ROWS = 2


@dataclass(frozen=True, slots=True)
class Form:
    """What the layout depends on: the number of sacred places, and the slot of each open location."""

    places: int
    slots: tuple[int, ...]


def form_of(view: TableView) -> Form:
    """The form of a table: the slot of a location follows from its letter, so it stays where it is."""
    slots = tuple(ord(location.letter or "?") - ord("A") for location in view.locations)
    lettered = all(slot >= 0 for slot in slots) and len({*slots}) == len(slots)
    return Form(len(view.places), slots if lettered else tuple(range(len(slots))))


@dataclass(frozen=True, slots=True)
class Layout:
    """The boxes of everything in a picture of one form."""

    form: Form
    size: Size
    columns: tuple[Box, ...]
    places: tuple[Box, ...]
    locations: tuple[Box, ...]
    vacant: tuple[Box, ...]
    columns_top: int

    @property
    def height(self) -> int:
        """The height of the picture."""
        return self.columns_top + COLUMNS_HEIGHT + SEATS * ROW_HEIGHT + GAP

    def row(self, seat: int) -> Box:
        """The box of the row of a tribe."""
        top = self.columns_top + COLUMNS_HEIGHT + seat * ROW_HEIGHT
        return 0, top, WIDTH, top + ROW_HEIGHT


@lru_cache(maxsize=32)
def plan(form: Form) -> Layout:
    """Lay out a form; up to 14 locations, more than a game is likely to open, share the same room."""
    columns = _line(3, MARGIN + DECKS_WIDTH, DISPLAY_TOP, COLUMN_WIDTH, DISPLAY_HEIGHT)
    places = _line(form.places, MARGIN, PLACES_TOP, PLACE_WIDTH, PLACE_HEIGHT)
    top = PLACES_TOP + (PLACE_HEIGHT + GAP) * bool(places)
    count = max(form.slots, default=-1) + 1
    size = next((size for most, size in _SIZES if count <= most), _MANY)
    least = 1 if size is _FEW else _ROWS
    rows = max(least, -(-count // size.across))
    cells = tuple(
        box
        for row in range(rows)
        for box in _line(size.across, MARGIN, top + row * (size.height + GAP), size.width, size.height)
    )
    locations = tuple(cells[slot] for slot in form.slots)
    vacant = tuple(box for slot, box in enumerate(cells) if slot not in form.slots)
    return Layout(form, size, columns, places, locations, vacant, top + rows * (size.height + GAP))


def _line(count: int, left: int, top: int, width: int, height: int) -> tuple[Box, ...]:
    """Boxes next to each other."""
    steps = (left + i * (width + GAP) for i in range(count))
    return tuple((x, top, x + width, top + height) for x in steps)
