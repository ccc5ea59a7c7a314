"""Colours: contrast of what is written, and marks that everybody can tell apart."""

from itertools import combinations

import pytest
from PIL import ImageColor

from renders import theme
from renders.__main__ import draw_stone_age_samples
from renders.cells import CELLS
from renders.frame import Align, Frame, text_width
from renders.gallery import hunters_gallery
from renders.hunters_scouts.faces import character_face
from renders.hunters_scouts.track import empty_track
from renders.palette import palette

Vector = tuple[float, float, float]
LEAST_CONTRAST = 4.5
LEAST_DISTANCE = 20.0
LEAST_DISTANCE_OF_SHAPES = 15.0
LEAST_DISTANCE_OF_STATES = 10.0

# Machado, Oliveira and Fernandes 2009, full severity, for linear RGB.
VISION: dict[str, tuple[Vector, Vector, Vector]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: str) -> Vector:
    red, green, blue = (part / 255 for part in ImageColor.getrgb(colour)[:3])
    return _linear(red), _linear(green), _linear(blue)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def seen(colour: str, vision: str) -> Vector:
    rgb = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, rgb, strict=True)))) for row in VISION[vision]
    )
    return red, green, blue


def lab(rgb: Vector) -> Vector:
    red, green, blue = rgb
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    a, b, c = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)


def distance(one: str, other: str, vision: str) -> float:
    pairs = zip(lab(seen(one, vision)), lab(seen(other, vision)), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


@pytest.mark.parametrize(
    ("text", "ground"), [(text, ground) for text, grounds in theme.WRITTEN.items() for ground in grounds]
)
def test_whatever_is_written_can_be_read(text: str, ground: str) -> None:
    assert contrast(text, ground) >= LEAST_CONTRAST


@pytest.mark.long
def test_every_text_of_every_sample_stands_on_a_ground_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    found: set[tuple[str, str]] = set()
    write = Frame.write

    def recorded(
        frame: Frame, text: str, x: float, y: float, size: int, colour: str, align: Align = "left"
    ) -> float:
        start = x - {"left": 0.0, "middle": 0.5, "right": 1.0}[align] * text_width(text, size)
        found.add(
            (colour, ground_under(frame, (start, y - size / 3, start + text_width(text, size), y + size / 3)))
        )
        return write(frame, text, x, y, size, colour, align)

    monkeypatch.setattr(Frame, "write", recorded)
    CELLS.clear()
    empty_track.cache_clear()
    character_face.cache_clear()
    assert draw_stone_age_samples()
    assert hunters_gallery.draw_samples()
    assert len(found) > 10
    assert found <= {(text, ground) for text, grounds in theme.WRITTEN.items() for ground in grounds}


def ground_under(frame: Frame, box: tuple[float, float, float, float]) -> str:
    """The colour that fills most of a box."""
    left, top, right, bottom = (round(edge) for edge in box)
    counts = (
        frame.image.crop((left, top, max(left + 1, right), bottom)).convert("RGB").getcolors(100_000) or []
    )
    _, most = max(counts)
    assert isinstance(most, tuple)
    return "#" + "".join(f"{part:02x}" for part in most)


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize(("one", "other"), list(combinations(theme.GOODS, 2)))
def test_goods_differ_in_colour_too(one: str, other: str, vision: str) -> None:
    assert distance(theme.GOODS[one], theme.GOODS[other], vision) >= LEAST_DISTANCE_OF_SHAPES


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("pair", theme.STATES.values(), ids=theme.STATES)
def test_states_differ_in_colour_too(pair: tuple[str, str], vision: str) -> None:
    assert distance(*pair, vision) >= LEAST_DISTANCE_OF_STATES


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize(("one", "other"), list(combinations(theme.MARKS, 2)), ids=lambda mark: mark.letter)
def test_marks_differ_in_letter_shape_and_colour(one: theme.Mark, other: theme.Mark, vision: str) -> None:
    assert one.letter != other.letter
    assert one.shape != other.shape
    assert distance(one.colour, other.colour, vision) >= LEAST_DISTANCE


def test_the_palette_fits_an_indexed_picture_and_holds_the_theme() -> None:
    assert len(set(palette())) == len(palette()) <= 256
    assert {ImageColor.getrgb(colour)[:3] for colour in theme.COLOURS} <= set(palette())
