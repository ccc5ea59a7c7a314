"""The examples of the page on the text form are read from the page and hold."""

import re
from pathlib import Path

import pytest

import engine
from engine import GAMES
from engine.core import transcripts
from engine.core.actions import CHANCE, Vocabulary
from engine.core.match import Match
from tests.engine.playing import EVERY

PAGE = (Path(engine.__file__).parent / "NOTATION.md").read_text("utf-8")
SECTIONS: dict[str, Vocabulary] = {
    "What a player says: Stone Age": GAMES["stone_age"].words,
    "What a player says: Jäger und Späher": GAMES["hunters_scouts"].words,
    "What chance says: every game": CHANCE,
}


def section(title: str) -> str:
    return PAGE.partition(f"## {title}\n")[2].partition("\n## ")[0]


def examples(text: str) -> list[str]:
    return re.findall(r"^\|[^|]*\|[^|]*\| `([^`]+)` \|$", text, re.M)


@pytest.mark.parametrize(
    ("title", "line"), [(title, line) for title in SECTIONS for line in examples(section(title))]
)
def test_an_example_reads_and_is_written_the_same(title: str, line: str) -> None:
    assert str(SECTIONS[title].read(line)) == line


@pytest.mark.parametrize("title", SECTIONS)
def test_every_verb_is_explained_once_with_an_example(title: str) -> None:
    verbs = re.findall(r"^\| `(\w+)` \|", section(title), re.M)
    assert sorted(verbs) == sorted(SECTIONS[title].by_verb)
    assert {line.split()[0] for line in examples(section(title))} == {*verbs}


def test_the_places_and_resources_of_the_page_are_those_of_the_rules() -> None:
    stone_age = [setup for setup in EVERY if setup.game == "stone_age"]
    spaces = {
        space.id for setup in stone_age for space in Match.start(GAMES[setup.game], setup).view(None).spaces
    }
    between = {f"{each} {n}" for each in ("card", "building", "igloo", "ring") for n in (2, 3)} - {"ring 3"}
    for name in spaces - between:
        assert f"`{name}`" in PAGE


def test_the_transcript_of_the_page_replays() -> None:
    (text,) = re.findall(r"```transcript\n(.*?)```", PAGE, re.S)
    match = transcripts.replay(GAMES, text)
    assert match.round == 1
    assert match.over is None


def test_a_wrong_example_would_be_seen() -> None:
    assert not examples("| `place` | somewhere | place hut 2 |")
