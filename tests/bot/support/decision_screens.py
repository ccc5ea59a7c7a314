"""Checks the controls of a decision: which options they lead to, by how many taps, and what Discord would refuse."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import engine
from bot.messages.asking import Asking, argument, label
from bot.messages.controls import second_rows
from bot.messages.custom_ids import Control, FirstField, Press
from bot.messages.layouts import Screen
from bot.messages.option_controls import chosen_part
from bot.messages.typed_moves import TypedMove, choices, interpret
from bot.playground.messages import Json
from bot.storage.records import SeatRecord, TableRecord
from bot.tables.model.position import Position
from bot.tables.model.table import Table
from engine.core import chance
from engine.core.actions import Action
from engine.core.facets import group_by_verb
from engine.core.match import Match, Setup
from engine.core.questions import Decision
from tests.bot.support.draft_taps import buildable_options
from tests.support.choosing import choose_well

BUTTON, SELECT = 2, 3
GAME = 10**9
"""A table number with as many digits as any will have, so that custom ids are as long as they get."""
MOVE = 9_999
NAMES = ("A" * 32, "👩‍🌾" * 8, "@everyone **x**", "Ω", "<@1>")


def table(setup: Setup) -> Table:
    """A table in memory, with long and special names."""
    seats = setup.seats
    record = TableRecord(GAME, 1, 2, 3, 0, "Title", str(setup), "running", b"", None, None, 0, 0, 0)
    people = tuple(SeatRecord(GAME, seat, seat, NAMES[seat], b"") for seat in range(seats))
    match = Match.start(engine.GAMES[setup.game], setup)
    return Table(Position(record, people, match=match, moves=(MOVE,) * seats))


def decisions(live: Table, seed: int) -> Iterator[Decision]:
    """Play a game with good and random moves, and yield each decision while it is open."""
    dice, match = random.Random(seed), live.running
    while match.over is None:
        if match.chance is not None:
            match.supply(chance.answer(b"%d" % seed, match.chance))
            continue
        if match.obvious is not None:
            seat, action = match.obvious
            match.play(seat, str(action))
            continue
        yield from match.decisions
        decision = dice.choice(match.decisions)
        good = dice.random() < 0.5
        option = choose_well(match, decision, dice) if good else dice.choice(decision.options)
        match.play(decision.seat, str(option))


# Discord's limits


def mistakes(components: Sequence[Json]) -> list[str]:
    """What Discord would refuse in the components of a message."""
    found = [f"{len(components)} rows"] if len(components) > 5 else []
    parts = [part for row in components for part in row["components"]]
    ids = [part["custom_id"] for part in parts]
    found += [f"{len(each)} characters of id" for each in ids if not 1 <= len(each) <= 100]
    found += ["an id twice"] if len(set(ids)) < len(ids) else []
    for row in components:
        kinds = [part["type"] for part in row["components"]]
        if kinds != [SELECT] and (set(kinds) != {BUTTON} or len(kinds) > 5):
            found.append(f"a row of {kinds}")
    found += [f"label {part['label']!r}" for part in parts if not 1 <= len(part.get("label", "x")) <= 80]
    return found + [each for part in parts if part["type"] == SELECT for each in select_mistakes(part)]


def select_mistakes(select: Json) -> Iterator[str]:
    options = select["options"]
    if not 1 <= len(options) <= 25:
        yield f"{len(options)} options"
    if len({option["value"] for option in options}) < len(options):
        yield "a value twice"
    if len(select.get("placeholder") or "") > 150:
        yield "the placeholder is too long"
    if select.get("max_values", 1) > len(options):
        yield "more may be chosen than there is"
    for option in options:
        texts = (option["label"], option["value"], option.get("description") or "x")
        if not all(1 <= len(text) <= 100 for text in texts):
            yield f"the option {texts}"


# Taps


def reachable(ask: Asking, components: Sequence[Json]) -> dict[str, int]:
    """The options that the controls of a decision lead to, each with its number of taps."""
    found: dict[str, int] = {}
    for part in (part for row in components for part in row["components"]):
        control = Control.read(part["custom_id"])
        assert control is not None
        if control.action not in ("press", "narrow"):
            continue
        press = Press.read(control.argument)
        assert (control.game, press.seat, press.move) == (GAME, ask.decision.seat, MOVE)
        for line, taps in _behind(ask, control, press.line, part):
            found[line] = min(taps, found.get(line, taps))
    return found


def _behind(ask: Asking, control: Control, said: str, part: Json) -> Iterator[tuple[str, int]]:
    """The options that one control leads to, with taps: one for a button, two for opening a list and choosing."""
    values: list[str] = [option["value"] for option in part.get("options", ())]
    taps = 2 if values else 1
    if control.action == "press":
        yield from ((line, taps) for line in values or [said])
    else:
        for value in values or [""]:
            for line, more in _second(ask, FirstField.read(control.complete(value))):
                yield line, taps + more


def _second(ask: Asking, first: FirstField) -> Iterator[tuple[str, int]]:
    left = chosen_part(group_by_verb(ask.offers)[first.press.line], first).options
    if len(left) == 1:
        yield str(left[0]), 0
        return
    components = second_rows(ask, left).to_components()
    assert mistakes(components) == []
    yield from reachable(ask, components).items()


def check(ask: Asking, screen: Screen) -> dict[str, int]:
    """Assert that a screen offers exactly the distinct options of its decision, within Discord's limits."""
    assert screen.view is not None
    components = screen.view.to_components()
    assert mistakes(components) == []
    assert 1 <= len(screen.content) <= 2000
    taps = reachable(ask, components)
    taps |= buildable_options(ask, components)
    assert set(taps) == {str(option) for option in ask.offers}
    return taps


def assert_can_be_typed(ask: Asking, option: Action) -> None:
    """Assert that each argument is suggested when the others are given, and that all together mean this option."""
    given = {name: argument(option, name) for name in option.arguments}
    move = TypedMove(option.verb, given)
    assert TypedMove.read(str(move)) == move
    assert interpret(ask, move).line == str(option)
    if len(given) == 1 and not any(getattr(option, name) for name in given):
        assert interpret(ask, TypedMove(option.verb, dict.fromkeys(given, "keine"))).line == str(option)
        near = interpret(ask, TypedMove(option.verb, dict.fromkeys(given, "steen"))).near
        assert near != label(ask, option, *given), "that is no misspelling of `geen`"
    for name, value in given.items():
        said = label(ask, option, name)
        for typed in (value, said, " ".join(reversed(said.split()))) if option in ask.offers else (value,):
            found = choices(ask, move, name, typed)
            assert value in [value for _, value in found]
            assert all(1 <= len(text) <= 100 for pair in found for text in pair)
