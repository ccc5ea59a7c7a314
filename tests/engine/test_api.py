"""The examples of `engine/API.md` do what they say."""

from __future__ import annotations

import doctest
from pathlib import Path

import engine

PAGE = Path(engine.__file__).parent / "API.md"


def test_the_examples_of_the_page_are_true() -> None:
    done = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8")
    assert done.attempted > 30
    assert done.failed == 0
