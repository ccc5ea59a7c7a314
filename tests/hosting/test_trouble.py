"""The page on what can go wrong has each line that the log can have at WARNING or above, and no other."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.test_repository import ROOT

PAGE = ROOT / "deploy" / "TROUBLE.md"
NOT_RUN = {"bench", "playground", "rehearsal", "translating"}
"""Packages that no host's bot runs."""
LOUD = {"warning", "error", "exception", "critical", "log"}
"""`log` gets a level that is found out while the program runs."""
PLACE = re.compile(r"%\.?\d*[a-z]")


def loud_lines(source: str) -> Iterator[str]:
    """What each loud call of a log says, with `…` for what differs."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(
                func=ast.Attribute(value=ast.Name("log") | ast.Call(), attr=name), args=[*given]
            ) if name in LOUD and given:
                said = given[1] if name == "log" and len(given) > 1 else given[0]
                if isinstance(said, ast.Constant) and isinstance(said.value, str):
                    yield PLACE.sub("…", said.value)
            case _:
                pass


def test_the_page_has_each_line_and_no_other() -> None:
    rows = re.findall(r"^\| `(.+?)` \| .* \| (.+) \|$", PAGE.read_text("utf-8"), re.M)
    files = [each for each in (ROOT / "bot").rglob("*.py") if each.relative_to(ROOT).parts[1] not in NOT_RUN]
    lines = {line for each in files for line in loud_lines(each.read_text("utf-8"))}
    assert {line for line, _ in rows} == lines
    assert len(rows) == len({line for line, _ in rows}), "each once"


def test_a_line_would_be_found() -> None:
    source = 'log.warning("table %s: %s", 1, 2)\nlog.log(level, "later: %d", 3)\nlog.info("calm")'
    assert list(loud_lines(source)) == ["table …: …", "later: …"]
    assert list(loud_lines('logging.getLogger("bot").critical("the end")')) == ["the end"]
