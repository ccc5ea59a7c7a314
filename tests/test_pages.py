"""The pages for developers: what they name is there, and everybody runs the commands of the gate."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.client import Bot
from bot.tables.model.jobs import JOBS
from bot.tables.model.posts import POSTS
from tests.test_packages import DOWNWARD, STANDALONE

ROOT = Path(__file__).resolve().parent.parent
PAGES = (
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "WORDS.md",
    "ADDING_A_GAME.md",
    "bot/cluster/README.md",
    "SECURITY.md",
    "bot/PROMISES.md",
)
FENCE = re.compile(r"^ *```.*?^ *```", re.M | re.DOTALL)
NAMED = re.compile(r"`([^`\n]+)`")
ENDINGS = r"(?:py|md|toml|txt|yml|yaml|sql|ftl|sqlite|example)"
PATH = re.compile(rf"(?P<path>(?:[\w.-]+/)+[\w.-]*|[\w.-]+\.{ENDINGS})(?:::(?P<name>[\w.]+))?")
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")


def text(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


LONGEST_PAGES = {"ARCHITECTURE.md": 250, "bot/PROMISES.md": 120}


@pytest.mark.parametrize(("page", "lines"), LONGEST_PAGES.items())
def test_a_page_can_be_read_at_once(page: str, lines: int) -> None:
    assert len(text(page).splitlines()) <= lines


PROMISE = re.compile(
    r"^\| (?!Promise|---)(?P<promise>[^|]+) \| (?P<mechanism>[^|]+) \| (?P<shown>[^|]+) \|$", re.M
)


def unfounded(promise: re.Match[str]) -> str | None:
    """What is missing of a promise: the one file that makes it true, or the one test or command that shows it."""
    made = re.fullmatch(r"`(?!tests/)([\w/]+\.\w+)`", promise["mechanism"])
    if made is None or not (ROOT / made[1]).is_file():
        return f"no mechanism: {promise[0]}"
    test = re.fullmatch(r"`(tests/(?:\w+/)*test_\w+\.py)`", promise["shown"])
    command = re.fullmatch(r"`python -m ([\w.]+)([^`]*)`", promise["shown"])
    if test is not None and (ROOT / test[1]).is_file():
        return None
    if command is not None and (ROOT / command[1].replace(".", "/") / "__main__.py").is_file():
        return None
    return f"not one test or command: {promise[0]}"


def test_each_promise_names_one_mechanism_and_one_test() -> None:
    page = text("bot/PROMISES.md")
    promises = [*PROMISE.finditer(page)]
    rows = [line for line in page.splitlines() if line.startswith("| ") and "| --- |" not in line]
    assert len(promises) == sum(not line.startswith("| Promise") for line in rows)
    assert [*filter(None, map(unfounded, promises))] == []


@pytest.mark.parametrize(
    "row",
    [
        "| A | `bot/none.py` | `tests/test_pages.py` |",
        "| A | `bot/cache.py` | `tests/none.py` |",
        "| A | `bot/cache.py` | `tests/test_pages.py`, `tests/test_games.py` |",
        "| A | in all places | `python -m tests.crash` |",
        "| A | `tests/test_pages.py` | `tests/test_pages.py` |",
        "| A | `bot/cache.py` | `bot/cache.py` |",
        "| A | `bot/cache.py` | `tests/conftest.py` |",
        "| A | `bot/cache.py` | `python -m bot.cache` |",
    ],
)
def test_a_promise_without_grounds_would_be_seen(row: str) -> None:
    found = PROMISE.fullmatch(row)
    assert found is not None
    assert unfounded(found) is not None


def named(page: str) -> list[str]:
    """What stands in backticks outside of the fenced blocks."""
    return NAMED.findall(FENCE.sub("", page))


def missing(page: str) -> Iterator[str]:
    """Files and names in files that a page names and that are not there."""
    for each in named(page):
        found = PATH.fullmatch(each)
        if found is None:
            continue
        file, name = ROOT / found["path"], found["name"]
        if not file.exists() or (
            name and not is_defined(name.split("."), ast.parse(file.read_text("utf-8")))
        ):
            yield each


def is_defined(way: list[str], tree: ast.Module | ast.ClassDef) -> bool:
    """Whether a module or class defines this name; `Class.member` is a way of two."""
    first, *rest = way
    for node in tree.body:
        match node:
            case ast.ClassDef(name=name) if name == first:
                return not rest or is_defined(rest, node)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if name == first:
                return not rest
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)) if (
                name == first
            ):
                return not rest
            case _:
                pass
    return False


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_names_is_there(page: str) -> None:
    assert any(PATH.fullmatch(each) for each in named(text(page)))
    assert list(missing(text(page))) == []


@pytest.mark.parametrize(
    "name",
    [
        "bot/none.py",
        "bot/none/",
        "NONE.md",
        "bot/client.py::Nobody",
        "bot/client.py::Bot.none",
        "bot/client.py::read.x",
    ],
)
def test_what_is_missing_would_be_seen(name: str) -> None:
    assert list(missing(f"see `bot/client.py::Bot.close` and `{name}`, `/help`, `a.b`")) == [name]


@pytest.mark.parametrize("page", PAGES)
def test_links_within_a_page_lead_somewhere(page: str) -> None:
    targets = LINK.findall(text(page))
    assert targets
    assert [target for target in targets if not ((ROOT / page).parent / target).exists()] == []


def test_the_readme_leads_to_the_pages() -> None:
    assert {*PAGES} <= {*LINK.findall(text("README.md"))}


def test_the_map_shows_every_package_in_the_order_of_the_law() -> None:
    maps = [re.findall(r"^ (\w+) {2,}\S", block, re.M) for block in FENCE.findall(text("ARCHITECTURE.md"))]
    assert list(DOWNWARD) in maps
    assert {f"bot/{each}/" for each in STANDALONE} <= {*named(text("ARCHITECTURE.md"))}


def test_every_kind_of_post_and_job_and_every_stage_is_named() -> None:
    stages = re.findall(r'^ +"([\w ]+)": (?:self|partial)', inspect.getsource(Bot), re.M)
    page = text("ARCHITECTURE.md")
    assert {*POSTS, *JOBS} - {*named(page)} == set()
    assert stages
    assert re.findall(r"^\d+\. `([\w ]+)`:", page, re.M) == stages


def test_pages_name_the_file_of_this_version() -> None:
    (number,) = re.findall(r'^version = "(.+)"$', text("pyproject.toml"), re.M)
    pages = [text(str(page)) for page in (*ROOT.glob("*.md"), *ROOT.glob("deploy/*.md"))]
    assert {each for page in pages for each in re.findall(r"discord-(\d[^*]*?)-py3-none", page)} == {number}


def test_hooks_and_workflow_call_the_commands_of_the_gate() -> None:
    gate = re.findall(r"^ *inside gate ((?:ruff|basedpyright)\b.*)$", text(".ci/run"), re.M)
    hooks = text(".pre-commit-config.yaml")
    assert re.findall(r"^ +entry: (.+)$", hooks, re.M) == gate
    assert re.findall(r"repo: (.+)$", hooks, re.M) == ["local"]
    workflow = text(".github/workflows/gate.yml")
    assert re.findall(r"run: (.+)$", workflow, re.M) == ["bash .ci/run"]
    assert re.findall(r"^on: (.+)$", workflow, re.M) == ["[push, pull_request, workflow_call]"]
    release = text(".github/workflows/release.yml")
    assert set(re.findall(r"uses: \./(\S+)", release)) == {
        ".github/workflows/gate.yml",
        ".github/workflows/pythons.yml",
    }
    assert re.findall(r"^    needs: (.+)$", release, re.M) == ["[gate, pythons]", "package"]
    blocks = FENCE.findall(text("CONTRIBUTING.md"))
    assert [command for command in gate if not any(f"\n{command}\n" in block for block in blocks)] == []
