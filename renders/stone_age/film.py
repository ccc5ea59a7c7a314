"""The replay of a game of Stone Age."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.views import SceneView
from engine.stone_age.view import TableView
from renders import replay
from renders.stone_age.board import compose
from renders.stone_age.captions import caption
from renders.stone_age.layout import measure


def draw_replay(scenes: Sequence[SceneView], *, names: Sequence[str]) -> bytes:
    """All scenes as one animated GIF; `names` by seat."""
    return replay.draw_replay(scenes, names=names, compose=compose, height=height, caption=caption)


def height(view: TableView) -> int:
    """How high the board of this table is drawn, in pixels."""
    return measure(len(view.players)).height
