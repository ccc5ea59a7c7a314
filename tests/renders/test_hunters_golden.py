"""Pictures of Jäger und Späher as they were when somebody last looked at them, and sheets with every card."""

from collections.abc import Callable

import pytest

from renders import theme
from renders.cells import Cell, assemble
from renders.gallery import hunters_samples
from renders.gallery.hunters_gallery import samples_drawn
from renders.hunters_scouts import draw, draw_legend
from renders.hunters_scouts.display import paint_column
from renders.hunters_scouts.layout import COLUMN_WIDTH, DISPLAY_HEIGHT, PLACE_HEIGHT, PLACE_WIDTH
from renders.hunters_scouts.places import paint_place
from renders.png import encode
from tests.renders.golden import assert_all_there, assert_as_before, names_of, smaller
from tests.renders.hunters_tables import CARDS, CHARACTERS, ITEMS, PLACES, open_table

_GAP = 12
SCALE = 3


@pytest.fixture(scope="module")
def drawn() -> dict[str, bytes]:
    return samples_drawn() | {
        "hunters-legend": draw_legend(characters=CHARACTERS, items=ITEMS),
        "hunters-places": cells([place(i) for i in range(len(PLACES))], 3, (PLACE_WIDTH, PLACE_HEIGHT)),
        "hunters-columns": cells(
            [column(i) for i in range(len(CHARACTERS))], 3, (COLUMN_WIDTH, DISPLAY_HEIGHT)
        ),
        "hunters-locations": draw(open_table(len(CARDS)), names=hunters_samples.NAMES),
    }


Content = tuple[Callable[..., None], dict[str, object]]


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


def test_every_sample_has_a_golden_picture(drawn: dict[str, bytes], request: pytest.FixtureRequest) -> None:
    assert_all_there(drawn, "hunters-", SCALE, request)


@pytest.mark.parametrize("name", names_of("hunters-"))
def test_a_picture_is_as_before(name: str, drawn: dict[str, bytes], request: pytest.FixtureRequest) -> None:
    """Compared at the width of a phone."""
    assert_as_before(name, smaller(drawn[name], SCALE), request)
