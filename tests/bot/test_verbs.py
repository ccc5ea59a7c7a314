"""One command for each verb, whatever games have it; the table decides, and there are never too many commands."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Any

import pytest

import engine
from bot.language.texts import Texts
from bot.messages.asking import Asking
from bot.messages.controls import second_rows
from bot.messages.custom_ids import FirstField
from bot.messages.option_controls import chosen_part
from bot.messages.typed_moves import TypedMove, choices, interpret
from bot.messages.verbs import build_commands, options_of
from bot.playground import Playground
from engine.core.actions import Action
from engine.core.match import Setup
from engine.core.questions import Decision
from engine.core.values import frozen
from tests import nim
from tests.bot.support.decision_screens import decisions, table
from tests.bot.support.fictional_games import action, fictional_game, register_games
from tests.bot.support.table import PlayedTable, running_bot
from tests.bot.support.taps import turn_of
from tests.bot.test_command_limits import offline

__all__ = ["offline"]
ENGLISH = Texts("en")
HUNTERS, STONE_AGE = engine.GAMES["hunters_scouts"], engine.GAMES["stone_age"]
HEAPS = fictional_game(
    "heaps", [action("take", heap=Annotated[int, range(1, 4)], count=Annotated[int, range(1, 8)])]
)


# Which commands there are


def test_the_first_game_has_its_verbs_alone_and_each_other_game_a_group() -> None:
    """So that the verbs of one game do not stand between those of another; what both have is one command."""
    found = build_commands([STONE_AGE, HUNTERS])
    assert {*found.shared} == {*STONE_AGE.words.by_verb}
    assert {*found.groups[HUNTERS.id]} == {*HUNTERS.words.by_verb} - {*STONE_AGE.words.by_verb}
    assert [action.__module__ for action in found.shared["decline"]] == [
        "engine.stone_age.actions",
        "engine.hunters_scouts.actions",
    ]
    assert found.path(HUNTERS, "send") == ("hunters_scouts", "send")
    assert found.path(HUNTERS, "decline") == found.path(STONE_AGE, "decline") == ("decline",)


def test_a_shared_verb_asks_for_what_any_of_its_games_wants() -> None:
    """What only some of them want need not be given; numbers reach as far as those of all."""
    (die,) = options_of(build_commands([STONE_AGE]).shared["take"])
    assert (die.name, die.required) == ("die", True)
    shared = options_of(build_commands([STONE_AGE, HEAPS]).shared["take"])
    assert [each.name for each in shared] == ["die", "heap", "count"]
    assert not any(each.required for each in shared)
    dice = fictional_game("dice", [action("take", die=Annotated[int, range(8, 13)], why=str)])
    first, second = options_of(build_commands([STONE_AGE, dice]).shared["take"])
    assert (first.limits, first.required) == (range(1, 13), True)
    assert (second.limits, second.required) == (None, False)
    words = fictional_game("words", [action("take", die=str)])
    assert [each.limits for each in options_of(build_commands([STONE_AGE, words]).shared["take"])] == [None]


# Any number of arguments


@frozen
class Plainly(Asking):
    """A decision of a game without words: labels are what the text form says."""

    @property
    def words(self) -> Any:
        return SimpleNamespace(
            value_icon=lambda *_: "",
            action=lambda _texts, chosen, *_: str(chosen),
            value=lambda _texts, name, chosen, *_: f"{name} {chosen}",
            field=lambda _texts, name, *_: f"{name}?",
            icon=lambda *_: "",
            verb=lambda _texts, verb: verb,
        )

    def preview(self, option: Action) -> str:
        del option
        return ""


@pytest.fixture
def shots(monkeypatch: pytest.MonkeyPatch) -> Asking:
    """A question whose answers have four arguments: 4 × 4 × 3 × 2 options."""
    kinds: dict[str, Any] = {"row": Annotated[int, range(1, 5)], "column": Annotated[int, range(1, 5)]}
    aim: Any = action("aim", **kinds, weapon=str, hand=str)
    monkeypatch.setitem(STONE_AGE.words.by_verb, "aim", aim)
    parts = product(range(1, 5), range(1, 5), ("bow", "sling", "spear"), ("left", "right"))
    live = table(Setup("stone_age", 2, STONE_AGE.modules[:1], "jubilee"))
    seat = next(decisions(live, seed=1)).seat
    return Plainly(
        live, ENGLISH, Decision(seat, "aim", [aim(*each) for each in parts], {}), None, live.running
    )


def test_a_verb_takes_any_number_of_arguments(shots: Asking) -> None:
    for option in shots.decision.options:
        given = {name: str(getattr(option, name)) for name in option.arguments}
        assert interpret(shots, TypedMove("aim", given)).line == str(option)
        for name, value in given.items():
            assert value in [each for _, each in choices(shots, TypedMove("aim", given), name, value)]


def test_whatever_is_left_out_is_asked(shots: Asking) -> None:
    """In buttons; where the rest is more than a message holds, in buttons for parts of it: no option is lost."""
    for given, left in (
        ({"row": "1", "column": "2", "weapon": "bow"}, 2),
        ({"row": "1", "column": "2"}, 6),
        ({"row": "1", "weapon": "sling", "hand": "left"}, 4),
        ({"row": "1"}, 24),
        ({}, 96),
    ):
        meant = interpret(shots, TypedMove("aim", given))
        assert len(meant.options) == left
        rows = second_rows(shots, meant.options).to_components()
        parts = [part for row in rows for part in row["components"]]
        assert {part["type"] for part in parts} == {2}
        lines = [turn_of(part["custom_id"]).line for part in parts]
        groups = [line for line in lines if "=" in line]
        assert bool(groups) == (left > 25)
        found = [FirstField.read(f"0.0.{line}") for line in groups]
        reached = {each for first in found for each in chosen_part(meant.options, first).options}
        assert reached | {each for each in meant.options if str(each) in lines} == {*meant.options}


# The table decides


async def test_what_another_game_asks_for_is_refused_and_said(
    playground: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table of Stone Age, while another game has the verb `take` for other things."""
    register_games(monkeypatch, HEAPS)
    monkeypatch.setattr("bot.language.texts.report", lambda _: None)  # the made-up game has no texts
    async with running_bot(tmp_path / "games.sqlite") as bot:
        two = await (await PlayedTable.open(playground, bot, 2)).start()
        before, person = await two.everything(), two.people[two.decision.seat]
        heap = {"option-take-heap": 1}
        refusal = await person.command(two.place, "take", heap)
        assert refusal.text == "At this table /take does not ask for “heap”, but for: die."
        (only,) = await person.autocomplete(two.place, "take", "die", heap)
        assert only["name"].startswith("Place your people")
        assert "not what you are asked" in (await person.command(two.place, "take", {"die": 1})).text
        assert await two.everything() == before


