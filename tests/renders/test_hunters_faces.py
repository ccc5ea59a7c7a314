"""Everything in the box of Jäger und Späher can be drawn, and no two different things look alike."""

import re
from collections.abc import Mapping
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from engine.hunters_scouts.view import ItemView
from renders import theme
from renders.frame import Frame
from renders.hunters_scouts.display import paint_column
from renders.hunters_scouts.faces import (
    CHARACTER_HEIGHT,
    CHARACTER_WIDTH,
    ITEM_HEIGHT,
    ITEM_WIDTH,
    RESOURCES,
    draw_character,
    draw_item,
)
from renders.hunters_scouts.faces import character_face as character_sprite
from renders.hunters_scouts.landscapes import TERRAINS, landscape
from renders.hunters_scouts.layout import COLUMN_WIDTH, DISPLAY_HEIGHT, PLACE_HEIGHT, PLACE_WIDTH
from renders.hunters_scouts.places import paint_place
from renders.hunters_scouts.signs import EFFECTS, ORDERS, POWERS, Line
from renders.icons import ICONS, icon
from tests.renders.conftest import Writing
from tests.renders.hunters_tables import CARDS, CHARACTERS, ITEMS, PLACES
from tests.renders.test_theme import VISION, distance

EDGE = 20
NUMBER = re.compile(r"[+-]?\d(–\d)?|/|≠")
LEAST_UNLIKE = 14.0
FETCHED = (*RESOURCES, "meat", "vp")


def blank(width: int, height: int) -> Frame:
    return Frame(Image.new("RGB", (width + 2 * EDGE, height + 2 * EDGE), theme.PARCHMENT))


def character_face(name: str) -> Image.Image:
    frame = blank(CHARACTER_WIDTH, CHARACTER_HEIGHT)
    draw_character(frame, name, EDGE, EDGE)
    return frame.image


def item_face(item: ItemView, pool: Mapping[str, int] | None = None) -> Image.Image:
    frame = blank(ITEM_WIDTH, ITEM_HEIGHT)
    draw_item(frame, item, EDGE, EDGE, pool or {})
    return frame.image


def place_face(name: str, members: int = 0) -> Image.Image:
    frame = Frame(Image.new("RGB", (PLACE_WIDTH, PLACE_HEIGHT), theme.PARCHMENT))
    paint_place(frame, place=name, letter="X", standing=((1, "J", True),) * members, news=False)
    return frame.image


def assert_inside(face: Image.Image) -> None:
    changed = ImageChops.difference(face, Image.new("RGB", face.size, theme.PARCHMENT)).getbbox()
    assert changed == (EDGE, EDGE, face.width - EDGE, face.height - EDGE)


def assert_all_different(faces: list[Image.Image]) -> None:
    for one, other in combinations(faces, 2):
        assert ImageChops.difference(one, other).getbbox() is not None


def test_everything_in_the_box_has_its_picture() -> None:
    assert (len(CHARACTERS), len(ITEMS), len(PLACES), len(CARDS)) == (11, 13, 12, 36)
    assert set(CHARACTERS) == set(ORDERS)
    assert set(PLACES) == set(POWERS)
    assert {*CHARACTERS, *PLACES, *(item.id for item in ITEMS)} <= set(ICONS)
    assert {card.name for card in CARDS if card.group == "wilderness"} == set(TERRAINS)
    assert {card.name for card in CARDS if card.group == "hunting"} <= set(ICONS)
    assert {kind for card in CARDS for kind, _ in card.fields} <= set(FETCHED) <= set(ICONS)
    assert {kind for item in ITEMS for kind in item.cost} <= set(RESOURCES)
    assert {effect for item in ITEMS for effect in item.effects} <= set(EFFECTS)


@pytest.mark.parametrize("lines", [*ORDERS.values(), *POWERS.values(), tuple(EFFECTS.values())])
def test_what_is_no_icon_is_a_number(lines: tuple[Line, ...]) -> None:
    assert all(sign in ICONS or NUMBER.fullmatch(sign) for line in lines for sign in line)


