"""Pictures as they were when somebody last looked at them; `--update-golden` writes them anew."""

import io
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from renders import theme
from renders.palette import to_palette
from renders.png import encode

FOLDER = Path(__file__).parent / "golden"
TOLERANCE = 10
_TILE = 16


def names_of(kind: str) -> list[str]:
    """The golden pictures whose names begin like this, or of Stone Age: all others but the sheets."""
    names = sorted(file.stem for file in FOLDER.glob("*.png"))
    others = ("hunters-", "sheet-")
    return [name for name in names if (name.startswith(kind) if kind else not name.startswith(others))]


def assert_all_there(
    drawn: Mapping[str, bytes], kind: str, scale: int, request: pytest.FixtureRequest
) -> None:
    """Each sample has a golden picture, and each of these is of a sample."""
    if request.config.getoption("--update-golden"):
        for name in {*drawn} - {*names_of(kind)}:
            (FOLDER / f"{name}.png").write_bytes(encode(smaller(drawn[name], scale)))
    assert sorted(drawn) == names_of(kind)


def assert_as_before(name: str, now: Image.Image, request: pytest.FixtureRequest) -> None:
    """Compared tile by tile: a lost piece is small in the whole, not in its tile."""
    golden = FOLDER / f"{name}.png"
    if request.config.getoption("--update-golden"):
        golden.write_bytes(encode(now))
    before = Image.open(golden).convert("RGB")
    assert now.size == before.size
    assert worst_tile(to_palette(now).convert("RGB"), before) <= TOLERANCE


def worst_tile(one: Image.Image, other: Image.Image) -> int:
    tiles = ImageChops.difference(one, other).convert("L").reduce(_TILE)
    darkest, brightest = tiles.getextrema()
    assert isinstance(darkest, int)
    assert isinstance(brightest, int)
    return brightest


def smaller(picture: bytes | Image.Image, scale: int) -> Image.Image:
    image = Image.open(io.BytesIO(picture)) if isinstance(picture, bytes) else picture
    return image.convert("RGB").reduce(scale)


def sheet(pictures: Sequence[Image.Image], columns: int, scale: int) -> Image.Image:
    """Pictures in rows, as wide as the widest and as high as the highest of them."""
    small = [smaller(picture, scale) for picture in pictures]
    across, down = max(each.width for each in small) + 2, max(each.height for each in small) + 2
    whole = Image.new("RGB", (columns * across, -(-len(small) // columns) * down), theme.PARCHMENT)
    for i, each in enumerate(small):
        whole.paste(each, (i % columns * across, i // columns * down))
    return whole
