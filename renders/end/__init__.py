"""The picture of a finished game: the final count by source, the scores over the rounds, and the luck of the dice."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.views import ResultView, StoryView
from renders import theme
from renders.end.count import count_height, draw_count
from renders.end.course import draw_course
from renders.end.legend import MARGIN, WIDTH, Legend
from renders.end.luck import draw_luck, luck_height
from renders.frame import Frame
from renders.names import initials
from renders.palette import blank
from renders.png import encode

_WAY_HEIGHT = 684
"""The height of the lines and the luck together."""

__all__ = ["Legend", "compose_end", "draw_end", "draw_results"]


def draw_end(story: StoryView, *, names: Sequence[str], legend: Legend) -> bytes:
    """Draw the final count and, as a second PNG, the scores over the rounds and the luck; `names` by seat."""
    whole = compose_end(story, names=names, legend=legend)
    seam = count_height(len(story.results)) + MARGIN
    count = whole.crop((0, 0, WIDTH, seam))
    return encode(count) + encode(whole.crop((0, seam, WIDTH, whole.height)))


def compose_end(story: StoryView, *, names: Sequence[str], legend: Legend) -> Image.Image:
    """Draw both pictures as one, the count on top; without luck for a game without dice."""
    seats = [result.seat for result in story.results]
    letters = initials(names[: len(seats)])
    top = count_height(len(seats)) + 2 * MARGIN
    rolled = any(luck.dice for luck in story.lucks)
    luck_top = top + _WAY_HEIGHT - (luck_height(len(seats)) + MARGIN if rolled else 0)
    frame = _sheet(top + _WAY_HEIGHT + MARGIN)
    draw_count(frame, story.results, names, letters, legend)
    draw_course(frame, story, letters, (top, luck_top - MARGIN * rolled))
    if rolled:
        draw_luck(frame, story.lucks, seats, letters, luck_top)
    return frame.image


def draw_results(results: Sequence[ResultView], *, names: Sequence[str], legend: Legend) -> bytes:
    """Draw the final count alone as a PNG, where the scores over the rounds are not known."""
    frame = _sheet(count_height(len(results)) + MARGIN)
    draw_count(frame, results, names, initials(names[: len(results)]), legend)
    return encode(frame.image)


def _sheet(height: int) -> Frame:
    return Frame(blank((WIDTH, height), theme.PARCHMENT))
