"""Plays options by the controls of messages as a person does, and counts the taps."""

from __future__ import annotations

from dataclasses import replace

from bot.language.texts import Texts, languages
from bot.messages.custom_ids import Control, Press
from bot.playground import Person
from bot.playground.forms import Outcome
from bot.playground.messages import Json, Message
from engine.core.actions import Action
from tests.bot.support.computers import settle
from tests.bot.support.draft_taps import tap_parts
from tests.bot.support.table import PlayedTable

YOUR_MOVE = "Your move"
DONE = tuple(Texts(each).say("turn-done", done="").strip() for each in languages())
MEAN = 1.45
"""The most taps per decision on average, over a whole game of each kind; none of Stone Age takes more than two."""
ANSWERS = ("press", "narrow", "draft")


async def tap(table: PlayedTable, seat: int, option: Action) -> int:
    """Play an option by the controls of the messages; returns the number of taps.

    When several seats decide at once, or nobody else may see the options, *Your move* shows this seat its own controls
    first; that tap is not counted.
    """
    person, screen = table.people[seat], table.board
    if len(table.live.running.decisions) > 1 or table.decision.secret:
        screen = get_reply(await person.press(screen, table.texts.say("button-move")))
        assert screen.owner_id == person.id, "somebody's own decision was shown to all"
    built = await tap_parts(table, seat, screen, option)
    return await answer(person, screen, option) if built is None else built


async def tap_moves(table: PlayedTable, moves: int = 1) -> None:
    """Play so many greedy moves by taps, each when the computers have moved and all posts are sent."""
    for _ in range(moves):
        await tap(table, *table.greedy_move())
        await settle(table.bot)


async def answer(person: Person, screen: Message, option: Action) -> int:
    """Play an option by the controls of a message; returns the number of taps: one for a button, two for a list."""
    _must_be_distinguished(screen)
    if (button := _button(screen, "press", str(option))) is not None:
        _must_work(await person.press(screen, button))
        return 1
    if (select := _select(screen, "press", str(option))) is not None:
        _must_work(await person.choose(screen, select, str(option)))
        return 2
    for button in _parts(screen, option):
        outcome = await person.press(screen, button)
        _must_work(outcome)
        if (taps := await _second_tap(person, button, outcome, option)) is not None:
            return 1 + taps
    raise AssertionError(f"no control leads to {option}: {screen.labels}")


async def _second_tap(person: Person, before: str, outcome: Outcome, option: Action) -> int | None:
    """Press the button of the option after a part was chosen; returns the taps, None if it has no such button."""
    screen, turn = outcome.reply, turn_of(before)
    if screen is None or screen.owner_id != person.id:
        return 0
    wanted = str(replace(turn, line=str(option)))
    for part in screen.buttons:
        if argument_of(part["custom_id"]) == wanted:
            _must_work(await person.press(screen, part["custom_id"]))
            return 1
    return None


def _parts(screen: Message, option: Action) -> list[str]:
    """The buttons that may lead to an option: the one of its place, or all of its verb."""
    found = [(part["custom_id"], *_said(part)) for part in screen.buttons]
    parts = [
        (each, said) for each, does, said in found if does == "narrow" and said.startswith(f"{option.verb} ")
    ]
    exact = {f"{option.verb} {name}={value}" for name, value in option.fields().items()}
    return [each for each, said in parts if said in exact] or [each for each, _ in parts]


async def tap_anything(person: Person, screen: Message) -> Outcome:
    """Use the first control of a message that answers a decision."""
    part = controls(screen)[0]
    if "options" in part:
        return await person.choose(screen, part["custom_id"], part["options"][0]["value"])
    return await person.press(screen, part["custom_id"])


async def press_more(person: Person, screen: Message, label: str) -> Outcome:
    """Press a button of the private message that *More …* of a table's message shows."""
    more = next(part["custom_id"] for part in screen.buttons if _said(part)[0] == "more")
    return await person.press(get_reply(await person.press(screen, more)), label)


async def take_back(person: Person, screen: Message) -> Outcome:
    """Press *Undo* behind *More …*, and ask the others if they must agree."""
    return await ask_if_needed(person, await press_more(person, screen, "Undo"))


async def ask_if_needed(person: Person, said: Outcome) -> Outcome:
    """Press the button that asks the others for their consent to an undo, if there is one."""
    buttons = said.reply.buttons if said.reply is not None else []
    ask = next((part["custom_id"] for part in buttons if _said(part)[0] == "askundo"), None)
    return said if ask is None else await person.press(get_reply(said), ask)


def controls(screen: Message) -> list[Json]:
    """The buttons and selects that answer a decision."""
    return [part for part in (*screen.buttons, *screen.selects) if _said(part)[0] in ANSWERS]


def seat_of(screen: Message) -> int:
    """The seat that the controls of a decision are for."""
    return turn_of(controls(screen)[0]["custom_id"]).seat


def argument_of(custom_id: str) -> str:
    """The argument of a control."""
    control = Control.read(custom_id)
    assert control is not None
    return control.argument


def turn_of(custom_id: str) -> Press:
    return Press.read(argument_of(custom_id))


def get_reply(outcome: Outcome) -> Message:
    """The message that answers an interaction; asserts that there is one and that nothing failed."""
    _must_work(outcome)
    assert outcome.reply is not None
    return outcome.reply


def _must_work(outcome: Outcome) -> None:
    assert outcome.error is None
    assert "went wrong on our side" not in outcome.text


def _must_be_distinguished(screen: Message) -> None:
    """Assert that no two controls of a message look the same."""
    assert len(set(screen.labels)) == len(screen.labels), screen.labels
    for select in screen.selects:
        said = [(each["label"], each.get("description")) for each in select["options"]]
        assert len(set(said)) == len(said), said


def _button(screen: Message, action: str, said: str) -> str | None:
    for part in screen.buttons:
        if _said(part) == (action, said):
            return part["custom_id"]
    return None


def _select(screen: Message, action: str, value: str, verb: str | None = None) -> str | None:
    for part in screen.selects:
        does, about = _said(part)
        values = [each["value"] for each in part["options"]]
        if does == action and value in values and verb in (None, about):
            return part["custom_id"]
    return None


def _said(part: Json) -> tuple[str, str]:
    """The action of a control, and the line of one that answers a decision."""
    control = Control.read(part["custom_id"])
    assert control is not None
    if control.action not in ANSWERS:
        return control.action, ""
    return control.action, Press.read(control.argument).line
