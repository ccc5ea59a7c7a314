"""Names of any length and script never break a picture."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from renders.assets import can_write
from renders.frame import fitted, text_width
from renders.gallery import samples
from renders.stone_age import draw, draw_own, draw_standing


@pytest.mark.parametrize("name", ["Mira", "Jörg", "Łukasz", "Ágnes O’Brien-Šimůnek", "Ναυσικά", "Дмитрий"])
def test_names_of_latin_greek_and_cyrillic_are_written(name: str) -> None:
    assert can_write(name)


@pytest.mark.parametrize(
    "name", ["", "   ", "山田", "مريم", "🦣", "Mira🦣", "a\nb", "\u202ea", "\x00", "\U000f0000"]
)
def test_names_with_a_missing_glyph_are_not(name: str) -> None:
    assert not can_write(name)


@settings(max_examples=20, deadline=None)
@given(st.lists(st.text(max_size=80), min_size=4, max_size=4))
def test_no_name_breaks_a_picture(names: list[str]) -> None:
    assert draw(samples.table(4, "over"), names=names)
    assert draw_own(samples.own(), names=names)
    assert draw_standing(samples.table(4, "over"), names=names)


@given(st.text(max_size=60), st.integers(40, 600))
def test_a_fitted_name_fits(name: str, room: int) -> None:
    assert text_width(fitted(name, 38, room), 38) <= room


def test_a_name_that_cannot_be_written_leaves_the_mark_alone() -> None:
    table = samples.table(2)
    assert draw(table, names=("山田", "B")) == draw(table, names=("🦣", "B"))
    assert draw(table, names=("山田", "B")) != draw(table, names=("A", "B"))
