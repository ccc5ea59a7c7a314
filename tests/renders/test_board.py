"""The board picture of Stone Age: changes of a row, extreme values and the crown."""

from dataclasses import replace

import pytest
from PIL import ImageChops

from engine.stone_age.view import TableView, ToolView
from renders.gallery import samples
from renders.stone_age import draw
from renders.stone_age.board import compose
from renders.stone_age.layout import HEADER_HEIGHT, WIDTH, places
from renders.stone_age.layout import row_of as row
from tests.renders.conftest import Writing, bare_table, changed_box, crowded_table, in_one, news_in, row_box
from tests.renders.test_pictures import MOST_BYTES

NAMES = samples.NAMES


def test_the_fullest_picture_is_small_too() -> None:
    assert len(draw(crowded_table(), names=NAMES, since=bare_table())) < MOST_BYTES


@pytest.mark.parametrize(
    ("now", "before"), [(crowded_table(), bare_table()), (bare_table(), crowded_table())]
)
def test_extreme_values_stay_in_their_boxes(now: TableView, before: TableView, writing: Writing) -> None:
    compose(now, names=("W" * 40,) * 4, since=before)
    assert list(writing.overlaps()) == []
    boxes = [*places(4).values(), *(row(seat, 4) for seat in range(4)), (0, 0, WIDTH, HEADER_HEIGHT)]
    assert [text for text, box in writing.texts if not in_one(box, boxes)] == []
    assert all(box[0] >= 0 and box[2] <= WIDTH for _, box in writing.texts)


@pytest.mark.parametrize("line", ["food", "people", "field", "score", "cards"])
@pytest.mark.parametrize("by", [3, -2])
def test_a_changed_number_of_a_player_is_marked_in_their_row(line: str, by: int) -> None:
    before = samples.table(4, "feeding")
    changed = replace(before.players[2], **{line: getattr(before.players[2], line) + by})
    now = replace(before, players=(*before.players[:2], changed, before.players[3]))
    plain, marked = compose(now, names=NAMES), compose(now, names=NAMES, since=before)
    box = changed_box(plain, marked)
    assert box is not None
    assert in_one(box, [row_box(now, 2)])
    assert news_in(marked, box) > 50


def test_more_and_less_are_marked_differently() -> None:
    before = samples.table(4, "feeding")
    pictures = [
        compose(before, names=NAMES, since=replace(before, players=(replace(one, food=food), *others)))
        for one, *others in [before.players]
        for food in (one.food - 1, one.food, one.food + 1)
    ]
    assert len({picture.tobytes() for picture in pictures}) == 3


def test_a_better_tool_and_a_spent_one_are_marked() -> None:
    before = samples.table(4, "feeding")
    second = before.players[1]
    for other in (
        replace(second, tools=(ToolView(3, used=False), *second.tools[1:])),
        replace(second, one_use_tools=()),
    ):
        now = replace(before, players=(before.players[0], other, *before.players[2:]))
        plain, marked = compose(now, names=NAMES), compose(now, names=NAMES, since=before)
        box = changed_box(plain, marked)
        assert box is not None
        assert in_one(box, [row_box(now, 1)])


def test_winners_wear_the_crown() -> None:
    table = samples.table(3, "over")
    shared = tuple(replace(place, rank=1 if place.rank < 3 else 3) for place in table.standing)
    one, two = compose(table, names=NAMES), compose(replace(table, standing=shared), names=NAMES)
    difference = ImageChops.difference(one, two)
    changed = [seat for seat in range(3) if difference.crop(row_box(table, seat)).getbbox()]
    assert changed == [place.seat for place in table.standing if place.rank == 2]
