"""Pictures as they were when somebody last looked at them; `--update-golden` writes them anew."""

import io
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from renders import module_samples, samples
from renders.__main__ import samples_drawn
from renders.png import encode
from renders.stone_age import draw

GOLDEN = Path(__file__).parent / "golden"
SCALE = 3
TILE = 16
TOLERANCE = 10
NAMES = (
    *(f"{phase}-{seats}" for seats in (2, 3, 4) for phase in ("placing", "actions", "feeding", "over")),
    "changes-4",
    "own",
    "standing-4",
    *(f"{module}-3" for module in module_samples.ALL),
    *(f"modules-{seats}" for seats in (2, 3, 4, 5)),
    "modules-changes-5",
    "modules-over-5",
    "modules-own",
    "modules-standing-5",
    "end-2",
    "end-4",
    "modules-end-5",
    "close",
    "close-few",
    "modules-close",
)


@pytest.fixture(scope="module")
def drawn() -> dict[str, bytes]:
    return samples_drawn()


def test_every_sample_has_a_golden_picture(drawn: dict[str, bytes]) -> None:
    assert set(drawn) == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_is_as_before(name: str, drawn: dict[str, bytes], request: pytest.FixtureRequest) -> None:
    """Compared at the width of a phone, tile by tile: a lost piece is small in the whole, not in its tile."""
    now = _phone(drawn[name])
    golden = GOLDEN / f"{name}.png"
    if request.config.getoption("--update-golden"):
        golden.write_bytes(encode(now))
    before = Image.open(golden).convert("RGB")
    assert now.size == before.size
    assert _worst_tile(Image.open(io.BytesIO(encode(now))).convert("RGB"), before) <= TOLERANCE


def test_one_person_fewer_is_seen(drawn: dict[str, bytes]) -> None:
    table = samples.table(4, "placing")
    fewer = (replace(each, people=(0, 2, 0, 0)) if each.id == "forest" else each for each in table.spaces)
    picture = draw(replace(table, spaces=tuple(fewer)), names=samples.NAMES)
    assert _worst_tile(_phone(picture), _phone(drawn["placing-4"])) > TOLERANCE


def _phone(picture: bytes) -> Image.Image:
    return Image.open(io.BytesIO(picture)).convert("RGB").reduce(SCALE)


def _worst_tile(one: Image.Image, other: Image.Image) -> int:
    tiles = ImageChops.difference(one, other).convert("L").reduce(TILE)
    darkest, brightest = tiles.getextrema()
    assert isinstance(darkest, int)
    assert isinstance(brightest, int)
    return brightest
