"""The whole board picture of Jäger und Späher: a static layer per form of a table, and on it what changes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.hunters_scouts.view import TableView, TrackView
from renders import theme
from renders.frame import Frame
from renders.hunters_scouts.display import draw_display
from renders.hunters_scouts.header import draw_header
from renders.hunters_scouts.layout import WIDTH, Form, form_of, plan
from renders.hunters_scouts.locations import draw_locations
from renders.hunters_scouts.places import draw_places
from renders.hunters_scouts.track import draw_track, paint_track
from renders.hunters_scouts.tribes import draw_tribes
from renders.png import encode

_BEASTS = ("macrauchenia", "toxodon", "mammoth")
"""Cave paintings where further locations would lie."""


def draw(view: TableView, *, names: Sequence[str], since: TableView | None = None) -> bytes:
    """The table as a PNG; `names` by seat; what differs from `since`, the last hand-over, is marked."""
    return encode(compose(view, names=names, since=since))


def compose(view: TableView, *, names: Sequence[str], since: TableView | None = None) -> Image.Image:
    """The table as an RGB picture that belongs to the caller."""
    form = form_of(view)
    where = plan(form)
    frame = Frame(_static_layer(form, view.track))
    draw_header(frame, view, names)
    draw_track(frame, view, since)
    draw_display(frame, where, view, since)
    draw_places(frame, where, view, since)
    draw_locations(frame, where, view, since)
    draw_tribes(frame, where, view, names, since)
    return frame.image


@lru_cache(maxsize=12)
def _static_layer(form: Form, track: TrackView) -> Image.Image:
    frame = Frame(Image.new("RGB", (WIDTH, plan(form).height), theme.PARCHMENT))
    paint_track(frame, track, form.modules)
    for i, (left, top, right, bottom) in enumerate(plan(form).vacant):
        frame.shadow(_BEASTS[i % 3], (left + right) / 2, (top + bottom) / 2 + 24 * (i % 2), 140, theme.SAND)
    return frame.image
