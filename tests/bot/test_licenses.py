"""Whatever is installed for the program may come with it, and its licences can be handed on."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

from bot.operations import licenses
from bot.operations.licenses import RUN, license_of, packages, report, requirements
from tests.test_architecture import ROOT

FONTS = ("*.ttf", "*.otf", "*.woff", "*.woff2")
WITHOUT_TEXT = {"fluent.runtime", "fluent.syntax"}
"""Their packages say Apache-2.0 and hold no text; that of others is the same."""


@pytest.mark.long
def test_every_licence_is_on_the_list() -> None:
    found = packages()
    assert {each.name: each.license for each in found if not each.is_allowed} == {}
    running = {each.name for each in found if each.purpose == RUN}
    assert {"discord.py", "aiohttp", "multidict", "pillow", "font-source-sans-pro"} <= running
    assert {each.name for each in found if each.purpose == RUN and not each.texts} <= WITHOUT_TEXT
    assert not running & {"psycopg", "hypothesis"}, (
        "a licence of the weaker kind is only for what is optional"
    )
    assert {"postgresql", "test", "docs", "dev"} < requirements().keys()


@pytest.mark.long
def test_the_font_brings_its_licence_and_the_program_holds_no_font() -> None:
    (font,) = [each for each in packages() if each.purpose == RUN and each.has_fonts]
    assert font.license == "OFL-1.1"
    assert any("SIL OPEN FONT LICENSE" in text.read_text("utf-8") for text in font.texts)
    assert [
        file for room in ("bot", "engine", "renders") for each in FONTS for file in (ROOT / room).rglob(each)
    ] == []


def test_another_licence_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def strict(of: metadata.Distribution) -> str:
        return "AGPL-3.0-only" if of.name == "openskill" else license_of(of)

    monkeypatch.setattr(licenses, "license_of", strict)
    file = tmp_path / "texts.txt"
    assert report(file) == 1
    said = capsys.readouterr().out
    assert "Not on the list of licences that this program may come with: openskill\n" in said
    assert "SIL OPEN FONT LICENSE" in file.read_text("utf-8")


def test_what_was_installed_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licenses, "CHECKOUT", Path("nowhere.toml"))
    lines = ["aiohttp>=3", 'psycopg[binary]>=3; extra == "postgresql"']
    monkeypatch.setattr(metadata, "requires", lambda _: lines)
    assert requirements() == {RUN: ["aiohttp>=3"], "postgresql": ["psycopg[binary]>=3"]}


def test_who_has_read_enough_may_go() -> None:
    """As `head` does: nothing is wrong then."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as closed:
        ended = subprocess.run(
            (sys.executable, "-m", "bot", "licenses"), stdout=closed, stderr=subprocess.PIPE, check=False
        )
    assert (ended.returncode, ended.stderr) == (0, b"")
