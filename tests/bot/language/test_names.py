"""Names are data: they format nothing, mention nobody and stay short."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.language.names import LONGEST, plain, quote, show_name

UGLY = (
    "**bold** _it_ `code` ~~x~~ ||y||",
    "@everyone",
    "@here <@1> <@&2> <#3>",
    "<@123456789012345678>",
    "# heading",
    "- item",
    "1. item",
    "> quote",
    "-# small",
    "[click](https://example.org)",
    "https://example.org",
    "``` code",
    "\\",
    "👩‍👩‍👧‍👦 family",
    "שלום 12",
    "مرحبا",
    "a\u202eb\u2066c",
    "two\nlines\u2028here",
    "x" * 100,
    "*" * 100,
    "\u200b\u200d",
    "",
)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ben", "Ben"),
        ("Anna-Lena", "Anna-Lena"),
        ("D'Artagnan (2)", "D'Artagnan (2)"),
        ("*Ben*", r"\*Ben\*"),
        ("a_b", r"a\_b"),
        ("# x", r"\# x"),
        ("@everyone", "@\u200beveryone"),
        ("<@1>", "\\<@\u200b1\\>"),
        ("https://x.y", r"https\://x.y"),
        ("", "?"),
        ("\u200d", "?"),
        ("a\n# b", "a # b"),
        ("دب", "\u2068دب\u2069"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
    ],
)
def test_how_a_name_is_shown(name: str, said: str) -> None:
    assert show_name(name) == said


@pytest.mark.parametrize("name", UGLY)
def test_an_ugly_name_is_harmless(name: str) -> None:
    said = show_name(name)
    assert "\n" not in said
    assert "@e" not in said
    assert "<@" not in said.replace("\\<", "")
    assert len(plain(name)) <= LONGEST + 2


@given(st.text(max_size=120))
def test_any_name_is_one_short_visible_line(name: str) -> None:
    said = plain(name)
    inside = said.removeprefix("\u2068").removesuffix("\u2069")
    assert 1 <= len(inside) <= LONGEST
    assert all(character == "\u200d" or unicodedata.category(character)[0] != "C" for character in inside)


@given(st.text(max_size=120))
def test_any_name_has_its_markdown_switched_off(name: str) -> None:
    said = show_name(name)
    position = 0
    while position < len(said):
        if said[position] == "\\":
            position += 2
            continue
        assert said[position] not in "`*_~|[]<>"
        position += 1


def test_a_quotation_is_cut() -> None:
    assert len(quote("y" * 5000)) == 60
