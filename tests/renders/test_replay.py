"""The replay: an animation whose pictures are exactly the scenes, small and quick to make."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from engine.core.views import SceneView
from renders import replay
from renders.gallery import module_samples, samples, story_samples
from renders.replay.caption import STRIP_HEIGHT, Sign, draw_caption
from renders.replay.gif import Animation, to_palette
from renders.stone_age import draw_replay
from renders.stone_age.board import compose
from renders.stone_age.captions import caption
from renders.stone_age.film import FILM
from renders.stone_age.layout import WIDTH, measure
from renders.stone_age.modules import paint_modules
from tests.renders.conftest import Writing

NAMES = samples.NAMES
BOARDS = replace(FILM, second=None)
"""The film without what lies next to the board."""
MOST_BYTES = 6_000_000


def made(count: int, seats: int = 4) -> list[SceneView]:
    return story_samples.scenes(samples.table(seats, "actions"), count)


def frames(film: bytes) -> Iterator[tuple[Image.Image, int]]:
    """The pictures as a viewer shows them, with their milliseconds."""
    animation = Image.open(io.BytesIO(film))
    for index in range(getattr(animation, "n_frames", 1)):
        animation.seek(index)
        yield animation.convert("RGB"), int(animation.info["duration"])


@pytest.mark.long
def test_every_picture_is_its_scene() -> None:
    scenes = made(25)
    shown = list(frames(draw_replay(scenes, names=NAMES)))
    drawn = list(BOARDS.frames(scenes, NAMES))
    assert len(shown) == len(drawn) == len(scenes)
    for (picture, _), (expected, _) in zip(shown, drawn, strict=True):
        assert ImageChops.difference(picture, to_palette(expected).convert("RGB")).getbbox() is None


def test_below_the_caption_lies_the_board() -> None:
    scenes = made(3)
    picture, _ = list(BOARDS.frames(scenes, NAMES))[-1]
    board = compose(scenes[2].view, names=NAMES, since=scenes[1].view).reduce(replay.SHRINK)
    below = picture.crop((0, STRIP_HEIGHT, *picture.size))
    assert ImageChops.difference(below, board).getbbox() is None
    assert picture.width == WIDTH // replay.SHRINK


def test_what_modules_lay_next_to_the_board_is_shown_when_it_has_changed() -> None:
    """At first, and whenever something there is new; a mere change of turns shows the board alone."""
    first = module_samples.table(3, "placing", ("style",))
    turn = replace(first, waiting=(2,))
    richer = tuple(replace(each, jewelry=each.jewelry + 1) for each in first.players)
    views = (first, turn, replace(turn, players=richer), replace(first, players=richer))
    scenes = [SceneView((0,), "", view) for view in views]
    drawn = list(FILM.frames(scenes, NAMES))
    further = [
        paint_modules(view, names=NAMES, since=since) for view, since in ((first, None), (views[2], turn))
    ]
    pictures = [picture.crop((0, STRIP_HEIGHT, *picture.size)) for picture, _ in drawn]
    assert len(pictures) == len(views) + 2
    for place, expected in zip((1, 4), further, strict=True):
        assert expected is not None
        small = expected.convert("RGB").reduce(replay.SHRINK)
        shown = pictures[place].crop((0, 0, *small.size))
        assert ImageChops.difference(shown, small).getbbox() is None
    assert {picture.size for picture, _ in drawn} == {(WIDTH // 2, STRIP_HEIGHT + FILM.height(first) // 2)}


def test_each_picture_stays_long_enough_to_read_and_the_last_longest() -> None:
    times = [milliseconds for _, milliseconds in frames(draw_replay(made(12), names=NAMES))]
    assert all(800 <= each <= 1600 for each in times[:-1])
    assert times[-1] == 5000
    assert len({*times[:-1]}) > 1


def test_it_runs_for_ever() -> None:
    animation = Image.open(io.BytesIO(draw_replay(made(3), names=NAMES)))
    assert (animation.format, animation.info["loop"]) == ("GIF", 0)


def test_the_highest_board_has_room_from_the_beginning() -> None:
    low, high = samples.table(3, "placing"), samples.table(3, "actions")
    film = list(frames(draw_replay([SceneView((), "", low), SceneView((0,), "", high)], names=NAMES)))
    assert {picture.size for picture, _ in film} == {(WIDTH // 2, STRIP_HEIGHT + measure(3).height // 2)}


@pytest.mark.long
@pytest.mark.parametrize(
    "table", [samples.table(4, "actions"), module_samples.table(5, "actions", module_samples.ALL)]
)
def test_it_is_small(table: object) -> None:
    scenes = story_samples.scenes(table, 40)  # pyright: ignore[reportArgumentType]
    assert len(draw_replay(scenes, names=NAMES)) < MOST_BYTES * 40 // 150


def test_a_picture_that_changes_nothing_prolongs_the_one_before() -> None:
    animation = Animation()
    one, other = (to_palette(Image.new("RGB", (40, 30), colour)) for colour in ("white", "black"))
    for image in (one, one, other, other, one):
        animation.add(image, 100)
    assert [milliseconds for _, milliseconds in frames(animation.finish())] == [200, 200, 100]


def test_an_animation_of_nothing_is_none() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Animation().finish()


@pytest.mark.parametrize(
    ("line", "icons"),
    [
        ("place hunt 5", ("placing", "food", "person")),
        ("place card 2", ("placing", "card")),
        ("resolve building 1", ("actions", "building")),
        ("tools 0+1", ("tool",)),
        ("take 4", ("die 4",)),
        ("pay 2 wood", ("resources",)),
        ("decline", ("closed",)),
        ("feed 1 gold", ("feeding",)),
        ("starve", ("hunger",)),
        ("dance", ("dance",)),
        ("", ()),
    ],
)
def test_a_caption_shows_the_choice(line: str, icons: tuple[str, ...]) -> None:
    view = samples.table(2)
    assert tuple(sign.icon for sign in caption(SceneView((1,), line, view), view)) == icons


def test_a_caption_shows_what_the_choice_brought() -> None:
    before, after = made(2)
    signs = {sign.icon: sign.before for sign in caption(after, before.view)}
    assert signs["points"] == "+1"
    assert any(signs.get(goods, "").startswith("+") for goods in ("wood", "brick", "stone", "gold"))


def test_a_scene_of_several_people_shows_all_of_them_and_the_round(writing: Writing) -> None:
    first, second = made(2)
    list(BOARDS.frames([first, SceneView((2, 0), "", second.view)], NAMES))
    *_, strip = _strips(writing)
    assert strip == ["Ṣ", "M", str(second.view.round)]


def test_a_caption_never_runs_over_the_edge(writing: Writing) -> None:
    """Signs for which there is no room are left out."""
    signs = [Sign("food", before=f"+{number}") for number in range(80, 99)]
    draw_caption(Image.new("RGB", (600, STRIP_HEIGHT)), [(seat, "Wi") for seat in range(5)], signs, 0.5)
    assert list(writing.overlaps()) == []
    assert all(box[2] <= 600 for _, box in writing.texts)
    assert 2 < len(writing.texts) - 5 < len(signs)


_STRIP_MIDDLE = 25


def _strips(writing: Writing) -> Iterator[list[str]]:
    """What is written in each strip: runs of texts on its middle line."""
    run: list[str] = []
    for text, (_, top, _, bottom) in writing.texts:
        if abs((top + bottom) / 2 - _STRIP_MIDDLE) < 9:
            run.append(text)
        elif run:
            yield run
            run = []
    if run:
        yield run
