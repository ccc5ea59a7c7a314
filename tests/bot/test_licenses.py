"""Whatever is installed for the program may come with it, and its licences can be handed on."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from bot.operations.licenses import Package, describe, report
from tests.test_architecture import ROOT

FONTS = ("*.ttf", "*.otf", "*.woff", "*.woff2")
WITHOUT_TEXT = {"fluent.runtime", "fluent.syntax"}
"""Their packages say Apache-2.0 and hold no text; that of others is the same."""
PERMISSIVE = {
    *("0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "HPND", "ISC", "MIT", "MIT-CMU"),
    *("OFL-1.1", "PSF-2.0", "Unlicense", "Zlib"),
}
"""With these the program may be handed on under its own licence as long as their texts go with it."""
WEAK_COPYLEFT = {"LGPL-3.0-only", "MPL-2.0"}
"""Only for what is optional and stays a package of its own: the driver of PostgreSQL, tools of developers."""
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def needed(lines: list[str]) -> dict[str, Package]:
    """What these requirements need and is installed, by name; without what belongs to their extras."""
    waiting, found = [Requirement(each) for each in lines], dict[str, Package]()
    while waiting:
        asked = waiting.pop()
        applies = asked.marker is None or asked.marker.evaluate({"extra": ""})
        for of in metadata.distributions(name=asked.name) if applies and asked.name not in found else ():
            found[asked.name] = describe(of)
            waiting += map(Requirement, of.requires or ())
    return found


def strange(packages: dict[str, Package], allowed: set[str]) -> dict[str, str]:
    """Those with a licence that is not among these."""
    known = {*allowed, "AND", "OR", "WITH"}
    return {name: each.license for name, each in packages.items() if {*each.license.split()} - known}


@pytest.mark.long
def test_every_licence_is_on_the_list() -> None:
    running = needed(PROJECT["dependencies"])
    assert {"discord.py", "aiohttp", "multidict", "pillow", "font-source-sans-pro"} <= running.keys()
    assert strange(running, PERMISSIVE) == {}
    assert {name for name, each in running.items() if not each.texts} <= WITHOUT_TEXT
    extras = needed([line for lines in PROJECT["optional-dependencies"].values() for line in lines])
    assert {"psycopg", "pytest"} <= extras.keys()
    assert strange(extras, PERMISSIVE | WEAK_COPYLEFT) == {}


@pytest.mark.long
def test_the_font_brings_its_licence_and_the_program_holds_no_font() -> None:
    (font,) = [each for each in needed(PROJECT["dependencies"]).values() if each.has_fonts]
    assert font.license == "OFL-1.1"
    assert any("SIL OPEN FONT LICENSE" in text.read_text("utf-8") for text in font.texts)
    for room in ("bot", "engine", "renders"):
        assert [file for each in FONTS for file in (ROOT / room).rglob(each)] == []


def test_everything_that_is_installed_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "texts.txt"
    assert report(file) == 0
    said = capsys.readouterr().out
    for name, license_ in (("openskill", "MIT"), ("font-source-sans-pro", "OFL-1.1 (fonts)")):
        assert re.search(rf"^{name} .* {re.escape(license_)}$", said, re.MULTILINE), said
    assert "SIL OPEN FONT LICENSE" in file.read_text("utf-8")


def test_who_has_read_enough_may_go() -> None:
    """As `head` does: nothing is wrong then."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as closed:
        ended = subprocess.run(
            (sys.executable, "-m", "bot", "licenses"), stdout=closed, stderr=subprocess.PIPE, check=False
        )
    assert (ended.returncode, ended.stderr) == (0, b"")
