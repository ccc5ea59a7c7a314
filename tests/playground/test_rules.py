"""Each rule for requests: a body that breaks it is refused, a valid one just inside the limit is not."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from bot.playground import Playground
from bot.playground.composing import Upload
from bot.playground.errors import Refusal, Review
from bot.playground.messages import Json, Message
from bot.playground.rules import check_message, check_thread

PNG = Upload(0, "board.png", b"")


def button(custom_id: str | None = "a", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go"} | ({"custom_id": custom_id} if custom_id else {}) | more


def select(*values: str, **more: Any) -> Json:
    options = [{"label": value, "value": value} for value in values or ("x", "y")]
    return {"type": 3, "custom_id": "s", "options": options} | more


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def rows(*components: Json) -> Json:
    return {"content": "x", "components": list(components)}


def one(part: Json) -> Json:
    return rows(row(part))


def text(content: str = "x") -> Json:
    return {"type": 10, "content": content}


def v2(*components: Json, **more: Any) -> Json:
    return {"flags": 32768, "components": list(components)} | more


def gallery(count: int, url: str = "https://example.org/a.png") -> Json:
    return {"type": 12, "items": [{"media": {"url": url}} for _ in range(count)]}


MESSAGES = [
    pytest.param({"content": "x" * 2001}, {"content": "x" * 2000}, id="content"),
    pytest.param({"content": ""}, {"content": "x"}, id="empty message"),
    pytest.param({"content": "x", "nonce": "1" * 26}, {"content": "x", "nonce": "1" * 25}, id="nonce"),
    pytest.param(
        rows(*(row(button(str(n))) for n in range(6))),
        rows(*(row(button(str(n))) for n in range(5))),
        id="rows",
    ),
    pytest.param(
        rows(row(*(button(str(n)) for n in range(6)))),
        rows(row(*(button(str(n)) for n in range(5)))),
        id="buttons",
    ),
    pytest.param(
        rows(row(button("a"), button("a"))), rows(row(button("a"), button("b"))), id="custom id twice"
    ),
    pytest.param(one(button(None)), one(button("a")), id="no custom id"),
    pytest.param(one(button("x" * 101)), one(button("x" * 100)), id="long custom id"),
    pytest.param(one(button(label="x" * 81)), one(button(label="x" * 80)), id="label"),
    pytest.param(one(button(label="")), one(button(label="", emoji={"name": "🔥"})), id="blank button"),
    pytest.param(one(button(style=9)), one(button(style=4)), id="style"),
    pytest.param(
        rows(row(select(), button())), rows(row(select()), row(button())), id="select beside button"
    ),
    pytest.param(one(select("x", "x")), one(select("x", "y")), id="option value twice"),
    pytest.param(one(select(max_values=3)), one(select(max_values=2)), id="max values"),
    pytest.param(
        one(select(min_values=2, max_values=1)), one(select(min_values=1, max_values=1)), id="min over max"
    ),
    pytest.param(
        one(select(*(str(n) for n in range(26)))), one(select(*(str(n) for n in range(25)))), id="26 options"
    ),
    pytest.param(one(select(options=[])), one(select("x")), id="no options"),
    pytest.param(one(select("x" * 101)), one(select("x" * 100)), id="option length"),
    pytest.param(one(select(placeholder="x" * 151)), one(select(placeholder="x" * 150)), id="placeholder"),
    pytest.param({"components": [text()]}, v2(text()), id="V2 without flag"),
    pytest.param(v2(text(), content="x"), v2(text(), content=None), id="V2 with content"),
    pytest.param(v2(*(text() for _ in range(41))), v2(*(text() for _ in range(40))), id="V2 parts"),
    pytest.param(v2(text("x" * 4001)), v2(text("x" * 4000)), id="V2 text"),
    pytest.param(
        v2(text("x" * 2001), text("x" * 2000)), v2(text("x" * 2000), text("x" * 2000)), id="V2 texts"
    ),
    pytest.param(v2(gallery(11)), v2(gallery(10)), id="V2 gallery"),
    pytest.param(
        v2(gallery(1, "attachment://other.png")),
        v2(gallery(1, "attachment://board.png")),
        id="V2 file not sent",
    ),
    pytest.param(
        {"content": "x", "attachments": [{"id": 3}]},
        {"content": "x", "attachments": [{"id": 0}]},
        id="no file",
    ),
    pytest.param(
        {"attachments": [{"id": 0, "description": "x" * 1025}]},
        {"attachments": [{"id": 0, "description": "x" * 1024}]},
        id="alt text",
    ),
    pytest.param(
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        {"content": "x", "allowed_mentions": {"parse": [], "users": ["1"]}},
        id="mentions allowed twice",
    ),
]


@pytest.mark.parametrize(("broken", "valid"), MESSAGES)
def test_a_message(broken: Json, valid: Json) -> None:
    uploads = [PNG] if "attachment" in str(broken) else []
    with pytest.raises(Refusal) as refused:
        check_message(broken, uploads, Message("1", "2", "3"))
    assert refused.value.code in (50035, 50006)
    check_message(valid, uploads, Message("1", "2", "3"))


@pytest.mark.parametrize(
    ("broken", "valid"),
    [
        ({"name": "x" * 101}, {"name": "x" * 100}),
        ({"name": ""}, {"name": "x"}),
        ({"name": "x", "auto_archive_duration": 7}, {"name": "x", "auto_archive_duration": 60}),
    ],
)
def test_a_thread(broken: Json, valid: Json) -> None:
    with pytest.raises(Refusal, match="50035"):
        check_thread(broken)
    check_thread(valid)


def test_the_tree_of_errors_has_discords_shape() -> None:
    review = Review()
    review.length(("components", 0, "label"), "x" * 81, 0, 80)
    assert review.refusal().body == {
        "code": 50035,
        "message": "Invalid Form Body",
        "errors": {
            "components": {
                "0": {
                    "label": {
                        "_errors": [
                            {"code": "BASE_TYPE_BAD_LENGTH", "message": "Must be between 0 and 80 in length."}
                        ]
                    }
                }
            }
        },
    }


@pytest.mark.parametrize(
    ("method", "path", "kind", "body", "status", "code", "noted"),
    [
        ("POST", "/channels/{games}/messages", "application/json", '{"content": "x"}', 200, None, ""),
        ("POST", "/channels/{games}/messages", "application/json", "{", 400, 50109, "invalid JSON"),
        ("POST", "/channels/{games}/messages", "text/plain", "x", 400, 50109, "content type 'text/plain'"),
        ("POST", "/channels/{games}/messages", "application/json", '{"content": ""}', 400, 50006, "empty"),
        ("POST", "/channels/{games}/messages", "application/json", '{"content": 7}', 400, 50035, "content"),
        ("GET", "/no/such/route", "", "", 404, 0, "Not Found"),
        ("GET", "/channels/5", "", "", 404, 10003, None),
    ],
)
async def test_wrong_requests_are_answered_and_recorded(
    method: str, path: str, kind: str, body: str, status: int, code: int | None, noted: str | None
) -> None:
    async with Playground() as playground, aiohttp.ClientSession() as session:
        address = f"{playground.base_url}/api/v10{path.format(games=playground.world.games.id)}"
        headers = {"Authorization": "Bot x"} | ({"Content-Type": kind} if kind else {})
        async with session.request(method, address, data=body or None, headers=headers) as answer:
            assert answer.status == status
            assert answer.headers["Content-Type"] == "application/json"
            assert (await answer.json()).get("code") == code
        assert len(playground.problems) == bool(noted)
        assert (noted or "") in "".join(playground.problems)
        assert playground.requests[0].status == status


async def test_without_a_token_nothing_is_answered() -> None:
    async with Playground() as playground, aiohttp.ClientSession() as session:
        async with session.get(f"{playground.base_url}/api/v10/users/@me") as answer:
            assert answer.status == 401
        assert len(playground.problems) == 1
