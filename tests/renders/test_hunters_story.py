"""The end and the replay of Jäger und Späher: the points by source, the way there, and every scene."""

import io
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from engine.core.views import SceneView
from renders import replay
from renders.end import compose_end
from renders.end.legend import WIDTH
from renders.gallery import hunters_gallery
from renders.gallery import hunters_samples as samples
from renders.hunters_scouts import draw_end, draw_replay
from renders.hunters_scouts.board import compose
from renders.hunters_scouts.captions import caption
from renders.hunters_scouts.film import FILM
from renders.hunters_scouts.standing import LEGEND
from renders.icons import ICONS
from renders.replay.caption import STRIP_HEIGHT
from renders.replay.gif import to_palette
from tests.renders.conftest import Writing
from tests.renders.hunters_tables import open_table

NAMES = samples.NAMES
LINES = (
    *(
        ("play hunter", ("hunter",)),
        ("send forest-1+village", ("placing",)),
        ("recall forest-1 wood", ("recall",)),
    ),
    *(("wear forest-1 wood", ("consumption stone",)), ("mark forest-1", ("consumption stone",))),
    *(("create axe", ("create", "axe")), ("pick items", ("item",)), ("pick members", ("placing",))),
    *(("pick hunting", ("hunting",)), ("lay left", ("display",)), ("recruit 3 2 1", ("display",))),
    *(("lose village", ("supply",)), ("give axe+drum", ("exchange",)), ("convert", ("fur",))),
    *(("done", ("closed",)), ("decline", ("closed",)), ("sunset", ("sunset",)), ("forgo", ("forgo",))),
    *(("stash axe+drum", ("keep",)), ("exchange axe", ("exchange",)), ("", ())),
)
HIDDEN = ("stash", "exchange")


@pytest.mark.parametrize("rounds", [1, 12, 38, 340])
def test_everything_written_at_the_end_stays_apart_and_inside(rounds: int, writing: Writing) -> None:
    story = hunters_gallery.story(max(rounds, 4))
    story = replace(story, courses=tuple(course[-rounds:] for course in story.courses))
    image = compose_end(story, names=("W" * 60,) * 2, legend=LEGEND)
    assert list(writing.overlaps()) == []
    assert all(box[0] >= 0 and box[2] <= WIDTH for _, box in writing.texts)
    assert all(box[1] >= 0 and box[3] <= image.height for _, box in writing.texts)


def test_a_game_without_dice_has_no_luck(writing: Writing) -> None:
    compose_end(hunters_gallery.story(), names=NAMES, legend=LEGEND)
    assert not any(text.startswith(("×", "Σ")) for text, _ in writing.texts)


def test_every_source_has_its_own_sign_and_colour() -> None:
    assert tuple(LEGEND.icons) == tuple(LEGEND.colours) == samples.SOURCES
    assert len({*LEGEND.icons.values()}) == len({*LEGEND.colours.values()}) == len(samples.SOURCES)
    assert {*LEGEND.icons.values()} <= {*ICONS}


def test_the_way_begins_where_the_tribes_began() -> None:
    story = hunters_gallery.story()
    assert draw_end(story, names=NAMES) != draw_end(replace(story, origins=(10, 10)), names=NAMES)


@pytest.mark.parametrize(("line", "icons"), LINES)
def test_a_caption_shows_the_choice_and_nothing_hidden(line: str, icons: tuple[str, ...]) -> None:
    view = samples.table()
    shown = tuple(sign.icon for sign in caption(SceneView((1,), line, view), view))
    assert shown == icons
    assert {*shown} <= {*ICONS}
    assert not line.startswith(HIDDEN) or not {*shown} & {"axe", "drum"}


def test_a_caption_shows_what_the_choice_brought() -> None:
    before = samples.table()
    richer = replace(before.tribes[0], vp=before.tribes[0].vp + 3, hunger=0, camp=0)
    after = replace(before, tribes=(richer, before.tribes[1]))
    signs = {sign.icon: sign.before for sign in caption(SceneView((0,), "create axe", after), before)}
    assert signs["points"] == "+3"
    assert signs["hunger"] == "\N{MINUS SIGN}4"
    assert (signs["camp"], signs["person"]) == ("\N{MINUS SIGN}1", "+1")


def test_a_scene_of_both_tribes_tells_the_round() -> None:
    view = samples.table()
    (sign,) = caption(SceneView((0, 1), "", view), view)
    assert (sign.icon, sign.behind) == ("round", str(view.round))


def test_every_picture_is_its_scene_as_high_as_the_highest_board() -> None:
    views = [samples.table("normal"), open_table(14), samples.table("introductory")]
    scenes = [SceneView((i % 2,), "done", view) for i, view in enumerate(views)]
    film = Image.open(io.BytesIO(draw_replay(scenes, names=NAMES)))
    assert film.size == (550, STRIP_HEIGHT + FILM.height(views[1]) // replay.SHRINK)
    drawn = FILM.frames(scenes, NAMES)
    for i, (expected, _) in enumerate(drawn):
        film.seek(i)
        assert (
            ImageChops.difference(film.convert("RGB"), to_palette(expected).convert("RGB")).getbbox() is None
        )


@pytest.mark.parametrize("view", [samples.table("survival"), open_table(14), open_table(30)])
def test_the_height_of_a_board_is_known_without_drawing_it(view: object) -> None:
    assert isinstance(view, type(samples.table()))
    assert compose(view, names=NAMES).height == FILM.height(view)
