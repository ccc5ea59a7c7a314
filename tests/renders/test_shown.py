"""The pictures of README.md are those the code draws now."""

import re
from functools import cache
from pathlib import Path

import pytest
from PIL import Image

from renders.__main__ import README_FOLDER, draw_readme_pictures
from tests.renders.golden import TOLERANCE, worst_tile

README = Path(__file__).resolve().parents[2] / "README.md"
DRAWN = cache(draw_readme_pictures)


@pytest.mark.parametrize("name", sorted(path.stem for path in README_FOLDER.iterdir()))
def test_a_shown_picture_is_the_drawn_one(name: str) -> None:
    """After a change of the look: `python -m renders shown`."""
    image = DRAWN()[name]
    kept = Image.open(README_FOLDER / f"{name}.png").convert("RGB")
    assert kept.size == image.size
    assert worst_tile(kept, image) <= TOLERANCE


def test_the_readme_shows_what_is_written() -> None:
    named = re.findall(r"renders/shown/([a-z]+)\.png", README.read_text("utf-8"))
    assert sorted(named) == sorted(DRAWN()) == sorted(path.stem for path in README_FOLDER.iterdir())
