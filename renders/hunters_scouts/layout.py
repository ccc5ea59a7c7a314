"""Where everything stands in the pictures of Jäger und Späher, in pixels."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.hunters_scouts.view import TableView
from renders.frame import Box

WIDTH = 1200
MARGIN = 8
HEADER_HEIGHT = 92
TRACK_TOP, TRACK_HEIGHT = HEADER_HEIGHT, 194
DISPLAY_TOP = TRACK_TOP + TRACK_HEIGHT + 10
DECKS_WIDTH = 150
COVERED_HEIGHT = 60
CHARACTER_WIDTH, CHARACTER_HEIGHT = 336, 160
COLUMN_STEP = CHARACTER_WIDTH + 10
PLACES_TOP = DISPLAY_TOP + COVERED_HEIGHT + CHARACTER_HEIGHT + 10
PLACE_WIDTH, PLACE_HEIGHT, PLACE_STEP = 388, 152, 398
PANEL_WIDTH, PANEL_HEIGHT = 588, 350
ITEM_WIDTH, ITEM_HEIGHT = 288, 226


@dataclass(frozen=True, slots=True)
class Size:
    """How large the cards of locations are drawn, `across` in a row; ring and field are diameters."""

    across: int
    width: int
    painting: int
    ring: int
    field: int

    @property
    def height(self) -> int:
        """The height of a card: its painting and two rows of fields."""
        return self.painting + 2 * (self.field + 4) + 12


_USUAL = Size(4, 290, 100, 52, 60)
_MANY = Size(6, 190, 96, 44, 42)
_MOST_USUAL = 16


@dataclass(frozen=True, slots=True)
class Form:
    """Everything that decides where things stand: the variant has sacred places or not, and what lies open."""

    modules: tuple[str, ...]
    places: int
    locations: int


def form_of(view: TableView) -> Form:
    """The form of a table."""
    return Form(view.modules, len(view.places), len(view.locations))


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything of one form stands."""

    form: Form
    size: Size
    columns: tuple[Box, ...]
    places: tuple[Box, ...]
    locations: tuple[Box, ...]
    vacant: tuple[Box, ...]
    panels_top: int

    @property
    def height(self) -> int:
        """The height of the picture."""
        return self.panels_top + PANEL_HEIGHT + MARGIN

    def panel(self, seat: int) -> Box:
        """The box of a tribe, both side by side."""
        left = MARGIN + seat * (PANEL_WIDTH + MARGIN)
        return left, self.panels_top, left + PANEL_WIDTH, self.panels_top + PANEL_HEIGHT


@lru_cache(maxsize=32)
def plan(form: Form) -> Layout:
    """The places of a form: the picture grows with the number of open locations."""
    columns = tuple(
        _box(
            MARGIN + DECKS_WIDTH + i * COLUMN_STEP,
            DISPLAY_TOP,
            CHARACTER_WIDTH,
            COVERED_HEIGHT + CHARACTER_HEIGHT,
        )
        for i in range(3)
    )
    places = tuple(
        _box(MARGIN + i * PLACE_STEP, PLACES_TOP, PLACE_WIDTH, PLACE_HEIGHT) for i in range(form.places)
    )
    top = PLACES_TOP + (PLACE_HEIGHT + 10) * bool(places)
    size = _USUAL if form.locations <= _MOST_USUAL else _MANY
    step = (WIDTH - 2 * MARGIN + MARGIN) // size.across
    rows = max(1, -(-form.locations // size.across))
    cells = tuple(
        _box(
            MARGIN + i % size.across * step,
            top + i // size.across * (size.height + MARGIN),
            size.width,
            size.height,
        )
        for i in range(rows * size.across)
    )
    panels_top = top + rows * (size.height + MARGIN) + 2
    return Layout(form, size, columns, places, cells[: form.locations], cells[form.locations :], panels_top)


def _box(left: int, top: int, width: int, height: int) -> Box:
    return left, top, left + width, top + height
