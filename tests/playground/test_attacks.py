"""Malformed requests over a plain socket are refused with one line of the log, and later requests are answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import pytest

from bot.playground.server import Playground

ACT, MESSAGES = "/playground/act", "/api/v10/channels/1/messages"
DEEP = b"[" * 100_000 + b"]" * 100_000
HUGE = b'{"content": "' + b"x" * 10_000_000 + b'"}'
JSON = "Content-Type: application/json"


def request(line: str, *headers: str, body: bytes = b"", length: int | None = None) -> bytes:
    head = (f"{line} HTTP/1.1", *headers, f"Content-Length: {len(body) if length is None else length}")
    return "\r\n".join((*head, "Connection: close", "", "")).encode() + body


def post(path: str, body: bytes, *headers: str, length: int | None = None) -> bytes:
    return request(
        f"POST {path}", "Host: localhost", JSON, "Authorization: Bot x", *headers, body=body, length=length
    )


def frame(payload: bytes) -> bytes:
    """The opening of a gateway connection with one text frame, masked with zeros."""
    opening = (
        "GET /gateway HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    return opening.encode() + b"\x81\xff" + len(payload).to_bytes(8, "big") + bytes(4) + payload


CHUNKED = b"POST /playground/act HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
FORM = "Content-Type: multipart/form-data"
REFUSED = {
    "a long body": (post(ACT, HUGE), b"413"),
    "a long body of a bot": (post(MESSAGES, HUGE), b"413"),
    "a long body in chunks": (CHUNKED + b"100000\r\n" + b"x" * 0x100000 + b"\r\n0\r\n\r\n", b"413"),
    "a length that is only said": (post(ACT, b"{", length=10**12), b"413"),
    "deep nesting": (post(ACT, DEEP[:1000] + DEEP[-1000:]), b"400"),
    "deep nesting of a bot": (post(MESSAGES, DEEP), b"400"),
    "not UTF-8": (post(ACT, b"\xff\xfe{"), b"400"),
    "wrong types": (post(ACT, b'{"act": "say", "channel": 5, "text": []}'), b"400"),
    "a number of 5,000 digits": (post(ACT, b'{"act": "pass", "seconds": ' + b"9" * 5000 + b"}"), b"400"),
    "a form without a boundary": (
        request(f"POST {MESSAGES}", "Host: localhost", "Authorization: Bot x", FORM),
        b"400",
    ),
    "no chunks": (CHUNKED + b"zz\r\n", b"400"),
    "two hosts": (request("GET /", "Host: localhost", "Host: evil.example"), b"400"),
    "escape codes": (request("GET /", "Host: evil\x1b[31m"), b"400"),
    "a foreign host": (request("GET /", "Host: evil.example"), b"403"),
    "a foreign origin": (post(ACT, b"{}", "Origin: http://evil.example"), b"403"),
    "a foreign stream": (
        request(
            "GET /playground/events",
            "Host: localhost",
            "Sec-Fetch-Site: cross-site",
            "Sec-Fetch-Mode: no-cors",
        ),
        b"403",
    ),
    "a foreign socket": (
        frame(b"")
        .partition(b"\x81")[0]
        .replace(b"\r\nUpgrade:", b"\r\nOrigin: http://evil.example\r\nUpgrade:"),
        b"403",
    ),
    "a long frame": (frame(HUGE), b"101"),
    "a deep frame": (frame(DEEP), b"101"),
    "a frame of a wrong type": (frame(b"[]"), b"101"),
    "an unknown op": (frame(b'{"op": {"\\u001b[31m": 1}}'), b"101"),
}
CUT = {
    "in a body": post(ACT, b'{"act"', length=1000),
    "in a body of a bot": post(MESSAGES, b"{", length=1000),
    "in a form": request(
        f"POST {MESSAGES}", "Host: localhost", f"{FORM}; boundary=b", body=b"--b\r\n", length=1000
    ),
}


async def sent(playground: Playground, data: bytes, *, read: bool = True) -> bytes:
    """The first answer to these bytes; the connection is closed afterwards."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(playground.base_url.rpartition(":")[2]))
    try:
        writer.write(data)
        return await asyncio.wait_for(reader.read(200), 10) if read else b""
    finally:
        writer.close()


async def logged(caplog: pytest.LogCaptureFixture, is_there: Callable[[], bool]) -> None:
    for _ in range(500):
        if is_there():
            return
        await asyncio.sleep(0.01)
    raise AssertionError(caplog.text)


async def assert_refused_in_one_line(playground: Playground, caplog: pytest.LogCaptureFixture) -> None:
    await logged(caplog, lambda: bool(caplog.records))
    (record,) = caplog.records
    assert (record.levelno, record.exc_info) == (logging.WARNING, None)
    assert record.getMessage().isprintable()
    answer = await sent(playground, request("GET /", "Host: localhost"))
    assert answer.startswith(b"HTTP/1.1 200")
    playground.problems.clear()


@pytest.mark.parametrize("attack", REFUSED)
async def test_requests_that_the_page_never_sends_are_refused(
    playground: Playground, caplog: pytest.LogCaptureFixture, attack: str
) -> None:
    data, status = REFUSED[attack]
    assert (await sent(playground, data)).split()[1] == status
    await assert_refused_in_one_line(playground, caplog)


@pytest.mark.parametrize("where", CUT)
async def test_a_lost_connection_logs_one_line(
    playground: Playground, caplog: pytest.LogCaptureFixture, where: str
) -> None:
    await sent(playground, CUT[where], read=False)
    await assert_refused_in_one_line(playground, caplog)


async def test_a_link_to_the_page_may_be_followed(playground: Playground) -> None:
    followed = ("Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate")
    assert (await sent(playground, request("GET /", "Host: localhost", *followed))).startswith(
        b"HTTP/1.1 200"
    )
