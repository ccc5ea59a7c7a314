"""Turns of Jäger und Späher planned by taps: played when they come, asked for when they do not fit any more."""

from __future__ import annotations

from bot.client import Bot
from bot.playground import Person, Playground
from bot.playground.messages import Message
from tests.bot.support.answers import asks, private
from tests.bot.support.table import PlayedTable
from tests.bot.support.taps import get_reply

USE = "Use this plan"


async def hunters(playground: Playground, bot: Bot) -> tuple[PlayedTable, int, str]:
    """A table at its first turn, the seat that waits, and the first place on the table."""
    at = await (await PlayedTable.open(playground, bot, 2, game="hunters_scouts")).start()
    await at.advance(asks("turn"))
    return at, 1 - at.decision.seat, at.live.running.view(None).locations[0].id


async def tap(person: Person, message: Message, *ends: str) -> Message:
    """Press the button, or choose the line of a list, that ends so; one after the other."""
    for end in ends:
        buttons = [each["custom_id"] for each in message.buttons if each["custom_id"].endswith(end)]
        if buttons:
            message = get_reply(await person.press(message, buttons[0]))
            continue
        lists = [each for each in message.selects if end in [line["value"] for line in each["options"]]]
        message = get_reply(await person.choose(message, lists[0]["custom_id"], end))
    return message


async def gatherer_planned(at: PlayedTable, seat: int, where: str) -> Person:
    """Two members to this place in four taps: plan, the character, where to and how many, use."""
    person = at.people[seat]
    asked = get_reply(await person.press(at.board, "Plan"))
    preview = await tap(person, asked, ".then.play gatherer", f"{where} 2")
    assert "Gatherer · 2 to A " in preview.content
    assert "possible now" in preview.content
    await person.press(preview, USE)
    return person


async def test_a_character_is_planned_with_its_members_and_played(playground: Playground, bot: Bot) -> None:
    at, seat, where = await hunters(playground, bot)
    await gatherer_planned(at, seat, where)
    rows = len(at.live.rows)
    await at.bot.tables.moves.play(at.live, 1 - seat, "play offspring")
    await at.advance(asks("turn"))
    own = [row for row in (await at.stored())[rows:] if row.seat == seat]
    assert [row.action for row in own][:2] == ["play gatherer", f"send {where}+{where}"]
    assert {row.automatic for row in own[:2]} == {1}


async def test_small_questions_are_answered_next_to_a_plan(playground: Playground, bot: Bot) -> None:
    """There is no room for one more list below the plan, so a button leads to it."""
    at, seat, where = await hunters(playground, bot)
    person, questions = await gatherer_planned(at, seat, where), "What I may answer for you …"
    panel = get_reply(await person.press(at.board, "Plan"))
    assert not [each for each in panel.selects if ":plan:" in each["custom_id"]]
    listed = get_reply(await person.press(panel, questions))
    asked = get_reply(await person.choose(listed, listed.selects[0]["custom_id"], "lay"))
    await person.choose(asked, asked.selects[0]["custom_id"], "left")
    listed = get_reply(await person.press(get_reply(await person.press(at.board, "Plan")), questions))
    assert "Where to lay a played character: left" in listed.content
    back = get_reply(await person.press(listed, "Back"))
    assert "Gatherer · 2 to A " in back.content


async def test_a_plan_that_does_not_fit_any_more_asks_and_says_why(playground: Playground, bot: Bot) -> None:
    """The other tribe has sent two members there before, so there is room for one."""
    at, seat, where = await hunters(playground, bot)
    person = await gatherer_planned(at, seat, where)
    await at.bot.tables.moves.play(at.live, 1 - seat, "play gatherer")
    await at.bot.tables.moves.play(at.live, 1 - seat, f"send {where}+{where}")
    await at.advance(asks("turn"))
    assert at.decision.seat == seat, "nothing was played for the owner"
    said = private(await person.command(at.place, "mine"))
    assert "passed over: what you said of it is not possible" in said
    assert "**It is your turn:** I ask you." in said
