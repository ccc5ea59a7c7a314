"""The process in which computer players think may die, hang, grow or not begin: they choose by rules then."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.playground import Playground
from bot.work.computing import ANALYSING, CHOOSING, Computing, choose, hint
from bot.work.worker import WorkerLost
from engine import __main__
from engine.computer import hints, levels
from engine.core.match import Match, Setup
from tests.bot.support.computers import play_alone, settle
from tests.bot.support.table import running_bot
from tests.bot.support.taps import get_reply, tap, tap_moves
from tests.engine.playing import SAMPLE, playout

COMMITMENT = "c" * 64


@pytest.fixture
async def computing() -> AsyncIterator[Computing]:
    computing = Computing(None)
    yield computing
    await computing.close()


def placing(setup: Setup) -> Match:
    """A later position in which somebody can choose among several places."""
    asked = (match for match, _ in playout(setup, 7) if match.decisions and match.round > 1)
    return next(match for match in asked if len(match.list_distinct(match.decisions[0])) > 4).copy()


async def answer(computing: Computing, match: Match, level: str) -> levels.Choice:
    return (await choose(computing, match, match.decisions[0].seat, level, COMMITMENT))[0]


def by_rules(match: Match) -> levels.Choice:
    return levels.choose(match, match.decisions[0], "normal", COMMITMENT)


@pytest.mark.long
async def test_another_process_chooses_the_same_from_a_snapshot(computing: Computing) -> None:
    """It has hashes of its own, so nothing follows from the order of sets."""
    for setup in (SAMPLE[1], SAMPLE[-1]):
        match = placing(setup)
        here = levels.choose(match, match.decisions[0], "strong", COMMITMENT)
        assert await answer(computing, match, "strong") == here
        assert here.origin.startswith(f"strong {here.simulations} 1.")
    asks = (match for match, _ in playout(SAMPLE[0], 7) if match.decisions)
    match = next(match for match in asks if match.decisions[0].prompt == "feed").copy()
    asked = match.decisions[0]
    assert (await hint(computing, match, asked.seat, COMMITMENT, 1))[0] == hints.hint(
        match, asked, COMMITMENT
    )
    assert computing.workers[ANALYSING].pid is None, "a process begins when it is needed"
    politeness = min(19, os.nice(0) + CHOOSING.politeness)
    assert await computing.run(partial(os.nice, 0)) == politeness, "the bot goes first where cores are short"


async def test_who_answers_at_once_needs_no_process(computing: Computing) -> None:
    match = placing(SAMPLE[0])
    assert await answer(computing, match, "normal") == by_rules(match)
    assert (await answer(computing, match, "easy")).level == "easy"
    assert computing.workers[CHOOSING].pid is None


async def test_a_process_that_hangs_or_grows_is_replaced_and_a_long_analysis_delays_nothing(
    computing: Computing,
) -> None:
    analysing = asyncio.create_task(computing.run(partial(time.sleep, 600), ANALYSING))
    worker = computing.workers[CHOOSING]
    hangs, grows = partial(time.sleep, 600), partial(bytes, CHOOSING.memory)
    for compute, longest, why in ((hangs, 0.2, "TimeoutError"), (grows, 60, "IncompleteRead")):
        before = await computing.run(os.getpid)
        worker.job = replace(CHOOSING, longest=longest)
        with pytest.raises(WorkerLost, match=why):
            await computing.run(compute)
        worker.job = CHOOSING
        assert await computing.run(os.getpid) == worker.pid != before
    assert not analysing.done()
    await computing.close()
    with pytest.raises(asyncio.CancelledError):
        await analysing


async def test_a_process_that_computes_ends_with_its_bot_however_that_died() -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.work.working", "computing", "0", "0"), stdin=asyncio.subprocess.PIPE
    )
    question, nothing = pickle.dumps((time.sleep, (600,))), pickle.dumps(None)
    await process.communicate(
        b"".join(len(each).to_bytes(8, "little") + each for each in (nothing, question))
    )
    assert process.returncode == 0


@pytest.mark.long
async def test_a_game_goes_on_without_the_process_and_anyone_can_check_its_choices(
    playground: Playground,
    database: Path,
    computing: Computing,
    caplog: pytest.LogCaptureFixture,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The process is killed while it thinks: one choice is made by rules, the next one not; the log says both."""
    async with running_bot(database, computing=computing) as bot:
        at = await play_alone(playground, bot, 1, "strong")
        thinking = await computing.run(os.getpid)
        os.kill(thinking, signal.SIGSTOP)
        await tap(at, *at.greedy_move())
        await playground.wait_until(lambda: len(computing.orders[CHOOSING].queue._inside) > 0)
        os.kill(thinking, signal.SIGKILL)
        await settle(bot)
        await tap_moves(at)
    assert caplog.text.count("(strong) chooses by rules alone") == 1
    async with at.restarted(database) as at:
        made = [row.computer for row in at.live.rows if row.computer]
        levels_made = [each.split(" ")[0] for each in made]
        assert (levels_made.count("normal"), levels_made[-1]) == (1, "strong"), made
        asked = get_reply(await at.people[0].command(at.place, "game end"))
        await at.people[0].press(asked, "End the game")
        verdict = await at.people[0].command(at.place, "verify")
    assert verdict.reply is not None
    file = database.with_name("table-1.txt")
    file.write_bytes(at.content(verdict.reply.attachments[0]))
    assert __main__.main(["verify", str(file)]) == 0
    assert f"{len(made)} of {len(made)} choices of computer players are the same" in capsys.readouterr().out


async def test_a_player_whose_process_does_not_begin_chooses_by_rules(
    computing: Computing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    match = placing(SAMPLE[0])
    assert await answer(computing, match, "strong") == by_rules(match)
