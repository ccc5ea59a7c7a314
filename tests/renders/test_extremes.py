"""The largest and smallest values there can be: every icon and every number stays inside its box."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.stone_age.view import TableView
from renders.frame import Frame
from renders.gallery import samples
from renders.stone_age.board import compose
from renders.stone_age.layout import HEADER, WIDTH, Box
from renders.stone_age.plan import form_of, plan
from tests.renders.conftest import Writing, bare_table, crowded_table
from tests.renders.test_modules import extreme

NAMES = ("W" * 40,) * 5
Drawn = list[tuple[str, Box]]
LIMIT = 2
"""Icons have a little air around them, so their boxes may touch."""


@pytest.fixture
def icons(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    record: Drawn = []
    icon = Frame.icon

    def recorded(frame: Frame, name: str, x: float, y: float, size: int) -> None:
        half = size / 2
        record.append((name, (round(x - half), round(y - half), round(x + half), round(y + half))))
        icon(frame, name, x, y, size)

    monkeypatch.setattr(Frame, "icon", recorded)
    return record


TABLES: dict[str, TableView] = {
    "rich": crowded_table(),
    "poor": bare_table(),
    **{f"all modules {seats}": extreme(seats) for seats in (2, 3, 4, 5)},
}


@pytest.mark.parametrize("view", TABLES.values(), ids=TABLES)
def test_every_icon_of_a_panel_is_inside_it(view: TableView, icons: Drawn) -> None:
    compose(view, names=NAMES)
    where = plan(form_of(view))
    for panel in map(where.panel, range(len(view.players))):
        mine = [(name, box) for name, box in icons if reaches(box, panel)]
        assert len(mine) > 10
        assert [name for name, box in mine if not inside(box, panel)] == []


@pytest.mark.parametrize("view", TABLES.values(), ids=TABLES)
def test_no_two_things_of_a_panel_cover_each_other(view: TableView, icons: Drawn, writing: Writing) -> None:
    compose(view, names=NAMES)
    where = plan(form_of(view))
    for left, top, right, bottom in map(where.panel, range(len(view.players))):
        body = (left, top + 60, right, bottom)
        mine = [(name, box) for name, box in icons if reaches(box, body)]
        apart(mine)
        numbers = [(text, box) for text, box in writing.texts if inside(box, body)]
        values = [(text, box) for text, box in numbers if not on_one(box, mine)]
        apart([*mine, *((text, (round(a), round(b), round(c), round(d))) for text, (a, b, c, d) in values)])


def apart(things: Sequence[tuple[str, Box]]) -> None:
    for i, (one, a) in enumerate(things):
        for other, b in things[i + 1 :]:
            assert min(a[2], b[2]) - max(a[0], b[0]) <= LIMIT or min(a[3], b[3]) - max(a[1], b[1]) <= LIMIT, (
                one,
                other,
            )


def on_one(box: tuple[float, float, float, float], icons: Drawn) -> bool:
    """Whether a number is written on an icon, as on a tool."""
    return any(inside(box, icon) for _, icon in icons)


@pytest.mark.parametrize("people", [(10, 10, 10, 10), (10, 0, 0, 0)])
def test_ten_people_on_the_hunt_stay_there(people: tuple[int, ...], writing: Writing, icons: Drawn) -> None:
    table = samples.table(4, "placing")
    spaces = (replace(space, people=people) if space.id == "hunt" else space for space in table.spaces)
    compose(replace(table, spaces=tuple(spaces)), names=NAMES)
    hunt = plan(form_of(table)).places["hunt"].box
    tens = [box for text, box in writing.texts if text == "×10"]
    assert len(tens) == sum(count == 10 for count in people)
    assert all(inside(box, hunt) for box in tens)
    assert all(inside(box, hunt) for _, box in icons if reaches(box, hunt))


@pytest.mark.parametrize("score", [-40, 312])
def test_a_score_stays_in_the_band_of_its_player(score: int, writing: Writing) -> None:
    table = samples.table(4)
    players = tuple(replace(player, score=score) for player in table.players)
    compose(replace(table, players=players), names=NAMES)
    panels = [plan(form_of(table)).panel(seat) for seat in range(4)]
    bands = [(left, top, right, top + 60) for left, top, right, _ in panels]
    written = [box for text, box in writing.texts if text == str(score).replace("-", "\N{MINUS SIGN}")]
    assert [sum(inside(box, band) for box in written) for band in bands] == [1, 1, 1, 1]


def test_the_longest_roll_stays_in_the_head(icons: Drawn, writing: Writing) -> None:
    compose(crowded_table(), names=NAMES)
    dice = [box for name, box in icons if name == "die 6" and box[3] <= HEADER[3]]
    assert len(dice) == 10
    assert all(inside(box, (0, 0, WIDTH, HEADER[3])) for box in dice)
    assert list(writing.overlaps()) == []


def reaches(box: tuple[float, float, float, float], other: Box) -> bool:
    middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return other[0] <= middle[0] <= other[2] and other[1] <= middle[1] <= other[3]


def inside(box: tuple[float, float, float, float], other: Box) -> bool:
    return other[0] <= box[0] and other[1] <= box[1] and box[2] <= other[2] and box[3] <= other[3]
