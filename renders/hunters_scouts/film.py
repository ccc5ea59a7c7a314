"""The replay of a game of Jäger und Späher."""

from __future__ import annotations

from engine.hunters_scouts.view import TableView
from renders.hunters_scouts.board import compose
from renders.hunters_scouts.captions import caption
from renders.hunters_scouts.layout import form_of, plan
from renders.replay import Film


def height(view: TableView) -> int:
    """How high the board of this table is drawn, in pixels."""
    return plan(form_of(view)).height


FILM = Film(compose, height, caption)
draw_replay = FILM.draw
