"""A game as one animated picture: one scene after the other, with a caption of icons above the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PIL import Image

from engine.core.views import SceneView
from renders import theme
from renders.names import initials
from renders.replay.caption import STRIP_HEIGHT, Sign, draw_caption
from renders.replay.gif import Animation, to_palette

__all__ = ["SHRINK", "Film"]

SHRINK = 2
"""A board of 1100 pixels becomes 550 wide: whole pixels are averaged, which is quick and keeps numbers legible."""
SECONDS = 0.8
SECONDS_A_SIGN = 0.15
LONGEST = 1.6
SECONDS_AT_END = 5.0


class Compose(Protocol):
    """Draws a board as an RGB picture; what differs from `since` is marked."""

    def __call__(self, view: Any, *, names: Sequence[str], since: Any = None) -> Image.Image: ...


class SecondPicture(Protocol):
    """Draws what lies next to the board as an RGB picture of the same width; None where nothing of it has changed."""

    def __call__(self, view: Any, *, names: Sequence[str], since: Any = None) -> Image.Image | None: ...


Height = Callable[[Any], int]
"""How high the board of a view is drawn, in pixels."""
Caption = Callable[[SceneView, Any], tuple[Sign, ...]]
"""Makes the caption of a scene, given the view before it."""


@dataclass(frozen=True, slots=True)
class Film:
    """How the scenes of one game are drawn; `second` draws what lies next to the board, in games that have that."""

    compose: Compose
    height: Height
    caption: Caption
    second: SecondPicture | None = None

    def draw(self, scenes: Sequence[SceneView], *, names: Sequence[str]) -> bytes:
        """Draw all scenes as one animated GIF that runs for ever; `names` by seat."""
        animation = Animation()
        frames = self.frames(scenes, names)
        shown, signs = next(frames)
        for image, following in frames:
            animation.add(to_palette(shown), round(min(LONGEST, SECONDS + SECONDS_A_SIGN * signs) * 1000))
            shown, signs = image, following
        animation.add(to_palette(shown), round(SECONDS_AT_END * 1000))
        return animation.finish()

    def frames(self, scenes: Sequence[SceneView], names: Sequence[str]) -> Iterator[tuple[Image.Image, int]]:
        """Draw each scene as one or two RGB pictures, each with the number of signs in its caption.

        The second picture follows that of the board; in the last scene it precedes it.
        """
        before: Any = None
        letters = initials(names)
        highest = STRIP_HEIGHT + max(self.height(scene.view) for scene in scenes) // SHRINK
        for i, scene in enumerate(scenes):
            pictures = [self.compose(scene.view, names=names, since=before)]
            further = self.second(scene.view, names=names, since=before) if self.second else None
            if further is not None:
                pictures.insert(int(i < len(scenes) - 1), further)
            signs = self.caption(scene, before)
            who = [(seat, letters[seat]) for seat in scene.seats]
            for picture in pictures:
                image = Image.new("RGB", (picture.width // SHRINK, highest), theme.PARCHMENT)
                draw_caption(image, who, signs, (i + 1) / len(scenes))
                image.paste(picture.reduce(SHRINK), (0, STRIP_HEIGHT))
                yield image, len(signs)
            before = scene.view
