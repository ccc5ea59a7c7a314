"""The house file: what it replaces, and one clear sentence for everything that it cannot."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from bot.house import HouseError, furnish, read
from bot.language.phrases import PHRASES
from bot.language.texts import Texts
from engine.core.match import Match, Setup

ROOT = Path(__file__).resolve().parents[2]
IGLOO = '[[igloos.igloo]]\nid = "I1"\ncost = { wood = 2, gold = 1 }\npoints = 17\n'
DICE = '[style.dice_bar]\n6 = { kind = "resource", resource = "gold", amount = 2 }\n'


@pytest.fixture
def furnished_back() -> Iterator[None]:
    before = dict(engine.GAMES)
    yield
    engine.GAMES.update(before)


def written(folder: Path, text: str) -> Path:
    file = folder / "house.toml"
    file.write_text(text, "utf-8")
    return file


def test_new_fields_are_read_by_row(tmp_path: Path) -> None:
    assert read(written(tmp_path, IGLOO + DICE)) == {
        ("igloos", "igloo", "I1"): {"cost": {"wood": 2, "gold": 1}, "points": 17},
        ("style", "dice_bar", ""): {"6": {"kind": "resource", "resource": "gold", "amount": 2}},
    }


def test_an_empty_file_changes_nothing(tmp_path: Path) -> None:
    assert read(written(tmp_path, "")) == {}


@pytest.mark.usefixtures("furnished_back")
def test_tables_and_texts_play_with_the_new_values(tmp_path: Path) -> None:
    furnish(written(tmp_path, IGLOO))
    match = Match.start(engine.GAMES["stone_age"], Setup("stone_age", 2, ("base", "igloos")))
    igloo = match.view(None).igloos[0].building
    assert (igloo.cost, igloo.points) == ({"wood": 2, "gold": 1}, 17)
    words, english = PHRASES["stone_age"], Texts("en")
    assert words.building(english, "I1") == "2 wood + 1 gold → 17 points"
    assert "4 of 4 reconstructed (1 changed by the host of this bot)" in words.credits_text(english)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x = [", "is not valid TOML: "),
        ("[igloo.igloo]\nid = 1", "[igloo]: there is no such table; there are board, cards,"),
        ('[[igloos.iglu]]\nid = "I1"', "[igloos.iglu]: there is no such part; there are igloo."),
        ('[igloos.igloo]\nid = "I1"', "[igloos.igloo]: write [[igloos.igloo]] with an id."),
        ('[[igloos.igloo]]\nid = "I9"', "[igloos.igloo] I9: there is no such id; there are I1, I2, I3, I4."),
        (IGLOO + IGLOO, "[igloos.igloo] I1: is there twice."),
        ('[[animals.animal]]\nid = "boar"\nmalus = 1', "[animals.animal] boar: this is known from the rules"),
        ("[board.food]\npips = 3", "[board.food]: this is known from the rules"),
        (
            IGLOO.replace("points", "price"),
            "I1, field 'price': there is no such field to replace; there are cost,",
        ),
        (IGLOO.replace("17", '"17"'), "I1, field 'points': a number from 0 to 99 is expected, not '17'."),
        (IGLOO.replace("17", "-1"), "I1, field 'points': a number from 0 to 99 is expected, not -1."),
        (IGLOO.replace("17", "true"), "I1, field 'points': true or false stands only where it stood."),
        (IGLOO.replace("gold", "tin"), "I1, field 'cost': tin = 1 is no price."),
        (
            DICE.replace('kind = "resource"', 'kind = "magic"'),
            "field '6': there is no effect 'magic'; there are ",
        ),
        (DICE.replace('"gold"', '"tin"'), "field '6': there is no resource 'tin'; there are brick,"),
        (IGLOO + 'kind = "choice"', "I1, field 'kind': there is no such field to replace; there are cost,"),
        (
            '[[style.card]]\nid = "SC1"\nbottom = { kind = "culture", symbol = "silver" }',
            "SC1, field 'bottom': there is no symbol 'silver'; there are art, jewelry,",
        ),
        (DICE.replace(", amount = 2", ""), "field '6': exactly these are expected: kind, resource, amount."),
        (DICE.replace("= 2 }", '= "2" }'), "field '6': amount: a number from 0 to 99 is expected, not '2'."),
    ],
)
def test_what_cannot_be_used_is_said_with_its_place(text: str, said: str, tmp_path: Path) -> None:
    file = written(tmp_path, text)
    with pytest.raises(HouseError) as mistake:
        read(file)
    assert str(mistake.value).startswith(f"{file}: ")
    assert said in str(mistake.value)


def test_an_effect_must_exist_wherever_its_tile_is_played(tmp_path: Path) -> None:
    tile = '[[mammoths.tile]]\nid = "M01"\nfirst = { kind = "trader", steps = 1, jewelry = 2 }\n'
    with pytest.raises(HouseError, match="'trader' does not exist in the module 'mammoths'"):
        furnish(written(tmp_path, tile))
    assert read(
        written(tmp_path, '[[style.card]]\nid = "SC1"\nbottom = { kind = "culture", symbol = "art" }\n')
    )


def test_the_operator_reads_one_line(tmp_path: Path) -> None:
    """A bad house file ends the start, before anything is opened."""
    environment = {**os.environ, "HOUSE_RULES": str(written(tmp_path, IGLOO.replace("17", "170")))}
    environment |= {"PYTHONPATH": str(ROOT), "DATABASE": str(tmp_path / "games.sqlite")}
    command = [sys.executable, "-m", "bot"]
    run = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60)
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert "[igloos.igloo] I1, field 'points': a number from 0 to 99 is expected, not 170." in run.stderr
    assert not (tmp_path / "games.sqlite").exists()


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(HouseError, match=r"nowhere\.toml: cannot be read: "):
        read(tmp_path / "nowhere.toml")
