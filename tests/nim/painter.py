"""The pictures of Nim: a row of stones for each heap."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.views import SceneView, StoryView
from renders import end, replay, theme
from renders.end import Legend
from renders.frame import Frame, number
from renders.palette import blank
from renders.png import encode
from renders.replay.caption import Sign
from tests.nim.rules import HEAPS, View

WIDTH, HEAD, ROW, STONE = 1200, 130, 150, 110
LEGEND = Legend({"last": "stone"}, {"last": theme.GOLD})


def draw(
    view: View, *, names: Sequence[str], since: View | None = None, about: Sequence[str] | None = None
) -> bytes:
    """The board as PNG; `about` has no effect, as Nim has no other picture."""
    del about
    return encode(paint(view, names, since))


def draw_own(view: View, *, names: Sequence[str]) -> bytes:
    return draw(view, names=names)


def draw_close(view: View, *, names: Sequence[str], places: Sequence[str]) -> bytes:
    del places
    return draw(view, names=names)


def draw_parts(view: View, *, names: Sequence[str], parts: Sequence[str]) -> bytes:
    del parts
    return draw(view, names=names)


def draw_standing(view: View, *, names: Sequence[str]) -> bytes:
    return end.draw_results(view.standing, names=names, legend=LEGEND)


def draw_end(story: StoryView, *, names: Sequence[str]) -> bytes:
    return end.draw_end(story, names=names, legend=LEGEND)


def draw_replay(scenes: Sequence[SceneView], *, names: Sequence[str]) -> bytes:
    return replay.Film(compose, height, caption).draw(scenes, names=names)


def compose(view: View, *, names: Sequence[str], since: View | None = None) -> Image.Image:
    return paint(view, names, since).convert("RGB")


def height(view: View) -> int:
    return HEAD + ROW * len(view.heaps)


def caption(scene: SceneView, before: View | None) -> tuple[Sign, ...]:
    taken = sum(before.heaps) - sum(scene.view.heaps) if before else 0
    return (Sign("stone", number(-taken)),) if taken else ()


def paint(view: View, names: Sequence[str], since: View | None) -> Image.Image:
    """Draw who is to move and the heaps; stones that were taken since the view `since` are drawn as shadows."""
    frame = Frame(blank((WIDTH, height(view)), theme.PARCHMENT))
    first = view.waiting or tuple(seat for seat, score in enumerate(view.scores) if score)
    for seat in first:
        frame.icon("turn" if view.waiting else "crown", 70, HEAD / 2, 80)
        frame.figure(seat, str(seat + 1), 160, HEAD / 2, 80)
        frame.write(names[seat], 220, HEAD / 2, theme.HUGE, theme.INK)
    for row, (stones, before) in enumerate(zip(view.heaps, since.heaps if since else HEAPS, strict=True)):
        y = HEAD + row * ROW + ROW / 2
        frame.write(str(row + 1), 70, y, theme.HUGE, theme.INK, "middle")
        for place in range(max(stones, before)):
            x = 190 + place * (STONE + 20)
            if place < stones:
                frame.icon("stone", x, y, STONE)
            else:
                frame.shadow("stone", x, y, STONE, theme.SAND)
    return frame.image
