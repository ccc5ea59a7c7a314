"""Vector shapes, drawn larger than needed and scaled down once, so that edges are smooth but have few shades."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import cache

from PIL import Image, ImageChops, ImageDraw

Point = tuple[float, float]
OVERSAMPLE = 4
_CURVE_STEPS = 8
_STEEP = 112
_COVERED = (40, 215)


class Brush:
    """Draws on a sheet of `width` x `height` units; a unit is `pixels` long in the finished sprite."""

    def __init__(self, width: float, height: float, pixels: float, oversample: int = OVERSAMPLE) -> None:
        self._factor = pixels * oversample
        self._oversample = oversample
        size = (round(width * pixels) * oversample, round(height * pixels) * oversample)
        self._origin = (0.0, 0.0)
        self._sheet = Image.new("RGBA", size)
        self._draw = ImageDraw.Draw(self._sheet)

    def at(self, x: float, y: float, scale: float) -> Brush:
        """A brush on the same sheet with its own origin and a unit `scale` times as long."""
        brush = copy(self)
        brush._origin = (self._origin[0] + x * self._factor, self._origin[1] + y * self._factor)
        brush._factor = self._factor * scale
        return brush

    def sprite(self) -> Image.Image:
        """The finished picture in its final size, with one shade between two colours where they meet."""
        sheet = self._sheet.convert("RGBa")
        smooth = sheet.reduce(self._oversample)
        sharp = sheet.resize(smooth.size, Image.Resampling.NEAREST)  # pyright: ignore[reportUnknownMemberType]
        sprite = Image.composite(smooth, sharp, _find_edges(smooth, sharp)).convert("RGBA")
        sprite.putalpha(map_values(sprite.getchannel("A"), _round_alpha))
        return sprite

    def smooth(self) -> Image.Image:
        """The finished picture with every shade that smooth edges need, for one that is shown alone."""
        return self._sheet.convert("RGBa").reduce(self._oversample).convert("RGBA")

    def polygon(self, points: Iterable[Point], fill: str, line: str | None = None, width: float = 0) -> None:
        """A closed shape with straight sides."""
        scaled = self._scale(points)
        self._draw.polygon(scaled, fill=fill)
        if line is not None:
            self._outline([*scaled, scaled[0], scaled[1]], line, width)

    def blob(self, points: Sequence[Point], fill: str, line: str | None = None, width: float = 0) -> None:
        """A closed shape with a smooth edge through the points."""
        self.polygon(smooth(points, closed=True), fill, line, width)

    def stroke(
        self, points: Iterable[Point], colour: str, width: float, line: str | None = None, outer: float = 0
    ) -> None:
        """An open line with round ends and joints; with an outline it is `outer` units wide."""
        points = [*points]
        if line is not None:
            self.stroke(points, line, outer)
        scaled = self._scale(points)
        self._outline(scaled, colour, width)
        radius = width * self._factor / 2
        for x, y in (scaled[0], scaled[-1]):
            self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)

    def curve(
        self, points: Sequence[Point], colour: str, width: float, line: str | None = None, outer: float = 0
    ) -> None:
        """An open smooth line through the points."""
        self.stroke(smooth(points, closed=False), colour, width, line, outer)

    def disc(
        self, x: float, y: float, radius: float, fill: str, line: str | None = None, width: float = 0
    ) -> None:
        """A circle around a point."""
        self.oval(x - radius, y - radius, x + radius, y + radius, fill, line, width)

    def oval(
        self,
        left: float,
        top: float,
        right: float,
        bottom: float,
        fill: str,
        line: str | None = None,
        width: float = 0,
    ) -> None:
        """An ellipse inside a box."""
        (a, b), (c, d) = self._scale([(left, top), (right, bottom)])
        self._draw.ellipse((a, b, c, d), fill=fill, outline=line, width=self._width(width))

    def box(
        self,
        box: tuple[float, float, float, float],
        radius: float,
        fill: str | None,
        line: str | None = None,
        width: float = 0,
    ) -> None:
        """A rectangle with rounded corners."""
        (a, b), (c, d) = self._scale([(box[0], box[1]), (box[2], box[3])])
        self._draw.rounded_rectangle(
            (a, b, c - 1, d - 1), radius * self._factor, fill=fill, outline=line, width=self._width(width)
        )

    def arc(
        self, x: float, y: float, radius: float, start: float, end: float, colour: str, width: float
    ) -> None:
        """A part of a circle; angles in degrees, clockwise from three o'clock."""
        reach = radius + width / 2
        (a, b), (c, d) = self._scale([(x - reach, y - reach), (x + reach, y + reach)])
        self._draw.arc((a, b, c, d), start, end, fill=colour, width=self._width(width))

    def _scale(self, points: Iterable[Point]) -> list[Point]:
        left, top = self._origin
        return [(left + x * self._factor, top + y * self._factor) for x, y in points]

    def _width(self, width: float) -> int:
        return max(1, round(width * self._factor)) if width else 0

    def _outline(self, points: Sequence[Point], colour: str, width: float) -> None:
        self._draw.line(points, fill=colour, width=self._width(width), joint="curve")


