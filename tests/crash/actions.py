"""What people do at a table from its opening to its end, as seen from a run in which nobody dies."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress

from bot.playground import ClientRefused
from bot.playground.messages import Message
from bot.tables.model.table import must_agree
from engine.core.log import last_choice
from engine.core.match import Setup
from engine.core.players import greedy
from tests.bot.support.table import hungry, offered
from tests.bot.support.taps import ask_if_needed, tap
from tests.crash.side import Side

Action = Callable[[Side], Awaitable[object]]
UNDO_RATE = 0.04
HOURS_PASS = "hours pass"
REST_RATE = 0.15
LONGEST_REST = 20
"""Hours between two moves: long enough for reminders and gathered messages, seldom for a vote."""


def opened(setup: Setup) -> Action:
    """The host opens the table."""

    async def action(side: Side) -> None:
        await side.people[0].command(
            "games",
            "game new",
            game=setup.game,
            seats=setup.seats,
            modules=",".join(setup.modules),
            edition=setup.edition,
            pace="24h",
            title="Winter",
        )

    return action


def pressed(person: int, label: str) -> Action:
    """Somebody presses a button of the newest message that has it."""

    async def action(side: Side) -> None:
        table = side.table
        screen = next(
            (post for post in reversed(table.posts) if label in post.labels),
            table.lobby if label in ("Join", "Start") else table.board,
        )
        await side.people[person].press(screen, label)

    return action


def taken_back(seat: int) -> Action:
    """A seat takes its last choice back; who sees nothing happen presses the same *Undo* again: it is for one."""
    panels: dict[int, Message] = {}

    async def action(side: Side) -> None:
        person = side.people[seat]
        if id(side) not in panels:
            panel = (await person.press(side.table.board, "More …")).reply
            if panel is None or not panel.buttons:  # nobody answers, or with words: one may try again
                return
            panels[id(side)] = panel
        # It may say already that the choice is taken back, or that the others are asked.
        with suppress(ClientRefused):
            await ask_if_needed(person, await person.press(panels[id(side)], "Undo"))

    return action


def moved(seat: int, line: str) -> Action:
    """A seat answers with the controls on the screen."""

    async def action(side: Side) -> None:
        table = side.table
        options = table.live.running.decision_of(seat).options
        await tap(table, seat, next(option for option in options if str(option) == line))

    return action


def by_message(person: int) -> Action:
    """Somebody wants to be notified by direct message."""

    async def action(side: Side) -> None:
        await side.people[person].command("games", "settings notifications", where="dm")

    return action


def later(now: int) -> Action:
    """It is this moment now, and what has become due by then happens by itself."""

    async def action(side: Side) -> None:
        side.clock.show(now)

    return action


def whole_game(setup: Setup, calm: Side, dice: random.Random) -> Iterator[tuple[str, Action]]:
    """One action after the other with its name; each is decided by what the undisturbed run shows at that moment."""
    yield "open", opened(setup)
    for person in range(1, setup.seats):
        yield f"join {person}", pressed(person, "Join")
    yield "start", pressed(0, "Start")
    yield "by message", by_message(1)
    while (live := calm.live).running.over is None:
        if dice.random() < REST_RATE:
            hours = dice.randint(1, LONGEST_REST)
            yield f"{hours} {HOURS_PASS}", later(calm.clock.now + hours * 3600)
        if dice.random() < UNDO_RATE:
            yield from _undo(calm, dice)
            continue
        decision = dice.choice(live.running.decisions)
        choose = dice.choice((greedy, greedy, hungry))
        line = str(choose(live.running, offered(live.running, decision)))
        yield f"{decision.seat} {line}", moved(decision.seat, line)


def _undo(calm: Side, dice: random.Random) -> Iterator[tuple[str, Action]]:
    live = calm.live
    seat = dice.choice([each for each, _ in enumerate(live.seats)])
    if last_choice(live.rows, seat) is None:
        return
    yield f"{seat} takes back", taken_back(seat)
    asked = [each for each in calm.requests if each.status == "open"]
    for request in asked:
        for other in sorted(must_agree(calm.live, request) - {seat}):
            yield f"{other} agrees", pressed(other, "Agree")
