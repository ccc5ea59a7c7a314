"""Modules edit the table of rules; nothing else knows that they exist (design, section 6)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from inspect import getfile
from pathlib import Path

import pytest

import engine
from engine import GAMES
from engine.core.match import Match, Setup
from engine.core.modules import Module
from engine.stone_age.components import TABLES
from engine.stone_age.draft import Draft
from engine.stone_age.modules import MODULES
from tests.engine.playing import BOXES, STONE_AGE

ENGINE = Path(engine.__file__).parent
HOME = ENGINE / "stone_age/modules"
OUTSIDE = [file for file in sorted(ENGINE.rglob("*.py")) if HOME not in file.parents]
EXPANSIONS = {*MODULES.ids} - {MODULES.usual}
SAID_BY_THE_RULES = {
    ("value_overrides.py", "style"),  # the name of a data file, and of the dice bar in it
    ("value_overrides.py", "igloos"),
    ("value_overrides.py", "mammoths"),
    *(("components.py", name) for name in TABLES),
}


def named(source: str) -> Iterator[str]:
    """The ids of modules that stand in a source as a text of their own."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and node.value in EXPANSIONS:
            yield str(node.value)


def test_no_module_is_named_outside_its_home() -> None:
    said = {(file.name, name) for file in OUTSIDE for name in named(file.read_text("utf-8"))}
    assert said - SAID_BY_THE_RULES == set()


def test_a_named_module_would_be_seen() -> None:
    assert list(named('if "style" in s.rules.modules: ...')) == ["style"]
    assert list(named('match name:\n    case "mammoths": ...')) == ["mammoths"]
    assert list(named("style = 3")) == []


def test_nothing_asks_the_rules_which_modules_there_are() -> None:
    """Only views say them, and setups choose them."""
    asked = {
        file.name
        for file in OUTSIDE
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Compare)
        and any(isinstance(part, ast.Attribute) and part.attr == "modules" for part in node.comparators)
    }
    assert asked <= {"game.py"}


@pytest.mark.parametrize("module", [*MODULES], ids=lambda module: module.id)
def test_a_module_lives_in_a_small_file(module: Module[Draft]) -> None:
    home = Path(getfile(module.install))
    assert HOME in home.parents or module.id == MODULES.usual
    assert len(home.read_text("utf-8").splitlines()) <= 200


def test_every_legal_setup_begins() -> None:
    for setup in STONE_AGE:
        view = Match.start(GAMES["stone_age"], setup).view(None)
        assert view.modules == setup.modules
        assert len(view.players) == setup.seats


def test_every_stage_stands_where_section_8_puts_it() -> None:
    rules = GAMES["stone_age"].rules(Setup("stone_age", 4, BOXES, "jubilee"))  # pyright: ignore[reportAttributeAccessIssue]
    assert [phase.begin.__name__ for phase in rules.phases] == [
        *("MoveStartPlayer", "WakeAnimal", "SlideCards", "ReleaseAnimals", "ReadyTools", "ReadyTrader"),
        *("MoveHerd", "FillRings", "StartPlacing"),
        *("PayIncome", "TakeTurns", "TameHerd", "CheckAnimal", "FeedPeople", "CheckStacks"),
    ]
