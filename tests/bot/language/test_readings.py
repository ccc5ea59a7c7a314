"""Every ruling of the rule papers is listed as a reading, in every language, with the lines it rests on."""

from __future__ import annotations

import re

import pytest

from bot.games import SPECS
from bot.language.rulebooks import readings_text
from bot.language.texts import Texts, languages
from tests.bot.language.fluent_files import messages

RULINGS = {
    "hunters_scouts": [f"R{number:02}" for number in range(1, 48)],
    "stone_age": [
        f"R-{number:02}"
        for block in (range(1, 28), range(30, 41), range(41, 56), range(60, 68))
        for number in block
    ],
}
LINES = {
    "hunters_scouts": re.compile(r"L\d+(-\d+)?(, L\d+(-\d+)?)*"),
    "stone_age": re.compile(r"00[0-4]:L\d+(-\d+)?((, L|; 00[0-4]:L)\d+(-\d+)?)*"),
}


@pytest.mark.parametrize("game", RULINGS)
def test_every_ruling_is_listed_once_with_its_lines(game: str) -> None:
    rows = SPECS[game].readings()["reading"]
    assert [row["id"] for row in rows] == RULINGS[game]
    assert [row["id"] for row in rows if not LINES[game].fullmatch(row["source"])] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", RULINGS)
def test_every_reading_is_said_in_every_language(game: str, language: str) -> None:
    said = readings_text(Texts(language), game, SPECS[game].readings())
    assert len(said.splitlines()) == len(RULINGS[game]) + 2
    own = {each for each in messages(language) if each.startswith(f"reading-{game}-")}
    assert own == {f"reading-{game}-{each.lower()}" for each in RULINGS[game]}
