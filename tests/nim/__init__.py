"""Nim, a third game for tests only: it shows that a game needs only rules, pictures, texts and a `GameSpec`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import engine
from bot.games import SPECS, GameSpec, places_as_fields
from bot.language import texts
from engine.core.match import AnyGame
from tests.nim import painter, words
from tests.nim.rules import Nim

GAME: AnyGame = Nim()
SPEC = GameSpec(
    phrases=words,
    painter=painter,
    story=words.story,
    course=("turn",),
    readings=dict,
    hand_overs={2: 8, 3: 8},
    places=places_as_fields,
)


@contextmanager
def registered() -> Iterator[None]:
    """In this block Nim is registered in the bot and the engine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(engine.GAMES, Nim.id, GAME)
        patch.setitem(SPECS, Nim.id, SPEC)
        patch.setattr(texts, "HOMES", [*texts.HOMES, Path(__file__).parent])
        texts.read_again()
        yield
    texts.read_again()
