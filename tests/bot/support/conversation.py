"""What a thread looks like to those who read it: who is asked where, and what has controls."""

from __future__ import annotations

import random
import re
from collections import defaultdict

from bot.playground.messages import Message
from engine.core.log import effective_rows
from engine.core.match import Match
from tests.bot.support.table import PlayedTable
from tests.bot.support.taps import controls
from tests.support.choosing import choose_well

MOST_LEFT = 2.5
"""Public messages that a finished round may leave."""
WITHOUT_ROUND = 2
"""The first message of a game and the last one."""


def acting(table: PlayedTable) -> list[Message]:
    """The messages of a table with which one can move."""
    own = table.texts.say("button-move")
    return [post for post in table.posts if controls(post) or own in post.labels]


def asked(table: PlayedTable) -> set[int]:
    """The seats that the question of the current message names or mentions; who may decide ahead stands below it."""
    question = table.board.question.partition("\n")[0]
    return {
        seat
        for seat, person in enumerate(table.people)
        if f"<@{person.id}>" in question or table.live.names[seat] in question
    }


def assert_one_asks(table: PlayedTable) -> None:
    """Exactly one message can be used to move; directly above its controls stands the question and who is asked."""
    assert acting(table) == [table.board]
    assert asked(table) == {*table.live.running.waiting}


async def played(table: PlayedTable, seed: int, until: int | None = None) -> None:
    """Play to the end or to a round, and look at the thread after every answer."""
    dice = random.Random(seed)
    while (match := table.live.running).over is None and (until is None or match.round < until):
        decision = dice.choice(match.decisions)
        options = decision.options
        option = choose_well(match, decision, dice) if dice.random() < 0.5 else dice.choice(options)
        await table.bot.tables.moves.play(table.live, decision.seat, str(option))
        await table.bot.outbox.idle()
        if table.live.running.over is None:
            assert_one_asks(table)


def acted(table: PlayedTable) -> dict[int, set[int]]:
    """Which seats answered in which round."""
    live = table.live
    match = Match.start(live.game, live.setup)
    found = defaultdict[int, set[int]](set)
    for number in effective_rows(live.rows):
        row = live.rows[number - 1]
        if row.seat is not None:
            found[match.round].add(row.seat)
        match.follow(row)
    return found


def stories(table: PlayedTable) -> dict[int, Message]:
    """The messages of finished rounds by number; each is silent and has no controls, in the order of the rounds."""
    found: dict[int, Message] = {}
    for post in table.posts:
        heading = post.text.partition("\n")[0]
        if post == table.board or not heading.startswith("**Round "):
            continue
        found[int(heading.strip("*").removeprefix("Round "))] = post
        assert post.silent
        assert not post.buttons
        description = re.sub(r"^\d/\d · ", "", post.attachments[0]["description"])
        says_so = table.live.setup.game != "nim"  # which does not know in which round it is
        ended = f"{heading.strip('*')} is over. ", "The game is over. "
        assert description.startswith(ended if says_so else ""), description
        assert description
    assert [*found] == sorted(found)
    return found


def assert_stories_are_whole(table: PlayedTable) -> None:
    """Every finished round has left its story, with everybody who acted in it, and little else."""
    found, running, seats = stories(table), table.live.running, acted(table)
    rounds = {number for number in seats if running.over is not None or number < running.round}
    assert {*found} == rounds
    for number in rounds:
        for seat in seats[number]:
            assert table.live.names[seat] in found[number].text, (number, found[number].text)
    assert (len(table.posts) - WITHOUT_ROUND) / len(rounds) <= MOST_LEFT
