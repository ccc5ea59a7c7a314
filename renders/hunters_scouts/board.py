"""The whole board picture of Jäger und Späher: bands from top to bottom, as high as what lies open."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.hunters_scouts.view import TableView
from renders import theme
from renders.frame import Frame
from renders.hunters_scouts.display import draw_display
from renders.hunters_scouts.header import draw_header
from renders.hunters_scouts.layout import WIDTH, Layout, form_of, plan
from renders.hunters_scouts.locations import draw_locations
from renders.hunters_scouts.places import draw_places
from renders.hunters_scouts.track import draw_track
from renders.hunters_scouts.tribes import draw_tribes
from renders.palette import blank
from renders.png import encode

_BEASTS = ("macrauchenia", "toxodon", "mammoth")


def draw(view: TableView, *, names: Sequence[str], since: TableView | None = None) -> bytes:
    """The table as a PNG; `names` by seat; what differs from `since`, the last hand-over, is marked."""
    return encode(paint(view, names=names, since=since))


def compose(view: TableView, *, names: Sequence[str], since: TableView | None = None) -> Image.Image:
    """The table as an RGB picture that belongs to the caller."""
    return paint(view, names=names, since=since).convert("RGB")


def paint(view: TableView, *, names: Sequence[str], since: TableView | None = None) -> Image.Image:
    """The table as an indexed picture in the palette of the product."""
    where = plan(form_of(view))
    frame = Frame(blank((WIDTH, where.height), theme.PARCHMENT))
    _paint_vacancies(frame, where)
    draw_header(frame, view, names)
    draw_track(frame, view, since)
    draw_display(frame, where, view, since)
    draw_places(frame, where, view, since)
    draw_locations(frame, where, view, since)
    draw_tribes(frame, where, view, names, since)
    return frame.image


def _paint_vacancies(frame: Frame, where: Layout) -> None:
    """Cave paintings where further locations would lie."""
    for i, (left, top, right, bottom) in enumerate(where.vacant):
        frame.shadow(_BEASTS[i % 3], (left + right) / 2, (top + bottom) / 2 + 24 * (i % 2), 140, theme.SAND)
