"""The examples of the page on the text form are read from the page and hold."""

import re
from pathlib import Path

import pytest

import engine
from engine import GAMES
from engine.core import transcripts
from engine.core.actions import CHANCE
from engine.stone_age.actions import WORDS

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
    spaces = {name for setup in GAMES["stone_age"].seats for name in names_of_places(setup)}
    for name in spaces - {f"{each} {n}" for each in ("card", "building") for n in (2, 3)}:
        assert f"`{name}`" in PAGE


def names_of_places(seats: int) -> set[str]:
    match = transcripts.replay(GAMES, f"setup stone_age seats={seats} modules=base edition=jubilee\n")
    return {space.id for space in match.view(None).spaces}


def test_the_transcript_of_the_page_replays() -> None:
    (text,) = re.findall(r"```transcript\n(.*?)```", PAGE, re.S)
    match = transcripts.replay(GAMES, text)
    assert match.round == 1
    assert match.over is None


def test_a_wrong_example_would_be_seen() -> None:
    assert not re.findall(r"^\|[^|]*\|[^|]*\| `([^`]+)` \|$", "| `place` | somewhere | place hut 2 |", re.M)
