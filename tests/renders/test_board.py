"""The board picture as a function: sizes, repetition, changes, threads and extreme values."""

import io
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from engine.stone_age.view import TableView, ToolView
from renders.gallery import samples
from renders.stone_age import draw
from renders.stone_age.board import compose
from renders.stone_age.layout import HEADER_HEIGHT, WIDTH, measure, places
from renders.stone_age.layout import row_of as row
from renders.theme import NEWS
from tests.renders.conftest import Writing, bare_table, board_box, crowded_table, row_box

NAMES = samples.NAMES
PHASES = ("placing", "actions", "feeding", "over")
MOST_BYTES = 90_000


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("phase", PHASES)
def test_a_picture_is_an_indexed_png_of_the_right_size(seats: int, phase: str) -> None:
    picture = draw(samples.table(seats, phase), names=NAMES)
    image = Image.open(io.BytesIO(picture))
    assert (image.format, image.mode, image.size) == (
        "PNG",
        "P",
        (WIDTH, measure(seats).height),
    )
    assert len(picture) < MOST_BYTES


def test_the_fullest_picture_is_small_too() -> None:
    assert len(draw(crowded_table(), names=NAMES, since=bare_table())) < MOST_BYTES


def test_many_threads_draw_the_same_pictures_as_one() -> None:
    tables = [samples.table(seats, phase) for seats in (2, 3, 4) for phase in PHASES]
    alone = [draw(table, names=NAMES) for table in tables]
    with ThreadPoolExecutor(6) as threads:
        together = list(threads.map(lambda table: draw(table, names=NAMES), tables * 3))
    assert together == alone * 3


def test_what_nobody_else_may_know_is_not_in_the_picture() -> None:
    table = samples.table(4)
    looking = replace(table.players[0], own_cards=samples.CARDS[:3])
    private = replace(table, viewer=0, players=(looking, *table.players[1:]))
    assert draw(private, names=NAMES) == draw(table, names=NAMES)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("phase", PHASES)
def test_no_two_texts_overlap(seats: int, phase: str, writing: Writing) -> None:
    compose(samples.table(seats, phase), names=NAMES, since=samples.table(seats, "feeding"))
    assert list(writing.overlaps()) == []


@pytest.mark.parametrize(
    ("now", "before"), [(crowded_table(), bare_table()), (bare_table(), crowded_table())]
)
def test_extreme_values_stay_in_their_boxes(now: TableView, before: TableView, writing: Writing) -> None:
    compose(now, names=("W" * 40,) * 4, since=before)
    assert list(writing.overlaps()) == []
    boxes = [*places(4).values(), *(row(seat, 4) for seat in range(4)), (0, 0, WIDTH, HEADER_HEIGHT)]
    assert [text for text, box in writing.texts if not in_one(box, boxes)] == []
    assert all(box[0] >= 0 and box[2] <= WIDTH for _, box in writing.texts)


def in_one(box: tuple[float, float, float, float], boxes: list[tuple[int, int, int, int]]) -> bool:
    left, top, right, bottom = box
    return any(a <= left and b <= top and right <= c and bottom <= d for a, b, c, d in boxes)


def test_nothing_is_marked_when_nothing_changed() -> None:
    table = samples.table(4, "placing")
    assert draw(table, names=NAMES, since=table) == draw(table, names=NAMES)


def test_a_change_is_marked_where_it_happened_and_nowhere_else() -> None:
    now = samples.table(4, "placing")
    spaces = tuple(
        replace(space, people=(0, 0, 0, 0)) if space.id == "quarry" else space for space in now.spaces
    )
    plain, marked = compose(now, names=NAMES), compose(now, names=NAMES, since=replace(now, spaces=spaces))
    changed = ImageChops.difference(plain, marked).getbbox()
    assert changed is not None
    assert in_one(changed, [board_box(now, "quarry")])
    assert news_in(marked, changed) > 500


@pytest.mark.parametrize("line", ["food", "people", "field", "score", "cards"])
@pytest.mark.parametrize("by", [3, -2])
def test_a_changed_number_of_a_player_is_marked_in_their_row(line: str, by: int) -> None:
    before = samples.table(4, "feeding")
    changed = replace(before.players[2], **{line: getattr(before.players[2], line) + by})
    now = replace(before, players=(*before.players[:2], changed, before.players[3]))
    plain, marked = compose(now, names=NAMES), compose(now, names=NAMES, since=before)
    box = ImageChops.difference(plain, marked).getbbox()
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
        box = ImageChops.difference(plain, marked).getbbox()
        assert box is not None
        assert in_one(box, [row_box(now, 1)])


def news_in(image: Image.Image, box: tuple[int, int, int, int]) -> int:
    red, green, blue = (int(NEWS[i : i + 2], 16) for i in (1, 3, 5))
    return list(image.crop(box).get_flattened_data()).count((red, green, blue))


def test_winners_wear_the_crown() -> None:
    table = samples.table(3, "over")
    shared = tuple(replace(place, rank=1 if place.rank < 3 else 3) for place in table.standing)
    one, two = compose(table, names=NAMES), compose(replace(table, standing=shared), names=NAMES)
    difference = ImageChops.difference(one, two)
    changed = [seat for seat in range(3) if difference.crop(row_box(table, seat)).getbbox()]
    assert changed == [place.seat for place in table.standing if place.rank == 2]
