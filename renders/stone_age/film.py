"""The replay of a game of Stone Age."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from engine.core.views import SceneView
from engine.stone_age.view import TableView
from renders import replay
from renders.stone_age.board import compose
from renders.stone_age.captions import caption
from renders.stone_age.layout import measure
from renders.stone_age.modules import paint_modules


def draw_replay(scenes: Sequence[SceneView], *, names: Sequence[str]) -> bytes:
    """All scenes as one animated GIF; `names` by seat."""
    return replay.draw_replay(
        scenes, names=names, compose=compose, height=height, caption=caption, second=second_picture
    )


def height(view: TableView) -> int:
    """How high the board of this table is drawn, in pixels; what lies next to it may be higher."""
    further = paint_modules(view, names=("",) * len(view.players))
    return max(measure(len(view.players)).height, further.height if further else 0)


def second_picture(
    view: TableView, *, names: Sequence[str], since: TableView | None = None
) -> Image.Image | None:
    """What modules add, where it has changed; whose turn it is stands on the board."""
    now = paint_modules(view, names=names, since=since)
    if now is None or since is None:
        return now and now.convert("RGB")
    before = paint_modules(since, names=names)
    after = paint_modules(replace(view, waiting=since.waiting), names=names)
    is_new = before is None or after is None or before.tobytes() != after.tobytes()
    return now.convert("RGB") if is_new else None
