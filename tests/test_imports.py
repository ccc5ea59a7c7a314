"""What a process imports: a second of computing at every start, so each loads only what it works with."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.test_architecture import ROOT

COMMAND_LINE = "import runpy, sys; sys.argv[1:] = {!r}; runpy.run_module('bot', run_name='__main__')"
DISCORD = {"discord", "aiohttp"}
PICTURES = {"PIL", "renders.frame"}
RULES = {"engine.core.match"}
HEAVY = {*DISCORD, *PICTURES, *RULES, "prometheus_client", "bot.tables"}
LOADS = {
    "the version": (COMMAND_LINE.format(["--version"]), HEAVY),
    "a wrong setting": (f"import os; os.environ['LOG_LEVEL'] = 'LOUD'; {COMMAND_LINE.format([])}", HEAVY),
    "the bot": (
        "import bot.running",
        {*PICTURES, "bot.playground", "aiohttp.web", "bot.operations.check", "fluent.runtime", "babel"},
    ),
    "drawing": (
        "import bot.work.working, renders.stone_age, renders.hunters_scouts",
        {*DISCORD, *RULES, "asyncio"},
    ),
    "computing": (
        "import bot.work.working, bot.work.thinking; bot.work.thinking.engine.GAMES",
        {*DISCORD, *PICTURES, "asyncio"},
    ),
    "measurements": ("import bot.bench.__main__", {"psycopg"}),
}
"""Programs, and what they never load."""


@pytest.mark.parametrize(("program", "never"), LOADS.values(), ids=LOADS)
def test_a_process_loads_only_what_it_works_with(program: str, never: set[str]) -> None:
    code = f"import atexit, sys; atexit.register(lambda: print(*sys.modules)); {program}"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60)
    loaded = set(run.stdout.split())
    assert "bot" in loaded, run.stderr
    assert sorted(loaded & never) == []
