"""A game as one animated picture: a scene after the other, with a caption of signs above the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from PIL import Image

from engine.core.views import SceneView
from renders import theme
from renders.names import initials
from renders.replay.caption import STRIP_HEIGHT, Sign, draw_caption
from renders.replay.gif import Animation, indexed

__all__ = ["SHRINK", "draw_replay", "film_frames"]

SHRINK = 2
"""A board of 1100 pixels becomes 550 wide: whole pixels are averaged, which is quick and keeps numbers legible."""
SECONDS = 0.8
SECONDS_A_SIGN = 0.15
LONGEST = 1.6
SECONDS_AT_END = 5.0


class Compose(Protocol):
    """Draws a board as an RGB picture; what differs from `since` is marked."""

    def __call__(self, view: Any, *, names: Sequence[str], since: Any = None) -> Image.Image: ...


Height = Callable[[Any], int]
"""How high the board of a view is drawn, in pixels."""
Caption = Callable[[SceneView, Any], tuple[Sign, ...]]
"""What a scene shows in signs, given the view before it."""


def draw_replay(
    scenes: Sequence[SceneView], *, names: Sequence[str], compose: Compose, height: Height, caption: Caption
) -> bytes:
    """All scenes as one animated GIF that runs for ever; `names` by seat."""
    animation = Animation()
    last = len(scenes) - 1
    frames = film_frames(scenes, names=names, compose=compose, height=height, caption=caption)
    for i, (image, signs) in enumerate(frames):
        seconds = SECONDS_AT_END if i == last else min(LONGEST, SECONDS + SECONDS_A_SIGN * signs)
        animation.add(indexed(image), round(seconds * 1000))
    return animation.finished()


def film_frames(
    scenes: Sequence[SceneView], *, names: Sequence[str], compose: Compose, height: Height, caption: Caption
) -> Iterator[tuple[Image.Image, int]]:
    """Each scene as an RGB picture, and how many signs there are to read in its caption."""
    before: Any = None
    letters = initials(names)
    highest = STRIP_HEIGHT + max(height(scene.view) for scene in scenes) // SHRINK
    for i, scene in enumerate(scenes):
        board = compose(scene.view, names=names, since=before).reduce(SHRINK)
        signs = caption(scene, before)
        image = Image.new("RGB", (board.width, highest), theme.PARCHMENT)
        who = [(seat, letters[seat]) for seat in scene.seats]
        draw_caption(image, who, signs, (i + 1) / len(scenes))
        image.paste(board, (0, STRIP_HEIGHT))
        before = scene.view
        yield image, len(signs)