async def test_a_verb_of_two_further_games_is_a_command_of_each(
    playground: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table of Nim, while another game removes dice."""
    with nim.registered():
        register_games(
            monkeypatch, fictional_game("dice", [action("remove", die=Annotated[int, range(1, 7)])])
        )
        monkeypatch.setattr("bot.language.texts.report", lambda _: None)
        async with running_bot(tmp_path / "games.sqlite") as bot:
            two = await (await PlayedTable.open(playground, bot, 2, game="nim")).start()
            anna, ben = two.people
            suggested = await anna.autocomplete(two.place, "nim remove", "heap", {"heap": ""})
            assert [each["value"] for each in suggested] == [1, 2, 3]
            assert (
                "does not ask for “die”, but for: heap and stones"
                in (await anna.command(two.place, "command-dice remove", {"option-remove-die": 1})).text
            )
            await anna.command(two.place, "nim remove", heap=2, stones=4)
            assert "from heap 3" in (await ben.command(two.place, "nim remove", heap=3, stones=5)).text
            assert [row.text for row in two.live.rows] == ["remove 2 4", "remove 3 5"]


async def test_a_verb_that_asks_for_nothing_here_says_so(
    playground: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    register_games(monkeypatch, fictional_game("politely", [action("decline", why=str)]))
    monkeypatch.setattr("bot.language.texts.report", lambda _: None)
    async with running_bot(tmp_path / "games.sqlite") as bot:
        two = await (await PlayedTable.open(playground, bot, 2)).start()
        person = two.people[two.decision.seat]
        refusal = await person.command(two.place, "decline", {"option-decline-why": "no wood"})
        assert refusal.text == "At this table /decline asks for nothing more; leave out “why”."
