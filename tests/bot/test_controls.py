"""Every option of every decision is at most two taps away, and no screen breaks one of Discord's limits."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

import engine
from bot import screens
from bot.controls import Asking, asking, first_chosen, form, second_rows
from bot.ids import Control, Turn
from bot.language.texts import Texts, languages
from bot.live import Live
from bot.records import SeatRecord, TableRecord
from bot.typed import argument, choices, packed, parameters, spoken
from engine.core import chance
from engine.core.actions import Action, Value
from engine.core.facets import by_verb
from engine.core.match import Match, Setup
from engine.core.players import greedy
from engine.core.questions import Decision
from engine.stone_age.actions import Share

Json = dict[str, Any]

BUTTON, SELECT, LABEL = 2, 3, 18
GAME = 10**9
"""A table number as long as it will ever get, so that custom ids are too."""
MOVE = 9_999
NAMES = ("A" * 32, "👩‍🌾" * 8, "@everyone **x**", "Ω", "<@1>")
STONE_AGE = engine.GAMES["stone_age"]
BASE = STONE_AGE.modules[:1]


def table(seats: int, edition: str, modules: tuple[str, ...] = BASE) -> Live:
    """A table in memory, with names that are hard on texts."""
    setup = Setup("stone_age", seats, modules, edition)
    record = TableRecord(GAME, 1, 2, 3, 0, "Title", str(setup), "running", b"", None, None, 0, 0, 0)
    people = tuple(SeatRecord(GAME, seat, seat, NAMES[seat], b"") for seat in range(seats))
    match = Match.start(engine.GAMES["stone_age"], setup)
    return Live(record, people, match=match, moves=[MOVE] * seats)


def decisions(live: Live, seed: int) -> Iterator[Decision]:
    """All decisions of a game in which good and bad moves alternate at random, while they are open."""
    dice, match = random.Random(seed), live.running
    while match.over is None:
        if match.chance is not None:
            match.supply(chance.answer(b"%d" % seed, match.chance))
            continue
        yield from match.decisions
        decision = dice.choice(match.decisions)
        good = dice.random() < 0.5
        option = greedy(match, decision) if good else dice.choice(decision.options)
        match.play(decision.seat, str(option))


# Discord's limits


def wrong(components: Sequence[Json]) -> list[str]:
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
    return found + [each for part in parts if part["type"] == SELECT for each in wrong_select(part)]


def wrong_select(select: Json) -> Iterator[str]:
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


def wrong_form(modal: Json) -> Iterator[str]:
    fields = modal["components"]
    if not 1 <= len(fields) <= 5:
        yield f"{len(fields)} fields"
    if not 1 <= len(modal["title"]) <= 45 or not 1 <= len(modal["custom_id"]) <= 100:
        yield f"the head {modal['title']!r} {modal['custom_id']!r}"
    for field in fields:
        if field["type"] != LABEL or not 1 <= len(field["label"]) <= 45:
            yield f"the label {field['label']!r}"
        yield from wrong_select(field["component"])


# Taps


def reached(ask: Asking, components: Sequence[Json]) -> dict[str, int]:
    """The options that the controls of this decision lead to, with the number of taps."""
    found: dict[str, int] = {}
    for part in (part for row in components for part in row["components"]):
        control = Control.read(part["custom_id"])
        assert control is not None
        if control.deed not in ("press", "narrow", "form"):
            continue
        turn = Turn.read(control.argument)
        assert (control.game, turn.seat, turn.move) == (GAME, ask.decision.seat, MOVE)
        for line, taps in _behind(ask, control, turn.said, part):
            assert line not in found, f"two ways to {line}"
            found[line] = taps
    return found


def _behind(ask: Asking, control: Control, said: str, part: Json) -> Iterator[tuple[str, int]]:
    """What one control leads to."""
    values: list[str] = [option["value"] for option in part.get("options", ())]
    if control.deed == "press":
        yield from ((line, 1) for line in values or [said])
    elif control.deed == "form":
        yield from ((line, 2) for line in _in_form(ask, said))
    else:
        for value in values:
            yield from _second(ask, said, value)


def _second(ask: Asking, verb: str, chosen: str) -> Iterator[tuple[str, int]]:
    _, _, left = first_chosen(by_verb(ask.decision.options)[verb], chosen)
    if len(left) == 1:
        yield str(left[0]), 1
        return
    components = second_rows(ask, left).to_components()
    assert wrong(components) == []
    yield from ((line, 2) for line in reached(ask, components))


def _in_form(ask: Asking, verb: str) -> Iterator[str]:
    """The options that can be entered into the form, each by values that no other option has."""
    modal = form(ask, verb, opening=10**18).to_dict()
    assert list(wrong_form(modal)) == []
    fields = {part["component"]["custom_id"]: part["component"] for part in modal["components"]}
    entered: set[tuple[tuple[str, ...], ...]] = set()
    for option in by_verb(ask.decision.options)[verb]:
        values = tuple(_typed(option.fields().get(name, 0)) for name in fields)
        for field, typed in zip(fields.values(), values, strict=True):
            assert set(typed) <= {choice["value"] for choice in field["options"]}
            assert field.get("min_values", 1) <= len(typed) <= field.get("max_values", 1)
        assert values not in entered, f"{option} looks like another option"
        entered.add(values)
        yield str(option)


def _typed(value: Value) -> tuple[str, ...]:
    return value if isinstance(value, tuple) else (str(value),)


@cache
def screens_seen(
    seats: int, edition: str, language: str, seed: int, modules: tuple[str, ...] = BASE
) -> dict[str, int]:
    """Plays a game, checks every screen, and counts how the options were reached."""
    live, texts = table(seats, edition, modules), Texts(language)
    count = {"decisions": 0, "one tap": 0, "two taps": 0}
    for decision in decisions(live, seed):
        ask = asking(live, texts, decision)
        own = screens.own_move(live, texts, decision)
        taps = _checked(ask, own)
        if len(live.running.decisions) == 1 and not decision.secret:
            assert _checked(ask, screens.board(live, texts, [decision.seat])) == taps
        count["decisions"] += 1
        count["one tap"] += set(taps.values()) == {1}
        count["two taps"] += 2 in taps.values()
    return count


def _checked(ask: Asking, screen: screens.Screen) -> dict[str, int]:
    """One screen offers exactly the options of its decision, within Discord's limits."""
    assert screen.view is not None
    components = screen.view.to_components()
    assert wrong(components) == []
    assert 1 <= len(screen.content) <= 2000
    taps = reached(ask, components)
    assert set(taps) == {str(option) for option in ask.decision.options}
    assert max(taps.values()) <= 2
    return taps


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", engine.GAMES["stone_age"].editions)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_option_is_at_most_two_taps_away(seats: int, edition: str, language: str) -> None:
    count = screens_seen(seats, edition, language, seed=seats)
    assert count["decisions"] > 100
    assert count["one tap"] > count["decisions"] / 2
    assert count["two taps"] > 0


