"""What the playground's README says about how it differs from Discord is so, by Discord's own API document."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from bot.playground import ClientRefused, Playground
from bot.playground.interactions import Callback, Kind
from bot.playground.messages import MessageKind, Part
from bot.playground.server import ROUTES
from bot.playground.typing_commands import value_of
from bot.playground.world import ChannelKind
from tests.playground import openapi

pytestmark = pytest.mark.skipif(
    not openapi.available(), reason="Discord's API document does not lie beside the checkout"
)
README = (Path(__file__).parents[2] / "bot" / "playground" / "README.md").read_text("utf-8")


def row(name: str) -> tuple[set[int], str]:
    """The numbers in the second column of the README's table, ranges spelt out, and the third column."""
    found = re.search(rf"^\| {re.escape(name)} \| (.*?) \| (.*?) \|$", README, re.MULTILINE)
    assert found, name
    return set(numbers(found[1])), found[2]


def numbers(text: str) -> Iterable[int]:
    for first, last in re.findall(r"(\d+)(?:–(\d+))?", text):
        yield from range(int(first), int(last or first) + 1)


def test_every_operation_is_one_of_discord() -> None:
    known = openapi.operations()
    ours = {(route.method, re.sub(r"\{\w+\}", "{}", route.template)) for route in ROUTES}
    assert ours <= set(known)
    assert row("operations for bots")[0] == {len(ours), len(known)}


def typeable(playground: Playground, kind: int) -> bool:
    """Whether people of the playground can enter an option of this type."""
    if kind in (1, 2):
        return True
    world = playground.world
    given = {5: True, 6: world.people[0].id}.get(kind, 1)
    try:
        value_of(world, {"type": kind, "name": "a"}, given)
    except ClientRefused as reason:
        return "cannot be typed" not in str(reason)
    return True


async def test_the_table_of_kinds_is_true(playground: Playground) -> None:
    have = {
        "channels": ("ChannelTypes", {*map(int, ChannelKind)}),
        "messages": ("MessageType", {*map(int, MessageKind)}),
        "components people can use": ("MessageComponentTypes", {*map(int, Part)}),
        "interactions": ("InteractionTypes", {*map(int, Kind)}),
        "first answers": ("InteractionCallbackTypes", {*map(int, Callback)}),
        "option types people can type": (
            "ApplicationCommandOptionType",
            {each for each in range(1, 12) if typeable(playground, each)},
        ),
        "commands": ("ApplicationCommandType", {1}),
    }
    for name, (enumeration, ours) in have.items():
        documented = openapi.kinds(enumeration)
        named, missing = row(name)
        assert named == ours, name
        assert ours <= {*documented}
        if not missing.startswith("all others"):
            assert set(numbers(missing)) == {*documented} - ours, name


def test_an_answer_that_discord_would_not_give_is_found() -> None:
    asked = openapi.Recorded("GET", "/users/@me", "/users/@me", {}, "", status=200, answer={"id": 5})
    assert any("username" in finding for finding in openapi.answer_findings([asked]))
    asked.status = 202
    assert openapi.answer_findings([asked]) == ["GET /users/@me: is not answered with 202"]
