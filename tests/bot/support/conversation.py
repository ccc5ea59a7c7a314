"""What a thread looks like to those who read it: who is asked where, and what has controls."""

from __future__ import annotations

from bot.playground.messages import Message
from tests.bot.support.table import PlayedTable
from tests.bot.support.taps import controls


def acting(table: PlayedTable) -> list[Message]:
    """The messages of a table with which one can move."""
    own = table.texts.say("button-move")
    return [post for post in table.posts if controls(post) or own in post.labels]


def asked(table: PlayedTable) -> set[int]:
    """The seats that the question of the current message names or mentions."""
    question = table.board.question
    return {
        seat
        for seat, person in enumerate(table.people)
        if f"<@{person.id}>" in question or table.live.names[seat] in question
    }


def assert_one_asks(table: PlayedTable) -> None:
    """Exactly one message can be used to move; directly above its controls stands the question and who is asked."""
    assert acting(table) == [table.board]
    assert asked(table) == {*table.live.running.waiting}
