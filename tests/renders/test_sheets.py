"""Contact sheets: every set of modules in every phase for every number of players, every face, place and icon."""

from dataclasses import replace

import pytest
from PIL import Image

from engine.stone_age.view import AnimalView, BonusTileView, HerdView
from renders import theme
from renders.frame import Frame
from renders.gallery import module_samples, samples
from renders.gallery.module_samples import ALL
from renders.icons import ICONS
from renders.palette import blank
from renders.stone_age.board import compose, paint
from renders.stone_age.layout import places
from renders.stone_age.modules import module_places, paint_modules
from tests.renders.faces import BUILDINGS, card_face, tile_face
from tests.renders.golden import assert_as_before, sheet
from tests.renders.test_faces import ALL_CARDS, ANIMALS, BONUS_TILES, IGLOOS, STYLE_TILES, block

NAMES = samples.NAMES
PHASES = ("placing", "actions", "feeding", "over")
SEATS = (2, 3, 4, 5)
SETS: dict[str, tuple[str, ...]] = {
    "base": (),
    **{module: (module,) for module in ALL if module != "new-huts"},
    "new-huts": ("style", "new-huts"),
    "all": ALL,
}
FAR, NEAR = 4, 2
CELL, ICON = 72, 64


@pytest.mark.parametrize("modules", SETS.values(), ids=SETS)
def test_boards_of_every_phase_and_number_of_players(
    modules: tuple[str, ...], request: pytest.FixtureRequest
) -> None:
    name = request.node.callspec.id
    boards = [
        paint(module_samples.table(seats, phase, modules), names=NAMES)
        for phase in PHASES
        for seats in SEATS
        if seats < 5 or "style" in modules
    ]
    assert_as_before(f"sheet-{name}", sheet(boards, len(boards) // len(PHASES), FAR), request)


def test_every_card(request: pytest.FixtureRequest) -> None:
    assert_as_before("sheet-cards", sheet([card_face(row) for row in ALL_CARDS], 9, NEAR), request)


def test_every_building_and_igloo(request: pytest.FixtureRequest) -> None:
    tiles = [tile_face(row) for row in (*BUILDINGS, *STYLE_TILES, *IGLOOS)]
    assert_as_before("sheet-tiles", sheet(tiles, 8, NEAR), request)


def test_every_animal_and_bonus_tile(request: pytest.FixtureRequest) -> None:
    view = module_samples.table(5, "placing", ALL)
    herds = [
        HerdView("river", BonusTileView("M", row["first"], row["all"]), row["back"], 3) for row in BONUS_TILES
    ]
    faces = [block(replace(view, animal=AnimalView(row["id"], 2)), "animal") for row in ANIMALS]
    faces += [block(replace(view, herd=herd), "herd") for herd in herds]
    assert_as_before("sheet-blocks", sheet(faces, 5, NEAR), request)


def test_every_place_with_somebody_and_empty(request: pytest.FixtureRequest) -> None:
    view = module_samples.table(5, "placing", ALL)
    crowd = tuple(replace(space, people=(0, 1, 0, 0, 1)) for space in view.spaces)
    empty = tuple(replace(space, people=(0, 0, 0, 0, 0), open=True) for space in view.spaces)
    crops = [
        image.crop(box)
        for table in (replace(view, spaces=crowd), replace(view, spaces=empty))
        for image, boxes in (
            (compose(table, names=NAMES), places(5)),
            (paint_modules(table, names=NAMES), module_places(table)),
        )
        if image
        for box in boxes.values()
    ]
    assert_as_before("sheet-places", sheet(crops, 8, NEAR), request)


def test_every_icon(request: pytest.FixtureRequest) -> None:
    columns = 14
    frame = Frame(blank((columns * CELL, -(-len(ICONS) // columns) * CELL), theme.WATER))
    for i, name in enumerate(sorted(ICONS)):
        frame.icon(name, i % columns * CELL + CELL / 2, i // columns * CELL + CELL / 2, ICON)
    assert_as_before("sheet-icons", frame.image.convert("RGB").reduce(2), request)


def test_no_icon_is_empty_and_no_two_look_alike() -> None:
    """Two names may mean the same thing: then they have the same painter."""
    painters = list({id(painter): name for name, painter in ICONS.items()}.values())
    pictures = {name: _alone(name).tobytes() for name in painters}
    assert Image.new("RGB", (ICON, ICON), theme.WATER).tobytes() not in pictures.values()
    assert len(set(pictures.values())) == len(pictures) > 80


def _alone(name: str) -> Image.Image:
    frame = Frame(Image.new("RGB", (ICON, ICON), theme.WATER))
    frame.icon(name, ICON / 2, ICON / 2, ICON)
    return frame.image
