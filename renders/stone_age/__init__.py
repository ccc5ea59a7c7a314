"""The pictures of Stone Age: the table, one's own things, the final standings."""

from renders.stone_age.board import draw
from renders.stone_age.own import draw_own
from renders.stone_age.standing import draw_standing

__all__ = ["draw", "draw_own", "draw_standing"]
