"""What the site is made with: templates, Markdown of two sorts, and the check of its links."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.site.build import NotBuilt, build
from tools.site.links import problems
from tools.site.markdown import from_discord, from_github
from tools.site.players import fill_template, find_directives


def test_a_template_is_filled() -> None:
    assert (
        fill_template("a {{ twice b c }} d", {"twice": lambda *words: "-".join(words * 2)}) == "a b-c-b-c d"
    )
    assert find_directives("{{ say  x }} {{ minute }}") == ["say x", "minute"]
    with pytest.raises(KeyError):
        fill_template("{{ unknown }}", {})


def test_lines_of_a_message_are_paragraphs_and_lists() -> None:
    assert from_discord("One.\n• a\n• b\n-# Two.") == "One.\n\n- a\n- b\n\nTwo."


def test_lists_of_github_are_lists_here() -> None:
    items = "- a\n  goes on\n  - within\n\n  ```sh\n    code\n  ```\n\n    more\n1. b\n   more"
    assert from_github(f"Text:\n{items}\n\nText\n  as it is").split("\n") == [
        "Text:",
        "",
        "- a",
        "    goes on",
        "    - within",
        "",
        "    ```sh",
        "      code",
        "    ```",
        "",
        "        more",
        "1. b",
        "    more",
        "",
        "Text",
        "  as it is",
    ]


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        ('<a href="other.html#there">x</a>', ""),
        ('<a href="https://discord.com/">x</a>', ""),
        ('<a href="missing.html">x</a>', "is not there"),
        ('<a href="../out.html">x</a>', "is not there"),
        ('<a href=".">x</a>', "is not there"),
        ('<a href="other.html#missing">x</a>', "has no such anchor"),
        ('<a href="#missing">x</a>', "has no such anchor"),
        ('<img src="missing.png">', "is not there"),
        ('<script src="https://elsewhere.example/a.js"></script>', "is loaded from another host"),
        ('<link rel="stylesheet" href="//elsewhere.example/a.css">', "is loaded from another host"),
    ],
)
def test_what_is_wrong_in_a_page_is_found(tmp_path: Path, content: str, wrong: str) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text(content)
    (tmp_path / "out.html").touch()
    (site / "other.html").write_text('<h2 id="there">x</h2>')
    found = list(problems(site))
    assert len(found) == bool(wrong)
    assert all(each.startswith("index.html: ") and each.endswith(wrong) for each in found)


def test_fonts_of_others_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text(
        "@import url(https://elsewhere.example/font.css); a { src: url(ours.woff) }"
    )
    assert list(problems(tmp_path)) == ["a.css: url(https://elsewhere.example/font.css"]


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("mine")
    with pytest.raises(NotBuilt, match="holds something else"):
        build(tmp_path)
    assert (tmp_path / "letter.txt").read_text() == "mine"
