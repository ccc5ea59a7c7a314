"""What is written can be read again, pixel by pixel, however a picture was painted."""

import io
from collections.abc import Callable

import pytest
from PIL import Image

from renders import theme
from renders.frame import Frame
from renders.gallery import module_samples, samples
from renders.gallery.module_samples import ALL
from renders.palette import blank, index_of, indexed, palette
from renders.png import encode
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
    assert indexed(image) is image
    assert read(encode(image)).convert("RGB").getpixel((3, 3)) == palette()[index_of(theme.RUST)]


def test_a_colour_that_is_not_in_the_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="not in"):
        index_of("#010203")


SCENES: dict[str, Callable[[Frame], object]] = {
    "an icon": lambda frame: frame.icon("gold", 40, 40, 50),
    "a mark": lambda frame: frame.mark(1, 40, 40, 50),
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
    assert indexed(plain.image).tobytes() == by_index.image.tobytes()
