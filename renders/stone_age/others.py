"""Places that have no picture yet: a ground with their first letter, and who stands there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.stone_age.view import TableView
from renders import changes, theme
from renders.cells import Cell
from renders.frame import Box, Frame
from renders.stone_age.layout import ZONES
from renders.stone_age.zones import Standing, draw_tribes, standing

OTHER_WIDTH, OTHER_HEIGHT = 544, 64
_KNOWN = ("card", "building", "igloo", "ring")
_DRAWN = {*(name for row in ZONES for name in row), "trader", "animal", "herd"}
_SPOTS = tuple((122 + 84 * i, OTHER_HEIGHT // 2) for i in range(5))


def others(view: TableView) -> list[str]:
    """The places of a table that nothing else in this folder draws."""
    return [
        space.id
        for space in view.spaces
        if space.id not in _DRAWN and space.id.partition(" ")[0] not in _KNOWN
    ]


def other_cells(
    view: TableView, letters: Sequence[str], since: TableView | None, places: Mapping[str, Box]
) -> Iterator[Cell]:
    """A cell for each of them."""
    spaces = {space.id: space for space in view.spaces}
    before = {space.id: space.people for space in since.spaces} if since else {}
    for name in others(view):
        people = spaces[name].people
        content = {
            "name": name,
            "who": standing(spaces[name], letters),
            "news": before.get(name, people) != people,
        }
        yield Cell(places[name], paint_other, content)


def paint_other(frame: Frame, *, name: str, who: Standing, news: bool) -> None:
    """The letter, then a figure of each tribe with its number."""
    frame.box((0, 0, OTHER_WIDTH, OTHER_HEIGHT), theme.RADIUS, theme.EARTH, theme.UMBER, theme.LINE)
    frame.icon(f"{name} ", 36, OTHER_HEIGHT / 2, 52)
    draw_tribes(frame, who, _SPOTS)
    if news:
        changes.edge(frame, (1, 1, OTHER_WIDTH - 1, OTHER_HEIGHT - 1))
