"""What a process imports: a second of computing at every start, so each loads only what it works with."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.abc import MetaPathFinder
from pathlib import Path
from threading import Event

import pytest

from renders.by_name import Drawn
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


class SlowFinder(MetaPathFinder):
    """Looks for a package so long that another thread begins to import a module of it meanwhile."""

    def __init__(self) -> None:
        self.looks = Event()

    def find_spec(self, fullname: str, path: object, target: object = None) -> None:
        if fullname == "pictures":
            self.looks.set()
            Event().wait(0.3)


def test_two_threads_draw_by_a_package_and_by_a_module_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The package imports the module: Python 3.14 refuses one of two threads that wait for each other so."""
    finder = SlowFinder()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "meta_path", [finder, *sys.meta_path])
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "__init__.py").write_text("from pictures.part import draw")
    (tmp_path / "pictures" / "part.py").write_text("def draw(): return b'drawn'")
    with ThreadPoolExecutor(2) as threads:
        whole = threads.submit(Drawn("pictures", "draw"))
        assert finder.looks.wait(10)
        part = threads.submit(Drawn("pictures.part", "draw"))
        assert (whole.result(10), part.result(10)) == (b"drawn", b"drawn")
