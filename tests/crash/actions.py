"""The actions of a whole game, from opening the table to the end; the reference run decides which comes next."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress

from bot.playground import ClientRefused
from bot.playground.messages import Message
from bot.tables.model.table import must_agree
from engine.core.log import find_last_choice
from engine.core.match import Setup
from engine.core.players import greedy
from tests.bot.support.table import hungry, offer
from tests.bot.support.taps import ask_if_needed, tap
from tests.crash.run import Run

Action = Callable[[Run], Awaitable[object]]
UNDO_RATE = 0.04
HOURS_PASS = "hours pass"
REST_RATE = 0.15
LONGEST_REST = 20
"""The most hours between two moves: enough for reminders and digests, seldom for a vote."""


def open_table(setup: Setup) -> Action:
    """The host opens the table."""

    async def action(run: Run) -> None:
        modules = ",".join(setup.modules)
        given = {"game": setup.game, "seats": setup.seats, "modules": modules, "edition": setup.edition}
        await run.people[0].command("games", "game new", given, pace="24h", title="Winter")

    return action


def press_button(person: int, label: str) -> Action:
    """A person presses a button of the newest message that has it."""

    async def action(run: Run) -> None:
        table = run.table
        screen = next(
            (post for post in reversed(table.posts) if label in post.labels),
            table.lobby if label in ("Join", "Start") else table.board,
        )
        await run.people[person].press(screen, label)

    return action


def take_back(seat: int) -> Action:
    """A seat takes its last move back; repeated, the action presses the same *Undo* again, which has an effect once."""
    panels: dict[int, Message] = {}

    async def action(run: Run) -> None:
        person = run.people[seat]
        if id(run) not in panels:
            panel = (await person.press(run.table.board, "More …")).reply
            if panel is None or not panel.buttons:  # no answer, or that one may try again
                return
            panels[id(run)] = panel
        # The panel may say already that the move is taken back, or that the others are asked.
        with suppress(ClientRefused):
            await ask_if_needed(person, await person.press(panels[id(run)], "Undo"))

    return action


def play_move(seat: int, line: str) -> Action:
    """A seat plays a move by the controls of the messages."""

    async def action(run: Run) -> None:
        table = run.table
        options = table.live.running.decision_of(seat).options
        await tap(table, seat, next(option for option in options if str(option) == line))

    return action


def pass_time(now: int) -> Action:
    """Time passes until this moment, in UNIX seconds; the bot does what becomes due."""

    async def action(run: Run) -> None:
        run.clock.show(now)

    return action


def whole_game(setup: Setup, reference: Run, dice: random.Random) -> Iterator[tuple[str, Action]]:
    """The actions of a game with their names; each follows from the state of the reference run at that moment."""
    yield "open", open_table(setup)
    for person in range(1, setup.seats):
        yield f"join {person}", press_button(person, "Join")
    yield "start", press_button(0, "Start")
    yield "by message", lambda run: run.people[1].command("games", "settings notifications", where="dm")
    while (live := reference.live).running.over is None:
        if dice.random() < REST_RATE:
            hours = dice.randint(1, LONGEST_REST)
            yield f"{hours} {HOURS_PASS}", pass_time(reference.clock.now + hours * 3600)
        if dice.random() < UNDO_RATE:
            yield from _undo(reference, dice)
            continue
        decision = dice.choice(live.running.decisions)
        choose = dice.choice((greedy, greedy, hungry))
        line = str(choose(live.running, offer(live.running, decision)))
        yield f"{decision.seat} {line}", play_move(decision.seat, line)


def _undo(reference: Run, dice: random.Random) -> Iterator[tuple[str, Action]]:
    live = reference.live
    seat = dice.choice([each for each, _ in enumerate(live.seats)])
    if find_last_choice(live.rows, seat) is None:
        return
    yield f"{seat} takes back", take_back(seat)
    asked = [each for each in reference.requests if each.status == "open"]
    for request in asked:
        for other in sorted(must_agree(reference.live, request) - {seat}):
            yield f"{other} agrees", press_button(other, "Agree")
