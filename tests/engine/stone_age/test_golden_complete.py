"""Every golden case has a test that bears its id."""

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
GOLDEN = HERE.parents[2].parent / "shared/rules/golden_cases.md"
CASES = {
    "SET": 6, "PLC": 12, "ACT": 4, "TOOL": 16, "GAT": 8, "CRD": 6, "BLD": 9,
    "FED": 9, "NEW": 5, "END": 4, "FIN": 11, "WIN": 3, "CNT": 5,
    "HW": 7, "WA": 16, "IG": 5, "ST": 35, "MM": 17, "X": 5,
}  # fmt: skip
"""How many cases each section has, numbered from 1."""
IDS = {f"GC-{section}-{number:02}" for section, cases in CASES.items() for number in range(1, cases + 1)}
RULING_CHECKS = {f"RC-{number:02}" for number in range(1, 18)}
TEST = re.compile(r"test_(gc_[a-z]+|rc)_(\d\d)_")


def covered() -> set[str]:
    """The ids in the names of the tests next to this file."""
    found: set[str] = set()
    for file in HERE.glob("test_*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and (named := TEST.match(node.name)):
                found.add(f"{named[1].upper().replace('_', '-')}-{named[2]}")
    return found


def test_every_golden_case_has_a_test() -> None:
    assert len(IDS) == 183
    assert sorted((IDS | RULING_CHECKS) - covered()) == []


def test_every_named_case_exists() -> None:
    assert sorted(covered() - IDS - RULING_CHECKS) == []


def test_the_list_of_cases_is_the_one_of_the_rules() -> None:
    if not GOLDEN.exists():
        pytest.skip("the golden cases are not here")
    cases = GOLDEN.read_text(encoding="utf-8")
    assert set(re.findall(r"^### ((?:GC-[A-Z]+|RC)-\d\d)", cases, re.M)) == IDS | RULING_CHECKS
