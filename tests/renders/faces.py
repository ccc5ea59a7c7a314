"""The cards and buildings of the game as pictures, and how they are compared."""

import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops

from engine.stone_age.view import BuildingView, CardView
from renders import theme
from renders.frame import Frame
from renders.stone_age.buildings import FACE_HEIGHT as TILE_HEIGHT
from renders.stone_age.buildings import draw_tile
from renders.stone_age.cards import FACE_HEIGHT as CARD_HEIGHT
from renders.stone_age.cards import draw_face
from renders.stone_age.layout import CARD_WIDTH, TILE_WIDTH

COMPONENTS = Path(__file__).resolve().parents[2] / "engine/stone_age/data"
CARDS = tomllib.loads((COMPONENTS / "cards.toml").read_text("utf-8"))["card"]
BUILDINGS = tomllib.loads((COMPONENTS / "buildings.toml").read_text("utf-8"))["building"]
EDGE = 20


def blank(width: int, height: int) -> Frame:
    return Frame(Image.new("RGB", (width + 2 * EDGE, height + 2 * EDGE), theme.WATER))


def card_face(row: dict[str, Any]) -> Image.Image:
    frame = blank(CARD_WIDTH, CARD_HEIGHT)
    draw_face(frame, CardView(**row), EDGE, EDGE)
    return frame.image


def tile_face(row: dict[str, Any]) -> Image.Image:
    frame = blank(TILE_WIDTH, TILE_HEIGHT)
    draw_tile(frame, BuildingView(**row), EDGE, EDGE)
    return frame.image


def without_id(row: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key != "id"}


def assert_equal_only_if_same(rows: list[dict[str, Any]], faces: list[Image.Image]) -> None:
    for (row, face), (other_row, other_face) in combinations(zip(rows, faces, strict=True), 2):
        same = without_id(row) == without_id(other_row)
        assert (ImageChops.difference(face, other_face).getbbox() is None) == same, (row, other_row)


def assert_inside(face: Image.Image) -> None:
    changed = ImageChops.difference(face, Image.new("RGB", face.size, theme.WATER)).getbbox()
    assert changed == (EDGE, EDGE, face.width - EDGE, face.height - EDGE)
