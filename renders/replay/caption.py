"""The strip above a scene: who did what, in icons and numbers, and a bar that shows how far the replay is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from renders import theme
from renders.changes import write_signed
from renders.frame import Frame, text_width
from renders.rows import Values, news_of
from renders.theme import CREAM, INK

STRIP_HEIGHT = 56
_MIDDLE = 25
_ICON, _TEXT = 40, 30
_GAP = 14
_BAR = 6


@dataclass(frozen=True, slots=True)
class Sign:
    """An icon with a number before or behind it; each of the three may be empty."""

    icon: str
    before: str = ""
    behind: str = ""

    @property
    def width(self) -> float:
        words = sum(text_width(word, _TEXT) + 4 for word in (self.before, self.behind) if word)
        return words + (_ICON if self.icon else 0)


def list_changes(values: Values, before: Values) -> Iterator[Sign]:
    """A sign for each value that has changed, by the icon that it is named by."""
    for icon, change in news_of(values, before).items():
        yield Sign(icon, before=write_signed(change))


def draw_caption(
    image: Image.Image, who: Sequence[tuple[int, str]], signs: Sequence[Sign], progress: float
) -> None:
    """Draw the strip on the upper edge of a picture; signs for which there is no room are left out.

    `who` are seats and initials, `progress` is from 0 to 1.
    """
    frame = Frame(Image.new("RGB", (image.width, STRIP_HEIGHT), theme.SOOT))
    x = 10.0
    for seat, letters in who:
        frame.box((round(x - 3), _MIDDLE - 23, round(x + 47), _MIDDLE + 22), theme.RADIUS, CREAM)
        frame.figure(seat, letters, x + 22, _MIDDLE - 1, 42)
        x += 52
    x += _GAP * bool(who)
    for sign in signs:
        if x + sign.width > image.width - 8:
            break
        x = _draw_sign(frame, sign, x) + _GAP
    frame.box((0, STRIP_HEIGHT - _BAR, image.width, STRIP_HEIGHT), 0, INK)
    frame.box((0, STRIP_HEIGHT - _BAR, max(3, round(image.width * progress)), STRIP_HEIGHT), 0, theme.GOLD)
    image.paste(frame.image, (0, 0))


def _draw_sign(frame: Frame, sign: Sign, x: float) -> float:
    if sign.before:
        x += frame.write(sign.before, x, _MIDDLE, _TEXT, CREAM) + 4
    if sign.icon:
        frame.icon("plate", x + _ICON / 2, _MIDDLE, _ICON + 6)
        frame.icon(sign.icon, x + _ICON / 2, _MIDDLE, _ICON - 8)
        x += _ICON
    if sign.behind:
        x += 4 + frame.write(sign.behind, x + 4, _MIDDLE, _TEXT, CREAM)
    return x
