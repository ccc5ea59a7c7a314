"""The picture of a finished game: the final count by source, the scores over the rounds, and the luck of the dice."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.views import ResultView, StoryView
from renders import theme
from renders.end.count import count_height, draw_count
from renders.end.course import COURSE_HEIGHT, draw_course
from renders.end.legend import MARGIN, WIDTH, Legend
from renders.end.luck import draw_luck, luck_height
from renders.frame import Frame
from renders.palette import blank
from renders.png import encode

__all__ = ["Legend", "compose_end", "draw_end", "draw_results"]


def draw_end(story: StoryView, *, names: Sequence[str], legend: Legend) -> bytes:
    """The whole picture as a PNG; `names` by seat."""
    return encode(compose_end(story, names=names, legend=legend))


def compose_end(story: StoryView, *, names: Sequence[str], legend: Legend) -> Image.Image:
    """The whole picture in RGB; a game without dice needs no luck."""
    seats = [result.seat for result in story.results]
    course_top = count_height(len(seats))
    luck_top = course_top + COURSE_HEIGHT + MARGIN
    rolled = any(luck.dice for luck in story.lucks)
    frame = _sheet(luck_top + (luck_height(len(seats)) + MARGIN if rolled else 0))
    draw_count(frame, story.results, names, legend)
    draw_course(frame, story.courses, story.origins or (0,) * len(seats), seats, course_top)
    if rolled:
        draw_luck(frame, story.lucks, seats, luck_top)
    return frame.image


def draw_results(results: Sequence[ResultView], *, names: Sequence[str], legend: Legend) -> bytes:
    """The final count alone as a PNG, where the way there is not known."""
    frame = _sheet(count_height(len(results)) + MARGIN)
    draw_count(frame, results, names, legend)
    return encode(frame.image)


def _sheet(height: int) -> Frame:
    return Frame(blank((WIDTH, height), theme.PARCHMENT))
