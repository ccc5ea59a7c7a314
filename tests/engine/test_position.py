"""A position can be set up in a few words, goes on by the rules, and is refused with one sentence when it cannot be."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import engine
from engine import GAMES
from engine.core.match import Setup
from engine.core.position import WrongPosition, read, write_position
from engine.core.transcripts import read_row
from tests.support.command_line import run_engine

ROOT = Path(engine.__file__).parent.parent
STONE_AGE = 'setup = "stone_age seats=2 modules=base edition=jubilee"\n'
IGLOOS = 'setup = "stone_age seats=2 modules=base,igloos edition=jubilee"\n'
HUNTERS = 'setup = "hunters_scouts seats=2 modules=normal edition=2014"\n'
PAGE = (ROOT / "engine" / "NOTATION.md").read_text("utf-8")
(EXAMPLE,) = re.findall(r"^```toml\n(.*?)^```$", PAGE, re.M | re.DOTALL)


def test_the_example_of_the_page_waits_for_the_hungry_one() -> None:
    match = read(GAMES, EXAMPLE)
    assert match.round == 4
    assert match.waiting == (0,)
    assert list(write_position(match))[:2] == ["# round 4", "# seat 0: feed"]


@pytest.mark.parametrize("setup", [STONE_AGE, IGLOOS, HUNTERS])
def test_without_more_words_it_can_be_played_on(setup: str) -> None:
    match = read(GAMES, setup)
    for _ in range(30):
        rows = [row for row in write_position(match) if not row.startswith("#")]
        question = match.chance
        match.follow(
            read_row(rows[0] if rows else f"chance roll {'+'.join('1' * getattr(question, 'n', 0))}")
        )


def test_every_value_stands_where_it_was_said() -> None:
    match = read(
        GAMES,
        IGLOOS
        + """
phase = "actions"
start = 1
display = ["C01", "C02", "", "C04"]
tools = [[2, 1, 0], [1]]
used = [[true]]
igloos = [["I1"], []]
crowd = { forest = [2, 1] }
""",
    )
    view = match.view(None)
    assert match.chance is not None
    assert match.chance.seat == 1
    assert [field.card and field.card.id for field in view.card_fields] == ["C01", "C02", None, "C04"]
    assert [space.people for space in view.spaces if space.id == "forest"] == [(2, 1)]
    assert len(view.igloos) == len(
        GAMES["stone_age"].view(GAMES["stone_age"].start(match.setup), None, ()).igloos
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("phase = ", "not TOML"),
        ("", "setup line"),
        ('setup = "chess seats=2 modules=base edition=1"', "setup line"),
        ('setup = "stone_age seats=9 modules=base edition=jubilee"', "setup line"),
        (STONE_AGE + "gems = [1]", "no name gems"),
        (STONE_AGE + 'phase = "breakfast"', "no phase breakfast"),
        (STONE_AGE + 'food = "much"', "food needs a list"),
        (STONE_AGE + 'food = ["much"]', "food needs a number"),
        (STONE_AGE + "food = [true]", "food needs a number"),
        (STONE_AGE + "crowd = [1]", "crowd needs a table"),
        (STONE_AGE + "food = [-1]", "food of seat 0 goes from 0"),
        (STONE_AGE + "food = [1, 2, 3]", "food has 3 entries, but there can be 2"),
        (STONE_AGE + "crowd = { sea = [1] }", "no place sea"),
        (STONE_AGE + "crowd = { forest = [1, 0, 1] }", "forest has 3 entries"),
        (STONE_AGE + "tools = [[1, 1, 1, 1]]", "tools has 4 entries"),
        (STONE_AGE + "crowd = { forest = [5, 3] }", "people on forest"),
        (STONE_AGE + "people = [1]\ncrowd = { forest = [2] }", "More people of seat 0"),
        (STONE_AGE + "people = [11]", "people of seat 0 goes from 1 to 10"),
        (STONE_AGE + "tools = [[5]]", "tool of seat 0 goes from 0 to 4"),
        (STONE_AGE + 'cards = [["C01"], ["C01"]]', "card C01 can only be in one place"),
        (STONE_AGE + 'cards = [["SC1"]]', "no card SC1"),
        (STONE_AGE + 'deck = ["SC1"]', "no card SC1"),
        (STONE_AGE + 'display = ["C01"]', "4 lie open here, not 1"),
        (STONE_AGE + "stacks = [7]", "2 stacks"),
        (STONE_AGE + 'animal = "boar"', "no animal boar"),
        (STONE_AGE + 'tops = ["", ""]', "A stack of 7 buildings shows none"),
        (STONE_AGE + 'kept = [["C01"], ["C01"]]', "kept card C01 can only be in one place"),
        (IGLOOS + 'igloos_left = ["I1"]', "lie open here, not 1"),
        (HUNTERS + 'display = [["hunter"]]', "columns of characters, not 1"),
        (HUNTERS + 'places = ["waterfall", "waterfall"]', "sacred place waterfall can only be in one place"),
        (HUNTERS + "passed = [[77]]", "There is no bonus field 77"),
        (HUNTERS + "start = 2", "start player goes from 0 to 1"),
        (HUNTERS + "members = [6]", "members of seat 0"),
        (HUNTERS + 'fields = { "forest-1" = {} }\ncrowd = { "forest-1" = [-1] }', "members on forest-1"),
        (HUNTERS + 'hand = [["wizard"]]', "no character wizard"),
        (HUNTERS + 'crowd = { "forest-1" = [1, 0] }', "no location forest-1"),
        (HUNTERS + 'fields = { "forest-1" = { wood = 9 } }', "free wood of forest-1"),
    ],
)
def test_what_cannot_be_is_refused_with_one_sentence(text: str, said: str) -> None:
    with pytest.raises(WrongPosition) as caught:
        read(GAMES, text)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_what_chance_is_asked_is_shown_as_it_can_be_played() -> None:
    match = read(GAMES, STONE_AGE + 'phase = "actions"\ncrowd = { forest = [2] }')
    (line,) = [row for row in write_position(match) if "such as " in row]
    match.follow(read_row(line.partition("such as ")[2]))


def test_bonus_fields_behind_a_tribe_are_passed() -> None:
    game: Any = GAMES["hunters_scouts"]
    setup = Setup.read("hunters_scouts seats=2 modules=normal edition=2014")
    fields = game.rules(setup).bonus_fields
    (first, _) = game.set_up(setup, {"vp": [fields[1]]}).tribes
    assert first.passed == [*fields[:2]]


def test_the_command_shows_rows_and_plays_them(tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_text(STONE_AGE, "utf-8")
    shown_first = run_engine("position", file)
    then = run_engine("position", file, "--play", "0 place forest 3")
    assert "0 place forest 3" in shown_first.stdout.splitlines()
    assert then.stdout.splitlines()[1] == "# seat 1: place"
    file.write_text(STONE_AGE + "people = [0]", "utf-8")
    wrong = run_engine("position", file)
    assert (wrong.returncode, wrong.stdout, len(wrong.stderr.splitlines())) == (1, "", 1)
