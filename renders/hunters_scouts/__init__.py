"""The pictures of Jäger und Späher: the table, one's own things, the final standing."""

from renders.hunters_scouts.board import draw
from renders.hunters_scouts.own import draw_own
from renders.hunters_scouts.standing import draw_standing

__all__ = ["draw", "draw_own", "draw_standing"]
