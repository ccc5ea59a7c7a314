"""The private pictures and the final standing of Jäger und Späher."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from engine.core.views import ResultView
from engine.hunters_scouts.view import TableView
from renders import theme
from renders.gallery import hunters_samples as samples
from renders.hunters_scouts import draw_close, draw_own, draw_standing
from tests.renders.conftest import Writing
from tests.renders.hunters_tables import CHARACTERS, ITEMS, crowded_table

NAMES = samples.NAMES


def test_own_items_are_shown_and_change_the_picture() -> None:
    table = samples.own()
    pictures = set[bytes]()
    for item in ITEMS:
        mine = replace(table.tribes[1], own_items=(item,))
        pictures.add(draw_own(replace(table, tribes=(table.tribes[0], mine)), names=NAMES))
    assert len(pictures) == len(ITEMS)


def test_what_the_pool_pays_for_is_ticked() -> None:
    table = samples.own()
    figure = replace(table.tribes[1], own_items=(samples.ITEMS[4],))
    table = replace(table, tribes=(table.tribes[0], figure))
    enough, short = (
        draw_own(replace(table, pool={"clay": clay, "wood": 3 - clay}), names=NAMES) for clay in (2, 1)
    )
    assert enough != short


def test_nothing_of_the_other_tribe_is_in_it() -> None:
    table = samples.own()
    other = replace(table.tribes[0], hand=("fisher",), vp=3, own_items=ITEMS)
    changed = replace(table, tribes=(other, table.tribes[1]))
    assert draw_own(changed, names=NAMES) == draw_own(table, names=NAMES)


def test_a_whole_deck_of_own_items_fits(writing: Writing) -> None:
    table = crowded_table()
    mine = replace(table.tribes[1], own_items=(*ITEMS, *ITEMS, *ITEMS[:5]))
    table = replace(table, viewer=1, tribes=(table.tribes[0], mine))
    draw_own(table, names=NAMES)
    writing.texts.clear()
    assert len(draw_own(table, names=("W" * 40,) * 2)) < 300_000
    assert list(writing.overlaps()) == []


def own_of(phase: str, items: int, characters: int) -> TableView:
    table = samples.own(phase)
    mine = replace(table.tribes[1], own_items=ITEMS[:items], hand=(*CHARACTERS, "hunter")[:characters])
    return replace(table, tribes=(table.tribes[0], mine))


@pytest.mark.parametrize("phase", ["turn", "recall"])
@pytest.mark.parametrize(("items", "characters"), [(0, 0), (1, 3), (3, 5), (5, 7), (8, 8), (13, 12)])
def test_own_things_are_a_landscape_picture_that_can_be_read(
    items: int, characters: int, phase: str, writing: Writing
) -> None:
    picture = draw_own(own_of(phase, items, characters), names=("W" * 40,) * 2)
    width, height = Image.open(io.BytesIO(picture)).size
    assert width == 1100
    assert 1.5 <= width / height <= 1.7
    assert all(size >= theme.LEAST for _, size in writing.sizes)
    assert list(writing.overlaps()) == []


def test_what_was_fetched_takes_the_place_of_the_characters(writing: Writing) -> None:
    draw_own(own_of("recall", 3, 5), names=NAMES)
    assert ("2", theme.HUGE) in writing.sizes


def test_without_items_and_cards_there_is_still_a_picture() -> None:
    table = samples.table()
    poor = replace(table.tribes[0], own_items=(), items=0, hand=())
    assert draw_own(replace(table, viewer=0, tribes=(poor, table.tribes[1])), names=NAMES)


@pytest.mark.parametrize("points", [(25, 13), (112, 0), (0, 0)])
def test_every_score_is_written_apart(points: tuple[int, int], writing: Writing) -> None:
    table = crowded_table()
    standing = tuple(ResultView(seat, seat + 1, vp, None, {}) for seat, vp in enumerate(points))
    picture = draw_standing(replace(table, phase="over", standing=standing), names=("W" * 60,) * 2)
    width, height = Image.open(io.BytesIO(picture)).size
    assert 1.5 <= width / height <= 1.7
    assert all(size >= theme.LEAST for _, size in writing.sizes)
    assert all(box[2] <= width for _, box in writing.texts)
    written = [text for text, _ in writing.texts]
    assert all(str(vp) in written for vp in points)
    assert list(writing.overlaps()) == []


def test_items_of_a_kind_are_shown_once_with_their_number(writing: Writing) -> None:
    table = crowded_table()
    mine = replace(table.tribes[1], own_items=ITEMS * 2)
    table = replace(table, viewer=1, tribes=(table.tribes[0], mine))
    draw_close(table, names=NAMES, places=())
    assert [text for text, _ in writing.texts].count("×2") == len(ITEMS)


def test_characters_give_way_to_the_pool() -> None:
    view = samples.own("recall")
    fewer = replace(view, tribes=(view.tribes[0], replace(view.tribes[1], hand=view.tribes[1].hand[:1])))
    assert _height(view) == _height(fewer)
    assert _height(replace(view, pool={})) > _height(replace(fewer, pool={}))


def _height(view: TableView) -> int:
    return Image.open(io.BytesIO(draw_close(view, names=NAMES, places=()))).height
