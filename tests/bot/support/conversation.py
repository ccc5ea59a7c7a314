"""Checks of a thread as people see it: which message has controls, whom it asks, and the stories of its rounds."""

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
"""The most public messages for each finished round, on average."""
WITHOUT_ROUND = 2
"""The number of messages that belong to no round: the first and the last of a game."""


def acting(table: PlayedTable) -> list[Message]:
    """The messages of a table that have controls to move."""
    own = table.texts.say("button-move")
    return [post for post in table.posts if controls(post) or own in post.labels]


def asked_seats(table: PlayedTable) -> set[int]:
    """The seats that the question of the current message names or mentions; the next line is about deciding ahead."""
    question = table.board.question.partition("\n")[0]
    return {
        seat
        for seat, person in enumerate(table.people)
        if f"<@{person.id}>" in question or table.live.names[seat] in question
    }


def assert_one_asks(table: PlayedTable) -> None:
    """Assert that only the current message has controls to move, and that its question names the asked players."""
    assert acting(table) == [table.board]
    assert asked_seats(table) == {*table.live.running.waiting}


async def play_and_check(table: PlayedTable, seed: int, until: int | None = None) -> None:
    """Play to the end or until a round, and check the thread after every move."""
    dice = random.Random(seed)
    while (match := table.live.running).over is None and (until is None or match.round < until):
        decision = dice.choice(match.decisions)
        options = decision.options
        option = choose_well(match, decision, dice) if dice.random() < 0.5 else dice.choice(options)
        await table.bot.tables.moves.play(table.live, decision.seat, str(option))
        await table.bot.outbox.idle()
        if table.live.running.over is None:
            assert_one_asks(table)


def seats_by_round(table: PlayedTable) -> dict[int, set[int]]:
    """The seats that have moved in each round."""
    live = table.live
    match = Match.start(live.game, live.setup)
    found = defaultdict[int, set[int]](set)
    for number in effective_rows(live.rows):
        row = live.rows[number - 1]
        if row.seat is not None:
            found[match.round].add(row.seat)
        match.follow(row)
    return found


def find_stories(table: PlayedTable) -> dict[int, Message]:
    """The messages of finished rounds by number, after checking that they are silent, without controls and in order."""
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
    """Assert that every finished round has a story that names all who moved in it, and few other messages."""
    found, running, seats = find_stories(table), table.live.running, seats_by_round(table)
    rounds = {number for number in seats if running.over is not None or number < running.round}
    assert {*found} == rounds
    for number in rounds:
        for seat in seats[number]:
            assert table.live.names[seat] in found[number].text, (number, found[number].text)
    assert (len(table.posts) - WITHOUT_ROUND) / len(rounds) <= MOST_LEFT
