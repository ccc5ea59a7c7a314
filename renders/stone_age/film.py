"""The replay of a game of Stone Age."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.views import SceneView
from renders import replay
from renders.stone_age.board import compose
from renders.stone_age.captions import caption


def draw_replay(scenes: Sequence[SceneView], *, names: Sequence[str]) -> bytes:
    """All scenes as one animated GIF; `names` by seat."""
    return replay.draw_replay(scenes, names=names, compose=compose, caption=caption)
