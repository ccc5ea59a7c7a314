"""`python -m bot pending`: by table what Discord does not show yet, with what is wanted, what is shown, and why.

It prints the plan that the bot follows, also while it runs; nothing if everything is shown.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Mapping
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any, cast

from bot.clock import Clock
from bot.config import Database
from bot.language.texts import Texts
from bot.outbox.languages import Languages
from bot.outbox.pictures import Drawings
from bot.outbox.plan import Create, Request, Wanted, plan
from bot.outbox.replay_pictures import Replays
from bot.outbox.wanted import Leave, Wishes
from bot.storage.errors import StoreError
from bot.storage.messages import ABSENT, STALE, MessageRecord, PendingRecord
from bot.storage.reading import reading
from bot.storage.store import Store
from bot.tables.actions.tables import Tables
from bot.tables.model.kinds import ONE_EACH, SURPLUS
from bot.tables.model.table import Table

Report = dict[str, Any]
DONE = {"Find": "look for", "Create": "make", "Edit": "edit", "Delete": "delete", "Forget": "forget"}
WHY_NOT = {
    "away": "Discord does not answer, or asks to wait",
    "disk": "the database takes nothing",
    "channel_gone": "its channel was deleted",
    "forbidden": "the bot lacks a permission there",
    "locked": "its thread is locked, or in the archive",
    "refused": "Discord takes no such message",
}
"""The reasons of failures by their stored names, those of `DeliveryFailure`."""
INTERESTING = ("id", "kind", "about", "place", "message", "shows", "picture", "form", "told", "tells")


class Undrawn(Drawings):
    """Treats all pictures as drawn, as nothing is shown here."""

    def __init__(self) -> None:
        self.pictures = cast(Any, None)

    def board(self, table: Table) -> asyncio.Future[bytes]:
        del table
        done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        done.set_result(b"")
        return done


async def pending(database: Database, language: str, only: int | None, *, as_json: bool) -> int:
    """Print what is pending in this database, or only at the table `only`; raises `StoreError` if there is none."""
    async with reading(database) as store:
        if only is not None and await store.table(only) is None:
            raise StoreError(f"There is no table {only}.")
        games = {each.game for each in [*await store.find(PendingRecord), *await store.posts_to_make()]}
        reports = [await describe(store, language, each) for each in sorted(games) if only in (None, each)]
    if as_json:
        print(json.dumps(reports, indent=1))
    else:
        for report in reports:
            print(in_words(report))
    return 0


async def describe(store: Store, language: str, game: int) -> Report:
    """The report about one table, also if everything is shown."""
    tables = Tables.alone(store, Clock(), secrets.token_bytes)
    wishes = Wishes(tables, Languages(store, Texts.for_locale(language)), cast(Replays, None), Undrawn())
    table, unsent = await tables.registry.get(game), await store.unsent_posts(game)
    mark, record = await store.one(PendingRecord, "game = ?", game), table.record
    rows = await store.find(MessageRecord, "game = ? order by id", record.id)
    wanted, steps = list[Report](), list[str]()
    for kind in ONE_EACH:
        family = [each for each in rows if each.kind == kind]
        wish = await wishes.of(table, kind, family[0] if family else None)
        if isinstance(wish, Leave):
            continue
        if wish is not None:
            wanted.append(_report_wanted(wish))
        if (request := plan(wish, family)) is not None:
            steps.append(_step(request))
    steps += [_step(request) for each in rows if each.kind == SURPLUS and (request := plan(None, [each]))]
    is_shown = mark is None and not unsent
    if is_shown:
        steps = []  # the bot found nothing to do, by what may only be in its memory
    clocks = await tables.clocks.of_seats(table)
    waiting = table.match.waiting if table.match is not None and record.status == "running" else ()
    return {
        "table": record.id,
        "title": record.title,
        "status": record.status,
        "wanted": wanted,
        "shown": [{name: asdict(each)[name] for name in INTERESTING} for each in rows],
        "is_shown": is_shown,
        "next": steps,
        "why_not_yet": mark.why if mark else "",
        "next_try": mark.again if mark else 0,
        "posts": [{"id": each.id, "kind": each.kind, "status": each.status} for each in unsent],
        "asked_since": {table.names[seat]: clocks[seat].asked for seat in waiting},
    }


def _report_wanted(wanted: Wanted) -> Report:
    own = {name: getattr(wanted, name) for name in ("kind", "about", "place", "shows", "picture")}
    return {**own, "question": wanted.screen.question, "mentions": [*wanted.screen.mentions]}


def _step(request: Request) -> str:
    kind = request.wanted.kind if isinstance(request, Create) else request.row.kind
    number = f" {request.row.message}" if request.row is not None and request.row.message else ""
    return f"{DONE[type(request).__name__]} the {kind} message{number}"


def in_words(report: Mapping[str, Any]) -> str:
    """The report as a few lines of text."""
    lines = [f"table {report['table']} ({report['title']}, {report['status']})"]
    lines += [f"  next: {step}" for step in report["next"]]
    lines += ["  next: nothing, all of it is shown"] if report["is_shown"] else []
    lines += [
        f"  wanted: {_name(each)}{': ' * bool(each['question'])}{each['question'] or ''}"
        for each in report["wanted"]
    ]
    lines += [f"  shown: {_name(each)}: {_whether_there(each['message'])}" for each in report["shown"]]
    lines += [f"  waits: post {each['id']} ({each['kind']}, {each['status']})" for each in report["posts"]]
    lines += [f"  asked: {name} since {_time(since)}" for name, since in report["asked_since"].items()]
    if report["why_not_yet"]:
        again = (
            f"next try at {_time(report['next_try'])}" if report["next_try"] else "until people change that"
        )
        why = report["why_not_yet"]
        lines.append(f"  not yet: {why}{f' ({WHY_NOT[why]})' if why in WHY_NOT else ''}, {again}")
    return "\n".join(lines)


def _name(message: Mapping[str, Any]) -> str:
    """The name of a message in the report."""
    if message["about"] == STALE:
        return f"former {message['kind']}"
    return " ".join(str(message[part]) for part in ("kind", "about") if message[part])


def _whether_there(message: int | None) -> str:
    if message is None:
        return "unknown whether it is there"
    return "not there" if message == ABSENT else str(message)


def _time(moment: int) -> str:
    return f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d %H:%M:%S} UTC"
