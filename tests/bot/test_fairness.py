"""One person asks for as much as they can: whatever they wait for, the next person is answered before it is done."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.client import Bot
from bot.interactions import help_pages, reply, router
from bot.outbox.pictures import PictureQueue
from bot.playground import Playground
from bot.playground.interactions import Kind
from bot.tables.model.limits import MOST_AT_ONCE, MOST_UNREAD, MOST_WAITING_EACH
from bot.work.computing import CHOOSING, HINTING, Computing
from bot.work.drawing import Drawing, Paint
from bot.work.long_work import LongWork
from bot.work.worker import LONG_WORK, Function, Worker
from tests.bot.conftest import Seat
from tests.bot.support.answers import private
from tests.bot.support.table import PlayedTable
from tests.bot.test_limits import until

ANNA, BEN = 101, 102
MANY = 6


class HeldWorker(Worker):
    """Does one thing after the other once it may, and notes what."""

    def __init__(self) -> None:
        super().__init__(LONG_WORK)
        self.free = asyncio.Event()
        self.done: list[str] = []

    async def run(self, function: Function, *args: Any) -> bytes:
        await self.free.wait()
        self.done.append(args[0] if args else function())
        return b"\x80\x04N."  # None, pickled

    async def stop(self) -> None:
        """There is no process."""


def named(name: str) -> str:
    return name


async def test_long_work_of_another_is_done_before_the_second_of_mine() -> None:
    worker = HeldWorker()
    work = LongWork(worker)
    mine = [
        asyncio.create_task(work.do(ANNA, number, named, f"Anna {number}"))
        for number in range(MOST_WAITING_EACH)
    ]
    await asyncio.sleep(0)
    other = asyncio.create_task(work.do(BEN, "his", named, "Ben"))
    shared = asyncio.create_task(work.do(BEN, 2, named, "never"))
    await asyncio.sleep(0)
    worker.free.set()
    await asyncio.gather(*mine, other, shared)
    assert worker.done == ["Anna 0", "Ben", "Anna 1", "Anna 2"]


@pytest.mark.parametrize("job", [HINTING, CHOOSING])
async def test_a_hint_for_another_is_thought_of_before_the_second_of_mine(job: Any) -> None:
    computing, worker = Computing(None), HeldWorker()
    computing.workers[job] = worker
    mine = [asyncio.create_task(computing.run(partial(named, f"Anna {n}"), job, ANNA)) for n in range(MANY)]
    await asyncio.sleep(0)
    other = asyncio.create_task(computing.run(partial(named, "Ben"), job, BEN))
    await asyncio.sleep(0)
    worker.free.set()
    await asyncio.gather(*mine, other)
    assert worker.done[:3] == ["Anna 0", "Ben", "Anna 1"]


class HeldDrawing(Drawing):
    """Draws one picture after the other once it may, and notes which."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.drawn: list[bytes] = []

    async def draw(self, paint: Paint) -> bytes:
        await self.free.wait()
        self.drawn.append(paint())
        return self.drawn[-1]


async def test_a_picture_for_another_is_drawn_before_the_second_of_mine() -> None:
    drawing = HeldDrawing()
    pictures = PictureQueue(drawing, timed=list[float]().append)

    def ask(name: str, by: int) -> asyncio.Task[bytes]:
        return asyncio.create_task(pictures.share(partial(str.encode, name), by=by))

    asked = [ask(f"Anna {number}", ANNA) for number in range(MANY)]
    await asyncio.sleep(0)
    asked += [ask("Ben", BEN), ask("Anna 5", BEN)]
    await asyncio.sleep(0)
    drawing.free.set()
    await asyncio.gather(*asked)
    assert drawing.drawn[:4] == [b"Anna 0", b"Ben", b"Anna 1", b"Anna 5"], "the last one is Ben's wish, too"


# Interactions


