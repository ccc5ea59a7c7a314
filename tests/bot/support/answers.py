"""Common checks of tests: private answers, current messages, and decisions of a certain kind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import deepcopy

from bot.playground import Person, Playground
from bot.playground.forms import Outcome
from bot.playground.interactions import Callback
from bot.playground.messages import Json
from bot.playground.world import Channel, Message
from tests.bot.support.table import PlayedTable, arguments, command_of
from tests.bot.support.taps import controls

PNG = b"\x89PNG\r\n\x1a\n"


def without_lengths(playground: Playground) -> None:
    """Let clients send texts of any length, as those do that still have the commands of an older version."""
    playground.world.commands = deepcopy(playground.world.commands)  # other playgrounds have the same ones
    parts: list[Json] = [*playground.world.commands]
    while parts:
        part = parts.pop()
        part.pop("max_length", None)
        parts += part.get("options") or ()


def asks(prompt: str, seats: int = 1) -> Callable[[PlayedTable], bool]:
    """A condition for `PlayedTable.advance`: so many seats are asked this, and no seat anything else."""
    return lambda at: [each.prompt for each in at.live.running.decisions] == [prompt] * seats


def private_message(outcome: Outcome) -> Message:
    """The only answer, which must be private."""
    (message,) = outcome.messages
    assert message.ephemeral
    return message


def private(outcome: Outcome) -> str:
    """The text of the only answer, which must be private."""
    return private_message(outcome).text


async def be_forgotten(person: Person) -> Outcome:
    """Ask to be be_forgotten, and confirm it."""
    asked = await person.command("general", "privacy forget")
    assert asked.reply is not None
    assert asked.reply.owner_id == person.id
    return await person.press(asked.reply, "Forget me")


async def forget_answer(table: PlayedTable, shown: Message) -> None:
    """Let the bot forget a private message to the host, as after a restart, so that it is never deleted."""
    known, host, channel = table.bot.services.private_answers, int(table.people[0].id), int(shown.channel_id)
    await table.playground.wait_until(lambda: any(each.is_question for each in known.of(host, channel)), 10)
    for each in known.of(host, channel):
        known.forget(each)


async def advance_to_buttons(table: PlayedTable) -> PlayedTable:
    """Play until one seat is asked a decision that is answered by pressing a single button."""
    return await table.advance(lambda at: asks("resolve")(at) and 2 <= len(at.decision.options) <= 5)


def is_thinking(playground: Playground) -> bool:
    latest = list(playground.interactions.values())[-1]
    return latest.callback is Callback.DEFERRED_MESSAGE


async def play_move(table: PlayedTable) -> None:
    """Play a move, and wait until its messages are sent."""
    await table.bot.tables.moves.play(table.live, *next_move(table))
    await asyncio.wait_for(table.bot.outbox.idle(), 20)


def next_move(table: PlayedTable) -> tuple[int, str]:
    seat, option = table.greedy_move()
    return seat, str(option)


async def play_by_command(table: PlayedTable) -> Outcome:
    """Play the next move by its slash command."""
    seat, option = table.greedy_move()
    return await table.people[seat].command(
        table.place, command_of(table.live, option.verb), arguments(option)
    )


def assert_board_is_whole(table: PlayedTable) -> None:
    """Assert that the current message has a picture with a description, and the controls of the open decision."""
    (file,) = table.board.attachments
    assert table.content(file).startswith(PNG)
    assert file["description"]
    for seat in table.live.running.waiting:
        assert table.live.names[seat] in file["description"]
    assert "follows in a moment" not in table.board.text
    if len(table.live.running.decisions) == 1:
        assert all(
            f".{table.live.moves[table.decision.seat]}." in c["custom_id"] for c in controls(table.board)
        )


def assert_refused(outcome: Outcome, *words: str) -> None:
    """Assert that the only answer is private and contains these words."""
    said = private(outcome)
    assert all(word in said for word in words), said


async def asked_people(table: PlayedTable) -> list[str]:
    """The names of the people who were notified by the latest message of the table."""
    await table.bot.outbox.idle()
    names = {person.id: person.name for person in table.people}
    return [names[who] for post, who in table.notifications if post == table.posts[-1].id]


async def offer_seat(person: Person, place: Channel | str) -> Outcome:
    """Leave a running game by command, and confirm that the seat is offered."""
    asked = (await person.command(place, "game leave")).reply
    assert asked is not None
    return await person.press(asked, "Offer my seat")
