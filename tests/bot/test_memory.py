"""What the bot keeps in memory has a bound, and what nobody needs any more is let go."""

from __future__ import annotations

import platform
import subprocess
import sys
from typing import Any

import pytest

from bot.cache import Cache
from bot.client import Bot
from bot.playground import Playground
from bot.storage.people import PersonRecord
from bot.storage.records import Change
from bot.tables.writing.people_cache import PeopleCache
from tests.bot.conftest import Seat
from tests.bot.support.table import PlayedTable


def test_what_was_not_used_for_the_longest_time_goes_first() -> None:
    cache: Cache[str, bytes] = Cache(10, len)
    for name in "abc":
        cache.put(name, name.encode() * 3)
    assert cache.get("a") == b"aaa"
    cache.put("d", b"dddd")
    assert [name for name in "abcd" if name in cache] == ["a", "c", "d"]
    cache.put("a", b"a")
    assert (cache.size, len(cache)) == (8, 3)


def test_what_is_larger_than_the_whole_is_not_kept() -> None:
    cache: Cache[str, bytes] = Cache(10, len)
    cache.put("small", b"s")
    cache.put("large", b"l" * 11)
    assert "large" not in cache
    assert cache.pop("small") == b"s"
    assert (cache.size, len(cache)) == (0, 0)


async def test_forms_for_luck_that_nobody_sends_are_not_kept(playground: Playground, bot: Bot) -> None:
    two = await PlayedTable.open(playground, bot, 2)
    (lobby,) = [post for post in two.people[0].see("games") if "Add luck" in post.labels]
    for _ in range(3):
        assert (await two.people[0].press(lobby, "Add luck")).modal is not None
    assert bot._connection._view_store._modals == {}


async def test_people_and_servers_that_are_not_there_are_not_remembered_for_ever(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is forgotten is read again, and no person loses their wishes by it."""
    two = await table(2)
    monkeypatch.setattr("bot.tables.writing.people_cache.MOST", 3)
    memory = PeopleCache(two.bot.store)
    people = [PersonRecord(100 + n, calls="dm", next_up=n % 2) for n in range(10)]
    await two.bot.store.write(Change((*people,)))
    for person in (*people, *people):
        assert await memory.person(person.member) == person
        assert await memory.person(100) == people[0]
    assert len(memory._people) == 3
    assert 100 in memory._people, "the one that was asked for all the time"
    game = two.live.record.id
    for is_ours in (False, True):
        assert await memory.clocks(game, is_ours=is_ours)
        assert (game in memory._clocks) is is_ours, "the owners of other tables do not say what they write"
    known = two.bot.languages._known
    known.most = 4
    for server in range(50):
        await two.bot.languages.of_table(server)
    assert len(known) <= 4


async def test_a_wish_that_is_written_while_it_is_read_counts(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = await table(2)
    memory = PeopleCache(two.bot.store)
    find = two.bot.store.find

    async def slowly(kind: Any, where: str, *values: Any) -> Any:
        found = await find(kind, where, *values)
        if kind is PersonRecord:
            await two.bot.store.write(Change((PersonRecord(7, calls="dm"),)))
        return found

    monkeypatch.setattr(two.bot.store, "find", slowly)
    assert (await memory.person(7)).calls == "thread", "as it was read"
    monkeypatch.setattr(two.bot.store, "find", find)
    assert (await memory.person(7)).calls == "dm"
    assert not memory._overtaken
    assert not memory._reading


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries are left alone")
def test_what_was_freed_in_the_middle_of_a_heap_goes_back_to_the_machine() -> None:
    ran = subprocess.run([sys.executable, "-c", BLOCKS], capture_output=True, text=True, check=True)
    held, returned = map(int, ran.stdout.split())
    assert held > 40_000_000
    assert returned < 10_000_000


BLOCKS = """
import resource
from bot.allocator import return_free_pages, share_heaps

def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize()

assert share_heaps()
before = resident()
pictures = [bytearray(100_000) for _ in range(500)]
last = pictures.pop()
del pictures
held = resident() - before
assert return_free_pages()
print(held, resident() - before)
"""
