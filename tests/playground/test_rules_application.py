"""Each rule for commands and suggestions: a body that breaks it is refused, one just inside the limit is not."""

from __future__ import annotations

from typing import Any

import pytest

from bot.playground.messages import Json
from bot.playground.rules_application import choices, command_list


def command(name: str = "ping", **more: Any) -> Json:
    return {"name": name, "description": "x", "type": 1} | more


def option(name: str = "o", **more: Any) -> Json:
    return {"name": name, "description": "x", "type": 3} | more


def with_options(*options: Json) -> list[Json]:
    return [command(options=list(options))]


def offering(count: int = 1, **more: Any) -> Json:
    return option(choices=[{"name": str(n), "value": str(n)} | more for n in range(count)])


def long_command(last: int) -> list[Json]:
    """A command of 8000 characters and `last` more."""
    options = [option(f"{n:02}" + "x" * 30, description="x" * 100) for n in range(25)]
    offered = [{"name": f"{n:02}" + "x" * 98, "value": f"{n:02}" + "x" * 98} for n in range(23)]
    options[0]["choices"] = offered
    rest = 8000 - 4 - 1 - 25 * 132 - 23 * 200
    offered.append({"name": "y", "value": "y" * (rest - 1 + last)})
    return [command(options=options)]


COMMANDS = [
    pytest.param([command("x" * 33)], [command("x" * 32)], id="long name"),
    pytest.param([command("Ping")], [command("ping")], id="upper case"),
    pytest.param([command("pi ng")], [command("pi-ng")], id="space"),
    pytest.param([command(description="")], [command(description="x")], id="no description"),
    pytest.param([command(description="x" * 101)], [command(description="x" * 100)], id="description"),
    pytest.param(
        with_options(*(option(str(n)) for n in range(26))),
        with_options(*(option(str(n)) for n in range(25))),
        id="26",
    ),
    pytest.param(
        with_options(option("a"), option("b", required=True)),
        with_options(option("a", required=True), option("b")),
        id="required after optional",
    ),
    pytest.param(
        with_options(offering() | {"autocomplete": True}),
        with_options(offering()),
        id="autocomplete with choices",
    ),
    pytest.param(
        with_options(option("a"), option("a")), with_options(option("a"), option("b")), id="option twice"
    ),
    pytest.param(with_options(offering(26)), with_options(offering(25)), id="26 choices"),
    pytest.param(
        with_options(offering(name="x" * 101)), with_options(offering(name="x" * 100)), id="choice name"
    ),
    pytest.param(with_options(offering(value=1)), with_options(offering(value="1")), id="choice type"),
    pytest.param([command(f"c{n}") for n in range(101)], [command(f"c{n}") for n in range(100)], id="101"),
    pytest.param([command(), command()], [command(), command("pong")], id="command twice"),
    pytest.param(long_command(1), long_command(0), id="8001 characters"),
    pytest.param(
        with_options(option("a", type=1), option("b")),
        with_options(option("a", type=1), option("b", type=1)),
        id="subcommand beside option",
    ),
    pytest.param(
        with_options(option("g", type=2, options=[option("h", type=2)])),
        with_options(option("g", type=2, options=[option("h", type=1)])),
        id="group in group",
    ),
]


@pytest.mark.parametrize(("broken", "valid"), COMMANDS)
def test_commands(broken: list[Json], valid: list[Json]) -> None:
    assert command_list(broken).breaches
    assert command_list(valid).breaches == []


def suggested(count: int = 1, **more: Any) -> Json:
    return {"choices": [{"name": "n", "value": "v"} | more for _ in range(count)]}


@pytest.mark.parametrize(
    ("broken", "valid"),
    [
        (suggested(26), suggested(25)),
        (suggested(name="x" * 101), suggested(name="x" * 100)),
        (suggested(value="x" * 101), suggested(value="x" * 100)),
        (suggested(value=1), suggested(value="1")),
    ],
)
def test_suggestions(broken: Json, valid: Json) -> None:
    assert choices(broken, 3).breaches
    assert choices(valid, 3).breaches == []
