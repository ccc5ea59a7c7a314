"""Who may do what: every command and every control, tried by every kind of person, before and during a game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from discord import app_commands

import engine
from bot.client import Bot
from bot.interactions.personal_actions import PERSONAL_ACTIONS
from bot.interactions.table_actions import TABLE_ACTIONS
from bot.messages.custom_ids import OWN, Control
from bot.messages.verbs import build_commands
from bot.playground import Playground
from bot.playground.forms import Outcome, ask
from bot.playground.interactions import Kind
from tests.bot.support.attempts import (
    Prepare,
    Scene,
    attempt,
    everything,
    late,
    lobby,
    outcome_name,
    over,
    running,
    scene,
)
from tests.bot.support.permission_table import KINDS, LATE, LOBBY, OVER, REFUSALS, RUNNING, SEAT, STRANGER
from tests.bot.support.table import ENGLISH, arguments

COMMANDS = {name: row for name, row in RUNNING.items() if name.startswith("/")}
CONTROLS = {name: row for name, row in RUNNING.items() if name not in COMMANDS}
TURN = "It is Ben’s turn"
FORGED = ("", "x", "-1", "1.2.3", "9" * 30, "٣", "0", "77.", "77.burn", "1 2", "stone_age", "place moon")
"""Arguments that no version of ours ever put into a control."""


def things(bot: Bot) -> Iterator[str]:
    """Every command and every action that a control may name; the verbs of all games are two rows."""
    verbs = {verb for game in engine.GAMES.values() for verb in game.words.by_verb}
    games = {ENGLISH.say(f"command-{game}") for game in build_commands(engine.GAMES.values()).groups}
    for command in bot.tree.get_commands():
        if command.name in games:
            continue
        if isinstance(command, app_commands.Group):
            yield from (f"/{command.name} {each.name}" for each in command.commands)
        elif command.name not in verbs:
            yield f"/{command.name}"
    yield from ("/a verb that is asked", "/another verb", *TABLE_ACTIONS, *PERSONAL_ACTIONS)


@pytest.mark.parametrize(
    ("prepare", "expected"),
    [
        pytest.param(running, COMMANDS, marks=pytest.mark.long),
        pytest.param(running, CONTROLS, marks=pytest.mark.long),
        (lobby, LOBBY),
        pytest.param(late, LATE, marks=pytest.mark.long),
        pytest.param(over, OVER, marks=pytest.mark.long),
    ],
    ids=["commands", "controls", "before the game", "when it takes too long", "after the game"],
)
async def test_everybody_may_do_exactly_what_the_table_says(
    playground: Playground, bot: Bot, prepare: Prepare, expected: dict[str, str]
) -> None:
    at = await scene(playground, bot, prepare)
    before, wrong = await everything(at), list[str]()
    for thing, row in expected.items():
        for kind, wanted in zip(KINDS, row.split(), strict=True):
            outcome = await attempt(at, kind, thing)
            after = await everything(at)
            found = outcome_name(outcome, before, after)
            if found != wanted:
                wrong.append(f"{thing}, {kind}: {found}, not {wanted}")
            if after.table != before.table:
                at = await scene(playground, bot, prepare)
                after = await everything(at)
            before = after
    assert wrong == [], "\n".join(wrong)


async def test_no_command_and_no_control_is_missing(bot: Bot) -> None:
    assert [*RUNNING] == sorted(RUNNING, key=[*RUNNING].index)
    assert {*things(bot)} == {*RUNNING}
    assert {*LOBBY, *LATE, *OVER} <= {*RUNNING}


@pytest.mark.parametrize(
    "prepare",
    [
        pytest.param(running, id="running"),
        pytest.param(lobby, id="lobby"),
        pytest.param(late, id="late", marks=pytest.mark.long),
    ],
)
async def test_a_forged_argument_is_one_polite_sentence(
    playground: Playground, bot: Bot, prepare: Prepare
) -> None:
    """Who makes up a control gets an answer, nothing is recorded as our mistake, and the game stays as it is."""
    at = await scene(playground, bot, prepare)
    before, failed = await everything(at), list[str]()
    actions = ("vote", "substitute", "yes", "no", "press", "narrow", "typed", "answer", "step")
    for action in (*actions, "plan", "planstep", "planuse"):
        for argument in FORGED if prepare is running else FORGED[::4]:
            outcome = await forged(at, Control("do", at.table.live.record.id, action, argument))
            failed += [f"{action} {argument}: {outcome.text}"] if "our side" in outcome.text else []
    for action in ("snooze", "mygames", "topic", "forget"):
        for argument in FORGED[1 :: 1 if prepare is running else 4]:
            outcome = await forged(at, Control(OWN, 0, action, argument))
            failed += [f"{action} {argument}: {outcome.text}"] if "our side" in outcome.text else []
    assert failed == []
    assert (await everything(at)).table == before.table


async def forged(at: Scene, control: Control) -> Outcome:
    """The other seat sends this control from the latest message of the table."""
    body = {"custom_id": str(control), "component_type": 2, "id": 1}
    return await ask(
        at.table.playground, at.people[SEAT], Kind.COMPONENT, at.table.place, body, at.table.last
    )


async def test_only_whose_turn_it_is_is_suggested_to_those_who_may_not_move(
    playground: Playground, bot: Bot
) -> None:
    """Autocomplete names options and prices: only to the person who is asked."""
    at = await scene(playground, bot, running)
    option = at.table.decision.options[0]
    (first, *_) = arguments(option)
    for name, said in (("Anna", TURN), ("Carla", TURN), ("David", "You have no seat at this table.")):
        person = playground.person(name)
        (only,) = await person.autocomplete(at.table.place, option.verb, first)
        assert only["name"].startswith(said)
        refused = await person.command(at.table.place, option.verb, {first: only["value"]})
        assert "\n" not in refused.text
    assert await playground.person("Ben").autocomplete(at.table.place, option.verb, first)


async def test_the_powers_of_the_host_stand_in_the_help(playground: Playground, bot: Bot) -> None:
    """Everything that only the host may do is named there, and announced in the thread when it is done."""
    anna = playground.person("Anna")
    powers = (await anna.command("general", "rules", what="bot/host")).text
    hosts = {
        row for row, each in {**RUNNING, **LOBBY}.items() if each.split()[2] == "done" != each.split()[1]
    }
    commands = {row for row in hosts if row.startswith("/") and row != "/undo"}
    assert commands == {"/game start", "/game end", "/game host"}
    assert [command for command in commands if command not in powers] == []
    assert "moderators of the server have no powers over games" in powers
    table = await lobby(playground, bot)
    await anna.command(table.place, "game host", to=table.people[1].id)
    await bot.outbox.idle()
    assert "Ben is the host of this table now" in table.posts[-1].text
    await table.people[1].command(table.place, "game end")
    await bot.outbox.idle()
    assert table.posts[-1].text == "Ben, the host, closed the table before the game began."


async def test_nobody_elsewhere_learns_who_plays(playground: Playground, bot: Bot) -> None:
    """A table is named by its number: people who cannot see it do not even learn that it is there."""
    at = await scene(playground, bot, running)
    for thing in ("/game host", "/settings notifications", "/board", "/game rematch"):
        said = (await attempt(at, STRANGER, thing)).text
        assert REFUSALS["table"] in said
        assert not [name for name in at.table.live.names if name in said]
