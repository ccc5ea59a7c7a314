"""Turns between people: who asks for a lot waits behind their own, and nobody else does."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from functools import partial

import pytest

from bot.work.fair_queue import FairQueue, SharedWork, Turn


async def stand(queue: FairQueue, who: Hashable, seen: list[Hashable]) -> asyncio.Task[None]:
    """Stand in line, and note when it is one's turn."""

    async def wait(turn: Turn) -> None:
        async with turn:
            seen.append(who)
            await asyncio.sleep(0)

    return asyncio.create_task(wait(queue.turn(who)))


async def test_who_asks_for_one_thing_waits_for_one_thing_of_each_other_person() -> None:
    queue, seen = FairQueue(at_once=1), list[Hashable]()
    first = queue.turn("Anna")
    waiting = [await stand(queue, "Anna", seen) for _ in range(5)]
    waiting += [await stand(queue, "Ben", seen), await stand(queue, "Carla", seen)]
    waiting += [await stand(queue, "Ben", seen)]
    await asyncio.sleep(0)
    assert seen == []
    first.leave()
    await asyncio.gather(*waiting)
    assert seen == ["Ben", "Carla", "Anna", "Ben", "Anna", "Anna", "Anna", "Anna"]
    assert not queue._inside
    assert not len(queue)


async def test_things_of_one_person_keep_their_order_and_nobody_waits_for_another_person() -> None:
    queue = FairQueue(each=1)
    anna, second, ben = queue.turn("Anna"), queue.turn("Anna"), queue.turn("Ben")
    assert not anna.waits
    assert second.waits
    assert not ben.waits
    anna.leave()
    assert not second.waits


async def test_who_shares_what_another_has_ordered_need_not_wait_in_their_line() -> None:
    queue, seen = FairQueue(at_once=1), list[Hashable]()
    first = queue.turn("Anna")
    waiting = [await stand(queue, "Anna", seen) for _ in range(3)]
    shared = queue.turn("Anna")
    shared.wait_for("Ben")
    first.leave()
    assert not shared.waits, "it is Ben's turn"
    shared.leave()
    await asyncio.gather(*waiting)
    assert not queue._inside
    assert not len(queue)


async def test_who_gives_up_lets_the_next_one_in() -> None:
    queue, seen = FairQueue(at_once=1), list[Hashable]()
    first = queue.turn("Anna")
    given_up, kept = await stand(queue, "Ben", seen), await stand(queue, "Ben", seen)
    await asyncio.sleep(0)
    given_up.cancel()
    first.leave()
    await kept
    assert given_up.cancelled()
    assert seen == ["Ben"]
    assert not queue._inside
    assert not len(queue)


async def test_who_gives_up_at_the_moment_of_being_let_in_keeps_nobody_out() -> None:
    queue, seen = FairQueue(at_once=1), list[Hashable]()
    first = queue.turn("Anna")
    given_up = await stand(queue, "Ben", seen)
    await asyncio.sleep(0)
    first.leave()
    given_up.cancel()
    with pytest.raises(asyncio.CancelledError):
        await given_up
    await (await stand(queue, "Carla", seen))
    assert seen == ["Carla"]


async def test_what_is_outdated_is_withdrawn() -> None:
    queue, seen = FairQueue(each=1), list[Hashable]()
    first = queue.turn("Anna")
    old = await stand(queue, "Anna", seen)
    await asyncio.sleep(0)
    queue.withdraw("Anna")
    new = await stand(queue, "Anna", seen)
    first.leave()
    await new
    assert old.cancelled()
    assert seen == ["Anna"]
    assert not queue._inside
    assert not len(queue)


async def test_what_everybody_has_given_up_is_left_out_and_what_has_begun_is_done() -> None:
    work, done, may_end = SharedWork[None](), list[str](), asyncio.Event()

    async def do(name: str) -> None:
        await may_end.wait()
        done.append(name)

    def ask(name: str) -> asyncio.Task[None]:
        return asyncio.create_task(work.do(name, partial(do, name), "Anna"))

    asked = [ask(name) for name in ("begun", "given up", "wanted", "given up", "wanted")]
    await asyncio.sleep(0.01)
    for number in (0, 1, 2, 3):
        asked[number].cancel()
    may_end.set()
    await asked[-1]
    assert done == ["begun", "wanted"]


@pytest.mark.parametrize("pause", range(8))
async def test_who_asks_for_what_is_just_being_left_out_gets_it(pause: int) -> None:
    work, may_end = SharedWork[bool](), asyncio.Event()
    begun = asyncio.create_task(work.do("begun", may_end.wait, "Anna"))
    given_up = asyncio.create_task(work.do("given up", may_end.wait, "Anna"))
    await asyncio.sleep(0.01)
    given_up.cancel()
    may_end.set()
    for _ in range(pause):
        await asyncio.sleep(0)
    assert await work.do("given up", may_end.wait, "Ben")
    assert await begun
