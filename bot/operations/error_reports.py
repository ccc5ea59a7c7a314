"""Reports unexpected errors to the owner of the bot: to Sentry, or once a day by direct message."""

from __future__ import annotations

import importlib
import json
import logging
from typing import Any

import discord

from bot.clock import Clock
from bot.config import Config, ConfigError
from bot.language.texts import Texts
from bot.operations.logs import Discreet
from bot.outbox import requests
from bot.outbox.outbox import Outbox
from bot.outbox.refusals import REQUEST_ERRORS
from bot.outbox.sender import OpeningTooFast
from bot.storage.errors import StoreError, level_of
from bot.storage.records import Change, NoteRecord
from bot.tables.model.pace import quiet_hours_of

log = logging.getLogger(__name__)

LOOK_EVERY, DAY = 600, 24 * 3600
NOTE = "errors"
MOST_KINDS, MOST_SAID, MOST_LINE = 50, 1_800, 160
EXTRA = 'pip install "stone-age-discord[sentry]"'


class ErrorDigest(logging.Handler):
    """Counts errors by logger, with the last message of each."""

    def __init__(self, discreet: Discreet) -> None:
        super().__init__(logging.ERROR)
        self._discreet = discreet
        self._found: dict[str, tuple[int, str]] = {}

    def emit(self, record: logging.LogRecord) -> None:
        said = record.getMessage().partition("\n")[0]
        if record.exc_info and record.exc_info[1] is not None:
            said += f" ({type(record.exc_info[1]).__name__})"
        kind = self._discreet.without_secrets(f"{record.name}: {record.msg}")
        self._add(kind, 1, self._discreet.without_secrets(said)[:MOST_LINE])

    def _add(self, kind: str, count: int, said: str) -> None:
        if kind in self._found or len(self._found) < MOST_KINDS:
            self._found[kind] = self._found.get(kind, (0, ""))[0] + count, said

    async def keep_telling(self, outbox: Outbox, clock: Clock) -> None:
        """Store the counts, so that they outlive the process, and report them a day after the first error."""
        while True:
            await clock.sleep(LOOK_EVERY)
            try:
                await self.tell(outbox)
            except (StoreError, OpeningTooFast, *REQUEST_ERRORS) as error:
                level = level_of(error) if isinstance(error, StoreError) else logging.WARNING
                log.log(level, "errors are reported to the owner of the bot later: %s", error)

    async def tell(self, outbox: Outbox) -> None:
        """Store or report what there is now; raises errors of the database and of Discord."""
        store, now = outbox.store, outbox.tables.clock()
        name = store.own_note(NOTE)
        noted: dict[str, Any] = json.loads(await store.note(name) or "{}")
        if not (self._found or noted):
            return
        news, self._found = self._found, {}
        for kind, (count, said) in (*noted.get("errors", {}).items(), *news.items()):
            self._add(kind, count, said)
        errors, self._found = self._found, {}
        since = noted.get("since", now)
        note = NoteRecord(name, json.dumps({"since": since, "errors": errors}))
        await store.write(Change((note,)))
        if now - since < DAY:
            return
        owner = await find_owner(outbox.sender.client)
        if quiet_hours_of(await outbox.tables.people.person(owner)).may_be_notified(now):
            await _tell(outbox, owner, digest_of(outbox.wishes.languages.default, since, errors))
            await store.write(Change(remove=(note,)))


async def find_owner(client: discord.Client) -> int:
    """The id of the owner of the application, or of its team."""
    info = await client.application_info()
    return (info.team and info.team.owner_id) or info.owner.id


async def _tell(outbox: Outbox, owner: int, said: str) -> None:
    client, place = outbox.sender.client, await outbox.sender.conversations.of(owner)
    nobody = discord.AllowedMentions.none()
    await requests.send(client, place.id, silent=False, content=said, allowed_mentions=nobody)


def digest_of(texts: Texts, since: int, errors: dict[str, tuple[int, str]]) -> str:
    """The report for the owner, most frequent errors first."""
    lines = [texts.say("error-digest", since=f"<t:{since}:f>", kinds=len(errors))]
    for count, said in sorted(errors.values(), key=lambda each: -each[0]):
        line = f"- {count} × `{said.replace('`', chr(39))}`"
        if sum(map(len, lines)) + len(line) > MOST_SAID:
            return "\n".join([*lines, "- …"])
        lines.append(line)
    return "\n".join(lines)


def begin_reports(config: Config, **options: Any) -> None:
    """Send errors to Sentry from now on, without typed input, variables and secrets. Raises `ConfigError` if the
    package is missing or the address is invalid.
    """
    try:
        sentry: Any = importlib.import_module("sentry_sdk")
    except ImportError as error:
        raise ConfigError(f"For SENTRY_DSN the bot needs sentry-sdk ({error}): {EXTRA}") from None
    discreet = Discreet(config.secrets)

    def scrub(event: Any, _hint: object) -> Any:
        return without_secrets(event, discreet)

    try:
        sentry.init(
            dsn=config.sentry_dsn,
            before_send=scrub,
            include_local_variables=False,
            max_breadcrumbs=0,
            auto_session_tracking=False,
            auto_enabling_integrations=False,  # errors come from the log; requests are not instrumented
            server_name="bot",
            **options,
        )
    except ValueError:
        raise ConfigError("SENTRY_DSN must be the address that Sentry shows for a project.") from None


def without_secrets(value: Any, discreet: Discreet) -> Any:
    """A copy of this value without secrets, at any depth."""
    if isinstance(value, str):
        return discreet.without_secrets(value)
    if isinstance(value, dict):
        return {name: without_secrets(each, discreet) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [without_secrets(each, discreet) for each in value]
    return value
