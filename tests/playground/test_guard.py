"""Which requests the playground accepts, and how it answers malformed ones."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import aiohttp
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.playground import Playground
from bot.playground.acts import ACTS, Unreadable, find_act, read_options
from tests.playground.example import Example

ROUTES = (
    ("GET", "/"),
    ("GET", "/page/page.js"),
    ("GET", "/playground/state"),
    ("GET", "/playground/events"),
    ("POST", "/playground/act"),
    ("GET", "/gateway"),
    ("GET", "/cdn/attachments/1/2/board.png"),
    ("GET", "/api/v10/users/@me"),
    ("GET", "/nowhere"),
)
FOREIGN = (
    {"Host": "evil.example"},
    {"Host": "127.0.0.1.evil.example:8765"},
    {"Host": "evil.example:80@127.0.0.1"},
    {"Host": ""},
    {"Origin": "http://evil.example"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "https://localhost"},
    {"Origin": "null"},
)


@pytest.mark.parametrize(("method", "path"), ROUTES)
async def test_no_other_site_gets_in(session: aiohttp.ClientSession, method: str, path: str) -> None:
    """A name rebound to this machine has a wrong Host, a page of another site a wrong Origin."""
    for headers in FOREIGN:
        async with session.request(method, path, headers=headers, data=b"{}") as answer:
            assert answer.status == 403, (path, headers)


async def test_no_other_site_opens_a_socket(playground: Playground, session: aiohttp.ClientSession) -> None:
    for headers in FOREIGN:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect("/gateway", headers=headers)
        assert refused.value.status == 403
    async with session.ws_connect("/gateway", headers={"Origin": playground.base_url}) as socket:
        assert (await socket.receive_json())["op"] == 10


@pytest.mark.parametrize(
    "path", ["/", "/page/page.js", "/playground/state", "/playground/events", "/nowhere"]
)
async def test_every_answer_says_what_a_browser_may_do_with_it(
    session: aiohttp.ClientSession, path: str
) -> None:
    async with session.get(path) as answer:
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["X-Frame-Options"] == "DENY"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"


async def test_the_page_may_be_opened_by_both_names_and_through_another_port(
    playground: Playground, session: aiohttp.ClientSession
) -> None:
    for host in ("127.0.0.1", "localhost:9000", playground.base_url.removeprefix("http://")):
        headers = {"Host": host, "Origin": f"http://{host}"}
        async with session.get("/playground/state", headers=headers) as answer:
            assert answer.status == 200


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
FIELDS = ("person", "channel", "name", "options", "focused", "message", "custom_id", "values", "text")
ONE_WISH = st.fixed_dictionaries(
    {"act": st.sampled_from(sorted(ACTS))}, optional=dict.fromkeys(FIELDS, VALUES)
)


@given(VALUES | ONE_WISH)
@settings(max_examples=200, deadline=None)
def test_json_of_any_shape_is_an_act_or_unreadable(wish: Any) -> None:
    with contextlib.suppress(Unreadable):
        assert find_act(read_options(json.dumps(wish).encode())) in ACTS.values()


SHAPES: tuple[Any, ...] = (
    *(None, True, 0, -1, 10**400, 1.5, "", "x", "\ud800", "\0", [], [[]], {}, {"x": {}}, {"x": [1]}),
    *([0], ["x", None], {"": ""}, {"x": "y"}, [{"x": 1}]),
)
NOT_JSON = (b"", b"{", b"\xff\xfe", b"nul", b"[" * 50_000, b'{"act":' * 8_000, b"NaN", b"1e999", b"1" * 5000)


async def test_bodies_that_are_no_json_get_400(session: aiohttp.ClientSession) -> None:
    for body in NOT_JSON:
        async with session.post("/playground/act", data=body) as answer:
            assert (answer.status, (await answer.json())["ok"]) == (400, False), body[:20]


@pytest.mark.long
async def test_every_field_of_every_act_in_every_shape(
    playground: Playground, session: aiohttp.ClientSession, bot: Example
) -> None:
    """Each field of a valid action gets values of every type: the server never fails, and the answer says why not."""
    playground.settings.deadline = playground.settings.settle = 0.01
    general = playground.world.general.id
    fine = {
        "channel": general,
        "name": "place",
        "options": {"where": "River"},
        "focused": "where",
        "message": "1",
        "custom_id": "x",
        "values": ["x"],
        "text": "hello",
        "person": None,
    }
    for act in ACTS:
        for field in ("act", "person", *ACTS[act].needs):
            for shape in SHAPES:
                wish = {"act": act, **fine, field: shape}
                async with session.post("/playground/act", data=json.dumps(wish).encode()) as answer:
                    assert answer.status in (200, 400, 404), wish
    playground.problems.clear()


async def test_addresses_of_any_shape_are_refused(
    playground: Playground, session: aiohttp.ClientSession
) -> None:
    for path in ("%00", "..%2Fapi.py", "x" * 5000, "%F0%9F%A6%A3", "."):
        async with session.get(f"/page/{path}") as answer:
            assert answer.status == 404, path[:20]
    for person in ("", "%00", "x" * 5000, "-1"):
        async with session.get(f"/playground/state?person={person}") as answer:
            assert answer.status in (200, 404)
    for path in ("/api/v10/%00", "/cdn/attachments/%00/1/1", "/api/v10/channels/%20/messages"):
        async with session.get(path, headers={"Authorization": "Bot x"}) as answer:
            assert answer.status in (400, 404)
    playground.problems.clear()


async def test_requests_of_a_bot_that_are_no_json_get_400(
    playground: Playground, session: aiohttp.ClientSession
) -> None:
    path = f"/api/v10/channels/{playground.world.general.id}/messages"
    headers = {"Authorization": "Bot x", "Content-Type": "application/json"}
    for body in (*NOT_JSON[1:], *(json.dumps(shape).encode() for shape in SHAPES)):
        async with session.post(path, data=body, headers=headers) as answer:
            assert answer.status == 400, body[:20]
    playground.problems.clear()


async def test_an_unreadable_frame_closes_the_connection(
    playground: Playground, session: aiohttp.ClientSession
) -> None:
    for text in ("", "{", "[]", "1", '{"op": 2}', '{"op": 2, "d": {}}', '{"op": 6, "d": []}', "[" * 50_000):
        async with session.ws_connect("/gateway") as socket:
            await socket.receive()
            await socket.send_str(text)
            closed = await socket.receive()
            assert (closed.type, closed.data) == (aiohttp.WSMsgType.CLOSE, 4002), text[:20]
    playground.problems.clear()
