"""What a locked phone shows first of each message that notifies: who, what, at which table, until when."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

import pytest

from bot.client import Bot
from bot.language.texts import Texts
from bot.messages.notification import until_in_words
from bot.playground import Person, Playground
from bot.tables.actions import preferences
from tests.bot.support.clock import HOUR, Wall, asked_seat, hand_over, wall
from tests.bot.support.table import NOW, PlayedTable
from tests.bot.support.taps import ask_if_needed, press_more

__all__ = ["wall"]

HEARD: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "en": {
        "Anna": (
            "@Anna · Place your people (5 left) · Winter, round 1 · until Thursday 15:06 (UTC)",
            "@Anna · Reminder: Place your people (5 left) · Winter, round 1 · until Thursday 15:06 (UTC)",
            "@Anna · Reminder: Place your people (5 left) · Winter, round 1 · until 15:06 (UTC)",
            "@Anna · Your time is up: Place your people (5 left) · Winter, round 1",
            "@Anna and @Ben · Carla wants to end this game · Winter, round 1 · until Sunday 16:06 (UTC)",
            "@Anna · Your words for luck no longer count · Winter 2",
        ),
        "Ben": (
            "@Ben · Vote about the turn of Anna · Winter, round 1 · until Monday 15:06 (UTC)",
            "@Ben · Place your people (5 left) · Winter, round 1 · until Monday 15:06 (UTC)",
            "@Ben · Anna wants to take something back · Winter, round 1 · until Sunday 16:06 (UTC)",
            "@Anna and @Ben · Carla wants to end this game · Winter, round 1 · until Sunday 16:06 (UTC)",
            "@Ben and @Carla · Rematch with Anna · Winter 2 · until Friday 16:06 (UTC)",
        ),
        "Carla": (
            "@Ben and @Carla · Vote about the turn of Anna · Winter, round 1 · until Monday 15:06 (UTC)",
            "@Carla · You are probably next · Winter, round 1",
            "@Carla · Place your people (5 left) · Winter, round 1 · until Monday 16:06 (UTC)",
            "@Ben and @Carla · Rematch with Anna · Winter 2 · until Friday 16:06 (UTC)",
        ),
    },
    "de": {
        "Anna": (
            "@Anna · Setz Personen ein (noch 5) · Winter, Runde 1 · bis Donnerstag, 15:06 Uhr (UTC)",
            "@Anna · Erinnerung: Setz Personen ein (noch 5) · Winter, Runde 1 · bis Donnerstag, 15:06 Uhr (UTC)",
            "@Anna · Erinnerung: Setz Personen ein (noch 5) · Winter, Runde 1 · bis 15:06 Uhr (UTC)",
            "@Anna · Deine Zeit ist um: Setz Personen ein (noch 5) · Winter, Runde 1",
            "@Anna und @Ben · Carla möchte dieses Spiel beenden · Winter, Runde 1 · bis Sonntag, 16:06 Uhr (UTC)",
            "@Anna · Deine Worte fürs Glück zählen nicht mehr · Winter 2",
        ),
        "Ben": (
            "@Ben · Abstimmung über den Zug von Anna · Winter, Runde 1 · bis Montag, 15:06 Uhr (UTC)",
            "@Ben · Setz Personen ein (noch 5) · Winter, Runde 1 · bis Montag, 15:06 Uhr (UTC)",
            "@Ben · Anna möchte etwas zurücknehmen · Winter, Runde 1 · bis Sonntag, 16:06 Uhr (UTC)",
            "@Anna und @Ben · Carla möchte dieses Spiel beenden · Winter, Runde 1 · bis Sonntag, 16:06 Uhr (UTC)",
            "@Ben und @Carla · Revanche mit Anna · Winter 2 · bis Freitag, 16:06 Uhr (UTC)",
        ),
        "Carla": (
            "@Ben und @Carla · Abstimmung über den Zug von Anna · Winter, Runde 1 · bis Montag, 15:06 Uhr (UTC)",
            "@Carla · Wahrscheinlich bist du als Nächstes dran · Winter, Runde 1",
            "@Carla · Setz Personen ein (noch 5) · Winter, Runde 1 · bis Montag, 16:06 Uhr (UTC)",
            "@Ben und @Carla · Revanche mit Anna · Winter 2 · bis Freitag, 16:06 Uhr (UTC)",
        ),
    },
    "nl": {
        "Anna": (
            "@Anna · Zet stamleden neer (nog 5) · Winter, ronde 1 · tot donderdag 15:06 uur (UTC)",
            "@Anna · Herinnering: Zet stamleden neer (nog 5) · Winter, ronde 1"
            " · tot donderdag 15:06 uur (UTC)",
            "@Anna · Herinnering: Zet stamleden neer (nog 5) · Winter, ronde 1 · tot 15:06 uur (UTC)",
            "@Anna · Je tijd is om: Zet stamleden neer (nog 5) · Winter, ronde 1",
            "@Anna en @Ben · Carla wil dit spel beëindigen · Winter, ronde 1 · tot zondag 16:06 uur (UTC)",
            "@Anna · Je woorden voor geluk tellen niet meer · Winter 2",
        ),
        "Ben": (
            "@Ben · Stemming over de beurt van Anna · Winter, ronde 1 · tot maandag 15:06 uur (UTC)",
            "@Ben · Zet stamleden neer (nog 5) · Winter, ronde 1 · tot maandag 15:06 uur (UTC)",
            "@Ben · Anna wil iets terugnemen · Winter, ronde 1 · tot zondag 16:06 uur (UTC)",
            "@Anna en @Ben · Carla wil dit spel beëindigen · Winter, ronde 1 · tot zondag 16:06 uur (UTC)",
            "@Ben en @Carla · Revanche met Anna · Winter 2 · tot vrijdag 16:06 uur (UTC)",
        ),
        "Carla": (
            "@Ben en @Carla · Stemming over de beurt van Anna · Winter, ronde 1 · tot maandag 15:06 uur (UTC)",
            "@Carla · Waarschijnlijk ben jij zo aan de beurt · Winter, ronde 1",
            "@Carla · Zet stamleden neer (nog 5) · Winter, ronde 1 · tot maandag 16:06 uur (UTC)",
            "@Ben en @Carla · Revanche met Anna · Winter 2 · tot vrijdag 16:06 uur (UTC)",
        ),
    },
}
"""What the phones of three people show during one game, by language."""


def first_lines(person: Person) -> tuple[str, ...]:
    return tuple(push.words.partition("\n")[0] for push in person.lock_screen)


@pytest.mark.long
@pytest.mark.parametrize("language", [*HEARD])
async def test_phones_show_in_words_all_that_asks_something(
    playground: Playground, bot: Bot, wall: Wall, language: str
) -> None:
    """Anna wants direct messages after the first, so does Ben; Carla reads the thread, and a note when she is next."""
    texts = bot.languages.default = Texts(language)
    for user in playground.world.users.values():
        user.locale = language
    at = await (await PlayedTable.open(playground, bot, 3, texts=texts, pace="24h")).start()
    anna, ben, carla = at.people
    assert asked_seat(at) == 0
    for each in (anna, ben):
        await preferences.notify_at(bot.tables, int(each.id), "dm")
    await preferences.prefer(bot.tables, int(carla.id), next_up=1)
    await wall.turn(hours=12)
    await wall.turn(hours=77)
    await wall.turn(hours=7)
    await hand_over(at)
    await wall.turn(hours=1)
    await hand_over(at)
    await ask_if_needed(anna, await press_more(anna, at.board, texts.say("button-undo")))
    await bot.outbox.idle()
    await ben.press(at.posts[-1], texts.say("button-refuse"))
    await carla.command(at.place, "game end")
    await bot.outbox.idle()
    await bot.tables.consent.close_without_result(at.live)
    await anna.command(at.place, "game rematch")
    await bot.outbox.idle()
    again = (await bot.tables.registry.tables_of(int(anna.id)))[-1]
    await bot.tables.words.add(again, int(anna.id), "words that nobody can guess")
    await ben.press(str(again.record.lobby), texts.say("button-join"))
    await bot.outbox.idle()
    assert {person.name: first_lines(person) for person in at.people} == HEARD[language]


async def test_several_tables_are_named_after_the_most_urgent_one(
    playground: Playground, bot: Bot, wall: Wall
) -> None:
    first = await (await PlayedTable.open(playground, bot, 2, pace="8h")).start()
    second = await (await PlayedTable.open(playground, bot, 2, title="Summer", pace="24h")).start()
    ben = first.people[1]
    await preferences.notify_at(bot.tables, int(ben.id), "dm")
    await preferences.snooze(bot.tables, int(ben.id), 1)
    for each in (second, first):
        while asked_seat(each) == 0:
            await hand_over(each)
    await wall.turn(hours=2)
    line, *others = ben.lock_screen[-1].words.split("\n")
    assert line.startswith("@Ben · Place your people (5 left) · Winter, round 1 · until ")
    assert line.endswith(" · and one more table")
    assert [each[:5] for each in others] == ["**1**", "**Pla", "**2**", "**Pla"]


async def test_the_time_is_that_of_the_person_who_is_asked(
    playground: Playground, bot: Bot, wall: Wall
) -> None:
    """Where several are asked together it is that of all, or UTC."""
    at = await (await PlayedTable.open(playground, bot, 3, pace="24h")).start()
    for person, zone in zip(at.people, ("Europe/Berlin", "Asia/Tokyo", "Asia/Tokyo"), strict=True):
        await preferences.set_quiet_hours(bot.tables, int(person.id), zone, "0:00", "0:00")
    await wall.turn(hours=12)
    assert first_lines(at.people[0])[-1].endswith("until Thursday 17:06")
    await at.people[0].command(at.place, "game end")
    await bot.outbox.idle()
    assert first_lines(at.people[1])[-1].endswith("until Thursday 12:06")
    await at.people[1].press(at.posts[-1], "Refuse")
    await at.people[1].command(at.place, "game end")
    await bot.outbox.idle()
    assert first_lines(at.people[2])[-1].endswith("until Thursday 03:06 (UTC)")


async def test_pictures_that_are_late_leave_the_words_alone(playground: Playground, bot: Bot) -> None:
    bot.outbox.drawings.patience = 0.0
    at = await (await PlayedTable.open(playground, bot, 2)).start()
    await hand_over(at)
    assert [push.words for person in at.people for push in person.lock_screen] == [
        f"@{person.name} · Place your people (5 left) · Winter, round 1" for person in at.people
    ]


@pytest.mark.parametrize(
    ("language", "today", "later", "far"),
    [
        ("en", "until 23:06", "until {} 15:06", "until 2025-06-22, 15:06"),
        ("de", "bis 23:06 Uhr", "bis {}, 15:06 Uhr", "bis 2025-06-22, 15:06 Uhr"),
        ("nl", "tot 23:06 uur", "tot {} 15:06 uur", "tot 2025-06-22, 15:06 uur"),
    ],
)
def test_a_deadline_is_said_as_people_say_it(language: str, today: str, later: str, far: str) -> None:
    """With the name of its day within a week, else with its date."""
    texts, days = Texts(language), timedelta(days=1)
    begin = datetime.fromtimestamp(NOW, UTC)
    assert begin.strftime("%A") == "Sunday"
    assert until_in_words(texts, None, NOW, "Europe/London") == ""
    assert until_in_words(texts, NOW + 7 * HOUR, NOW, "Europe/London") == today
    names = DAYS[language]
    for number, name in enumerate(names, 1):
        moment = int((begin + number * days).timestamp()) - HOUR
        assert until_in_words(texts, moment, NOW, "Europe/London") == later.format(name)
    week = int((begin + 7 * days).timestamp()) - HOUR
    assert until_in_words(texts, week, NOW, "Europe/London") == far
    assert until_in_words(texts, week, NOW, "UTC") == far.replace("15:06", "14:06") + " (UTC)"


DAYS = {
    "en": ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"),
    "de": ("Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"),
    "nl": ("maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag"),
}
