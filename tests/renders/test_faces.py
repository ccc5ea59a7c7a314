"""Everything in the tables of components can be drawn, and no two different things look alike."""

import tomllib
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops

from engine.stone_age.view import AnimalView, BonusTileView, BuildingView, HerdView, IglooView, TableView
from renders.gallery import module_samples, samples
from renders.icons import ICONS
from renders.icons.culture import symbol_icon
from renders.stone_age.board import compose
from renders.stone_age.effects import bar_icons, icon_of
from renders.stone_age.modules import paint_modules
from tests.renders.conftest import Writing, board_box
from tests.renders.faces import (
    BUILDINGS,
    CARDS,
    COMPONENTS,
    assert_equal_only_if_same,
    assert_inside,
    card_face,
    tile_face,
)


def rows(file: str, what: str) -> list[dict[str, Any]]:
    found = tomllib.loads((COMPONENTS / f"{file}.toml").read_text("utf-8"))[what]
    return [{key: value for key, value in row.items() if key != "provenance"} for row in found]


ALL_CARDS = [*CARDS, *rows("style", "card")]
STYLE_TILES = [*rows("style", "building"), *rows("new_huts", "building")]
IGLOOS = rows("igloos", "igloo")
ANIMALS = rows("animals", "animal")
BONUS_TILES = rows("mammoths", "tile")
REWARDS = rows("animals", "reward")


def test_cards_look_alike_only_when_they_are() -> None:
    assert len(ALL_CARDS) == 45
    assert_equal_only_if_same(ALL_CARDS, [card_face(row) for row in ALL_CARDS])


def test_buildings_look_alike_only_when_they_are() -> None:
    tiles = [*({**row, "plus": False} for row in BUILDINGS), *STYLE_TILES]
    assert len(tiles) == 43
    assert_equal_only_if_same(tiles, [tile_face(row) for row in tiles])


@pytest.mark.parametrize("row", ALL_CARDS, ids=lambda row: row["id"])
def test_a_card_stays_inside_its_box(row: dict[str, Any], writing: Writing) -> None:
    assert_inside(card_face(row))
    assert list(writing.overlaps()) == []


@pytest.mark.parametrize("row", [*BUILDINGS, *STYLE_TILES], ids=lambda row: row["id"])
def test_a_building_stays_inside_its_box(row: dict[str, Any], writing: Writing) -> None:
    assert_inside(tile_face(row))
    assert list(writing.overlaps()) == []


def test_a_plus_is_seen() -> None:
    for row in BUILDINGS:
        one, other = tile_face({**row, "plus": False}), tile_face({**row, "plus": True})
        assert ImageChops.difference(one, other).getbbox() is not None


def everything() -> TableView:
    return module_samples.table(5, "placing", module_samples.ALL)


def block(view: TableView, name: str) -> Image.Image:
    image = paint_modules(view, names=samples.NAMES)
    assert image is not None
    return image.convert("RGB").crop(board_box(view, name))


def test_every_animal_looks_different_active_and_waiting() -> None:
    assert {row["id"] for row in ANIMALS} <= set(ICONS)
    view = everything()
    active = [replace(view, animal=AnimalView(row["id"], 2), queue=()) for row in ANIMALS]
    waiting = [replace(view, queue=(AnimalView(row["id"], 2),)) for row in ANIMALS]
    assert_all_differ([block(each, "animal") for each in (*active, *waiting)])


def test_every_malus_looks_different() -> None:
    view = everything()
    tables = [replace(view, animal=AnimalView("wolf", malus)) for malus in (1, 2, 3)]
    assert_all_differ([block(each, "animal") for each in tables])


def test_bonus_tiles_look_alike_only_when_they_are() -> None:
    assert len(BONUS_TILES) == 16
    view = everything()
    fronts = [{"first": row["first"], "all": row["all"]} for row in BONUS_TILES]
    tiles = [BonusTileView("M", front["first"], front["all"]) for front in fronts]
    faces = [block(replace(view, herd=HerdView("river", tile, "gold", 3)), "herd") for tile in tiles]
    assert_equal_only_if_same(fronts, faces)


def test_the_back_of_the_next_bonus_tile_is_seen() -> None:
    view = everything()
    backs = sorted({row["back"] for row in BONUS_TILES})
    herds = [HerdView("river", None, back, 3) for back in (*backs, None)]
    assert_all_differ([block(replace(view, herd=herd), "herd") for herd in herds])


def test_the_herd_is_seen_where_it_stands() -> None:
    view = everything()
    spaces = [space.id for space in view.spaces if space.group == "resource"]
    without = compose(replace(view, herd=HerdView(None, None, None, 0)), names=samples.NAMES)
    for space in spaces:
        here = compose(replace(view, herd=HerdView(space, None, None, 0)), names=samples.NAMES)
        box = board_box(view, space)
        assert ImageChops.difference(here.crop(box), without.crop(box)).getbbox() is not None


def test_every_igloo_looks_different_and_a_taken_one_is_removed() -> None:
    assert len(IGLOOS) == 4
    view = everything()
    tiles = [*(BuildingView(**row) for row in IGLOOS), None]
    tables = [replace(view, igloos=(IglooView("igloo 1", tile), *view.igloos[1:])) for tile in tiles]
    assert_all_differ([block(table, "igloo 1") for table in tables])


def test_every_effect_symbol_and_profession_of_the_tables_has_an_icon() -> None:
    tops = [row["top"] for row in (*ALL_CARDS, *STYLE_TILES) if row.get("top")]
    tops += [row[which] for row in BONUS_TILES for which in ("first", "all")]
    tops += [row["gives"] for row in REWARDS]
    bars = tomllib.loads((COMPONENTS / "style.toml").read_text("utf-8"))["dice_bar"]
    tops += [row for row in bars.values() if isinstance(row, dict)]
    for top in tops:
        if top["kind"] not in ("roll_for", "dice_bar"):
            assert icon_of(top) in ICONS, top
    for bottom in (row["bottom"] for row in ALL_CARDS):
        assert symbol_icon(bottom.get("symbol") or bottom["people"]) in ICONS


def test_a_dice_bar_shows_all_it_may_give() -> None:
    style = tomllib.loads((COMPONENTS / "style.toml").read_text("utf-8"))["dice_bar"]
    base = tomllib.loads((COMPONENTS / "board.toml").read_text("utf-8"))["dice_bar"]
    for bar, faces in (("base", base), ("style", style)):
        gains = {icon_of(row) for row in faces.values() if isinstance(row, dict)}
        assert set(bar_icons({"bar": bar})) == gains


def assert_all_differ(pictures: list[Image.Image]) -> None:
    for one, other in combinations(pictures, 2):
        assert ImageChops.difference(one, other).getbbox() is not None
