"""Every place of every rules table has room of its own in the picture."""

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import chain, combinations
from pathlib import Path

import pytest

from engine import GAMES
from engine.core.errors import SetupError
from engine.core.match import Match, Setup
from engine.stone_age.modules import MODULES
from engine.stone_age.view import TableView
from renders.stone_age.layout import RING, WIDTH, Box
from renders.stone_age.plan import Layout, form_of, plan

ROOT = Path(__file__).resolve().parents[2]
BOARD = tomllib.loads((ROOT / "engine/stone_age/data/board.toml").read_text("utf-8"))
EXPANSIONS = tuple(module for module in MODULES.ids if module != "base")


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


@cache
def plans() -> tuple[Layout, ...]:
    forms = dict.fromkeys(form_of(each) for view in tables() for each in (view, owned(view)))
    return tuple(plan(form) for form in forms)


def test_many_combinations_are_legal() -> None:
    forms = {(view.modules, view.edition, len(view.players)) for view in tables()}
    assert len(forms) == len(tables()) > 150
    assert (("base", *EXPANSIONS), "jubilee", 5) in forms


def test_every_space_of_every_rules_table_has_a_place() -> None:
    for view in tables():
        where = plan(form_of(owned(view)))
        assert {space.id for space in view.spaces} <= set(where.places), view.modules
        assert where.form.others == ()


def test_a_place_has_as_many_rings_as_the_rules_say() -> None:
    for view in tables():
        where = plan(form_of(owned(view)))
        for space in view.spaces:
            rings = len(where.places[space.id].rings)
            assert rings >= (len(view.players) if space.rings is None else space.rings), space.id


@pytest.mark.parametrize("place", BOARD["place"], ids=lambda place: place["id"])
def test_the_valley_shows_no_ring_too_many(place: dict[str, int | str]) -> None:
    rings = plans()[0].places[str(place["id"])].rings
    assert len(rings) == place["rings"] or place["rings"] == 0


def test_no_two_boxes_overlap_and_all_are_inside_the_picture() -> None:
    for where in plans():
        boxes = {name: place.box for name, place in where.places.items() if stands(name, where)}
        boxes |= {f"player {seat}": where.panel(seat) for seat in range(where.form.seats)}
        boxes |= {"track": where.track} if where.track else {}
        for (one, a), (other, b) in combinations(boxes.items(), 2):
            assert not overlap(a, b), (where.form, one, other)
        for name, (left, top, right, bottom) in boxes.items():
            assert left >= 0, name
            assert top >= 0, name
            assert right <= WIDTH, name
            assert bottom <= where.height, (where.form, name)


def stands(name: str, where: Layout) -> bool:
    """Whether a place is part of this table; the base row always has room for four buildings."""
    return not name.startswith("building ") or int(name.rpartition(" ")[2]) <= where.form.seats


def test_vacancies_cover_nothing() -> None:
    for where in plans():
        for vacant in where.vacant:
            taken = [place.box for place in where.places.values()]
            taken += [where.panel(seat) for seat in range(where.form.seats)]
            assert not any(overlap(vacant, box) for box in taken)


def test_rings_stand_apart_inside_their_place() -> None:
    for where in plans():
        for name, place in where.places.items():
            left, top, right, bottom = place.box
            for x, y in place.rings:
                assert left + RING / 2 <= x <= right - RING / 2, name
                assert top + RING / 2 <= y <= bottom - RING / 2, name
            for (a, b), (c, d) in combinations(place.rings, 2):
                assert (a - c) ** 2 + (b - d) ** 2 >= (RING - 2) ** 2, name


def test_a_picture_is_only_as_high_as_its_modules_need() -> None:
    heights = {(view.modules, len(view.players)): plan(form_of(view)).height for view in tables()}
    assert heights[("base",), 4] == 1482
    for (modules, seats), high in heights.items():
        assert high >= heights.get((("base",), seats), 0)
        assert high <= 2400, (modules, seats)


def overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
