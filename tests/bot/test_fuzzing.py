"""A small sample of strange texts; `python -m tests.bot.fuzzing` reads a million."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.bot import fuzzing

INPUTS = 4000


def test_no_strange_text_surprises_a_reader() -> None:
    counted = fuzzing.fuzz(INPUTS, seed=9)
    assert {*counted} == {*fuzzing.READERS}


@pytest.mark.parametrize("name", fuzzing.READERS)
@given(text=st.text(max_size=120))
def test_no_text_at_all_does(name: str, text: str) -> None:
    fuzzing.READERS[name][0](text)


def test_a_reader_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(text: str) -> None:
        raise ZeroDivisionError(text)

    monkeypatch.setitem(fuzzing.READERS, "turn", (broken, 1000))
    with pytest.raises(AssertionError, match="turn: "):
        fuzzing.fuzz(50, seed=1)
