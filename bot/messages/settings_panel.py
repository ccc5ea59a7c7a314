"""The panel of a person's preferences: what is set, in words, and a menu or a button for each of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import attrgetter

import discord

from bot.games import SPECS
from bot.language.fitting import cut
from bot.language.names import quote
from bot.language.texts import Texts
from bot.messages.custom_ids import OWN, Control
from bot.messages.layouts import MOST_CONTENT, Screen
from bot.messages.views import (
    MOST_OPTIONS,
    Select,
    field_of,
    form_of,
    list_of,
    option_of_list,
    plain_button,
    view_of,
)
from bot.storage.people import WHERE, AnswerEverywhere, PersonRecord
from bot.tables.model.pace import quiet_hours_of
from bot.tables.model.times import zone_for
from engine import GAMES

NEVER, OTHER = "never", "other"
MOST_WRITTEN = 60
"""Characters of a time or a place in one's own words."""
FORMS = {
    "writequiet": ("panel-other-hours", ("begins", "ends")),
    "writezone": ("panel-other-zone", ("place",)),
}
"""By the action of each form the text that leads to it, and its fields."""
USUAL_NIGHTS = ((22, 7), (23, 7), (23, 8), (0, 8))
"""Hours that most people sleep in."""
USUAL_ABSENCES = (0, 1, 2, 3, 5, 7, 10, 14, 21)
"""Days."""
USUAL_ZONES = ("Europe/Berlin", "Europe/London", "America/New_York", "America/Los_Angeles")

Entry = tuple[str, str, bool]
"""The value, the label, and whether it is what is set."""


def panel(texts: Texts, person: PersonRecord, now: int, locale: str) -> Screen:
    """Everything that a person can set, as it is now; `locale` is that of their Discord, `now` UNIX seconds."""
    calls = ((each, texts.say(f"panel-notifications-{each}"), each == person.calls) for each in WHERE)
    away = (
        (str(days), texts.say("panel-away", days=days), days == 0 and person.away_to <= now)
        for days in USUAL_ABSENCES
    )
    view = view_of(
        _menu(texts, "setnotifications", calls, 0),
        _menu(texts, "setquiet", _nights(texts, person), 1),
        _menu(texts, "setzone", _zones(texts, person, locale), 2),
        _menu(texts, "setaway", away, 3),
    )
    for action, wanted in (("setnextup", person.next_up), ("setsubstitute", person.substitute)):
        message = f"panel-{action}-{'off' if wanted else 'on'}"
        view.add_item(plain_button(texts, message, 0, action, 0 if wanted else 1, row=4, kind=OWN))
    if person.away_to > now:
        view.add_item(plain_button(texts, "panel-letcomputers", 0, "letcomputers", row=4, kind=OWN))
    view.add_item(plain_button(texts, "panel-test", 0, "testmessage", row=4, kind=OWN))
    view.add_item(plain_button(texts, "button-answers-everywhere", 0, "usual", row=4, kind=OWN))
    return Screen("\n".join(_lines(texts, person, now)), view)


def _lines(texts: Texts, person: PersonRecord, now: int) -> Iterator[str]:
    """What the menus do not say themselves."""
    yield texts.say("settings-heading")
    time = time_of_day(quiet_hours_of(person).minute_of_day(now))
    yield texts.say("panel-clock", time=time, zone=quote(person.zone))
    yield texts.say("settings-next-up", wanted=person.next_up)
    yield texts.say("settings-substitute", allowed=person.substitute)
    if person.away_to > now:
        since, until = f"<t:{person.away_from}:D>", f"<t:{person.away_to}:D>"
        yield texts.say("settings-away", since=since, until=until)


