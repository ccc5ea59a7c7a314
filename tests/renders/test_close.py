"""My view for a phone: a few large things, whatever one owns."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from engine.stone_age.view import TableView
from renders.gallery import module_samples, samples
from renders.stone_age import draw_close
from renders.stone_age.close import WIDTH
from tests.renders.conftest import Writing, crowded_table

NAMES = samples.NAMES
LEGIBLE = 7 / 0.66 * WIDTH / 318
"""The least size of a letter: capitals of seven pixels where a phone shows the picture 318 pixels wide."""
HIGHEST = 2 * WIDTH


def own_crowd() -> TableView:
    """A player with everything there is, thirty cards among it."""
    table = crowded_table()
    rich = replace(table.players[3], own_cards=samples.CARDS * 4, cards=36)
    return replace(table, viewer=3, players=(*table.players[:3], rich))


VIEWS = {"usual": samples.own(), "modules": module_samples.own(), "crowd": own_crowd()}


def open_places(view: TableView) -> list[str]:
    return [space.id for space in view.spaces if space.open]


@pytest.mark.parametrize("name", VIEWS)
def test_it_is_as_wide_as_a_phone_and_not_endless(name: str) -> None:
    view = VIEWS[name]
    picture = Image.open(io.BytesIO(draw_close(view, names=NAMES, places=open_places(view))))
    assert (picture.format, picture.mode, picture.width) == ("PNG", "P", WIDTH)
    assert picture.height <= HIGHEST


@pytest.mark.parametrize("name", VIEWS)
def test_everything_written_is_large_and_apart(name: str, writing: Writing) -> None:
    draw_close(VIEWS[name], names=("W" * 40,) * 5, places=())
    assert writing.texts
    assert list(writing.overlaps()) == []
    assert all(box[0] >= 0 and box[2] <= WIDTH for _, box in writing.texts)
    assert all(box[3] - box[1] >= LEGIBLE * 0.66 for _, box in writing.texts)


def test_without_a_choice_there_are_no_places() -> None:
    with_places, without = (
        Image.open(io.BytesIO(draw_close(samples.own(), names=NAMES, places=places))).height
        for places in (["hunt", "forest"], [])
    )
    assert without + 200 < with_places


def test_unknown_places_are_left_out() -> None:
    one, other = (
        draw_close(samples.own(), names=NAMES, places=places)
        for places in (["hunt"], ["moon", "hunt", "hunt"])
    )
    assert one == other


def test_others_are_not_in_it() -> None:
    view = samples.own()
    stranger = replace(view.players[0], own_cards=samples.CARDS, food=99)
    other = replace(view, players=(stranger, *view.players[1:]))
    assert draw_close(view, names=NAMES, places=["hunt"]) == draw_close(other, names=NAMES, places=["hunt"])


def test_a_bystander_has_none() -> None:
    with pytest.raises(ValueError, match="bystander"):
        draw_close(samples.table(3), names=NAMES, places=())


@settings(max_examples=15, deadline=None)
@given(st.lists(st.text(max_size=80), min_size=4, max_size=4))
def test_no_name_breaks_it(names: list[str]) -> None:
    assert draw_close(samples.own(), names=names, places=["card 1"])
