"""The replay of a game of Stone Age."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from engine.stone_age.view import TableView
from renders.replay import Film
from renders.stone_age.board import compose
from renders.stone_age.captions import caption
from renders.stone_age.layout import measure
from renders.stone_age.modules import paint_modules


def height(view: TableView) -> int:
    """How many pixels high the pictures of this table are: the board, or that of the modules if it is higher."""
    further = paint_modules(view, names=("",) * len(view.players))
    return max(measure(len(view.players)).height, further.height if further else 0)


def second_picture(
    view: TableView, *, names: Sequence[str], since: TableView | None = None
) -> Image.Image | None:
    """Draw what modules add, if that has changed since; a change of the turn alone does not count."""
    now = paint_modules(view, names=names, since=since)
    if now is None or since is None:
        return now and now.convert("RGB")
    before = paint_modules(since, names=names)
    after = paint_modules(replace(view, waiting=since.waiting), names=names)
    is_new = before is None or after is None or before.tobytes() != after.tobytes()
    return now.convert("RGB") if is_new else None


FILM = Film(compose, height, caption, second_picture)
draw_replay = FILM.draw
