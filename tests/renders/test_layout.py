"""Every place of every rules table has room of its own in one of the two pictures, and both are landscape."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import chain, combinations

import pytest

from engine import GAMES
from engine.core.errors import SetupError
from engine.core.match import Match, Setup
from engine.stone_age.modules import MODULES
from engine.stone_age.view import TableView
from renders.cells import Cell
from renders.frame import Box, Frame
from renders.gallery import module_samples, samples
from renders.stone_age.board import board_cells, paint
from renders.stone_age.layout import WIDTH, measure, places
from renders.stone_age.modules import module_cells, module_places, paint_modules, unknown_places

NAMES = samples.NAMES
EXPANSIONS = tuple(module for module in MODULES.ids if module != "base")
WIDEST, NARROWEST = 1.7, 1.5


@cache
def tables() -> tuple[TableView, ...]:
    """The first view of every legal combination of modules, seats and edition."""
    return tuple(chain.from_iterable(_started(edition) for edition in ("jubilee", "2008")))


def _started(edition: str) -> Iterator[TableView]:
    for size in range(len(EXPANSIONS) + 1):
        for chosen in combinations(EXPANSIONS, size):
            for seats in (2, 3, 4, 5):
                try:
                    match = Match.start(
                        GAMES["stone_age"], Setup("stone_age", seats, ("base", *chosen), edition)
                    )
                except SetupError:
                    continue
                yield match.view(None)


def owned(view: TableView) -> TableView:
    """The same table once every ring building stands."""
    spaces = (replace(space, owner=0) if space.group == "ring" else space for space in view.spaces)
    return replace(view, spaces=tuple(spaces))


def pictures(view: TableView) -> tuple[list[Cell], list[Cell]]:
    return list(board_cells(view, NAMES, None)), list(module_cells(view, NAMES, None))


def all_places(view: TableView) -> Mapping[str, Box]:
    return {**places(len(view.players)), **module_places(view)}


def test_many_combinations_are_legal() -> None:
    forms = {(view.modules, view.edition, len(view.players)) for view in tables()}
    assert len(forms) == len(tables()) > 150
    assert (("base", *EXPANSIONS), "jubilee", 5) in forms


def test_every_space_of_every_rules_table_has_a_place() -> None:
    for view in map(owned, tables()):
        boxes = {cell.box for cells in pictures(view) for cell in cells}
        where = all_places(view)
        assert {space.id for space in view.spaces} <= set(where), view.modules
        assert {where[space.id] for space in view.spaces} <= boxes, view.modules
        assert unknown_places(view) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_board_is_landscape(seats: int) -> None:
    assert NARROWEST <= WIDTH / measure(seats).height <= WIDEST
    assert paint(samples.table(seats), names=NAMES).size == (WIDTH, measure(seats).height)


def test_the_second_picture_is_landscape_and_only_as_high_as_its_modules_need() -> None:
    heights: dict[tuple[str, ...], int] = {}
    for view in map(owned, tables()):
        image = paint_modules(view, names=NAMES)
        high = image.height if image else 0
        assert high * NARROWEST <= WIDTH, view.modules
        heights[view.modules] = high
    assert heights[("base",)] == heights[("base", "hard-winter")] == 0
    assert heights[("base", "mammoths")] < heights[("base", *EXPANSIONS)]


def test_no_two_cells_overlap_and_all_are_inside_the_picture() -> None:
    """What is kept for one cell can then never cover another."""
    for view in map(owned, tables()):
        for cells, height in zip(pictures(view), (measure(len(view.players)).height, 733), strict=True):
            for one, other in combinations(cells, 2):
                assert not overlap(one.box, other.box), (view.modules, one, other)
            for cell in cells:
                left, top, right, bottom = cell.box
                assert 0 <= left < right <= WIDTH, cell
                assert 0 <= top < bottom <= height, cell


def overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


TABLES = {"base": samples.table(4, "placing"), "all": module_samples.table(5, "placing", module_samples.ALL)}


@pytest.mark.parametrize("view", TABLES.values(), ids=TABLES)
@pytest.mark.usefixtures("uncached")
def test_everybody_who_can_be_at_a_place_is_drawn_there_and_apart(
    view: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each place filled to the last: as many figures as people, or one of each tribe where all may come."""
    drawn: list[Box] = []
    figure = Frame.figure

    def recorded(frame: Frame, seat: int, letters: str, x: float, y: float, size: int) -> None:
        across, down, half = frame.origin[0] + x, frame.origin[1] + y, 20
        drawn.append((round(across - half), round(down - half), round(across + half), round(down + half)))
        figure(frame, seat, letters, x, y, size)

    monkeypatch.setattr(Frame, "figure", recorded)
    seats = len(view.players)
    spaces = tuple(
        replace(space, people=(3,) * seats if space.rings is None else (space.rings, *(0,) * (seats - 1)))
        for space in view.spaces
    )
    full = replace(view, spaces=spaces)
    paint(full, names=NAMES)
    taken = {igloo.space for igloo in view.igloos if igloo.building is None}
    board, drawn[:] = list(drawn), []
    paint_modules(full, names=NAMES)
    for space in spaces:
        on_board = space.id in places(seats)
        if (space.group == "ring" and space.owner is None) or space.id in taken:
            continue
        box = all_places(view)[space.id]
        here = [each for each in (board if on_board else drawn) if within(each, box)]
        owner = space.group == "ring"
        assert len(here) == (seats if space.rings is None else space.rings + owner), space.id
        assert not any(overlap(one, other) for one, other in combinations(here, 2)), space.id


def within(inner: Box, outer: Box) -> bool:
    return outer[0] <= inner[0] and outer[1] <= inner[1] and inner[2] <= outer[2] and inner[3] <= outer[3]
