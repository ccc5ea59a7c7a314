"""Long texts on pages: nothing is lost, nothing is too long."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.language.fitting import pages

TEXT = st.text(alphabet=st.sampled_from("ab \n"), max_size=300)


def test_a_page_ends_with_a_line_and_a_short_text_is_one() -> None:
    assert pages("one\ntwo", 7) == ["one\ntwo"]
    assert pages("one\ntwo\nthree", 8) == ["one\ntwo", "three"]


@pytest.mark.parametrize(
    ("text", "parts"), [("one two six", ["one two", "six"]), ("abcdefghij", ["abcdefg", "hij"])]
)
def test_a_line_that_is_too_long_ends_between_words_if_it_can(text: str, parts: list[str]) -> None:
    assert pages(text, 7) == parts


@given(TEXT, st.integers(1, 40))
def test_no_page_is_too_long_and_no_letter_is_lost(text: str, longest: int) -> None:
    found = pages(text, longest)
    assert all(len(page) <= longest for page in found)
    assert "".join("".join(found).split()) == "".join(text.split())
