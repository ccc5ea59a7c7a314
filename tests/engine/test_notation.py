"""The examples of the page on the text form are read from the page and hold."""

import re
from pathlib import Path

import pytest

import engine
from engine import GAMES
from engine.core import transcripts
from engine.core.actions import CHANCE
from engine.core.match import Match
from engine.stone_age.actions import WORDS
from tests.engine.playing import EVERY

PAGE = (Path(engine.__file__).parent / "NOTATION.md").read_text("utf-8")
EXAMPLES: list[str] = re.findall(r"^\|[^|]*\|[^|]*\| `([^`]+)` \|$", PAGE, re.M)
VERBS: list[str] = re.findall(r"^\| `(\w+)` \|", PAGE, re.M)


@pytest.mark.parametrize("line", EXAMPLES)
def test_an_example_reads_and_is_written_the_same(line: str) -> None:
    vocabulary = CHANCE if line.split()[0] in CHANCE.by_verb else WORDS
    assert str(vocabulary.read(line)) == line


def test_every_verb_is_explained_once_with_an_example() -> None:
    assert sorted(VERBS) == sorted([*WORDS.by_verb, *CHANCE.by_verb])
    assert {line.split()[0] for line in EXAMPLES} == {*VERBS}


def test_the_places_and_resources_of_the_page_are_those_of_the_rules() -> None:
    spaces = {
        space.id for setup in EVERY for space in Match.start(GAMES[setup.game], setup).view(None).spaces
    }
    between = {f"{each} {n}" for each in ("card", "building", "igloo", "ring") for n in (2, 3)} - {"ring 3"}
    for name in spaces - between:
        assert f"`{name}`" in PAGE


def test_the_modules_of_the_page_are_those_of_the_game() -> None:
    assert " ".join(f"`{module}`" for module in GAMES["stone_age"].modules) in PAGE


def test_the_transcript_of_the_page_replays() -> None:
    (text,) = re.findall(r"```transcript\n(.*?)```", PAGE, re.S)
    match = transcripts.replay(GAMES, text)
    assert match.round == 1
    assert match.over is None


def test_a_wrong_example_would_be_seen() -> None:
    assert not re.findall(r"^\|[^|]*\|[^|]*\| `([^`]+)` \|$", "| `place` | somewhere | place hut 2 |", re.M)
