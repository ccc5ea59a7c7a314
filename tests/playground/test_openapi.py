"""The check against Discord's document finds nothing in a real conversation, and all errors of broken bodies."""

from __future__ import annotations

from typing import Any

import pytest

from bot.playground import Playground
from bot.playground.stage import Recorded
from tests.playground.example import Example, talk
from tests.playground.openapi import answer_findings, available, findings

pytestmark = pytest.mark.skipif(
    not available(), reason="Discord's API document does not lie beside the checkout"
)

MESSAGES = "/channels/1/messages"
CALLBACK = "/interactions/1/token/callback"
COMMANDS = "/applications/1/commands"


def sent(method: str, path: str, body: Any, content_type: str = "application/json") -> Recorded:
    return Recorded(method, path, None, {}, content_type, body)


def button(**more: Any) -> dict[str, Any]:
    return {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "a"} | more]}]}


def command(**more: Any) -> list[dict[str, Any]]:
    return [{"name": "ping", "description": "x", "type": 1} | more]


CASES = [
    pytest.param(("POST", MESSAGES, {"content": "x" * 4001}), {"content": "x"}, "/content", id="content"),
    pytest.param(("POST", MESSAGES, button(label="x" * 81)), button(label="x" * 80), "/label", id="label"),
    pytest.param(("POST", MESSAGES, button(style=9)), button(style=2), "/style", id="style"),
    pytest.param(("POST", MESSAGES, {"contents": "x"}), {"content": "x"}, "/contents", id="unknown"),
    pytest.param(("POST", MESSAGES, {"embeds": [{}] * 11}), {"embeds": [{}] * 10}, "/embeds", id="embeds"),
    pytest.param(
        ("POST", CALLBACK, {"type": 4, "data": {"content": 7.5}}),
        {"type": 4, "data": {"content": "x", "tts": False}},
        "/data/content",
        id="callback",
    ),
    pytest.param(("PUT", COMMANDS, command(name="x" * 33)), command(nsfw=False), "/0/name", id="command"),
    pytest.param(
        ("PATCH", f"{MESSAGES}/2", {"attachments": [{"id": [], "filename": "a"}]}),
        {"attachments": [{"id": 5, "filename": "a"}]},
        "/attachments/0/id",
        id="attachment",
    ),
]


@pytest.mark.parametrize(("broken", "valid", "place"), CASES)
def test_a_broken_body_is_found_and_a_correct_one_is_not(
    broken: tuple[str, str, Any], valid: Any, place: str
) -> None:
    method, path, body = broken
    found = findings([sent(method, path, body)])
    assert found
    assert place in found[0]
    assert findings([sent(method, path, valid)]) == []


def test_an_unknown_operation_and_an_unexpected_body_are_found() -> None:
    assert findings([sent("GET", "/nowhere", None, "")]) == ["GET /nowhere: no such operation"]
    assert "takes no body" in findings([sent("POST", MESSAGES, {"content": "x"}, "text/plain")])[0]


async def test_a_whole_conversation_has_no_finding(playground: Playground, bot: Example) -> None:
    await talk(playground)
    assert "\n".join(findings(playground.requests)) == ""
    assert "\n".join(answer_findings(playground.requests)) == "", "the stand-in answers as Discord does"
