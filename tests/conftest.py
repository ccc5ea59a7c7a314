"""Options, fixtures and the order of all tests; `--every` and `--hypothesis-profile thorough` run more cases."""

import asyncio
import functools
import gc
import inspect
import logging
import os
import signal
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from bot.__main__ import main
from bot.config import Database
from bot.operations import logs
from tests.support.memory import find_memory
from tests.support.postgresql import Server, server


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden pictures anew")
    parser.addoption(
        "--every", action="store_true", help="what tries a sample tries every case (it takes hours)"
    )


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Of `-n auto`: three workers for two cores, for a third of the time a test waits for timers and processes; of the
    long tests alone six, which wait for more than half of theirs.
    """
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return 3 * cores if config.getoption("markexpr") == "long" else -(-cores * 3 // 2)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> object:
    """Send the tests of a file to one worker, and those of the folders `TOGETHER`, which share recorded games."""
    if config.getoption("dist") != "loadfile":
        return None
    from xdist.scheduler import LoadFileScheduling

    class LoadPlaceScheduling(LoadFileScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return next((each for each in TOGETHER if nodeid.startswith(each)), super()._split_scope(nodeid))

    return LoadPlaceScheduling(config, log)


TOGETHER = ("tests/bot/language/",)
LONGEST = (
    "tests/cluster/",
    "tests/bot/language/",
    "tests/crash/",
    "tests/week/",
    "tests/bot/test_accessibility",
    "tests/bot/test_one_screen",
    "tests/hosting/test_package",
    "tests/bot/test_browser",
    "tests/released/",
    "tests/bot/test_lesson_screens",
    "tests/simulation/",
    "tests/bot/test_permissions",
    "tests/engine/test_duels",
    "tests/process/",
)
"""The tests that take longest begin first, so that no worker is left with one of them at the end."""


def pytest_configure(config: pytest.Config) -> None:
    """Distribute tests in their order, and put temporary files into memory."""
    if (memory := find_memory()) is not None:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(memory))
    if config.getoption("every"):
        settings.load_profile("every")
    config.option.loadscopereorder = False


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skip files without long tests where only these run: importing them would take each worker seconds."""
    is_left_out = config.option.markexpr == "long" and collection_path.name.startswith("test_")
    return (is_left_out and "mark.long" not in collection_path.read_text("utf-8")) or None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    named = {each.nodeid for each in items} if config.getoption("every") else {*config.args}
    if left_out := {each for each in find_left_out(items) if each.nodeid not in named}:
        config.hook.pytest_deselected(items=[*left_out])
        items[:] = [item for item in items if item not in left_out]
    items.sort(key=_place)


LONGEST_TEST = 420
"""The most seconds for a test, long enough for a busy machine."""


def pytest_itemcollected(item: pytest.Item) -> None:
    """Limit the time of asynchronous tests: the traceback says where one waits; faulthandler only shows the loop."""
    if item.config.getoption("every"):
        return
    if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj):
        item.obj = limit_time(item.obj)


def limit_time(test: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """The test with a limit of `LONGEST_TEST`, after which it fails with `TimeoutError`."""

    @functools.wraps(test)
    async def limited(*args: Any, **kwargs: Any) -> None:
        async with asyncio.timeout(LONGEST_TEST):
            await test(*args, **kwargs)

    return limited


def _place(item: pytest.Item) -> int:
    return next((place for place, start in enumerate(LONGEST) if item.nodeid.startswith(start)), len(LONGEST))


def find_left_out(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """The cases that a mark `sweep(n, quick=m)` leaves out: all but every n-th long and m-th quick one, with 0 all."""
    places = Counter[tuple[str, bool]]()
    found = list[pytest.Item]()
    for item in items:
        if (sweep := item.get_closest_marker("sweep")) is None:
            continue
        is_long = item.get_closest_marker("long") is not None
        kind = item.nodeid.partition("[")[0], is_long
        apart = sweep.args[0] if is_long else sweep.kwargs.get("quick", 1)
        if not apart or places[kind] % apart:
            found.append(item)
        places[kind] += 1
    return found


# Games and screens make millions of objects and hardly any reference cycle: rare collections save a sixth of the time.
gc.set_threshold(100_000, 50, 1000)


FEW = 4
"""The collections of the youngest generation, each after 100,000 objects, above which a module's objects are frozen."""


@pytest.fixture(scope="module", autouse=True)
def frozen() -> None:
    """Exclude the objects that earlier files keep from garbage collection, which saves a fifth of the time."""
    _, middle, old = gc.get_count()
    if middle > FEW or old:  # for fewer objects a full collection is not worth its time
        gc.collect()
        gc.freeze()


@pytest.fixture
def command_line() -> Iterator[Callable[[], int]]:
    """Runs `python -m bot` in this process; restores logging, signal handlers and `sys.excepthook` after the test."""
    root, hook = logging.getLogger(), sys.excepthook
    handlers, level = root.handlers[:], root.level
    endings = {each: signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}
    yield main
    for each, usual in endings.items():
        signal.signal(each, usual)
    logging.captureWarnings(False)
    root.handlers[:], sys.excepthook = handlers, hook
    root.setLevel(level)
    for name in logs.OWN:
        logging.getLogger(name).setLevel(logging.NOTSET)


@pytest.fixture
def sample(pytestconfig: pytest.Config) -> Callable[[int], int]:
    """A function that returns of how many cases a test tries one: its argument, with `--every` 1."""
    return lambda most: 1 if pytestconfig.getoption("every") else most


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    """A PostgreSQL server for all tests of this process of pytest."""
    yield from server()


@pytest.fixture(scope="module")
def own_server() -> Iterator[Server]:
    """A server that a test may stop and kill; by its settings it would not wait for the disk at a commit."""
    yield from server()


@pytest.fixture(params=["sqlite", "postgresql"])
def any_database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """A new database of each kind, SQLite and PostgreSQL."""
    if request.param == "sqlite":
        return tmp_path / "games.sqlite"
    return request.getfixturevalue("postgresql").ready()


# The same examples in every run, and no deadlines, which would fail on a busy machine.
settings.register_profile("gate", max_examples=8, deadline=None, derandomize=True, database=None)
settings.register_profile("every", max_examples=100, deadline=None, database=None)
settings.register_profile("thorough", max_examples=2000, deadline=None)
settings.load_profile("gate")
