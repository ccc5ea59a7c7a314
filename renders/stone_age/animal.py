"""The active wild animal: what it takes off every roll, and the people who are placed to drive it away."""

from __future__ import annotations

from collections.abc import Sequence

from engine.stone_age.view import AnimalView, TableView
from renders import changes, theme
from renders.cells import Cell
from renders.frame import MINUS, Box, Frame
from renders.stone_age.zones import Standing, draw_places, figures_at
from renders.theme import CREAM, FIGURE, INK

WIDTH, HEIGHT = 544, 140
_SHOWN = 3
_PICTURE = 140


def animal_cell(view: TableView, letters: Sequence[str], since: TableView | None, box: Box) -> Cell:
    """The cell of the active animal, of the people there, and of the animals that wait behind it."""
    space = next(each for each in view.spaces if each.id == "animal")
    before = next((each for each in since.spaces if each.id == "animal"), space) if since else space
    then = (since.animal, since.queue, before.people) if since else None
    content = {
        "animal": view.animal,
        "queue": view.queue,
        "who": figures_at(space, letters),
        "rings": space.rings or 0,
        "shut": view.phase == "placing" and not space.open,
        "news": then is not None and then != (view.animal, view.queue, space.people),
    }
    return Cell(box, paint_animal, content)


def paint_animal(
    frame: Frame,
    *,
    animal: AnimalView | None,
    queue: tuple[AnimalView, ...],
    who: Standing,
    rings: int,
    shut: bool,
    news: bool,
) -> None:
    """Draw the animal, its malus and its places, or paw prints if there is none, and the animals that wait."""
    frame.box((0, 0, WIDTH, HEIGHT), theme.RADIUS, theme.ICE, INK, theme.LINE)
    if animal is None:
        for i in range(5):
            frame.shadow("paw", 60 + i * 104, 50 + 40 * (i % 2), 60, theme.SNOW)
    else:
        frame.box((0, 0, _PICTURE, HEIGHT), theme.RADIUS, theme.SNOW, INK, theme.LINE)
        frame.icon(animal.id, _PICTURE / 2, HEIGHT / 2, 120)
        frame.box((_PICTURE + 14, 10, _PICTURE + 124, 64), theme.RADIUS, INK)
        frame.icon("die 5", _PICTURE + 42, 37, 42)
        frame.write(f"{MINUS}{animal.malus}", _PICTURE + 70, 37, FIGURE, CREAM)
        spots = [(_PICTURE + 50 + 74 * i, 104) for i in range(rings)]
        draw_places(frame, spots, who, theme.SHALLOW, shut=shut)
    for i, each in enumerate(queue[:_SHOWN]):
        x = WIDTH - 46 - 70 * (min(len(queue), _SHOWN) - 1 - i)
        frame.box((x - 32, 10, x + 32, 66), 12, CREAM, theme.SLATE, 3)
        frame.icon(each.id, x, 38, 48)
    if news:
        changes.draw_edge(frame, (1, 1, WIDTH - 1, HEIGHT - 1))
