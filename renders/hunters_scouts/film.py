"""The replay of a game of Jäger und Späher."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.views import SceneView
from engine.hunters_scouts.view import TableView
from renders import replay
from renders.hunters_scouts.board import compose
from renders.hunters_scouts.captions import caption
from renders.hunters_scouts.layout import form_of, plan


def draw_replay(scenes: Sequence[SceneView], *, names: Sequence[str]) -> bytes:
    """All scenes as one animated GIF; `names` by seat."""
    return replay.draw_replay(scenes, names=names, compose=compose, height=height, caption=caption)


def height(view: TableView) -> int:
    """How high the board of this table is drawn, in pixels."""
    return plan(form_of(view)).height
