"""`/health` and `/metrics`, by default on the loopback interface, and `python -m bot health`, which asks the first."""

from __future__ import annotations

import asyncio
import http.client
import sys
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

from aiohttp import web
from yarl import URL

from bot.operations.backup import age_of_newest
from bot.storage.errors import StoreError
from bot.storage.store import plain

if TYPE_CHECKING:
    from bot.client import Bot


PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"
OLDEST_POST = 900.0
"""Seconds after which an unsent post that waits for no person makes the bot unhealthy."""
BEHIND = 60
"""Seconds after which a table with outdated messages is counted."""

STATES = ("lobby", "running", "over", "ended")
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
PATIENCE = 8.0
"""The timeout of `python -m bot health` in seconds; no answer means unhealthy."""
DIRECTLY = urllib.request.build_opener(urllib.request.ProxyHandler({}))
"""Ignores proxies of the environment (`http_proxy`), which cannot reach a bot on this machine."""
NO_ANSWER = (OSError, http.client.HTTPException)


@asynccontextmanager
async def serve_monitoring(bot: Bot, port: int, host: str = "127.0.0.1") -> AsyncIterator[str]:
    """Serve while the block lasts; yields the address. Port 0 takes any free one."""

    async def answer_health(_request: web.Request) -> web.Response:
        said = await health(bot)
        return web.json_response(said, status=200 if said["well"] else 503)

    async def answer_metrics(_request: web.Request) -> web.Response:
        return web.Response(body=await metrics(bot), headers={"Content-Type": PROMETHEUS})

    app = web.Application()
    app.router.add_get("/health", answer_health)
    app.router.add_get("/metrics", answer_metrics)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        yield str(URL.build(scheme="http", host=host, port=runner.addresses[0][1]))
    finally:
        await runner.cleanup()


async def health(bot: Bot) -> dict[str, Any]:
    """The health of the bot as JSON; a process that waits for the end of another one is well without working."""
    age = max(bot.outbox.waits, default=0.0)
    trouble = await bot.store.find_trouble()
    database = "ok" if trouble is None else str(trouble)
    connected = bot.is_ready() and not bot.is_closed()
    waits = not bot.ownership.is_ours
    parts = {"scheduler": bot.scheduler, "outbox": bot.outbox, "computers": bot.computers}
    working = {name: part.at_work for name, part in parts.items()}
    return {
        "well": connected and database == "ok" and age < OLDEST_POST and (waits or all(working.values())),
        "connected": connected,
        "waits": waits,
        **working,
        "database": database,
        "outbox_age_seconds": round(age, 1),
        "tables_parked": len(bot.outbox.refusals.parked),
    }


async def metrics(bot: Bot) -> bytes:
    """The page for Prometheus, with gauges set to their present values."""
    counted = bot.metrics
    counted.outbox_age.set(max(bot.outbox.waits, default=0.0))
    counted.owned.set(len(bot.config.shards.numbers) if bot.ownership.may_act else 0)
    counted.unwritable.set(await bot.store.find_trouble() is not None)
    with suppress(StoreError):  # the numbers of tables then stay as they were
        counts = dict(await bot.store.select(plain, "select status, number from table_counts"))
        for state in STATES:
            counted.tables.labels(state).set(counts.get(state, 0))
    counted.tables.labels("behind").set(sum(each > BEHIND for each in bot.outbox.waits))
    counted.waiting.labels("pictures").set(len(bot.pictures.orders.queue))
    counted.waiting.labels("long work").set(len(bot.work.orders.queue))
    if bot.config.backup_folder is not None:
        counted.backup_age.set(await asyncio.to_thread(age_of_newest, bot.config, bot.clock()))
    counted.tables.labels("parked").set(len(bot.outbox.refusals.parked))
    return counted.page()


def ask(port: int, host: str) -> int:
    """Print the answer of `/health`; returns 0 if the bot is well, or if `WATCH_PORT` is off."""
    if not port:
        print("WATCH_PORT is off: there is nothing to ask.")
        return 0
    address = address_of_health(port, host)
    try:
        is_well, said = fetch_health(address)
        print(said)
        return 0 if is_well else 1
    except NO_ANSWER as problem:
        why = getattr(problem, "reason", problem)
        print(f"{address} does not answer: {getattr(why, 'strerror', None) or why}.", file=sys.stderr)
        return 1


def address_of_health(port: int, host: str) -> str:
    host = EVERYWHERE.get(host, host)
    return f"http://[{host}]:{port}/health" if ":" in host else f"http://{host}:{port}/health"


def fetch_health(address: str) -> tuple[bool, str]:
    """Whether what answers at this address of `/health` is well, and its answer; raises `NO_ANSWER`."""
    try:
        with DIRECTLY.open(address, timeout=PATIENCE) as answer:
            return True, answer.read().decode(errors="replace")
    except urllib.error.HTTPError as ill:
        return False, ill.read().decode(errors="replace")
