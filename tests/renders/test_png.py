"""What is written can be read again, pixel by pixel, however a picture was painted."""

import io
import shutil
import subprocess
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from renders import theme
from renders.frame import Frame
from renders.gallery import module_samples, samples
from renders.gallery.module_samples import ALL
from renders.palette import blank, index_of, palette, to_palette
from renders.png import encode
from renders.series import separate
from renders.stone_age.board import compose, paint


def read(picture: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(picture))
    image.load()
    return image


def test_a_written_picture_is_the_painted_one() -> None:
    view = module_samples.table(3, "actions", ALL)
    painted = paint(view, names=samples.NAMES)
    assert read(encode(painted)).convert("RGB").tobytes() == painted.convert("RGB").tobytes()
    assert compose(view, names=samples.NAMES).tobytes() == painted.convert("RGB").tobytes()


def test_full_colours_are_mapped_to_the_nearest_of_the_palette() -> None:
    image = Image.new("RGB", (3, 2), theme.GOLD)
    image.putpixel((1, 1), (1, 2, 3))
    again = read(encode(image)).convert("RGB")
    assert again.getpixel((0, 0)) == palette()[index_of(theme.GOLD)]
    assert again.getpixel((1, 1)) == palette()[index_of(theme.INK)]


def test_an_indexed_picture_is_taken_as_it_is() -> None:
    image = blank((4, 4), theme.RUST)
    assert to_palette(image) is image
    assert read(encode(image)).convert("RGB").getpixel((3, 3)) == palette()[index_of(theme.RUST)]


def test_a_colour_that_is_not_in_the_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="not in"):
        index_of("#010203")


SCENES: dict[str, Callable[[Frame], object]] = {
    "an icon": lambda frame: frame.icon("gold", 40, 40, 50),
    "a figure": lambda frame: frame.figure(1, "J", 40, 40, 50),
    "a word": lambda frame: frame.write("Mira 7", 8, 40, 27, theme.INK),
    "a small box": lambda frame: frame.box((10, 10, 70, 60), 8, theme.SAND, theme.INK, 4),
    "a large box": lambda frame: frame.box((5, 5, 235, 235), 8, theme.SAND, theme.INK, 4),
    "an outline": lambda frame: frame.box((5, 5, 235, 235), 12, None, theme.NEWS, 6),
    "a shadow": lambda frame: frame.shadow("deer", 60, 60, 100, theme.UMBER),
    "beyond the edge": lambda frame: frame.icon("gold", 0, 240, 50),
    "a sprite": lambda frame: frame.put(Image.new("RGBA", (20, 20), theme.MOSS), 7, 9),
}


@pytest.mark.parametrize("ground", [theme.CREAM, theme.SNOW, theme.DEPTH, theme.INK])
@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_both_pens_paint_the_same(scene: Callable[[Frame], object], ground: str) -> None:
    plain, by_index = Frame(Image.new("RGB", (240, 240), ground)), Frame(blank((240, 240), ground))
    scene(plain)
    scene(by_index)
    assert to_palette(plain.image).tobytes() == by_index.image.tobytes()


def test_pictures_that_stand_one_after_the_other_are_separated() -> None:
    one, other = (encode(blank((40, high), theme.RUST)) for high in (10, 20))
    assert separate(one + other) == (one, other)
    assert separate(one) == (one,)
    assert separate(b"GIF89a") == (b"GIF89a",)
    assert separate(b"") == (b"",)
    assert read(one + other).size == (40, 10)


@pytest.mark.parametrize("size", [(1, 1), (17, 15), (17, 16), (17, 17), (16, 32), (1100, 712)])
def test_strips_of_any_number_are_joined(size: tuple[int, int]) -> None:
    image = blank(size, theme.RUST)
    image.putpixel((size[0] - 1, size[1] - 1), 3)
    assert read(encode(image)).tobytes() == image.tobytes()


def test_the_whole_is_one_stream_with_its_checksum() -> None:
    """Pillow would overlook a wrong one."""
    picture = encode(paint(module_samples.table(3, "actions", ALL), names=samples.NAMES))
    assert zlib.crc32(picture[12:29]) == int.from_bytes(picture[29:33], "big")
    start = picture.index(b"IDAT")
    length = int.from_bytes(picture[start - 4 : start], "big")
    rows = zlib.decompress(picture[start + 4 : start + 4 + length])
    assert len(rows) == (1100 + 1) * read(picture).height


@pytest.mark.skipif(shutil.which("pngcheck") is None, reason="pngcheck is not installed")
def test_pngcheck_finds_no_fault(tmp_path: Path) -> None:
    for seats in (2, 5):
        file = tmp_path / f"{seats}.png"
        file.write_bytes(encode(paint(module_samples.table(seats, "actions", ALL), names=samples.NAMES)))
        checked = subprocess.run(["pngcheck", "-q", file], capture_output=True, text=True, check=False)
        assert checked.returncode == 0, checked.stdout
