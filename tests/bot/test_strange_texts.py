"""A small sample of strange texts; `python -m tests.bot.support.strange_texts` reads a million."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.bot.support import strange_texts

INPUTS = 4000


@pytest.mark.long
def test_no_strange_text_surprises_a_reader() -> None:
    counted = strange_texts.fuzz(INPUTS, seed=9)
    assert {*counted} == {*strange_texts.READERS}


@pytest.mark.parametrize("name", strange_texts.READERS)
@given(text=st.text(max_size=120))
def test_no_text_at_all_does(name: str, text: str) -> None:
    strange_texts.READERS[name][0](text)


def test_a_reader_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(text: str) -> None:
        raise ZeroDivisionError(text)

    monkeypatch.setitem(strange_texts.READERS, "turn", (broken, 1000))
    with pytest.raises(AssertionError, match="turn: "):
        strange_texts.fuzz(50, seed=1)
