"""The page on prepared answers names every kind, and its examples hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import engine
from engine import GAMES
from engine.stone_age.prepared import planning
from tests.engine.stone_age.table import table

GAME = GAMES["stone_age"]
PAGE = (Path(engine.__file__).parent / "stone_age" / "prepared" / "README.md").read_text("utf-8")
ROW = re.compile(r"^\| ((?:`[a-z-]+` ?)+) \|[^|]*\|[^|]*\| `([^`]+)` \|$", re.M)
KINDS = [(name, value) for names, value in ROW.findall(PAGE) for name in re.findall(r"`([^`]+)`", names)]
IN_A_PLAN: list[str] = re.findall(r"^\| `([^`]+)` \|[^|]*\|$", PAGE.split("## Plans")[1], re.M)
VERDICTS = re.findall(r"`(plan-[a-z-]+)`", PAGE)


def test_every_order_is_explained_once() -> None:
    assert sorted(name for name, _ in KINDS) == sorted(GAME.kinds.names)


@pytest.mark.parametrize(
    ("kind", "value"), [each for each in KINDS if each[0] not in ("bonus", "animal-reward")]
)
def test_an_example_reads_and_is_written_the_same(kind: str, value: str) -> None:
    assert table(4, *GAME.modules[1:]).kinds.read(0, kind, value) == value


@pytest.mark.parametrize("entry", [each for each in IN_A_PLAN if not each.startswith("plan-")])
def test_what_stands_in_a_plan_reads(entry: str) -> None:
    if entry.startswith("this round"):
        entry = entry.replace("…", "field")
    whole = f"field; {entry}" if entry.startswith("stop") else entry
    bound = whole.replace("this round", "round 1").replace("card 3 if price", "K3 if price")
    assert table().kinds.read(0, "plan", whole) in (bound, "ask")


def test_every_verdict_is_explained() -> None:
    said = re.findall(r'"(plan-[a-z-]+)"', Path(planning.__file__).read_text("utf-8"))
    assert {*VERDICTS} == {*said}
