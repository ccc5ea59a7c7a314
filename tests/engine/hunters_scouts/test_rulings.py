"""Every ruling R01 to R47 has a test that bears its id."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
RULES = HERE.parents[2].parent / "shared/rules/hunters_scouts.md"
RULINGS = {f"r{number:02}" for number in range(1, 48)}


def covered() -> set[str]:
    """The rulings in the names of the tests next to this file."""
    names = [
        node.name
        for file in HERE.glob("test_*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    return {ruling for name in names for ruling in re.findall(r"_(r\d\d)(?=_|$)", name)}


def test_every_ruling_has_a_test() -> None:
    assert sorted(RULINGS - covered()) == []


def test_every_named_ruling_exists() -> None:
    assert sorted(covered() - RULINGS) == []


def test_the_rulings_are_those_of_the_rules() -> None:
    if not RULES.exists():
        pytest.skip("the rules are not here")
    assert {each.lower() for each in re.findall(r"^\| (R\d\d) \|", RULES.read_text("utf-8"), re.M)} == RULINGS
