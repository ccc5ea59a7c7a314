"""A frame that draws everything larger on another frame, as sharp as in its own size."""

from __future__ import annotations

from PIL import Image

from renders.frame import Align, Box, Frame


def resize(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Scale a picture smoothly to a size."""
    return image.resize(size, Image.Resampling.LANCZOS)  # pyright: ignore[reportUnknownMemberType] - of numpy


class Lens(Frame):
    """Draws on another frame, every length `power` times as long and its origin at `left`, `top` of that frame."""

    def __init__(self, frame: Frame, power: float, left: float = 0, top: float = 0) -> None:
        self._frame = frame
        self._power = power
        self._corner = (left, top)
        self.origin = frame.origin
        self.image = frame.image

    def lay(self, ground: Image.Image, box: Box) -> None:
        part = ground.crop(box).convert("RGB")
        larger = resize(part, (round(part.width * self._power), round(part.height * self._power)))
        self.image.paste(larger, (round(self._x(0)), round(self._y(0))))

    def put(self, sprite: Image.Image, x: float, y: float) -> None:
        power = self._power
        larger = (round(sprite.width * power), round(sprite.height * power))
        self._frame.put(resize(sprite, larger), self._x(x), self._y(y))

    def centre(self, sprite: Image.Image, x: float, y: float) -> None:
        self.put(sprite, x - sprite.width / 2, y - sprite.height / 2)

    def icon(self, name: str, x: float, y: float, size: int) -> None:
        self._frame.icon(name, self._x(x), self._y(y), self._length(size))

    def write(self, text: str, x: float, y: float, size: int, colour: str, align: Align = "left") -> float:
        larger = self._length(size)
        return self._frame.write(text, self._x(x), self._y(y), larger, colour, align) / self._power

    def shadow(self, name: str, x: float, y: float, size: int, colour: str) -> None:
        self._frame.shadow(name, self._x(x), self._y(y), self._length(size), colour)

    def box(
        self,
        box: tuple[int, int, int, int],
        radius: int,
        fill: str | None,
        line: str | None = None,
        width: int = 0,
    ) -> None:
        left, top, right, bottom = box
        larger = (
            round(self._x(left)),
            round(self._y(top)),
            round(self._x(right)),
            round(self._y(bottom)),
        )
        self._frame.box(larger, self._length(radius), fill, line, self._length(width))

    def _x(self, x: float) -> float:
        return self._corner[0] + x * self._power

    def _y(self, y: float) -> float:
        return self._corner[1] + y * self._power

    def _length(self, length: int) -> int:
        return round(length * self._power)