def test_no_two_cards_look_alike() -> None:
    assert_all_different([character_face(name) for name in CHARACTERS])
    assert_all_different([item_face(item) for item in ITEMS])
    assert_all_different([place_face(name) for name in PLACES])
    assert_all_different([landscape(terrain, 290, 100).convert("RGB") for terrain in (*TERRAINS, "plain")])


def test_no_two_icons_look_alike_in_a_hand() -> None:
    names = [*CHARACTERS, *(item.id for item in ITEMS), *PLACES]
    for one, other in combinations(names, 2):
        difference = ImageChops.difference(icon(one, 44).convert("L"), icon(other, 44).convert("L"))
        assert sum(difference.tobytes()) / 44**2 > LEAST_UNLIKE, (one, other)


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_character_stays_inside_its_box(name: str, writing: Writing) -> None:
    character_sprite.cache_clear()
    assert_inside(character_face(name))
    assert writing.texts
    assert list(writing.overlaps()) == []


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.id)
def test_an_item_stays_inside_its_box(item: ItemView, writing: Writing) -> None:
    assert_inside(item_face(item))
    assert list(writing.overlaps()) == []


@pytest.mark.parametrize("name", PLACES)
@pytest.mark.parametrize("members", [0, 5])
def test_a_sacred_place_stays_inside_its_box(name: str, members: int, writing: Writing) -> None:
    place_face(name, members)
    assert writing.texts
    assert list(writing.overlaps()) == []
    assert all(inside(box, (PLACE_WIDTH, PLACE_HEIGHT)) for _, box in writing.texts)


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_character_of_the_display_stays_inside_its_column(name: str, writing: Writing) -> None:
    frame = Frame(Image.new("RGB", (COLUMN_WIDTH, DISPLAY_HEIGHT), theme.PARCHMENT))
    paint_column(frame, cards=(*CHARACTERS[:5], name), news=True)
    assert writing.texts
    assert list(writing.overlaps()) == []
    assert all(inside(box, (COLUMN_WIDTH, DISPLAY_HEIGHT)) for _, box in writing.texts)


def inside(box: tuple[float, float, float, float], size: tuple[int, int]) -> bool:
    left, top, right, bottom = box
    return left >= 0 and top >= 0 and right <= size[0] and bottom <= size[1]


def test_an_item_of_a_house_file_can_be_drawn() -> None:
    costly = ItemView("sledge", dict.fromkeys((*RESOURCES, "amber"), 3), 12, ("place-member", "sing"))
    assert_inside(item_face(costly))


def test_pieces_in_the_pool_are_marked() -> None:
    hut = next(item for item in ITEMS if item.id == "stone-hut")
    faces = [item_face(hut, {"stone": held}) for held in range(4)]
    assert_all_different(faces)
    assert ImageChops.difference(faces[3], item_face(hut, {"stone": 9})).getbbox() is None


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize(("one", "other"), list(combinations(FETCHED, 2)))
def test_everybody_can_distinguish_what_can_be_fetched(one: str, other: str, vision: str) -> None:
    """Shape and colour together: the mean distance of what is seen at the places of both icons on a field."""
    pixels = zip(on_field(one), on_field(other), strict=True)
    apart = [distance(a, b, vision) for a, b in pixels]
    assert sum(apart) / len(apart) >= LEAST_UNLIKE


def on_field(name: str) -> list[str]:
    """The colours of an icon on a field, in a raster of 12 x 12."""
    ground = Image.new("RGB", (48, 48), theme.CREAM)
    sprite = icon(name, 48)
    ground.paste(sprite, (0, 0), sprite)
    pixels = ground.reduce(4).tobytes().hex()
    return [f"#{pixels[start : start + 6]}" for start in range(0, len(pixels), 6)]


def test_a_used_field_differs_from_every_free_one() -> None:
    for name in FETCHED:
        for vision in VISION:
            pairs = zip(on_field("consumption stone"), on_field(name), strict=True)
            assert sum(distance(a, b, vision) for a, b in pairs) / 144 >= LEAST_UNLIKE
