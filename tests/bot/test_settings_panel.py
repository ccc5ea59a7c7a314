"""The panel of preferences, used by a person who taps: everything is set there, and read as people write it."""

from __future__ import annotations

from bot.client import Bot
from bot.playground import Person, Playground
from bot.playground.forms import Outcome
from bot.playground.messages import Message
from bot.storage.people import PersonRecord


def shown(outcome: Outcome) -> Message:
    assert outcome.error is None
    assert outcome.reply is not None
    assert outcome.reply.ephemeral
    return outcome.reply


async def opened(playground: Playground, locale: str = "en-US") -> tuple[Person, Message]:
    anna = playground.person("Anna")
    anna.user.locale = locale
    return anna, shown(await anna.command("games", "settings show"))


async def kept(bot: Bot, anna: Person) -> PersonRecord:
    return await bot.tables.people.person(int(anna.id))


async def test_menus_set_one_thing_each_and_show_the_panel_again(playground: Playground, bot: Bot) -> None:
    anna, panel = await opened(playground)
    for select, value in (
        ("own:0:setnotifications:", "dm"),
        ("own:0:setzone:", "Europe/London"),
        ("own:0:setquiet:", "23:00-7:00"),
        ("own:0:setaway:", "3"),
    ):
        after = shown(await anna.choose(panel, select, value))
        assert after.id == panel.id, "one panel stays where it is"
        panel = after
    person = await kept(bot, anna)
    assert (person.calls, person.zone, person.quiet_from, person.quiet_to) == (
        "dm",
        "Europe/London",
        1380,
        420,
    )
    assert person.away_to - person.away_from == 3 * 24 * 3600
    assert "where you are (Europe/London)" in panel.content
    assert "You are away from" in panel.content
    chosen = [each["value"] for part in panel.selects for each in part["options"] if each.get("default")]
    assert chosen == ["dm", "23:00-7:00", "Europe/London"]


async def test_buttons_turn_things_on_and_off(playground: Playground, bot: Bot) -> None:
    anna, panel = await opened(playground)
    panel = shown(await anna.press(panel, "Tell me when I am next"))
    panel = shown(await anna.press(panel, "Allow a substitute"))
    assert ((await kept(bot, anna)).next_up, (await kept(bot, anna)).substitute) == (1, 1)
    await anna.press(panel, "Not when I am next")
    assert (await kept(bot, anna)).next_up == 0


async def test_quiet_hours_take_the_zone_of_the_readers_language(playground: Playground, bot: Bot) -> None:
    anna, panel = await opened(playground, "de")
    panel = shown(await anna.choose(panel, "own:0:setquiet:", "22:00-7:00"))
    assert (await kept(bot, anna)).zone == "Europe/Berlin"
    panel = shown(await anna.choose(panel, "own:0:setquiet:", "never"))
    assert (await kept(bot, anna)).quiet_from == (await kept(bot, anna)).quiet_to


async def test_other_hours_and_places_are_written_as_people_do(playground: Playground, bot: Bot) -> None:
    anna, panel = await opened(playground)
    await anna.press(shown(await anna.choose(panel, "own:0:setzone:", "other")), "Another place …")
    panel = shown(await anna.submit({"place": "Berlin"}))
    await anna.press(shown(await anna.choose(panel, "own:0:setquiet:", "other")), "Other hours …")
    panel = shown(await anna.submit({"begins": "10pm", "ends": "6 Uhr"}))
    person = await kept(bot, anna)
    assert (person.zone, person.quiet_from, person.quiet_to) == ("Europe/Berlin", 1320, 360)
    assert "22:00-6:00" in [
        each["value"] for part in panel.selects for each in part["options"] if each.get("default")
    ]


async def test_what_cannot_be_read_changes_nothing(playground: Playground, bot: Bot) -> None:
    anna, panel = await opened(playground)
    before = await kept(bot, anna)
    offered = shown(await anna.choose(panel, "own:0:setzone:", "other"))
    await anna.press(offered, "Another place …")
    assert "Did you mean Berlin?" in (await anna.submit({"place": "Berln"})).text
    panel = shown(await anna.press(offered, "Back"))
    offered = shown(await anna.choose(panel, "own:0:setquiet:", "other"))
    for begins, ends, refused in (("late", "7", "no time of day"), ("7", "6", "hours at most")):
        await anna.press(offered, "Other hours …")
        anna.close_modal()  # and opened again
        await anna.press(offered, "Other hours …")
        assert refused in (await anna.submit({"begins": begins, "ends": ends})).text
    assert await kept(bot, anna) == before


async def test_a_test_message_arrives_or_it_is_said_why_not(playground: Playground, bot: Bot) -> None:
    anna, panel = await opened(playground)
    assert "I have sent you a direct message" in shown(await anna.press(panel, "Test notification")).content
    (said,) = playground.world.dm(anna.id).messages.values()
    assert said.content.startswith("This is a test")
    playground.faults.close_dms(anna.id)
    assert "Allow direct messages" in shown(await anna.press(panel, "Test notification")).content
