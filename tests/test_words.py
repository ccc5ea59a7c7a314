"""Words for which nobody searches occur neither as names nor in docstrings and comments."""

from __future__ import annotations

import re
import tokenize
from collections.abc import Iterator
from io import StringIO

import pytest

from tests.test_architecture import CAMEL_WORD, sources

FOLDERS = ("engine", "renders", "tools", "bot", "tests")
UNSEARCHED = {"told", "owe", "owes", "owed", "owing", "gone", "whoever", "beside"}
STORED = {
    "engine/hunters_scouts/base/characters.py": {"gone"},
    "bot/storage/messages.py": {"told"},
    "bot/storage/people.py": {"told"},
}
"""Names that are stored: the field of a step, two columns, a key of a post."""
READ = re.compile(r"\.told\b|\btold=|\bCHANNEL_GONE\b")
"""How the bot reads and writes these columns, `clock.told` and `replace(clock, told=now)`; a reason in `pending`."""
QUOTED = re.compile(r"`[^`]*`")
"""What stands in backquotes is what players type, or a name."""
BEGINNINGS = {tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
"""A string after one of these is a docstring."""


def unsearched(path: str, source: str) -> Iterator[str]:
    before = tokenize.NEWLINE
    if path.startswith(("bot/", "tests/")):
        source = READ.sub("", source)
    if not any(word in source.lower() for word in UNSEARCHED):
        return  # splitting all sources into tokens takes seconds
    for kind, text, (line, _), _, _ in tokenize.generate_tokens(StringIO(source).readline):
        if kind in {tokenize.NAME, tokenize.COMMENT} or (kind == tokenize.STRING and before in BEGINNINGS):
            words = {word.lower() for word in CAMEL_WORD.findall(QUOTED.sub("", text))}
            for word in words & UNSEARCHED - STORED.get(path, set()):
                yield f"{path}:{line}: {word}"
        if kind not in {tokenize.COMMENT, tokenize.NL}:
            before = kind


@pytest.mark.parametrize("folder", FOLDERS)
def test_words_are_those_one_would_search_for(folder: str) -> None:
    found = [each for path, source in sources(folder) for each in unsearched(path, source)]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(
    "source",
    ["told_rows = 1", "class Gone: ...", "import x.beside", "x = 1  # owed", 'x = 1\n"""Whoever."""'],
)
def test_an_unsearched_word_is_seen(source: str) -> None:
    assert len([*unsearched("engine/x.py", source)]) == 1
    assert not [*unsearched("engine/x.py", '"""Besides, `gone`."""\nx = "gone"')]


def test_a_column_may_be_read_and_written_but_names_nothing_else() -> None:
    source = "told = replace(clock, told=now)\nx = clock.told"
    assert [*unsearched("bot/x.py", source)] == ["bot/x.py:1: told"]
    assert len([*unsearched("engine/x.py", source)]) == 3


@pytest.mark.parametrize(("path", "words"), STORED.items())
def test_every_exception_is_needed(path: str, words: set[str]) -> None:
    source = dict(sources(path.partition("/")[0]))[path]
    assert {each.rpartition(" ")[2] for each in unsearched(f"{path}_", source)} == words
