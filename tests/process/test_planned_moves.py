"""A plan that was made before a restart is played afterwards, or its owner reads why it was not."""

from __future__ import annotations

import pytest

from bot.playground import Person, Playground
from bot.playground.messages import Message
from tests.bot.support.taps import get_reply
from tests.process.bot_process import BotProcess
from tests.process.play import notified_people, start_game

PLANNED = "select count(*) from log where automatic = 1"


@pytest.mark.long
async def test_a_plan_is_played_or_explained_by_the_next_process(
    process: BotProcess, playground: Playground
) -> None:
    await process.start()
    people = await start_game(process, playground, 2, pace="24h")
    first, second = sorted(people, key=lambda each: each.id != notified_people(playground)[-1])
    for place in ("Field", "Tool maker"):
        panel = get_reply(await second.press(_board(second), "Plan"))
        if place != "Field":
            panel = get_reply(await second.press(panel, "Then …"))
        await second.press(get_reply(await second.press(panel, _begins(panel, place))), "Use this plan")
    await process.kill()
    await process.start_and_settle()
    before = len(notified_people(playground))
    process.clock.advance(hours=12)
    await process.settle()
    assert notified_people(playground)[before:] == [first.id], "reminded by itself"
    await first.press(_board(first), _begins(_board(first), "Tool maker"))
    await process.settle()
    assert process.read(int, PLANNED) == [1], "the plan was played"
    await process.kill()
    await process.start_and_settle()
    hunt = get_reply(await first.press(_board(first), "Hunt …"))
    await first.press(hunt, hunt.labels[0])
    await process.settle()
    assert notified_people(playground)[-1] == second.id
    mine = get_reply(await second.command(_board(second).channel_id, "mygames"))
    question = get_reply(await second.press(mine, "Act on the oldest"))
    assert "Tool maker – passed over: nobody can go there now" in question.content
    assert process.errors == []


def _board(person: Person) -> Message:
    """The newest message with a button *Plan* that this person sees."""
    seen = [each for channel in person.channels for each in person.see(channel) if "Plan" in each.labels]
    return max((each for each in seen if not each.ephemeral), key=lambda each: int(each.id))


def _begins(message: Message, label: str) -> str:
    (found,) = [each for each in message.labels if each.startswith(label)]
    return found
