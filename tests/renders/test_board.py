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
from renders.stone_age.layout import WIDTH, Box
from renders.stone_age.plan import form_of, plan
from renders.theme import NEWS
from tests.renders.conftest import Writing, bare_table, crowded_table

NAMES = samples.NAMES
PHASES = ("placing", "actions", "feeding", "over")
MOST_BYTES = 130_000


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("phase", PHASES)
def test_a_picture_is_an_indexed_png_of_the_right_size(seats: int, phase: str) -> None:
    picture = draw(samples.table(seats, phase), names=NAMES)
    image = Image.open(io.BytesIO(picture))
    assert (image.format, image.mode, image.size) == (
        "PNG",
        "P",
        (WIDTH, plan(form_of(samples.table(seats))).height),
    )
    assert len(picture) < MOST_BYTES


def test_the_fullest_picture_is_small_too() -> None:
    assert len(draw(crowded_table(), names=NAMES, since=bare_table())) < MOST_BYTES


def test_the_same_view_gives_the_same_bytes() -> None:
    table = samples.table(4, "actions")
    assert draw(table, names=NAMES) == draw(table, names=NAMES)


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
    where = plan(form_of(now))
    boxes = [place.box for place in where.places.values()] + [where.panel(seat) for seat in range(4)]
    homeless = [(text, box) for text, box in writing.texts if box[1] > 92 and not in_one(box, boxes)]
    assert [text for text, box in homeless if box[0] > 112] == []
    assert all(box[0] >= 0 and box[2] <= WIDTH for _, box in writing.texts)


def in_one(box: tuple[float, float, float, float], boxes: list[Box]) -> bool:
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
    left, top, right, bottom = plan(form_of(now)).places["quarry"].box
    assert left - 5 <= changed[0] <= left
    assert top - 5 <= changed[1] <= top
    assert right <= changed[2] <= right + 5
    assert bottom <= changed[3] <= bottom + 5
    assert news_in(marked, changed) > 1000


@pytest.mark.parametrize("line", ["food", "people", "field", "score", "cards"])
def test_a_changed_number_of_a_player_is_marked_in_their_panel(line: str, writing: Writing) -> None:
    now = samples.table(4, "feeding")
    richer = replace(now.players[2], **{line: getattr(now.players[2], line) + 3})
    compose(replace(now, players=(*now.players[:2], richer, now.players[3])), names=NAMES, since=now)
    news = [box for text, box in writing.texts if text == "+3"]
    assert any(in_one(box, [plan(form_of(now)).panel(2)]) for box in news)


def test_a_better_tool_and_a_spent_one_are_marked(writing: Writing) -> None:
    now = samples.table(4, "feeding")
    second = now.players[1]
    other = replace(second, tools=(ToolView(3, used=False), *second.tools[1:]), one_use_tools=())
    compose(replace(now, players=(now.players[0], other, *now.players[2:])), names=NAMES, since=now)
    for news in ("+2", "\N{MINUS SIGN}1"):
        assert any(text == news and in_one(box, [plan(form_of(now)).panel(1)]) for text, box in writing.texts)


def news_in(image: Image.Image, box: tuple[int, int, int, int]) -> int:
    red, green, blue = (int(NEWS[i : i + 2], 16) for i in (1, 3, 5))
    return list(image.crop(box).get_flattened_data()).count((red, green, blue))


def test_winners_wear_the_crown() -> None:
    table = samples.table(3, "over")
    shared = tuple(replace(place, rank=1 if place.rank < 3 else 3) for place in table.standing)
    one, two = compose(table, names=NAMES), compose(replace(table, standing=shared), names=NAMES)
    panel = plan(form_of(table)).panel
    changed = [seat for seat in range(3) if ImageChops.difference(one, two).crop(panel(seat)).getbbox()]
    assert changed == [place.seat for place in table.standing if place.rank == 2]
