"""The acts: what the page can do as a person, the fields of each, how a request is parsed, and the texts of the page
in the language of its reader.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from functools import cache

import engine
from bot.language.texts import Texts, ids, languages
from bot.playground import payloads
from bot.playground.errors import ClientRefused
from bot.playground.forms import Outcome
from bot.playground.gateway import Intent
from bot.playground.messages import Json
from bot.playground.people import Person
from bot.playground.posting import show_thread
from bot.playground.stage import Stage
from engine.core.values import frozen

LONGEST_PASSING = 7 * 24 * 3600
STEP = 900
"""Seconds that pass at once before the bot gets the chance to do what has become due."""
GLANCE = 0.005
PATIENCE = 2000
"""Most checks, over ten seconds, whether all sleepers sleep again; then time goes on nevertheless."""
PREFIX = "page-"
GAPS = (
    *("bot", "channel", "command", "count", "least", "list", "most"),
    *("name", "option", "people", "text", "thread", "type"),
)
"""Parameters that the page fills in: its texts contain `{name}` in the place of a name."""
DISCORD = {"en": "en-US"}
"""Languages for which Discord has another name than their folder."""
LOCALES = tuple((DISCORD.get(each, each), each) for each in languages())
"""The languages of Discord that the bot speaks, and their folders."""


class Unreadable(Exception):
    """The body is not a request of the page; the text says why."""


def read_options(body: bytes) -> Json:
    """Parse the JSON object of a request; raises `Unreadable`."""
    try:
        fields = json.loads(body)
        json.dumps(fields, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):
        raise Unreadable("The request is not JSON that Discord would take.") from None
    if not isinstance(fields, dict):
        raise Unreadable("The request must be a JSON object.")
    return fields


def find_act(fields: Json) -> Act:
    """The act that a request names, if it has all its fields; raises `Unreadable`."""
    name = fields.get("act")
    act = ACTS.get(name) if isinstance(name, str) else None
    if act is None:
        raise Unreadable(f"There is no action {str(name)[:40]}.")
    for field, fits in {"person": is_person, **act.needs}.items():
        if not fits(fields.get(field)):
            raise Unreadable(f"The action is incomplete: {field} is missing or of the wrong kind.")
    return act


def is_person(value: object) -> bool:
    """An id; None stands for the first person."""
    return value is None or isinstance(value, str)


def is_text(value: object) -> bool:
    return isinstance(value, str)


def is_time(value: object) -> bool:
    """Seconds, at most a week at once."""
    return isinstance(value, int) and 0 < value <= LONGEST_PASSING


def is_list(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_plain, value))


def is_typed(value: object) -> bool:
    """Options by name with what was typed; no options at all are fine."""
    return value is None or (isinstance(value, dict) and all(map(_is_plain, value.values())))


def is_filled(value: object) -> bool:
    """Fields by name with what was entered; no fields at all are fine."""
    if not isinstance(value, dict):
        return value is None
    return all(_is_plain(entered) or is_list(entered) for entered in value.values())


def _is_plain(value: object) -> bool:
    return value is None or isinstance(value, str | int | float)


async def _command(person: Person, stage: Stage, fields: Json) -> Json:
    return _describe_outcome(await person.command(fields["channel"], fields["name"], fields.get("options")))


async def _autocomplete(person: Person, stage: Stage, fields: Json) -> Json:
    choices = await person.autocomplete(
        fields["channel"], fields["name"], fields["focused"], fields.get("options")
    )
    return {"choices": choices}


async def _press(person: Person, stage: Stage, fields: Json) -> Json:
    return _describe_outcome(await person.press(fields["message"], fields["custom_id"]))


async def _select(person: Person, stage: Stage, fields: Json) -> Json:
    stage.world.chosen.pop(
        (person.id, fields["message"], fields["custom_id"]), None
    )  # the page knows it itself
    return _describe_outcome(await person.choose(fields["message"], fields["custom_id"], *fields["values"]))


async def _submit(person: Person, stage: Stage, fields: Json) -> Json:
    return _describe_outcome(await person.submit(fields.get("values")))


async def _close(person: Person, stage: Stage, fields: Json) -> Json:
    person.close_modal()
    return {}


async def _say(person: Person, stage: Stage, fields: Json) -> Json:
    return {"message": (await person.say(fields["channel"], fields["text"])).id}


async def _join(person: Person, stage: Stage, fields: Json) -> Json:
    name = fields["name"].strip()
    if not 1 <= len(name) <= 32 or any(user.name == name for user in stage.world.users.values()):
        raise ClientRefused("A name has 1 to 32 characters and is not taken.", "name")
    joined = stage.world.join(name)
    stage.world.notify_watchers()
    return {"person": joined.id}


async def _arrive(person: Person, stage: Stage, fields: Json) -> Json:
    """A browser opens the page and gets the id of that moment; the first one brings its language."""
    if not stage.world.settled:
        stage.world.settle_in(closest_language(fields["locale"]))
        stage.gateway.dispatch("GUILD_UPDATE", payloads.guild_update(stage.world.guild), Intent.GUILDS)
        stage.world.notify_watchers()
    return {"since": stage.world.ids.next()}


async def _speak(person: Person, stage: Stage, fields: Json) -> Json:
    person.user.locale, person.user.chose_locale = closest_language(fields["locale"]), True
    stage.world.notify_watchers()
    return {}


async def _pass(person: Person, stage: Stage, fields: Json) -> Json:
    await let_pass(stage, fields["seconds"])
    return {}


async def let_pass(stage: Stage, seconds: int) -> None:
    """Advance the clocks of the world and of the bot in steps, so that what is due in between happens at its time.
    Returns when all that was due has been done.
    """
    clock = stage.clock
    if clock is None:
        raise ClientRefused("The bot goes by a clock of its own.")
    async with stage.passing:
        left = seconds
        while left > 0:
            sleepers = clock.asleep
            stage.world.clock.advance(min(STEP, left))
            left -= STEP
            clock.wake()
            await _asleep_again(stage, sleepers)
            archive_quiet(stage)
    stage.world.notify_watchers()


def archive_quiet(stage: Stage) -> None:
    """Archive the threads in which nobody has written for long; the next message there unarchives them."""
    for thread in stage.world.quiet_threads():
        thread.archived = True
        show_thread(stage, thread)


async def _asleep_again(stage: Stage, sleepers: int) -> None:
    """Return when as many tasks sleep as before, so that each has done what was due."""
    assert stage.clock is not None
    for _ in range(PATIENCE):
        await asyncio.sleep(GLANCE)
        if stage.clock.asleep >= sleepers:
            return


async def _open_dm(person: Person, stage: Stage, fields: Json) -> Json:
    return {"channel": person.open_dm().id}


async def _read(person: Person, stage: Stage, fields: Json) -> Json:
    stage.world.read(person.id, fields["channel"])
    stage.world.notify_watchers()
    return {}


def _describe_outcome(outcome: Outcome) -> Json:
    if outcome.error:
        raise ClientRefused(f"{outcome.error}.", "silence")
    return {"messages": [message.id for message in outcome.messages], "modal": outcome.modal is not None}


@frozen
class Act:
    """One thing that a person can do, and the test of each field that it reads."""

    perform: Callable[[Person, Stage, Json], Awaitable[Json]]
    needs: Mapping[str, Callable[[object], bool]]


ACTS = {
    "command": Act(_command, {"channel": is_text, "name": is_text, "options": is_typed}),
    "autocomplete": Act(
        _autocomplete, {"channel": is_text, "name": is_text, "focused": is_text, "options": is_typed}
    ),
    "press": Act(_press, {"message": is_text, "custom_id": is_text}),
    "select": Act(_select, {"message": is_text, "custom_id": is_text, "values": is_list}),
    "submit": Act(_submit, {"values": is_filled}),
    "close": Act(_close, {}),
    "say": Act(_say, {"channel": is_text, "text": is_text}),
    "join": Act(_join, {"name": is_text}),
    "arrive": Act(_arrive, {"locale": is_text}),
    "speak": Act(_speak, {"locale": is_text}),
    "pass": Act(_pass, {"seconds": is_time}),
    "open_dm": Act(_open_dm, {}),
    "read": Act(_read, {"channel": is_text}),
}


@cache
def words(locale: str) -> Json:
    """Everything the page says by itself, and what languages and games are called; for `de-DE` as for `de`."""
    texts, gaps = Texts.for_locale(locale), {name: f"{{{name}}}" for name in GAPS}
    names = (each.removeprefix(PREFIX) for each in ids() if each.startswith(PREFIX))
    return {
        "locale": texts.locale,
        "texts": {name: texts.say(f"page-{name}", **gaps) for name in names},
        "games": [{"id": game, "name": texts.say(f"game-{game}")} for game in engine.GAMES],
        "languages": [{"locale": own, "name": Texts(folder).say("language-name")} for own, folder in LOCALES],
    }


def closest_language(locale: str) -> str:
    """The language of Discord that fits a browser's best."""
    found = Texts.for_locale(locale).locale
    return DISCORD.get(found, found)


def explain_refusal(reason: ClientRefused, locale: str) -> str:
    """Why a client does not let a person do something, in their language where the page can meet it."""
    return Texts.for_locale(locale).say(f"page-refused-{reason.text}") if reason.text else str(reason)
