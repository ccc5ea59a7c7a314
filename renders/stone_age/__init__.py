"""The pictures of Stone Age: the table, one's own things, the end, and the replay."""

from renders.stone_age.board import draw
from renders.stone_age.close import draw_close
from renders.stone_age.film import draw_replay
from renders.stone_age.own import draw_own
from renders.stone_age.parts import draw_parts
from renders.stone_age.standing import draw_end, draw_standing

__all__ = [
    "draw",
    "draw_close",
    "draw_end",
    "draw_own",
    "draw_parts",
    "draw_replay",
    "draw_standing",
]