Painter = Callable[[Brush], None]
ICONS: dict[str, Painter] = {}
"""What paints an icon, by its name, on a grid of 100 x 100 units."""


def paints(*names: str) -> Callable[[Painter], Painter]:
    """A decorator for a function that paints the icon of each of these names."""

    def register(painter: Painter) -> Painter:
        ICONS.update(dict.fromkeys(names, painter))
        return painter

    return register


def map_values(mask: Image.Image, change: Callable[[int], int], mode: str = "L") -> Image.Image:
    """Apply a function to every value of a mask; the result has mode L, or mode 1 where the function gives 0 or 255."""
    return mask.point(_values_of(change), mode)  # pyright: ignore[reportUnknownMemberType]


@cache
def _values_of(change: Callable[[int], int]) -> tuple[int, ...]:
    return tuple(change(value) for value in range(256))


def _find_edges(smooth: Image.Image, sharp: Image.Image) -> Image.Image:
    """A mask of the pixels that would look jagged without a mixed shade; elsewhere mixed shades only cost bytes."""
    red, green, blue, alpha = ImageChops.difference(smooth, sharp).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), ImageChops.lighter(blue, alpha))
    return map_values(most, _is_steep)


def _is_steep(difference: int) -> int:
    return 255 * (difference > _STEEP)


def _round_alpha(alpha: int) -> int:
    """Round the opacity of a pixel to none, half or full."""
    least, most = _COVERED
    return 0 if alpha < least else 128 if alpha < most else 255


def path(text: str) -> list[Point]:
    """Parse points written as in SVG: `x,y x,y …`."""
    pairs = (pair.split(",") for pair in text.split())
    return [(float(x), float(y)) for x, y in pairs]


def smooth(points: Sequence[Point], *, closed: bool) -> list[Point]:
    """Points on a Catmull-Rom curve through the given points."""
    count = len(points)
    result: list[Point] = []
    for i in range(count if closed else count - 1):
        a, b, c, d = (_neighbour(points, i + step, closed=closed) for step in (-1, 0, 1, 2))
        result.extend(_interpolate(a, b, c, d, step / _CURVE_STEPS) for step in range(_CURVE_STEPS))
    if not closed:
        result.append(points[-1])
    return result


def _neighbour(points: Sequence[Point], index: int, *, closed: bool) -> Point:
    return points[index % len(points)] if closed else points[min(max(index, 0), len(points) - 1)]


def _interpolate(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    return _blend(a[0], b[0], c[0], d[0], t), _blend(a[1], b[1], c[1], d[1], t)


def _blend(a: float, b: float, c: float, d: float, t: float) -> float:
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