async def test_another_is_answered_while_mine_are_in_line_and_mine_keep_their_order(table: Seat) -> None:
    """Nothing of the first one is done until the table is free; the second is not even begun."""
    two = await table(2)
    begun = watch_beginnings(two.bot)
    await two.live.lock.acquire()
    anna, ben = two.people
    names = ("undo", "settings show", "help", "game list")
    asked = [asyncio.create_task(anna.command(two.place, name)) for name in names]
    await until(lambda: two.bot.tables.limits._at_once[int(anna.id)] == len(names))
    assert "your settings" in private(await ben.command(two.place, "settings show")).lower()
    assert [each for each in begun if each[0] == int(anna.id)] == [(int(anna.id), "undo")]
    two.live.lock.release()
    await asyncio.gather(*asked)
    assert [name for who, name in begun if who == int(anna.id)] == list(names)
    assert not two.bot.services.interactions._inside


def watch_beginnings(bot: Bot) -> list[tuple[int, str]]:
    """Who began what, in this order."""
    begun, heard = list[tuple[int, str]](), bot.languages.note_language

    async def noted(interaction: Any) -> None:
        begun.append((interaction.user.id, interaction.command.qualified_name))
        await heard(interaction)

    bot.languages.note_language = noted
    return begun


async def test_what_takes_long_keeps_the_next_of_mine_waiting_for_a_moment_only(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All are acknowledged in time, and the settings do not wait for a table that hangs."""
    monkeypatch.setattr(reply, "PATIENCE", 0.05)
    two = await table(2)
    await two.live.lock.acquire()
    anna = two.people[0]
    asked = [asyncio.create_task(anna.command(two.place, name)) for name in ("undo", "settings show")]
    assert "your settings" in private(await asked[1]).lower()
    assert not asked[0].done()
    two.live.lock.release()
    assert "no move" in private(await asked[0])


async def test_what_discord_does_not_hear_of_is_said_once_and_keeps_the_next_waiting_no_longer(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a tap that hangs, nor those that wait behind it."""
    monkeypatch.setattr(reply, "PATIENCE", 0.05)
    two, tries = await table(2), Counter[int]()

    async def fail(answer: reply.Reply) -> None:
        tries[answer.interaction.id] += 1
        raise ConnectionResetError

    monkeypatch.setattr(reply.Reply, "think", fail)
    await two.live.lock.acquire()
    names = ("undo", "undo", "undo", "settings show")
    asked = [asyncio.create_task(two.people[0].command(two.place, name)) for name in names]
    assert "your settings" in private(await asked[-1]).lower()
    assert {*tries.values()} == {1}
    two.live.lock.release()
    assert ["no move" in private(each) for each in await asyncio.gather(*asked[:-1])] == [True] * 3


async def test_what_is_too_much_is_turned_away_one_by_one(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = await table(2)
    anna, ben = two.people
    at_once, say = list[int](), router._tell

    async def counted(answer: reply.Reply, sentence: str, *more: Any) -> None:
        at_once.append(at_once[-1] + 1 if at_once else 1)
        await say(answer, sentence, *more)
        at_once.append(at_once[-1] - 1)

    monkeypatch.setattr(router, "_tell", counted)
    await two.live.lock.acquire()
    asked = [asyncio.create_task(anna.command(two.place, "undo")) for _ in range(MOST_AT_ONCE + MANY)]
    await until(lambda: len(at_once) == 2 * MANY)
    assert "your settings" in private(await ben.command(two.place, "settings show")).lower()
    two.live.lock.release()
    said = [private(each) for each in await asyncio.gather(*asked)]
    assert sum("One thing at a time" in each for each in said) == MANY
    assert max(at_once) == 1


async def test_only_what_was_typed_last_is_looked_up_and_another_is_not_kept_waiting(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = await table(2)
    anna, ben = two.people
    free, looked_up = asyncio.Event(), list[str]()

    async def held(services: object, interaction: Any) -> None:
        looked_up.append(interaction.namespace.what)
        if interaction.user.id == int(anna.id):
            await free.wait()

    monkeypatch.setattr(help_pages, "table_here", held)
    typed = ["f", "fo", "foo", "food"]
    asked = list[asyncio.Task[Any]]()
    for text in typed:
        asked.append(asyncio.create_task(anna.autocomplete(two.place, "rules", "what", what=text)))
        await until(lambda: suggestions(two.playground) == len(asked))
    assert await ben.autocomplete(two.place, "rules", "what", what="hut")
    free.set()
    assert await asked[-1]
    assert looked_up == ["f", "hut", "food"]
    for each in asked:
        each.cancel()


def suggestions(playground: Playground) -> int:
    """How many were asked for."""
    return sum(each.kind is Kind.AUTOCOMPLETE for each in playground.interactions.values())


async def test_who_sends_very_many_at_once_is_looked_at_in_turn(table: Seat) -> None:
    """What Ben sends comes last, and is looked at first: it was the turn of Anna before."""
    two = await table(2)
    begun = list[str]()
    asked = two.bot.admission.who_answers
    names = {int(person.id): person.name for person in two.people}

    async def noted(interaction: int) -> Any:
        begun.append(names[int(two.playground.interactions[str(interaction)].user_id)])
        return await asked(interaction)

    two.bot.admission.who_answers = noted
    anna, ben = two.people
    held = two.bot.services.arrivals.turn(int(anna.id))
    sent = [asyncio.create_task(anna.command(two.place, "help")) for _ in range(MANY)]
    await asyncio.sleep(0.3)
    sent.append(asyncio.create_task(ben.command(two.place, "help")))
    await asyncio.sleep(0.3)
    assert begun == []
    held.leave()
    await asyncio.gather(*sent)
    assert begun == ["Ben", *["Anna"] * MANY]


async def patient(table: Seat) -> PlayedTable:
    """A table whose people wait for long, as what is not read is never answered."""
    two = await table(2)
    two.playground.settings = replace(two.playground.settings, deadline=60)
    return two


async def test_of_far_too_much_nothing_is_read_and_afterwards_the_same_person_is_answered(
    table: Seat,
) -> None:
    """Ben is answered meanwhile, and of all that Anna has sent at once only as much as can be answered in time."""
    two = await patient(table)
    begun = watch_beginnings(two.bot)
    anna, ben = two.people
    held = two.bot.services.arrivals.turn(int(ben.id))
    sent = [asyncio.create_task(anna.command(two.place, "help")) for _ in range(MOST_UNREAD + MANY)]
    await until(lambda: len(two.playground.interactions) >= len(sent))
    await asyncio.sleep(0.3)
    assert two.bot.services.arrivals.waiting(int(anna.id)) == MOST_UNREAD
    held.leave()
    assert "your settings" in private(await ben.command(two.place, "settings show")).lower()
    await until(lambda: sum(each.done() for each in sent) == MOST_UNREAD)
    assert "your settings" in private(await anna.command(two.place, "settings show")).lower()
    assert len([each for each in begun if each == (int(anna.id), "help")]) <= MOST_UNREAD
    assert sum(not each.done() for each in sent) == MANY
    for each in sent:
        each.cancel()


async def test_who_is_being_turned_away_from_as_much_is_not_read_either(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = await patient(table)
    anna, ben = two.people
    free, said = asyncio.Event(), list[str]()

    async def held(answer: reply.Reply, sentence: str, *_: Any) -> None:
        said.append(sentence)
        await free.wait()
        await answer.say(sentence)

    monkeypatch.setattr(router, "_tell", held)
    monkeypatch.setattr(router, "ANSWERABLE", 60)
    await two.live.lock.acquire()
    sent = list[asyncio.Task[Any]]()
    for _ in range(MOST_AT_ONCE + 1 + MOST_UNREAD + MANY):
        sent.append(asyncio.create_task(anna.command(two.place, "undo")))
        await asyncio.sleep(0.02)
    await until(lambda: two.bot.services.interactions.waiting(("turned away", int(anna.id))) == MOST_UNREAD)
    assert "your settings" in private(await ben.command(two.place, "settings show")).lower()
    free.set()
    two.live.lock.release()
    await until(lambda: sum(each.done() for each in sent) >= MOST_AT_ONCE + 1 + MOST_UNREAD)
    assert "your settings" in private(await anna.command(two.place, "settings show")).lower()
    assert sum("One thing at a time" in each for each in said) == 1 + MOST_UNREAD
    assert sum(not each.done() for each in sent) == MANY
    for each in sent:
        each.cancel()
