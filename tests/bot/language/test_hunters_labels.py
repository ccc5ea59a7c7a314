"""Labels of Jäger und Späher that name many places are short in every language."""

from __future__ import annotations

import pytest

from bot.language.phrases import PHRASES
from bot.language.texts import Texts, languages
from engine import GAMES
from engine.core.actions import Bag
from engine.core.match import Match, Setup
from engine.hunters_scouts.actions import Recall

FAR = ("glyptodon-1", "macrauchenia-1", "megatherium-1", "sabre-tooth-1", "floodplain-1")
"""The locations with the longest names."""


@pytest.mark.parametrize("language", languages())
def test_members_from_five_places_are_named_briefly_but_apart(language: str) -> None:
    view = Match.start(GAMES["hunters_scouts"], Setup("hunters_scouts", 2, ("normal",), "2014")).view(0)
    said = PHRASES["hunters_scouts"].action(
        Texts(language), Recall(tuple((where, Bag(("stone",))) for where in FAR)), view, 0
    )
    assert len(said) <= 80
    assert len({part.partition(":")[0] for part in said.split(", ")}) == len(FAR)
