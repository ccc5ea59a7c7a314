"""What the README, the pins and the settings promise, held against the rest of the repository."""

import re
import runpy
import subprocess
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import discord
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot.config import SETTINGS

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CONSTRAINTS = (ROOT / "constraints.txt").read_text(encoding="utf-8")

PIN = re.compile(
    r"^(?P<name>[\w.-]+)==(?P<version>[\w.]+)(?P<hashes>.*(?:\n[ ]+--hash=sha256:[0-9a-f]{64}\b.*)*)", re.M
)
ADDRESS = re.compile(r"://|--\w*-?index|--find-links|--trusted-host|file:|^\s*(?:[./~]|-[a-z]\b)|\s@\s", re.M)
INDEX_ADDRESS = re.compile(
    r"pypi\.org/simple|pythonhosted\.org|--(?:extra-)?index-url|index-url\s*=|/simple/?[\"'\s]"
)
# Each way begins with one character, which is quick to look for in ten megabytes.
MACHINE_PATH = re.compile(r"/(?<![\w.]/)(?:root|home/\w+|Users/\w+|work|tmp|opt)/|:(?<=\b[A-Z]:)\\\\?Users\b")

USES = re.compile(r"^[ -]*uses: (.+)$", re.M)

marked_command: Callable[[str, str], str] = runpy.run_path(str(ROOT / ".ci/readme_command.py"))["command"]


def dependencies() -> Iterator[Requirement]:
    """Everything pyproject.toml asks for, extras and build included, the project itself left out."""
    project = PROJECT["project"]
    lists = [
        project["dependencies"],
        *project["optional-dependencies"].values(),
        PROJECT["build-system"]["requires"],
    ]
    for requirement in (Requirement(line) for lines in lists for line in lines):
        if requirement.name != project["name"]:
            yield requirement


def pins() -> dict[str, set[str]]:
    """Package to its pinned versions; more than one where they differ by platform."""
    found: dict[str, set[str]] = {}
    for pin in PIN.finditer(CONSTRAINTS):
        found.setdefault(canonicalize_name(pin["name"]), set()).add(pin["version"])
    return found


def tracked_files() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip(f"not a git checkout: {listed.stderr.strip()}")
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


@pytest.mark.parametrize(("name", "ends"), [("play", "python -m bot"), ("test", "python -m pytest -n auto")])
def test_the_readme_marks_one_command(name: str, ends: str) -> None:
    line = marked_command(README, name)
    assert "\n" not in line
    assert line.startswith("python -m pip install ")
    assert line.endswith(f" && {ends}")


def test_the_gate_runs_what_the_command_of_the_readme_leaves_out() -> None:
    left_out = [option for option in PROJECT["tool"]["pytest"]["addopts"] if option.startswith("-m")]
    assert left_out == ["-m=not long"]
    gate = (ROOT / ".ci/run").read_text(encoding="utf-8")
    assert re.search(r"^inside test python -m pytest -n auto -m long \|\| is_again=yes$", gate, re.M)


def test_what_is_long_says_so_in_its_own_file() -> None:
    """A run of the long tests alone reads no other file: see `pytest_ignore_collect`."""
    files = [file for file in (ROOT / "tests").rglob("*.py") if file.name != "conftest.py"]
    marking = [file.name for file in files if "mark.long" in file.read_text("utf-8")]
    assert len(marking) > 50
    assert [name for name in marking if not name.startswith("test_")] == []


@pytest.mark.parametrize("marks", [0, 2])
def test_a_command_marked_never_or_twice_is_refused(marks: int) -> None:
    with pytest.raises(ValueError, match=f"marks {marks} blocks"):
        marked_command("<!-- ci:play -->\n```sh\npython\n```\n" * marks, "play")


def test_the_invite_asks_for_exactly_the_permissions_the_readme_names() -> None:
    text = " ".join(README.lower().split())
    asked, named = re.findall(r"permissions=(\d+)> the link asks for (.+?)\.", text)[0]
    names = [name.replace(" ", "_") for name in re.split(", | and ", named)]
    assert discord.Permissions(int(asked)) == discord.Permissions(**dict.fromkeys(names, True))


def test_links_within_the_readme_lead_somewhere() -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#]+)", re.sub(r"<!--.*?-->", "", README, flags=re.DOTALL))
    assert targets
    assert [target for target in targets if not (ROOT / target).exists()] == []


def test_every_pin_has_a_hash() -> None:
    entries = re.findall(r"^[^\s#].*$", CONSTRAINTS, re.M)
    found = list(PIN.finditer(CONSTRAINTS))
    assert len(found) == len(entries) > 0
    assert [pin["name"] for pin in found if "--hash=sha256:" not in pin["hashes"]] == []


def test_the_pins_record_no_address() -> None:
    assert ADDRESS.findall(CONSTRAINTS) == []


@pytest.mark.parametrize(
    "line",
    [
        "--index-url x",
        "--extra-index-url x",
        "-e ./here",
        "--find-links x",
        "a @ b",
        "file:a",
        "https://a",
        "/a/b.whl",
    ],
)
def test_an_address_would_be_seen(line: str) -> None:
    assert ADDRESS.search(f"a==1\n{line}\n")


@pytest.mark.parametrize("requirement", list(dependencies()), ids=str)
def test_every_dependency_is_pinned_within_its_bounds(requirement: Requirement) -> None:
    versions = pins().get(canonicalize_name(requirement.name), set())
    assert versions
    assert [version for version in versions if version not in requirement.specifier] == []


def test_every_action_of_a_workflow_stands_under_a_hash() -> None:
    """Others can move a tag to other code, which would build what we publish."""
    uses = [
        line for file in (ROOT / ".github/workflows").glob("*.yml") for line in USES.findall(file.read_text())
    ]
    assert len(uses) > 10
    assert [
        each for each in uses if not re.fullmatch(r"\./\S+|\S+@[0-9a-f]{40} # v\d+\.\d+\.\d+", each)
    ] == []


def test_no_file_names_an_index_or_a_machine() -> None:
    named: list[str] = []
    for file in tracked_files():
        text = file.read_bytes().decode("utf-8", errors="ignore")
        if file != Path(__file__) and (found := INDEX_ADDRESS.search(text) or MACHINE_PATH.search(text)):
            named.append(f"{file.relative_to(ROOT)}: {found.group()}")
    assert named == []


def test_the_example_explains_every_setting_the_bot_reads() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert set(re.findall(r"^# .+\n(?:# )?([A-Z_]+)=", example, re.M)) == {*SETTINGS}
