"""The largest and smallest values there can be: every icon and every number stays inside its box."""

from dataclasses import replace

import pytest

from engine.stone_age.view import TableView
from renders.gallery import samples
from renders.stone_age.board import compose
from renders.stone_age.layout import COLUMNS_HEIGHT, HEADER_HEIGHT, WIDTH, measure
from renders.stone_age.modules import paint_modules
from renders.stone_age.parts import SPANS
from tests.renders.conftest import (
    Drawn,
    Writing,
    apart,
    bare_table,
    board_box,
    crowded_table,
    inside,
    reaches,
    row_box,
)
from tests.renders.test_modules import extreme

NAMES = ("W" * 40,) * 5
NOTHING = {"jewelry": 0, "trader": 0, "traded": False, "bonus_tiles": 0, "igloos": ()}
TABLES: dict[str, TableView] = {
    "rich": crowded_table(),
    "poor": bare_table(),
    **{f"all modules {seats}": extreme(seats) for seats in (2, 3, 4, 5)},
}


@pytest.mark.parametrize("view", TABLES.values(), ids=TABLES)
def test_every_icon_of_a_row_is_inside_it(view: TableView, icons: Drawn) -> None:
    compose(view, names=NAMES)
    for row in (row_box(view, seat) for seat in range(len(view.players))):
        mine = [(name, box) for name, box in icons if reaches(box, row)]
        assert len(mine) > 5
        assert [name for name, box in mine if not inside(box, row)] == []


ONE_ON_ANOTHER = ("one use", "kept", "nothing")
BEFORE: dict[str, TableView] = {"rich": bare_table(), "poor": crowded_table()}
"""Where everything was less, or more."""


@pytest.mark.parametrize("name", TABLES)
def test_no_two_things_of_a_row_cover_each_other(name: str, icons: Drawn, writing: Writing) -> None:
    """Tools for one use may lie on each other, where there are many; the arrow of a zero stands below its dot."""
    view = TABLES[name]
    compose(view, names=NAMES, since=BEFORE.get(name))
    for row in (row_box(view, seat) for seat in range(len(view.players))):
        mine = [(name, box) for name, box in icons if reaches(box, row) and name not in ONE_ON_ANOTHER]
        apart([(name, box) for name, box in mine if "figure" not in name])
        numbers = [(text, box) for text, box in writing.texts if inside(box, row)]
        values = [(text, box) for text, box in numbers if not any(inside(box, icon) for _, icon in mine)]
        apart([*mine, *((text, (round(a), round(b), round(c), round(d))) for text, (a, b, c, d) in values)])


@pytest.mark.parametrize("view", TABLES.values(), ids=TABLES)
def test_every_value_of_a_row_is_below_its_icon(view: TableView, icons: Drawn, writing: Writing) -> None:
    compose(view, names=NAMES)
    top = measure(len(view.players)).columns_top
    heads = [box for _, box in icons if top <= box[1] and box[3] <= top + COLUMNS_HEIGHT]
    assert len(heads) == 11
    for player in view.players:
        row = row_box(view, player.seat)
        for goods, middle in zip(("wood", "brick", "stone", "gold"), heads[4:8], strict=True):
            amount = player.resources.get(goods, 0)
            across = (middle[0] + middle[2]) / 2
            written = [text for text, box in writing.texts if inside(box, row) and box[0] < across < box[2]]
            assert written == ([str(amount)] if amount else [])


@pytest.mark.parametrize("people", [(10, 10, 10, 10), (10, 0, 0, 0)])
def test_ten_people_on_the_hunt_stay_there(people: tuple[int, ...], writing: Writing, icons: Drawn) -> None:
    table = samples.table(4, "placing")
    spaces = (replace(space, people=people) if space.id == "hunt" else space for space in table.spaces)
    compose(replace(table, spaces=tuple(spaces)), names=NAMES)
    hunt = board_box(table, "hunt")
    tens = [box for text, box in writing.texts if text == "10" and inside(box, hunt)]
    assert len(tens) == sum(count == 10 for count in people)
    assert all(inside(box, hunt) for _, box in icons if reaches(box, hunt))


@pytest.mark.parametrize("part", SPANS)
def test_a_part_of_a_row_cuts_nothing_through(part: str, icons: Drawn) -> None:
    view = crowded_table()
    compose(view, names=NAMES)
    left, right = SPANS[part]
    mine = [(name, box) for name, box in icons if reaches(box, row_box(view, 0)) and name != "nothing"]
    assert [(name, box) for name, box in mine if box[0] < left < box[2] or box[0] < right < box[2]] == []


@pytest.mark.parametrize("seats", [2, 5])
def test_hunters_leave_what_the_hunt_gives_to_be_seen(seats: int, icons: Drawn, writing: Writing) -> None:
    view = extreme(seats)
    compose(view, names=NAMES)
    hunt = board_box(view, "hunt")
    there = [(name, box) for name, box in icons if reaches(box, hunt)]
    assert {"die 0", "food", "jewelry"} <= {name for name, _ in there}
    gifts = [(name, box) for name, box in there if name in ("food", "jewelry")]
    for gift in gifts:
        apart([gift, *(each for each in there if each not in gifts)])


@pytest.mark.parametrize("score", [-40, 312])
def test_a_score_stays_in_the_row_of_its_player(score: int, writing: Writing) -> None:
    table = samples.table(4)
    players = tuple(replace(player, score=score) for player in table.players)
    compose(replace(table, players=players), names=NAMES)
    written = [box for text, box in writing.texts if text == str(score).replace("-", "\N{MINUS SIGN}")]
    assert [sum(inside(box, row_box(table, seat)) for box in written) for seat in range(4)] == [1, 1, 1, 1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_modules_give_stays_in_its_row(seats: int, icons: Drawn, writing: Writing) -> None:
    view = extreme(seats)
    poor = replace(view, players=tuple(replace(each, **NOTHING) for each in view.players))
    paint_modules(view, names=NAMES, since=poor)
    assert list(writing.overlaps()) == []
    for seat in range(seats):
        row = board_box(view, f"player {seat}")
        assert all(inside(box, row) for _, box in icons if reaches(box, row))
        apart([(name, box) for name, box in icons if reaches(box, row)])
        assert {"88", "10", "4", "16"} <= {text for text, box in writing.texts if inside(box, row)}


def test_the_longest_roll_stays_in_the_head(icons: Drawn, writing: Writing) -> None:
    compose(crowded_table(), names=NAMES)
    dice = [box for name, box in icons if name == "die 6" and box[3] <= HEADER_HEIGHT]
    assert len(dice) == 10
    assert all(inside(box, (0, 0, WIDTH, HEADER_HEIGHT)) for box in dice)
    assert list(writing.overlaps()) == []
