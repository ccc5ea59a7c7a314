"""Access to the playground: only its own page and bots on this machine come in, and no other site frames it."""

from __future__ import annotations

import re

from aiohttp import web
from aiohttp.typedefs import Handler

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


def guard(app: web.Application) -> None:
    """Check every request of this application, sockets included, and protect every answer."""
    app.middlewares.append(_admit)
    app.on_response_prepare.append(_protect)


@web.middleware
async def _admit(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse names that were rebound to this machine, and requests that another site makes in the browser."""
    host = request.headers.get("Host", "")
    origin = request.headers.get("Origin")
    if not LOCAL_HOST.fullmatch(host) or origin not in (None, f"http://{host}"):
        raise web.HTTPForbidden(text="The playground talks to its own page only.")
    return await handler(request)


async def _protect(_request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)
