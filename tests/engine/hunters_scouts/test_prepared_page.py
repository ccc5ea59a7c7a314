"""The page about prepared answers names every question and every kind of Jäger und Späher."""

from __future__ import annotations

import re
from pathlib import Path

from engine.hunters_scouts import prepared
from engine.hunters_scouts.prepared.kinds import CHARACTER, KINDS, PARTS
from engine.hunters_scouts.prepared.plans import COUNTED, STANDS

PAGE = (Path(prepared.__file__).parent / "README.md").read_text("utf-8")
ROWS = [line.split(" | ") for line in PAGE.partition("## Plans")[0].splitlines() if line.startswith("| `")]


def test_every_order_and_its_questions_stand_on_the_page() -> None:
    said = {name: row[0] for row in ROWS for name in re.findall(r"`([a-z-]+)`", row[1])}
    assert {*said} == {CHARACTER, *KINDS}
    for name, kind in KINDS.items():
        assert all(f"`{prompt}`" in said[name] for prompt in kind.prompts), name


def test_every_question_has_an_order() -> None:
    prompts = {prompt for kind in (*KINDS.values(), *PARTS.values()) for prompt in kind.prompts}
    asked = {word for row in ROWS for word in re.findall(r"`([a-z-]+)`", row[0])}
    assert asked == {"turn", *prompts}


def test_every_condition_stands_on_the_page() -> None:
    assert all(f"`{word}`" in PAGE for word in (*COUNTED, *STANDS))
