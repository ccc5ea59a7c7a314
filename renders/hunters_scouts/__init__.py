"""The pictures of Jäger und Späher: the table, one's own things, the end, and the replay."""

from renders.hunters_scouts.board import draw
from renders.hunters_scouts.close import draw_close
from renders.hunters_scouts.film import draw_replay
from renders.hunters_scouts.legend import draw_legend
from renders.hunters_scouts.own import draw_own
from renders.hunters_scouts.parts import draw_parts
from renders.hunters_scouts.standing import draw_end, draw_standing

__all__ = [
    "draw",
    "draw_close",
    "draw_end",
    "draw_legend",
    "draw_own",
    "draw_parts",
    "draw_replay",
    "draw_standing",
]
