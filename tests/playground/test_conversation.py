"""An unmodified discord.py client talks to people in the playground."""

from __future__ import annotations

import asyncio

import pytest

from bot.playground import ClientRefused, Playground
from tests.playground.example import Example

pytestmark = pytest.mark.usefixtures("bot")


async def test_autocomplete_knows_the_other_options(playground: Playground) -> None:
    anna = playground.person("Anna")
    choices = await anna.autocomplete("general", "place", "where", people="3", where="Q")
    assert choices == [{"name": "Quarry for 3", "value": "Quarry"}]
    outcome = await anna.command("general", "place", where=choices[0]["value"], people=3)
    assert outcome.text == "3 to Quarry"


async def test_a_dynamic_button_opens_a_form(playground: Playground) -> None:
    anna, ben = playground.person("Anna"), playground.person("Ben")
    panel = (await anna.command("general", "panel")).reply
    assert panel is not None
    await asyncio.gather(anna.press(panel, "Join"), ben.press(panel, "join:7"))
    assert anna.modal is not None
    assert anna.modal["title"] == "Your tribe"
    mine, his = await asyncio.gather(
        anna.submit({"Tribe": "Bears", "home": "River", "Extras": ["Dog", "Fire"]}),
        ben.submit({"tribe": "Wolves", "Home": ["Hunt"]}),
    )
    assert mine.text == "Bears [['River'], ['Dog', 'Fire']]"
    assert his.text == "Wolves [['Hunt'], []]"
    assert anna.modal is None
    with pytest.raises(ClientRefused, match="sees no such message"):
        ben.message(mine.messages[0])


async def test_a_client_sends_nothing_for_what_it_shows_as_chosen(playground: Playground) -> None:
    anna, ben = playground.person("Anna"), playground.person("Ben")
    panel = (await anna.command("general", "panel")).reply
    assert panel is not None
    for person, place in ((anna, "Forest"), (ben, "Forest"), (anna, "River")):
        assert (await person.choose(panel, "Where?", place)).text == place.lower()
        with pytest.raises(ClientRefused, match="already"):
            await person.choose(panel, "Where?", place)
    await ben.press(panel, "Count")  # edits the message
    assert (await anna.choose(panel, "Where?", "River")).text == "river"


async def test_a_thread_hangs_from_its_message(playground: Playground) -> None:
    anna, ben = playground.person("Anna"), playground.person("Ben")
    outcome = await anna.command("games", "thread", friend="Ben")
    assert outcome.reply is not None
    await playground.wait_until(lambda: "Table 1" in [c.name for c in ben.channels])
    thread = ben.channel("Table 1")
    await playground.wait_until(lambda: len(ben.see(thread)) == 2)
    assert thread.id == outcome.reply.id
    called, quiet = ben.see(thread)
    assert ben.pings == [called.id]
    assert anna.pings == []
    assert called.content.endswith("again")
    assert quiet.silent
    assert (await ben.command(thread, "ping")).text == "pong"
    playground.faults.archive(thread)
    with pytest.raises(ClientRefused, match="archived"):
        await ben.command(thread, "ping")
    await ben.say(thread, "awake")
    assert not thread.archived


async def test_a_direct_message_arrives_or_is_refused(playground: Playground) -> None:
    anna = playground.person("Anna")
    assert (await anna.command("general", "whisper")).text == "sent"
    message = anna.see(anna.open_dm())[0]
    assert message.content == "hello"
    assert message.attachments[0]["filename"] == "board.png"
    playground.faults.close_dms(anna.id)
    assert (await anna.command("general", "whisper")).text == "closed 50007"
    assert anna.see(anna.open_dm()) == [message]


async def test_an_ephemeral_answer_belongs_to_one_person(playground: Playground) -> None:
    anna, ben = playground.person("Anna"), playground.person("Ben")
    secret = (await anna.command("general", "secret")).reply
    assert secret is not None
    assert secret.ephemeral
    assert ben.see("general") == []
    with pytest.raises(ClientRefused):
        await ben.press(secret, "Join")
    assert (await anna.press(secret, "Join")).modal is not None


async def test_a_known_nonce_sends_nothing_twice(playground: Playground) -> None:
    outcome = await playground.person("Anna").command("general", "later")
    await playground.wait_until(lambda: len(outcome.messages) == 2)
    assert outcome.messages[1].text == "same"
    assert [m.content for m in playground.person("Ben").see("general")] == ["once"]


async def test_an_edit_keeps_the_files_it_names(playground: Playground) -> None:
    anna = playground.person("Anna")
    outcome = await anna.command("general", "count")
    await playground.wait_until(lambda: anna.see("general")[-1].content == "four")
    assert outcome.text == "one"
    names = [file["filename"] for file in anna.see("general")[-1].attachments]
    assert names == ["b.png", "c.png"]


async def test_what_a_client_would_not_send_is_refused(playground: Playground) -> None:
    anna = playground.person("Anna")
    panel = (await anna.command("general", "panel")).reply
    assert panel is not None
    before = len(playground.interactions)
    for attempt in (
        anna.command("general", "nothing"),
        anna.command("general", "game"),
        anna.command("general", "place", where="River"),
        anna.command("general", "place", where="River", people=11),
        anna.command("general", "place", where="River", people="many"),
        anna.command("general", "place", where="River", people=1, how="well"),
        anna.command("nowhere", "ping"),
        anna.autocomplete("general", "place", "people"),
        anna.press(panel, "Gone"),
        anna.press(panel, "Absent"),
        anna.choose(panel, "Where?"),
        anna.choose(panel, "Where?", "Forest", "River", "Hunt"),
        anna.choose(panel, "Where?", "Moon"),
        anna.submit({}),
    ):
        with pytest.raises(ClientRefused):
            await attempt
    assert len(playground.interactions) == before


async def test_a_form_is_checked_before_it_is_sent(playground: Playground) -> None:
    anna = playground.person("Anna")
    panel = (await anna.command("general", "panel")).reply
    assert panel is not None
    await anna.press(panel, "Join")
    for values in (
        {"tribe": "x" * 21, "home": "River"},
        {"tribe": "x"},
        {"tribe": "x", "home": "Moon"},
        {"no": 1},
    ):
        with pytest.raises(ClientRefused):
            await anna.submit(values)
    anna.close_modal()
    assert anna.modal is None


async def test_a_missed_deadline_is_a_problem(playground: Playground, bot: Example) -> None:
    playground.settings.deadline = 0.05
    outcome = await playground.person("Anna").command("general", "slow")
    assert outcome.error == "The application did not respond"
    assert playground.problems == ["no acknowledgement in 0.05 s: slow"]
    playground.problems.clear()


async def test_a_broken_body_is_refused_and_noted(playground: Playground) -> None:
    assert (await playground.person("Anna").command("general", "fail")).text == "400 50035"
    assert "content" in playground.problems[0]
    playground.problems.clear()
