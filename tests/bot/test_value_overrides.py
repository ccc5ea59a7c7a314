"""The file of overrides: tables, texts and credits follow it, and a wrong one ends the start with one line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from bot.config import ConfigError
from bot.games import SPECS
from bot.language.stone_age import words
from bot.language.texts import Texts
from bot.value_overrides import apply
from engine.core.match import Match, Setup

IGLOO = "[igloos.igloo.I1]\ncost = { wood = 2, gold = 1 }\npoints = 17\n"


@pytest.fixture(autouse=True)
def overrides_removed() -> Iterator[None]:
    before = dict(engine.GAMES)
    yield
    engine.GAMES.update(before)
    engine.OVERRIDES.clear()


def written(folder: Path, text: str) -> Path:
    file = folder / "house.toml"
    file.write_text(text, "utf-8")
    return file


def test_tables_texts_and_credits_follow_it(tmp_path: Path) -> None:
    apply(written(tmp_path, IGLOO))
    match = Match.start(engine.GAMES["stone_age"], Setup("stone_age", 2, ("base", "igloos"), "jubilee"))
    igloo = match.view(None).igloos[0].building
    assert (igloo.cost, igloo.points) == ({"wood": 2, "gold": 1}, 17)
    english = Texts("en")
    assert words.building(english, "I1") == "2 wood + 1 gold → 17 points"
    assert "4 of 4 reconstructed (1 changed by the host of this bot)" in SPECS[
        "stone_age"
    ].phrases.credits_text(english)


def test_a_wrong_one_changes_nothing(tmp_path: Path) -> None:
    before = engine.GAMES["stone_age"]
    with pytest.raises(ConfigError, match=r"house\.toml:3: \[igloos\.igloo\.I1\] points"):
        apply(written(tmp_path, IGLOO.replace("17", "170")))
    assert engine.GAMES["stone_age"] is before


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"HOUSE_RULES: .*nowhere\.toml cannot be read"):
        apply(tmp_path / "nowhere.toml")
