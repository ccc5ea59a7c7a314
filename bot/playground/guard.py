"""Access to the playground: only its own page and bots on this machine come in, and no other site frames it.

What is refused is one line of the log, whatever was sent.
"""

from __future__ import annotations

import logging
import re

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.typedefs import Handler

PAGE_LIMIT = 64 * 1024
JSON_LIMIT = 1024 * 1024
FORM_LIMIT = 25 * 1024 * 1024
"""Bytes of a body: of the page, of a bot, and of a bot with files."""
LONGEST_LINE = 300
CUT_OFF = (ConnectionError, web.RequestPayloadError)
"""The client closed the connection, or sent an invalid body."""

log = logging.getLogger(__name__)

LOCAL_HOST = re.compile(r"(127\.0\.0\.1|localhost)(:[0-9]{1,5})?")
"""Any port, so that the page can be forwarded to another machine; a foreign host name never fits."""

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class OneLine(logging.Filter):
    """Logs invalid HTTP and broken connections as one line; our own errors keep their traceback."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, HttpProcessingError | ConnectionError | web.RequestPayloadError):
            record.msg, record.args = printable(f"not understood: {error}"), ()
            record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
        return True


log.addFilter(OneLine())


def printable(text: str) -> str:
    """One line without control characters that a terminal would interpret."""
    line = "".join(each if each.isprintable() else " " for each in text)
    return " ".join(line.split())[:LONGEST_LINE]


def guard(app: web.Application) -> None:
    """Check every request of this application, sockets included, and protect every answer."""
    app.middlewares.extend((_admit, _guard_body))
    app.on_response_prepare.append(_protect)


@web.middleware
async def _admit(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse names that were rebound to this machine, and requests that another site makes in the browser."""
    host = request.headers.get("Host", "")
    origin = request.headers.get("Origin")
    if not LOCAL_HOST.fullmatch(host) or origin not in (None, f"http://{host}") or _is_foreign(request):
        log.warning(
            printable(f"refused another site: {request.method} {request.path}, host {host}, {origin}")
        )
        raise web.HTTPForbidden(text="The playground talks to its own page only.")
    return await handler(request)


def _is_foreign(request: web.Request) -> bool:
    """Whether the page of another site asks without an origin, as for a picture; a link to our page may be followed."""
    site, mode = request.headers.get("Sec-Fetch-Site", "none"), request.headers.get("Sec-Fetch-Mode")
    return site in ("cross-site", "same-site") and (mode != "navigate" or request.path != "/")


@web.middleware
async def _guard_body(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse a body that is too long before it is read, and note who goes away in the middle of one."""
    limit = _limit(request)
    try:
        if (request.content_length or 0) > limit:
            raise web.HTTPRequestEntityTooLarge(limit, request.content_length or 0)
        answer = await handler(request.clone(client_max_size=limit) if request.can_read_body else request)
    except web.HTTPRequestEntityTooLarge:
        log.warning(printable(f"refused {request.method} {request.path}: more than {limit} bytes"))
        raise
    except CUT_OFF as reason:
        log.warning(printable(f"cut off in {request.method} {request.path}: {reason}"))
        return web.Response(status=400)
    if answer.status == web.HTTPBadRequest.status_code and isinstance(answer, web.Response):
        log.warning(printable(f"refused {request.method} {request.path}: {(answer.text or '')[:200]}"))
    return answer


def _limit(request: web.Request) -> int:
    if request.path.startswith("/playground/"):
        return PAGE_LIMIT
    return FORM_LIMIT if request.content_type.startswith("multipart/") else JSON_LIMIT


async def _protect(_request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)
