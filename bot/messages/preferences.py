"""The preferences of a person, in words."""

from __future__ import annotations

from bot.language.names import quote
from bot.language.texts import Texts
from bot.storage.people import PersonRecord


def summary(texts: Texts, person: PersonRecord) -> str:
    """The preferences of a person, one line each."""
    lines = [
        texts.say("settings-heading"),
        texts.say("settings-notifications", where=texts.say(f"notifications-{person.calls}")),
        _quiet_line(texts, person),
        texts.say("settings-next-up", wanted=person.next_up),
        texts.say("settings-substitute", allowed=person.substitute),
    ]
    if person.away_to > person.away_from:
        lines.append(away_line(texts, person))
    return "\n".join(lines)


def away_line(texts: Texts, person: PersonRecord) -> str:
    """From when until when this person is away."""
    return texts.say("settings-away", since=f"<t:{person.away_from}:D>", until=f"<t:{person.away_to}:D>")


def _quiet_line(texts: Texts, person: PersonRecord) -> str:
    if person.quiet_from == person.quiet_to:
        return texts.say("settings-never-quiet")
    return texts.say(
        "settings-quiet",
        begins=time_of_day(person.quiet_from),
        ends=time_of_day(person.quiet_to),
        zone=quote(person.zone),
    )


def time_of_day(minute: int) -> str:
    return f"{minute // 60}:{minute % 60:02}"


def tell_snooze(texts: Texts, person: PersonRecord, now: int) -> str:
    """Until when notifications are off."""
    if person.snoozed <= now:
        return texts.say("snooze-ended")
    return texts.say("snoozed", until=f"<t:{person.snoozed}:t>", relative=f"<t:{person.snoozed}:R>")
