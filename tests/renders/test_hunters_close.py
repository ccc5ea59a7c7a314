"""My view of Jäger und Späher for a phone: a few large things, whatever one owns."""

import io
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from engine.hunters_scouts.view import TableView
from renders.gallery import hunters_samples as samples
from renders.hunters_scouts import draw_close
from renders.hunters_scouts.close import WIDTH
from tests.renders.conftest import Writing
from tests.renders.hunters_tables import CHARACTERS, ITEMS, crowded_table

NAMES = samples.NAMES
LEGIBLE = 27 * WIDTH / 1200 * 1.2
"""The least size of a letter: larger than the smallest one of the board at the same width."""
HIGHEST = 3 * WIDTH


def own_crowd() -> TableView:
    """A tribe with every item twice and the most characters."""
    table = crowded_table()
    rich = replace(table.tribes[1], own_items=(*ITEMS, *ITEMS), items=2 * len(ITEMS), hand=CHARACTERS[:7])
    return replace(table, viewer=1, tribes=(table.tribes[0], rich), pool={})


def places_of(view: TableView) -> list[str]:
    return [each.id for each in (*view.locations, *view.places)]


VIEWS = {"recall": samples.own("recall"), "turn": samples.own("turn"), "crowd": own_crowd()}


@pytest.mark.parametrize("name", ["recall", "turn"])
def test_it_is_as_wide_as_a_phone_and_not_endless(name: str) -> None:
    view = VIEWS[name]
    picture = Image.open(io.BytesIO(draw_close(view, names=NAMES, places=places_of(view))))
    assert (picture.format, picture.mode, picture.width) == ("PNG", "P", WIDTH)
    assert picture.height <= HIGHEST


@pytest.mark.parametrize("name", VIEWS)
def test_everything_written_is_large_and_apart(name: str, writing: Writing) -> None:
    draw_close(VIEWS[name], names=("W" * 40,) * 2, places=())
    writing.texts.clear()
    draw_close(VIEWS[name], names=("W" * 40,) * 2, places=())
    assert writing.texts
    assert list(writing.overlaps()) == []
    assert all(box[0] >= 0 and box[2] <= WIDTH for _, box in writing.texts)
    assert all(box[3] - box[1] >= LEGIBLE * 0.66 for text, box in writing.texts if text.isalnum())


def test_items_of_a_kind_are_shown_once_with_their_number(writing: Writing) -> None:
    draw_close(own_crowd(), names=NAMES, places=())
    said = [text for text, _ in writing.texts]
    assert said.count("×2") == len(ITEMS)


def test_locations_are_shown_and_what_is_none_is_left_out() -> None:
    view = samples.own("turn")
    none, one, other = (
        draw_close(view, names=NAMES, places=places)
        for places in ([], ["forest-1"], ["village", "members", "forest-1", "forest-1", "moon"])
    )
    assert none != one == other


def test_characters_give_way_to_the_pool() -> None:
    view = samples.own("recall")
    fewer = replace(view, tribes=(view.tribes[0], replace(view.tribes[1], hand=view.tribes[1].hand[:1])))
    assert _height(view) == _height(fewer)
    assert _height(replace(view, pool={})) > _height(replace(fewer, pool={}))


def _height(view: TableView) -> int:
    return Image.open(io.BytesIO(draw_close(view, names=NAMES, places=()))).height


def test_nothing_hidden_of_the_other_tribe_is_in_it() -> None:
    view = samples.own("turn")
    other = replace(view.tribes[0], own_items=ITEMS, hunger=9)
    changed = replace(view, tribes=(other, view.tribes[1]))
    assert draw_close(changed, names=NAMES, places=()) == draw_close(view, names=NAMES, places=())


def test_a_bystander_has_none() -> None:
    with pytest.raises(ValueError, match="bystander"):
        draw_close(samples.table(), names=NAMES, places=())


@settings(max_examples=10, deadline=None)
@given(st.lists(st.text(max_size=80), min_size=2, max_size=2))
def test_no_name_breaks_it(names: list[str]) -> None:
    assert draw_close(samples.own(), names=names, places=["forest-1"])
