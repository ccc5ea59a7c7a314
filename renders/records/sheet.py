"""What the pictures of finished games have in common: their size, and bars for games."""

from __future__ import annotations

from renders import theme
from renders.frame import Box, Frame, number
from renders.palette import blank
from renders.records.values import PlayedGame
from renders.theme import FIGURE, INK, LEAST

WIDTH, HEIGHT, MARGIN = 1100, 680, 8
_BASE, _SCORE = 52, 46
"""Room below a bar for the place, and above it for the score."""
_LOWEST = 8
_BEAST = 220


def empty_sheet() -> Frame:
    return Frame(blank((WIDTH, HEIGHT), theme.PARCHMENT))


def panel(frame: Frame, box: Box) -> None:
    """Draw the bright ground of a part of the picture."""
    frame.box(box, theme.RADIUS, theme.CREAM, INK, 3)


def draw_beasts(frame: Frame, box: Box, bars: tuple[int, int]) -> None:
    """Draw cave paintings left and right of the bars, where there are so few that there is room."""
    (left, top, right, bottom), (first, last) = box, bars
    for beast, start, end in (("mammoth", left, first), ("deer", last, right)):
        if end - start > _BEAST + 2 * MARGIN:
            frame.shadow(beast, (start + end) / 2, (top + bottom) / 2, _BEAST, theme.SAND)


def draw_game(frame: Frame, game: PlayedGame, box: Box, colour: str) -> None:
    """Draw a game as a bar, its score above it, and below it the place or, for the first, a crown."""
    left, top, right, bottom = box
    middle, base = (left + right) / 2, bottom - _BASE
    height = max(_LOWEST, round((base - top - _SCORE) * game.share))
    frame.box((left, base - height, right, base), 6, colour, INK, 3)
    size = FIGURE if right - left >= 60 else LEAST
    frame.write(number(game.score), middle, base - height - 24, size, INK, "middle")
    if game.place == 1:
        frame.icon("crown", middle, base + 26, 44)
    else:
        frame.write(f"{game.place}.", middle, base + 26, size, INK, "middle")