def alone(module: str) -> tuple[str, ...]:
    """One module with nothing but what it needs."""
    return ("base", "style", module) if module == "new-huts" else ("base", module)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("seats", "modules"),
    [
        *((seats, STONE_AGE.modules) for seats in STONE_AGE.seats),
        *((2 + n % 3, alone(module)) for n, module in enumerate(STONE_AGE.modules[1:])),
    ],
)
def test_every_option_of_the_modules_is_at_most_two_taps_away(
    seats: int, modules: tuple[str, ...], language: str
) -> None:
    count = screens_seen(seats, "jubilee", language, seats, modules)
    assert count["decisions"] > 100
    assert count["one tap"] > count["decisions"] / 2
    assert count["two taps"] > 0


def test_a_huge_yield_is_shared_with_two_taps() -> None:
    """More options than one select holds are asked in tens and ones."""
    live, texts = table(5, "jubilee", STONE_AGE.modules), Texts("en")
    decision = next(decisions(live, seed=1))
    parts = [((("food", 40 - count), ("jewelry", count))) for count in range(41)]
    shares = [Share(tuple(part for part in goods if part[1])) for goods in parts]
    about = {"pieces": 40, "where": "hunt", "total": 80}
    ask = asking(live, texts, Decision(decision.seat, "share", shares, about))
    components = screens.own_move(live, texts, ask.decision).view
    assert components is not None
    assert wrong(components.to_components()) == []
    assert set(reached(ask, components.to_components()).values()) <= {1, 2}


@pytest.mark.parametrize("modules", [BASE, STONE_AGE.modules])
def test_every_option_can_be_typed(modules: tuple[str, ...]) -> None:
    """Every argument is suggested when the others are given, and all together mean exactly this option."""
    live, texts = table(3, "jubilee", modules), Texts("en")
    for number, decision in enumerate(decisions(live, seed=3)):
        ask = asking(live, texts, decision)
        for option in decision.options[number % 5 :: 5]:
            names = parameters(type(option))
            given = {name: argument(option, name, names) for name in names}
            assert all(given.values())
            assert spoken(ask, packed(option.verb, given)).line == str(option)
            for name, value in given.items():
                found = choices(ask, option.verb, name, names, given, value)
                assert value in [value for _, value in found]
                assert all(1 <= len(text) <= 100 for pair in found for text in pair)


def test_when_nobody_alone_is_asked_nobody_s_options_are_shown() -> None:
    """Simultaneous decisions sit behind one button, with the options only in the private answer."""
    live, texts, seen = table(4, "jubilee"), Texts("en"), 0
    for decision in decisions(live, seed=4):
        if len(live.running.decisions) == 1 and not decision.secret:
            continue
        seen += 1
        view = screens.board(live, texts, ()).view
        assert view is not None
        assert reached(asking(live, texts, decision), view.to_components()) == {}
        deeds = [
            Control.read(part["custom_id"]) for row in view.to_components() for part in row["components"]
        ]
        assert "move" in [control.deed for control in deeds if control]
    assert seen


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ([[BUTTON] * 6], "a row of"),
        ([[SELECT, BUTTON]], "a row of"),
        ([[BUTTON]] * 6, "6 rows"),
        ([[BUTTON], [BUTTON]], None),
    ],
)
def test_a_broken_screen_is_caught(rows: list[list[int]], said: str | None) -> None:
    numbers = iter(range(100))
    components = [{"components": [_part(kind, str(next(numbers))) for kind in row]} for row in rows]
    found = wrong(components)
    assert (said is None) == (found == [])
    assert said is None or any(each.startswith(said) for each in found)


def _part(kind: int, custom_id: str) -> Json:
    part: Json = {"type": kind, "custom_id": custom_id}
    return part | ({"options": [{"label": "a", "value": "a"}]} if kind == SELECT else {"label": "a"})


def test_an_option_that_is_left_out_would_be_noticed() -> None:
    live, texts = table(2, "jubilee"), Texts("en")
    decision = next(decisions(live, seed=1))
    ask = asking(live, texts, decision)
    fewer: list[Action] = list(decision.options)[:-1]
    short = Asking(
        live, texts, Decision(decision.seat, decision.prompt, fewer, decision.about), None, ask.view
    )
    components = screens.own_move(live, texts, short.decision).view
    assert components is not None
    assert set(reached(short, components.to_components())) != {str(option) for option in decision.options}
