"""The sample pictures are as they were when somebody last looked at them."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from renders import __main__, theme
from renders.cells import Cell, assemble
from renders.gallery import hunters_gallery, hunters_samples, samples
from renders.hunters_scouts import draw, draw_legend
from renders.hunters_scouts.display import paint_column
from renders.hunters_scouts.layout import COLUMN_WIDTH, DISPLAY_HEIGHT, PLACE_HEIGHT, PLACE_WIDTH
from renders.hunters_scouts.places import paint_place
from renders.png import encode
from renders.stone_age import draw as draw_stone_age
from tests.renders.golden import TOLERANCE, assert_all_there, assert_as_before, names_of, smaller, worst_tile
from tests.renders.hunters_tables import CARDS, CHARACTERS, ITEMS, PLACES, open_table

_GAP = 12
_SCALES = {"": 2, "hunters-": 3}
"""Stone Age is compared in the size that a desktop shows, Jäger und Späher at the width of a phone."""
Content = tuple[Callable[..., None], dict[str, object]]


@cache
def drawn(kind: str) -> dict[str, bytes]:
    if not kind:
        return __main__.draw_stone_age_samples()
    columns = [column(i) for i in range(len(CHARACTERS))]
    return hunters_gallery.draw_samples() | {
        "hunters-legend": draw_legend(characters=CHARACTERS, items=ITEMS),
        "hunters-places": cells([place(i) for i in range(len(PLACES))], 3, (PLACE_WIDTH, PLACE_HEIGHT)),
        "hunters-columns": cells(columns, 3, (COLUMN_WIDTH, DISPLAY_HEIGHT)),
        "hunters-locations": draw(open_table(len(CARDS)), names=hunters_samples.NAMES),
    }


def cells(contents: list[Content], across: int, size: tuple[int, int]) -> bytes:
    """Cells of one size in rows."""
    width, height = size[0] + _GAP, size[1] + _GAP
    whole = (across * width, -(-len(contents) // across) * height)
    corners = [(i % across * width, i // across * height) for i in range(len(contents))]
    boxes = [(x, y, x + size[0], y + size[1]) for x, y in corners]
    laid = [Cell(box, *content) for box, content in zip(boxes, contents, strict=True)]
    return encode(assemble(whole, theme.PARCHMENT, laid))


def place(index: int) -> Content:
    standing = tuple((0, "M", i == 0 and index % 2 == 0) for i in range(index % 6))
    return paint_place, {"place": PLACES[index], "letter": "X", "standing": standing, "news": index == 3}


def column(index: int) -> Content:
    return paint_column, {"cards": (*CHARACTERS[: index % 7], CHARACTERS[index]), "news": index == 3}


@pytest.mark.parametrize("kind", _SCALES)
def test_every_sample_has_a_golden_picture(kind: str, request: pytest.FixtureRequest) -> None:
    assert_all_there(drawn(kind), kind, _SCALES[kind], request)


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind in _SCALES for name in names_of(kind)])
def test_a_picture_is_as_before(kind: str, name: str, request: pytest.FixtureRequest) -> None:
    assert_as_before(name, smaller(drawn(kind)[name], _SCALES[kind]), request)


def test_one_person_fewer_is_seen() -> None:
    table = samples.table(4, "placing")
    fewer = (replace(each, people=(0, 2, 0, 0)) if each.id == "forest" else each for each in table.spaces)
    picture = draw_stone_age(replace(table, spaces=tuple(fewer)), names=samples.NAMES)
    assert worst_tile(smaller(picture, 2), smaller(drawn("")["placing-4"], 2)) > TOLERANCE
