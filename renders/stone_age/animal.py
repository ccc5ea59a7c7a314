"""The wild animal that prowls about the camp: what it takes off every roll, and who stands against it."""

from __future__ import annotations

from engine.stone_age.view import TableView
from renders import theme
from renders.frame import MINUS, Frame
from renders.stone_age.plan import Layout
from renders.theme import CREAM, INK, LARGE

_SHOWN = 3


def draw_animal(frame: Frame, where: Layout, view: TableView, _since: TableView | None) -> None:
    """The active animal with its malus, and the small ones that wait behind it; their tracks while none is there."""
    place = where.places.get("animal")
    if place is None:
        return
    left, top, right, bottom = place.box
    frame.box(place.box, theme.RADIUS, theme.ICE, INK, theme.LINE)
    if view.animal is None:
        for i in range(5):
            frame.shadow("paw", left + 60 + i * 116, top + 60 + 40 * (i % 2), 60, theme.SNOW)
    else:
        frame.box((left, top, left + 160, bottom), theme.RADIUS, theme.SNOW, INK, theme.LINE)
        frame.icon(view.animal.id, left + 80, (top + bottom) / 2, 132)
        _draw_malus(frame, view.animal.malus, left + 176, top + 12)
    for i, animal in enumerate(view.queue[:_SHOWN]):
        x = right - 96 - 70 * (min(len(view.queue), _SHOWN) - 1 - i)
        frame.box((x - 32, top + 10, x + 32, top + 70), 12, CREAM, theme.SLATE, 3)
        frame.icon(animal.id, x, top + 40, 50)


def _draw_malus(frame: Frame, malus: int, left: int, top: int) -> None:
    frame.box((left, top, left + 132, top + 60), theme.RADIUS, INK)
    frame.icon("die 5", left + 36, top + 30, 46)
    frame.write(f"{MINUS}{malus}", left + 72, top + 31, LARGE, CREAM)
