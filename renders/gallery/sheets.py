"""Contact sheets: many pictures side by side in the sizes in which Discord shows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from typing import Final, TypeVar

from PIL import Image

from renders import theme
from renders.series import separate

T = TypeVar("T")

LARGEST_SHOWN: Final = {"desktop": (550, 350), "phone": (318, 640)}
"""The width and height in pixels within which Discord shows a picture."""
_ACROSS = {"desktop": 3, "phone": 5}
_PICTURES = 15
_GAP = 8


def contact_sheets(pictures: Mapping[str, bytes]) -> Iterator[tuple[str, Image.Image, Sequence[str]]]:
    """Name, sheet, and which pictures are on it from left to right and top to bottom."""
    for place, most in LARGEST_SHOWN.items():
        for number, names in enumerate(_parts(sorted(pictures), _PICTURES), start=1):
            shown = [_fit_picture(pictures[name], most) for name in names]
            yield f"{place}-{number}", _sheet(shown, _ACROSS[place]), names


def name_each_picture(drawn: Mapping[str, bytes]) -> dict[str, bytes]:
    """Separate pictures that were drawn together; the second one is named `NAME-second`."""
    return {
        name if not i else f"{name}-second": each
        for name, pictures in drawn.items()
        for i, each in enumerate(separate(pictures))
    }


def _parts(whole: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    return (whole[begin : begin + size] for begin in range(0, len(whole), size))


def _fit_picture(picture: bytes, most: tuple[int, int]) -> Image.Image:
    image = Image.open(BytesIO(picture)).convert("RGB")
    image.thumbnail(most, Image.Resampling.LANCZOS)
    return image


def _sheet(pictures: Sequence[Image.Image], across: int) -> Image.Image:
    """Lay pictures in rows, each as high as the highest picture in it."""
    rows = [*_parts(pictures, across)]
    width = max(each.width for each in pictures) + _GAP
    heights = [max(each.height for each in row) + _GAP for row in rows]
    sheet = Image.new("RGB", (across * width, sum(heights)), theme.SOOT)
    top = 0
    for row, height in zip(rows, heights, strict=True):
        for column, each in enumerate(row):
            sheet.paste(each, (column * width, top))
        top += height
    return sheet
