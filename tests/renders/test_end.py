"""The picture of the end: the count, the way there and the luck, for any game, with any values and names."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from engine.core.views import LuckView, ResultView, StoryView
from renders.end import Legend, compose_end, draw_end
from renders.end.legend import WIDTH
from renders.gallery import module_samples, samples, story_samples
from renders.series import separate
from renders.stone_age.standing import LEGEND
from tests.renders.conftest import Writing

NAMES = samples.NAMES
BARE = Legend({}, {})
STORIES = [
    *(story_samples.story(samples.table(seats, "over"), 3 * seats) for seats in (2, 3, 4)),
    story_samples.story(module_samples.table(5, "over", module_samples.ALL), 28),
]


def extreme(seats: int, rounds: int) -> StoryView:
    """From far below nothing to far above everything, in very many lines."""
    lines = {line: (312 if i % 2 else -140) for i, line in enumerate((*LEGEND.icons, "moon", "sun"))}
    scores = (312, -40, 0, 2870, -640)[:seats]
    results = tuple(ResultView(seat, seat + 1, score, 99, lines) for seat, score in enumerate(scores))
    courses = tuple(tuple(score * i // rounds for i in range(1, rounds + 1)) for score in scores)
    lucks = (LuckView(999, 5994), LuckView(999, 999), LuckView(0, 0), LuckView(1, 3), LuckView(1, 4))
    return StoryView(results, courses, lucks[:seats])


@pytest.mark.parametrize(
    "story", [*STORIES, extreme(5, 1), extreme(5, 40), extreme(2, 11)], ids=lambda story: len(story.courses)
)
@pytest.mark.parametrize("legend", [LEGEND, BARE], ids=["stone age", "unknown game"])
def test_all_writing_stays_apart_and_inside(story: StoryView, legend: Legend, writing: Writing) -> None:
    image = compose_end(story, names=("W" * 60,) * 5, legend=legend)
    assert list(writing.overlaps()) == []
    assert all(box[0] >= 0 and box[2] <= WIDTH for _, box in writing.texts)
    assert all(box[1] >= 0 and box[3] <= image.height for _, box in writing.texts)


def test_both_are_landscape_pngs_as_wide_as_every_picture() -> None:
    for story in STORIES:
        for each in separate(draw_end(story, names=NAMES, legend=LEGEND)):
            picture = Image.open(io.BytesIO(each))
            assert (picture.format, picture.mode, picture.width) == ("PNG", "P", WIDTH)
            assert picture.width >= 1.5 * picture.height


def test_the_two_pictures_are_the_whole() -> None:
    count, way = separate(draw_end(STORIES[2], names=NAMES, legend=LEGEND))
    whole = compose_end(STORIES[2], names=NAMES, legend=LEGEND)
    images = [Image.open(io.BytesIO(each)).convert("RGB") for each in (count, way)]
    assert b"".join(image.tobytes() for image in images) == whole.convert("RGB").tobytes()


def test_final_scores_and_luck_are_written(writing: Writing) -> None:
    compose_end(extreme(5, 11), names=NAMES, legend=LEGEND)
    said = [text for text, _ in writing.texts]
    for text in ("2870", "\N{MINUS SIGN}640", "999", "+2497½", "\N{MINUS SIGN}2497½", "0", "+½"):
        assert text in said


def test_rounds_are_counted_below_the_lines(writing: Writing) -> None:
    compose_end(story_samples.story(samples.table(3, "over"), 9), names=NAMES, legend=LEGEND)
    said = [text for text, _ in writing.texts]
    assert all(str(index) in said for index in range(1, 10))


def test_every_player_has_a_line_of_their_own() -> None:
    """Without its course, the picture of a seat changes where the courses are drawn."""
    story = STORIES[2]
    whole = compose_end(story, names=NAMES, legend=LEGEND)
    for seat in range(4):
        flat = tuple(
            (0,) * (len(course) - 1) + course[-1:] if each == seat else course
            for each, course in enumerate(story.courses)
        )
        changed = compose_end(replace(story, courses=flat), names=NAMES, legend=LEGEND)
        assert ImageChops.difference(whole, changed).getbbox() is not None


def test_a_game_without_a_tie_break_needs_none(writing: Writing) -> None:
    story = replace(STORIES[0], results=tuple(replace(each, tie_break=None) for each in STORIES[0].results))
    compose_end(story, names=NAMES, legend=BARE)
    assert not {"11", "12"} & {text for text, box in writing.texts if box[0] > 1030}


@pytest.mark.long
@settings(max_examples=15, deadline=None)
@given(st.lists(st.text(max_size=80), min_size=5, max_size=5))
def test_no_name_breaks_it(names: list[str]) -> None:
    assert draw_end(STORIES[3], names=names, legend=LEGEND)