def everywhere_panel(texts: Texts, given: Sequence[AnswerEverywhere]) -> Screen:
    """What is answered for this person at all their tables that begin, each to be dropped from the list of its game."""
    back = plain_button(texts, "button-back", 0, "settings", kind=OWN)
    if not given:
        return Screen(texts.say("everywhere-none"), view_of(back))
    lines, lists = list[str](), list[Select]()
    for game, answers in groupby(given, attrgetter("game")):
        name, words, options = texts.say(f"game-{game}"), SPECS[game].phrases, list[discord.SelectOption]()
        lines.append(texts.say("everywhere-heading", game=name))
        asked = GAMES[game].kinds.names
        for each in sorted(answers, key=lambda each: (*asked, each.question).index(each.question)):
            named = f"answer-{each.question}"
            question, answer = words.field(texts, named), words.value(texts, named, each.answer, None, 0)
            lines.append(f"- {texts.say('answer-line', question=question, answer=answer)}")
            options.append(option_of_list(question, each.question, answer))
        lists.append(list_of(str(Control(OWN, 0, "dropusual", game)), name, options[:MOST_OPTIONS]))
    drop = f"\n{texts.say('everywhere-drop')}"
    return Screen(cut("\n".join(lines), MOST_CONTENT - len(drop)) + drop, view_of(*lists, back))


def offer_form(texts: Texts, action: str) -> Screen:
    """What leads to a form, and back: from a list nobody could open it again that they closed, as clients send nothing
    for what they show as chosen already (discord-api-docs#4801).
    """
    write = plain_button(
        texts, FORMS[action][0], 0, "openform", action, style=discord.ButtonStyle.primary, kind=OWN
    )
    back = plain_button(texts, "button-back", 0, "settings", kind=OWN)
    return Screen(f"**{texts.say(f'panel-{action}-title')}**", view_of(write, back))


def form(texts: Texts, action: str, opening: int) -> discord.ui.Modal:
    """What is not among the usual, in one's own words; `opening` makes the id unique, as Discord needs."""
    custom_id = str(Control(OWN, 0, action, str(opening)))
    fields = [
        field_of(texts.say(f"panel-{name}"), name, MOST_WRITTEN, texts.say(f"panel-{name}-example"))
        for name in FORMS[action][1]
    ]
    return form_of(texts.say(f"panel-{action}-title"), custom_id, *fields)


def _menu(texts: Texts, action: str, entries: Iterable[Entry], row: int) -> Select:
    options = (option_of_list(label, value, is_chosen=is_set) for value, label, is_set in entries)
    return list_of(str(Control(OWN, 0, action)), texts.say(f"panel-{action}"), options, row)


def _nights(texts: Texts, person: PersonRecord) -> list[Entry]:
    """No quiet hours, the usual ones, those that are set, and others."""
    own = (person.quiet_from, person.quiet_to)
    nights = dict.fromkeys((begins * 60, ends * 60) for begins, ends in USUAL_NIGHTS)
    if own[0] != own[1]:
        nights[own] = None
    never = (NEVER, texts.say("panel-never-quiet"), own[0] == own[1])
    other = (OTHER, texts.say("panel-other-hours"), False)
    return [never, *(_night(texts, each, own) for each in nights), other]


def _night(texts: Texts, night: tuple[int, int], own: tuple[int, int]) -> Entry:
    begins, ends = map(time_of_day, night)
    return f"{begins}-{ends}", texts.say("panel-quiet", begins=begins, ends=ends), night == own


def _zones(texts: Texts, person: PersonRecord, locale: str) -> list[Entry]:
    """The zone that is set, the one to propose, the usual ones, and others."""
    proposed, entries = zone_for(locale), list[Entry]()
    for name in dict.fromkeys((person.zone, proposed, *USUAL_ZONES, "UTC")):
        said = texts.say("panel-zone", zone=name.replace("_", " "), proposed=int(name == proposed))
        entries.append((name, said, name == person.zone))
    return [*entries, (OTHER, texts.say("panel-other-zone"), False)]


def time_of_day(minute: int) -> str:
    return f"{minute // 60}:{minute % 60:02}"


def tell_snooze(texts: Texts, person: PersonRecord, now: int) -> str:
    """Until when notifications are off."""
    if person.snoozed <= now:
        return texts.say("snooze-ended")
    return texts.say("snoozed", until=f"<t:{person.snoozed}:t>", relative=f"<t:{person.snoozed}:R>")
