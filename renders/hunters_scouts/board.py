"""The board as a landscape picture: cells for the head, the track, characters, places, locations and both tribes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.hunters_scouts.view import TableView
from renders import theme
from renders.cells import Cell, assemble
from renders.hunters_scouts.display import display_cells
from renders.hunters_scouts.header import header_cells
from renders.hunters_scouts.layout import WIDTH, form_of, plan
from renders.hunters_scouts.locations import location_cells
from renders.hunters_scouts.places import place_cells
from renders.hunters_scouts.rows import row_cells
from renders.hunters_scouts.track import track_cell
from renders.names import initials
from renders.png import encode


def draw(
    view: TableView,
    *,
    names: Sequence[str],
    since: TableView | None = None,
    about: Sequence[str] | None = None,
) -> bytes:
    """Draw the table as a PNG; `names` by seat; what differs from `since`, the last hand-over, is marked.

    `about` is for other games: here there is one picture for every question.
    """
    del about
    return encode(paint(view, names=names, since=since))


def compose(view: TableView, *, names: Sequence[str], since: TableView | None = None) -> Image.Image:
    """Draw the table as an RGB picture, which the caller may change."""
    return paint(view, names=names, since=since).convert("RGB")


def paint(view: TableView, *, names: Sequence[str], since: TableView | None = None) -> Image.Image:
    """Draw the table as an indexed picture in the palette of the product."""
    size = WIDTH, plan(form_of(view)).height
    return assemble(size, theme.PARCHMENT, board_cells(view, names, since))


def board_cells(view: TableView, names: Sequence[str], since: TableView | None) -> Iterator[Cell]:
    """All cells of the board; they do not touch."""
    letters, where = initials(names[: len(view.tribes)]), plan(form_of(view))
    yield from header_cells(view, names, letters)
    yield track_cell(view, letters, since)
    yield from display_cells(view, where, since)
    yield from place_cells(view, letters, where, since)
    yield from location_cells(view, letters, where, since)
    yield from row_cells(view, names, letters, where, since)
