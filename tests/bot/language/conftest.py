"""Fixtures for tests of the texts: a missing message or parameter fails the test."""

from __future__ import annotations

import pytest

from bot.language import texts
from bot.language.texts import Texts


class Gap(AssertionError):
    """A message is missing or got the wrong parameters."""


@pytest.fixture(autouse=True)
def no_gaps(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(gap: str) -> None:
        raise Gap(gap)

    monkeypatch.setattr(texts, "report", fail)


@pytest.fixture
def english() -> Texts:
    return Texts("en")
