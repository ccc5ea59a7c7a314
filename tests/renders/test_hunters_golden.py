"""Pictures of Jäger und Späher as they were when somebody last looked at them, and sheets with every card."""

from collections.abc import Callable

import pytest

from engine.hunters_scouts.view import SacredPlaceView
from renders import theme
from renders.frame import Frame
from renders.gallery import hunters_samples
from renders.gallery.hunters_gallery import samples_drawn
from renders.hunters_scouts import draw
from renders.hunters_scouts.faces import draw_character, draw_item
from renders.hunters_scouts.layout import (
    CHARACTER_HEIGHT,
    CHARACTER_WIDTH,
    ITEM_HEIGHT,
    ITEM_WIDTH,
    PLACE_HEIGHT,
    PLACE_WIDTH,
)
from renders.hunters_scouts.places import draw_place
from renders.palette import blank
from renders.png import encode
from tests.renders.golden import assert_as_before, smaller
from tests.renders.hunters_tables import CARDS, CHARACTERS, ITEMS, PLACES, open_table

_GAP = 12
SCALE = 3
NAMES = (
    *(
        f"hunters-{variant}-{phase}"
        for variant in hunters_samples.VARIANTS
        for phase in hunters_samples.PHASES
    ),
    "hunters-changes",
    "hunters-own-recall",
    "hunters-own-turn",
    "hunters-close-recall",
    "hunters-close-turn",
    "hunters-end",
    "hunters-standing",
    "hunters-characters",
    "hunters-items",
    "hunters-places",
    "hunters-locations",
)


@pytest.fixture(scope="module")
def drawn() -> dict[str, bytes]:
    return samples_drawn() | {
        "hunters-characters": sheet(len(CHARACTERS), 3, (CHARACTER_WIDTH, CHARACTER_HEIGHT), character),
        "hunters-items": sheet(len(ITEMS), 4, (ITEM_WIDTH, ITEM_HEIGHT), item),
        "hunters-places": sheet(len(PLACES), 3, (PLACE_WIDTH, PLACE_HEIGHT), place),
        "hunters-locations": draw(open_table(len(CARDS)), names=hunters_samples.NAMES),
    }


def sheet(
    count: int, across: int, size: tuple[int, int], paint: Callable[[Frame, int, int, int], None]
) -> bytes:
    """All cards of a kind in rows."""
    width, height = size
    rows = -(-count // across)
    ground = blank((across * (width + _GAP), rows * (height + _GAP)), theme.PARCHMENT)
    frame = Frame(ground)
    for i in range(count):
        paint(frame, i, i % across * (width + _GAP) + 6, i // across * (height + _GAP) + 6)
    return encode(frame.image)


def character(frame: Frame, index: int, left: int, top: int) -> None:
    draw_character(frame, CHARACTERS[index], left, top)


def item(frame: Frame, index: int, left: int, top: int) -> None:
    draw_item(frame, ITEMS[index], left, top, {"stone": 1, "wood": 1})


def place(frame: Frame, index: int, left: int, top: int) -> None:
    view = SacredPlaceView(PLACES[index], (index % 6, 0), (index % 2 * (index % 6 > 0), 0))
    draw_place(frame, view, (left, top, left + PLACE_WIDTH, top + PLACE_HEIGHT))


def test_every_sample_has_a_golden_picture(drawn: dict[str, bytes]) -> None:
    assert set(drawn) == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_is_as_before(name: str, drawn: dict[str, bytes], request: pytest.FixtureRequest) -> None:
    """Compared at the width of a phone."""
    assert_as_before(name, smaller(drawn[name], SCALE), request)
